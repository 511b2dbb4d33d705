### Hardback. Numbers after “rules” are paragraphs of docs/rules/hardback.md.

-adventure = Adventure
-horror = Horror
-mystery = Mystery
-romance = Romance
-starter = starter
-timeless = Timeless Classic
-penny = Penny Dreadful

## Genres, gains and steps

genre =
    { $genre ->
        [adventure] { -adventure }
        [horror] { -horror }
        [mystery] { -mystery }
       *[romance] { -romance }
    }
gain =
    { $coins ->
        [0] { $points ->
            [0] { $ink ->
                [0] { $remover } remover
               *[other] { $ink } ink
            }
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
turn-step =
    { $step ->
        [spell] spelling a word
        [vote] voting
        [uncover] uncovering
        [double] doubling
        [trash] trashing
        [dump] clearing the discard pile
        [preview] looking ahead
        [place] placing the cards looked at
        [either] choosing a gain
        [jail] the jail
        [flush] flushing the offer row
       *[purchase] buying
    }

## Options

option-mode = Whether you play against each other or together (rules 1.1 and 1.2)
option-mode-competitive = Against each other: the most points win
option-mode-cooperative = Together or alone against { -penny }
option-penny = The signature genre of { -penny }, in cooperative games only (rules 18.5)
option-penny-none = None
option-penny-random = One that chance draws
option-penny-adventure = { -adventure }: she scores for cards that you buy
option-penny-horror = { -horror }: she scores for ink that you use
option-penny-mystery = { -mystery }: she takes a second card out of the row
option-penny-romance = { -romance }: her own cards count twice for her
option-length = How many points end a competitive game (rules 17.1)
option-length-60 = 60 points
option-length-40 = 40 points, a short game
option-length-80 = 80 points
option-length-90 = 90 points, a long game
option-length-180 = 180 points, a very long game
option-edition = Which edition decides where the two differ (rules 21.1)
option-edition-classic = The first edition
option-edition-second = The second edition: an offer row that moves on, shared awards
option-language = The language of the words (rules 24.1)
option-language-en = English
option-language-de = German
option-language-fr = French
option-dictionary = Which words count (rules 24.1)
option-dictionary-standard = English, the words that people know
option-dictionary-large = English, as many words as a large dictionary has
option-dictionary-french = French
option-dictionary-none = No list: you vote on every word
option-vote = Whether you vote on words that are in no list (rules 8.2)
option-vote-no = No: such words are refused
option-vote-majority = Yes: half of the others have to accept
option-vote-unanimous = Yes: all others have to accept
option-open_hands = Whether everybody sees all hands (rules 20.1)
option-open_hands-false = No: hands are hidden
option-open_hands-true = Yes: hands are open
option-awards = Whether long words earn literary awards (rules 16.1)
option-awards-true = Yes: the longest word is worth points at the end
option-awards-false = No
option-adverts = Whether adverts can be bought for points (rules 13.2)
option-adverts-true = Yes
option-adverts-false = No
option-unique_words = Whether a word may be used again (rules 8.1)
option-unique_words-off = Yes, as often as you like
option-unique_words-player = No: each player may use a word once
option-unique_words-game = No: a word may be used once in the game

## Actions: how they are typed and what they do

action-shuffle = shuffle PILE ID ... – chance shuffles a pile, the top card first; PILE is offer or a seat
action-starters = starters SEAT X X – chance gives a seat its two random letters
action-penny = penny GENRE – chance draws the signature genre of { -penny }
action-unlisted = unlisted – the table notes that the word is in no list and goes to a vote
action-ink = ink – pay one ink and draw a card, which has to be in your next word
action-unink = unink ID – pay one remover and make an inked card an ordinary one
action-reink = reink ID – ink the card again and take the remover back
action-word = word ID ID=X ... – submit a word, from left to right; =X lays a card wild as the letter X
action-skip = skip – give up the turn: nothing is earned and your hand is discarded
action-vote = vote yes or vote no – accept the word or not
action-uncover = uncover ID – turn this wild card face up
action-double = double ID – let this card count once more
action-trash = trash ID – give this card of your word away for what it offers
action-dump = dump ID – give this card of your discard pile away for coins
action-preview = preview – look at the top cards of your draw pile
action-top = top ID – put this card back on top of your draw pile
action-discard = discard ID – put this card on your discard pile
action-choose = choose coins, choose points, choose ink or choose remover – take this gain
action-reserve = reserve ID – put this card of the offer row in your jail, where only you can buy it
action-remove = remove ID – take this card out of the offer row
action-flush = flush – replace the whole offer row
action-buy = buy ID – buy this card of the offer row or of your jail
action-advert = advert – buy your next advert and score its points
action-convert = convert – change as much ink into coins, three for one, as the cheapest thing out of reach needs
action-done = done – end this step and go on
help-forms = ID is a card, such as ROM-B3 (genre, letter and cost, with a T for a { -timeless }) or STA-A for a { -starter }. X is a capital letter.

## What to do now

prompt-spell = Submit a word, or skip your turn: then you earn nothing and your hand is discarded.
prompt-vote = A word is put to the vote: yes lets it count, no gives it back to its player.
prompt-uncover = Choose which of the two wild cards is turned face up. You cannot decline.
prompt-double = Choose which of the two neighbours counts once more. You cannot decline.
prompt-trash = You may trash cards for what they offer, and they leave your deck. If you are done, you keep them.
prompt-dump = You may clear cards out of your discard pile for coins. If you are done, you keep them.
prompt-preview = You may look at the top cards of your draw pile. If you are done, you go on without looking.
prompt-place = Put each card that you looked at back on top of your draw pile, or discard it.
prompt-either = Choose what { $card } gives: you get { $amount } of it.
prompt-jail = You may put a card of the offer row in your jail, for you alone, or remove it. If you are done, you give up what uses are left.
prompt-flush = You may replace the whole offer row, once in a turn. If you are done, it stays.
prompt-purchase = Buy what you can pay for. If you are done, your turn ends and your coins become ink.

## What happened

event-pile_shuffled =
    The draw pile of { $player } is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-offers_shuffled =
    The offer deck is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-starters_drawn = { $player } begins with the random letters { $letters }.
event-signature_drawn = The signature genre of { -penny } is { genre }.
event-dealt = { $card } comes into the offer row.
event-hand_drawn = { $player } draws { $cards }.
event-hand_counted =
    { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-ink_spent = { $player } pays one ink to draw a card.
event-ink_used = { $player } draws { $card } with ink.
event-ink_removed = { $player } removes the ink from { $card }.
event-ink_restored = { $player } inks { $card } again and takes the remover back.
event-word_submitted =
    { $wilds ->
        [0] { $player } submits the word { $word }: { $face_up }.
        [one] { $player } submits the word { $word } with 1 wild card; face up { $face_up }.
       *[other] { $player } submits the word { $word } with { $wilds } wild cards; face up { $face_up }.
    }
event-vote_opened = The word { $word } of { $player } is put to the vote.
event-voted =
    { $accepts ->
        [true] { $player } accepts the word.
       *[false] { $player } rejects the word.
    }
event-word_rejected = The vote goes against the word { $word }. { $player } takes the cards back.
event-word_accepted =
    The word { $word } of { $player } counts{ $unused ->
        [0] { "" }
        [one] , and { $unused } unused card is discarded
       *[other] , and { $unused } unused cards are discarded
    }.
event-unused_discarded = { $player } discards the unused cards: { $cards }.
event-award_taken =
    { $player } takes the literary award for { $letters ->
        [12] 12 or more letters
       *[other] { $letters } letters
    }, worth { $points } points at the end.
event-award_lost =
    { $player } gives up the literary award for { $letters ->
        [12] 12 or more letters
       *[other] { $letters } letters
    }.
event-uncovered = { $by } turns { $card } face up.
event-doubled = { $by } doubles { $card }, which now counts { $times } times.
event-earned = { $player } gets { gain } from { $card }.
event-trashed =
    { $player } trashes { $card } for { $coins ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-dumped =
    { $player } clears { $card } out of the discard pile for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-preview_began = { $player } looks at the top of the draw pile.
event-previewed = { $player } looks at { $cards } on top of the draw pile.
event-preview_counted =
    { $player } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top of the draw pile.
event-put_back = { $player } puts { $card } back on top of the draw pile.
event-put_away = { $player } discards { $card }.
event-preview_placed =
    { $where ->
        [top] { $player } puts a card back on top of the draw pile.
       *[discard] { $player } discards a card that was looked at.
    }
event-reserved = { $player } puts { $card } in jail.
event-jail_emptied = { $card } leaves the jail of { $player }.
event-removed = { $player } removes { $card } from the offer row.
event-flushed = { $player } replaces the whole offer row.
event-bought =
    { $player } buys { $card } for { $cost } coins{ $points ->
        [0] { "" }
        [one] { " " }and scores { $points } point
       *[other] { " " }and scores { $points } points
    }.
event-advertised = { $player } buys an advert for { $cost } coins and scores { $points } points.
event-converted =
    { $player } changes { $ink } ink into { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-coins_kept =
    { $player } keeps { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } as ink.
event-step_ended = { $player } is done with { turn-step }.
event-turn_skipped = { $player } skips the turn.
event-timeless_placed = { $card } stays in play for { $player }.
event-timeless_sent_away = { $card } goes to the discard pile of { $player }.
event-offer_cycled = { $card } was the oldest card of the offer row and leaves it.
event-penny_took =
    { -penny } takes { $card } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-penny_removed = { -penny } takes { $card } as well, for nothing.
event-penny_scored =
    { -penny } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by her signature genre, { genre }.
event-turn_began = The turn of { $player } begins, in round { $round }.
event-final_round = { $player } has reached the target: this round is the last.
event-left = { $player } leaves the game.
reason-target = the target was reached
reason-team = the team has reached the target
reason-penny = { -penny } has reached the target
reason-resigned = too few players are left
reason-abandoned = the players agreed to stop
event-game_over =
    The game is over: { $reason ->
        [target] { reason-target }
        [team] { reason-team }
        [penny] { reason-penny }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $reason ->
            [team] The team wins.
            [penny] The team wins.
            [target] { $winner } wins.
            [resigned] { $winner } wins.
           *[abandoned] { $winner } wins.
        }
        [draw] { $reason ->
            [team] The team wins.
            [penny] The team wins.
            [target] The first place is shared.
            [resigned] The first place is shared.
           *[abandoned] The first place is shared.
        }
       *[none] { $reason ->
            [team] { -penny } wins.
            [penny] { -penny } wins.
            [target] Nobody wins.
            [resigned] Nobody wins.
           *[abandoned] Nobody wins.
        }
    } Points: { $scores }.

## Texts that are no action

error-hardback-text-unknown = There is no action “{ $text }”. Write it exactly as the table of actions says, with single spaces (rules 25.1).
error-hardback-text-card = “{ $card }” is no card. Write genre, letter and cost, such as ROM-B3, or STA-A for a { -starter } (rules 2.4).
error-hardback-text-wild = “{ $laid }” is no wild card. Write the card, an equals sign and a capital letter, such as ROM-B3=X (rules 25.2).
error-hardback-text-pile = “{ $pile }” is no pile. Write offer, or a seat from 0 to 4 (rules 25.1).

## Chance and the table

error-hardback-chance-another = “{ $action }” is not what the game waits for. Enter the draw, or the note of the table, that is due (rules 25.1).
error-hardback-shuffle-cards = These are not the cards of the pile. Name each of them once (rules 5.2).
error-hardback-starters-letters = These are not two random letters that are free. Name two different ones that no player has (rules 4.2).

## Broken rules

error-hardback-turn-wrong_step = “{ $action }” does not belong to the present step, { turn-step }. Choose something that does (rules 6.1).
error-hardback-turn-not_your_turn = It is not your turn, so “{ $action }” has to wait. Meanwhile you may use ink and remover (rules 7.1).
error-hardback-ink-not_now = In your own turn you use ink and remover only before you submit a word. Go on without (rules 7.1).
error-hardback-ink-none = You have no ink. Coins that are left at the end of your turn become ink (rules 7.2).
error-hardback-ink-no_card = You have no card left to draw, so you keep your ink. Go on with the cards you have (rules 7.2).
error-hardback-ink-penny_would_win = This ink would let { -penny } win in the middle of a turn. Wait until a word is spelled or cards are bought (rules 18.6).
error-hardback-ink-not_inked = You have no inked card { $card } in your hand. Name one that is inked (rules 7.4).
error-hardback-ink-no_remover = You have no remover. Use the inked card in your next word (rules 7.4).
error-hardback-ink-not_removed = You have no card { $card } whose ink was removed. Name one on which you used a remover (rules 7.5).
error-hardback-look_up-no_list = No word list is in use here, so there is nothing to look up (rules 8.3).
error-hardback-look_up-short = Type at least two letters from A to Z to look a word up (rules 8.3).
error-hardback-word-short = A word needs at least two cards. Lay more of them (rules 8.6).
error-hardback-word-inked_card_left = Inked cards have to be in the word: { $cards }. Lay them too, or use a remover (rules 7.3).
error-hardback-word-card_twice = The card { $card } is in the word twice. Lay each card once (rules 8.4).
error-hardback-word-card_not_usable = You cannot lay the card { $card }. Lay cards of your hand, and any { -timeless } in play (rules 8.4).
error-hardback-word-wild_timeless = The { -timeless } { $card } is in play and cannot be wild. Use it as its own letter (rules 8.5).
error-hardback-word-wild_inked = The card { $card } is inked and cannot be wild. Use it as its own letter, or use a remover first (rules 8.5).
error-hardback-word-repeated = The word { $word } has been used before. Find another (rules 8.1).
error-hardback-word-not_listed = The word { $word } is not in the word list. Find another, or skip your turn (rules 8.6).
error-hardback-vote-not_now = There is nothing for you to vote on. Wait until a word of another player is put to the vote (rules 8.2).
error-hardback-uncover-not_now = “{ $action }” is not possible. Choose one of the wild cards beside the card that uncovers (rules 11.2).
error-hardback-double-not_now = “{ $action }” is not possible. Choose one of the cards beside the card that doubles (rules 11.3).
error-hardback-trash-not_now = “{ $action }” is not possible. Trash a card that offers it, or be done (rules 11.6).
error-hardback-dump-not_now = “{ $action }” is not possible. Name a card of your discard pile, or be done (rules 11.7).
error-hardback-place-not_now = “{ $action }” is not possible. Put a card that you looked at back on top, or discard it (rules 11.8).
error-hardback-either-not_now = “{ $action }” is not possible. Choose one of the two gains that the card offers (rules 11.9).
error-hardback-jail-not_now = “{ $action }” is not possible. Reserve or remove a card of the offer row, or be done (rules 11.10).
error-hardback-purchase-not_now = “{ $action }” is not possible. Buy something that you can pay for, or be done (rules 13.1).
error-hardback-purchase-coins = The card { $card } costs { $cost } coins, more than you have. Buy something else, or be done (rules 13.1).
error-hardback-purchase-not_offered = The card { $card } is neither in the offer row nor in your jail. Name one that is (rules 13.1).
error-hardback-left-already = You have left the game already. There is nothing more to do (rules 19.2).

## Options that do not go together

error-hardback-option-seats =
    { $mode ->
        [cooperative] A cooperative game needs { $least } to { $most } players. Change the number of seats (rules 1.2).
       *[competitive] A competitive game needs { $least } to { $most } players. Change the number of seats (rules 1.1).
    }
error-hardback-option-unused =
    { $mode ->
        [cooperative] The option { $option } has no meaning in a cooperative game. Leave it out (rules 20.2).
       *[competitive] The option { $option } has no meaning in a competitive game. Leave it out (rules 20.2).
    }
error-hardback-option-vote_alone = Nobody can vote in a game for one. Leave the vote out (rules 20.2).
error-hardback-option-no_judge = Without a word list nobody judges the words. Choose a list, or a vote (rules 20.2).
error-hardback-option-language = The word list { $name } is not of the language of this game but of another: { $language }. Choose another list or language (rules 24.1).

## A finished game in numbers

statistic-rounds = Rounds
statistic-turns = Turns
statistic-words = Words
statistic-longest_word = Longest word
statistic-best_word = Word with the most points
statistic-best_word_points = Its points
statistic-average = Points in a turn, on average
statistic-flushes = Times the row was flushed
statistic-cycles = Times the row moved on
statistic-penny = Points of { -penny }
statistic-signature = Her signature genre
statistic-signature-none = none
statistic-signature-adventure = { -adventure }
statistic-signature-horror = { -horror }
statistic-signature-mystery = { -mystery }
statistic-signature-romance = { -romance }
statistic-points_basic = Points from cards
statistic-points_genre = Points from active genres
statistic-points_bought = Points from purchases
statistic-points_awards = Points from literary awards
statistic-points_adverts = Points from adverts
statistic-coins = Coins earned
statistic-cards_bought = Cards bought
statistic-cards_jailed = Cards jailed or removed
statistic-cost_jailed = What those cost
statistic-cards_given = Cards trashed or dumped
statistic-accepts = Votes to accept
statistic-rejects = Votes to reject
statistic-ink = Cards inked
statistic-remover = Remover used
statistic-starters = Random letters
statistic-deck_adventure = { -adventure } in the deck
statistic-deck_horror = { -horror } in the deck
statistic-deck_mystery = { -mystery } in the deck
statistic-deck_romance = { -romance } in the deck
statistic-deck_starter = Starters in the deck

## The cards

piece-STA-A = A ({ -starter })
piece-STA-E = E ({ -starter })
piece-STA-I = I ({ -starter })
piece-STA-L = L ({ -starter })
piece-STA-N = N ({ -starter })
piece-STA-R = R ({ -starter })
piece-STA-S = S ({ -starter })
piece-STA-T = T ({ -starter })
piece-STA-B = B ({ -starter })
piece-STA-C = C ({ -starter })
piece-STA-D = D ({ -starter })
piece-STA-G = G ({ -starter })
piece-STA-H = H ({ -starter })
piece-STA-M = M ({ -starter })
piece-STA-O = O ({ -starter })
piece-STA-P = P ({ -starter })
piece-STA-U = U ({ -starter })
piece-STA-Y = Y ({ -starter })
piece-ADV-A5 = A ({ -adventure }, 5)
piece-ADV-A7 = A ({ -adventure }, 7)
piece-ADV-B4 = B ({ -adventure }, 4)
piece-ADV-C3 = C ({ -adventure }, 3)
piece-ADV-C5T = C ({ -adventure }, 5, { -timeless })
piece-ADV-D4 = D ({ -adventure }, 4)
piece-ADV-E3 = E ({ -adventure }, 3)
piece-ADV-F8 = F ({ -adventure }, 8)
piece-ADV-G2 = G ({ -adventure }, 2)
piece-ADV-G6 = G ({ -adventure }, 6)
piece-ADV-H3 = H ({ -adventure }, 3)
piece-ADV-I3T = I ({ -adventure }, 3, { -timeless })
piece-ADV-I6 = I ({ -adventure }, 6)
piece-ADV-J3 = J ({ -adventure }, 3)
piece-ADV-J5 = J ({ -adventure }, 5)
piece-ADV-K9 = K ({ -adventure }, 9)
piece-ADV-L2 = L ({ -adventure }, 2)
piece-ADV-L4 = L ({ -adventure }, 4)
piece-ADV-M6 = M ({ -adventure }, 6)
piece-ADV-N4 = N ({ -adventure }, 4)
piece-ADV-O6 = O ({ -adventure }, 6)
piece-ADV-P4 = P ({ -adventure }, 4)
piece-ADV-P8T = P ({ -adventure }, 8, { -timeless })
piece-ADV-Q7 = Q ({ -adventure }, 7)
piece-ADV-R3 = R ({ -adventure }, 3)
piece-ADV-S5 = S ({ -adventure }, 5)
piece-ADV-T4 = T ({ -adventure }, 4)
piece-ADV-U4 = U ({ -adventure }, 4)
piece-ADV-V2 = V ({ -adventure }, 2)
piece-ADV-W3 = W ({ -adventure }, 3)
piece-ADV-W5T = W ({ -adventure }, 5, { -timeless })
piece-ADV-X4 = X ({ -adventure }, 4)
piece-ADV-Y2 = Y ({ -adventure }, 2)
piece-ADV-Y4 = Y ({ -adventure }, 4)
piece-ADV-Z5 = Z ({ -adventure }, 5)
piece-HOR-A3 = A ({ -horror }, 3)
piece-HOR-B6 = B ({ -horror }, 6)
piece-HOR-C5 = C ({ -horror }, 5)
piece-HOR-C8 = C ({ -horror }, 8)
piece-HOR-D4T = D ({ -horror }, 4, { -timeless })
piece-HOR-D9 = D ({ -horror }, 9)
piece-HOR-E5T = E ({ -horror }, 5, { -timeless })
piece-HOR-E8 = E ({ -horror }, 8)
piece-HOR-F3 = F ({ -horror }, 3)
piece-HOR-G4 = G ({ -horror }, 4)
piece-HOR-H7 = H ({ -horror }, 7)
piece-HOR-I4 = I ({ -horror }, 4)
piece-HOR-J5 = J ({ -horror }, 5)
piece-HOR-K2 = K ({ -horror }, 2)
piece-HOR-L3 = L ({ -horror }, 3)
piece-HOR-M3 = M ({ -horror }, 3)
piece-HOR-N5 = N ({ -horror }, 5)
piece-HOR-N6T = N ({ -horror }, 6, { -timeless })
piece-HOR-O4 = O ({ -horror }, 4)
piece-HOR-P3 = P ({ -horror }, 3)
piece-HOR-Q4 = Q ({ -horror }, 4)
piece-HOR-R4 = R ({ -horror }, 4)
piece-HOR-S2 = S ({ -horror }, 2)
piece-HOR-S7 = S ({ -horror }, 7)
piece-HOR-T4 = T ({ -horror }, 4)
piece-HOR-U2 = U ({ -horror }, 2)
piece-HOR-U6 = U ({ -horror }, 6)
piece-HOR-V4 = V ({ -horror }, 4)
piece-HOR-V5T = V ({ -horror }, 5, { -timeless })
piece-HOR-W4 = W ({ -horror }, 4)
piece-HOR-W5 = W ({ -horror }, 5)
piece-HOR-X2 = X ({ -horror }, 2)
piece-HOR-X6 = X ({ -horror }, 6)
piece-HOR-Y3 = Y ({ -horror }, 3)
piece-HOR-Z3 = Z ({ -horror }, 3)
piece-MYS-A3 = A ({ -mystery }, 3)
piece-MYS-A5T = A ({ -mystery }, 5, { -timeless })
piece-MYS-B4 = B ({ -mystery }, 4)
piece-MYS-C5 = C ({ -mystery }, 5)
piece-MYS-D4 = D ({ -mystery }, 4)
piece-MYS-E4 = E ({ -mystery }, 4)
piece-MYS-F2 = F ({ -mystery }, 2)
piece-MYS-F5T = F ({ -mystery }, 5, { -timeless })
piece-MYS-G6 = G ({ -mystery }, 6)
piece-MYS-H3 = H ({ -mystery }, 3)
piece-MYS-I3 = I ({ -mystery }, 3)
piece-MYS-I5 = I ({ -mystery }, 5)
piece-MYS-J8 = J ({ -mystery }, 8)
piece-MYS-K2 = K ({ -mystery }, 2)
piece-MYS-K4 = K ({ -mystery }, 4)
piece-MYS-L6 = L ({ -mystery }, 6)
piece-MYS-M3 = M ({ -mystery }, 3)
piece-MYS-M4T = M ({ -mystery }, 4, { -timeless })
piece-MYS-N7 = N ({ -mystery }, 7)
piece-MYS-O3 = O ({ -mystery }, 3)
piece-MYS-P2 = P ({ -mystery }, 2)
piece-MYS-P4 = P ({ -mystery }, 4)
piece-MYS-Q3 = Q ({ -mystery }, 3)
piece-MYS-Q5 = Q ({ -mystery }, 5)
piece-MYS-R4 = R ({ -mystery }, 4)
piece-MYS-R6 = R ({ -mystery }, 6)
piece-MYS-S4 = S ({ -mystery }, 4)
piece-MYS-T6 = T ({ -mystery }, 6)
piece-MYS-T8T = T ({ -mystery }, 8, { -timeless })
piece-MYS-U2 = U ({ -mystery }, 2)
piece-MYS-V9 = V ({ -mystery }, 9)
piece-MYS-W4 = W ({ -mystery }, 4)
piece-MYS-X3 = X ({ -mystery }, 3)
piece-MYS-Y7 = Y ({ -mystery }, 7)
piece-MYS-Z5 = Z ({ -mystery }, 5)
piece-ROM-A4 = A ({ -romance }, 4)
piece-ROM-B3 = B ({ -romance }, 3)
piece-ROM-B5T = B ({ -romance }, 5, { -timeless })
piece-ROM-C3 = C ({ -romance }, 3)
piece-ROM-D4 = D ({ -romance }, 4)
piece-ROM-E2 = E ({ -romance }, 2)
piece-ROM-E6 = E ({ -romance }, 6)
piece-ROM-F4 = F ({ -romance }, 4)
piece-ROM-F6 = F ({ -romance }, 6)
piece-ROM-G3 = G ({ -romance }, 3)
piece-ROM-H3 = H ({ -romance }, 3)
piece-ROM-H7 = H ({ -romance }, 7)
piece-ROM-I2 = I ({ -romance }, 2)
piece-ROM-J6 = J ({ -romance }, 6)
piece-ROM-K3 = K ({ -romance }, 3)
piece-ROM-K5T = K ({ -romance }, 5, { -timeless })
piece-ROM-L8 = L ({ -romance }, 8)
piece-ROM-M2 = M ({ -romance }, 2)
piece-ROM-N2 = N ({ -romance }, 2)
piece-ROM-N5 = N ({ -romance }, 5)
piece-ROM-O4 = O ({ -romance }, 4)
piece-ROM-O8T = O ({ -romance }, 8, { -timeless })
piece-ROM-P6 = P ({ -romance }, 6)
piece-ROM-Q4 = Q ({ -romance }, 4)
piece-ROM-R5 = R ({ -romance }, 5)
piece-ROM-R5T = R ({ -romance }, 5, { -timeless })
piece-ROM-S4 = S ({ -romance }, 4)
piece-ROM-T3 = T ({ -romance }, 3)
piece-ROM-U9 = U ({ -romance }, 9)
piece-ROM-V3 = V ({ -romance }, 3)
piece-ROM-W4 = W ({ -romance }, 4)
piece-ROM-X7 = X ({ -romance }, 7)
piece-ROM-Y4 = Y ({ -romance }, 4)
piece-ROM-Z4 = Z ({ -romance }, 4)
piece-ROM-Z5 = Z ({ -romance }, 5)

## What the computer players are to reach

aim-best-word = best word of seven cards, up to two wild
aim-turn = turn of level 5
aim-against-middle = level 5 against level 3
aim-against-weakest = level 5 against level 1
aim-against-penny = level 5 alone against { -penny }, no signature
