### Himalaya. Numbers after “rules” are paragraphs of docs/rules/himalaya.md.

## Board files

error-himalaya-board-problems = The board file has { $count } problems, and “parbat board check” lists them all. The first: { $first }
error-himalaya-board-missing = The board file has no field “{ $field }”. Add it (rules 2.8).
error-himalaya-board-form = “{ $field }” of the board file is not right: { $detail }. Correct it (rules 2.8).
error-himalaya-board-list = “{ $field }” of the board file has to be a list of at most { $most } rows. Correct it (rules 2.8).
error-himalaya-board-row = Row { $row } of “{ $field }” of the board file is not right: { $detail }. Correct it (rules 2.8).
error-himalaya-board-other_game = The board file is one of “{ $game }”. Write “himalaya” under “game”, or use it for that game.
error-himalaya-board-standard_name = “{ $name }” is the name of the board that comes with Parbat, and this one differs from it. Give it a name of its own (rules 2.8).
error-himalaya-board-numbering = “{ $what }” has { $count } rows, which need the numbers 1 to { $count }, each once. Missing: { $missing }; too high or twice: { $wrong } (rules 2.8).
error-himalaya-board-players = In “tables” { $players } players stand { $count } times. Every number of players from 3 to 6 has to stand there once (rules 2.9).
error-himalaya-board-players_unknown = In “tables” stand { $players } players. Write only 3 to 6 (rules 1.1).
error-himalaya-board-few_goods = For { $players } players there are { $count } goods, and the first filling takes { $needed }. Add goods or fill fewer villages (rules 3.2).
error-himalaya-board-few_orders = For { $players } players there are { $count } orders, and the first filling takes { $needed }. Add orders or fill fewer villages (rules 3.2).
error-himalaya-board-few_villages = For { $players } players at least { $needed } villages are needed, and there are { $count }. Add villages or fill fewer of them (rules 3.2).
error-himalaya-board-copied_unknown = For { $players } players order { $order } is to be copied, which the board file does not have. Correct “copied_orders” (rules 2.9).
error-himalaya-board-copied_twice = For { $players } players order { $order } is to be copied more than once. Name it once in “copied_orders” (rules 2.9).
error-himalaya-board-empty_order = Order { $order } asks for no goods. Say which it asks for (rules 2.4).
error-himalaya-board-order_beyond = Order { $order } asks for { $wanted } “{ $good }”, and there are { $count } in the game. Correct one of the two (rules 2.4).
error-himalaya-board-level = Village { $village } has level { $level }. Write 1 for a house, 2 for a temple, 3 for a monastery (rules 2.1).
error-himalaya-board-outside = Village { $village } lies outside the drawing, which is { $width } wide and { $height } high. Correct its x and y, or “canvas”.
error-himalaya-board-track_village = The track { $track } leads to village { $village }, which the board file does not have. Correct the track or add the village (rules 2.2).
error-himalaya-board-track_itself = A track leads from village { $village } to the same village. Name two villages (rules 2.2).
error-himalaya-board-track_order = A track has { $high } under “low” and { $low } under “high”. Write the lower village under “low” (rules 2.2).
error-himalaya-board-track_twice = There are { $count } tracks { $track }. Two villages are joined by at most one (rules 2.2).
error-himalaya-board-kind_twice = From village { $village } several “{ $kind }” tracks lead, to { $ends }. Leave one of each kind (rules 2.2).
error-himalaya-board-apart = No way leads from village { $village } to { $others }. Add the missing tracks (rules 2.2).
error-himalaya-board-same_place = Villages { $one } and { $other } lie on the same spot of the drawing. Move one of them.
error-himalaya-board-on_track = Village { $village } lies on the track { $track }, which does not lead to it. Move the village, or an end of the track.
error-himalaya-board-crossing = The tracks { $one } and { $other } cross. Move villages so that they do not, or correct the tracks.
error-himalaya-board-short_border = The border of region { $region } has fewer than three villages. Write all of them, in order round the region (rules 2.3).
error-himalaya-board-border_village = The border of region { $region } has village { $village }, which the board file does not have. Correct the border or add the village (rules 2.3).
error-himalaya-board-border_step = In the border of region { $region } village { $b } follows { $a }, but no track joins them. Write the villages in order round the region, or add the track (rules 2.3).
error-himalaya-board-same_region = Regions { $one } and { $other } are the same area. Leave one of them out (rules 2.3).
error-himalaya-board-label = The label of region { $region } lies outside the region. Move it inside.
error-himalaya-board-outer_region = Region { $region } is the area outside the tracks, which is no region. Leave it out (rules 2.3).
error-himalaya-board-no_region = The border of region { $region }, { $border }, does not go round exactly one area between the tracks. Correct the border or the tracks (rules 2.3).
error-himalaya-board-region_missing = The tracks enclose an area, { $border }, that is no region of the board file. Add it or correct the tracks (rules 2.3).

