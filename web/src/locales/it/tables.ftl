### Il tavolo oltre al gioco: orologi, accordi, uscite, chat, attesa degli altri.

## Orologi

clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-running = In corso: { $time }
clock-standing = Fermo: { $time }
clock-short = Poco tempo: { $time }
clock-said =
    { $seconds ->
        [60] Ti resta un minuto.
       *[other] Ti restano { $seconds } secondi.
    }

## Accordi

ask-undo = Chiedi di annullare
undo-now = Annulla
propose-end = Proponi di finire senza risultato
propose-end-alone = Finisci senza risultato
propose-end-ask = Proporre di finire questa partita senza risultato?
propose-end-ask-alone = Finire questa partita senza risultato?
propose-end-hint = Finisce quando tutti gli altri sono d’accordo. Nessuno vince.
propose-end-hint-alone = Nessuno vince.
propose-end-do = Proponi
propose-end-do-alone = Finisci la partita
proposal-asks =
    { $what ->
        [undo] { $name } chiede di annullare l’ultima azione.
       *[abandon] { $name } propone di finire senza risultato.
    }
proposal-waits =
    { $what ->
        [undo] Chiedi di annullare la tua azione. In attesa di { $names }.
       *[abandon] Proponi di finire senza risultato. In attesa di { $names }.
    }
proposal-others =
    { $what ->
        [undo] { $name } chiede di annullare un’azione. In attesa di { $names }.
       *[abandon] { $name } propone di finire senza risultato. In attesa di { $names }.
    }
proposal-agree = Accetta
proposal-decline = Rifiuta
proposal-withdraw = Ritira
proposal-bar = Una proposta

## Un computer al posto di qualcuno

stand-in-here = Un computer gioca per te.
stand-in-hint = Il posto resta tuo. Puoi riprendere quando vuoi.
stand-in-return = Riprendi il tuo posto
stand-in-mark = Un computer continua a giocare
leave = Lascia la partita
leave-ask = Lasciare questa partita?
leave-hint = Un computer continua al tuo posto. Puoi tornare e riprenderlo.

## Chat

chat = Chat
chat-new =
    { $count ->
        [one] Chat, { $count } riga nuova
       *[other] Chat, { $count } righe nuove
    }
chat-hide = Nascondi la chat
chat-show = Mostra la chat
chat-show-new =
    { $count ->
        [one] Mostra la chat, { $count } riga nuova
       *[other] Mostra la chat, { $count } righe nuove
    }
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi agli altri
chat-send = Invia
chat-said = { $name }: { $text }
chat-looking-on = Qui può scrivere solo chi gioca.
chat-mute = Non sentire { $name }
chat-hear = Senti di nuovo { $name }
chat-muted =
    { $count ->
        [one] { $name }: una riga che non senti
       *[other] { $name }: { $count } righe che non senti
    }
menu-new =
    { $count ->
        [one] Menu, { $count } riga nuova nella chat
       *[other] Menu, { $count } righe nuove nella chat
    }

## Come si gioca a questo tavolo

terms = Come si gioca a questo tavolo
terms-pace = Tempo
terms-pace-none = Senza orologio
terms-pace-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s a turno
terms-pace-days =
    { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
terms-stand-in = Gioca per chi se ne va
terms-chat = Chat
terms-chat-value =
    { $on ->
        [yes] Attiva
       *[no] Spenta
    }
terms-public = Chi può sedersi
terms-public-value =
    { $on ->
        [yes] Chiunque
       *[no] Chi ha il link
    }
terms-rules = Versione delle regole

## Prima della partita

room-invited = { $name } ti invita a giocare
room-open = C’è un posto libero
room-rematch = { $name } ti offre la rivincita
room-full = Ci sono tutti
room-start = Inizia la partita
room-start-later = Inizia quando non ci sono posti liberi
room-start-waits = { $name } dà inizio alla partita.
room-sit = Siediti
room-link-needed = Per sederti qui ti serve il link dell’invito.
room-accept = Accetta
room-decline = Non ora
room-share = Manda questo link. Chi lo apre può sedersi.
room-kept = Riservato a { $name }
room-bot = Computer
room-bot-here = Metti un computer al posto { $number }
room-free = Libera
room-free-which = Libera di nuovo il posto { $number }
room-leave = Alzati
room-you = Tu
rematch-offered = { $name } offre la rivincita.
rematch-accept = Accetta la rivincita
rematch-go = Alla prossima partita

## Le liste dei tavoli

list-kept =
    { $count ->
        [one] { $names } ti aspetta
       *[other] { $names } ti aspettano
    }
list-kept-none = Un posto è riservato a te
list-start = Pronto a iniziare
