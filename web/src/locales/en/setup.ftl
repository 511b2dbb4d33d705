### The form for a table.

setup-players = How many play
setup-here = Another person here
setup-pace = Time
setup-pace-none = No clock
setup-pace-live = With a clock
setup-pace-days = Days a turn
setup-clock = Clock
setup-clock-of = { $minutes } min + { $seconds } s
setup-clock-own = Another
setup-clock-bank = Minutes for each
setup-clock-increment = Seconds more a turn
setup-days = For each turn
setup-days-of =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
setup-more = Rules and more
setup-stand-in = Plays on for who leaves
setup-chat = Chat at the table
setup-by-hand = Begin only when I say so
