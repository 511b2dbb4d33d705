### Ciò che tutti i giochi hanno in comune. Nomi e testi scritti da persone stanno tra virgolette.

## Giochi, giocatori e opzioni

error-game-unknown = Non c’è un gioco «{ $name }». Scegli tra: { $names }.
error-bot-unknown = { $game } non ha un giocatore artificiale «{ $name }». Scegli tra: { $names }.
error-option-unknown = Non c’è un’opzione «{ $option }». Scegli tra: { $options }.
error-option-twice = L’opzione { $option } è indicata due volte. Indicala una volta sola.
error-option-value = L’opzione { $option } non può valere «{ $value }». Scegli tra: { $values }.
error-option-form = «{ $text }» non è un’opzione. Scrivi NOME=VALORE.

## File

error-file-read = Impossibile leggere «{ $path }»: { $reason }.
error-file-write = Impossibile scrivere «{ $path }»: { $reason }.
error-file-cannot_save = In «{ $path }» non si può scrivere un file. Indica un altro posto prima che la partita cominci.
error-file-name_missing = Indica dove salvare, per esempio «save partita.json».
error-board-none = { $game } si gioca solo sul proprio tabellone. Non indicare un file del tabellone.
error-board-too_large = Il file del tabellone è troppo grande. Può avere al massimo { $limit } byte.
error-board-not_json = Il file del tabellone non è JSON: { $detail }. Correggi quel punto.
error-board-game = Non ci sono tabelloni di «{ $game }». Scegli uno di questi: { $names }. Nel file del tabellone sta sotto «game».
error-bench-plain_failed = Non è stato possibile misurare le regole non compilate: { $reason }. Rinuncia a questo confronto.

## Una partita

error-match-over = La partita è finita. Iniziane un’altra per continuare a giocare.
error-match-no_questions = In questo gioco non c’è niente da cercare.
error-match-not_now = Ora non c’è niente da provare. Aspetta il tuo turno, o scegli fra ciò che è elencato.
error-match-no_such_seat = In questa partita non c’è il posto { $seat }. I posti si contano da 0.
error-match-draw_due = Prima tocca al sorteggio. Registra il sorteggio e poi il resto.
error-match-not_to_act =
    { $actor ->
        [chance] Ora non è previsto alcun sorteggio. Tocca a un giocatore.
        [table] Il tavolo non può agire per un giocatore. Indica il posto che agisce.
       *[other] Non tocca al posto { $actor }. Aspetta gli altri giocatori.
    }
error-match-undo_not_yours = La voce { $entry } non è un’azione di questo posto ancora valida. Annulla una delle tue.
error-match-undo_over_chance = La voce { $entry } non si può annullare, perché dopo c’è stato un sorteggio. Annulla qualcosa di più recente.
error-match-undo_never = La voce { $entry } è un’azione che non si può mai annullare. Continua da qui.
error-match-text = Questa non è una voce di una partita. Scrivi una riga di al massimo { $limit } caratteri.
error-match-time = «{ $t }» non è un tempo in secondi dall’inizio. Indica un numero da 0 in su, o nessuno.
error-match-nothing_to_undo = Ora non c’è nulla che tu possa annullare. Si può annullare solo la propria ultima azione.

event-undone = { $player } annulla tutto dalla voce { $entry } in poi.
event-stood_in = Un giocatore del computer continua al posto di { $player }.
event-returned = { $player } è di nuovo qui e continua a giocare.

## Partite registrate. Le voci si contano da 0

error-record-seats =
    { $given ->
        [one] { $given } posto non va bene
       *[other] { $given } posti non vanno bene
    }: { $game } ne vuole almeno { $least } e al massimo { $most }. Cambia il numero dei posti.
error-record-game = Questa registrazione è di { $game }, non di { $expected }. Aprila con il gioco giusto.
error-record-rules = La partita è stata giocata con la versione { $rules } delle regole, e questo programma conosce la versione { $known }. Aprila con la versione di Parbat che l’ha scritta.
error-record-entry = La voce { $entry }, «{ $do }», è rifiutata: { $reason }
error-record-no_such_entry =
    La registrazione ha { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    } e non si può vedere fino a { $at }. Scegli un numero da 0 a { $entries }.
