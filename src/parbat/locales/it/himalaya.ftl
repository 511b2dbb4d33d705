### Himalaya. I numeri dopo “regole” sono paragrafi di docs/rules/himalaya.md.

## Board files

error-himalaya-board-problems = Il file del tabellone ha { $count } problemi, e «parbat board check» li elenca tutti. Il primo: { $first }
error-himalaya-board-missing = Nel file del tabellone manca il campo «{ $field }». Aggiungilo (regole 2.8).
error-himalaya-board-form = «{ $field }» nel file del tabellone non va bene: { $detail }. Correggilo (regole 2.8).
error-himalaya-board-list = «{ $field }» nel file del tabellone deve essere una lista di al massimo { $most } righe. Correggilo (regole 2.8).
error-himalaya-board-row = La riga { $row } di «{ $field }» nel file del tabellone non va bene: { $detail }. Correggila (regole 2.8).
error-himalaya-board-other_game = Il file del tabellone è di «{ $game }». Scrivi «himalaya» sotto «game», oppure usalo per quel gioco.
error-himalaya-board-standard_name = «{ $name }» è il nome del tabellone fornito con Parbat, e questo è diverso. Dagli un nome suo (regole 2.8).
error-himalaya-board-numbering = «{ $what }» ha { $count } righe, che richiedono i numeri da 1 a { $count }, ognuno una volta sola. Mancano: { $missing }; troppo alti o doppi: { $wrong } (regole 2.8).
error-himalaya-board-players = In «tables» il numero di giocatori { $players } compare { $count } volte. Ogni numero da 3 a 6 deve comparirvi una volta sola (regole 2.9).
error-himalaya-board-players_unknown = In «tables» compare il numero di giocatori { $players }. Scrivi solo da 3 a 6 (regole 1.1).
error-himalaya-board-few_goods = Numero di merci con { $players } giocatori: { $count }; per la preparazione ne servono { $needed }. Aggiungi merci o rifornisci meno villaggi (regole 3.2).
error-himalaya-board-few_orders = Numero di ordini con { $players } giocatori: { $count }; per la preparazione ne servono { $needed }. Aggiungi ordini o rifornisci meno villaggi (regole 3.2).
error-himalaya-board-few_villages = Con { $players } giocatori servono almeno { $needed } villaggi, e ce ne sono { $count }. Aggiungi villaggi o riforniscine meno (regole 3.2).
error-himalaya-board-copied_unknown = Con { $players } giocatori andrebbe copiato l’ordine { $order }, che nel file del tabellone non c’è. Correggi «copied_orders» (regole 2.9).
error-himalaya-board-copied_twice = Con { $players } giocatori l’ordine { $order } andrebbe copiato più di una volta. Indicalo una volta sola in «copied_orders» (regole 2.9).
error-himalaya-board-empty_order = L’ordine { $order } non chiede merci. Indica quali chiede (regole 2.4).
error-himalaya-board-order_beyond = L’ordine { $order } chiede { $wanted } «{ $good }», e nel gioco ce ne sono { $count }. Correggi uno dei due (regole 2.4).
error-himalaya-board-level = Il villaggio { $village } è di livello { $level }. Scrivi 1 per una casa, 2 per un tempio, 3 per un monastero (regole 2.1).
error-himalaya-board-outside = Il villaggio { $village } è fuori dal disegno, largo { $width } e alto { $height }. Correggi le sue x e y, oppure «canvas».
error-himalaya-board-track_village = La pista { $track } porta al villaggio { $village }, che nel file del tabellone non c’è. Correggi la pista o aggiungi il villaggio (regole 2.2).
error-himalaya-board-track_itself = Una pista porta dal villaggio { $village } allo stesso villaggio. Indica due villaggi (regole 2.2).
error-himalaya-board-track_order = Una pista ha { $high } sotto «low» e { $low } sotto «high». Scrivi il villaggio con il numero più basso sotto «low» (regole 2.2).
error-himalaya-board-track_twice = Numero di piste { $track }: { $count }. Due villaggi sono uniti al massimo da una (regole 2.2).
error-himalaya-board-kind_twice = Dal villaggio { $village } partono più piste «{ $kind }», verso { $ends }. Lasciane una per tipo (regole 2.2).
error-himalaya-board-apart = Nessuna strada porta dal villaggio { $village } a { $others }. Aggiungi le piste che mancano (regole 2.2).
error-himalaya-board-same_place = I villaggi { $one } e { $other } stanno nello stesso punto del disegno. Spostane uno.
error-himalaya-board-on_track = Il villaggio { $village } sta sulla pista { $track }, che non porta lì. Sposta il villaggio o un capo della pista.
error-himalaya-board-crossing = Le piste { $one } e { $other } si incrociano. Sposta i villaggi in modo che non accada, oppure correggi le piste.
error-himalaya-board-short_border = Il confine della regione { $region } ha meno di tre villaggi. Scrivili tutti, in ordine intorno alla regione (regole 2.3).
error-himalaya-board-border_village = Nel confine della regione { $region } c’è il villaggio { $village }, che nel file del tabellone manca. Correggi il confine o aggiungi il villaggio (regole 2.3).
error-himalaya-board-border_step = Nel confine della regione { $region } il villaggio { $b } segue { $a }, ma nessuna pista li unisce. Scrivi i villaggi in ordine intorno alla regione, o aggiungi la pista (regole 2.3).
error-himalaya-board-same_region = Le regioni { $one } e { $other } sono la stessa area. Togline una (regole 2.3).
error-himalaya-board-label = L’etichetta della regione { $region } sta fuori dalla regione. Spostala dentro.
error-himalaya-board-outer_region = La regione { $region } è l’area fuori dalle piste, che non è una regione. Toglila (regole 2.3).
error-himalaya-board-no_region = Il confine della regione { $region }, { $border }, non gira intorno a una sola area tra le piste. Correggi il confine o le piste (regole 2.3).
error-himalaya-board-region_missing = Le piste racchiudono un’area, { $border }, che non è una regione del file del tabellone. Aggiungila o correggi le piste (regole 2.3).

