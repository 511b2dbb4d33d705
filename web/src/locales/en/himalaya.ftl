### The table of Himalaya in the browser.

hm-name = Himalaya
hm-bar = What to do
hm-table = Table of Himalaya
hm-map = Map
hm-board = Villages
hm-key = Key of the map
hm-month = Month { $month } of { $all }
hm-months-note =
    { $now ->
        [yes] Tall months count goods. This one does.
       *[no] Tall months count goods. Next: month { $next }.
    }

## Goods, orders and villages

hm-good =
    { $good ->
        [salt] Salt
        [barley] Barley
        [tea] Tea
        [jade] Jade
       *[gold] Gold
    }
hm-good-name =
    { $good ->
        [salt] salt
        [barley] barley
        [tea] tea
        [jade] jade
       *[gold] gold
    }
hm-goods =
    { $count ->
        [one] { hm-good-name }
       *[other] { $count } { hm-good-name }
    }
hm-order =
    { $yaks ->
        [one] { $goods } for { $yaks } yak
       *[other] { $goods } for { $yaks } yaks
    }
hm-building =
    { $level ->
        [1] House 1
        [2] Temple 2
       *[3] Monastery 3
    }
hm-village =
    { $level ->
        [1] { $village }, house, level 1
        [2] { $village }, temple, level 2
       *[3] { $village }, monastery, level 3
    }
hm-has-order = Order: { $order }.
hm-has-goods = Goods: { $goods }.
hm-empty = Empty.
hm-stupa-of = Stupa: { $player }.
hm-caravans-here =
    { $count ->
        [one] Caravan: { $players }.
       *[other] Caravans: { $players }.
    }
hm-borders =
    { $count ->
        [one] Borders region { $regions }.
       *[other] Borders regions { $regions }.
    }
hm-track-to =
    { $kind ->
        [dirt] dirt to { $village }
        [ice] ice to { $village }
       *[stone] stone to { $village }
    }
hm-with-counter =
    { $counter ->
        [yeti] { $line } (yeti)
       *[other] { $line } (snowstorm)
    }
hm-tracks = Tracks: { $tracks }.
hm-track =
    { $kind ->
        [dirt] Dirt track from { $from } to { $to }
        [ice] Ice track from { $from } to { $to }
       *[stone] Stone track from { $from } to { $to }
    }
hm-planned = Planned here: action { $actions }.
hm-legal = Can be chosen.
hm-region = Region { $region }
hm-region-empty = No delegations yet.
hm-region-sent = Delegations: { $sent }.
hm-region-led = Alone in the lead: { $player }.
hm-region-tied = Nobody leads alone.
hm-delegations-of = { $count } of { $player }
hm-region-send =
    { $count ->
        [0] Send a delegation to region { $region }
       *[other] Region { $region }: { $count } to be sent. Send one more
    }

## Event counters

hm-counter =
    { $counter ->
        [yeti] Yeti: this track is closed this month.
        [snowstorm] Snowstorm: crossing takes the same action twice.
       *[market] Market day: here you choose the good you take.
    }
hm-counter-name =
    { $counter ->
        [yeti] yeti
        [snowstorm] snowstorm
       *[market] market day
    }
hm-holds =
    { $count ->
        [0] No event counters left.
       *[other] Event counters left: { $counters }.
    }

## Players

hm-people =
    { $seat ->
        [0] Sherpa{ hm-first }
        [1] Tamang{ hm-first }
        [2] Bhotia{ hm-first }
        [3] Dolpo-pa{ hm-first }
        [4] Gurung{ hm-first }
       *[5] Limbu{ hm-first }
    }
hm-first =
    { $first ->
        [yes] , first
       *[no] { "" }
    }
hm-status =
    { $status ->
        [ready] ready
        [planning] planning
        [chooses] choosing
        [out] out
        [won] won
       *[left] left
    }
hm-pill =
    { $status ->
        [none] { $player }
       *[other] { $player }, { hm-status }
    }
hm-hidden = hidden
hm-show-more = Show more
hm-religion = Religion
hm-religion-short = religion
hm-religion-help = Levels of the villages with your stupas. With four or more, the lowest goes out first.
hm-religion-spare =
    { $count ->
        [one] { $count } stupa left
       *[other] { $count } stupas left
    }
hm-politics = Politics
hm-politics-short = regions
hm-politics-help = Regions where you alone have most delegations. Counted among those still in; the lowest goes out.
hm-politics-spare =
    { $count ->
        [one] { $count } delegation left
       *[other] { $count } delegations left
    }
