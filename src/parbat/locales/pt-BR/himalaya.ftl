### Himalaya. Os números depois de “regras” são parágrafos de docs/rules/himalaya.md.

## Board files

error-himalaya-board-problems = O arquivo do tabuleiro tem { $count } problemas, e “parbat board check” lista todos. O primeiro: { $first }
error-himalaya-board-missing = Falta o campo “{ $field }” no arquivo do tabuleiro. Acrescente-o (regras 2.8).
error-himalaya-board-form = “{ $field }” no arquivo do tabuleiro não está certo: { $detail }. Corrija-o (regras 2.8).
error-himalaya-board-list = “{ $field }” no arquivo do tabuleiro tem de ser uma lista de no máximo { $most } linhas. Corrija-o (regras 2.8).
error-himalaya-board-row = A linha { $row } de “{ $field }” no arquivo do tabuleiro não está certa: { $detail }. Corrija-a (regras 2.8).
error-himalaya-board-other_game = O arquivo do tabuleiro é de “{ $game }”. Escreva “himalaya” em “game”, ou use-o para aquele jogo.
error-himalaya-board-standard_name = “{ $name }” é o nome do tabuleiro que vem com o Parbat, e este é diferente. Dê a ele um nome próprio (regras 2.8).
error-himalaya-board-numbering = “{ $what }” tem { $count } linhas, que precisam dos números de 1 a { $count }, cada um uma só vez. Faltam: { $missing }; altos demais ou repetidos: { $wrong } (regras 2.8).
error-himalaya-board-players = Em “tables” o número de jogadores { $players } aparece { $count } vezes. Cada número de 3 a 6 tem de aparecer uma só vez (regras 2.9).
error-himalaya-board-players_unknown = Em “tables” aparece o número de jogadores { $players }. Escreva só de 3 a 6 (regras 1.1).
error-himalaya-board-few_goods = Número de mercadorias com { $players } jogadores: { $count }; a preparação usa { $needed }. Acrescente mercadorias ou abasteça menos vilas (regras 3.2).
error-himalaya-board-few_orders = Número de encomendas com { $players } jogadores: { $count }; a preparação usa { $needed }. Acrescente encomendas ou abasteça menos vilas (regras 3.2).
error-himalaya-board-few_villages = Com { $players } jogadores são necessárias pelo menos { $needed } vilas, e há { $count }. Acrescente vilas ou abasteça menos delas (regras 3.2).
error-himalaya-board-copied_unknown = Com { $players } jogadores seria copiada a encomenda { $order }, que não está no arquivo do tabuleiro. Corrija “copied_orders” (regras 2.9).
error-himalaya-board-copied_twice = Com { $players } jogadores a encomenda { $order } seria copiada mais de uma vez. Indique-a uma só vez em “copied_orders” (regras 2.9).
error-himalaya-board-empty_order = A encomenda { $order } não pede mercadorias. Diga quais ela pede (regras 2.4).
error-himalaya-board-order_beyond = A encomenda { $order } pede { $wanted } “{ $good }”, e há { $count } no jogo. Corrija um dos dois (regras 2.4).
error-himalaya-board-level = A vila { $village } tem nível { $level }. Escreva 1 para uma casa, 2 para um templo, 3 para um mosteiro (regras 2.1).
error-himalaya-board-outside = A vila { $village } está fora do desenho, que tem { $width } de largura e { $height } de altura. Corrija o x e o y dela, ou “canvas”.
error-himalaya-board-track_village = A trilha { $track } leva à vila { $village }, que não está no arquivo do tabuleiro. Corrija a trilha ou acrescente a vila (regras 2.2).
error-himalaya-board-track_itself = Uma trilha leva da vila { $village } à mesma vila. Indique duas vilas (regras 2.2).
error-himalaya-board-track_order = Uma trilha tem { $high } em “low” e { $low } em “high”. Escreva a vila de número mais baixo em “low” (regras 2.2).
error-himalaya-board-track_twice = Número de trilhas { $track }: { $count }. Duas vilas são ligadas por no máximo uma (regras 2.2).
error-himalaya-board-kind_twice = Da vila { $village } saem várias trilhas “{ $kind }”, para { $ends }. Deixe uma de cada tipo (regras 2.2).
error-himalaya-board-apart = Nenhum caminho leva da vila { $village } até { $others }. Acrescente as trilhas que faltam (regras 2.2).
error-himalaya-board-same_place = As vilas { $one } e { $other } estão no mesmo ponto do desenho. Mude uma delas de lugar.
error-himalaya-board-on_track = A vila { $village } está sobre a trilha { $track }, que não leva a ela. Mude de lugar a vila ou uma ponta da trilha.
error-himalaya-board-crossing = As trilhas { $one } e { $other } se cruzam. Mude as vilas de lugar para que isso não aconteça, ou corrija as trilhas.
error-himalaya-board-short_border = A borda da região { $region } tem menos de três vilas. Escreva todas, na ordem em volta da região (regras 2.3).
error-himalaya-board-border_village = Na borda da região { $region } está a vila { $village }, que falta no arquivo do tabuleiro. Corrija a borda ou acrescente a vila (regras 2.3).
error-himalaya-board-border_step = Na borda da região { $region } a vila { $b } vem depois de { $a }, mas nenhuma trilha as liga. Escreva as vilas na ordem em volta da região, ou acrescente a trilha (regras 2.3).
error-himalaya-board-same_region = As regiões { $one } e { $other } são a mesma área. Deixe uma delas de fora (regras 2.3).
error-himalaya-board-label = A etiqueta da região { $region } está fora da região. Leve-a para dentro.
error-himalaya-board-outer_region = A região { $region } é a área fora das trilhas, que não é uma região. Deixe-a de fora (regras 2.3).
error-himalaya-board-no_region = A borda da região { $region }, { $border }, não contorna exatamente uma área entre as trilhas. Corrija a borda ou as trilhas (regras 2.3).
error-himalaya-board-region_missing = As trilhas cercam uma área, { $border }, que não é uma região do arquivo do tabuleiro. Acrescente-a ou corrija as trilhas (regras 2.3).

