### Hardback. I numeri dopo “regole” sono paragrafi di docs/rules/hardback.md.

-adventure = Avventura
-horror = Horror
-mystery = Mistero
-romance = Romanzo rosa
-starter = iniziale
-timeless = Classico senza tempo
-penny = Penny Dreadful

## Generi, guadagni e fasi

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
                [0] { $remover } di solvente
               *[other] { $ink } di inchiostro
            }
            [one] { $points } punto
           *[other] { $points } punti
        }
        [one] { $points ->
            [0] { $coins } moneta
            [one] { $coins } moneta e { $points } punto
           *[other] { $coins } moneta e { $points } punti
        }
       *[other] { $points ->
            [0] { $coins } monete
            [one] { $coins } monete e { $points } punto
           *[other] { $coins } monete e { $points } punti
        }
    }
turn-step =
    { $step ->
        [spell] comporre una parola
        [vote] votare
        [uncover] scoprire carte
        [double] raddoppiare carte
        [trash] cedere carte della parola
        [dump] ripulire gli scarti
        [preview] guardare in cima al mazzo
        [place] sistemare le carte guardate
        [either] scegliere un guadagno
        [jail] usare la prigione
        [flush] rinnovare la fila delle offerte
       *[purchase] comprare
    }

## Opzioni

option-mode = Se giocate gli uni contro gli altri o insieme (regole 1.1 e 1.2)
option-mode-competitive = Gli uni contro gli altri: vince chi ha più punti
option-mode-cooperative = Insieme, o da soli, contro { -penny }
option-penny = Il genere preferito di { -penny }, solo in partite cooperative (regole 18.5)
option-penny-none = Nessuno
option-penny-random = Un genere sorteggiato
option-penny-adventure = { -adventure }: fa punti per le carte che comprate
option-penny-horror = { -horror }: fa punti per l’inchiostro che usate
option-penny-mystery = { -mystery }: toglie una seconda carta dalla fila
option-penny-romance = { -romance }: le carte di questo genere le valgono il doppio
option-length = Con quanti punti finisce una partita competitiva (regole 17.1)
option-length-60 = 60 punti
option-length-40 = 40 punti, una partita breve
option-length-80 = 80 punti
option-length-90 = 90 punti, una partita lunga
option-length-180 = 180 punti, una partita molto lunga
option-edition = Quale edizione decide dove le due differiscono (regole 21.1)
option-edition-classic = La prima edizione
option-edition-second = La seconda edizione: la fila delle offerte scorre e i premi si condividono
option-language = La lingua delle parole (regole 24.1)
option-language-en = Inglese
option-language-de = Tedesco
option-language-fr = Francese
option-dictionary = Quali parole valgono (regole 24.1)
option-dictionary-standard = Inglese, le parole che si conoscono
option-dictionary-large = Inglese, tante parole quante ne ha un grande dizionario
option-dictionary-french = Francese
option-dictionary-none = Nessun elenco: votate su ogni parola
option-vote = Se votate sulle parole che non sono in nessun elenco (regole 8.2)
option-vote-no = No: tali parole sono rifiutate
option-vote-majority = Sì: la metà degli altri deve accettare
option-vote-unanimous = Sì: tutti gli altri devono accettare
option-open_hands = Se tutti vedono tutte le mani (regole 20.1)
option-open_hands-false = No: le mani sono nascoste
option-open_hands-true = Sì: le mani sono scoperte
option-awards = Se le parole lunghe danno premi letterari (regole 16.1)
option-awards-true = Sì: la parola più lunga vale punti alla fine
option-awards-false = No
option-adverts = Se si possono comprare pubblicità che danno punti (regole 13.2)
option-adverts-true = Sì
option-adverts-false = No
option-unique_words = Se una parola può essere usata di nuovo (regole 8.1)
option-unique_words-off = Sì, quante volte si vuole
option-unique_words-player = No: ogni giocatore usa una parola una volta
option-unique_words-game = No: una parola si usa una volta nella partita

## Azioni: come si scrivono e che cosa fanno

