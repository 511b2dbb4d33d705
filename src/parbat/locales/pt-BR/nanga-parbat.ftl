### Nanga Parbat. Os números depois de “regras” são parágrafos de docs/rules/nanga-parbat.md.

-leopard = Leopardo da Neve
-tahr = Tahr
-deer = Cervo Almiscarado
-yak = Iaque
-bharal = Bharal
-panda = Panda Vermelho

## Animais

animal =
    { $animal ->
        [leopard] { -leopard }
        [tahr] { -tahr }
        [deer] { -deer }
        [yak] { -yak }
        [bharal] { -bharal }
       *[panda] { -panda }
    }
an-animal = um { animal }
piece-leopard = { -leopard }
piece-leopard-used = { -leopard } usado
piece-tahr = { -tahr }
piece-tahr-used = { -tahr } usado
piece-deer = { -deer }
piece-deer-used = { -deer } usado
piece-yak = { -yak }
piece-yak-used = { -yak } usado
piece-bharal = { -bharal }
piece-panda = { -panda }

## Palavras da mesa desenhada

word-chart = tabela de pontos
word-guide = guia
word-region = região
player-fresh = prontos
player-used = usados
count-score =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
count-hikers_left =
    { $count ->
        [0] { $count } alpinistas restantes
        [one] { $count } alpinista restante
       *[other] { $count } alpinistas restantes
    }
count-camps_left =
    { $count ->
        [0] { $count } acampamentos restantes
        [one] { $count } acampamento restante
       *[other] { $count } acampamentos restantes
    }
count-cubes_left =
    { $count ->
        [0] { $count } cubos restantes
        [one] { $count } cubo restante
       *[other] { $count } cubos restantes
    }
row-camps = acampamentos
row-different = animais diferentes
row-same = animais iguais

## Opções

option-area_variant = Se as regiões valem pontos no fim da partida (regras 7.3)
option-area_variant-false = Não: a partida termina pelos cubos ou pelos alpinistas
option-area_variant-true = Sim: a partida só termina pelos alpinistas, e depois 4, 5 ou 6 alpinistas e acampamentos numa região valem 1, 2 ou 3 pontos
option-topology = Quais caminhos pontilhados ligam as regiões (regras 1.6 e 1.7)
option-topology-full9 = Todos os nove caminhos
option-topology-slope6 = Seis caminhos, sem os três supostos
option-guide_start = Quem coloca o guia no início (regras 2.5 e 2.6)
option-guide_start-second_player = O segundo jogador escolhe uma região
option-guide_start-random = Uma região é sorteada

## Ações: como se digitam e o que fazem

action-setup = setup ABC... – o sorteio distribui os animais, uma letra por seção de 1-1 a 6-6
action-guide = guide R – coloca o guia na região R no início da partida
action-relocate = relocate R – leva o guia de uma região sem animais para a região R; depois, capture ali
action-trap = trap R-S – captura o animal de uma seção da região do guia; seu alpinista toma o lugar dele e o guia vai para a região S
action-leopard = leopard R-S R-S – com um { -leopard }, troca dois alpinistas adjacentes de jogadores diferentes
action-tahr = tahr R-S R-S – com um { -tahr }, troca um alpinista (primeiro) e um animal adjacente
action-deer = deer R-S R-S – com um { -deer }, troca dois animais de espécies diferentes em qualquer lugar da montanha
action-yak = yak R – com um { -yak }, leva o guia para a região R
action-camps = camps CASA R-S ... – transforma alpinistas seus conectados em acampamentos e marca pontos
action-different = different CASA ANIMAL ... – negocia animais todos diferentes e marca pontos
action-same = same CASA ANIMAL ... – negocia animais da mesma espécie e marca pontos
action-end = end – termina seu turno
help-forms = R é uma região de 1 a 6, R-S uma seção como 2-4, CASA uma de 6 5 4 3 3b. ANIMAL é leopard, tahr, deer, yak, bharal ou panda, com asterisco se já foi usado, como tahr*.

## O que fazer agora

prompt-setup = Os animais estão sendo distribuídos.
prompt-place-guide = Coloque o guia em qualquer região.
prompt-before-trap = Capture um animal na região { $guide }.
prompt-no-animals = A região { $guide } não tem animais: realoque o guia.
prompt-relocated = Capture um animal na região { $guide }, para onde você realocou o guia.
prompt-after-guide = Marque pontos, use um animal ou termine seu turno.
prompt-after-scoring = Use um animal ou termine seu turno.
prompt-over = A partida terminou.