## Words

good =
    { $good ->
        [salt] { piece-salt }
        [barley] { piece-barley }
        [tea] { piece-tea }
        [jade] { piece-jade }
       *[gold] { piece-gold }
    }
piece-salt = salt
piece-barley = barley
piece-tea = tea
piece-jade = jade
piece-gold = gold
piece-yeti = yeti
piece-snowstorm = snowstorm
piece-market = market
track =
    { $kind ->
        [dirt] the dirt track
        [ice] the ice track
       *[stone] the stone track
    }
a-counter =
    { $counter ->
        [yeti] a yeti
        [snowstorm] a snowstorm
       *[market] a market
    }
decider =
    { $criterion ->
        [religion] the religious influence
        [politics] the political influence
        [stupas] the stupas on the board
        [delegations] the delegations on the board
        [yaks] the yaks
       *[order] the turn order
    }

## Options

option-players = How many play; it has to be the number of seats (rules 1.1)
option-players-3 = Three
option-players-4 = Four
option-players-5 = Five, with numbers that are stand-ins
option-players-6 = Six, with numbers that are stand-ins
option-advanced = Whether there are events and the full inventory (rules 12.2)
option-advanced-false = No: the basic game
option-advanced-true = Yes: yeti, snowstorm, market, and a choice for the leader of a good
option-refill = What chooses the villages to be filled (rules 12.3)
option-refill-die = A die
option-refill-cards = A deck of village cards: each village once before any comes again
option-show_committed = Whether it is told who has a programme (rules 11.5)
option-show_committed-true = Yes, but never which
option-show_committed-false = No
option-open_hands = Whether everybody sees all goods, orders and yaks (rules 11.7)
option-open_hands-false = No: they are hidden
option-open_hands-true = Yes, for study
option-deals_optional = Whether a deal may be declined (rules 12.6)
option-deals_optional-false = No: deals that are possible are carried out
option-deals_optional-true = Yes: you are asked each time
option-shared_lead_counts = Whether three players can share a lead (rules 12.7)
option-shared_lead_counts-false = No: only who has the most alone leads
option-shared_lead_counts-true = Yes: all who have the most lead
option-inventory_split = Whether the two delegations of a full inventory may go to two regions (rules 10.6)
option-inventory_split-false = No: both go to one
option-inventory_split-true = Yes
option-board = The board (rules 2.8)
option-board-standard = The one that comes with Parbat

## Actions: how they are typed and what they do

action-goods = goods V G G G G G – chance fills village V with goods, the lowest rank first
action-order = order V ID – chance brings an order to village V
action-card = card V – chance turns up the card of village V
action-start = start V – place your caravan on village V
action-event = event none, event yeti V-W, event snowstorm V-W or event market V – place one of your event counters on a track or a village, or none
action-program = program A A A A A A – your six actions, each dirt, ice, stone, deal or rest; what you leave out at the end is rest
action-deal = deal yes or deal no – deal in this village or not
action-take = take G – collect this good at the market
action-reward = reward barter offering, reward barter delegations R:n ... or reward offering delegations R:n ... – take two rewards; n delegations go to region R
action-inventory = inventory marker, inventory delegations R or inventory stupa V – what you get for the most of a good
help-forms = V and W are villages, R is a region, G a good (salt, barley, tea, jade, gold), ID an order.

## What to do now

prompt-setup = The villages are being filled.
prompt-start = Place your caravan on a village where no other stands.
prompt-event = Place an event counter for this turn, or none.
prompt-program = Turn { $turn }: choose your six actions. Until everybody has chosen you may choose again.
prompt-resolve = The programmes are being carried out.
prompt-refill = The villages are being filled again.
prompt-inventory = You have the most { good }: take the marker, send delegations, or place a stupa on a house nearby.
prompt-over = The game is over.
prompt-deal = You may deal in village { $village }, or decline.
prompt-take = Choose a good at the market in village { $village }.
prompt-reward = You have filled the order in village { $village }: choose your rewards.

