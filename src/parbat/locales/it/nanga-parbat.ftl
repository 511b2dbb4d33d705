### Nanga Parbat. I numeri dopo “regole” sono paragrafi di docs/rules/nanga-parbat.md.

-leopard = Leopardo delle nevi
-tahr = Tahr
-deer = Cervo muschiato
-yak = Yak
-bharal = Bharal
-panda = Panda rosso

## Animali

animal =
    { $animal ->
        [leopard] { -leopard }
        [tahr] { -tahr }
        [deer] { -deer }
        [yak] { -yak }
        [bharal] { -bharal }
       *[panda] { -panda }
    }
an-animal =
    { $animal ->
        [yak] uno { animal }
       *[other] un { animal }
    }
piece-leopard = { -leopard }
piece-leopard-used = { -leopard } usato
piece-tahr = { -tahr }
piece-tahr-used = { -tahr } usato
piece-deer = { -deer }
piece-deer-used = { -deer } usato
piece-yak = { -yak }
piece-yak-used = { -yak } usato
piece-bharal = { -bharal }
piece-panda = { -panda }

## Parole del tavolo disegnato

word-chart = tabella dei punti
word-guide = guida
word-region = regione
player-fresh = pronti
player-used = usati
count-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-hikers_left =
    { $count ->
        [one] { $count } escursionista rimasto
       *[other] { $count } escursionisti rimasti
    }
count-camps_left =
    { $count ->
        [one] { $count } campo rimasto
       *[other] { $count } campi rimasti
    }
count-cubes_left =
    { $count ->
        [one] { $count } cubo rimasto
       *[other] { $count } cubi rimasti
    }
row-camps = campi
row-different = animali diversi
row-same = animali uguali

## Opzioni

option-area_variant = Se alla fine della partita le regioni danno punti (regole 7.3)
option-area_variant-false = No: la partita finisce con i cubi o con gli escursionisti
option-area_variant-true = Sì: la partita finisce solo con gli escursionisti, poi 4, 5 o 6 escursionisti e campi in una regione danno 1, 2 o 3 punti
option-topology = Quali sentieri tratteggiati collegano le regioni (regole 1.6 e 1.7)
option-topology-full9 = Tutti e nove i sentieri
option-topology-slope6 = Sei sentieri, senza i tre ipotetici
option-guide_start = Chi piazza la guida all’inizio (regole 2.5 e 2.6)
option-guide_start-second_player = Il secondo giocatore sceglie una regione
option-guide_start-random = Una regione viene sorteggiata

## Azioni: come si scrivono e che cosa fanno

action-setup = setup ABC... – il sorteggio dispone gli animali, una lettera per sezione da 1-1 a 6-6
action-guide = guide R – piazza la guida nella regione R all’inizio della partita
action-relocate = relocate R – trasferisce la guida da una regione senza animali alla regione R; poi intrappola lì
action-trap = trap R-S – intrappola l’animale di una sezione della regione della guida; il tuo escursionista ne prende il posto e la guida va nella regione S
action-leopard = leopard R-S R-S – con un { -leopard }, scambia due escursionisti adiacenti di giocatori diversi
action-tahr = tahr R-S R-S – con un { -tahr }, scambia un escursionista (per primo) e un animale adiacente
action-deer = deer R-S R-S – con un { -deer }, scambia due animali di specie diverse ovunque sulla montagna
action-yak = yak R – con uno { -yak }, sposta la guida nella regione R
action-camps = camps CASELLA R-S ... – trasforma tuoi escursionisti collegati in campi e segna punti
action-different = different CASELLA ANIMALE ... – scambia animali tutti diversi per segnare punti
action-same = same CASELLA ANIMALE ... – scambia animali di una specie per segnare punti
action-end = end – termina il tuo turno
help-forms = R è una regione da 1 a 6, R-S una sezione come 2-4, CASELLA una tra 6 5 4 3 3b. ANIMALE è leopard, tahr, deer, yak, bharal o panda, con un asterisco se è usato, come tahr*.

## Che cosa fare ora

prompt-setup = Si stanno disponendo gli animali.
prompt-place-guide = Piazza la guida in una regione qualsiasi.
prompt-before-trap = Intrappola un animale nella regione { $guide }.
prompt-no-animals = La regione { $guide } non ha animali: trasferisci la guida.
prompt-relocated = Intrappola un animale nella regione { $guide }, dove hai trasferito la guida.
prompt-after-guide = Segna punti, usa un animale o termina il turno.
prompt-after-scoring = Usa un animale o termina il turno.
prompt-over = La partita è finita.

