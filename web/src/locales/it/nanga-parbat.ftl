### Il tavolo di Nanga Parbat nel browser.

np-name = Nanga Parbat
np-bar = Che cosa fare
np-table = Tavolo di Nanga Parbat
np-board = Montagna. Le frecce percorrono le sezioni, Invio agisce.
np-animal =
    { $animal ->
        [leopard] Leopardo delle nevi
        [tahr] Tahr
        [deer] Cervo muschiato
        [yak] Yak
        [bharal] Bharal
       *[panda] Panda rosso
    }
np-piece =
    { $used ->
        [yes] { np-animal } usato
       *[no] { np-animal }
    }
np-letter =
    { $animal ->
        [leopard] L
        [tahr] T
        [deer] C
        [yak] Y
        [bharal] B
       *[panda] P
    }
np-does =
    { $animal ->
        [leopard] Scambia due escursionisti vicini di giocatori diversi.
        [tahr] Scambia un escursionista con un animale vicino.
        [deer] Scambia due animali diversi ovunque sulla montagna.
        [yak] Manda la guida in qualsiasi altra regione.
        [bharal] Jolly in ogni scambio per punti.
       *[panda] Dà 1 punto quando è intrappolato, se non sei in testa.
    }
np-key =
    { $animal ->
        [leopard] scambia due escursionisti vicini
        [tahr] scambia un escursionista con un animale vicino
        [deer] scambia due animali qualsiasi
        [yak] manda la guida dove vuoi
        [bharal] jolly in ogni scambio
       *[panda] +1 se non sei in testa
    }
np-key-title = Che cosa fanno gli animali

## Sezioni

np-region = Regione { $region }
np-at =
    { $what ->
        [hiker] Escursionista ({ $player }) in { $id }
        [camp] Campo ({ $player }) in { $id }
        [none] Niente in { $id }
       *[other] { np-at-animal } in { $id }
    }
np-at-animal =
    { $what ->
        [leopard] Leopardo delle nevi
        [tahr] Tahr
        [deer] Cervo muschiato
        [yak] Yak
        [bharal] Bharal
       *[panda] Panda rosso
    }
np-stock = Escursionisti ({ $player })
np-guide = La guida, nella regione { $region }
np-place-legal = { $what }, si può scegliere
np-place-picked = { $what }, scelto

## La tabella, il percorso, i pannelli

np-chart = Tabella dei punti
np-given = Pezzi ceduti
np-row =
    { $row ->
        [camps] Campi
        [different] Diversi
       *[same] Uguali
    }
np-spot =
    { $row ->
        [camps] { $count } campi per { $points } punti
        [different] { $count } animali diversi per { $points } punti
       *[same] { $count } animali uguali per { $points } punti
    }
np-spot-taken = { $what }, presa da { $player }
np-score = Punti
np-path = Percorso dei punti. { $one }: { $first }. { $two }: { $second }.
np-turn = Turno { $turn } di { $all }
np-to-move = di turno
np-waits = in attesa
np-hikers =
    { $count ->
        [one] escurs.
       *[other] escurs.
    }
np-camps =
    { $count ->
        [one] campo
       *[other] campi
    }
np-cubes =
    { $count ->
        [one] cubo
       *[other] cubi
    }
np-animals = Animali di { $player }
np-own = { $animal }: { $fresh } pronti, { $used } usati
np-own-plain = { $animal }: { $fresh }
np-panel = { $player }, { $score } punti
np-pill = { $player }, { $score } punti. Mostra la plancia del giocatore.
np-close = Chiudi

## Schede: che cosa farebbe un tocco

np-card-stock = Trascinane uno su un posto che brilla per intrappolare lì.
np-card-the-guide = Gli animali si intrappolano nella regione della guida.
np-card-hiker = Il tuo escursionista prende questo posto.
np-card-guide =
    { $stays ->
        [yes] La guida resta nella regione { $region }.
       *[no] La guida va nella regione { $region }.
    } { $count ->
        [0] Là non resta nessun animale.
        [one] Là c’è un animale.
       *[other] Là ci sono { $count } animali.
    }
np-card-swap = Ciò che sta in { $first } e { $second } si scambia di posto.
np-card-score = { $count } pezzi danno { $points } punti e prendono questa casella.
np-card-camp = I campi non si possono spostare.
np-card-group = Parte di un gruppo che può diventare campi.
np-card-taken = Presa da { $player }.
np-card-spot =
    { $row ->
        [camps] { $count } escursionisti collegati diventano campi.
        [different] { $count } animali, tutti diversi.
       *[same] { $count } animali di una specie.
    }

