### A mesa de Himalaya no navegador.

hm-name = Himalaya
hm-bar = O que fazer
hm-table = Mesa de Himalaya
hm-map = Mapa
hm-board = Vilas
hm-key = Legenda do mapa
hm-month = Mês { $month } de { $all }
hm-months-note =
    { $now ->
        [yes] Nos meses altos contam-se as mercadorias: neste também.
       *[no] Nos meses altos contam-se as mercadorias. Próximo: mês { $next }.
    }

## Goods, orders and villages

hm-good =
    { $good ->
        [salt] Sal
        [barley] Cevada
        [tea] Chá
        [jade] Jade
       *[gold] Ouro
    }
hm-good-name =
    { $good ->
        [salt] sal
        [barley] cevada
        [tea] chá
        [jade] jade
       *[gold] ouro
    }
hm-goods =
    { $count ->
        [0] { $count } { hm-good-name }
        [one] { hm-good-name }
       *[other] { $count } { hm-good-name }
    }
hm-order =
    { $yaks ->
        [one] { $goods } por { $yaks } iaque
       *[other] { $goods } por { $yaks } iaques
    }
hm-building =
    { $level ->
        [1] Casa 1
        [2] Templo 2
       *[3] Mosteiro 3
    }
hm-village =
    { $level ->
        [1] { $village }, casa, nível 1
        [2] { $village }, templo, nível 2
       *[3] { $village }, mosteiro, nível 3
    }
hm-has-order = Encomenda: { $order }.
hm-has-goods = Mercadorias: { $goods }.
hm-empty = Vazia.
hm-stupa-of = Estupa: { $player }.
hm-caravans-here =
    { $count ->
        [one] Caravana: { $players }.
       *[other] Caravanas: { $players }.
    }
hm-borders =
    { $count ->
        [one] Faz fronteira com a região { $regions }.
       *[other] Faz fronteira com as regiões { $regions }.
    }
hm-track-to =
    { $kind ->
        [dirt] terra até { $village }
        [ice] gelo até { $village }
       *[stone] pedra até { $village }
    }
hm-with-counter =
    { $counter ->
        [yeti] { $line } (yeti)
       *[other] { $line } (nevasca)
    }
hm-tracks = Trilhas: { $tracks }.
hm-track =
    { $kind ->
        [dirt] Trilha de terra de { $from } a { $to }
        [ice] Trilha de gelo de { $from } a { $to }
       *[stone] Trilha de pedra de { $from } a { $to }
    }
hm-planned = Planejado aqui: ação { $actions }.
hm-legal = Pode ser escolhida.
hm-region = Região { $region }
hm-region-empty = Ainda sem delegações.
hm-region-sent = Delegações: { $sent }.
hm-region-led = Na liderança sem empate: { $player }.
hm-region-tied = Ninguém lidera sem empate.
hm-delegations-of = { $count } de { $player }
hm-region-send =
    { $count ->
        [0] Enviar uma delegação à região { $region }
       *[other] Região { $region }: { $count } a enviar. Enviar mais uma
    }

## Event counters

hm-counter =
    { $counter ->
        [yeti] Yeti: esta trilha está fechada neste mês.
        [snowstorm] Nevasca: atravessar pede duas vezes a mesma ação.
       *[market] Dia de mercado: aqui você escolhe a mercadoria que pega.
    }
hm-counter-name =
    { $counter ->
        [yeti] yeti
        [snowstorm] nevasca
       *[market] dia de mercado
    }
hm-holds =
    { $count ->
        [0] Nenhum marcador de evento restante.
       *[other] Marcadores de evento restantes: { $counters }.
    }

## Players

hm-people =
    { $seat ->
        [0] Sherpa{ hm-first }
        [1] Tamang{ hm-first }
        [2] Bhotia{ hm-first }
        [3] Dolpo-pa{ hm-first }
        [4] Gurung{ hm-first }
       *[5] Limbu{ hm-first }
    }
hm-first =
    { $first ->
        [yes] , começa
       *[no] { "" }
    }
hm-status =
    { $status ->
        [ready] pronto
        [planning] planeja
        [chooses] escolhe
        [out] fora
        [won] venceu
       *[left] saiu
    }
hm-pill =
    { $status ->
        [none] { $player }
       *[other] { $player }, { hm-status }
    }
hm-hidden = oculto
hm-show-more = Mostrar mais
hm-religion = Religião
hm-religion-short = religião
hm-religion-help = Níveis das vilas com suas estupas. Com quatro ou mais, quem tem menos sai primeiro.
hm-religion-spare =
    { $count ->
        [0] { $count } estupas na reserva
        [one] { $count } estupa na reserva
       *[other] { $count } estupas na reserva
    }
hm-politics = Política
hm-politics-short = regiões
hm-politics-help = Regiões em que se tem, sem empate, mais delegações. Conta entre os que ficaram; quem tem menos sai.
hm-politics-spare =
    { $count ->
        [0] { $count } delegações na reserva
        [one] { $count } delegação na reserva
       *[other] { $count } delegações na reserva
    }
