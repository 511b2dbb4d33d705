### The table of Nanga Parbat in the browser.

np-name = Nanga Parbat
np-bar = What to do
np-table = Table of Nanga Parbat
np-board = Mountain. Arrows move over the places, Enter acts.
np-animal =
    { $animal ->
        [leopard] Snow Leopard
        [tahr] Tahr
        [deer] Musk Deer
        [yak] Yak
        [bharal] Bharal
       *[panda] Red Panda
    }
np-piece =
    { $used ->
        [yes] used { np-animal }
       *[no] { np-animal }
    }
np-letter =
    { $animal ->
        [leopard] L
        [tahr] T
        [deer] D
        [yak] Y
        [bharal] B
       *[panda] P
    }
np-does =
    { $animal ->
        [leopard] Swaps two hikers of different players side by side.
        [tahr] Swaps a hiker with an animal beside it.
        [deer] Swaps any two different animals on the mountain.
        [yak] Sends the guide to any other region.
        [bharal] Wild in every trade.
       *[panda] Gives 1 point when trapped, unless you lead.
    }
np-key =
    { $animal ->
        [leopard] swap two hikers side by side
        [tahr] swap a hiker with an animal beside it
        [deer] swap any two animals
        [yak] send the guide anywhere
        [bharal] wild in every trade
       *[panda] +1 unless you lead
    }
np-key-title = What the animals do

## Places

np-region = Region { $region }
np-at =
    { $what ->
        [hiker] Hiker ({ $player }) at { $id }
        [camp] Camp ({ $player }) at { $id }
        [none] Nothing at { $id }
       *[other] { np-at-animal } at { $id }
    }
np-at-animal =
    { $what ->
        [leopard] Snow Leopard
        [tahr] Tahr
        [deer] Musk Deer
        [yak] Yak
        [bharal] Bharal
       *[panda] Red Panda
    }
np-stock = Hikers ({ $player })
np-guide = The guide, in region { $region }
np-place-legal = { $what }, can be chosen
np-place-picked = { $what }, chosen

## The chart, the path, the panels

np-chart = Points chart
np-given = Pieces given
np-row =
    { $row ->
        [camps] Camps
        [different] Different
       *[same] Same
    }
np-spot =
    { $row ->
        [camps] { $count } camps for { $points } points
        [different] { $count } different animals for { $points } points
       *[same] { $count } same animals for { $points } points
    }
np-spot-taken = { $what }, taken by { $player }
np-score = Score
np-path = Score path. { $one }: { $first }. { $two }: { $second }.
np-turn = Turn { $turn } of { $all }
np-to-move = to move
np-waits = waiting
np-hikers =
    { $count ->
        [one] hiker
       *[other] hikers
    }
np-camps =
    { $count ->
        [one] camp
       *[other] camps
    }
np-cubes =
    { $count ->
        [one] cube
       *[other] cubes
    }
np-animals = Animals of { $player }
np-own = { $animal }: { $fresh } ready, { $used } used
np-own-plain = { $animal }: { $fresh }
np-panel = { $player }, { $score } points
np-pill = { $player }, { $score } points. Show the player’s board.
np-close = Close

## Cards: what a tap would do

np-card-stock = Drag one onto a place that glows to trap there.
np-card-the-guide = Animals are trapped in the guide’s region.
np-card-hiker = Your hiker takes this step.
np-card-guide =
    { $stays ->
        [yes] The guide stays in region { $region }.
       *[no] The guide walks to region { $region }.
    } { $count ->
        [0] No animal is left there.
        [one] One animal is there.
       *[other] { $count } animals are there.
    }
np-card-swap = What stands on { $first } and { $second } changes places.
np-card-score = { $count } pieces give { $points } points and take this spot.
np-card-camp = Camps cannot be moved.
np-card-group = Part of a group that can become camps.
np-card-taken = Taken by { $player }.
np-card-spot =
    { $row ->
        [camps] { $count } connected hikers become camps.
        [different] { $count } animals, all different.
       *[same] { $count } animals of one kind.
    }

## The action bar

np-help-place-guide = Tap a region.
np-help-before-trap = Its step number sends the guide on. You may use an animal first.
np-help-relocate = No animal is left here. Tap the region to go to.
np-help-relocated = You relocated the guide, so now trap.
np-help-after-guide = Tap your hikers for camps, or a spot of the chart for a trade.
np-help-after-scoring = You have scored this turn.
np-help-leopard = Tap one hiker, then the hiker beside it.
np-help-tahr = Tap a hiker and the animal beside it.
np-help-deer = Tap the two animals that change places.
np-help-yak = Tap the region the guide shall go to.
np-use = Use the { $animal ->
        [leopard] Snow Leopard
        [tahr] Tahr
        [deer] Musk Deer
       *[yak] Yak
    }
np-second = Now the other one beside { $id }
np-second-far = Now the animal to swap with { $id }
np-camps-chosen =
    { $count ->
        [0] Tap the hikers that become camps
        [one] { $count } hiker chosen
       *[other] { $count } hikers chosen
    }
np-help-camps-more = Tap connected hikers until a spot of the chart glows.
np-help-camps-ready = Tap a glowing spot of the chart, or more hikers.
np-help-camps-spot = This spot takes { $count } connected hikers.
np-cancel = Cancel
np-undo = Undo
np-end = End turn
np-end-later = End after the trap
np-score-later = Score after the trap
np-score-none = Nothing to score yet
np-ask-trap = Trap the { $animal ->
        [leopard] Snow Leopard
        [tahr] Tahr
        [deer] Musk Deer
        [yak] Yak
        [bharal] Bharal
       *[panda] Red Panda
    } at { $first }?
np-ask-guide = Place the guide in region { $region }?
np-ask-relocate = Relocate the guide to region { $region }?
np-ask-yak = Send the guide to region { $region }?
np-ask-leopard = Swap the hikers at { $first } and { $second }?
np-ask-tahr = Swap { $first } with { $second }?
np-ask-deer = Swap the animals at { $first } and { $second }?
np-ask-camps = Build camps for this spot?
np-ask-different = Trade different animals?
np-ask-same = Trade animals of one kind?
np-ask-end = End your turn?
np-do-trap = Trap
np-do-guide = Place the guide
np-do-relocate = Relocate
np-do-yak = Send the guide
np-do-leopard = Swap
np-do-tahr = Swap
np-do-deer = Swap
np-do-camps = Build
np-do-different = Trade
np-do-same = Trade
np-do-end = End turn
np-trade-points =
    { $change ->
        [yes] { $count } pieces for { $points } points. Tap a piece to give another in its place.
       *[no] { $count } pieces for { $points } points.
    }
np-trade-change = Change { $piece }
np-trade-fixed = { $piece }, cannot be changed
np-trade-to = Give { $piece } instead
np-trade-instead = In its place:

## Typing, keys, answers

np-keys = Keys
np-keys-arrows = move over the places
np-keys-enter = act on the place
np-keys-escape = cancel
np-keys-animals = use Leopard, Tahr, Deer, Yak
np-keys-chart = go to the chart: camps, trades
np-keys-end = end the turn
np-keys-undo = undo
np-keys-type = type an action
np-keys-help = show these keys
np-drop-beside = Let it go on something that glows.
np-would-be-legal = This is possible now.
np-plain-animal =
    { $animal ->
        [bharal] Bharals wait for a trade.
       *[panda] Red Pandas wait for a trade.
    }
np-plus = +{ $points }
