### The client's own texts. Those of a game stand in a file named after it.

## Everywhere

parbat = Parbat
you = You
close = Close
cancel = Cancel
home = All games
error-unreachable = The server does not answer. Check your connection and try again.
error-unknown = That did not work. Try again.
error-try-again = Try again
page-missing = There is nothing at this address.
page-broken = This page could not be shown.
page-home = Go to the games
theme-switch =
    { $shown ->
        [dark] Light theme
       *[light] Dark theme
    }
loading = One moment

## Games

game-name =
    { $game ->
        [nanga-parbat] Nanga Parbat
        [himalaya] Himalaya
        [hardback] Hardback
       *[other] { $game }
    }
game-about =
    { $game ->
        [nanga-parbat] Trap animals, raise camps, and steer the guide.
        [himalaya] Plan six moves in secret, then watch the caravans cross.
        [hardback] Spell words, and buy the letters you wish you had.
       *[other] { "" }
    }
game-size =
    { $game ->
        [nanga-parbat] 2 players, 25 minutes
        [himalaya] 3 to 6 players, 60 minutes
        [hardback] 1 to 5 players, 45 minutes
       *[other] { "" }
    }
bot-name =
    { $bot ->
        [greedy] Computer (quick)
        [random] Computer (by chance)
        [level-1] Computer (level 1)
        [level-2] Computer (level 2)
        [level-3] Computer (level 3)
        [level-4] Computer (level 4)
        [level-5] Computer (level 5)
       *[other] Computer
    }
bot-name-numbered =
    { $bot ->
        [greedy] Computer { $number } (quick)
        [random] Computer { $number } (by chance)
        [level-1] Computer { $number } (level 1)
        [level-2] Computer { $number } (level 2)
        [level-3] Computer { $number } (level 3)
        [level-4] Computer { $number } (level 4)
        [level-5] Computer { $number } (level 5)
       *[other] Computer { $number }
    }
player-number = Player { $number }

## Lobby

play = Play
play-friend = Play with a friend
play-pass = Pass and play
play-more = Choose how to play
your-tables = Your tables
open-tables = Open tables
watch-tables = Watch a table
table-with = with { $names }
table-between = { $names }
table-alone = pass and play
state-yours = Your turn
state-waiting =
    { $name ->
        [none] In play
       *[other] { $name } to move
    }
state-open = A seat is free
state-invite = Waiting for a player
state-over = Over
join = Sit down
drop-record = Open a saved game: drop its file anywhere on this page
drop-here = Drop the file to step through its game
open-file = Open a saved game
choose-file = or choose a file
drop-bad = This file is no record of a game.
rules = Rules
your-name = Your name
your-name-hint = Others at the table see it.
your-name-save = Save

## Setting up a table

setup-title = A table for { $game }
setup-opponent = Who plays with you
setup-friend = A friend, by a link
setup-pass = Both at this screen
setup-first = Who begins
setup-first-lot = By lot
setup-first-me = You
setup-first-them = The other player
setup-public = Anybody may sit down
setup-start = Start
option =
    { $option ->
        [area_variant] Regions score at the end
        [topology] Links between the regions
        [guide_start] The guide’s first region
        [mode] How you play
        [penny] Genre of Penny Dreadful
        [length] Points that end the game
        [edition] Edition
        [language] Language of the words
        [dictionary] Words that count
        [vote] Votes on other words
        [open_hands] Open hands
        [awards] Literary awards
        [adverts] Adverts
        [unique_words] Each word only once
        [advanced] Event counters and a choice at inventories
        [refill] Villages are supplied by
        [show_committed] Show who is ready
        [deals_optional] Deals may be declined
        [shared_lead_counts] A shared lead counts (three players)
        [inventory_split] Inventory delegations may be split
        [board] Board
       *[other] { $option }
    }
option-value =
    { $value ->
        [true] Yes
        [false] No
        [full9] All nine
        [slope6] Only the six on the slopes
        [second_player] The second player chooses
        [random] By chance
        [competitive] Against each other
        [cooperative] Together, or alone, against Penny
        [classic] First edition
        [second] Second edition
        [en] English
        [de] German
        [fr] French
        [standard] Well-known English words
        [large] A large English list
        [french] French words
        [none] { $option ->
            [dictionary] No list: you vote
           *[other] None
        }
        [no] No
        [majority] Half of the others accept
        [unanimous] All others accept
        [off] No
        [player] For each player
        [game] In the whole game
        [adventure] Adventure
        [horror] Horror
        [mystery] Mystery
        [romance] Romance
        [die] The die
        [cards] Village cards
       *[other] { $value }
    }

## Waiting for a player

waiting-prompt = Waiting for a second player
waiting-share = Send this link. Whoever opens it sits down.
waiting-public = Anybody can sit down from the list of open tables.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-bot = Let a computer sit here
waiting-leave = Give up this table
waiting-sit = Sit down here
waiting-free = Free seat

## At the table

log = What happened
log-empty = Nothing yet.
log-undone = Taken back
log-points = +{ $points }
menu = Menu
menu-record = Download the record
menu-resign = Resign
menu-look = Look back
resign-ask = Resign this game?
resign-hint = The other player wins.
settings = Settings
help = Rules and keys
offline = Offline. Your plan is kept.
offline-hint = Connecting again by itself.
unconfirmed = Sent. Waiting for the server.
elsewhere = This table is open in another window.
elsewhere-use = Play here
catching-up = Showing what you missed
catching-skip = Skip
seat-away = { $name } is away

## The end

result-won =
    { $who ->
        [you] You won, { $best } to { $other }
       *[other] { $name } won, { $best } to { $other }
    }
result-resigned =
    { $who ->
        [you] You won
       *[other] { $name } won
    }
result-team-won = You beat Penny Dreadful with { $best } points
result-team-lost = Penny Dreadful won
result-draw = A draw, { $best } to { $other }
result-none = The game ended without a winner
result-reason =
    { $reason ->
        [cubes] All cubes lie on the chart.
        [hikers] All hikers are on the mountain.
        [target] The target is reached.
        [team] The team reached the target.
        [penny] Penny Dreadful reached the target.
        [resigned] By resignation.
        [abandoned] The game was abandoned.
        [majority] Ahead in two of three.
        [yaks] By yaks.
        [politics] By politics.
        [religion] By religion.
        [shared] A shared victory.
       *[other] { "" }
    }
rematch = Rematch
look-back = Look back

## Stepping through a game

replay = Replay
replay-title = Step through a game
replay-none = Open a saved game to step through it.
replay-start = The start
replay-told = { $player }: { $told }
replay-step = Step { $at } of { $count }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-live = Back to the game
replay-share = Copy a link to this position
replay-keys = The arrow keys step, too.

## Settings

settings-theme = Theme
settings-theme-value =
    { $value ->
        [light] Light
        [dark] Dark
       *[system] Like the system
    }
settings-motion = Movement
settings-motion-value =
    { $value ->
        [on] On
        [off] Off
       *[system] Like the system
    }
settings-lang = Language
settings-labels = Letters and numbers on the board
settings-confirm = Ask before a turn ends
settings-cards = Size of cards (Hardback)
settings-show-laid = Show others my word while I build it

## Rules page

rules-title = Rules of { $game }
rules-english = The rules are written in English.

## Typing an action

type-action = Type an action
type-label = Action, such as { $example }
type-go = Do it