## Parole

good =
    { $good ->
        [salt] { piece-salt }
        [barley] { piece-barley }
        [tea] { piece-tea }
        [jade] { piece-jade }
       *[gold] { piece-gold }
    }
piece-salt = sale
piece-barley = orzo
piece-tea = tè
piece-jade = giada
piece-gold = oro
piece-yeti = yeti
piece-snowstorm = tempesta di neve
piece-market = mercato
track =
    { $kind ->
        [dirt] la pista di terra
        [ice] la pista di ghiaccio
       *[stone] la pista di pietra
    }
a-counter =
    { $counter ->
        [yeti] uno yeti
        [snowstorm] una tempesta di neve
       *[market] un mercato
    }
decider =
    { $criterion ->
        [religion] l’influenza religiosa
        [politics] l’influenza politica
        [stupas] gli stupa sul tabellone
        [delegations] le delegazioni sul tabellone
        [yaks] gli yak
       *[order] l’ordine di turno
    }

## Opzioni

option-players = In quanti si gioca; deve essere il numero dei posti (regole 1.1)
option-players-3 = In tre
option-players-4 = In quattro
option-players-5 = In cinque, con numeri provvisori
option-players-6 = In sei, con numeri provvisori
option-advanced = Se ci sono eventi e l’inventario completo (regole 12.2)
option-advanced-false = No: il gioco di base
option-advanced-true = Sì: yeti, tempesta di neve, mercato, e una scelta per chi è in testa in una merce
option-refill = Che cosa sceglie i villaggi da rifornire (regole 12.3)
option-refill-die = Un dado
option-refill-cards = Un mazzo di carte dei villaggi: ogni villaggio una volta prima che uno si ripeta
option-show_committed = Se si dice chi ha già un programma (regole 11.5)
option-show_committed-true = Sì, ma mai quale
option-show_committed-false = No
option-open_hands = Se tutti vedono tutte le merci, gli ordini e gli yak (regole 11.7)
option-open_hands-false = No: sono nascosti
option-open_hands-true = Sì, per studio
option-deals_optional = Se si può rinunciare a trattare (regole 12.6)
option-deals_optional-false = No: le trattative possibili si svolgono
option-deals_optional-true = Sì: te lo si chiede ogni volta
option-shared_lead_counts = Se in tre si può essere in testa alla pari (regole 12.7)
option-shared_lead_counts-false = No: è in testa solo chi da solo ha di più
option-shared_lead_counts-true = Sì: sono in testa tutti quelli che hanno di più
option-inventory_split = Se le due delegazioni di un inventario completo possono andare in due regioni (regole 10.6)
option-inventory_split-false = No: vanno tutte e due in una
option-inventory_split-true = Sì
option-board = Il tabellone (regole 2.8)
option-board-standard = Quello che viene con Parbat

