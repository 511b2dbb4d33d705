### Il modulo per un tavolo.

setup-players = Quanti giocano
setup-here = Un’altra persona qui
setup-pace = Tempo
setup-pace-none = Senza orologio
setup-pace-live = Con l’orologio
setup-pace-days = Giorni per turno
setup-clock = Orologio
setup-clock-of = { $minutes } min + { $seconds } s
setup-clock-own = Un altro
setup-clock-bank = Minuti a testa
setup-clock-increment = Secondi in più per turno
setup-days = Per ogni turno
setup-days-of =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
setup-more = Regole e altro
setup-stand-in = Gioca per chi lascia
setup-chat = Chat al tavolo
setup-by-hand = Si comincia solo quando lo dico io
setup-board = Il tabellone
setup-board-choose = Scegli un file
setup-board-other = Scegli un altro file
setup-board-usual = Gioca sul tabellone solito
setup-board-note = Quello solito. Se possiedi il gioco stampato, puoi trascriverne il tabellone e giocarci qui.
setup-board-wrong = Su questo tabellone non si può ancora giocare:
setup-board-bad = Questo non è un tabellone: il file non è un oggetto JSON, o è troppo grande.