## Che cosa è successo

event-animals_placed = Gli animali sono disposti sulla montagna.
event-guide_placed =
    { $seat ->
        [none] Il sorteggio piazza la guida nella regione { $region }.
       *[other] { $player } piazza la guida nella regione { $region }.
    }
event-guide_relocated = { $player } trasferisce la guida nella regione { $region }.
event-trapped = { $player } intrappola { an-animal } in { $section } e vi lascia un escursionista.
event-guide_moved =
    { $by_yak ->
        [true] { $player } usa uno { -yak } e manda la guida nella regione { $region }.
       *[false] { $player } manda la guida nella regione { $region }.
    }
event-hikers_swapped = { $player } usa un { -leopard } e scambia gli escursionisti in { $first } e { $second }.
event-hiker_and_animal_swapped = { $player } usa un { -tahr } e scambia l’escursionista in { $hiker } e l’animale in { $animal }.
event-animals_swapped = { $player } usa un { -deer } e scambia gli animali in { $first } e { $second }.
event-camps_built = { $player } costruisce campi in { $sections } e prende la casella { $spot } della riga «{ row-camps }».
event-animals_traded =
    { $row ->
        [different] { $player } cede { $animals } e prende la casella { $spot } della riga «{ row-different }».
       *[same] { $player } cede { $animals } e prende la casella { $spot } della riga «{ row-same }».
    }
event-points_scored =
    { $player } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $reason ->
        [panda] per il { -panda }
        [camps] per i campi
        [different] per animali diversi
        [same] per animali di una specie
       *[area] per la regione { $region }
    }{ $landing ->
        [0] { "" }
       *[other] { " " }({ $landing } per l’arrivo sulla casella avversaria)
    } e ora ne ha { $score }.
event-turn_ended = { $player } termina il turno.
event-resigned = { $player } si arrende.
reason-cubes = tutti i cubi sono sulla tabella dei punti
reason-hikers = tutti gli escursionisti sono piazzati
reason-resigned = un giocatore si è arreso
reason-abandoned = i giocatori hanno deciso di smettere
event-game_over =
    La partita è finita: { $reason ->
        [cubes] { reason-cubes }
        [hikers] { reason-hikers }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] Vince { $winner }.
        [draw] È un pareggio.
       *[none] Non vince nessuno.
    } Punti: { $scores }.

## La lezione: che cosa fare, che cosa si dice quando è fatto, e dopo qualsiasi altra cosa

lesson-trap = Intrappola un animale
lesson-trap-task = La guida è nella regione 4. Tocca un animale lì: il tuo escursionista prende il suo posto.
lesson-trap-done = È tuo. La guida è andata nella regione con il numero del suo posto.
lesson-trap-again = Il posto 4 lascia la guida nella regione 4. Intrappola su un altro posto e guardala andare.
lesson-send = Manda la guida
lesson-send-task = L’avversario intrappola dove va la guida. Mandala nella regione 3, dove resta un solo animale.
lesson-send-done = Ben fatto: l’avversario deve prendere il { -leopard }, l’ultimo animale della regione 3.
lesson-send-again = Lì l’avversario può scegliere. Il numero del posto manda la guida: intrappola sul posto 3.
lesson-tahr = Usa un animale
lesson-tahr-task = Un { -tahr } scambia un escursionista con un animale accanto. Tocca il tuo { -tahr }, poi 2-1 e 2-2, per unire quattro escursionisti.
lesson-tahr-done = Quattro tuoi escursionisti sono uniti, anche lungo il sentiero punteggiato. Ora il { -tahr } è usato.
lesson-tahr-again = I tuoi escursionisti non sono ancora uniti. Scambia il tuo escursionista in 2-1 con il { -deer } in 2-2.
lesson-camps = Costruisci campi
lesson-camps-task = Gli escursionisti uniti possono diventare campi. Tocca 2-2, 2-4, 2-5 e 4-1, poi la casella accesa della tabella.
lesson-camps-done = Quattro campi per 5 punti. La casella è tua, e i campi non si muovono mai.
lesson-camps-again = Si può fare, ma quattro escursionisti valgono di più. Costruisci tutti e quattro i campi.
lesson-trade = Cedi animali
lesson-trade-task = Un { -bharal } vale come qualsiasi animale. Cedi tre animali uguali: tocca il 6 della riga «Uguali».
lesson-trade-done = Tre uguali per 6 punti. Vince chi ha più punti: ora puoi giocare.
lesson-trade-again = Si può fare, ma non sono tre animali uguali. Tocca il 6 della riga «Uguali».