## What happened

event-card_turned =
    { $supplied ->
        [true] { $shuffled ->
            [true] All village cards are shuffled; that of village { $village } is turned up.
           *[false] The card of village { $village } is turned up.
        }
       *[false] { $shuffled ->
            [true] All village cards are shuffled; that of village { $village }, which is not empty, goes under the deck.
           *[false] The card of village { $village }, which is not empty, goes under the deck.
        }
    }
event-goods_placed = Goods for village { $village }: { $goods }.
event-order_placed = An order for village { $village }: { $goods }, for { $yaks } yaks.
event-bag_empty =
    { $bag ->
        [goods] The bag of goods is empty, so no more villages get goods in this turn.
       *[orders] The bag of orders is empty, so no more villages get an order in this turn.
    }
event-caravan_placed = { $player } starts in village { $village }.
event-turn_began = Turn { $turn } begins; { $player } is first caravaneer.
event-counter_placed =
    { $counter ->
        [yeti] { $player } places a yeti: nobody can use the track { $where }.
        [snowstorm] { $player } places a snowstorm: the track { $where } takes two equal moves.
       *[market] { $player } places a market: in village { $where } you may choose what you collect.
    }
event-counter_kept = { $player } places no event counter.
event-counters_removed = Event counters out of the game: { $counters }.
event-programmed =
    { $replaced ->
        [true] { $player } has another programme.
       *[false] { $player } has a programme.
    }
event-committed = { $player } has chosen six actions.
event-revealed = All programmes are revealed.
event-moved = Action { $slot }: { $player } takes { track } from { $origin } to { $village }.
event-storm_entered = Action { $slot }: { $player } goes into the snowstorm between { $origin } and { $village }.
event-storm_crossed = Action { $slot }: { $player } comes through the snowstorm from { $origin } to { $village }.
event-rested = Action { $slot }: { $player } rests.
event-collected =
    { $market ->
        [true] Action { $slot }: { $player } chooses { good } at the market in village { $village }.
       *[false] Action { $slot }: { $player } collects { good } in village { $village }.
    }
event-delivered = Action { $slot }: { $player } fills the order in village { $village }: { $goods }, for { $yaks } yaks.
event-lost =
    { $reason ->
        [no_track] Action { $slot }: { $player } loses a move: no such track leaves village { $village }.
        [yeti] Action { $slot }: { $player } loses a move: a yeti closes the track.
        [snowstorm] Action { $slot }: { $player } loses a move: the snowstorm needs the same move twice.
        [empty] Action { $slot }: { $player } loses a deal: village { $village } is empty.
        [collected] Action { $slot }: { $player } loses a deal: a second time in a turn nothing is collected in village { $village }.
       *[lacking] Action { $slot }: { $player } loses a deal: goods are lacking for the order in village { $village }.
    }
event-declined = Action { $slot }: { $player } does not deal in village { $village }.
event-offering_made = { $player } places a stupa on village { $village }, level { $level }.
event-delegations_sent = { $player } sends delegations from village { $village }. Their regions: { $regions }.
event-bartered = { $player } barters: { $yaks } yaks.
event-order_returned = The order of village { $village } goes back to the bag.
event-counted = Everybody shows { good }, seat by seat: { $told }.
event-marker_taken = { $player } has the most { good } and takes an inventory marker, worth { $yaks } yaks.
event-envoys_sent = { $player } has the most { good } and sends delegations. Their regions: { $regions }.
event-house_honoured = { $player } has the most { good } and places a stupa on village { $village }.
event-religion_counted = Religious influence, seat by seat: { $told }.
event-politics_counted = Political influence, seat by seat: { $told }.
event-economy_counted = Yaks, seat by seat: { $told }.
event-eliminated =
    { $influence ->
        [religion] { $player } is out for the least religious influence. What decided: { decider }.
       *[politics] { $player } is out for the least political influence. What decided: { decider }.
    }
event-left = { $player } leaves the game.
reason-majority = somebody leads in two of the three influences
reason-yaks = the yaks decided
reason-politics = the political influence decided
reason-religion = the religious influence decided
reason-shared = nothing separates the first
reason-abandoned = the players agreed to stop
event-game_over =
    The game is over: { $reason ->
        [majority] { reason-majority }
        [yaks] { reason-yaks }
        [politics] { reason-politics }
        [religion] { reason-religion }
        [shared] { reason-shared }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $winner } wins.
        [draw] The victory is shared.
       *[none] Nobody wins.
    } Yaks: { $scores }.

