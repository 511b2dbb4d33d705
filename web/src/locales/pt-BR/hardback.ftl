### A mesa de Hardback no navegador.

hb-name = Hardback
hb-bar = O que fazer
hb-table = Mesa de Hardback
hb-offers = Fila de ofertas
hb-word-area = A palavra
hb-hand-area = Suas cartas
hb-tools = Arrumar a palavra

## Cards

hb-genre =
    { $genre ->
        [adventure] Aventura
        [horror] Terror
        [mystery] Mistério
        [romance] Romance
       *[starter] Inicial
    }
hb-genre-count =
    { $genre ->
        [adventure] { $count } Aventura
        [horror] { $count } Terror
        [mystery] { $count } Mistério
        [romance] { $count } Romance
       *[starter] { $count } iniciais
    }
hb-card =
    { $genre ->
        [starter] { $letter }, inicial
       *[other] { $letter }, { hb-genre }, custo { $cost }
    }
hb-card-wild = { $letter }, curinga, sobre { $card }
hb-card-ink =
    { $ink ->
        [inked] { $card }, com tinta
       *[removed] { $card }, tinta removida
    }
hb-card-times = { $card }, vale { $times } vezes
hb-card-note = { $card }, { $note }
hb-oldest = a mais antiga
hb-wild = Curinga
hb-letter-only = só a letra
hb-yours = Seu
hb-classic-of = De { $player }
hb-classic-away = Na palavra
hb-jail = Prisão
hb-does-coins =
    { $amount ->
        [one] Dá { $amount } moeda.
       *[other] Dá { $amount } moedas.
    }
hb-does-points =
    { $amount ->
        [one] Dá { $amount } ponto.
       *[other] Dá { $amount } pontos.
    }
hb-does-coins-or-points =
    { $amount ->
        [one] Dá { $amount } moeda ou { $amount } ponto.
       *[other] Dá { $amount } moedas ou { $amount } pontos.
    }
hb-does-ink-or-remover = Dá uma tinta ou um removedor.
hb-does-uncover = Vira um curinga vizinho para cima.
hb-does-double = Faz uma carta vizinha valer mais uma vez.
hb-does-jail = Reserva para você uma carta da fila, ou remove uma.
hb-does-trash-for-coins =
    { $amount ->
        [one] Pode ser entregue por { $amount } moeda.
       *[other] Pode ser entregue por { $amount } moedas.
    }
hb-does-trash-for-points =
    { $amount ->
        [one] Pode ser entregue por { $amount } ponto.
       *[other] Pode ser entregue por { $amount } pontos.
    }
hb-does-dump =
    { $amount ->
        [one] Entregue uma carta do seu descarte por { $amount } moeda.
       *[other] Entregue uma carta do seu descarte por { $amount } moedas.
    }
hb-does-preview = Olhe as primeiras cartas da sua pilha de compra.
hb-does-per-adventure = Dá { $amount } moedas por carta de Aventura.
hb-does-per-inked =
    { $second ->
        [yes] Dá { $amount } ponto por carta com tinta.
       *[no] Dá { $amount } moeda por carta com tinta.
    }
hb-does-per-wild = Dá { $amount } ponto por curinga.
hb-bought-points =
    { $points ->
        [one] { $points } ponto ao comprá-la.
       *[other] { $points } pontos ao comprá-la.
    }
hb-timeless-line = Clássico Atemporal: fica em jogo.
hb-if-active = Com { hb-genre } ativo: { $text }
hb-active-note = Hachurado: só com o gênero ativo.

hb-brings =
    { $coins ->
        [0] { $points ->
            [0] nada
            [one] { $points } ponto
           *[other] { $points } pontos
        }
        [one] { $points ->
            [0] { $coins } moeda
            [one] { $coins } moeda e { $points } ponto
           *[other] { $coins } moeda e { $points } pontos
        }
       *[other] { $points ->
            [0] { $coins } moedas
            [one] { $coins } moedas e { $points } ponto
           *[other] { $coins } moedas e { $points } pontos
        }
    }
hb-promise =
    { $step ->
        [uncover] Virada para cima acrescenta: { hb-brings }.
       *[double] Contada mais uma vez acrescenta: { hb-brings }.
    }
hb-promise-genres =
    { $count ->
        [one] Deixa { $genres } ativo.
       *[other] Deixa { $genres } ativos.
    }
hb-turns-up = Será virada para cima e rende: { hb-brings }.
hb-counts-times = Valerá { $times } vezes e rende: { hb-brings }.

## The row of offers

hb-deck = { $count } cartas
hb-deck-open = Pilha de ofertas, { $count } cartas. Descartadas: { $used }. Mostrar.
hb-sort = Ordenar a fila
hb-sort-by =
    { $sort ->
        [letter] Por letra
        [cost] Por custo
        [genre] Por gênero
       *[age] Por idade
    }

## Building a word