error-record-unverified = La registrazione non riporta l’impegno del seme, quindi i sorteggi non si possono controllare.
error-record-seed_missing = La partita è finita, ma la registrazione non riporta il seme. Chiedi la registrazione completa per controllare i sorteggi.
error-record-hidden = La voce { $entry } è nascosta a chi ha avuto questa registrazione. La si potrà rivedere quando la partita sarà finita.
error-record-seed_early = Il seme è pubblicato, ma il registro si ferma dopo { $entries } voci senza una fine. Aggiungi le voci mancanti oppure togli il seme.
error-record-seed_later = I sorteggi si potranno controllare quando la partita sarà finita e il seme pubblicato.
error-record-commitment = Il seme non corrisponde all’impegno. Uno dei due è stato cambiato dopo l’inizio della partita.
error-record-draw = La voce { $entry } è il sorteggio «{ $do }», ma il seme dà «{ $drawn }». La registrazione è stata cambiata.
error-record-not_canonical = La voce { $entry } di solito si scrive «{ $canonical }». Il significato è lo stesso.
error-record-log_ends_early =
    La registrazione dichiara un risultato, ma si ferma prima della fine della partita, dopo { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }. Cercane il resto.
error-record-outcome_missing = Le voci portano alla fine della partita, ma manca il risultato. Aggiungi il risultato.
error-record-outcome = La registrazione dichiara un risultato diverso da quello delle voci, che è { $played }.
error-record-too_large = Il file è troppo grande per essere una partita. Può avere al massimo { $limit } byte.
error-record-not_utf8 = La registrazione non è testo UTF-8. Salvala con quella codifica.
error-record-too_deep = Il contenuto è troppo annidato per essere una partita. Controlla che il file sia quello giusto.
error-record-invalid = Questa non è una partita registrata: { $detail }. Correggi quel punto.
error-record-not_json = La registrazione non è JSON: { $detail }. Correggi quel punto.
error-record-twice = La registrazione riporta il campo «{ $field }» due volte. Tienine uno.
error-record-setup = La partita registrata non si può giocare: { $reason }
error-record-no_lexicon = La registrazione indica una lista di parole, ma { $game } non ne usa. Togli il campo lexicon.
error-record-lexicon_missing = La lista di parole «{ $name }», versione { $version }, non è qui com’era: le parole contano come nella registrazione. Aggiungi quella lista per controllarle di nuovo.
error-record-no_perft = In questo gioco non si possono contare le sequenze di azioni. Scegline un altro.
error-record-seed = Un seme ha 32 byte, scritti con 64 cifre da 0 a 9 e da a fino a f. Indica un seme così.
error-record-line = La riga { $line } del file non si può usare: { $reason }
error-record-empty = In «{ $path }» non c’è alcuna partita. Scegli un altro file.
error-record-no_such_record =
    Non c’è la partita numero { $number }, perché il file ha { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }. Si conta da 1.

## Il terminale

saved = La partita è salvata in «{ $path }».
help-commands = Inoltre: «? AZIONE» spiega un’azione, «legal» elenca tutto ciò che puoi fare, «legal trap» solo ciò che comincia con «trap», «board» mostra il tavolo, «undo» annulla la tua ultima azione, «save FILE» salva la partita, «resign» è la resa, «quit» esce.
help-unknown = Non c’è una spiegazione per «{ $topic }». Scrivi ? per vedere tutto ciò che puoi fare ora.

## La riga di comando

cli-player = Giocatore { $number }
cli-stopped = Interrotto.
cli-output-failed = Impossibile scrivere l’output: { $reason }.
games-seats = da { $least } a { $most } posti
games-seats-fixed =
    { $most ->
        [one] { $most } posto
       *[other] { $most } posti
    }
games-option = opzione
games-values = valori, il predefinito per primo
games-bots = giocatori artificiali: { $names }
verify-wrong = errore
verify-note = nota
verify-sound =
    { $count ->
        [one] { $sound } registrazione su { $count } è in regola
       *[other] { $sound } registrazioni su { $count } sono in regola
    }
board-checked =
    { $count ->
        [0] Il tabellone è in regola.
        [one] { $count } problema.
       *[other] { $count } problemi.
    }
summary-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }, { $mean } voci in media (da { $least } a { $most })
summary-player = giocatore
summary-wins = vittorie
summary-draws = pareggi
summary-rate = tasso di vittorie
summary-interval = 95 %
summary-score = punteggio medio
summary-range = dal minimo al massimo
summary-end = fine della partita
summary-count = partite
summary-share = quota
bench-rules = regole di Nanga Parbat
bench-rate = al secondo
bench-rate-plain = al secondo (Python puro)
bench-plain = Python puro
bench-ratio = rapporto
bench-aim = obiettivo
bench-bound =
    { $limit ->
        [most] al massimo
       *[least] almeno
    } { $value }
bench-measured = misurato
bench-spread = mediana o 95 %
bench-count = su
bench-met = raggiunto
bench-verdict =
    { $met ->
        [yes] sì
        [no] no
       *[unknown] non misurato
    }

## Il tavolo online