## Testi che non sono azioni

error-nanga_parbat-text-unknown = Non c’è un’azione «{ $word }». Usa guide, relocate, trap, leopard, tahr, deer, yak, camps, different, same o end (regole 9.1).
error-nanga_parbat-text-not_a_players = «{ $text }» spetta al sorteggio e non a un giocatore. Scegli un’azione tua (regole 2.3).
error-nanga_parbat-text-region = «{ $word }» non è una regione. Le regioni vanno da 1 a 6 (regole 1.3).
error-nanga_parbat-text-section = «{ $word }» non è una sezione. Scrivi regione e sezione da 1 a 6, come 2-4 (regole 1.3).
error-nanga_parbat-text-spot = «{ $word }» non è una casella della tabella dei punti. Usa 6, 5, 4, 3 o 3b (regole 4.2).
error-nanga_parbat-text-animal = «{ $word }» non è un animale. Usa leopard, tahr, deer, yak, bharal o panda; i primi quattro con un asterisco se sono usati (regole 9.1).
error-nanga_parbat-text-twice = La sezione { $word } compare due volte. Indica ogni sezione una volta sola (regole 4.4).
error-nanga_parbat-text-setup_count = «{ $text }» non ha sei animali di ogni specie. Scrivi ciascuna delle lettere L T D Y B P sei volte (regole 2.3).
error-nanga_parbat-text-form_setup = Scrivi «setup» e 36 lettere tra L T D Y B P, una per sezione (regole 2.3).
error-nanga_parbat-text-form_guide = Scrivi «guide» e una regione, come «guide 3» (regole 9.1).
error-nanga_parbat-text-form_relocate = Scrivi «relocate» e una regione, come «relocate 3» (regole 9.1).
error-nanga_parbat-text-form_trap = Scrivi «trap» e una sezione, come «trap 2-4» (regole 9.1).
error-nanga_parbat-text-form_leopard = Scrivi «leopard» e le sezioni di due escursionisti, come «leopard 2-4 2-5» (regole 9.1).
error-nanga_parbat-text-form_tahr = Scrivi «tahr», la sezione dell’escursionista e poi quella dell’animale, come «tahr 2-4 2-5» (regole 9.1).
error-nanga_parbat-text-form_deer = Scrivi «deer» e le sezioni di due animali, come «deer 2-4 6-1» (regole 9.1).
error-nanga_parbat-text-form_yak = Scrivi «yak» e una regione, come «yak 3» (regole 9.1).
error-nanga_parbat-text-form_camps = Scrivi «camps», una casella e le sezioni dei tuoi escursionisti, come «camps 3 1-1 1-2 1-3» (regole 9.1).
error-nanga_parbat-text-form_different = Scrivi «different», una casella e i tuoi animali, come «different 3 leopard tahr* panda» (regole 9.1).
error-nanga_parbat-text-form_same = Scrivi «same», una casella e i tuoi animali, come «same 3 yak yak* bharal» (regole 9.1).
error-nanga_parbat-text-form_end = Scrivi «end» e nient’altro (regole 9.1).

## Regole infrante

error-nanga_parbat-setup-chance = Solo il sorteggio dispone gli animali. Scegli un’azione tua (regole 2.3).
error-nanga_parbat-chance-due =
    { $due ->
        [setup] Ora il sorteggio dispone gli animali: consiste in «setup» e 36 lettere (regole 2.3).
       *[guide] Ora il sorteggio piazza la guida: consiste in «guide» e una regione (regole 2.6).
    }