## O que aconteceu

event-animals_placed = Os animais foram distribuídos pela montanha.
event-guide_placed =
    { $seat ->
        [none] O sorteio coloca o guia na região { $region }.
       *[other] { $player } coloca o guia na região { $region }.
    }
event-guide_relocated = { $player } realoca o guia para a região { $region }.
event-trapped = { $player } captura { an-animal } em { $section } e deixa ali um alpinista.
event-guide_moved =
    { $by_yak ->
        [true] { $player } usa um { -yak } e envia o guia para a região { $region }.
       *[false] { $player } envia o guia para a região { $region }.
    }
event-hikers_swapped = { $player } usa um { -leopard } e troca os alpinistas de { $first } e { $second }.
event-hiker_and_animal_swapped = { $player } usa um { -tahr } e troca o alpinista de { $hiker } e o animal de { $animal }.
event-animals_swapped = { $player } usa um { -deer } e troca os animais de { $first } e { $second }.
event-camps_built = { $player } constrói acampamentos em { $sections } e ocupa a casa { $spot } da linha “{ row-camps }”.
event-animals_traded =
    { $row ->
        [different] { $player } negocia { $animals } e ocupa a casa { $spot } da linha “{ row-different }”.
       *[same] { $player } negocia { $animals } e ocupa a casa { $spot } da linha “{ row-same }”.
    }
event-points_scored =
    { $player } marca { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } { $reason ->
        [panda] pelo { -panda }
        [camps] por acampamentos
        [different] por animais diferentes
        [same] por animais da mesma espécie
       *[area] pela região { $region }
    }{ $landing ->
        [0] { "" }
       *[other] { " " }({ $landing } por cair na casa do adversário)
    } e agora tem { $score }.
event-turn_ended = { $player } termina o turno.
event-resigned = { $player } desiste.
reason-cubes = todos os cubos estão na tabela de pontos
reason-hikers = todos os alpinistas foram colocados
reason-resigned = um jogador desistiu
reason-abandoned = os jogadores concordaram em parar
event-game_over =
    A partida terminou: { $reason ->
        [cubes] { reason-cubes }
        [hikers] { reason-hikers }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $winner } vence.
        [draw] Há empate.
       *[none] Ninguém vence.
    } Pontos: { $scores }.

## O tutorial: o que fazer, o que se diz quando está feito e depois de qualquer outra coisa

lesson-trap = Capture um animal
lesson-trap-task = O guia está na região 4. Toque num animal dali: seu alpinista fica no lugar dele.
lesson-trap-done = Ele é seu. O guia andou até a região com o número do lugar dele.
lesson-trap-again = O lugar 4 mantém o guia na região 4. Capture em outro lugar e veja o guia andar.
lesson-send = Mande o guia
lesson-send-task = Seu adversário captura aonde o guia vai. Mande-o para a região 3, onde resta um animal.
lesson-send-done = Boa escolha: seu adversário tem de pegar o { -leopard }, o último animal da região 3.
lesson-send-again = Ali seu adversário pode escolher. O número do lugar manda o guia: capture no lugar 3.
lesson-tahr = Use um animal
lesson-tahr-task = Um { -tahr } troca um alpinista com um animal ao lado. Toque no seu { -tahr }, depois em 2-1 e 2-2, para unir quatro alpinistas.
lesson-tahr-done = Quatro alpinistas seus estão unidos, também pelo caminho pontilhado. O { -tahr } agora está usado.
lesson-tahr-again = Seus alpinistas ainda não estão unidos. Troque seu alpinista em 2-1 com o { -deer } em 2-2.
lesson-camps = Construa acampamentos
lesson-camps-task = Alpinistas unidos podem virar acampamentos. Toque em 2-2, 2-4, 2-5 e 4-1 e depois na casa acesa da tabela.
lesson-camps-done = Quatro acampamentos por 5 pontos. A casa é sua, e acampamentos nunca se movem.
lesson-camps-again = Pode ser, mas quatro alpinistas valem mais. Construa os quatro acampamentos.
lesson-trade = Negocie animais
lesson-trade-task = Um { -bharal } vale por qualquer animal. Negocie três iguais: toque no 6 da linha “Iguais”.
lesson-trade-done = Três iguais por 6 pontos. Vence quem tem mais pontos: agora você já pode jogar.
lesson-trade-again = Pode ser, mas não são três iguais. Toque no 6 da linha “Iguais”.

