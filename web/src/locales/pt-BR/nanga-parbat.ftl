### A mesa de Nanga Parbat no navegador.

np-name = Nanga Parbat
np-bar = O que fazer
np-table = Mesa de Nanga Parbat
np-board = Montanha. As setas percorrem as casas, Enter age.
np-animal =
    { $animal ->
        [leopard] Leopardo da Neve
        [tahr] Tahr
        [deer] Cervo Almiscarado
        [yak] Iaque
        [bharal] Bharal
       *[panda] Panda Vermelho
    }
np-piece =
    { $used ->
        [yes] { np-animal } usado
       *[no] { np-animal }
    }
np-letter =
    { $animal ->
        [leopard] L
        [tahr] T
        [deer] C
        [yak] I
        [bharal] B
       *[panda] P
    }
np-does =
    { $animal ->
        [leopard] Troca dois alpinistas vizinhos de jogadores diferentes.
        [tahr] Troca um alpinista com um animal vizinho.
        [deer] Troca dois animais diferentes quaisquer da montanha.
        [yak] Manda o guia para qualquer outra região.
        [bharal] Curinga em qualquer troca por pontos.
       *[panda] Dá 1 ponto ao ser capturado, se você não lidera.
    }
np-key =
    { $animal ->
        [leopard] troca dois alpinistas vizinhos
        [tahr] troca um alpinista com um animal vizinho
        [deer] troca dois animais quaisquer
        [yak] manda o guia para onde quiser
        [bharal] curinga em qualquer troca
       *[panda] +1 se você não lidera
    }
np-key-title = O que os animais fazem

## Casas

np-region = Região { $region }
np-at =
    { $what ->
        [hiker] Alpinista ({ $player }) em { $id }
        [camp] Acampamento ({ $player }) em { $id }
        [none] Nada em { $id }
       *[other] { np-at-animal } em { $id }
    }
np-at-animal =
    { $what ->
        [leopard] Leopardo da Neve
        [tahr] Tahr
        [deer] Cervo Almiscarado
        [yak] Iaque
        [bharal] Bharal
       *[panda] Panda Vermelho
    }
np-stock = Alpinistas ({ $player })
np-guide = O guia, na região { $region }
np-place-legal = { $what }, pode ser escolhido
np-place-picked = { $what }, escolhido

## A tabela, a trilha, os painéis

np-chart = Tabela de pontos
np-given = Peças dadas
np-row =
    { $row ->
        [camps] Acampam.
        [different] Diferentes
       *[same] Iguais
    }
np-spot =
    { $row ->
        [camps] { $count } acampamentos por { $points } pontos
        [different] { $count } animais diferentes por { $points } pontos
       *[same] { $count } animais iguais por { $points } pontos
    }
np-spot-taken = { $what }, ocupada por { $player }
np-score = Pontos
np-path = Trilha de pontos. { $one }: { $first }. { $two }: { $second }.
np-turn = Turno { $turn } de { $all }
np-to-move = é a vez
np-waits = espera
np-hikers =
    { $count ->
        [0] alpinistas
        [one] alpinista
       *[other] alpinistas
    }
np-camps =
    { $count ->
        [one] acamp.
       *[other] acamp.
    }
np-cubes =
    { $count ->
        [0] cubos
        [one] cubo
       *[other] cubos
    }
np-animals = Animais de { $player }
np-own = { $animal }: { $fresh } prontos, { $used } usados
np-own-plain = { $animal }: { $fresh }
np-panel = { $player }, { $score } pontos
np-pill = { $player }, { $score } pontos. Mostrar o tabuleiro do jogador.
np-close = Fechar

## Cartões: o que um toque faria

np-card-stock = Arraste um até uma casa que brilha para capturar ali.
np-card-the-guide = Os animais são capturados na região do guia.
np-card-hiker = Seu alpinista ocupa esta casa.
np-card-guide =
    { $stays ->
        [yes] O guia fica na região { $region }.
       *[no] O guia anda para a região { $region }.
    } { $count ->
        [0] Lá não resta nenhum animal.
        [one] Lá há um animal.
       *[other] Lá há { $count } animais.
    }