## Palavras

good =
    { $good ->
        [salt] { piece-salt }
        [barley] { piece-barley }
        [tea] { piece-tea }
        [jade] { piece-jade }
       *[gold] { piece-gold }
    }
piece-salt = sal
piece-barley = cevada
piece-tea = chá
piece-jade = jade
piece-gold = ouro
piece-yeti = iéti
piece-snowstorm = nevasca
piece-market = mercado
track =
    { $kind ->
        [dirt] a trilha de terra
        [ice] a trilha de gelo
       *[stone] a trilha de pedra
    }
a-counter =
    { $counter ->
        [yeti] um iéti
        [snowstorm] uma nevasca
       *[market] um mercado
    }
decider =
    { $criterion ->
        [religion] a influência religiosa
        [politics] a influência política
        [stupas] as estupas no tabuleiro
        [delegations] as delegações no tabuleiro
        [yaks] os iaques
       *[order] a ordem do turno
    }

## Opções

option-players = Quantos jogam; tem de ser o número de lugares (regras 1.1)
option-players-3 = Três
option-players-4 = Quatro
option-players-5 = Cinco, com números provisórios
option-players-6 = Seis, com números provisórios
option-advanced = Se há eventos e o inventário completo (regras 12.2)
option-advanced-false = Não: o jogo básico
option-advanced-true = Sim: iéti, nevasca, mercado, e uma escolha para quem lidera numa mercadoria
option-refill = O que escolhe as vilas a abastecer (regras 12.3)
option-refill-die = Um dado
option-refill-cards = Um baralho de cartas de vila: cada vila uma vez antes que alguma se repita
option-show_committed = Se é dito quem já tem um programa (regras 11.5)
option-show_committed-true = Sim, mas nunca qual
option-show_committed-false = Não
option-open_hands = Se todos veem todas as mercadorias, encomendas e iaques (regras 11.7)
option-open_hands-false = Não: ficam ocultos
option-open_hands-true = Sim, para estudo
option-deals_optional = Se um negócio pode ser recusado (regras 12.6)
option-deals_optional-false = Não: os negócios possíveis são executados
option-deals_optional-true = Sim: você é perguntado a cada vez
option-shared_lead_counts = Se três jogadores podem dividir a liderança (regras 12.7)
option-shared_lead_counts-false = Não: só lidera quem tem mais sozinho
option-shared_lead_counts-true = Sim: lideram todos os que têm mais
option-inventory_split = Se as duas delegações de um inventário completo podem ir a duas regiões (regras 10.6)
option-inventory_split-false = Não: ambas vão a uma só
option-inventory_split-true = Sim
option-board = O tabuleiro (regras 2.8)
option-board-standard = O que vem com o Parbat