## Textos que não são ações

error-nanga_parbat-text-unknown = Não existe a ação “{ $word }”. Use guide, relocate, trap, leopard, tahr, deer, yak, camps, different, same ou end (regras 9.1).
error-nanga_parbat-text-not_a_players = “{ $text }” cabe ao sorteio e não a um jogador. Escolha uma ação sua (regras 2.3).
error-nanga_parbat-text-region = “{ $word }” não é uma região. As regiões vão de 1 a 6 (regras 1.3).
error-nanga_parbat-text-section = “{ $word }” não é uma seção. Escreva região e seção de 1 a 6, como 2-4 (regras 1.3).
error-nanga_parbat-text-spot = “{ $word }” não é uma casa da tabela de pontos. Use 6, 5, 4, 3 ou 3b (regras 4.2).
error-nanga_parbat-text-animal = “{ $word }” não é um animal. Use leopard, tahr, deer, yak, bharal ou panda; os quatro primeiros com asterisco se já foram usados (regras 9.1).
error-nanga_parbat-text-twice = A seção { $word } aparece duas vezes. Indique cada seção uma só vez (regras 4.4).
error-nanga_parbat-text-setup_count = “{ $text }” não tem seis animais de cada espécie. Escreva cada letra de L T D Y B P seis vezes (regras 2.3).
error-nanga_parbat-text-form_setup = Escreva “setup” e 36 letras dentre L T D Y B P, uma por seção (regras 2.3).
error-nanga_parbat-text-form_guide = Escreva “guide” e uma região, como “guide 3” (regras 9.1).
error-nanga_parbat-text-form_relocate = Escreva “relocate” e uma região, como “relocate 3” (regras 9.1).
error-nanga_parbat-text-form_trap = Escreva “trap” e uma seção, como “trap 2-4” (regras 9.1).
error-nanga_parbat-text-form_leopard = Escreva “leopard” e as seções de dois alpinistas, como “leopard 2-4 2-5” (regras 9.1).
error-nanga_parbat-text-form_tahr = Escreva “tahr”, a seção do alpinista e depois a do animal, como “tahr 2-4 2-5” (regras 9.1).
error-nanga_parbat-text-form_deer = Escreva “deer” e as seções de dois animais, como “deer 2-4 6-1” (regras 9.1).
error-nanga_parbat-text-form_yak = Escreva “yak” e uma região, como “yak 3” (regras 9.1).
error-nanga_parbat-text-form_camps = Escreva “camps”, uma casa e as seções dos seus alpinistas, como “camps 3 1-1 1-2 1-3” (regras 9.1).
error-nanga_parbat-text-form_different = Escreva “different”, uma casa e os seus animais, como “different 3 leopard tahr* panda” (regras 9.1).
error-nanga_parbat-text-form_same = Escreva “same”, uma casa e os seus animais, como “same 3 yak yak* bharal” (regras 9.1).
error-nanga_parbat-text-form_end = Escreva “end” e nada depois (regras 9.1).

## Regras quebradas

error-nanga_parbat-setup-chance = Só o sorteio distribui os animais. Escolha uma ação sua (regras 2.3).
error-nanga_parbat-chance-due =
    { $due ->
        [setup] Agora o sorteio distribui os animais: ele é “setup” e 36 letras (regras 2.3).
       *[guide] Agora o sorteio coloca o guia: ele é “guide” e uma região (regras 2.6).
    }
