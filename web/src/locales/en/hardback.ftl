### The table of Hardback in the browser.

hb-name = Hardback
hb-bar = What to do
hb-table = Table of Hardback
hb-offers = Row of offers
hb-word-area = The word
hb-hand-area = Your cards
hb-tools = Arranging the word

## Cards

hb-genre =
    { $genre ->
        [adventure] Adventure
        [horror] Horror
        [mystery] Mystery
        [romance] Romance
       *[starter] Starter
    }
hb-genre-count =
    { $genre ->
        [adventure] { $count } Adventure
        [horror] { $count } Horror
        [mystery] { $count } Mystery
        [romance] { $count } Romance
       *[starter] { $count } starters
    }
hb-card =
    { $genre ->
        [starter] { $letter }, starter
       *[other] { $letter }, { hb-genre }, cost { $cost }
    }
hb-card-wild = { $letter }, wild, lies on { $card }
hb-card-ink =
    { $ink ->
        [inked] { $card }, inked
       *[removed] { $card }, ink removed
    }
hb-card-times = { $card }, counts { $times } times
hb-card-note = { $card }, { $note }
hb-oldest = oldest
hb-wild = Wild
hb-letter-only = letter only
hb-yours = Yours
hb-classic-of = { $player }’s
hb-classic-away = In the word
hb-jail = Jail
hb-does-coins =
    { $amount ->
        [one] Gives { $amount } coin.
       *[other] Gives { $amount } coins.
    }
hb-does-points =
    { $amount ->
        [one] Gives { $amount } point.
       *[other] Gives { $amount } points.
    }
hb-does-coins-or-points =
    { $amount ->
        [one] Gives { $amount } coin or { $amount } point.
       *[other] Gives { $amount } coins or { $amount } points.
    }
hb-does-ink-or-remover = Gives one ink or one remover.
hb-does-uncover = Turns a wild card beside it face up.
hb-does-double = Lets a card beside it count once more.
hb-does-jail = Reserves a card of the row for you, or removes one.
hb-does-trash-for-coins =
    { $amount ->
        [one] May be given away for { $amount } coin.
       *[other] May be given away for { $amount } coins.
    }
hb-does-trash-for-points =
    { $amount ->
        [one] May be given away for { $amount } point.
       *[other] May be given away for { $amount } points.
    }
hb-does-dump =
    { $amount ->
        [one] Give away a card of your discard pile for { $amount } coin.
       *[other] Give away a card of your discard pile for { $amount } coins.
    }
hb-does-preview = Look at the top cards of your draw pile.
hb-does-per-adventure = Gives { $amount } coins for each Adventure card.
hb-does-per-inked =
    { $second ->
        [yes] Gives { $amount } point for each inked card.
       *[no] Gives { $amount } coin for each inked card.
    }
hb-does-per-wild = Gives { $amount } point for each wild card.
hb-bought-points =
    { $points ->
        [one] { $points } point when you buy it.
       *[other] { $points } points when you buy it.
    }
hb-timeless-line = Timeless Classic: stays in play.
hb-if-active = While { hb-genre } is active: { $text }
hb-active-note = Hatched: only while its genre is active.

hb-brings =
    { $coins ->
        [0] { $points ->
            [0] nothing
            [one] { $points } point
           *[other] { $points } points
        }
        [one] { $points ->
            [0] { $coins } coin
            [one] { $coins } coin and { $points } point
           *[other] { $coins } coin and { $points } points
        }
       *[other] { $points ->
            [0] { $coins } coins
            [one] { $coins } coins and { $points } point
           *[other] { $coins } coins and { $points } points
        }
    }
hb-promise =
    { $step ->
        [uncover] Face up it adds: { hb-brings }.
       *[double] Counted once more it adds: { hb-brings }.
    }
hb-promise-genres =
    { $count ->
        [one] { $genres } becomes active.
       *[other] { $genres } become active.
    }
hb-turns-up = It will be turned face up and brings: { hb-brings }.
hb-counts-times = It will count { $times } times and brings: { hb-brings }.

## The row of offers

hb-deck = { $count } cards
hb-deck-open = Offer deck, { $count } cards. { $used } were discarded. Show them.
hb-sort = Sort the row
hb-sort-by =
    { $sort ->
        [letter] By letter
        [cost] By cost
        [genre] By genre
       *[age] By age
    }

