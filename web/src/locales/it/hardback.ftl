### Il tavolo di Hardback nel browser.

hb-name = Hardback
hb-bar = Che cosa fare
hb-table = Tavolo di Hardback
hb-offers = Fila delle offerte
hb-word-area = La parola
hb-hand-area = Le tue carte
hb-tools = Comporre la parola

## Cards

hb-genre =
    { $genre ->
        [adventure] Avventura
        [horror] Horror
        [mystery] Mistero
        [romance] Romanzo rosa
       *[starter] Iniziale
    }
hb-genre-count =
    { $genre ->
        [adventure] { $count } Avventura
        [horror] { $count } Horror
        [mystery] { $count } Mistero
        [romance] { $count } Romanzo rosa
       *[starter] { $count } iniziali
    }
hb-card =
    { $genre ->
        [starter] { $letter }, iniziale
       *[other] { $letter }, { hb-genre }, costo { $cost }
    }
hb-card-wild = { $letter }, jolly, su { $card }
hb-card-ink =
    { $ink ->
        [inked] { $card }, inchiostrata
       *[removed] { $card }, senza più inchiostro
    }
hb-card-times = { $card }, vale { $times } volte
hb-card-note = { $card }, { $note }
hb-oldest = la più vecchia
hb-wild = Jolly
hb-letter-only = solo la lettera
hb-yours = Tuo
hb-classic-of = Di { $player }
hb-classic-away = Nella parola
hb-jail = Prigione
hb-does-coins =
    { $amount ->
        [one] Dà { $amount } moneta.
       *[other] Dà { $amount } monete.
    }
hb-does-points =
    { $amount ->
        [one] Dà { $amount } punto.
       *[other] Dà { $amount } punti.
    }
hb-does-coins-or-points =
    { $amount ->
        [one] Dà { $amount } moneta o { $amount } punto.
       *[other] Dà { $amount } monete o { $amount } punti.
    }
hb-does-ink-or-remover = Dà un inchiostro o un solvente.
hb-does-uncover = Scopre un jolly accanto.
hb-does-double = Fa valere una volta in più una carta accanto.
hb-does-jail = Riserva per te una carta della fila, o la toglie.
hb-does-trash-for-coins =
    { $amount ->
        [one] Si può cedere per { $amount } moneta.
       *[other] Si può cedere per { $amount } monete.
    }
hb-does-trash-for-points =
    { $amount ->
        [one] Si può cedere per { $amount } punto.
       *[other] Si può cedere per { $amount } punti.
    }
hb-does-dump =
    { $amount ->
        [one] Cedi una carta dei tuoi scarti per { $amount } moneta.
       *[other] Cedi una carta dei tuoi scarti per { $amount } monete.
    }
hb-does-preview = Guarda le prime carte del tuo mazzo.
hb-does-per-adventure = Dà { $amount } monete per ogni carta Avventura.
hb-does-per-inked =
    { $second ->
        [yes] Dà { $amount } punto per ogni carta inchiostrata.
       *[no] Dà { $amount } moneta per ogni carta inchiostrata.
    }
hb-does-per-wild = Dà { $amount } punto per ogni jolly.
hb-bought-points =
    { $points ->
        [one] { $points } punto quando la compri.
       *[other] { $points } punti quando la compri.
    }
hb-timeless-line = Classico senza tempo: resta in gioco.
hb-if-active = Se il genere { hb-genre } è attivo: { $text }
hb-active-note = Tratteggiato: solo se il genere è attivo.