error-people-name = Questo nome non si può usare. Scegli da 1 a { $limit } caratteri comuni.
error-people-unknown = Qui non sei ancora noto. Ricarica la pagina e accetta il suo cookie.
error-people-scripts = Questo nome mescola lettere di alfabeti diversi. Scrivilo in uno solo.
error-people-taken = Qualcuno ha già un account con questo nome, o con uno che gli somiglia. Scegline un altro.
error-account-already = Hai già un account. Se ne vuoi un altro, prima esci.
error-account-none = Come ospite non hai una password. Prima crea un account.
error-account-password = Questa password non si può usare. Scegline una da { $least } a { $most } caratteri.
error-account-wrong = Nome e password non corrispondono. Controlla entrambi.
error-account-wrong_password = Questa non è la tua password. Riprova.
error-account-no_session = Questa sessione non esiste più. Guarda di nuovo l’elenco.
error-table-unknown = Questo tavolo non c’è. Controlla l’indirizzo.
error-table-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo e scegli un’altra volta.
error-table-not_yours = Questo posto non è tuo. Agisci per un posto tuo.
error-table-full = Tutti i posti sono occupati. Puoi guardare o aprire un tavolo tuo.
error-table-secret = Questo tavolo è per chi è invitato. Apri il link che hai ricevuto.
error-table-waiting = La partita non è cominciata. Aspetta che tutti i posti siano occupati.
error-table-started = La partita è già cominciata.
error-table-not_over = La partita è ancora in corso. La rivincita viene dopo la fine.
error-table-crowded = Troppe persone guardano questo tavolo. Torna tra poco.
error-table-message = Il messaggio non si capisce: { $detail }. Ricarica la pagina.
error-table-message_size = Il messaggio è troppo lungo. Può avere al massimo { $limit } caratteri.
error-table-away = Per questo posto ora gioca un giocatore del computer. Prima riprendi il posto.
error-table-out_of_time = Il tuo tempo è scaduto. Continua un giocatore del computer; riprendi il posto per giocare di nuovo.
error-table-time_up = Il tuo tempo per questa decisione è scaduto, e il tavolo ne registra una per te. Guarda di nuovo il tavolo.
error-table-no_such_seat = A questo tavolo non c’è il posto { $seat }. Scegli uno dei suoi posti.
error-table-taken = Lì c’è già qualcuno. Scegli un posto libero.
error-table-not_full = C’è ancora un posto libero. Aspetta qualcuno o fai sedere un giocatore del computer.
error-table-not_owner = Può farlo solo chi ha preparato il tavolo. Chiedi a quella persona.
error-table-too_many = Hai già { $limit } tavoli in corso. Finiscine o lasciane qualcuno prima di prepararne un altro.
error-chat-text = Una riga della chat ha bisogno di testo leggibile. Scrivi qualcos’altro.
error-chat-off = Questo tavolo è stato preparato senza chat.
error-chat-too_many = Stai scrivendo troppo in fretta. Aspetta qualche secondo e continua.
error-proposal-another = Un’altra domanda è ancora aperta. Rispondi prima a quella.
error-proposal-gone = Questa domanda non è più aperta. Guarda di nuovo il tavolo.
error-proposal-not_asked = Questa domanda non è per te. Lascia rispondere gli altri.
error-learn-none = Per { $game } non c’è ancora una lezione. Leggi le regole.
error-learn-no_such_step = La lezione ha { $steps } passi. Non c’è il passo { $step }.
error-record-steps = La registrazione è troppo lunga da scorrere passo per passo. Può avere al massimo { $limit } voci.
error-request-invalid = La richiesta non si capisce: { $detail }. Correggi quel punto.
error-request-header = La richiesta non viene dalle pagine di Parbat. I programmi inviano l’intestazione X-Parbat: 1.
error-request-too_large = La richiesta è troppo grande. Può avere al massimo { $limit } byte.
error-request-unknown = A questo indirizzo non c’è nulla. Controllalo.
error-request-too_many = È stato troppo tutto insieme. Aspetta un po’ e riprova.

people-guest = Ospite { $number }
lesson-player = Giocatore { $number }
table-turn = Tocca al giocatore { $number }. { $asked }
table-waiting-for = In attesa di { $names }.
table-waiting-for-players = In attesa che tutti i posti siano occupati.

## Avviare il server

