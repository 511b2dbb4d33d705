### I testi propri del client. Quelli di un gioco stanno in un file con il suo nome.

## Dappertutto

parbat = Parbat
you = Tu
close = Chiudi
cancel = Annulla
home = Tutti i giochi
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-unknown = Non ha funzionato. Riprova.
error-try-again = Riprova
page-missing = A questo indirizzo non c’è nulla.
page-broken = Non è stato possibile mostrare questa pagina.
page-home = Vai ai giochi
theme-switch =
    { $shown ->
        [dark] Tema chiaro
       *[light] Tema scuro
    }
loading = Un momento

## Giochi

game-name =
    { $game ->
        [nanga-parbat] Nanga Parbat
        [himalaya] Himalaya
        [hardback] Hardback
       *[other] { $game }
    }
game-about =
    { $game ->
        [nanga-parbat] Cattura animali, monta campi e conduci la guida.
        [himalaya] Pianifica sei mosse in segreto e guarda incrociarsi le carovane.
        [hardback] Componi parole e compra le lettere che vorresti avere.
       *[other] { "" }
    }
game-size =
    { $game ->
        [nanga-parbat] 2 giocatori, 25 minuti
        [himalaya] da 3 a 6 giocatori, 60 minuti
        [hardback] da 1 a 5 giocatori, 45 minuti
       *[other] { "" }
    }
bot-name =
    { $bot ->
        [greedy] Computer (rapido)
        [random] Computer (a caso)
        [level-1] Computer (livello 1)
        [level-2] Computer (livello 2)
        [level-3] Computer (livello 3)
        [level-4] Computer (livello 4)
        [level-5] Computer (livello 5)
       *[other] Computer
    }
bot-name-numbered =
    { $bot ->
        [greedy] Computer { $number } (rapido)
        [random] Computer { $number } (a caso)
        [level-1] Computer { $number } (livello 1)
        [level-2] Computer { $number } (livello 2)
        [level-3] Computer { $number } (livello 3)
        [level-4] Computer { $number } (livello 4)
        [level-5] Computer { $number } (livello 5)
       *[other] Computer { $number }
    }
player-number = Giocatore { $number }

## Ingresso

play = Gioca
play-friend = Gioca con un amico
play-pass = Gioca sullo stesso schermo
play-more = Scegli come giocare
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
watch-tables = Guarda un tavolo
table-with = con { $names }
table-between = { $names }
table-alone = sullo stesso schermo
state-yours = Tocca a te
state-waiting =
    { $name ->
        [none] In corso
       *[other] Tocca a { $name }
    }
state-open = C’è un posto libero
state-invite = In attesa
state-over = Finita
join = Siediti
drop-record = Per aprire una partita salvata, lascia cadere il file su questa pagina
drop-here = Lascia il file per rivedere la partita
open-file = Apri una partita salvata
choose-file = oppure scegli un file
drop-bad = Questo file non è la registrazione di una partita.
rules = Regole
your-name = Il tuo nome
your-name-hint = Gli altri al tavolo lo vedono.
your-name-save = Salva

## Preparare un tavolo

setup-title = Un tavolo di { $game }
setup-opponent = Chi gioca con te
setup-friend = Un amico, con un link
setup-pass = Tutti e due a questo schermo
setup-first = Chi comincia
setup-first-lot = A sorte
setup-first-me = Tu
setup-first-them = L’altro giocatore
setup-public = Chiunque può sedersi
setup-start = Comincia
option =
    { $option ->
        [area_variant] Le regioni danno punti alla fine
        [topology] Collegamenti tra le regioni
        [guide_start] La prima regione della guida
        [mode] Come si gioca
        [penny] Genere di Penny Dreadful
        [length] Punti che chiudono la partita
        [edition] Edizione
        [language] Lingua delle parole
        [dictionary] Parole valide
        [vote] Voto sulle altre parole
        [open_hands] Mani scoperte
        [awards] Premi letterari
        [adverts] Pubblicità
        [unique_words] Ogni parola una volta sola
        [advanced] Segnalini evento e scelta agli inventari
        [refill] I villaggi si riforniscono con
        [show_committed] Mostrare chi è a posto
        [deals_optional] Gli affari si possono rifiutare
        [shared_lead_counts] Vale anche chi è in testa alla pari (in tre)
        [inventory_split] Le delegazioni d’inventario si possono dividere
        [board] Tabellone
       *[other] { $option }
    }