error-nanga_parbat-guide-first = Primeiro coloque o guia, por exemplo com “guide 3” (regras 2.5).
error-nanga_parbat-guide-placed = O guia já foi colocado. Um { -yak } pode movê-lo (regras 2.5).
error-nanga_parbat-relocate-trapped = Você já capturou neste turno, e o guia não pode mais ser realocado. Continue sem isso (regras 3.2).
error-nanga_parbat-relocate-done = Você já realocou o guia. Capture um animal na região { $guide } (regras 3.2).
error-nanga_parbat-relocate-animals_here = A região { $guide } ainda tem animais, e o guia fica. Capture um deles (regras 3.2).
error-nanga_parbat-relocate-no_animal = O guia precisa de outra região com pelo menos um animal. Escolha uma assim (regras 3.2).
error-nanga_parbat-trap-once = Você já capturou neste turno. Marque pontos, use um animal ou termine seu turno (regras 3.3).
error-nanga_parbat-trap-not_guides_region = O guia está na região { $guide }. Capture um animal ali (regras 3.3).
error-nanga_parbat-trap-no_animal = Não há animal nessa seção. Escolha outra da região { $guide } (regras 3.3).
error-nanga_parbat-trap-relocate_first = A região { $guide } não tem animais. Primeiro realoque o guia (regras 3.2).
error-nanga_parbat-activate-after_relocating = Você realocou o guia. Capture na região { $guide } antes de usar um animal (regras 5.1).
error-nanga_parbat-activate-none_fresh = Você não tem nenhum { animal } pronto para usar. Escolha outra ação (regras 5.1).
error-nanga_parbat-leopard-two_hikers = Um { -leopard } troca dois alpinistas. Indique duas seções com um alpinista em cada (regras 5.2).
error-nanga_parbat-leopard-same_owner = Os dois alpinistas são do mesmo jogador. Indique um de cada jogador (regras 5.2).
error-nanga_parbat-leopard-not_adjacent = Esses dois alpinistas não são adjacentes. Indique dois que tenham em comum uma borda ou um caminho pontilhado (regras 5.2).
error-nanga_parbat-tahr-hiker_and_animal = Um { -tahr } troca um alpinista e um animal. Indique primeiro a seção do alpinista e depois a do animal (regras 5.3).
error-nanga_parbat-tahr-not_adjacent = Esse alpinista e esse animal não são adjacentes. Indique dois que tenham em comum uma borda ou um caminho pontilhado (regras 5.3).
error-nanga_parbat-deer-two_animals = Um { -deer } troca dois animais da montanha. Indique duas seções com um animal em cada (regras 5.4).
error-nanga_parbat-deer-same_species = Os dois animais são da mesma espécie. Indique dois diferentes (regras 5.4).
error-nanga_parbat-yak-same_region = O guia já está na região { $guide }. Escolha outra região (regras 5.5).
error-nanga_parbat-score-before_trap = Só se marcam pontos depois de capturar. Primeiro capture um animal (regras 3.6).
error-nanga_parbat-score-once = Você já marcou pontos neste turno. Use um animal ou termine seu turno (regras 3.6).
error-nanga_parbat-score-no_cube = Você não tem mais cubos e não pode mais marcar pontos. Use um animal ou termine seu turno (regras 4.1).
error-nanga_parbat-score-spot_taken = A casa { $spot } dessa linha está ocupada. Escolha uma livre (regras 4.1).
error-nanga_parbat-score-number = A casa { $spot } pede exatamente { $items }. Indique esse número, ou escolha outra casa (regras 4.3).
error-nanga_parbat-camps-own_hikers = Acampamentos se constroem com os próprios alpinistas. Indique só seções onde há um alpinista seu (regras 4.4).
error-nanga_parbat-camps-not_connected = Esses alpinistas não estão conectados. Indique um grupo em que de cada um se chegue aos outros (regras 4.4).
error-nanga_parbat-camps-too_few_left = A casa { $spot } pede { $items } acampamentos, e no seu estoque só há { $camps_left }. Escolha uma casa menor (regras 4.4).
error-nanga_parbat-trade-not_held = Você não tem todos esses animais. Indique só animais do seu tabuleiro, os usados com asterisco (regras 4.7).
error-nanga_parbat-different-twice = Uma espécie aparece duas vezes. Indique animais diferentes; só o { -bharal } pode se repetir (regras 4.5).
error-nanga_parbat-same-several = Esses animais são de várias espécies. Indique animais da mesma espécie e, se quiser, o coringa { -bharal } (regras 4.6).
error-nanga_parbat-end-before_trap = Você não pode terminar o turno antes de capturar. Primeiro capture um animal (regras 3.7).

## Arquivos de tabuleiro