## Azioni: come si scrivono e che cosa fanno

action-goods = goods V G G G G G – il sorteggio rifornisce di merci il villaggio V, prima quelle di valore più basso
action-order = order V ID – il sorteggio porta un ordine al villaggio V
action-card = card V – il sorteggio scopre la carta del villaggio V
action-start = start V – piazza la tua carovana nel villaggio V
action-event = event none, event yeti V-W, event snowstorm V-W o event market V – piazza uno dei tuoi segnalini evento su una pista o un villaggio, o nessuno
action-program = program A A A A A A – le tue sei azioni, ognuna dirt, ice, stone, deal o rest; ciò che manca alla fine è rest
action-deal = deal yes o deal no – tratta in questo villaggio o no
action-take = take G – raccogli questa merce al mercato
action-reward = reward barter offering, reward barter delegations R:n ... o reward offering delegations R:n ... – prendi due ricompense; n delegazioni vanno nella regione R
action-inventory = inventory marker, inventory delegations R o inventory stupa V – che cosa ricevi per avere più di tutti di una merce
help-forms = V e W sono villaggi, R è una regione, G una merce (salt, barley, tea, jade, gold), ID un ordine.

## Che cosa fare adesso

prompt-setup = I villaggi vengono riforniti.
prompt-start = Piazza la tua carovana in un villaggio dove non ce ne sia un’altra.
prompt-event = Piazza un segnalino evento per questo turno, o nessuno.
prompt-program = Turno { $turn }: scegli le tue sei azioni. Finché non hanno scelto tutti puoi scegliere di nuovo.
prompt-resolve = I programmi vengono svolti.
prompt-refill = I villaggi vengono di nuovo riforniti.
prompt-inventory = Hai più di tutti di questa merce, { good }: prendi il segnalino, manda delegazioni o metti uno stupa su una casa vicina.
prompt-over = La partita è finita.
prompt-deal = Puoi trattare nel villaggio { $village } o rinunciare.
prompt-take = Scegli una merce al mercato del villaggio { $village }.
prompt-reward = Hai soddisfatto l’ordine del villaggio { $village }: scegli le tue ricompense.

## Che cosa è successo

event-card_turned =
    { $supplied ->
        [true] { $shuffled ->
            [true] Tutte le carte dei villaggi vengono mescolate; si scopre quella del villaggio { $village }.
           *[false] Si scopre la carta del villaggio { $village }.
        }
       *[false] { $shuffled ->
            [true] Tutte le carte dei villaggi vengono mescolate; quella del villaggio { $village }, che non è vuoto, va sotto il mazzo.
           *[false] La carta del villaggio { $village }, che non è vuoto, va sotto il mazzo.
        }
    }
event-goods_placed = Merci per il villaggio { $village }: { $goods }.
event-order_placed = Un ordine per il villaggio { $village }: { $goods }, per { $yaks } yak.
event-bag_empty =
    { $bag ->
        [goods] Il sacchetto delle merci è vuoto, e in questo turno nessun altro villaggio riceve merci.
       *[orders] Il sacchetto degli ordini è vuoto, e in questo turno nessun altro villaggio riceve un ordine.
    }
event-caravan_placed = { $player } comincia nel villaggio { $village }.
event-turn_began = Comincia il turno { $turn }; { $player } è primo carovaniere.
event-counter_placed =
    { $counter ->
        [yeti] { $player } piazza uno yeti: nessuno può usare la pista { $where }.
        [snowstorm] { $player } piazza una tempesta di neve: la pista { $where } richiede due movimenti uguali.
       *[market] { $player } piazza un mercato: nel villaggio { $where } si sceglie che cosa raccogliere.
    }
event-counter_kept = { $player } non piazza segnalini evento.
event-counters_removed = Segnalini evento fuori dal gioco: { $counters }.
event-programmed =
    { $replaced ->
        [true] { $player } ha un altro programma.
       *[false] { $player } ha un programma.
    }