## Building a word

hb-word-empty = Type a word, or tap and drag cards here
hb-word-theirs = Here { $player } will lay a word
hb-word-over = The game is over
hb-active =
    { $count ->
        [one] { $genres } is active.
       *[other] { $genres } are active.
    }
hb-ready = This word can be submitted.
hb-begin = Type it, or tap your cards.
hb-turn = Wild
hb-turn-up = Face up
hb-left = To the left
hb-right = To the right
hb-all = All
hb-all-title = Lay all cards of your hand
hb-none = None
hb-none-title = Take all cards back
hb-uncover-all = Uncover all
hb-letters = { $card }: which letter shall it be?
hb-letters-type = Type a letter or tap one.
hb-no-card = No card is left for { $letter }. Press * after any card to lay it wild.
hb-not-wild = This card cannot be wild.
hb-missing =
    { $count ->
        [one] One inked card still has to be in the word.
       *[other] { $count } inked cards still have to be in the word.
    }
hb-submit = Submit { $word }
hb-submit-none = Lay a word first
hb-submit-letter = Choose the letter first
hb-refused =
    { $code ->
        [short] { $word } is too short
        [inked_card_left] An inked card is missing
        [not_listed] { $word } is in no list
        [repeated] { $word } was used
       *[other] { $word } cannot be laid
    }
hb-worth-label = What the word brings
hb-coins-left = Coins to spend
hb-then =
    { $step ->
        [uncover] before you uncover
        [double] before you double
        [trash] before you trash
        [dump] and what you dump
        [preview] and a look ahead
       *[either] and what you choose
    }
hb-said-worth = { $word }: { $coins } coins and { $points } points.

## The hand

hb-draw = Draw { $count }
hb-draw-open = Your draw pile, { $count } cards, and your discard pile, { $used } cards. Show them.
hb-hand-drop = Drag a card here, or tap it, to take it out of the word
hb-hand-used = All your cards are in the word
hb-hand-empty = No cards in hand
hb-hidden =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
hb-ink = Ink a card
hb-ink-left = { $count } left, { $draw } to draw
hb-remover = Remove ink
hb-left-count = { $count } left
hb-reink = Ink again

## The action bar

hb-asked =
    { $step ->
        [spell] Your turn: spell a word
        [vote] Does the word count?
        [uncover] Turn a wild card face up
        [double] Which card counts once more?
        [trash] Trash cards?
        [dump] Dump cards of your discard pile?
        [preview] Look at your next cards?
        [place] Back on top, or discard?
        [either] Take which?
        [jail] Reserve or remove an offer?
        [flush] Flush the row of offers?
       *[purchase] Buy cards
    }
hb-veiled = { $player } is next
hb-veiled-help = Pass the screen on. The cards are hidden until then.
hb-unveil = Show my cards
hb-ask-skip = Skip your turn?
hb-ask-skip-help = You earn nothing, and your hand is discarded.
hb-ask-reserve = Reserve { $letter } instead of { $old }?
hb-ask-reserve-help = Your jail holds one card: { $old } goes to the discarded offers.
hb-ask-penny = Let Penny reach her target?
hb-ask-penny-help = This brings her to { $target } points, and the game ends at once.
hb-skip = Skip
hb-do-skip = Skip my turn
hb-do-anyway = Do it anyway
hb-cancel = Cancel
hb-undo = Undo
hb-done =
    { $step ->
        [trash] Keep the rest
        [dump] Keep the rest
        [preview] Do not look
        [jail] Leave the row
        [flush] Keep the row
       *[purchase] End turn
    }
hb-do-vote =
    { $accepts ->
        [yes] Accept the word
       *[no] Reject it
    }
hb-do-choose =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
        [points] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
        [ink] Ink
       *[remover] Remover
    }
hb-do-preview = Look at them
hb-do-flush = Flush the row
hb-do-advert = Advert: { $cost } ¢ for { $points } ★
hb-do-convert =
    { $coins ->
        [one] Ink into { $coins } coin
       *[other] Ink into { $coins } coins
    }
hb-do-buy = Buy for { $cost }
hb-do-uncover = Turn it face up
hb-do-double = Count it once more
hb-do-trash = Trash it
hb-do-dump = Dump it
hb-do-top = Back on top
hb-do-discard = Discard it
hb-do-reserve = Reserve
hb-do-remove = Remove