## Ações: como se digitam e o que fazem

action-goods = goods V G G G G G – o sorteio abastece a vila V com mercadorias, primeiro as de menor valor
action-order = order V ID – o sorteio leva uma encomenda à vila V
action-card = card V – o sorteio vira a carta da vila V
action-start = start V – coloque a sua caravana na vila V
action-event = event none, event yeti V-W, event snowstorm V-W ou event market V – coloque um dos seus marcadores de evento numa trilha ou vila, ou nenhum
action-program = program A A A A A A – as suas seis ações, cada uma dirt, ice, stone, deal ou rest; o que faltar no fim é rest
action-deal = deal yes ou deal no – negocie nesta vila ou não
action-take = take G – colha esta mercadoria no mercado
action-reward = reward barter offering, reward barter delegations R:n ... ou reward offering delegations R:n ... – receba duas recompensas; n delegações vão à região R
action-inventory = inventory marker, inventory delegations R ou inventory stupa V – o que você recebe por ter mais de uma mercadoria
help-forms = V e W são vilas, R é uma região, G uma mercadoria (salt, barley, tea, jade, gold), ID uma encomenda.

## O que fazer agora

prompt-setup = As vilas estão sendo abastecidas.
prompt-start = Coloque a sua caravana numa vila onde não haja outra.
prompt-event = Coloque um marcador de evento para este turno, ou nenhum.
prompt-program = Turno { $turn }: escolha as suas seis ações. Até que todos tenham escolhido você pode escolher de novo.
prompt-resolve = Os programas estão sendo executados.
prompt-refill = As vilas estão sendo abastecidas de novo.
prompt-inventory = Você é quem mais tem { good }: pegue o marcador, envie delegações ou coloque uma estupa numa casa próxima.
prompt-over = A partida terminou.
prompt-deal = Você pode negociar na vila { $village } ou recusar.
prompt-take = Escolha uma mercadoria no mercado da vila { $village }.
prompt-reward = Você atendeu a encomenda da vila { $village }: escolha as suas recompensas.

## O que aconteceu

event-card_turned =
    { $supplied ->
        [true] { $shuffled ->
            [true] Todas as cartas de vila são embaralhadas; vira-se a da vila { $village }.
           *[false] Vira-se a carta da vila { $village }.
        }
       *[false] { $shuffled ->
            [true] Todas as cartas de vila são embaralhadas; a da vila { $village }, que não está vazia, vai para baixo do baralho.
           *[false] A carta da vila { $village }, que não está vazia, vai para baixo do baralho.
        }
    }
event-goods_placed = Mercadorias para a vila { $village }: { $goods }.
event-order_placed = Uma encomenda para a vila { $village }: { $goods }, por { $yaks } iaques.
event-bag_empty =
    { $bag ->
        [goods] O saco de mercadorias está vazio, e nenhuma outra vila recebe mercadorias neste turno.
       *[orders] O saco de encomendas está vazio, e nenhuma outra vila recebe uma encomenda neste turno.
    }
event-caravan_placed = { $player } começa na vila { $village }.
event-turn_began = Começa o turno { $turn }; { $player } é o primeiro caravaneiro.
event-counter_placed =
    { $counter ->
        [yeti] { $player } coloca um iéti: ninguém pode usar a trilha { $where }.
        [snowstorm] { $player } coloca uma nevasca: a trilha { $where } pede dois movimentos iguais.
       *[market] { $player } coloca um mercado: na vila { $where } escolhe-se o que se colhe.
    }
event-counter_kept = { $player } não coloca marcador de evento.
event-counters_removed = Marcadores de evento fora do jogo: { $counters }.
event-programmed =
    { $replaced ->
        [true] { $player } tem outro programa.
       *[false] { $player } tem um programa.
    }