error-nanga_parbat-guide-first = Prima piazza la guida, per esempio con «guide 3» (regole 2.5).
error-nanga_parbat-guide-placed = La guida è già piazzata. La può spostare uno { -yak } (regole 2.5).
error-nanga_parbat-relocate-trapped = Hai già intrappolato in questo turno e la guida non si può più trasferire. Continua senza (regole 3.2).
error-nanga_parbat-relocate-done = Hai già trasferito la guida. Intrappola un animale nella regione { $guide } (regole 3.2).
error-nanga_parbat-relocate-animals_here = La regione { $guide } ha ancora animali e la guida resta lì. Intrappolane uno (regole 3.2).
error-nanga_parbat-relocate-no_animal = Alla guida serve un’altra regione con almeno un animale. Scegline una così (regole 3.2).
error-nanga_parbat-trap-once = Hai già intrappolato in questo turno. Segna punti, usa un animale o termina il turno (regole 3.3).
error-nanga_parbat-trap-not_guides_region = La guida è nella regione { $guide }. Intrappola un animale lì (regole 3.3).
error-nanga_parbat-trap-no_animal = In questa sezione non c’è un animale. Scegline un’altra nella regione { $guide } (regole 3.3).
error-nanga_parbat-trap-relocate_first = La regione { $guide } non ha animali. Prima trasferisci la guida (regole 3.2).
error-nanga_parbat-activate-after_relocating = Hai trasferito la guida. Intrappola nella regione { $guide } prima di usare un animale (regole 5.1).
error-nanga_parbat-activate-none_fresh = Non hai { an-animal } pronto da usare. Scegli un’altra azione (regole 5.1).
error-nanga_parbat-leopard-two_hikers = Un { -leopard } scambia due escursionisti. Indica due sezioni con un escursionista ciascuna (regole 5.2).
error-nanga_parbat-leopard-same_owner = I due escursionisti sono dello stesso giocatore. Indicane uno per giocatore (regole 5.2).
error-nanga_parbat-leopard-not_adjacent = Questi due escursionisti non sono adiacenti. Indicane due uniti da un confine o da un sentiero tratteggiato (regole 5.2).
error-nanga_parbat-tahr-hiker_and_animal = Un { -tahr } scambia un escursionista e un animale. Indica prima la sezione dell’escursionista, poi quella dell’animale (regole 5.3).
error-nanga_parbat-tahr-not_adjacent = Questo escursionista e questo animale non sono adiacenti. Indicane due uniti da un confine o da un sentiero tratteggiato (regole 5.3).
error-nanga_parbat-deer-two_animals = Un { -deer } scambia due animali sulla montagna. Indica due sezioni con un animale ciascuna (regole 5.4).
error-nanga_parbat-deer-same_species = I due animali sono della stessa specie. Indicane due diversi (regole 5.4).
error-nanga_parbat-yak-same_region = La guida è già nella regione { $guide }. Scegli un’altra regione (regole 5.5).
error-nanga_parbat-score-before_trap = Si segnano punti solo dopo aver intrappolato. Prima intrappola un animale (regole 3.6).
error-nanga_parbat-score-once = Hai già segnato punti in questo turno. Usa un animale o termina il turno (regole 3.6).
error-nanga_parbat-score-no_cube = Non hai più cubi e non puoi più segnare punti. Usa un animale o termina il turno (regole 4.1).
error-nanga_parbat-score-spot_taken = La casella { $spot } di questa riga è occupata. Scegline una libera (regole 4.1).
error-nanga_parbat-score-number = La casella { $spot } ne vuole esattamente { $items }. Indicane quel numero, o scegli un’altra casella (regole 4.3).
error-nanga_parbat-camps-own_hikers = I campi si costruiscono con i propri escursionisti. Indica solo sezioni dove ce n’è uno tuo (regole 4.4).
error-nanga_parbat-camps-not_connected = Questi escursionisti non sono collegati. Indica un gruppo in cui da ognuno si raggiungono gli altri (regole 4.4).
error-nanga_parbat-camps-too_few_left =
    La casella { $spot } vuole { $items } campi, e nella tua scorta { $camps_left ->
        [one] ne resta { $camps_left }
       *[other] ne restano { $camps_left }
    }. Scegli una casella più piccola (regole 4.4).
error-nanga_parbat-trade-not_held = Non hai tutti questi animali. Indica solo animali della tua plancia, quelli usati con un asterisco (regole 4.7).
error-nanga_parbat-different-twice = Una specie compare due volte. Indica animali diversi; solo il { -bharal } si può ripetere (regole 4.5).
error-nanga_parbat-same-several = Questi animali sono di più specie. Indica animali di una specie e, se vuoi, il jolly { -bharal } (regole 4.6).
error-nanga_parbat-end-before_trap = Non puoi terminare il turno prima di intrappolare. Prima intrappola un animale (regole 3.7).

## File del tabellone