hb-brings =
    { $coins ->
        [0] { $points ->
            [0] niente
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
hb-promise =
    { $step ->
        [uncover] Scoperta aggiunge: { hb-brings }.
       *[double] Contata una volta in più aggiunge: { hb-brings }.
    }
hb-promise-genres =
    { $count ->
        [one] Rende attivo { $genres }.
       *[other] Rende attivi { $genres }.
    }
hb-turns-up = Verrà scoperta e porta: { hb-brings }.
hb-counts-times = Varrà { $times } volte e porta: { hb-brings }.

## The row of offers

hb-deck = { $count } carte
hb-deck-open = Mazzo delle offerte, { $count } carte. Scartate: { $used }. Mostrale.
hb-sort = Ordina la fila
hb-sort-by =
    { $sort ->
        [letter] Per lettera
        [cost] Per costo
        [genre] Per genere
       *[age] Per età
    }

## Building a word

hb-word-empty = Scrivi una parola, o tocca e trascina qui le carte
hb-word-theirs = Qui { $player } comporrà una parola
hb-word-over = La partita è finita
hb-active =
    { $count ->
        [one] { $genres } è attivo.
       *[other] { $genres } sono attivi.
    }
hb-ready = Questa parola si può presentare.
hb-begin = Scrivila, o tocca le carte.
hb-turn = Jolly
hb-turn-up = Scopri
hb-left = A sinistra
hb-right = A destra
hb-all = Tutte
hb-all-title = Metti nella parola tutta la mano
hb-none = Nessuna
hb-none-title = Riprendi tutte le carte
hb-uncover-all = Scopri tutte
hb-letters = { $card }: quale lettera sarà?
hb-letters-type = Scrivi una lettera o toccala.
hb-no-card = Nessuna carta rimasta per { $letter }. Premi * dopo una carta qualsiasi per farne un jolly.
hb-not-wild = Questa carta non può essere un jolly.
hb-missing =
    { $count ->
        [one] Una carta inchiostrata deve ancora entrare nella parola.
       *[other] { $count } carte inchiostrate devono ancora entrare nella parola.
    }
hb-submit = Presenta { $word }
hb-submit-none = Prima componi una parola
hb-submit-letter = Prima scegli la lettera
hb-refused =
    { $code ->
        [short] { $word } è troppo corta
        [inked_card_left] Manca una carta inchiostrata
        [not_listed] { $word } non è in elenco
        [repeated] { $word } è già stata usata
       *[other] { $word } non si può comporre
    }
hb-worth-label = Quanto rende la parola
hb-coins-left = Monete da spendere
hb-then =
    { $step ->
        [uncover] prima di scoprire
        [double] prima di raddoppiare
        [trash] prima di cedere
        [dump] e gli scarti ceduti
        [preview] e uno sguardo avanti
       *[either] e ciò che scegli
    }
hb-said-worth = { $word }: { $coins } monete e { $points } punti.

## The hand

hb-draw = Mazzo: { $count }
hb-draw-open = Il tuo mazzo, { $count } carte, e i tuoi scarti, { $used } carte. Mostrali.
hb-hand-drop = Trascina qui una carta, o toccala, per toglierla dalla parola
hb-hand-used = Tutte le tue carte sono nella parola
hb-hand-empty = Nessuna carta in mano
hb-hidden =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
hb-ink = Inchiostra
hb-ink-left = Ne hai { $count }, mazzo { $draw }
hb-remover = Togli inchiostro
hb-left-count = Ne hai { $count }
hb-reink = Rimetti l’inchiostro

## The action bar

hb-asked =
    { $step ->
        [spell] Tocca a te: componi una parola
        [vote] La parola vale?
        [uncover] Scopri un jolly
        [double] Quale carta vale una volta in più?
        [trash] Cedere delle carte?
        [dump] Cedere carte dagli scarti?
        [preview] Guardare le prossime carte?
        [place] Di nuovo in cima, o scartare?
        [either] Che cosa prendi?
        [jail] Riservare o togliere un’offerta?
        [flush] Rinnovare la fila?
       *[purchase] Compra carte
    }
hb-veiled = Ora tocca a { $player }
hb-veiled-help = Passa lo schermo. Fino ad allora le carte sono nascoste.
hb-unveil = Mostra le mie carte
hb-ask-skip = Saltare il turno?
hb-ask-skip-help = Non guadagni nulla e scarti la mano.
hb-ask-reserve = Riservare { $letter } al posto di { $old }?
hb-ask-reserve-help = In prigione sta una carta sola: { $old } va tra le offerte scartate.
hb-ask-penny = Portare Penny al traguardo?
hb-ask-penny-help = Così arriva a { $target } punti e la partita finisce subito.
hb-skip = Salta
hb-do-skip = Salta il turno
hb-do-anyway = Fallo lo stesso
hb-cancel = Annulla
hb-undo = Indietro
hb-done =
    { $step ->
        [trash] Tieni le altre
        [dump] Tieni le altre
        [preview] Non guardare
        [jail] Lascia la fila
        [flush] Tieni la fila
       *[purchase] Fine turno
    }
hb-do-vote =
    { $accepts ->
        [yes] Accetta la parola
       *[no] Respingila
    }
hb-do-choose =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } moneta
           *[other] { $amount } monete
        }
        [points] { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }
        [ink] Inchiostro
       *[remover] Solvente
    }
hb-do-preview = Guardale
hb-do-flush = Rinnova la fila
hb-do-advert = Pubblicità: { $cost } ¢ per { $points } ★
hb-do-convert =
    { $coins ->
        [one] Inchiostro in { $coins } moneta
       *[other] Inchiostro in { $coins } monete
    }
hb-do-buy = Compra per { $cost }
hb-do-uncover = Scoprila
hb-do-double = Falla valere di più
hb-do-trash = Cedila
hb-do-dump = Cedila
hb-do-top = Di nuovo in cima
hb-do-discard = Scartala
hb-do-reserve = Riserva
hb-do-remove = Togli