hm-economy = Economy
hm-economy-help = Yaks on the orders kept, and 3 for each inventory marker. The richest of those still in wins.
hm-economy-spare = { "" }
hm-yaks-short = yaks
hm-yaks =
    { $count ->
        [one] { $count } yak
       *[other] { $count } yaks
    }
hm-influence = Influence
hm-reserve = In the reserve: { hm-reserve-stupas } and { hm-reserve-delegations }.
hm-reserve-stupas =
    { $stupas ->
        [one] { $stupas } stupa
       *[other] { $stupas } stupas
    }
hm-reserve-delegations =
    { $delegations ->
        [one] { $delegations } delegation
       *[other] { $delegations } delegations
    }
hm-programme = Programme of this month
hm-screen = Behind the screen
hm-screen-own = Behind your screen
hm-screen-hidden = Goods, orders kept and yaks are behind the screen.
hm-no-orders = No orders kept yet.
hm-markers =
    { $count ->
        [one] marker
       *[other] { $count } markers
    }

## Planning

hm-letter =
    { $step ->
        [dirt] D
        [ice] I
        [stone] S
        [deal] X
       *[rest] R
    }
hm-step =
    { $step ->
        [dirt] Dirt
        [ice] Ice
        [stone] Stone
        [deal] Deal
       *[rest] Rest
    }
hm-step-title =
    { $step ->
        [dirt] Walk by dirt (D)
        [ice] Walk by ice (I)
        [stone] Walk by stone (S)
        [deal] Deal (X)
       *[rest] Rest (R)
    }
hm-plan-area = Your plan
hm-plan = Plan your month: action { $slot }
hm-plan-full = Your plan for month { $month }
hm-plan-in = Your plan is in
hm-plan-help = Tap villages to walk, your own to deal. Shown to all once everybody is ready.
hm-plan-help-narrow = Tap a village or a marker. Tap a slot to change it.
hm-plan-change = You can change it until everybody is ready.
hm-plan-waits = Waiting for { $players }. You can still change it.
hm-plan-replaces = Changed: send it to replace the plan that is in.
hm-plan-lost =
    { $count ->
        [one] One action would be lost as things stand.
       *[other] { $count } actions would be lost as things stand.
    }
hm-plan-far = That is further than your free actions reach.
hm-plan-is-full = All six actions are set: choose one to change it.
hm-plan-same = This plan is in already.
hm-slots = Actions of the month
hm-slot =
    { $step ->
        [none] Action { $slot }, free
       *[other] Action { $slot }: { hm-step }. { $line }
    }
hm-slot-choose = choose
hm-palette = Actions
hm-clear = Clear
hm-ready = Ready
hm-ready-in = Plan is in
hm-ready-change = Replace
hm-ready-rests =
    { $count ->
        [one] rest last
       *[other] { $count } rests last
    }
hm-brings-moved = to { $village }
hm-brings-storm = in storm
hm-brings-good =
    { $good ->
        [salt] salt
        [barley] barley
        [tea] tea
        [jade] jade
        [gold] gold
       *[other] a good
    }
hm-brings-order =
    { $yaks ->
       *[other] order { $yaks }
    }
hm-brings-rest = rest
hm-brings-lost =
    { $reason ->
        [no_track] no track
        [yeti] yeti
        [snowstorm] needs 2
        [empty] empty
        [collected] again
       *[lacking] lacking
    }
hm-heard-lost = Action { $slot } would be lost.
hm-heard-rest = { $count } steps were shown at once. P goes through the month.
hm-heard-own = You: { $what }.
hm-heard-count =
    { $what ->
        [collected] { $count ->
            [one] one good taken
           *[other] { $count } goods taken
        }
        [delivered] { $count ->
            [one] one order filled
           *[other] { $count } orders filled
        }
       *[lost] { $count ->
            [one] one action lost
           *[other] { $count } actions lost
        }
    }

## The month unrolls

hm-reveal = The month
hm-reveal-at =
    { $slot ->
        [0] Month { $month }
       *[other] Month { $month }, action { $slot }
    }
hm-reveal-pause = Pause
hm-reveal-go = Go on
hm-reveal-step = One step
hm-reveal-skip = Skip
hm-reveal-speed =
    { $pace ->
        [0] Speed: slow
        [1] Speed: normal
       *[2] Speed: fast
    }
hm-reveal-pace =
    { $pace ->
        [0] ½×
        [1] 1×
       *[2] 2×
    }
