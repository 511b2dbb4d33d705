### What every game shares. Names and texts that a person typed stand between quotation marks.

## Games, players and options

error-game-unknown = There is no game “{ $name }”. Choose one of: { $names }.
error-bot-unknown = { $game } has no computer player “{ $name }”. Choose one of: { $names }.
error-option-unknown = There is no option “{ $option }”. Choose one of: { $options }.
error-option-twice = The option { $option } is given twice. Give it once.
error-option-value = The option { $option } cannot be “{ $value }”. Choose one of: { $values }.
error-option-form = “{ $text }” is no option. Write it as NAME=VALUE.

## Files

error-file-read = “{ $path }” cannot be read: { $reason }.
error-file-write = “{ $path }” cannot be written: { $reason }.
error-file-cannot_save = A file cannot be written at “{ $path }”. Name another place before the game begins.
error-file-name_missing = Say where to save, such as “save game.json”.
error-board-none = { $game } is played on its own board only. Leave the board file out.
error-board-too_large = The board file is too large. It may have at most { $limit } bytes.
error-board-not_json = The board file is not JSON: { $detail }. Correct it there.
error-board-game = There are no boards of “{ $game }”. Choose one of: { $names }. In a board file it stands under “game”.
error-bench-plain_failed = The uncompiled rules could not be measured: { $reason }. Leave that comparison out.

## A match

error-match-over = The game is over. Start a new one to play on.
error-match-no_questions = This game has nothing to look up.
error-match-not_now = There is nothing to try out now. Wait for your turn, or choose from what is listed.
error-match-no_such_seat = There is no seat { $seat } in this game. Seats count from 0.
error-match-draw_due = Chance has to draw first. Enter the draw before anything else.
error-match-not_to_act =
    { $actor ->
        [chance] No draw is due now. It is a player’s turn.
        [table] The table cannot act for a player. Name the seat that acts.
       *[other] It is not the turn of seat { $actor }. Wait for the other players.
    }
error-match-undo_not_yours = Entry { $entry } is not an action of this seat that is still in force. Undo one of your own.
error-match-undo_over_chance = Entry { $entry } cannot be undone, because chance has drawn since. Undo something later.
error-match-undo_never = Entry { $entry } is an action that can never be undone. Play on from here.
error-match-text = This is no entry of a log. Write one line of at most { $limit } characters.
error-match-time = “{ $t }” is no time in seconds since the start. Give a number from 0 up, or none.
error-match-nothing_to_undo = There is nothing you can take back now. Only your own last action can be undone.

event-undone = { $player } takes back everything from entry { $entry } on.
event-stood_in = A computer player plays on for { $player }.
event-returned = { $player } is back and plays on.

## Records. The entries of a log count from 0

error-record-seats =
    { $given ->
        [one] { $given } seat does not fit
       *[other] { $given } seats do not fit
    }: { $game } needs at least { $least } and at most { $most }. Change the number of seats.