event-committed = { $player } escolheu seis ações.
event-revealed = Todos os programas são revelados.
event-moved = Ação { $slot }: { $player } segue { track } de { $origin } a { $village }.
event-storm_entered = Ação { $slot }: { $player } entra na nevasca entre { $origin } e { $village }.
event-storm_crossed = Ação { $slot }: { $player } atravessa a nevasca de { $origin } a { $village }.
event-rested = Ação { $slot }: { $player } descansa.
event-collected =
    { $market ->
        [true] Ação { $slot }: { $player } escolhe { good } no mercado da vila { $village }.
       *[false] Ação { $slot }: { $player } colhe { good } na vila { $village }.
    }
event-delivered = Ação { $slot }: { $player } atende a encomenda da vila { $village }: { $goods }, por { $yaks } iaques.
event-lost =
    { $reason ->
        [no_track] Ação { $slot }: { $player } perde um movimento: nenhuma trilha assim sai da vila { $village }.
        [yeti] Ação { $slot }: { $player } perde um movimento: um iéti fecha a trilha.
        [snowstorm] Ação { $slot }: { $player } perde um movimento: a nevasca pede o mesmo movimento duas vezes.
        [empty] Ação { $slot }: { $player } perde um negócio: a vila { $village } está vazia.
        [collected] Ação { $slot }: { $player } perde um negócio: já colheu na vila { $village }.
       *[lacking] Ação { $slot }: { $player } perde um negócio: faltam mercadorias da encomenda da vila { $village }.
    }
event-declined = Ação { $slot }: { $player } não negocia na vila { $village }.
event-offering_made = { $player } coloca uma estupa na vila { $village }, nível { $level }.
event-delegations_sent = { $player } envia delegações da vila { $village }. As regiões delas: { $regions }.
event-bartered = { $player } faz a troca: { $yaks } iaques.
event-order_returned = A encomenda da vila { $village } volta ao saco.
event-counted = Todos mostram { good }, lugar a lugar: { $told }.
event-marker_taken = { $player } é quem mais tem { good } e pega um marcador de inventário, que vale { $yaks } iaques.
event-envoys_sent = { $player } é quem mais tem { good } e envia delegações. As regiões delas: { $regions }.
event-house_honoured = { $player } é quem mais tem { good } e coloca uma estupa na vila { $village }.
event-religion_counted = Influência religiosa, lugar a lugar: { $told }.
event-politics_counted = Influência política, lugar a lugar: { $told }.
event-economy_counted = Iaques, lugar a lugar: { $told }.
event-eliminated =
    { $influence ->
        [religion] { $player } sai pela menor influência religiosa. O que decidiu: { decider }.
       *[politics] { $player } sai pela menor influência política. O que decidiu: { decider }.
    }
event-left = { $player } sai da partida.
reason-majority = alguém lidera em duas das três influências
reason-yaks = os iaques decidiram
reason-politics = a influência política decidiu
reason-religion = a influência religiosa decidiu
reason-shared = nada separa os primeiros
reason-abandoned = os jogadores combinaram parar
event-game_over =
    A partida terminou: { $reason ->
        [majority] { reason-majority }
        [yaks] { reason-yaks }
        [politics] { reason-politics }
        [religion] { reason-religion }
        [shared] { reason-shared }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $winner } vence.
        [draw] A vitória é dividida.
       *[none] Ninguém vence.
    } Iaques: { $scores }.

## Textos que não são ações

error-himalaya-text-unknown = Não há a ação “{ $text }”. Escreva-a exatamente como diz a tabela de ações, com espaços simples (regras 13.1).
error-himalaya-text-form =
    O que vem depois de “{ $kind }” não está certo. Escreve-se assim: { $kind ->
        [start] { action-start }
        [event] { action-event }
        [program] { action-program }
        [deal] { action-deal }
        [take] { action-take }
        [reward] { action-reward }
        [goods] { action-goods }
        [order] { action-order }
        [card] { action-card }
       *[inventory] { action-inventory }
    } (regras 13.1).

## Sorteio