error-serve-packages = Il server ha bisogno di altri pacchetti. Installali: pip install "parbat[server]".
error-serve-address = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $reason }. Scegli altro con --host e --port.
error-serve-folder = La cartella «{ $path }» non si può usare: { $reason }. Scegline un’altra con --data.
error-serve-database = La banca dati «{ $path }» non si può usare: { $reason }. Scegline un’altra con --data.
error-serve-database_newer = La banca dati «{ $path }» è stata fatta da una versione più recente di Parbat. Usa quella versione.
error-serve-database_address = L’indirizzo della banca dati non si può usare: { $reason }. Correggi --database-url.
error-serve-database_server = Il server di banche dati { $address } non si può usare: { $reason }. Controlla --database-url e che il server sia in esecuzione.
error-serve-redis = Il server Redis di --redis-url non si può usare: { $reason }. Controlla l’indirizzo e che sia in esecuzione.
error-serve-redis_sqlite = --redis-url serve a più processi, e questi hanno bisogno di PostgreSQL. Indica il suo indirizzo con --database-url.
error-metrics-reader = I numeri sono per chi gestisce il server. Chiedili sulla sua macchina o con il token di --metrics-token.
error-serve-database_other = La banca dati «{ $path }» non c’è, o non è di questa versione di Parbat. Avvia una volta il server di questa versione: la aggiorna lui.
error-backup-broken = La copia di riserva è danneggiata alla riga { $line } e non è stato ripristinato nulla: { $reason }.
error-backup-format = Questa non è una copia di riserva che questa versione di Parbat sappia leggere ({ $format }).
error-backup-revision = La copia di riserva è stata fatta da Parbat { $program }, la cui banca dati era diversa. Ripristinala con quella versione, poi avvia questa.
error-backup-not_empty = La banca dati non è vuota. Ripristina in una che lo sia.

admin-backed-up = Copiate: { $rows } righe.
admin-restored = Ripristinate: { $rows } righe.
admin-people = Persone: { $people }, di cui { $accounts } hanno un account
admin-tables = Tavoli di { $game }: { $open } aperti, { $playing } in gioco, { $over } finiti
admin-rows = Mosse delle partite: { $entries }, righe di chat: { $messages }
admin-reports = Problemi segnalati: { $reports }
admin-size = Dimensione della banca dati: { $megabytes } MB
serve-no-client = Parbat è in funzione, ma i file del suo client per il browser non sono installati qui.

## Liste di parole

error-lexicon-unknown = Non c’è una lista di parole «{ $name }». Scegli tra: { $names }.
error-lexicon-not_own = Non hai una lista tua «{ $name }». Le tue sono: { $names }.
error-lexicon-name = Una lista non può chiamarsi «{ $name }». Usa da 1 a 32 lettere minuscole, cifre e trattini.
error-lexicon-reserved = Il nome { $name } è già in uso. Scegline un altro per la tua lista.
error-lexicon-exists = Hai già una lista «{ $name }». Scegli un altro nome, o sostituiscila con --replace.
error-lexicon-shipped = La lista { $name } fa parte di Parbat e resta. Si possono togliere solo le tue.
error-lexicon-version = Una versione non può essere «{ $version }». Usa da 1 a 40 caratteri comuni.
error-lexicon-no_recipe = Non c’è una ricetta per una lista «{ $name }». Scegli tra: { $names }.
error-lexicon-no_lexicon = «{ $path }» non è una lista di parole. Falla di nuovo, o toglila.
error-lexicon-format = La lista di parole «{ $path }» è stata fatta da un’altra versione di Parbat (formato { $format }). Falla di nuovo con questa.
error-lexicon-damaged = La lista di parole «{ $path }» è danneggiata. Falla di nuovo, o toglila.
error-lexicon-too_large = «{ $path }» è troppo grande per una lista di parole. Può avere al massimo { $limit } byte.
error-lexicon-not_utf8 = «{ $path }» non è testo UTF-8 alla riga { $line }. Salvalo in quella codifica.
error-lexicon-no_words = Non c’è nessuna parola in «{ $path }». Scrivine una per riga, con lettere dalla a alla z.
error-lexicon-sources = I file delle parole non sono tutti in «{ $path }». Installa il pacchetto { $package } di Debian, o indica la loro cartella con --from.

lexicon-list = lista
lexicon-language = lingua
lexicon-words = parole
lexicon-version = versione
lexicon-source = origine
lexicon-looked-up =
    { $name }: { $listed ->
        [yes] sì
       *[no] no
    }
lexicon-added =
    { $words ->
        [one] La lista { $name } ha { $words } parola.
       *[other] La lista { $name } ha { $words } parole.
    }
lexicon-folded =
    { $count ->
        [one] { $count } parola è scritta ora senza accenti.
       *[other] { $count } parole sono scritte ora senza accenti.
    }
lexicon-skipped =
    { $count ->
        [one] { $count } riga tralasciata
       *[other] { $count } righe tralasciate
    }, { $reason ->
        [letters] con qualcosa che non è una lettera
        [short] perché troppo corta
        [long] perché troppo lunga
       *[double] perché c’è già
    }: { $examples }
lexicon-removed = La lista { $name } è stata tolta.
lexicon-built = { $name }: { $words } parole, SHA-256 { $sha256 }