action-shuffle = shuffle PILA ID ... – il sorteggio mescola una pila, per prima la carta in cima; PILA è offer o un posto
action-starters = starters POSTO X X – il sorteggio dà a un posto le sue due lettere casuali
action-penny = penny GENERE – il sorteggio sceglie il genere preferito di { -penny }
action-unlisted = unlisted – il tavolo annota che la parola non è in nessun elenco e va ai voti
action-ink = ink – paga un inchiostro e pesca una carta, che deve stare nella tua prossima parola
action-unink = unink ID – paga un solvente e rende normale una carta inchiostrata
action-reink = reink ID – inchiostra di nuovo la carta e riprende il solvente
action-word = word ID ID=X ... – presenta una parola, da sinistra a destra; =X usa una carta come jolly per la lettera X
action-skip = skip – salta il turno: non si guadagna nulla e la tua mano viene scartata
action-vote = vote yes o vote no – accetta la parola o no
action-uncover = uncover ID – gira a faccia in su questa carta jolly
action-double = double ID – fa contare questa carta una volta in più
action-trash = trash ID – cede questa carta della tua parola per ciò che offre
action-dump = dump ID – cede questa carta dei tuoi scarti per monete
action-preview = preview – guarda le carte in cima al tuo mazzo
action-top = top ID – rimette questa carta in cima al tuo mazzo
action-discard = discard ID – mette questa carta nei tuoi scarti
action-choose = choose coins, choose points, choose ink o choose remover – prende questo guadagno
action-reserve = reserve ID – mette questa carta della fila delle offerte nella tua prigione, dove solo tu puoi comprarla
action-remove = remove ID – toglie questa carta dalla fila delle offerte
action-flush = flush – sostituisce l’intera fila delle offerte
action-buy = buy ID – compra questa carta della fila delle offerte o della tua prigione
action-advert = advert – compra la tua prossima pubblicità e ne segna i punti
action-convert = convert – cambia inchiostro in monete, tre per una, quanto basta per la cosa meno cara fuori portata
action-done = done – conclude questa fase e va avanti
help-forms = ID è una carta, come ROM-B3 (genere, lettera e costo, con una T per un { -timeless }) o STA-A per una carta { -starter }. X è una lettera maiuscola.

## Che cosa fare ora

prompt-spell = Presenta una parola o salta il turno: allora non guadagni nulla e la tua mano viene scartata.
prompt-vote = Una parola è ai voti: sì la fa valere, no la rende al suo giocatore.
prompt-uncover = Scegli quale delle due carte jolly viene girata a faccia in su. Non puoi rinunciare.
prompt-double = Scegli quale delle due vicine conta una volta in più. Non puoi rinunciare.
prompt-trash = Puoi cedere carte per ciò che offrono, e lasciano le tue carte. Se concludi, le tieni.
prompt-dump = Puoi togliere carte dai tuoi scarti per monete. Se concludi, le tieni.
prompt-preview = Puoi guardare le carte in cima al tuo mazzo. Se concludi, vai avanti senza guardare.
prompt-place = Rimetti in cima al tuo mazzo ogni carta che hai guardato, oppure scartala.
prompt-either = Scegli che cosa dà { $card }: ne ricevi { $amount }.
prompt-jail = Puoi mettere una carta della fila delle offerte nella tua prigione, solo per te, o toglierla. Se concludi, perdi gli usi che restano.
prompt-flush = Puoi sostituire l’intera fila delle offerte, una volta per turno. Se concludi, resta com’è.
prompt-purchase = Compra ciò che puoi pagare. Se concludi, il tuo turno finisce e le tue monete diventano inchiostro.

## Che cosa è successo

event-pile_shuffled =
    Il mazzo di { $player } è mescolato: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
event-offers_shuffled =
    Il mazzo delle offerte è mescolato: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
event-starters_drawn = { $player } comincia con le lettere casuali { $letters }.
event-signature_drawn = Il genere preferito di { -penny } è { genre }.
event-dealt = { $card } entra nella fila delle offerte.
event-hand_drawn = { $player } pesca { $cards }.
event-hand_counted =
    { $player } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-ink_spent = { $player } paga un inchiostro per pescare una carta.
event-ink_used = { $player } pesca { $card } con l’inchiostro.
event-ink_removed = { $player } toglie l’inchiostro da { $card }.
event-ink_restored = { $player } inchiostra di nuovo { $card } e riprende il solvente.
event-word_submitted =
    { $wilds ->
        [0] { $player } presenta la parola { $word }: { $face_up }.
        [one] { $player } presenta la parola { $word } con 1 carta jolly; scoperte { $face_up }.
       *[other] { $player } presenta la parola { $word } con { $wilds } carte jolly; scoperte { $face_up }.
    }