## Players, the rival, prizes

hb-show-more = points. Show more.
hb-pill = { $player }, { $score } points. Show more.
hb-does =
    { $step ->
        [spell] spells
        [vote] waits for votes
        [uncover] uncovers
        [double] doubles
        [trash] trashes
        [dump] dumps
        [preview] looks ahead
        [place] places cards
        [either] chooses
        [jail] at the jail
        [flush] at the row
       *[purchase] buys
    }
hb-votes = votes
hb-voted =
    { $accepts ->
        [yes] accepts
       *[no] rejects
    }
hb-left-game = has left
hb-ink-count = Ink
hb-remover-count = Remover
hb-draw-count = Draw pile
hb-hand-count = Hand
hb-discard-count = Discard pile
hb-award-held = Award for { $letters } letters
hb-adverts-held = Adverts bought: { $count }
hb-jail-of = In jail: { $letter }, cost { $cost }
hb-classic-held = Timeless Classic { $letter }
hb-penny = Penny Dreadful
hb-penny-short = Penny
hb-team-short = Team
hb-team = Your team
hb-penny-genre = { hb-genre }
hb-penny-target = Whoever has more at { $target } points wins.
hb-round =
    { $final ->
        [yes] Last round
       *[no] Round { $round }, to { $target }
    }
hb-round-together = Round { $round }
hb-award-open = Longest word: { $letters } letters earn { $points } ★
hb-award-top = Longest word: { $player }, { $letters } letters, { $points } ★
hb-advert-next = Advert: { $cost } ¢ for { $points } ★

## What may be known

hb-about =
    { $topic ->
        [deck] Offers
        [words] Words and prizes
       *[more] More of the table
    }
hb-more = More of the table
hb-words = All words ({ $count })
hb-no-words = No words yet.
hb-words-column =
    { $column ->
        [word] Word
        [coins] Coins
        [points] Points
       *[order] No.
    }
hb-look-up = Look up a word
hb-looked-up =
    { $state ->
        [listed] { $word } is in the list.
        [repeated] { $word } is in the list, but was used.
       *[unlisted] { $word } is in no list.
    }
hb-their-hand = Hand
hb-their-draw = Draw pile, in no order
hb-known-top = On top of it
hb-their-discard = Discard pile
hb-their-classics = Timeless Classics in play
hb-deck-left =
    { $count ->
        [one] { $count } card is left to be dealt.
       *[other] { $count } cards are left to be dealt.
    }
hb-offer-discard = Discarded offers
hb-gone = Starters out of the game
hb-nothing = Nothing lies there.
hb-awards = Literary awards
hb-award-line =
    { $last ->
        [yes] { $letters } letters or more
       *[no] { $letters } letters
    }
hb-adverts = Adverts

## When the game is over

hb-final-numbers = The game in numbers
hb-final-words = All words

## Keys

hb-keys = Keys
hb-keys-letters = lay a card, or go to one
hb-keys-wild = the last card becomes wild
hb-keys-back = take the last card back
hb-keys-escape = cancel, or take all back
hb-keys-enter = submit, or the main button
hb-keys-arrows = go from card to card
hb-keys-shift = move the card in the word
hb-keys-ink = ink a card
hb-keys-remover = remove ink
hb-keys-look-up = look a word up
hb-keys-help = show these keys

## The log

hb-log-word = { $word } { $coins }¢ { $points }★
hb-log-bought = buys { $letter }, cost { $cost }
hb-log-inked = inks { $letter }
hb-log-skipped = skips the turn
hb-log-advert = buys an advert
hb-log-reserved = reserves { $letter }
hb-log-removed = removes { $letter }
hb-log-flushed = flushes the row
hb-log-trashed = trashes { $letter }
hb-log-dumped = dumps { $letter }
hb-log-vote = submits { $word }
hb-log-voted =
    { $accepts ->
        [yes] accepts the word
       *[no] rejects the word
    }
hb-log-rejected = { $word } is voted down
hb-log-penny = Penny takes { $letter }, { $points }★
hb-log-left = leaves the game
hb-log-earned =
    { $ink ->
        [0] { $remover ->
            [0] takes { $coins }¢ { $points }★
           *[other] takes a remover
        }
       *[other] takes an ink
    }
