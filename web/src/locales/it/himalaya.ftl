### Il tavolo di Himalaya nel browser.

hm-name = Himalaya
hm-bar = Che cosa fare
hm-table = Tavolo di Himalaya
hm-map = Mappa
hm-board = Villaggi
hm-key = Legenda della mappa
hm-month = Mese { $month } di { $all }
hm-months-note =
    { $now ->
        [yes] Nei mesi alti si contano le merci: anche in questo.
       *[no] Nei mesi alti si contano le merci. Prossimo: mese { $next }.
    }

## Goods, orders and villages

hm-good =
    { $good ->
        [salt] Sale
        [barley] Orzo
        [tea] Tè
        [jade] Giada
       *[gold] Oro
    }
hm-good-name =
    { $good ->
        [salt] sale
        [barley] orzo
        [tea] tè
        [jade] giada
       *[gold] oro
    }
hm-goods =
    { $count ->
        [one] { hm-good-name }
       *[other] { $count } { hm-good-name }
    }
hm-order =
    { $yaks ->
        [one] { $goods } per { $yaks } yak
       *[other] { $goods } per { $yaks } yak
    }
hm-building =
    { $level ->
        [1] Casa 1
        [2] Tempio 2
       *[3] Monastero 3
    }
hm-village =
    { $level ->
        [1] { $village }, casa, livello 1
        [2] { $village }, tempio, livello 2
       *[3] { $village }, monastero, livello 3
    }
hm-has-order = Ordine: { $order }.
hm-has-goods = Merci: { $goods }.
hm-empty = Vuoto.
hm-stupa-of = Stupa: { $player }.
hm-caravans-here =
    { $count ->
        [one] Carovana: { $players }.
       *[other] Carovane: { $players }.
    }
hm-borders =
    { $count ->
        [one] Confina con la regione { $regions }.
       *[other] Confina con le regioni { $regions }.
    }
hm-track-to =
    { $kind ->
        [dirt] terra verso { $village }
        [ice] ghiaccio verso { $village }
       *[stone] pietra verso { $village }
    }
hm-with-counter =
    { $counter ->
        [yeti] { $line } (yeti)
       *[other] { $line } (tormenta)
    }
hm-tracks = Piste: { $tracks }.
hm-track =
    { $kind ->
        [dirt] Pista di terra da { $from } a { $to }
        [ice] Pista di ghiaccio da { $from } a { $to }
       *[stone] Pista di pietra da { $from } a { $to }
    }
hm-planned = Previsto qui: azione { $actions }.
hm-legal = Si può scegliere.
hm-region = Regione { $region }
hm-region-empty = Ancora nessuna delegazione.
hm-region-sent = Delegazioni: { $sent }.
hm-region-led = In testa da solo: { $player }.
hm-region-tied = Nessuno è in testa da solo.
hm-delegations-of = { $count } di { $player }
hm-region-send =
    { $count ->
        [0] Manda una delegazione nella regione { $region }
       *[other] Regione { $region }: { $count } da mandare. Mandane un’altra
    }

## Event counters

hm-counter =
    { $counter ->
        [yeti] Yeti: questo mese la pista è chiusa.
        [snowstorm] Tormenta: per passare serve due volte la stessa azione.
       *[market] Giorno di mercato: qui scegli la merce che prendi.
    }
hm-counter-name =
    { $counter ->
        [yeti] yeti
        [snowstorm] tormenta
       *[market] giorno di mercato
    }
hm-holds =
    { $count ->
        [0] Nessun segnalino evento rimasto.
       *[other] Segnalini evento rimasti: { $counters }.
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
        [yes] , comincia
       *[no] { "" }
    }
hm-status =
    { $status ->
        [ready] a posto
        [planning] pianifica
        [chooses] sceglie
        [out] fuori
        [won] vince
       *[left] via
    }
hm-pill =
    { $status ->
        [none] { $player }
       *[other] { $player }, { hm-status }
    }
hm-hidden = nascosto
hm-show-more = Mostra di più
hm-religion = Religione
hm-religion-short = religione
hm-religion-help = Livelli dei villaggi con i propri stupa. In quattro o più, chi ne ha meno esce per primo.
hm-religion-spare =
    { $count ->
        [one] { $count } stupa in riserva
       *[other] { $count } stupa in riserva
    }
hm-politics = Politica
hm-politics-short = regioni
hm-politics-help = Regioni in cui si hanno da soli più delegazioni. Si conta tra chi è rimasto; chi ne ha meno esce.
hm-politics-spare =
    { $count ->
        [one] { $count } delegazione in riserva
       *[other] { $count } delegazioni in riserva
    }
hm-economy = Economia
hm-economy-help = Yak sugli ordini tenuti, e 3 per ogni segnalino inventario. Vince il più ricco tra chi è rimasto.
hm-economy-spare = { "" }
hm-yaks-short = yak
hm-yaks =
    { $count ->
        [one] { $count } yak
       *[other] { $count } yak
    }