option-value =
    { $value ->
        [true] Sì
        [false] No
        [full9] Tutti e nove
        [slope6] Solo i sei sui pendii
        [second_player] La sceglie il secondo giocatore
        [random] A caso
        [competitive] Uno contro l’altro
        [cooperative] Insieme, o in solitario, contro Penny
        [classic] Prima edizione
        [second] Seconda edizione
        [en] Inglese
        [de] Tedesco
        [fr] Francese
        [standard] Parole inglesi comuni
        [large] Un ampio elenco inglese
        [french] Parole francesi
        [none] { $option ->
            [dictionary] Nessun elenco: si vota
           *[other] Nessuno
        }
        [no] No
        [majority] Accetta la metà degli altri
        [unanimous] Accettano tutti gli altri
        [off] No
        [player] Per ogni giocatore
        [game] In tutta la partita
        [adventure] Avventura
        [horror] Horror
        [mystery] Mistero
        [romance] Romance
        [die] Il dado
        [cards] Carte villaggio
       *[other] { $value }
    }

## In attesa di qualcuno

waiting-prompt = In attesa di un secondo giocatore
waiting-share = Manda questo link. Chi lo apre si siede al tavolo.
waiting-public = Chiunque può sedersi dall’elenco dei tavoli aperti.
waiting-link = Link a questo tavolo
waiting-copy = Copia
waiting-copied = Copiato
waiting-bot = Fai sedere un computer
waiting-leave = Lascia questo tavolo
waiting-sit = Siediti qui
waiting-free = Posto libero

## Al tavolo

log = Che cosa è successo
log-empty = Ancora nulla.
log-undone = Mossa annullata
log-points = +{ $points }
menu = Menu
menu-record = Scarica la registrazione
menu-resign = Arrenditi
menu-look = Rivedi
resign-ask = Vuoi arrenderti?
resign-hint = Vince l’altro giocatore.
settings = Impostazioni
help = Regole e tasti
offline = Senza connessione. Il tuo piano è conservato.
offline-hint = Il collegamento riprende da solo.
unconfirmed = Inviato. In attesa del server.
elsewhere = Questo tavolo è aperto in un’altra finestra.
elsewhere-use = Gioca qui
catching-up = Ecco che cosa ti sei perso
catching-skip = Salta
seat-away = { $name } non è qui

## La fine

result-won =
    { $who ->
        [you] Hai vinto, { $best } a { $other }
       *[other] { $name } ha vinto, { $best } a { $other }
    }
result-resigned =
    { $who ->
        [you] Hai vinto
       *[other] { $name } ha vinto
    }
result-team-won = Avete battuto Penny Dreadful con { $best } punti
result-team-lost = Ha vinto Penny Dreadful
result-draw = Pareggio, { $best } a { $other }
result-none = La partita è finita senza vincitore
result-reason =
    { $reason ->
        [cubes] Tutti i cubi sono sulla tabella dei punti.
        [hikers] Tutti gli escursionisti sono sulla montagna.
        [target] Il traguardo è raggiunto.
        [team] La squadra ha raggiunto il traguardo.
        [penny] Penny Dreadful ha raggiunto il traguardo.
        [resigned] Per abbandono.
        [abandoned] La partita è stata interrotta.
        [majority] In testa in due su tre.
        [yaks] Per gli yak.
        [politics] Per la politica.
        [religion] Per la religione.
        [shared] Vittoria condivisa.
       *[other] { "" }
    }
rematch = Rivincita
look-back = Rivedi

## Rivedere una partita

replay = Rivedi
replay-title = Rivedere una partita passo per passo
replay-none = Apri una partita salvata per rivederla.
replay-start = L’inizio
replay-told = { $player }: { $told }
replay-step = Passo { $at } di { $count }
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-live = Torna alla partita
replay-share = Copia un link a questa posizione
replay-keys = Vanno bene anche le frecce.

## Impostazioni

settings-theme = Tema
settings-theme-value =
    { $value ->
        [light] Chiaro
        [dark] Scuro
       *[system] Come il sistema
    }
settings-motion = Movimento
settings-motion-value =
    { $value ->
        [on] Acceso
        [off] Spento
       *[system] Come il sistema
    }
settings-lang = Lingua
settings-labels = Lettere e numeri sul tabellone
settings-confirm = Chiedi prima di finire il turno
settings-cards = Grandezza delle carte (Hardback)
settings-show-laid = Mostra agli altri la parola mentre la compongo

## Pagina delle regole

rules-title = Regole di { $game }
rules-english = Le regole sono scritte in inglese.

## Typing an action

type-action = Scrivi un’azione
type-label = Azione, come { $example }
type-go = Esegui