hm-economy = Economia
hm-economy-help = Iaques das encomendas guardadas, e 3 por marcador de inventário. Vence o mais rico entre os que ficaram.
hm-economy-spare = { "" }
hm-yaks-short = iaques
hm-yaks =
    { $count ->
        [0] { $count } iaques
        [one] { $count } iaque
       *[other] { $count } iaques
    }
hm-influence = Influência
hm-reserve = Na reserva: { hm-reserve-stupas } e { hm-reserve-delegations }.
hm-reserve-stupas =
    { $stupas ->
        [0] { $stupas } estupas
        [one] { $stupas } estupa
       *[other] { $stupas } estupas
    }
hm-reserve-delegations =
    { $delegations ->
        [0] { $delegations } delegações
        [one] { $delegations } delegação
       *[other] { $delegations } delegações
    }
hm-programme = Programa deste mês
hm-screen = Atrás do biombo
hm-screen-own = Atrás do seu biombo
hm-screen-hidden = Mercadorias, encomendas guardadas e iaques estão atrás do biombo.
hm-no-orders = Nenhuma encomenda guardada ainda.
hm-markers =
    { $count ->
        [0] { $count } marcadores
        [one] marcador
       *[other] { $count } marcadores
    }

## Planning

hm-letter =
    { $step ->
        [dirt] D
        [ice] I
        [stone] S
        [deal] X
       *[rest] R
    }
hm-step =
    { $step ->
        [dirt] Terra
        [ice] Gelo
        [stone] Pedra
        [deal] Negócio
       *[rest] Descanso
    }
hm-step-title =
    { $step ->
        [dirt] Andar pela terra (D)
        [ice] Andar pelo gelo (I)
        [stone] Andar pela pedra (S)
        [deal] Negociar (X)
       *[rest] Descansar (R)
    }
hm-plan-area = Seu plano
hm-plan = Planeje o mês: ação { $slot }
hm-plan-full = Seu plano para o mês { $month }
hm-plan-in = Seu plano foi entregue
hm-plan-help = Toque nas vilas para andar, na sua para negociar. Mostra-se quando todos estiverem prontos.
hm-plan-help-narrow = Toque numa vila ou num marcador. Toque num espaço para mudá-lo.
hm-plan-change = Você pode mudá-lo até todos estarem prontos.
hm-plan-waits = À espera de { $players }. Você ainda pode mudá-lo.
hm-plan-replaces = Mudou: envie para substituir o plano entregue.
hm-plan-lost =
    { $count ->
        [one] Do jeito que está, uma ação se perderia.
       *[other] Do jeito que está, { $count } ações se perderiam.
    }
hm-plan-far = É mais longe do que as ações livres alcançam.
hm-plan-is-full = As seis ações estão definidas: escolha uma para mudar.
hm-plan-same = Este plano já foi entregue.
hm-slots = Ações do mês
hm-slot =
    { $step ->
        [none] Ação { $slot }, livre
       *[other] Ação { $slot }: { hm-step }. { $line }
    }
hm-slot-choose = escolha
hm-palette = Ações
hm-clear = Limpar
hm-ready = Pronto
hm-ready-in = Entregue
hm-ready-change = Substituir
hm-ready-rests =
    { $count ->
        [one] e descanso
       *[other] e { $count } descansos
    }
hm-brings-moved = até { $village }
hm-brings-storm = nevasca
hm-brings-good =
    { $good ->
        [salt] sal
        [barley] cevada
        [tea] chá
        [jade] jade
        [gold] ouro
       *[other] mercadoria
    }
hm-brings-order =
    { $yaks ->
       *[other] entrega { $yaks }
    }
hm-brings-rest = descanso
hm-brings-lost =
    { $reason ->
        [no_track] sem trilha
        [yeti] yeti
        [snowstorm] pede 2
        [empty] vazia
        [collected] já pegou
       *[lacking] falta
    }
hm-heard-lost = A ação { $slot } se perderia.
hm-heard-rest = { $count } passos mostrados de uma vez. P mostra o mês de novo.
hm-heard-own = Você: { $what }.
hm-heard-count =
    { $what ->
        [collected] { $count ->
            [one] uma mercadoria pega
           *[other] { $count } mercadorias pegas
        }
        [delivered] { $count ->
            [one] um pedido entregue
           *[other] { $count } pedidos entregues
        }
       *[lost] { $count ->
            [one] uma ação perdida
           *[other] { $count } ações perdidas
        }
    }

## The month unrolls

hm-reveal = O mês
hm-reveal-at =
    { $slot ->
        [0] Mês { $month }
       *[other] Mês { $month }, ação { $slot }
    }
hm-reveal-pause = Pausar
hm-reveal-go = Continuar
hm-reveal-step = Um passo
hm-reveal-skip = Pular
hm-reveal-speed =
    { $pace ->
        [0] Velocidade: lenta
        [1] Velocidade: normal
       *[2] Velocidade: rápida
    }
hm-reveal-pace =
    { $pace ->
        [0] ½×
        [1] 1×
       *[2] 2×
    }
