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