## Texts that are no action

error-himalaya-text-unknown = There is no action “{ $text }”. Write it exactly as the table of actions says, with single spaces (rules 13.1).
error-himalaya-text-form =
    What follows “{ $kind }” is not right. It is written like this: { $kind ->
        [start] { action-start }
        [event] { action-event }
        [program] { action-program }
        [deal] { action-deal }
        [take] { action-take }
        [reward] { action-reward }
        [goods] { action-goods }
        [order] { action-order }
        [card] { action-card }
       *[inventory] { action-inventory }
    } (rules 13.1).

## Chance

error-himalaya-chance-due = “{ $action }” is not what the game waits for. Enter a draw of the kind “{ $due }” (rules 13.5).
error-himalaya-chance-only = Only chance fills villages. Choose an action of your own (rules 13.1).
error-himalaya-card-gone = The card of village { $village } cannot come up now. Name one that lies face down or, if none does, the first under the deck (rules 7.5).
error-himalaya-refill-card = The card of village { $card } is turned up, so village { $village } cannot be filled. Fill that one (rules 7.5).
error-himalaya-refill-village = Village { $village } is not an empty village. Fill an empty one (rules 7.2).
error-himalaya-goods-number = The village gets another number of goods. Name { $number } (rules 7.4).
error-himalaya-goods-bag = These goods are not in the bag, or not named with the lowest rank first. Name some that are (rules 7.3).
error-himalaya-order-bag = Order { $order } is not in the bag. Name one that is (rules 7.3).

## Broken rules

error-himalaya-phase-other = “{ $kind }” is not what you have to choose now. Choose an action of the kind “{ $due }” (rules 4.1).
error-himalaya-start-village = There is no village { $village }. The villages are numbered from 1 to { $most }: choose one of them (rules 3.3).
error-himalaya-start-taken = A caravan stands in village { $village } already. Choose another village to start from (rules 3.3).
error-himalaya-event-on_board = A counter of this kind, { a-counter }, is on the board already. Place another kind, or none (rules 10.2).
error-himalaya-event-not_held = You no longer hold this counter, { a-counter }. Place another kind, or none (rules 10.1).
error-himalaya-event-no_goods = { $where } is no village with goods. Place the market where goods lie (rules 10.5).
error-himalaya-event-no_track = { $where } is no track. Name the two villages that a track joins (rules 2.2).
error-himalaya-deal-lacking = You lack goods that the order asks for. All you can do is decline: “deal no” (rules 12.6).
error-himalaya-take-none = There is no { good } in this village. Choose a good that lies there (rules 10.5).
error-himalaya-reward-offering = You cannot place a stupa on village { $village }. Choose other rewards (rules 6.5).
error-himalaya-reward-none_left = You can send no delegations from here. Choose other rewards (rules 6.5).
error-himalaya-reward-number = The number of rewards has to be { $number }. Choose so many different ones (rules 6.5).
error-himalaya-reward-delegations = The number of delegations has to be { $number }. Send exactly so many (rules 6.4).
error-himalaya-reward-regions = Village { $village } borders these regions: { $regions }. Send your delegations there, each region named once (rules 6.4).
error-himalaya-inventory-no_stupa = You have no stupa left. Choose something else (rules 10.6).
error-himalaya-inventory-house = The stupa needs a house that has none and borders a region next to village { $village }. Choose such a house, or something else (rules 10.6).
error-himalaya-inventory-no_delegation = You have no delegation left. Choose something else (rules 10.6).
error-himalaya-inventory-split = Both delegations go to one region here. Name one (rules 10.6).
error-himalaya-inventory-regions = Village { $village } borders these regions: { $regions }. Name one of them (rules 10.6).
error-himalaya-left-already = You have left the game already. There is nothing more to do (rules 9.5).
error-himalaya-option-players = The option “players” says { $players }, and there are { $seats } seats. Make the two equal (rules 12.1).

## What the computer players are to reach

aim-month = turn of four players simulated
aim-programmes = all 15,625 programmes of a seat weighed
aim-turn = turn of level 5
aim-among-weak = one level 5 among three of level 2
aim-among-strong = one level 5 among three of level 4
