### Chi è qualcuno: nome, account, sessioni, dati.

account = Tu e il tuo account
account-chip = { $name }: il tuo nome e il tuo account
account-renamed = Ora ti chiami { $name }.
account-guest = Giochi come ospite, e qui tutto ti è aperto. Un account serve solo a ritrovare le tue partite in altri browser.
account-of = Hai effettuato l’accesso come { $name }

## Da ospite ad account e ritorno

account-make = Conserva le mie partite: crea un account
account-make-hint = Bastano un nome e una password; non c’è indirizzo e-mail, quindi nessuno può mandarti una password dimenticata.
account-make-do = Crea un account
account-made = Il tuo account è pronto. Tutte le tue partite sono lì.
account-have = Ho già un account
account-log-in = Accedi
account-log-in-hint = Le partite che hai giocato qui come ospite vengono con te.
account-logged-in = Hai effettuato l’accesso, e le tue partite sono qui.
account-none-yet = Non ho un account
account-log-out = Esci
account-logged-out = Sei uscito. Questo browser continua come nuovo ospite.
account-name = Nome dell’account
account-name-hint = Lo usi per accedere. Nessun altro potrà poi prendere un nome simile.
account-password = Password
account-password-hint = Almeno 8 caratteri. Qualche parola insieme ne fa una buona.
account-show-password = Mostra la password

## La password

account-password-change = Cambia la password
account-password-old = La tua password attuale
account-password-new = Nuova password
account-password-new-hint = Almeno 8 caratteri. Tutte le tue altre sessioni terminano.
account-password-changed = La password è cambiata, e tutte le altre sessioni sono terminate.

## Sessioni

account-sessions = Dove hai effettuato l’accesso
account-session-unknown = Un browser
account-session-this = Questo browser, dal { $since }
account-session-seen = Dal { $since }, visto l’ultima volta il { $seen }
account-session-end = Termina
account-session-end-which = Termina la sessione: { $agent }
account-session-ended = La sessione è terminata.

## Che cosa viene conservato

account-data = I tuoi dati
account-data-hint = Scarica in un solo file tutto ciò che è conservato su di te: nome, sessioni, tavoli con le loro partite, messaggi e segnalazioni.
account-data-download = Scarica i miei dati
account-delete =
    { $who ->
        [account] Elimina il mio account e i miei dati
       *[guest] Elimina i miei dati
    }
account-delete-ask =
    { $who ->
        [account] Eliminare il tuo account e i tuoi dati?
       *[guest] Eliminare i tuoi dati?
    }
account-delete-goes = Questo sparisce per sempre:
account-delete-goes-person =
    { $who ->
        [account] il tuo nome, il tuo account con la password e tutte le tue sessioni
       *[guest] il tuo nome e la tua sessione
    }
account-delete-goes-games = i tuoi tavoli a cui non si è seduto nessun altro, con le loro partite: quelle contro il computer e quelle sullo stesso schermo
account-delete-goes-chat = tutto ciò che hai scritto nelle chat
account-delete-stays = Questo resta:
account-delete-stays-games = le tue partite con altre persone, che sono anche loro; al posto del tuo nome c’è solo un trattino
account-delete-stays-running = quelle ancora in corso, in cui un computer prende il tuo posto
account-delete-stays-reports = le segnalazioni di problemi che hai mandato, non più legate a te
account-delete-do = Elimina per sempre
account-delete-keep = Conserva tutto
account-deleted = Tutto è stato eliminato. Sei un nuovo ospite.