error-nanga_parbat-board-form = O arquivo não descreve um tabuleiro: { $detail }. Corrija esse ponto (regras 1.8).
error-nanga_parbat-board-sections = Número de seções no arquivo do tabuleiro: { $count }. Ele precisa de cada uma das 36 uma só vez; faltam: { $missing }; desconhecidas: { $unknown } (regras 1.3).
error-nanga_parbat-board-unknown_section = “{ $section }” em { $where } do arquivo do tabuleiro não é uma seção. Escreva região e seção, como 2-4 (regras 1.3).
error-nanga_parbat-board-itself = Em { $where } do arquivo do tabuleiro a seção { $section } está ligada a si mesma. Indique duas seções (regras 1.4).
error-nanga_parbat-board-twice = O arquivo do tabuleiro liga { $pair } duas vezes. Indique cada par uma só vez, entre as bordas ou os caminhos pontilhados (regras 1.4).
error-nanga_parbat-board-default = O arquivo do tabuleiro precisa de um “default” que indique uma destas configurações: { $presets } (regras 1.7).
error-nanga_parbat-board-chart = A tabela de pontos do arquivo do tabuleiro não é a das regras. Corrija-a ou deixe-a de fora (regras 4.2).
error-nanga_parbat-board-unknown_link = A configuração “{ $preset }” indica “{ $link }”, que não é um caminho pontilhado do arquivo do tabuleiro. Corrija-o ou acrescente o caminho (regras 1.7).
error-nanga_parbat-board-not_connected = Com a configuração “{ $preset }” nada leva de 1-1 até { $sections }. Acrescente as bordas ou os caminhos que faltam (regras 1.4).

## Posições

error-nanga_parbat-position-fields = Uma posição tem sete campos separados por um só espaço, não { $count }: tabuleiro, guia, lado, fase, tabela de pontos e os dois jogadores (regras 9.8).
error-nanga_parbat-position-board = “{ $word }” não é um tabuleiro. Escreva seis regiões de seis sinais, separadas por barras: L T D Y B P para animais, o x para alpinistas, O X para acampamentos (regras 9.8).
error-nanga_parbat-position-guide = “{ $word }” não é um lugar para o guia. Escreva uma região de 1 a 6, ou - antes de ele ser colocado (regras 9.8).
error-nanga_parbat-position-side = “{ $word }” não é um lado. Escreva “o” para o primeiro jogador ou “x” para o segundo (regras 9.8).
error-nanga_parbat-position-phase = “{ $word }” não é uma fase. Use setup, place-guide, before-trap, relocated, after-guide, after-scoring ou over (regras 9.8).
error-nanga_parbat-position-chart = “{ $word }” não é uma tabela de pontos. Escreva três linhas de cinco sinais, separadas por barras: o x para cubos, um ponto para uma casa livre (regras 9.8).
error-nanga_parbat-position-player = “{ $word }” não é um tabuleiro de jogador. Escreva os pontos, dois-pontos e os animais, como 12:LT*D, ou - se não há nenhum (regras 9.8).
error-nanga_parbat-position-species = Há mais de seis animais com a letra { $letter }. Retire alguns (regras 1.1).
error-nanga_parbat-position-supply = Um jogador tem no tabuleiro mais peças do que existem. São no máximo 15 alpinistas e acampamentos juntos, e 12 acampamentos (regras 1.1).
error-nanga_parbat-position-cubes = Um jogador tem mais de cinco cubos na tabela de pontos. Retire alguns (regras 1.1).
error-nanga_parbat-position-equal_scores = Pontuações iguais só ocorrem em 0. Mude uma delas (regras 6.3).
error-nanga_parbat-position-empty_sections = Cada seção tem exatamente uma coisa depois que os animais são distribuídos. Corrija o tabuleiro (regras 1.3).
error-nanga_parbat-position-guide_phase = O guia está numa região exatamente a partir do momento em que é colocado. Corrija o guia ou a fase (regras 2.5).
error-nanga_parbat-position-relocated_empty = Depois de realocado, o guia precisa de um animal para capturar na região. Mude o guia ou a fase (regras 3.2).
error-nanga_parbat-position-over = Todos os cubos estão na tabela de pontos, então a partida terminou. Escreva a fase over (regras 7.1).
error-nanga_parbat-position-turns = Os números de alpinistas e acampamentos não combinam com o lado que joga e a fase. Corrija um deles (regras 3.9).
error-nanga_parbat-position-not_over = Nada terminou esta partida ainda: restam cubos e alpinistas. Corrija a fase (regras 7.1 e 7.2).

## O que parbat bench mede

speed-playouts = ações em partidas ao acaso
speed-perft = folhas contadas por perft até a profundidade 3
speed-copy = cópias de um estado
speed-legal_actions = listas de ações legais
speed-typed_api = ações listadas, escolhidas e aplicadas pela API tipada