## Players, the rival, prizes

hb-show-more = punti. Mostra di più.
hb-pill = { $player }, { $score } punti. Mostra di più.
hb-does =
    { $step ->
        [spell] compone
        [vote] attende i voti
        [uncover] scopre
        [double] raddoppia
        [trash] cede carte
        [dump] cede scarti
        [preview] guarda avanti
        [place] sistema le carte
        [either] sceglie
        [jail] alla prigione
        [flush] alla fila
       *[purchase] compra
    }
hb-votes = vota
hb-voted =
    { $accepts ->
        [yes] accetta
       *[no] respinge
    }
hb-left-game = ha lasciato
hb-ink-count = Inchiostro
hb-remover-count = Solvente
hb-draw-count = Mazzo
hb-hand-count = Mano
hb-discard-count = Scarti
hb-award-held = Premio per { $letters } lettere
hb-adverts-held = Pubblicità comprate: { $count }
hb-jail-of = In prigione: { $letter }, costo { $cost }
hb-classic-held = Classico senza tempo { $letter }
hb-penny = Penny Dreadful
hb-penny-short = Penny
hb-team-short = Squadra
hb-team = La vostra squadra
hb-penny-genre = { hb-genre }
hb-penny-target = Vince chi ha di più quando si arriva a { $target } punti.
hb-round =
    { $final ->
        [yes] Ultimo giro
       *[no] Giro { $round }, fino a { $target }
    }
hb-round-together = Giro { $round }
hb-award-open = Parola più lunga: { $letters } lettere danno { $points } ★
hb-award-top = Parola più lunga: { $player }, { $letters } lettere, { $points } ★
hb-advert-next = Pubblicità: { $cost } ¢ per { $points } ★

## What may be known

hb-about =
    { $topic ->
        [deck] Offerte
        [words] Parole e premi
       *[more] Altro del tavolo
    }
hb-more = Altro del tavolo
hb-words = Tutte le parole ({ $count })
hb-no-words = Ancora nessuna parola.
hb-words-column =
    { $column ->
        [word] Parola
        [coins] Monete
        [points] Punti
       *[order] N.
    }
hb-look-up = Cerca una parola
hb-looked-up =
    { $state ->
        [listed] { $word } è in elenco.
        [repeated] { $word } è in elenco, ma è già stata usata.
       *[unlisted] { $word } non è in elenco.
    }
hb-their-hand = Mano
hb-their-draw = Mazzo, senza ordine
hb-known-top = In cima
hb-their-discard = Scarti
hb-their-classics = Classici senza tempo in gioco
hb-deck-left =
    { $count ->
        [one] Resta { $count } carta nel mazzo.
       *[other] Restano { $count } carte nel mazzo.
    }
hb-offer-discard = Offerte scartate
hb-gone = Iniziali fuori dal gioco
hb-nothing = Qui non c’è nulla.
hb-awards = Premi letterari
hb-award-line =
    { $last ->
        [yes] { $letters } lettere o più
       *[no] { $letters } lettere
    }
hb-adverts = Pubblicità

## When the game is over

hb-final-numbers = La partita in numeri
hb-final-words = Tutte le parole

## Keys

hb-keys = Tasti
hb-keys-letters = mette una carta, o va a una carta
hb-keys-wild = l’ultima carta diventa jolly
hb-keys-back = riprende l’ultima carta
hb-keys-escape = annulla, o riprende tutte
hb-keys-enter = presenta, o il pulsante principale
hb-keys-arrows = da una carta all’altra
hb-keys-shift = sposta la carta nella parola
hb-keys-ink = inchiostra una carta
hb-keys-remover = toglie l’inchiostro
hb-keys-look-up = cerca una parola
hb-keys-help = mostra questi tasti

## The log

hb-log-word = { $word } { $coins }¢ { $points }★
hb-log-bought = compra { $letter }, costo { $cost }
hb-log-inked = inchiostra { $letter }
hb-log-skipped = salta il turno
hb-log-advert = compra una pubblicità
hb-log-reserved = riserva { $letter }
hb-log-removed = toglie { $letter }
hb-log-flushed = rinnova la fila
hb-log-trashed = cede { $letter }
hb-log-dumped = cede { $letter } dagli scarti
hb-log-vote = presenta { $word }
hb-log-voted =
    { $accepts ->
        [yes] accetta la parola
       *[no] respinge la parola
    }
hb-log-rejected = { $word } è respinta
hb-log-penny = Penny prende { $letter }, { $points }★
hb-log-left = lascia la partita
hb-log-earned =
    { $ink ->
        [0] { $remover ->
            [0] prende { $coins }¢ { $points }★
           *[other] prende un solvente
        }
       *[other] prende un inchiostro
    }