error-himalaya-chance-due = “{ $action }” não é o que o jogo espera. Registre um sorteio do tipo “{ $due }” (regras 13.5).
error-himalaya-chance-only = Só o sorteio abastece vilas. Escolha uma ação sua (regras 13.1).
error-himalaya-card-gone = A carta da vila { $village } não pode sair agora. Indique uma que esteja virada para baixo ou, se não há, a primeira sob o baralho (regras 7.5).
error-himalaya-refill-card = Está virada a carta da vila { $card }, e a vila { $village } não pode ser abastecida. Abasteça aquela (regras 7.5).
error-himalaya-refill-village = A vila { $village } não é uma vila vazia. Abasteça uma vazia (regras 7.2).
error-himalaya-goods-number = A vila recebe outro número de mercadorias. Indique { $number } (regras 7.4).
error-himalaya-goods-bag = Essas mercadorias não estão no saco, ou não estão em ordem crescente de valor. Indique outras que estejam (regras 7.3).
error-himalaya-order-bag = A encomenda { $order } não está no saco. Indique uma que esteja (regras 7.3).

## Regras quebradas

error-himalaya-phase-other = “{ $kind }” não é o que você tem de escolher agora. Escolha uma ação do tipo “{ $due }” (regras 4.1).
error-himalaya-start-village = Não há a vila { $village }. As vilas são numeradas de 1 a { $most }: escolha uma delas (regras 3.3).
error-himalaya-start-taken = Já há uma caravana na vila { $village }. Escolha outra vila para começar (regras 3.3).
error-himalaya-event-on_board = Um marcador desse tipo, { a-counter }, já está no tabuleiro. Coloque outro tipo, ou nenhum (regras 10.2).
error-himalaya-event-not_held = Você não tem mais este marcador, { a-counter }. Coloque outro tipo, ou nenhum (regras 10.1).
error-himalaya-event-no_goods = { $where } não é uma vila com mercadorias. Coloque o mercado onde há mercadorias (regras 10.5).
error-himalaya-event-no_track = { $where } não é uma trilha. Indique as duas vilas que uma trilha liga (regras 2.2).
error-himalaya-deal-lacking = Faltam a você mercadorias que a encomenda pede. Só resta recusar: “deal no” (regras 12.6).
error-himalaya-take-none = Não há { good } nesta vila. Escolha uma mercadoria que esteja ali (regras 10.5).
error-himalaya-reward-offering = Você não pode colocar uma estupa na vila { $village }. Escolha outras recompensas (regras 6.5).
error-himalaya-reward-none_left = Você não pode enviar delegações daqui. Escolha outras recompensas (regras 6.5).
error-himalaya-reward-number = O número de recompensas tem de ser { $number }. Escolha tantas, diferentes entre si (regras 6.5).
error-himalaya-reward-delegations = O número de delegações tem de ser { $number }. Envie exatamente tantas (regras 6.4).
error-himalaya-reward-regions = A vila { $village } faz fronteira com estas regiões: { $regions }. Envie as delegações para lá, cada região indicada uma vez (regras 6.4).
error-himalaya-inventory-no_stupa = Você não tem mais estupas. Escolha outra coisa (regras 10.6).
error-himalaya-inventory-house = A estupa precisa de uma casa sem estupa que faça fronteira com uma região vizinha da vila { $village }. Escolha uma casa assim, ou outra coisa (regras 10.6).
error-himalaya-inventory-no_delegation = Você não tem mais delegações. Escolha outra coisa (regras 10.6).
error-himalaya-inventory-split = Aqui as duas delegações vão a uma só região. Indique uma (regras 10.6).
error-himalaya-inventory-regions = A vila { $village } faz fronteira com estas regiões: { $regions }. Indique uma delas (regras 10.6).
error-himalaya-left-already = Você já saiu da partida. Não há mais nada a fazer (regras 9.5).
error-himalaya-option-players = A opção “players” diz { $players }, e o número de lugares é { $seats }. Faça os dois iguais (regras 12.1).

## O que os jogadores do computador devem alcançar

aim-month = turno de quatro jogadores simulado
aim-programmes = todos os 15.625 programas de um lugar avaliados
aim-turn = turno do nível 5
aim-among-weak = um do nível 5 entre três do nível 2
aim-among-strong = um do nível 5 entre três do nível 4