event-vote_opened = La parola { $word } di { $player } va ai voti.
event-voted =
    { $accepts ->
        [true] { $player } accetta la parola.
       *[false] { $player } respinge la parola.
    }
event-word_rejected = Il voto respinge la parola { $word }. { $player } riprende le carte.
event-word_accepted =
    La parola { $word } di { $player } vale{ $unused ->
        [0] { "" }
        [one] , e { $unused } carta non usata viene scartata
       *[other] , e { $unused } carte non usate vengono scartate
    }.
event-unused_discarded = { $player } scarta le carte non usate: { $cards }.
event-award_taken =
    { $player } prende il premio letterario per { $letters ->
        [12] 12 o più lettere
       *[other] { $letters } lettere
    }, che vale { $points } punti alla fine.
event-award_lost =
    { $player } perde il premio letterario per { $letters ->
        [12] 12 o più lettere
       *[other] { $letters } lettere
    }.
event-uncovered = { $by } gira { $card } a faccia in su.
event-doubled = { $by } raddoppia { $card }, che ora conta { $times } volte.
event-earned = { $player } riceve { gain } da { $card }.
event-trashed =
    { $player } cede { $card } per { $coins ->
        [0] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-dumped =
    { $player } toglie { $card } dai suoi scarti per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-preview_began = { $player } guarda in cima al suo mazzo.
event-previewed = { $player } guarda { $cards } in cima al suo mazzo.
event-preview_counted =
    { $player } guarda { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in cima al suo mazzo.
event-put_back = { $player } rimette { $card } in cima al suo mazzo.
event-put_away = { $player } scarta { $card }.
event-preview_placed =
    { $where ->
        [top] { $player } rimette una carta in cima al suo mazzo.
       *[discard] { $player } scarta una carta che ha guardato.
    }
event-reserved = { $player } mette { $card } in prigione.
event-jail_emptied = { $card } lascia la prigione di { $player }.
event-removed = { $player } toglie { $card } dalla fila delle offerte.
event-flushed = { $player } sostituisce l’intera fila delle offerte.
event-bought =
    { $player } compra { $card } per { $cost } monete{ $points ->
        [0] { "" }
        [one] { " " }e segna { $points } punto
       *[other] { " " }e segna { $points } punti
    }.
event-advertised = { $player } compra una pubblicità per { $cost } monete e segna { $points } punti.
event-converted =
    { $player } cambia { $ink } di inchiostro in { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-coins_kept =
    { $player } conserva { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } come inchiostro.
event-step_ended = { $player } conclude la fase «{ turn-step }».
event-turn_skipped = { $player } salta il turno.
event-timeless_placed = { $card } resta in gioco per { $player }.
event-timeless_sent_away = { $card } va negli scarti di { $player }.
event-offer_cycled = { $card } era la carta più vecchia della fila delle offerte e la lascia.
event-penny_took =
    { -penny } prende { $card } e segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-penny_removed = { -penny } prende anche { $card }, senza guadagnare nulla.
event-penny_scored =
    { -penny } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il suo genere preferito, { genre }.
event-turn_began = Comincia il turno di { $player }, nel giro { $round }.
event-final_round = { $player } ha raggiunto il traguardo: questo giro è l’ultimo.
event-left = { $player } lascia la partita.
reason-target = il traguardo è stato raggiunto
reason-team = la squadra ha raggiunto il traguardo
reason-penny = { -penny } ha raggiunto il traguardo
reason-resigned = restano troppo pochi giocatori
reason-abandoned = i giocatori hanno deciso di smettere
event-game_over =
    La partita è finita: { $reason ->
        [target] { reason-target }
        [team] { reason-team }
        [penny] { reason-penny }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $reason ->
            [team] Vince la squadra.
            [penny] Vince la squadra.
            [target] Vince { $winner }.
            [resigned] Vince { $winner }.
           *[abandoned] Vince { $winner }.
        }
        [draw] { $reason ->
            [team] Vince la squadra.
            [penny] Vince la squadra.
            [target] Il primo posto è condiviso.
            [resigned] Il primo posto è condiviso.
           *[abandoned] Il primo posto è condiviso.
        }
       *[none] { $reason ->
            [team] Vince { -penny }.
            [penny] Vince { -penny }.
            [target] Non vince nessuno.
            [resigned] Non vince nessuno.
           *[abandoned] Non vince nessuno.
        }
    } Punti: { $scores }.

## Testi che non sono azioni

error-hardback-text-unknown = L’azione «{ $text }» non esiste. Scrivila esattamente come nella tabella delle azioni, con spazi singoli (regole 25.1).
error-hardback-text-card = «{ $card }» non è una carta. Scrivi genere, lettera e costo, come ROM-B3, o STA-A per una carta { -starter } (regole 2.4).
error-hardback-text-wild = «{ $laid }» non è una carta jolly. Scrivi la carta, un segno di uguale e una lettera maiuscola, come ROM-B3=X (regole 25.2).
error-hardback-text-pile = «{ $pile }» non è una pila. Scrivi offer, o un posto da 0 a 4 (regole 25.1).

## Il sorteggio e il tavolo

error-hardback-chance-another = «{ $action }» non è ciò che la partita aspetta. Inserisci il sorteggio, o l’annotazione del tavolo, che manca ora (regole 25.1).
error-hardback-shuffle-cards = Queste non sono le carte della pila. Indica ciascuna di esse una volta (regole 5.2).
error-hardback-starters-letters = Queste non sono due lettere casuali libere. Indicane due diverse che nessun giocatore ha (regole 4.2).

## Regole infrante

error-hardback-turn-wrong_step = «{ $action }» non è possibile ora, perché la fase del turno è { turn-step }. Scegli qualcosa che ne faccia parte (regole 6.1).
error-hardback-turn-not_your_turn = Non è il tuo turno, perciò «{ $action }» deve aspettare. Intanto puoi usare inchiostro e solvente (regole 7.1).
error-hardback-ink-not_now = Nel tuo turno usi inchiostro e solvente solo prima di presentare una parola. Prosegui senza (regole 7.1).
error-hardback-ink-none = Non hai inchiostro. Le monete che restano alla fine del tuo turno diventano inchiostro (regole 7.2).
error-hardback-ink-no_card = Non ti resta nessuna carta da pescare, perciò tieni l’inchiostro. Prosegui con le carte che hai (regole 7.2).
error-hardback-ink-penny_would_win = Questo inchiostro farebbe vincere { -penny } nel mezzo di un turno. Aspetta che si componga una parola o si comprino carte (regole 18.6).
error-hardback-ink-not_inked = Non hai in mano la carta { $card } inchiostrata. Indicane una che lo sia (regole 7.4).
error-hardback-ink-no_remover = Non hai solvente. Usa la carta inchiostrata nella tua prossima parola (regole 7.4).
error-hardback-ink-not_removed = Non hai la carta { $card } con l’inchiostro tolto. Indicane una su cui hai usato il solvente (regole 7.5).
error-hardback-look_up-no_list = Qui non si usa una lista di parole, quindi non c’è niente da cercare (regole 8.3).
error-hardback-look_up-short = Scrivi almeno due lettere dalla A alla Z per cercare una parola (regole 8.3).
error-hardback-word-short = Una parola ha bisogno di almeno due carte. Usane di più (regole 8.6).
error-hardback-word-inked_card_left = Le carte inchiostrate devono stare nella parola: { $cards }. Usa anche queste, o usa il solvente (regole 7.3).
error-hardback-word-card_twice = La carta { $card } è due volte nella parola. Usa ogni carta una volta (regole 8.4).
error-hardback-word-card_not_usable = Non puoi usare la carta { $card }. Usa le carte della tua mano e qualsiasi { -timeless } in gioco (regole 8.4).
error-hardback-word-wild_timeless = Il { -timeless } { $card } è in gioco e non può essere jolly. Usalo con la sua lettera (regole 8.5).
error-hardback-word-wild_inked = La carta { $card } è inchiostrata e non può essere jolly. Usala con la sua lettera, o usa prima il solvente (regole 8.5).
error-hardback-word-repeated = La parola { $word } è già stata usata. Trovane un’altra (regole 8.1).
error-hardback-word-not_listed = La parola { $word } non è nell’elenco delle parole. Trovane un’altra, o salta il turno (regole 8.6).
error-hardback-vote-not_now = Non c’è nulla su cui tu debba votare. Aspetta che la parola di un altro giocatore vada ai voti (regole 8.2).
error-hardback-uncover-not_now = «{ $action }» non è possibile. Scegli una delle carte jolly accanto alla carta che scopre (regole 11.2).
error-hardback-double-not_now = «{ $action }» non è possibile. Scegli una delle carte accanto alla carta che raddoppia (regole 11.3).
error-hardback-trash-not_now = «{ $action }» non è possibile. Cedi una carta che lo offre, o concludi (regole 11.6).
error-hardback-dump-not_now = «{ $action }» non è possibile. Indica una carta dei tuoi scarti, o concludi (regole 11.7).
error-hardback-place-not_now = «{ $action }» non è possibile. Rimetti in cima una carta che hai guardato, o scartala (regole 11.8).
error-hardback-either-not_now = «{ $action }» non è possibile. Scegli uno dei due guadagni che la carta offre (regole 11.9).
error-hardback-jail-not_now = «{ $action }» non è possibile. Riserva o togli una carta della fila delle offerte, o concludi (regole 11.10).
error-hardback-purchase-not_now = «{ $action }» non è possibile. Compra qualcosa che puoi pagare, o concludi (regole 13.1).
error-hardback-purchase-coins = La carta { $card } costa { $cost } monete, più di quante ne hai. Compra altro, o concludi (regole 13.1).
error-hardback-purchase-not_offered = La carta { $card } non è né nella fila delle offerte né nella tua prigione. Indicane una che ci sia (regole 13.1).
error-hardback-left-already = Hai già lasciato la partita. Non c’è altro da fare (regole 19.2).

## Opzioni che non vanno insieme

error-hardback-option-seats =
    { $mode ->
        [cooperative] A una partita cooperativa giocano da { $least } a { $most } giocatori. Cambia il numero di posti (regole 1.2).
       *[competitive] A una partita competitiva giocano da { $least } a { $most } giocatori. Cambia il numero di posti (regole 1.1).
    }
error-hardback-option-unused =
    { $mode ->
        [cooperative] L’opzione { $option } non ha senso in una partita cooperativa. Non indicarla (regole 20.2).
       *[competitive] L’opzione { $option } non ha senso in una partita competitiva. Non indicarla (regole 20.2).
    }
error-hardback-option-vote_alone = Nessuno può votare in una partita per uno solo. Gioca senza voto (regole 20.2).
error-hardback-option-no_judge = Senza elenco di parole nessuno giudica le parole. Scegli un elenco, o un voto (regole 20.2).
error-hardback-option-language = L’elenco di parole { $name } non è della lingua di questa partita ma di un’altra: { $language }. Scegli un altro elenco o un’altra lingua (regole 24.1).

## Una partita finita in numeri

statistic-rounds = Giri
statistic-turns = Turni
statistic-words = Parole
statistic-longest_word = Parola più lunga
statistic-best_word = Parola con più punti
statistic-best_word_points = I suoi punti
statistic-average = Punti per turno, in media
statistic-flushes = Ricambi della fila
statistic-cycles = Avanzamenti della fila
statistic-penny = Punti di { -penny }
statistic-signature = Il suo genere
statistic-signature-none = nessuno
statistic-signature-adventure = { -adventure }
statistic-signature-horror = { -horror }
statistic-signature-mystery = { -mystery }
statistic-signature-romance = { -romance }
statistic-points_basic = Punti dalle carte
statistic-points_genre = Punti dai generi attivi
statistic-points_bought = Punti dagli acquisti
statistic-points_awards = Punti dai premi letterari
statistic-points_adverts = Punti dalla pubblicità
statistic-coins = Monete guadagnate
statistic-cards_bought = Carte comprate
statistic-cards_jailed = Carte in prigione o tolte
statistic-cost_jailed = Il loro costo
statistic-cards_given = Carte cedute
statistic-accepts = Voti a favore
statistic-rejects = Voti contrari
statistic-ink = Carte inchiostrate
statistic-remover = Solvente usato
statistic-starters = Lettere casuali
statistic-deck_adventure = { -adventure } nel mazzo
statistic-deck_horror = { -horror } nel mazzo
statistic-deck_mystery = { -mystery } nel mazzo
statistic-deck_romance = { -romance } nel mazzo
statistic-deck_starter = Iniziali nel mazzo

## Le carte

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

## Che cosa devono raggiungere i giocatori del computer

aim-best-word = parola migliore di sette carte, fino a due jolly
aim-turn = turno del livello 5
aim-against-middle = livello 5 contro livello 3
aim-against-weakest = livello 5 contro livello 1
aim-against-penny = livello 5 da solo contro { -penny }, senza genere preferito