hm-influence = Influenza
hm-reserve = In riserva: { hm-reserve-stupas } e { hm-reserve-delegations }.
hm-reserve-stupas =
    { $stupas ->
        [one] { $stupas } stupa
       *[other] { $stupas } stupa
    }
hm-reserve-delegations =
    { $delegations ->
        [one] { $delegations } delegazione
       *[other] { $delegations } delegazioni
    }
hm-programme = Programma di questo mese
hm-screen = Dietro lo schermo
hm-screen-own = Dietro il tuo schermo
hm-screen-hidden = Merci, ordini tenuti e yak sono dietro lo schermo.
hm-no-orders = Ancora nessun ordine tenuto.
hm-markers =
    { $count ->
        [one] segnalino
       *[other] { $count } segnalini
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
        [ice] Ghiaccio
        [stone] Pietra
        [deal] Affare
       *[rest] Riposo
    }
hm-step-title =
    { $step ->
        [dirt] Cammina sulla terra (D)
        [ice] Cammina sul ghiaccio (I)
        [stone] Cammina sulla pietra (S)
        [deal] Fai un affare (X)
       *[rest] Riposa (R)
    }
hm-plan-area = Il tuo piano
hm-plan = Pianifica il mese: azione { $slot }
hm-plan-full = Il tuo piano per il mese { $month }
hm-plan-in = Il tuo piano è consegnato
hm-plan-help = Tocca i villaggi per camminare, il tuo per un affare. Si mostra quando tutti sono a posto.
hm-plan-help-narrow = Tocca un villaggio o un segno. Tocca una casella per cambiarla.
hm-plan-change = Puoi cambiarlo finché non sono tutti a posto.
hm-plan-waits = Si aspetta: { $players }. Puoi ancora cambiarlo.
hm-plan-replaces = Cambiato: invialo per sostituire il piano consegnato.
hm-plan-lost =
    { $count ->
        [one] Così com’è, un’azione andrebbe persa.
       *[other] Così com’è, { $count } azioni andrebbero perse.
    }
hm-plan-far = È più lontano di quanto permettano le azioni libere.
hm-plan-is-full = Le sei azioni sono decise: scegline una da cambiare.
hm-plan-same = Questo piano è già consegnato.
hm-slots = Azioni del mese
hm-slot =
    { $step ->
        [none] Azione { $slot }, libera
       *[other] Azione { $slot }: { hm-step }. { $line }
    }
hm-slot-choose = scegli
hm-palette = Azioni
hm-clear = Svuota
hm-ready = A posto
hm-ready-in = Consegnato
hm-ready-change = Sostituisci
hm-ready-rests =
    { $count ->
        [one] poi riposo
       *[other] poi { $count } riposi
    }
hm-brings-moved = a { $village }
hm-brings-storm = tormenta
hm-brings-good =
    { $good ->
        [salt] sale
        [barley] orzo
        [tea] tè
        [jade] giada
        [gold] oro
       *[other] una merce
    }
hm-brings-order =
    { $yaks ->
       *[other] ordine { $yaks }
    }
hm-brings-rest = riposo
hm-brings-lost =
    { $reason ->
        [no_track] senza pista
        [yeti] yeti
        [snowstorm] ne servono 2
        [empty] vuoto
        [collected] già preso
       *[lacking] manca merce
    }
hm-heard-lost = L’azione { $slot } andrebbe persa.
hm-heard-rest = { $count } passi mostrati in una volta. P fa rivedere il mese.
hm-heard-own = Tu: { $what }.
hm-heard-count =
    { $what ->
        [collected] { $count ->
            [one] una merce presa
           *[other] { $count } merci prese
        }
        [delivered] { $count ->
            [one] un ordine evaso
           *[other] { $count } ordini evasi
        }
       *[lost] { $count ->
            [one] un’azione persa
           *[other] { $count } azioni perse
        }
    }

## The month unrolls

hm-reveal = Il mese
hm-reveal-at =
    { $slot ->
        [0] Mese { $month }
       *[other] Mese { $month }, azione { $slot }
    }
hm-reveal-pause = Pausa
hm-reveal-go = Continua
hm-reveal-step = Un passo
hm-reveal-skip = Salta
hm-reveal-speed =
    { $pace ->
        [0] Velocità: lenta
        [1] Velocità: normale
       *[2] Velocità: rapida
    }
hm-reveal-pace =
    { $pace ->
        [0] ½×
        [1] 1×
       *[2] 2×
    }
hm-watch = Guarda l’ultimo mese
hm-watch-short = Ultimo mese

## Choices