error-record-game = This is a record of { $game }, not of { $expected }. Open it with its own game.
error-record-rules = The record was played by rules version { $rules }, and this program knows version { $known }. Open it with the version of Parbat that wrote it.
error-record-entry = Entry { $entry } of the log, “{ $do }”, is refused: { $reason }
error-record-no_such_entry =
    The record has { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, so it cannot be played to { $at }. Choose a number from 0 to { $entries }.
error-record-unverified = The record names no seed commitment, so its draws cannot be checked.
error-record-seed_missing = The game is over, but the record does not give the seed. Ask for the complete record to check its draws.
error-record-hidden = Entry { $entry } is hidden from whoever this record was made for. It can be played again once the game is over.
error-record-seed_early = The seed is published, but the log stops after { $entries } entries without an end. Add the entries that are missing, or leave the seed out.
error-record-seed_later = The draws can be checked as soon as the game is over and its seed is published.
error-record-commitment = The seed does not fit the commitment. The seed or the commitment was changed after the game began.
error-record-draw = Entry { $entry } of the log is the draw “{ $do }”, but the seed gives “{ $drawn }”. The record was changed.
error-record-not_canonical = Entry { $entry } of the log is usually written “{ $canonical }”. It means the same.
error-record-log_ends_early =
    The record claims a result, but its log ends before the game does, after { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. Look for the rest of it.
error-record-outcome_missing = The log ends the game, but the record gives no result. Add the result.
error-record-outcome = The record claims another result than the log gives, which is { $played }.
error-record-too_large = The record is too large to be a game. It may have at most { $limit } bytes.
error-record-not_utf8 = The record is not UTF-8 text. Save it in that encoding.
error-record-too_deep = The record is nested too deeply to be one. Check that it is the right file.
error-record-invalid = This is no record of a game: { $detail }. Correct it there.
error-record-not_json = The record is not JSON: { $detail }. Correct it there.
error-record-twice = The record gives the field “{ $field }” twice. Keep one of them.
error-record-setup = The record cannot be played: { $reason }
error-record-no_lexicon = The record names a word list, but { $game } has none. Remove the field lexicon.
error-record-lexicon_missing = The word list “{ $name }”, version { $version }, is not here as it was: words count as they do in the record. Add that list to check them again.
error-record-no_perft = Sequences of actions cannot be counted for this game. Choose another.
error-record-seed = A seed is 32 bytes, written as 64 digits from 0 to 9 and a to f. Give such a seed.
error-record-line = Line { $line } of the file cannot be used: { $reason }
error-record-empty = There is no record in “{ $path }”. Choose another file.
error-record-no_such_record =
    There is no record number { $number }, because the file has { $count ->
        [one] { $count } record
       *[other] { $count } records
    }. They count from 1.

## The terminal

saved = The game is saved in “{ $path }”.
help-commands = Also: “? ACTION” explains one action, “legal” lists all that you may do, “legal trap” those that begin with “trap”, “board” shows the table, “undo” takes your last action back, “save FILE” saves the game, “resign” gives up, “quit” leaves.
help-unknown = There is nothing to tell about “{ $topic }”. Type ? for all you can do now.

## The command line

cli-player = Player { $number }
cli-stopped = Stopped.
cli-output-failed = The output cannot be written: { $reason }.
games-seats = { $least } to { $most } seats
games-seats-fixed =
    { $most ->
        [one] { $most } seat
       *[other] { $most } seats
    }
games-option = option
games-values = values, the default first
games-bots = computer players: { $names }
verify-wrong = wrong
verify-note = note
verify-sound =
    { $count ->
        [one] { $sound } of { $count } record is sound
       *[other] { $sound } of { $count } records are sound
    }
board-checked =
    { $count ->
        [0] The board is sound.
        [one] { $count } problem.
       *[other] { $count } problems.
    }
summary-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $mean } entries on average ({ $least } to { $most })
summary-player = player
summary-wins = wins
summary-draws = draws
summary-rate = win rate
summary-interval = 95 %
summary-score = mean score
summary-range = least to most
summary-end = way to end
summary-count = games
summary-share = share
bench-rules = rules of Nanga Parbat
bench-rate = a second
bench-rate-plain = a second (plain Python)
bench-plain = plain Python
bench-ratio = ratio
bench-aim = aim
bench-bound =
    { $limit ->
        [most] at most
       *[least] at least
    } { $value }
bench-measured = measured
bench-spread = median or 95 %
bench-count = out of
bench-met = met
bench-verdict =
    { $met ->
        [yes] yes
        [no] no
       *[unknown] not measured
    }

## The online table

error-people-name = This name cannot be used. Choose 1 to { $limit } ordinary characters.
error-people-unknown = You are not known here yet. Load the page once more and allow its cookie.
error-people-scripts = This name mixes letters of different scripts. Write it in one of them.
error-people-taken = Somebody has an account with this name, or with one that looks like it. Choose another.
error-account-already = You have an account already. Log out first if you want another one.
error-account-none = As a guest you have no password. Make an account first.
error-account-password = This password cannot be used. Choose one of { $least } to { $most } characters.
error-account-wrong = Name and password do not go together. Check both.
error-account-wrong_password = This is not your password. Try again.
error-account-no_session = There is no such session any more. Look at the list again.
error-table-unknown = There is no such table. Check the address.
error-table-stale = The table has changed in the meantime. Look again, then choose anew.
error-table-not_yours = This seat is not yours. Act for a seat of your own.
error-table-full = All seats are taken. You can look on, or set up a table of your own.
error-table-secret = This table is for invited people. Open the link you were given.
error-table-waiting = The game has not begun. Wait until every seat is taken.
error-table-started = The game has begun already.
error-table-not_over = The game is still going on. A rematch comes after its end.
error-table-crowded = Too many people are looking at this table. Come back a little later.
error-table-message = The message cannot be understood: { $detail }. Load the page once more.
error-table-message_size = The message is too long. It may have at most { $limit } characters.
error-table-away = A computer player plays for this seat now. Take the seat back first.
error-table-out_of_time = Your time has run out. A computer player plays on; take the seat back to go on yourself.
error-table-time_up = Your time for this decision is up, and the table enters one for you. Look at the table again.
error-table-no_such_seat = There is no seat { $seat } at this table. Choose one of its seats.
error-table-taken = Somebody sits there already. Choose a free seat.
error-table-not_full = A seat is still free. Wait for somebody, or let a computer player sit there.
error-table-not_owner = Only who set up the table can do this. Ask them.
error-table-too_many = You have { $limit } tables going on already. Finish or leave some before you set up another.
error-chat-text = A line of the chat needs some readable text. Write something else.
error-chat-off = This table was set up without a chat.
error-chat-too_many = You are writing very fast. Wait a few seconds, then go on.
error-proposal-another = Another question is still open. Answer it first.
error-proposal-gone = This question is no longer open. Look at the table again.
error-proposal-not_asked = You are not asked this. Leave it to the others.
error-learn-none = There is no tutorial for { $game } yet. Read its rules.
error-learn-no_such_step = The tutorial has { $steps } steps. There is no step { $step }.
error-record-steps = The record is too long to step through. It may have at most { $limit } entries.
error-request-invalid = The request cannot be understood: { $detail }. Correct it there.
error-request-header = The request does not come from Parbat’s own pages. Programs send the header X-Parbat: 1.
error-request-too_large = The request is too large. It may have at most { $limit } bytes.
error-request-unknown = There is nothing at this address. Check it.
error-request-too_many = That was too much at once. Wait a little, then try again.

people-guest = Guest { $number }
lesson-player = Player { $number }
table-turn = Player { $number }’s turn. { $asked }
table-waiting-for = Waiting for { $names }.
table-waiting-for-players = Waiting until every seat is taken.

## Starting the server

error-serve-packages = The server needs more packages. Install them: pip install "parbat[server]".
error-serve-address = The server cannot listen on { $host }, port { $port }: { $reason }. Choose another with --host and --port.
error-serve-folder = The folder “{ $path }” cannot be used: { $reason }. Choose another with --data.
error-serve-database = The database “{ $path }” cannot be used: { $reason }. Choose another with --data.
error-serve-database_newer = The database “{ $path }” was made by a later version of Parbat. Use that version.
error-serve-database_address = The address of the database cannot be used: { $reason }. Correct --database-url.
error-serve-database_server = The database server { $address } cannot be used: { $reason }. Check --database-url and that the server runs.
error-serve-redis = The Redis server of --redis-url cannot be used: { $reason }. Check the address and that it runs.
error-serve-redis_sqlite = --redis-url is for several processes, and these need PostgreSQL. Give its address with --database-url.
error-metrics-reader = The numbers are for those who run the server. Ask on its own machine, or with the token of --metrics-token.
error-serve-database_other = The database “{ $path }” is not there, or is not of this version of Parbat. Start the server of this version once, and it brings the database up to date.
error-backup-broken = The backup is damaged at line { $line }, and nothing was restored: { $reason }.
error-backup-format = This is no backup that this version of Parbat can read ({ $format }).
error-backup-revision = The backup was made by Parbat { $program }, whose database was another. Restore it with that version, then start this one.
error-backup-not_empty = The database is not empty. Restore into one that is.

admin-backed-up = Backed up: { $rows } rows.
admin-restored = Restored: { $rows } rows.
admin-people = People: { $people }, of whom { $accounts } have an account
admin-tables = Tables of { $game }: { $open } open, { $playing } playing, { $over } over
admin-rows = Entries of games: { $entries }, lines of chat: { $messages }
admin-reports = Reported problems: { $reports }
admin-size = Size of the database: { $megabytes } MB
serve-no-client = Parbat is running, but the files of its browser client are not installed here.

## Word lists

error-lexicon-unknown = There is no word list “{ $name }”. Choose one of: { $names }.
error-lexicon-not_own = You have no list “{ $name }” of your own. Yours are: { $names }.
error-lexicon-name = A list cannot be called “{ $name }”. Use 1 to 32 small letters, digits and hyphens.
error-lexicon-reserved = The name { $name } is in use already. Choose another for your list.
error-lexicon-exists = You have a list “{ $name }” already. Choose another name, or replace it with --replace.
error-lexicon-shipped = The list { $name } comes with Parbat and stays. Only your own can be removed.
error-lexicon-version = A version cannot be “{ $version }”. Use 1 to 40 ordinary characters.
error-lexicon-no_recipe = There is no recipe for a list “{ $name }”. Choose one of: { $names }.
error-lexicon-no_lexicon = “{ $path }” is no word list. Make it again, or remove it.
error-lexicon-format = The word list “{ $path }” was made by another version of Parbat (format { $format }). Make it again with this one.
error-lexicon-damaged = The word list “{ $path }” is damaged. Make it again, or remove it.
error-lexicon-too_large = “{ $path }” is too large for a word list. It may have at most { $limit } bytes.
error-lexicon-not_utf8 = “{ $path }” is not UTF-8 text in line { $line }. Save it in that encoding.
error-lexicon-no_words = There is no word in “{ $path }”. Write one a line, in letters a to z.
error-lexicon-sources = The word files are not all in “{ $path }”. Install the Debian package { $package }, or name their folder with --from.

lexicon-list = list
lexicon-language = language
lexicon-words = words
lexicon-version = version
lexicon-source = source
lexicon-looked-up =
    { $name }: { $listed ->
        [yes] yes
       *[no] no
    }
lexicon-added =
    { $words ->
        [one] The list { $name } has { $words } word.
       *[other] The list { $name } has { $words } words.
    }
lexicon-folded =
    { $count ->
        [one] { $count } word is now written without accents.
       *[other] { $count } words are now written without accents.
    }
lexicon-skipped =
    { $count ->
        [one] { $count } line left out
       *[other] { $count } lines left out
    }, { $reason ->
        [letters] with something other than letters
        [short] too short
        [long] too long
       *[double] there already
    }: { $examples }
lexicon-removed = The list { $name } is removed.
lexicon-built = { $name }: { $words } words, SHA-256 { $sha256 }