hm-watch = Watch the last month
hm-watch-short = Last month

## Choices

hm-undo = Undo
hm-cancel = Cancel
hm-do = Do it
hm-picked =
    { $kind ->
        [start] Begin in village { $place }?
        [yeti] A yeti on track { $place }?
        [snowstorm] A snowstorm on track { $place }?
        [market] Market day in village { $place }?
        [stupa] A stupa on village { $place }?
        [split] One delegation each to regions { $place }?
       *[delegations] { $count ->
            [one] A delegation to region { $place }?
           *[other] { $count } delegations to region { $place }?
        }
    }
hm-choose-help =
    { $asked ->
        [start] Tap the village where your caravan begins. It need not have anything.
        [event] One counter a month at most, each only once in the game.
        [take] Market day at { $place }: take any one good.
        [deal] At { $place }. You may also keep what you have.
        [forced] Confirm it: the others learn only that you do not deal, not why.
       *[other] { "" }
    }
hm-choose-where =
    { $kind ->
        [yeti] Tap the track to be closed this month.
        [snowstorm] Tap the track where the storm blows: crossing it takes the same action twice.
        [market] Tap the village that holds market day: there everybody chooses the good they take.
        [stupa] Tap a house for your stupa.
       *[delegations] { $count ->
            [one] Tap the region for your delegation.
           *[other] Tap the region for your { $count } delegations.
        }
    }
hm-choose-split = Or tap another region, to send one to each.
hm-take =
    { $good ->
        [salt] Salt
        [barley] Barley
        [tea] Tea
        [jade] Jade
       *[gold] Gold
    }
hm-deal-ask =
    { $can ->
        [yes] Deal in village { $village }?
       *[no] You cannot deal in village { $village }.
    }
hm-deal =
    { $answer ->
        [yes] Deal
       *[no] Do not deal
    }
hm-event =
    { $kind ->
        [none] None
        [yeti] Yeti
        [snowstorm] Snowstorm
       *[market] Market day
    }
hm-inventory =
    { $kind ->
        [marker] Marker: 3 yaks
        [stupa] Stupa on a house
       *[delegations] { $count ->
            [one] { $count } delegation
           *[other] { $count } delegations
        }
    }
hm-inventory-help =
    { $good ->
        [salt] You alone have most salt: { $count }. Choose what it brings.
        [barley] You alone have most barley: { $count }. Choose what it brings.
        [tea] You alone have most tea: { $count }. Choose what it brings.
        [jade] You alone have most jade: { $count }. Choose what it brings.
       *[gold] You alone have most gold: { $count }. Choose what it brings.
    }
hm-reward-help =
    { $count ->
        [one] { $order }, filled at { $place }.
       *[other] { $order }, filled at { $place }. Take { $count } of the rewards.
    }
hm-prize =
    { $prize ->
        [barter] Keep it: { $yaks } yaks
        [offering] Stupa at { $village }: religion { $level }
       *[delegations] { $count ->
            [one] { $count } delegation
           *[other] { $count } delegations
        }
    }
hm-prizes-left =
    { $count ->
        [one] Choose one more
       *[other] Choose { $count }
    }
hm-prizes-take = Take these
hm-split = Where the delegations go
hm-send-rest =
    { $count ->
        [one] Tap the region for the last delegation.
       *[other] Tap regions for { $count } more delegations.
    }
hm-send-rest-short = { $count } to send
hm-send-more = One more to region { $region }
hm-send-less = One fewer to region { $region }
hm-region-count = Region { $region }: { $count }

## The end

hm-countdown = The countdown
hm-out =
    { $what ->
        [religion] Least religion, and out: { $player }.
       *[politics] Least politics, and out: { $player }.
    }
hm-won = Winner: { $player }.

## Passing the screen on

hm-veiled = Pass the screen to { $player }
hm-veiled-help = Goods and plans stay hidden until they are ready.
hm-unveil = Show mine

## Keys

hm-keys = Keys
hm-keys-tracks = Walk by dirt, ice or stone
hm-keys-rest = Deal, rest
hm-keys-back = Take the last action back
hm-keys-enter = Ready, or do what is picked
hm-keys-escape = Cancel; skip the month that is shown
hm-keys-arrows = Move over the map; Enter taps the village
hm-keys-digits = Choose a slot, a region or a button
hm-keys-reveal = Watch or pause the month, one step
hm-keys-influence = Influence
hm-keys-type = Type an action
hm-keys-help = These keys