hb-word-empty = Digite uma palavra, ou toque e arraste cartas para cá
hb-word-theirs = Aqui { $player } vai montar uma palavra
hb-word-over = O jogo acabou
hb-active =
    { $count ->
        [one] { $genres } está ativo.
       *[other] { $genres } estão ativos.
    }
hb-ready = Esta palavra pode ser enviada.
hb-begin = Digite-a, ou toque nas cartas.
hb-turn = Curinga
hb-turn-up = Virar
hb-left = Para a esquerda
hb-right = Para a direita
hb-all = Todas
hb-all-title = Pôr a mão toda na palavra
hb-none = Nenhuma
hb-none-title = Pegar todas as cartas de volta
hb-uncover-all = Virar todas
hb-letters = { $card }: que letra será?
hb-letters-type = Digite uma letra ou toque nela.
hb-no-card = Não resta carta para { $letter }. Aperte * depois de qualquer carta para torná-la curinga.
hb-not-wild = Esta carta não pode ser curinga.
hb-missing =
    { $count ->
        [one] Uma carta com tinta ainda precisa estar na palavra.
       *[other] { $count } cartas com tinta ainda precisam estar na palavra.
    }
hb-submit = Enviar { $word }
hb-submit-none = Monte uma palavra primeiro
hb-submit-letter = Escolha a letra primeiro
hb-refused =
    { $code ->
        [short] { $word } é curta demais
        [inked_card_left] Falta uma carta com tinta
        [not_listed] { $word } não está na lista
        [repeated] { $word } já foi usada
       *[other] { $word } não pode ser montada
    }
hb-worth-label = Quanto a palavra rende
hb-coins-left = Moedas para gastar
hb-then =
    { $step ->
        [uncover] antes de virar
        [double] antes de dobrar
        [trash] antes de entregar
        [dump] e o que entregar do descarte
        [preview] e uma olhada adiante
       *[either] e o que você escolher
    }
hb-said-worth = { $word }: { $coins } moedas e { $points } pontos.

## The hand

hb-draw = Pilha: { $count }
hb-draw-open = Sua pilha de compra, { $count } cartas, e seu descarte, { $used } cartas. Mostrar.
hb-hand-drop = Arraste uma carta para cá, ou toque nela, para tirá-la da palavra
hb-hand-used = Todas as suas cartas estão na palavra
hb-hand-empty = Sem cartas na mão
hb-hidden =
    { $count ->
        [0] { $count } cartas viradas para baixo
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
hb-ink = Usar tinta
hb-ink-left = Você tem { $count }, pilha { $draw }
hb-remover = Remover tinta
hb-left-count = Você tem { $count }
hb-reink = Pôr a tinta de volta

## The action bar

hb-asked =
    { $step ->
        [spell] Sua vez: monte uma palavra
        [vote] A palavra vale?
        [uncover] Vire um curinga para cima
        [double] Que carta vale mais uma vez?
        [trash] Entregar cartas?
        [dump] Entregar cartas do descarte?
        [preview] Olhar as próximas cartas?
        [place] De volta ao topo, ou descartar?
        [either] O que você pega?
        [jail] Reservar ou remover uma oferta?
        [flush] Renovar a fila?
       *[purchase] Compre cartas
    }
hb-veiled = Agora é a vez de { $player }
hb-veiled-help = Passe a tela adiante. Até lá as cartas ficam escondidas.
hb-unveil = Mostrar minhas cartas
hb-ask-skip = Pular a sua vez?
hb-ask-skip-help = Você não ganha nada e descarta a mão.
hb-ask-reserve = Reservar { $letter } no lugar de { $old }?
hb-ask-reserve-help = Na prisão cabe uma carta só: { $old } vai para as ofertas descartadas.
hb-ask-penny = Deixar Penny chegar à meta?
hb-ask-penny-help = Com isso ela chega a { $target } pontos e a partida acaba na hora.
hb-skip = Pular
hb-do-skip = Pular a vez
hb-do-anyway = Fazer mesmo assim
hb-cancel = Cancelar
hb-undo = Desfazer
hb-done =
    { $step ->
        [trash] Ficar com o resto
        [dump] Ficar com o resto
        [preview] Não olhar
        [jail] Deixar a fila
        [flush] Manter a fila
       *[purchase] Encerrar a vez
    }
hb-do-vote =
    { $accepts ->
        [yes] Aceitar a palavra
       *[no] Rejeitá-la
    }
hb-do-choose =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } moeda
           *[other] { $amount } moedas
        }
        [points] { $amount ->
            [one] { $amount } ponto
           *[other] { $amount } pontos
        }
        [ink] Tinta
       *[remover] Removedor
    }
hb-do-preview = Olhar
hb-do-flush = Renovar a fila
hb-do-advert = Anúncio: { $cost } ¢ por { $points } ★
hb-do-convert =
    { $coins ->
        [one] Tinta em { $coins } moeda
       *[other] Tinta em { $coins } moedas
    }