hm-watch = Ver o último mês
hm-watch-short = Último mês

## Choices

hm-undo = Desfazer
hm-cancel = Cancelar
hm-do = Fazer
hm-picked =
    { $kind ->
        [start] Começar na vila { $place }?
        [yeti] Um yeti na trilha { $place }?
        [snowstorm] Uma nevasca na trilha { $place }?
        [market] Dia de mercado na vila { $place }?
        [stupa] Uma estupa na vila { $place }?
        [split] Uma delegação para cada região: { $place }?
       *[delegations] { $count ->
            [one] Uma delegação para a região { $place }?
           *[other] { $count } delegações para a região { $place }?
        }
    }
hm-choose-help =
    { $asked ->
        [start] Toque na vila onde sua caravana começa. Ela pode estar vazia.
        [event] No máximo um marcador por mês, cada um só uma vez na partida.
        [take] Dia de mercado em { $place }: pegue qualquer mercadoria.
        [deal] Em { $place }. Você também pode ficar com o que tem.
        [forced] Confirme: os outros só ficam sabendo que não há negócio, não o motivo.
       *[other] { "" }
    }
hm-choose-where =
    { $kind ->
        [yeti] Toque na trilha que fica fechada neste mês.
        [snowstorm] Toque na trilha onde sopra a nevasca: atravessar pede duas vezes a mesma ação.
        [market] Toque na vila do dia de mercado: lá cada um escolhe a mercadoria que pega.
        [stupa] Toque numa casa para a sua estupa.
       *[delegations] { $count ->
            [one] Toque na região para a sua delegação.
           *[other] Toque na região para as suas { $count } delegações.
        }
    }
hm-choose-split = Ou toque em outra região, para mandar uma a cada.
hm-take =
    { $good ->
        [salt] Sal
        [barley] Cevada
        [tea] Chá
        [jade] Jade
       *[gold] Ouro
    }
hm-deal-ask =
    { $can ->
        [yes] Negociar na vila { $village }?
       *[no] Você não pode negociar na vila { $village }.
    }
hm-deal =
    { $answer ->
        [yes] Negociar
       *[no] Não negociar
    }
hm-event =
    { $kind ->
        [none] Nenhum
        [yeti] Yeti
        [snowstorm] Nevasca
       *[market] Dia de mercado
    }
hm-inventory =
    { $kind ->
        [marker] Marcador: 3 iaques
        [stupa] Estupa numa casa
       *[delegations] { $count ->
            [one] { $count } delegação
           *[other] { $count } delegações
        }
    }
hm-inventory-help =
    { $good ->
        [salt] Você tem mais sal, sem empate: { $count }. Escolha o que ele traz.
        [barley] Você tem mais cevada, sem empate: { $count }. Escolha o que ela traz.
        [tea] Você tem mais chá, sem empate: { $count }. Escolha o que ele traz.
        [jade] Você tem mais jade, sem empate: { $count }. Escolha o que ele traz.
       *[gold] Você tem mais ouro, sem empate: { $count }. Escolha o que ele traz.
    }
hm-reward-help =
    { $count ->
        [one] { $order }, entregue em { $place }.
       *[other] { $order }, entregue em { $place }. Pegue { $count } das recompensas.
    }
hm-prize =
    { $prize ->
        [barter] Guardar: { $yaks } iaques
        [offering] Estupa em { $village }: religião { $level }
       *[delegations] { $count ->
            [one] { $count } delegação
           *[other] { $count } delegações
        }
    }
hm-prizes-left =
    { $count ->
        [one] Escolha mais uma
       *[other] Escolha { $count }
    }
hm-prizes-take = Pegar estas
hm-split = Para onde vão as delegações
hm-send-rest =
    { $count ->
        [one] Toque na região para a última delegação.
       *[other] Toque nas regiões para mais { $count } delegações.
    }
hm-send-rest-short = { $count } a enviar
hm-send-more = Mais uma para a região { $region }
hm-send-less = Menos uma para a região { $region }
hm-region-count = Região { $region }: { $count }

## The end

hm-countdown = A contagem final
hm-out =
    { $what ->
        [religion] Menos religião, e fora: { $player }.
       *[politics] Menos política, e fora: { $player }.
    }
hm-won = Vitória: { $player }.

## Passing the screen on

hm-veiled = Passe a tela para { $player }
hm-veiled-help = Mercadorias e planos ficam ocultos até lá.
hm-unveil = Mostrar os meus

## Keys

hm-keys = Teclas
hm-keys-tracks = Andar pela terra, pelo gelo ou pela pedra
hm-keys-rest = Negociar, descansar
hm-keys-back = Tirar a última ação
hm-keys-enter = Pronto, ou fazer o que está escolhido
hm-keys-escape = Cancelar; pular o mês que se mostra
hm-keys-arrows = Mover pelo mapa; Enter toca a vila
hm-keys-digits = Escolher um espaço, uma região ou um botão
hm-keys-reveal = Ver ou pausar o mês, um passo
hm-keys-influence = Influência
hm-keys-type = Digitar uma ação
hm-keys-help = Estas teclas