event-committed = { $player } ha scelto sei azioni.
event-revealed = Tutti i programmi vengono svelati.
event-moved = Azione { $slot }: { $player } percorre { track } da { $origin } a { $village }.
event-storm_entered = Azione { $slot }: { $player } entra nella tempesta di neve tra { $origin } e { $village }.
event-storm_crossed = Azione { $slot }: { $player } attraversa la tempesta di neve da { $origin } a { $village }.
event-rested = Azione { $slot }: { $player } riposa.
event-collected =
    { $market ->
        [true] Azione { $slot }: { $player } sceglie { good } al mercato del villaggio { $village }.
       *[false] Azione { $slot }: { $player } raccoglie { good } nel villaggio { $village }.
    }
event-delivered = Azione { $slot }: { $player } soddisfa l’ordine del villaggio { $village }: { $goods }, per { $yaks } yak.
event-lost =
    { $reason ->
        [no_track] Azione { $slot }: { $player } perde un movimento: nessuna pista simile parte dal villaggio { $village }.
        [yeti] Azione { $slot }: { $player } perde un movimento: uno yeti chiude la pista.
        [snowstorm] Azione { $slot }: { $player } perde un movimento: la tempesta di neve richiede due volte lo stesso movimento.
        [empty] Azione { $slot }: { $player } perde una trattativa: il villaggio { $village } è vuoto.
        [collected] Azione { $slot }: { $player } perde una trattativa: ha già raccolto nel villaggio { $village }.
       *[lacking] Azione { $slot }: { $player } perde una trattativa: mancano merci dell’ordine del villaggio { $village }.
    }
event-declined = Azione { $slot }: { $player } non tratta nel villaggio { $village }.
event-offering_made = { $player } mette uno stupa sul villaggio { $village }, livello { $level }.
event-delegations_sent = { $player } manda delegazioni dal villaggio { $village }. Le loro regioni: { $regions }.
event-bartered = { $player } baratta: { $yaks } yak.
event-order_returned = L’ordine del villaggio { $village } torna nel sacchetto.
event-counted = Tutti mostrano questa merce, { good }, posto per posto: { $told }.
event-marker_taken = { $player } ha più di tutti di questa merce, { good }, e prende un segnalino d’inventario da { $yaks } yak.
event-envoys_sent = { $player } ha più di tutti di questa merce, { good }, e manda delegazioni. Le loro regioni: { $regions }.
event-house_honoured = { $player } ha più di tutti di questa merce, { good }, e mette uno stupa sul villaggio { $village }.
event-religion_counted = Influenza religiosa, posto per posto: { $told }.
event-politics_counted = Influenza politica, posto per posto: { $told }.
event-economy_counted = Yak, posto per posto: { $told }.
event-eliminated =
    { $influence ->
        [religion] { $player } è fuori per la minore influenza religiosa. Ha deciso: { decider }.
       *[politics] { $player } è fuori per la minore influenza politica. Ha deciso: { decider }.
    }
event-left = { $player } lascia la partita.
reason-majority = qualcuno è in testa in due delle tre influenze
reason-yaks = hanno deciso gli yak
reason-politics = ha deciso l’influenza politica
reason-religion = ha deciso l’influenza religiosa
reason-shared = nulla separa i primi
reason-abandoned = i giocatori hanno deciso di smettere
event-game_over =
    La partita è finita: { $reason ->
        [majority] { reason-majority }
        [yaks] { reason-yaks }
        [politics] { reason-politics }
        [religion] { reason-religion }
        [shared] { reason-shared }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] Vince { $winner }.
        [draw] La vittoria è condivisa.
       *[none] Non vince nessuno.
    } Yak: { $scores }.

## Testi che non sono azioni

error-himalaya-text-unknown = L’azione «{ $text }» non esiste. Scrivila esattamente come dice la tabella delle azioni, con spazi singoli (regole 13.1).
error-himalaya-text-form =
    Ciò che segue «{ $kind }» non è giusto. Si scrive così: { $kind ->
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
    } (regole 13.1).

## Sorteggio