np-card-swap = O que está em { $first } e { $second } troca de lugar.
np-card-score = { $count } peças dão { $points } pontos e ocupam esta casa.
np-card-camp = Acampamentos não podem ser movidos.
np-card-group = Parte de um grupo que pode virar acampamentos.
np-card-taken = Ocupada por { $player }.
np-card-spot =
    { $row ->
        [camps] { $count } alpinistas ligados viram acampamentos.
        [different] { $count } animais, todos diferentes.
       *[same] { $count } animais de uma espécie.
    }

## A barra de ações

np-help-place-guide = Toque numa região.
np-help-before-trap = O número da casa manda o guia adiante. Antes você pode usar um animal.
np-help-relocate = Não restam animais aqui. Toque na região de destino.
np-help-relocated = Você realocou o guia, então capture agora.
np-help-after-guide = Toque em seus alpinistas para acampar, ou numa casa da tabela para trocar.
np-help-after-scoring = Você já marcou pontos neste turno.
np-help-leopard = Toque num alpinista e depois no vizinho.
np-help-tahr = Toque num alpinista e no animal vizinho.
np-help-deer = Toque nos dois animais que trocam de lugar.
np-help-yak = Toque na região para onde o guia deve ir.
np-use = Use o { $animal ->
        [leopard] Leopardo da Neve
        [tahr] Tahr
        [deer] Cervo Almiscarado
       *[yak] Iaque
    }
np-second = Agora o vizinho de { $id }
np-second-far = Agora o animal que troca com { $id }
np-camps-chosen =
    { $count ->
        [0] Toque nos alpinistas que viram acampamentos
        [one] { $count } alpinista escolhido
       *[other] { $count } alpinistas escolhidos
    }
np-help-camps-more = Toque em alpinistas ligados até uma casa da tabela brilhar.
np-help-camps-ready = Toque numa casa da tabela que brilha, ou em mais alpinistas.
np-help-camps-spot = Esta casa pede { $count } alpinistas ligados.
np-cancel = Cancelar
np-undo = Desfazer
np-end = Terminar turno
np-end-later = Termine após a captura
np-score-later = Pontue após a captura
np-score-none = Ainda nada a pontuar
np-ask-trap = Capturar o { $animal ->
        [leopard] Leopardo da Neve
        [tahr] Tahr
        [deer] Cervo Almiscarado
        [yak] Iaque
        [bharal] Bharal
       *[panda] Panda Vermelho
    } em { $first }?
np-ask-guide = Colocar o guia na região { $region }?
np-ask-relocate = Realocar o guia para a região { $region }?
np-ask-yak = Mandar o guia para a região { $region }?
np-ask-leopard = Trocar os alpinistas em { $first } e { $second }?
np-ask-tahr = Trocar { $first } com { $second }?
np-ask-deer = Trocar os animais em { $first } e { $second }?
np-ask-camps = Construir acampamentos para esta casa?
np-ask-different = Trocar animais diferentes?
np-ask-same = Trocar animais iguais?
np-ask-end = Terminar seu turno?
np-do-trap = Capturar
np-do-guide = Colocar o guia
np-do-relocate = Realocar
np-do-yak = Mandar o guia
np-do-leopard = Trocar
np-do-tahr = Trocar
np-do-deer = Trocar
np-do-camps = Construir
np-do-different = Trocar
np-do-same = Trocar
np-do-end = Terminar turno
np-trade-points =
    { $change ->
        [yes] { $count } peças por { $points } pontos. Toque numa peça para dar outra em seu lugar.
       *[no] { $count } peças por { $points } pontos.
    }
np-trade-change = Mudar { $piece }
np-trade-fixed = { $piece }, não pode ser mudado
np-trade-to = Dar { $piece } em vez disso
np-trade-instead = Em seu lugar:

## Digitar, teclas, respostas

np-keys = Teclas
np-keys-arrows = percorrer as casas
np-keys-enter = agir na casa
np-keys-escape = cancelar
np-keys-animals = usar Leopardo, Tahr, Cervo, Iaque
np-keys-chart = ir à tabela: acampamentos, trocas
np-keys-end = terminar o turno
np-keys-undo = desfazer
np-keys-type = digitar uma ação
np-keys-help = mostrar estas teclas
np-drop-beside = Solte sobre algo que brilha.
np-would-be-legal = Isto é possível agora.
np-plain-animal =
    { $animal ->
        [bharal] Os Bharals esperam por uma troca.
       *[panda] Os Pandas Vermelhos esperam por uma troca.
    }
np-plus = +{ $points }
