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
setup-board = The board
setup-board-choose = Choose a file
setup-board-other = Choose another file
setup-board-usual = Play on the usual board
setup-board-note = The usual one. If you own the printed game, you can type its board in and play on it here.
setup-board-wrong = This board cannot be played on yet:
setup-board-bad = That is no board: the file is not a JSON object, or too large.