hb-do-buy = Comprar por { $cost }
hb-do-uncover = Virar para cima
hb-do-double = Fazer valer mais
hb-do-trash = Entregar
hb-do-dump = Entregar
hb-do-top = De volta ao topo
hb-do-discard = Descartar
hb-do-reserve = Reservar
hb-do-remove = Remover

## Players, the rival, prizes

hb-show-more = pontos. Mostrar mais.
hb-pill = { $player }, { $score } pontos. Mostrar mais.
hb-does =
    { $step ->
        [spell] monta
        [vote] espera os votos
        [uncover] vira curingas
        [double] dobra
        [trash] entrega cartas
        [dump] limpa o descarte
        [preview] olha adiante
        [place] arruma cartas
        [either] escolhe
        [jail] na prisão
        [flush] na fila
       *[purchase] compra
    }
hb-votes = vota
hb-voted =
    { $accepts ->
        [yes] aceita
       *[no] rejeita
    }
hb-left-game = saiu
hb-ink-count = Tinta
hb-remover-count = Removedor
hb-draw-count = Pilha de compra
hb-hand-count = Mão
hb-discard-count = Descarte
hb-award-held = Prêmio por { $letters } letras
hb-adverts-held = Anúncios comprados: { $count }
hb-jail-of = Na prisão: { $letter }, custo { $cost }
hb-classic-held = Clássico Atemporal { $letter }
hb-penny = Penny Dreadful
hb-penny-short = Penny
hb-team-short = Equipe
hb-team = Sua equipe
hb-penny-genre = { hb-genre }
hb-penny-target = Vence quem tiver mais quando se chegar a { $target } pontos.
hb-round =
    { $final ->
        [yes] Última rodada
       *[no] Rodada { $round }, até { $target }
    }
hb-round-together = Rodada { $round }
hb-award-open = Palavra mais longa: { $letters } letras dão { $points } ★
hb-award-top = Palavra mais longa: { $player }, { $letters } letras, { $points } ★
hb-advert-next = Anúncio: { $cost } ¢ por { $points } ★

## What may be known

hb-about =
    { $topic ->
        [deck] Ofertas
        [words] Palavras e prêmios
       *[more] Mais da mesa
    }
hb-more = Mais da mesa
hb-words = Todas as palavras ({ $count })
hb-no-words = Nenhuma palavra ainda.
hb-words-column =
    { $column ->
        [word] Palavra
        [coins] Moedas
        [points] Pontos
       *[order] N.º
    }
hb-look-up = Procurar uma palavra
hb-looked-up =
    { $state ->
        [listed] { $word } está na lista.
        [repeated] { $word } está na lista, mas já foi usada.
       *[unlisted] { $word } não está na lista.
    }
hb-their-hand = Mão
hb-their-draw = Pilha de compra, sem ordem
hb-known-top = No topo
hb-their-discard = Descarte
hb-their-classics = Clássicos Atemporais em jogo
hb-deck-left =
    { $count ->
        [0] Restam { $count } cartas na pilha.
        [one] Resta { $count } carta na pilha.
       *[other] Restam { $count } cartas na pilha.
    }
hb-offer-discard = Ofertas descartadas
hb-gone = Iniciais fora do jogo
hb-nothing = Não há nada aqui.
hb-awards = Prêmios literários
hb-award-line =
    { $last ->
        [yes] { $letters } letras ou mais
       *[no] { $letters } letras
    }
hb-adverts = Anúncios

## When the game is over

hb-final-numbers = O jogo em números
hb-final-words = Todas as palavras

## Keys

hb-keys = Teclas
hb-keys-letters = põe uma carta, ou vai até uma
hb-keys-wild = a última carta vira curinga
hb-keys-back = pega a última carta de volta
hb-keys-escape = cancela, ou pega todas de volta
hb-keys-enter = envia, ou o botão principal
hb-keys-arrows = de carta em carta
hb-keys-shift = move a carta na palavra
hb-keys-ink = usa tinta
hb-keys-remover = remove tinta
hb-keys-look-up = procura uma palavra
hb-keys-help = mostra estas teclas

## The log

hb-log-word = { $word } { $coins }¢ { $points }★
hb-log-bought = compra { $letter }, custo { $cost }
hb-log-inked = põe tinta em { $letter }
hb-log-skipped = pula a vez
hb-log-advert = compra um anúncio
hb-log-reserved = reserva { $letter }
hb-log-removed = remove { $letter }
hb-log-flushed = renova a fila
hb-log-trashed = entrega { $letter }
hb-log-dumped = entrega { $letter } do descarte
hb-log-vote = envia { $word }
hb-log-voted =
    { $accepts ->
        [yes] aceita a palavra
       *[no] rejeita a palavra
    }
hb-log-rejected = { $word } é rejeitada
hb-log-penny = Penny pega { $letter }, { $points }★
hb-log-left = sai do jogo
hb-log-earned =
    { $ink ->
        [0] { $remover ->
            [0] pega { $coins }¢ { $points }★
           *[other] pega um removedor
        }
       *[other] pega uma tinta
    }