error-himalaya-chance-due = «{ $action }» non è ciò che il gioco aspetta. Registra un’estrazione del tipo «{ $due }» (regole 13.5).
error-himalaya-chance-only = Solo il sorteggio rifornisce i villaggi. Scegli un’azione tua (regole 13.1).
error-himalaya-card-gone = La carta del villaggio { $village } non può uscire adesso. Indicane una coperta o, se non ce ne sono, la prima sotto il mazzo (regole 7.5).
error-himalaya-refill-card = È scoperta la carta del villaggio { $card }, perciò il villaggio { $village } non può essere rifornito. Rifornisci quello (regole 7.5).
error-himalaya-refill-village = Il villaggio { $village } non è un villaggio vuoto. Riforniscine uno vuoto (regole 7.2).
error-himalaya-goods-number = Il villaggio riceve un altro numero di merci. Indicane { $number } (regole 7.4).
error-himalaya-goods-bag = Queste merci non sono nel sacchetto, o non sono in ordine di valore crescente. Indicane altre che lo siano (regole 7.3).
error-himalaya-order-bag = L’ordine { $order } non è nel sacchetto. Indicane uno che ci sia (regole 7.3).

## Regole infrante

error-himalaya-phase-other = «{ $kind }» non è ciò che devi scegliere adesso. Scegli un’azione del tipo «{ $due }» (regole 4.1).
error-himalaya-start-village = Il villaggio { $village } non esiste. I villaggi sono numerati da 1 a { $most }: scegline uno (regole 3.3).
error-himalaya-start-taken = Nel villaggio { $village } c’è già una carovana. Scegli un altro villaggio da cui cominciare (regole 3.3).
error-himalaya-event-on_board = Un segnalino di questo tipo, { a-counter }, è già sul tabellone. Piazzane un altro tipo, o nessuno (regole 10.2).
error-himalaya-event-not_held = Non hai più questo segnalino, { a-counter }. Piazzane un altro tipo, o nessuno (regole 10.1).
error-himalaya-event-no_goods = { $where } non è un villaggio con merci. Piazza il mercato dove ci sono merci (regole 10.5).
error-himalaya-event-no_track = { $where } non è una pista. Indica i due villaggi uniti da una pista (regole 2.2).
error-himalaya-deal-lacking = Ti mancano merci che l’ordine chiede. Puoi solo rinunciare: «deal no» (regole 12.6).
error-himalaya-take-none = In questo villaggio non c’è questa merce, { good }. Scegline una che vi si trovi (regole 10.5).
error-himalaya-reward-offering = Non puoi mettere uno stupa sul villaggio { $village }. Scegli altre ricompense (regole 6.5).
error-himalaya-reward-none_left = Da qui non puoi mandare delegazioni. Scegli altre ricompense (regole 6.5).
error-himalaya-reward-number = Il numero di ricompense deve essere { $number }. Scegline tante, diverse fra loro (regole 6.5).
error-himalaya-reward-delegations = Il numero di delegazioni deve essere { $number }. Mandane esattamente tante (regole 6.4).
error-himalaya-reward-regions = Il villaggio { $village } confina con queste regioni: { $regions }. Manda lì le delegazioni, indicando ogni regione una volta (regole 6.4).
error-himalaya-inventory-no_stupa = Non ti restano stupa. Scegli altro (regole 10.6).
error-himalaya-inventory-house = Lo stupa vuole una casa senza stupa che confini con una regione vicina al villaggio { $village }. Scegli una casa simile, o altro (regole 10.6).
error-himalaya-inventory-no_delegation = Non ti restano delegazioni. Scegli altro (regole 10.6).
error-himalaya-inventory-split = Qui le due delegazioni vanno in una sola regione. Indicane una (regole 10.6).
error-himalaya-inventory-regions = Il villaggio { $village } confina con queste regioni: { $regions }. Indicane una (regole 10.6).
error-himalaya-left-already = Hai già lasciato la partita. Non c’è altro da fare (regole 9.5).
error-himalaya-option-players = L’opzione «players» dice { $players }, e il numero dei posti è { $seats }. Rendili uguali (regole 12.1).

## Che cosa devono raggiungere i giocatori del computer

aim-month = turno di quattro giocatori simulato
aim-programmes = tutti i 15.625 programmi di un posto valutati
aim-turn = turno del livello 5
aim-among-weak = uno di livello 5 fra tre di livello 2
aim-among-strong = uno di livello 5 fra tre di livello 4