error-nanga_parbat-board-form = Il file non descrive un tabellone: { $detail }. Correggi quel punto (regole 1.8).
error-nanga_parbat-board-sections = Numero di sezioni nel file del tabellone: { $count }. Serve ognuna delle 36 una volta sola; mancano: { $missing }; sconosciute: { $unknown } (regole 1.3).
error-nanga_parbat-board-unknown_section = «{ $section }» in { $where } del file del tabellone non è una sezione. Scrivi regione e sezione, come 2-4 (regole 1.3).
error-nanga_parbat-board-itself = In { $where } del file del tabellone la sezione { $section } è unita a sé stessa. Indica due sezioni (regole 1.4).
error-nanga_parbat-board-twice = Il file del tabellone unisce { $pair } due volte. Indica ogni coppia una volta sola, tra i confini o tra i sentieri tratteggiati (regole 1.4).
error-nanga_parbat-board-default = Nel file del tabellone serve un «default» che indichi una di queste configurazioni: { $presets } (regole 1.7).
error-nanga_parbat-board-chart = La tabella dei punti nel file del tabellone non è quella delle regole. Correggila o toglila (regole 4.2).
error-nanga_parbat-board-unknown_link = La configurazione «{ $preset }» indica «{ $link }», che non è un sentiero tratteggiato del file del tabellone. Correggila o aggiungi il sentiero (regole 1.7).
error-nanga_parbat-board-not_connected = Con la configurazione «{ $preset }» nulla porta da 1-1 a { $sections }. Aggiungi i confini o i sentieri che mancano (regole 1.4).

## Posizioni

error-nanga_parbat-position-fields = Una posizione ha sette campi separati da un solo spazio, non { $count }: tabellone, guida, lato, fase, tabella dei punti e i due giocatori (regole 9.8).
error-nanga_parbat-position-board = «{ $word }» non è un tabellone. Scrivi sei regioni di sei segni, separate da barre: L T D Y B P per gli animali, o x per gli escursionisti, O X per i campi (regole 9.8).
error-nanga_parbat-position-guide = «{ $word }» non è un posto per la guida. Scrivi una regione da 1 a 6, o - prima che sia piazzata (regole 9.8).
error-nanga_parbat-position-side = «{ $word }» non è un lato. Scrivi «o» per il primo giocatore o «x» per il secondo (regole 9.8).
error-nanga_parbat-position-phase = «{ $word }» non è una fase. Usa setup, place-guide, before-trap, relocated, after-guide, after-scoring o over (regole 9.8).
error-nanga_parbat-position-chart = «{ $word }» non è una tabella dei punti. Scrivi tre righe di cinque segni, separate da barre: o x per i cubi, un punto per una casella libera (regole 9.8).
error-nanga_parbat-position-player = «{ $word }» non è una plancia. Scrivi il punteggio, i due punti e gli animali, come 12:LT*D, o - se non ce ne sono (regole 9.8).
error-nanga_parbat-position-species = Ci sono più di sei animali con la lettera { $letter }. Togline qualcuno (regole 1.1).
error-nanga_parbat-position-supply = Un giocatore ha sul tabellone più pezzi di quanti ne esistono. Al massimo sono 15 escursionisti e campi insieme, e 12 campi (regole 1.1).
error-nanga_parbat-position-cubes = Un giocatore ha più di cinque cubi sulla tabella dei punti. Togline qualcuno (regole 1.1).
error-nanga_parbat-position-equal_scores = Punteggi uguali ci sono solo a 0. Cambiane uno (regole 6.3).
error-nanga_parbat-position-empty_sections = Ogni sezione contiene esattamente una cosa da quando gli animali sono disposti. Correggi il tabellone (regole 1.3).
error-nanga_parbat-position-guide_phase = La guida sta in una regione esattamente da quando è piazzata. Correggi la guida o la fase (regole 2.5).
error-nanga_parbat-position-relocated_empty = Dopo il trasferimento la regione della guida deve avere un animale da catturare. Sposta la guida o cambia la fase (regole 3.2).
error-nanga_parbat-position-over = Tutti i cubi sono sulla tabella dei punti, quindi la partita è finita. Scrivi la fase over (regole 7.1).
error-nanga_parbat-position-turns = I numeri di escursionisti e campi non vanno d’accordo con il lato di turno e la fase. Correggine uno (regole 3.9).
error-nanga_parbat-position-not_over = Nulla ha ancora concluso questa partita: restano cubi ed escursionisti. Correggi la fase (regole 7.1 e 7.2).

## Che cosa misura parbat bench

speed-playouts = azioni in partite a caso
speed-perft = foglie contate da perft fino alla profondità 3
speed-copy = copie di uno stato
speed-legal_actions = elenchi di azioni legali
speed-typed_api = azioni elencate, scelte e applicate attraverso l’API tipizzata
