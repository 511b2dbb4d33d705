### Hardback. Os números depois de “regras” são parágrafos de docs/rules/hardback.md.

-adventure = Aventura
-horror = Terror
-mystery = Mistério
-romance = Romance
-starter = inicial
-timeless = Clássico Atemporal
-penny = Penny Dreadful

## Gêneros, ganhos e etapas

genre =
    { $genre ->
        [adventure] { -adventure }
        [horror] { -horror }
        [mystery] { -mystery }
       *[romance] { -romance }
    }
gain =
    { $coins ->
        [0] { $points ->
            [0] { $ink ->
                [0] { $remover } de removedor
               *[other] { $ink } de tinta
            }
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
turn-step =
    { $step ->
        [spell] formar uma palavra
        [vote] votar
        [uncover] descobrir cartas
        [double] dobrar cartas
        [trash] entregar cartas da palavra
        [dump] limpar a pilha de descarte
        [preview] espiar o monte
        [place] colocar as cartas espiadas
        [either] escolher um ganho
        [jail] usar a prisão
        [flush] renovar a fila de ofertas
       *[purchase] comprar
    }

## Opções

option-mode = Se vocês jogam uns contra os outros ou juntos (regras 1.1 e 1.2)
option-mode-competitive = Uns contra os outros: vence quem tem mais pontos
option-mode-cooperative = Juntos, ou a sós, contra { -penny }
option-penny = O gênero favorito de { -penny }, só em partidas cooperativas (regras 18.5)
option-penny-none = Nenhum
option-penny-random = Um gênero sorteado
option-penny-adventure = { -adventure }: ela pontua pelas cartas que vocês compram
option-penny-horror = { -horror }: ela pontua pela tinta que vocês usam
option-penny-mystery = { -mystery }: ela tira uma segunda carta da fila
option-penny-romance = { -romance }: as cartas desse gênero valem o dobro para ela
option-length = Com quantos pontos uma partida competitiva termina (regras 17.1)
option-length-60 = 60 pontos
option-length-40 = 40 pontos, uma partida curta
option-length-80 = 80 pontos
option-length-90 = 90 pontos, uma partida longa
option-length-180 = 180 pontos, uma partida muito longa
option-edition = Qual edição decide onde as duas diferem (regras 21.1)
option-edition-classic = A primeira edição
option-edition-second = A segunda edição: a fila de ofertas anda e os prêmios são divididos
option-language = A língua das palavras (regras 24.1)
option-language-en = Inglês
option-language-de = Alemão
option-language-fr = Francês
option-dictionary = Quais palavras valem (regras 24.1)
option-dictionary-standard = Inglês, as palavras que todos conhecem
option-dictionary-large = Inglês, tantas palavras quantas há num dicionário grande
option-dictionary-french = Francês
option-dictionary-none = Nenhuma lista: vocês votam em cada palavra
option-vote = Se vocês votam nas palavras que não estão em lista alguma (regras 8.2)
option-vote-no = Não: tais palavras são recusadas
option-vote-majority = Sim: metade dos outros tem de aceitar
option-vote-unanimous = Sim: todos os outros têm de aceitar
option-open_hands = Se todos veem todas as mãos (regras 20.1)
option-open_hands-false = Não: as mãos são secretas
option-open_hands-true = Sim: as mãos são abertas
option-awards = Se palavras longas rendem prêmios literários (regras 16.1)
option-awards-true = Sim: a palavra mais longa vale pontos no fim
option-awards-false = Não
option-adverts = Se é possível comprar anúncios que valem pontos (regras 13.2)
option-adverts-true = Sim
option-adverts-false = Não
option-unique_words = Se uma palavra pode ser usada de novo (regras 8.1)
option-unique_words-off = Sim, quantas vezes se quiser
option-unique_words-player = Não: cada jogador usa uma palavra uma vez
option-unique_words-game = Não: uma palavra é usada uma vez na partida

## Ações: como se digitam e o que fazem

action-shuffle = shuffle PILHA ID ... – o sorteio embaralha uma pilha, primeiro a carta de cima; PILHA é offer ou um lugar
action-starters = starters LUGAR X X – o sorteio dá a um lugar suas duas letras aleatórias
action-penny = penny GÊNERO – o sorteio escolhe o gênero favorito de { -penny }
action-unlisted = unlisted – a mesa anota que a palavra não está em lista alguma e vai a votação
action-ink = ink – paga uma tinta e puxa uma carta, que precisa estar na sua próxima palavra
action-unink = unink ID – paga um removedor e torna comum uma carta com tinta
action-reink = reink ID – põe a tinta de volta na carta e devolve o removedor
action-word = word ID ID=X ... – apresenta uma palavra, da esquerda para a direita; =X põe uma carta como curinga da letra X
action-skip = skip – passa o turno: nada se ganha e a sua mão é descartada
action-vote = vote yes ou vote no – aceita a palavra ou não
action-uncover = uncover ID – vira para cima esta carta curinga
action-double = double ID – faz esta carta contar mais uma vez
action-trash = trash ID – entrega esta carta da sua palavra pelo que ela oferece
action-dump = dump ID – entrega esta carta da sua pilha de descarte por moedas
action-preview = preview – olha as cartas de cima do seu monte
action-top = top ID – põe esta carta de volta no topo do seu monte
action-discard = discard ID – põe esta carta na sua pilha de descarte
action-choose = choose coins, choose points, choose ink ou choose remover – fica com este ganho
action-reserve = reserve ID – põe esta carta da fila de ofertas na sua prisão, onde só você pode comprá-la
action-remove = remove ID – tira esta carta da fila de ofertas
action-flush = flush – troca a fila de ofertas inteira
action-buy = buy ID – compra esta carta da fila de ofertas ou da sua prisão
action-advert = advert – compra o seu próximo anúncio e marca os pontos dele
action-convert = convert – troca tinta por moedas, três por uma, na medida exata do que falta para a coisa mais barata fora do alcance
action-done = done – termina esta etapa e segue adiante
help-forms = ID é uma carta, como ROM-B3 (gênero, letra e custo, com T num { -timeless }) ou STA-A para uma { -starter }. X é uma letra maiúscula.

## O que fazer agora

prompt-spell = Apresente uma palavra ou passe o turno: então você não ganha nada e sua mão é descartada.
prompt-vote = Uma palavra está em votação: sim faz com que ela valha, não a devolve ao seu jogador.
prompt-uncover = Escolha qual das duas cartas curinga é virada para cima. Não é possível recusar.
prompt-double = Escolha qual das duas vizinhas conta mais uma vez. Não é possível recusar.
prompt-trash = Você pode entregar cartas pelo que elas oferecem, e elas saem do seu baralho. Se terminar, fica com elas.
prompt-dump = Você pode tirar cartas da sua pilha de descarte por moedas. Se terminar, fica com elas.
prompt-preview = Você pode olhar as cartas de cima do seu monte. Se terminar, segue sem olhar.
prompt-place = Ponha cada carta que você olhou de volta no topo do seu monte, ou descarte-a.
prompt-either = Escolha o que { $card } dá: você ganha { $amount } disso.
prompt-jail = Você pode pôr uma carta da fila de ofertas na sua prisão, só para você, ou removê-la. Se terminar, perde os usos que restam.
prompt-flush = Você pode trocar a fila de ofertas inteira, uma vez por turno. Se terminar, ela fica como está.
prompt-purchase = Compre o que puder pagar. Se terminar, seu turno acaba e suas moedas viram tinta.

## O que aconteceu

event-pile_shuffled =
    O monte de { $player } foi embaralhado: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
event-offers_shuffled =
    O baralho de ofertas foi embaralhado: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
event-starters_drawn = { $player } começa com as letras aleatórias { $letters }.
event-signature_drawn = O gênero favorito de { -penny } é { genre }.
event-dealt = { $card } entra na fila de ofertas.
event-hand_drawn = { $player } puxa { $cards } do seu monte.
event-hand_counted =
    { $player } puxa { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } do seu monte.
event-ink_spent = { $player } paga uma tinta para puxar uma carta.
event-ink_used = { $player } puxa { $card } com tinta.
event-ink_removed = { $player } remove a tinta de { $card }.
event-ink_restored = { $player } põe a tinta de volta em { $card } e recupera o removedor.
event-word_submitted =
    { $wilds ->
        [0] { $player } apresenta a palavra { $word }: { $face_up }.
        [one] { $player } apresenta a palavra { $word } com 1 curinga; à vista { $face_up }.
       *[other] { $player } apresenta a palavra { $word } com { $wilds } curingas; à vista { $face_up }.
    }
event-vote_opened = A palavra { $word } de { $player } vai a votação.
event-voted =
    { $accepts ->
        [true] { $player } aceita a palavra.
       *[false] { $player } rejeita a palavra.
    }
event-word_rejected = A votação rejeita a palavra { $word }. { $player } pega as cartas de volta.
event-word_accepted =
    A palavra { $word } de { $player } vale{ $unused ->
        [0] { "" }
        [one] , e { $unused } carta não usada é descartada
       *[other] , e { $unused } cartas não usadas são descartadas
    }.
event-unused_discarded = { $player } descarta as cartas não usadas: { $cards }.
event-award_taken =
    { $player } ganha o prêmio literário por { $letters ->
        [12] 12 letras ou mais
       *[other] { $letters } letras
    }, que vale { $points } pontos no fim.
event-award_lost =
    { $player } perde o prêmio literário por { $letters ->
        [12] 12 letras ou mais
       *[other] { $letters } letras
    }.
event-uncovered = { $by } vira { $card } para cima.
event-doubled = { $by } dobra { $card }, que agora conta { $times } vezes.
event-earned = { $player } ganha { gain } com { $card }.
event-trashed =
    { $player } entrega { $card } por { $coins ->
        [0] { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-dumped =
    { $player } tira { $card } da sua pilha de descarte por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-preview_began = { $player } olha o topo do seu monte.
event-previewed = { $player } olha { $cards } no topo do seu monte.
event-preview_counted =
    { $player } olha { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } no topo do seu monte.
event-put_back = { $player } põe { $card } de volta no topo do seu monte.
event-put_away = { $player } descarta { $card }.
event-preview_placed =
    { $where ->
        [top] { $player } põe uma carta de volta no topo do seu monte.
       *[discard] { $player } descarta uma carta que olhou.
    }
event-reserved = { $player } põe { $card } na prisão.
event-jail_emptied = { $card } sai da prisão de { $player }.
event-removed = { $player } remove { $card } da fila de ofertas.
event-flushed = { $player } troca a fila de ofertas inteira.
event-bought =
    { $player } compra { $card } por { $cost } moedas{ $points ->
        [0] { "" }
        [one] { " " }e marca { $points } ponto
       *[other] { " " }e marca { $points } pontos
    }.
event-advertised = { $player } compra um anúncio por { $cost } moedas e marca { $points } pontos.
event-converted =
    { $player } troca { $ink } de tinta por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-coins_kept =
    { $player } guarda { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } como tinta.
event-step_ended = { $player } termina a etapa “{ turn-step }”.
event-turn_skipped = { $player } passa o turno.
event-timeless_placed = { $card } fica em jogo para { $player }.
event-timeless_sent_away = { $card } vai para a pilha de descarte de { $player }.
event-offer_cycled = { $card } era a carta mais antiga da fila de ofertas e sai dela.
event-penny_took =
    { -penny } leva { $card } e marca { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-penny_removed = { -penny } leva também { $card }, sem ganhar nada.
event-penny_scored =
    { -penny } marca { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    } pelo seu gênero favorito, { genre }.
event-turn_began = Começa o turno de { $player }, na rodada { $round }.
event-final_round = { $player } alcançou a meta: esta rodada é a última.
event-left = { $player } sai da partida.
reason-target = a meta foi alcançada
reason-team = a equipe alcançou a meta
reason-penny = { -penny } alcançou a meta
reason-resigned = restam jogadores de menos
reason-abandoned = os jogadores combinaram parar
event-game_over =
    A partida terminou: { $reason ->
        [target] { reason-target }
        [team] { reason-team }
        [penny] { reason-penny }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $reason ->
            [team] A equipe vence.
            [penny] A equipe vence.
            [target] { $winner } vence.
            [resigned] { $winner } vence.
           *[abandoned] { $winner } vence.
        }
        [draw] { $reason ->
            [team] A equipe vence.
            [penny] A equipe vence.
            [target] O primeiro lugar é dividido.
            [resigned] O primeiro lugar é dividido.
           *[abandoned] O primeiro lugar é dividido.
        }
       *[none] { $reason ->
            [team] { -penny } vence.
            [penny] { -penny } vence.
            [target] Ninguém vence.
            [resigned] Ninguém vence.
           *[abandoned] Ninguém vence.
        }
    } Pontos: { $scores }.

## Textos que não são ações

error-hardback-text-unknown = Não existe a ação “{ $text }”. Escreva-a exatamente como na tabela de ações, com um só espaço entre as palavras (regras 25.1).
error-hardback-text-card = “{ $card }” não é uma carta. Escreva gênero, letra e custo, como ROM-B3, ou STA-A para uma carta { -starter } (regras 2.4).
error-hardback-text-wild = “{ $laid }” não é uma carta curinga. Escreva a carta, um sinal de igual e uma letra maiúscula, como ROM-B3=X (regras 25.2).
error-hardback-text-pile = “{ $pile }” não é uma pilha. Escreva offer, ou um lugar de 0 a 4 (regras 25.1).

## O sorteio e a mesa

error-hardback-chance-another = “{ $action }” não é o que a partida espera. Registre o sorteio, ou a anotação da mesa, que falta agora (regras 25.1).
error-hardback-shuffle-cards = Estas não são as cartas da pilha. Indique cada uma delas uma vez (regras 5.2).
error-hardback-starters-letters = Estas não são duas letras aleatórias livres. Indique duas diferentes que nenhum jogador tem (regras 4.2).

## Regras desrespeitadas

error-hardback-turn-wrong_step = “{ $action }” não é possível agora, porque a etapa do turno é { turn-step }. Escolha algo que caiba nela (regras 6.1).
error-hardback-turn-not_your_turn = Não é a sua vez, então “{ $action }” tem de esperar. Enquanto isso você pode usar tinta e removedor (regras 7.1).
error-hardback-ink-not_now = No seu turno você só usa tinta e removedor antes de apresentar uma palavra. Continue sem eles (regras 7.1).
error-hardback-ink-none = Você não tem tinta. As moedas que sobram no fim do seu turno viram tinta (regras 7.2).
error-hardback-ink-no_card = Não resta carta para você puxar, então a tinta fica com você. Continue com as cartas que tem (regras 7.2).
error-hardback-ink-penny_would_win = Esta tinta faria { -penny } vencer no meio de um turno. Espere até que se forme uma palavra ou se comprem cartas (regras 18.6).
error-hardback-ink-not_inked = Você não tem na mão a carta { $card } com tinta. Indique uma que tenha tinta (regras 7.4).
error-hardback-ink-no_remover = Você não tem removedor. Use a carta com tinta na sua próxima palavra (regras 7.4).
error-hardback-ink-not_removed = Você não tem a carta { $card } com a tinta removida. Indique uma em que usou um removedor (regras 7.5).
error-hardback-look_up-no_list = Aqui não se usa uma lista de palavras, então não há nada para consultar (regras 8.3).
error-hardback-look_up-short = Digite pelo menos duas letras de A a Z para consultar uma palavra (regras 8.3).
error-hardback-word-short = Uma palavra precisa de pelo menos duas cartas. Use mais cartas (regras 8.6).
error-hardback-word-inked_card_left = Cartas com tinta têm de estar na palavra: { $cards }. Use-as também, ou use um removedor (regras 7.3).
error-hardback-word-card_twice = A carta { $card } está duas vezes na palavra. Use cada carta uma vez (regras 8.4).
error-hardback-word-card_not_usable = Você não pode usar a carta { $card }. Use cartas da sua mão e qualquer { -timeless } em jogo (regras 8.4).
error-hardback-word-wild_timeless = O { -timeless } { $card } está em jogo e não pode ser curinga. Use-o com a letra dele (regras 8.5).
error-hardback-word-wild_inked = A carta { $card } tem tinta e não pode ser curinga. Use-a com a letra dela, ou use antes um removedor (regras 8.5).
error-hardback-word-repeated = A palavra { $word } já foi usada. Encontre outra (regras 8.1).
error-hardback-word-not_listed = A palavra { $word } não está na lista de palavras. Encontre outra, ou passe o turno (regras 8.6).
error-hardback-vote-not_now = Não há nada para você votar. Espere até que a palavra de outro jogador vá a votação (regras 8.2).
error-hardback-uncover-not_now = “{ $action }” não é possível. Escolha uma das cartas curinga ao lado da carta que descobre (regras 11.2).
error-hardback-double-not_now = “{ $action }” não é possível. Escolha uma das cartas ao lado da carta que dobra (regras 11.3).
error-hardback-trash-not_now = “{ $action }” não é possível. Entregue uma carta que ofereça isso, ou termine (regras 11.6).
error-hardback-dump-not_now = “{ $action }” não é possível. Indique uma carta da sua pilha de descarte, ou termine (regras 11.7).
error-hardback-place-not_now = “{ $action }” não é possível. Ponha uma carta que olhou de volta no topo, ou descarte-a (regras 11.8).
error-hardback-either-not_now = “{ $action }” não é possível. Escolha um dos dois ganhos que a carta oferece (regras 11.9).
error-hardback-jail-not_now = “{ $action }” não é possível. Reserve ou remova uma carta da fila de ofertas, ou termine (regras 11.10).
error-hardback-purchase-not_now = “{ $action }” não é possível. Compre algo que possa pagar, ou termine (regras 13.1).
error-hardback-purchase-coins = A carta { $card } custa { $cost } moedas, mais do que você tem. Compre outra coisa, ou termine (regras 13.1).
error-hardback-purchase-not_offered = A carta { $card } não está na fila de ofertas nem na sua prisão. Indique uma que esteja (regras 13.1).
error-hardback-left-already = Você já saiu da partida. Não há mais nada a fazer (regras 19.2).

## Opções que não combinam

error-hardback-option-seats =
    { $mode ->
        [cooperative] Uma partida cooperativa precisa de { $least } a { $most } jogadores. Mude o número de lugares (regras 1.2).
       *[competitive] Uma partida competitiva precisa de { $least } a { $most } jogadores. Mude o número de lugares (regras 1.1).
    }
error-hardback-option-unused =
    { $mode ->
        [cooperative] A opção { $option } não tem sentido numa partida cooperativa. Deixe-a de fora (regras 20.2).
       *[competitive] A opção { $option } não tem sentido numa partida competitiva. Deixe-a de fora (regras 20.2).
    }
error-hardback-option-vote_alone = Ninguém pode votar numa partida para um só. Deixe a votação de fora (regras 20.2).
error-hardback-option-no_judge = Sem lista de palavras ninguém julga as palavras. Escolha uma lista, ou uma votação (regras 20.2).
error-hardback-option-language = A lista de palavras { $name } não é da língua desta partida, e sim de outra: { $language }. Escolha outra lista ou outra língua (regras 24.1).

## Um jogo terminado em números

statistic-rounds = Rodadas
statistic-turns = Turnos
statistic-words = Palavras
statistic-longest_word = Palavra mais longa
statistic-best_word = Palavra com mais pontos
statistic-best_word_points = Os pontos dela
statistic-average = Pontos por turno, em média
statistic-flushes = Trocas da fila
statistic-cycles = Avanços da fila
statistic-penny = Pontos de { -penny }
statistic-signature = O gênero dela
statistic-signature-none = nenhum
statistic-signature-adventure = { -adventure }
statistic-signature-horror = { -horror }
statistic-signature-mystery = { -mystery }
statistic-signature-romance = { -romance }
statistic-points_basic = Pontos das cartas
statistic-points_genre = Pontos dos gêneros ativos
statistic-points_bought = Pontos das compras
statistic-points_awards = Pontos dos prêmios literários
statistic-points_adverts = Pontos dos anúncios
statistic-coins = Moedas ganhas
statistic-cards_bought = Cartas compradas
statistic-cards_jailed = Cartas presas ou removidas
statistic-cost_jailed = O custo delas
statistic-cards_given = Cartas descartadas de vez
statistic-accepts = Votos a favor
statistic-rejects = Votos contra
statistic-ink = Cartas com tinta
statistic-remover = Removedor usado
statistic-starters = Letras sorteadas
statistic-deck_adventure = { -adventure } no baralho
statistic-deck_horror = { -horror } no baralho
statistic-deck_mystery = { -mystery } no baralho
statistic-deck_romance = { -romance } no baralho
statistic-deck_starter = Iniciais no baralho

## As cartas

piece-STA-A = A ({ -starter })
piece-STA-E = E ({ -starter })
piece-STA-I = I ({ -starter })
piece-STA-L = L ({ -starter })
piece-STA-N = N ({ -starter })
piece-STA-R = R ({ -starter })
piece-STA-S = S ({ -starter })
piece-STA-T = T ({ -starter })
piece-STA-B = B ({ -starter })
piece-STA-C = C ({ -starter })
piece-STA-D = D ({ -starter })
piece-STA-G = G ({ -starter })
piece-STA-H = H ({ -starter })
piece-STA-M = M ({ -starter })
piece-STA-O = O ({ -starter })
piece-STA-P = P ({ -starter })
piece-STA-U = U ({ -starter })
piece-STA-Y = Y ({ -starter })
piece-ADV-A5 = A ({ -adventure }, 5)
piece-ADV-A7 = A ({ -adventure }, 7)
piece-ADV-B4 = B ({ -adventure }, 4)
piece-ADV-C3 = C ({ -adventure }, 3)
piece-ADV-C5T = C ({ -adventure }, 5, { -timeless })
piece-ADV-D4 = D ({ -adventure }, 4)
piece-ADV-E3 = E ({ -adventure }, 3)
piece-ADV-F8 = F ({ -adventure }, 8)
piece-ADV-G2 = G ({ -adventure }, 2)
piece-ADV-G6 = G ({ -adventure }, 6)
piece-ADV-H3 = H ({ -adventure }, 3)
piece-ADV-I3T = I ({ -adventure }, 3, { -timeless })
piece-ADV-I6 = I ({ -adventure }, 6)
piece-ADV-J3 = J ({ -adventure }, 3)
piece-ADV-J5 = J ({ -adventure }, 5)
piece-ADV-K9 = K ({ -adventure }, 9)
piece-ADV-L2 = L ({ -adventure }, 2)
piece-ADV-L4 = L ({ -adventure }, 4)
piece-ADV-M6 = M ({ -adventure }, 6)
piece-ADV-N4 = N ({ -adventure }, 4)
piece-ADV-O6 = O ({ -adventure }, 6)
piece-ADV-P4 = P ({ -adventure }, 4)
piece-ADV-P8T = P ({ -adventure }, 8, { -timeless })
piece-ADV-Q7 = Q ({ -adventure }, 7)
piece-ADV-R3 = R ({ -adventure }, 3)
piece-ADV-S5 = S ({ -adventure }, 5)
piece-ADV-T4 = T ({ -adventure }, 4)
piece-ADV-U4 = U ({ -adventure }, 4)
piece-ADV-V2 = V ({ -adventure }, 2)
piece-ADV-W3 = W ({ -adventure }, 3)
piece-ADV-W5T = W ({ -adventure }, 5, { -timeless })
piece-ADV-X4 = X ({ -adventure }, 4)
piece-ADV-Y2 = Y ({ -adventure }, 2)
piece-ADV-Y4 = Y ({ -adventure }, 4)
piece-ADV-Z5 = Z ({ -adventure }, 5)
piece-HOR-A3 = A ({ -horror }, 3)
piece-HOR-B6 = B ({ -horror }, 6)
piece-HOR-C5 = C ({ -horror }, 5)
piece-HOR-C8 = C ({ -horror }, 8)
piece-HOR-D4T = D ({ -horror }, 4, { -timeless })
piece-HOR-D9 = D ({ -horror }, 9)
piece-HOR-E5T = E ({ -horror }, 5, { -timeless })
piece-HOR-E8 = E ({ -horror }, 8)
piece-HOR-F3 = F ({ -horror }, 3)
piece-HOR-G4 = G ({ -horror }, 4)
piece-HOR-H7 = H ({ -horror }, 7)
piece-HOR-I4 = I ({ -horror }, 4)
piece-HOR-J5 = J ({ -horror }, 5)
piece-HOR-K2 = K ({ -horror }, 2)
piece-HOR-L3 = L ({ -horror }, 3)
piece-HOR-M3 = M ({ -horror }, 3)
piece-HOR-N5 = N ({ -horror }, 5)
piece-HOR-N6T = N ({ -horror }, 6, { -timeless })
piece-HOR-O4 = O ({ -horror }, 4)
piece-HOR-P3 = P ({ -horror }, 3)
piece-HOR-Q4 = Q ({ -horror }, 4)
piece-HOR-R4 = R ({ -horror }, 4)
piece-HOR-S2 = S ({ -horror }, 2)
piece-HOR-S7 = S ({ -horror }, 7)
piece-HOR-T4 = T ({ -horror }, 4)
piece-HOR-U2 = U ({ -horror }, 2)
piece-HOR-U6 = U ({ -horror }, 6)
piece-HOR-V4 = V ({ -horror }, 4)
piece-HOR-V5T = V ({ -horror }, 5, { -timeless })
piece-HOR-W4 = W ({ -horror }, 4)
piece-HOR-W5 = W ({ -horror }, 5)
piece-HOR-X2 = X ({ -horror }, 2)
piece-HOR-X6 = X ({ -horror }, 6)
piece-HOR-Y3 = Y ({ -horror }, 3)
piece-HOR-Z3 = Z ({ -horror }, 3)
piece-MYS-A3 = A ({ -mystery }, 3)
piece-MYS-A5T = A ({ -mystery }, 5, { -timeless })
piece-MYS-B4 = B ({ -mystery }, 4)
piece-MYS-C5 = C ({ -mystery }, 5)
piece-MYS-D4 = D ({ -mystery }, 4)
piece-MYS-E4 = E ({ -mystery }, 4)
piece-MYS-F2 = F ({ -mystery }, 2)
piece-MYS-F5T = F ({ -mystery }, 5, { -timeless })
piece-MYS-G6 = G ({ -mystery }, 6)
piece-MYS-H3 = H ({ -mystery }, 3)
piece-MYS-I3 = I ({ -mystery }, 3)
piece-MYS-I5 = I ({ -mystery }, 5)
piece-MYS-J8 = J ({ -mystery }, 8)
piece-MYS-K2 = K ({ -mystery }, 2)
piece-MYS-K4 = K ({ -mystery }, 4)
piece-MYS-L6 = L ({ -mystery }, 6)
piece-MYS-M3 = M ({ -mystery }, 3)
piece-MYS-M4T = M ({ -mystery }, 4, { -timeless })
piece-MYS-N7 = N ({ -mystery }, 7)
piece-MYS-O3 = O ({ -mystery }, 3)
piece-MYS-P2 = P ({ -mystery }, 2)
piece-MYS-P4 = P ({ -mystery }, 4)
piece-MYS-Q3 = Q ({ -mystery }, 3)
piece-MYS-Q5 = Q ({ -mystery }, 5)
piece-MYS-R4 = R ({ -mystery }, 4)
piece-MYS-R6 = R ({ -mystery }, 6)
piece-MYS-S4 = S ({ -mystery }, 4)
piece-MYS-T6 = T ({ -mystery }, 6)
piece-MYS-T8T = T ({ -mystery }, 8, { -timeless })
piece-MYS-U2 = U ({ -mystery }, 2)
piece-MYS-V9 = V ({ -mystery }, 9)
piece-MYS-W4 = W ({ -mystery }, 4)
piece-MYS-X3 = X ({ -mystery }, 3)
piece-MYS-Y7 = Y ({ -mystery }, 7)
piece-MYS-Z5 = Z ({ -mystery }, 5)
piece-ROM-A4 = A ({ -romance }, 4)
piece-ROM-B3 = B ({ -romance }, 3)
piece-ROM-B5T = B ({ -romance }, 5, { -timeless })
piece-ROM-C3 = C ({ -romance }, 3)
piece-ROM-D4 = D ({ -romance }, 4)
piece-ROM-E2 = E ({ -romance }, 2)
piece-ROM-E6 = E ({ -romance }, 6)
piece-ROM-F4 = F ({ -romance }, 4)
piece-ROM-F6 = F ({ -romance }, 6)
piece-ROM-G3 = G ({ -romance }, 3)
piece-ROM-H3 = H ({ -romance }, 3)
piece-ROM-H7 = H ({ -romance }, 7)
piece-ROM-I2 = I ({ -romance }, 2)
piece-ROM-J6 = J ({ -romance }, 6)
piece-ROM-K3 = K ({ -romance }, 3)
piece-ROM-K5T = K ({ -romance }, 5, { -timeless })
piece-ROM-L8 = L ({ -romance }, 8)
piece-ROM-M2 = M ({ -romance }, 2)
piece-ROM-N2 = N ({ -romance }, 2)
piece-ROM-N5 = N ({ -romance }, 5)
piece-ROM-O4 = O ({ -romance }, 4)
piece-ROM-O8T = O ({ -romance }, 8, { -timeless })
piece-ROM-P6 = P ({ -romance }, 6)
piece-ROM-Q4 = Q ({ -romance }, 4)
piece-ROM-R5 = R ({ -romance }, 5)
piece-ROM-R5T = R ({ -romance }, 5, { -timeless })
piece-ROM-S4 = S ({ -romance }, 4)
piece-ROM-T3 = T ({ -romance }, 3)
piece-ROM-U9 = U ({ -romance }, 9)
piece-ROM-V3 = V ({ -romance }, 3)
piece-ROM-W4 = W ({ -romance }, 4)
piece-ROM-X7 = X ({ -romance }, 7)
piece-ROM-Y4 = Y ({ -romance }, 4)
piece-ROM-Z4 = Z ({ -romance }, 4)
piece-ROM-Z5 = Z ({ -romance }, 5)

## O que os jogadores do computador devem alcançar

aim-best-word = melhor palavra de sete cartas, até dois curingas
aim-turn = turno do nível 5
aim-against-middle = nível 5 contra nível 3
aim-against-weakest = nível 5 contra nível 1
aim-against-penny = nível 5 sozinho contra { -penny }, sem gênero favorito