## La barra delle azioni

np-help-place-guide = Tocca una regione.
np-help-before-trap = Il numero della sezione manda avanti la guida. Prima puoi usare un animale.
np-help-relocate = Qui non restano animali. Tocca la regione in cui andare.
np-help-relocated = Hai trasferito la guida: ora intrappola.
np-help-after-guide = Tocca i tuoi escursionisti per i campi, o una casella della tabella per uno scambio.
np-help-after-scoring = In questo turno hai già segnato punti.
np-help-leopard = Tocca un escursionista, poi quello vicino.
np-help-tahr = Tocca un escursionista e l’animale vicino.
np-help-deer = Tocca i due animali che si scambiano di posto.
np-help-yak = Tocca la regione in cui mandare la guida.
np-use = Usa { $animal ->
        [leopard] il Leopardo delle nevi
        [tahr] il Tahr
        [deer] il Cervo muschiato
       *[yak] lo Yak
    }
np-second = Ora quello vicino a { $id }
np-second-far = Ora l’animale da scambiare con { $id }
np-camps-chosen =
    { $count ->
        [0] Tocca gli escursionisti che diventano campi
        [one] { $count } escursionista scelto
       *[other] { $count } escursionisti scelti
    }
np-help-camps-more = Tocca escursionisti collegati finché una casella della tabella si accende.
np-help-camps-ready = Tocca una casella accesa della tabella, o altri escursionisti.
np-help-camps-spot = Questa casella vuole { $count } escursionisti collegati.
np-cancel = Annulla
np-undo = Indietro
np-end = Termina il turno
np-end-later = Termina dopo la trappola
np-score-later = Punti dopo la trappola
np-score-none = Ancora niente da segnare
np-ask-trap = Intrappolare { $animal ->
        [leopard] il Leopardo delle nevi
        [tahr] il Tahr
        [deer] il Cervo muschiato
        [yak] lo Yak
        [bharal] il Bharal
       *[panda] il Panda rosso
    } in { $first }?
np-ask-guide = Piazzare la guida nella regione { $region }?
np-ask-relocate = Trasferire la guida nella regione { $region }?
np-ask-yak = Mandare la guida nella regione { $region }?
np-ask-leopard = Scambiare gli escursionisti in { $first } e { $second }?
np-ask-tahr = Scambiare { $first } con { $second }?
np-ask-deer = Scambiare gli animali in { $first } e { $second }?
np-ask-camps = Costruire campi per questa casella?
np-ask-different = Cedere animali diversi?
np-ask-same = Cedere animali uguali?
np-ask-end = Terminare il turno?
np-do-trap = Intrappola
np-do-guide = Piazza la guida
np-do-relocate = Trasferisci
np-do-yak = Manda la guida
np-do-leopard = Scambia
np-do-tahr = Scambia
np-do-deer = Scambia
np-do-camps = Costruisci
np-do-different = Cedi
np-do-same = Cedi
np-do-end = Termina il turno
np-trade-points =
    { $change ->
        [yes] { $count } pezzi per { $points } punti. Tocca un pezzo per cederne un altro al suo posto.
       *[no] { $count } pezzi per { $points } punti.
    }
np-trade-change = Cambia { $piece }
np-trade-fixed = { $piece }, non si può cambiare
np-trade-to = Cedi { $piece } al suo posto
np-trade-instead = Al suo posto:

## Scrivere, tasti, risposte

np-keys = Tasti
np-keys-arrows = percorrere le sezioni
np-keys-enter = agire sulla sezione
np-keys-escape = annullare
np-keys-animals = usare Leopardo, Tahr, Cervo, Yak
np-keys-chart = andare alla tabella: campi, scambi
np-keys-end = terminare il turno
np-keys-undo = tornare indietro
np-keys-type = scrivere un’azione
np-keys-help = mostrare questi tasti
np-drop-beside = Lascialo su qualcosa che brilla.
np-would-be-legal = Questo è possibile ora.
np-plain-animal =
    { $animal ->
        [bharal] I Bharal aspettano uno scambio.
       *[panda] I Panda rossi aspettano uno scambio.
    }
np-plus = +{ $points }