hm-undo = Annulla
hm-cancel = Lascia stare
hm-do = Fallo
hm-picked =
    { $kind ->
        [start] Partire dal villaggio { $place }?
        [yeti] Uno yeti sulla pista { $place }?
        [snowstorm] Una tormenta sulla pista { $place }?
        [market] Giorno di mercato nel villaggio { $place }?
        [stupa] Uno stupa nel villaggio { $place }?
        [split] Una delegazione per regione: { $place }?
       *[delegations] { $count ->
            [one] Una delegazione nella regione { $place }?
           *[other] { $count } delegazioni nella regione { $place }?
        }
    }
hm-choose-help =
    { $asked ->
        [start] Tocca il villaggio da cui parte la tua carovana. Può anche essere vuoto.
        [event] Al massimo un segnalino al mese, ognuno una volta sola nella partita.
        [take] Giorno di mercato a { $place }: prendi una merce qualsiasi.
        [deal] A { $place }. Puoi anche tenere quello che hai.
        [forced] Conferma: gli altri sapranno solo che non c’è affare, non perché.
       *[other] { "" }
    }
hm-choose-where =
    { $kind ->
        [yeti] Tocca la pista da chiudere questo mese.
        [snowstorm] Tocca la pista dove soffia la tormenta: per passare serve due volte la stessa azione.
        [market] Tocca il villaggio del giorno di mercato: lì ognuno sceglie la merce che prende.
        [stupa] Tocca una casa per il tuo stupa.
       *[delegations] { $count ->
            [one] Tocca la regione per la tua delegazione.
           *[other] Tocca la regione per le tue { $count } delegazioni.
        }
    }
hm-choose-split = Oppure tocca un’altra regione, per mandarne una in ognuna.
hm-take =
    { $good ->
        [salt] Sale
        [barley] Orzo
        [tea] Tè
        [jade] Giada
       *[gold] Oro
    }
hm-deal-ask =
    { $can ->
        [yes] Fare l’affare nel villaggio { $village }?
       *[no] Non puoi fare affari nel villaggio { $village }.
    }
hm-deal =
    { $answer ->
        [yes] Fai l’affare
       *[no] Niente affare
    }
hm-event =
    { $kind ->
        [none] Nessuno
        [yeti] Yeti
        [snowstorm] Tormenta
       *[market] Giorno di mercato
    }
hm-inventory =
    { $kind ->
        [marker] Segnalino: 3 yak
        [stupa] Stupa su una casa
       *[delegations] { $count ->
            [one] { $count } delegazione
           *[other] { $count } delegazioni
        }
    }
hm-inventory-help =
    { $good ->
        [salt] Hai da solo più sale: { $count }. Scegli che cosa ti porta.
        [barley] Hai da solo più orzo: { $count }. Scegli che cosa ti porta.
        [tea] Hai da solo più tè: { $count }. Scegli che cosa ti porta.
        [jade] Hai da solo più giada: { $count }. Scegli che cosa ti porta.
       *[gold] Hai da solo più oro: { $count }. Scegli che cosa ti porta.
    }
hm-reward-help =
    { $count ->
        [one] { $order }, consegnato a { $place }.
       *[other] { $order }, consegnato a { $place }. Prendi { $count } ricompense.
    }
hm-prize =
    { $prize ->
        [barter] Tienilo: { $yaks } yak
        [offering] Stupa a { $village }: religione { $level }
       *[delegations] { $count ->
            [one] { $count } delegazione
           *[other] { $count } delegazioni
        }
    }
hm-prizes-left =
    { $count ->
        [one] Scegline un’altra
       *[other] Scegline { $count }
    }
hm-prizes-take = Prendi queste
hm-split = Dove vanno le delegazioni
hm-send-rest =
    { $count ->
        [one] Tocca la regione per l’ultima delegazione.
       *[other] Tocca le regioni per altre { $count } delegazioni.
    }
hm-send-rest-short = { $count } da mandare
hm-send-more = Una in più nella regione { $region }
hm-send-less = Una in meno nella regione { $region }
hm-region-count = Regione { $region }: { $count }

## The end

hm-countdown = La conta finale
hm-out =
    { $what ->
        [religion] Meno religione, e fuori: { $player }.
       *[politics] Meno politica, e fuori: { $player }.
    }
hm-won = Vittoria: { $player }.

## Passing the screen on

hm-veiled = Passa lo schermo a { $player }
hm-veiled-help = Merci e piani restano nascosti finché non è il momento.
hm-unveil = Mostra i miei

## Keys

hm-keys = Tasti
hm-keys-tracks = Cammina su terra, ghiaccio o pietra
hm-keys-rest = Affare, riposo
hm-keys-back = Togli l’ultima azione
hm-keys-enter = A posto, o fai ciò che è scelto
hm-keys-escape = Lascia stare; salta il mese che si mostra
hm-keys-arrows = Muoviti sulla mappa; Invio tocca il villaggio
hm-keys-digits = Scegli una casella, una regione o un pulsante
hm-keys-reveal = Guarda o ferma il mese, un passo
hm-keys-influence = Influenza
hm-keys-type = Scrivi un’azione
hm-keys-help = Questi tasti
