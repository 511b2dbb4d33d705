### Nanga Parbat. Numbers after “rules” are paragraphs of docs/rules/nanga-parbat.md.

-leopard = Snow Leopard
-tahr = Tahr
-deer = Musk Deer
-yak = Yak
-bharal = Bharal
-panda = Red Panda

## Animals

animal =
    { $animal ->
        [leopard] { -leopard }
        [tahr] { -tahr }
        [deer] { -deer }
        [yak] { -yak }
        [bharal] { -bharal }
       *[panda] { -panda }
    }
an-animal = a { animal }
piece-leopard = { -leopard }
piece-leopard-used = used { -leopard }
piece-tahr = { -tahr }
piece-tahr-used = used { -tahr }
piece-deer = { -deer }
piece-deer-used = used { -deer }
piece-yak = { -yak }
piece-yak-used = used { -yak }
piece-bharal = { -bharal }
piece-panda = { -panda }

## Words of the drawn table

word-chart = points chart
word-guide = guide
word-region = region
player-fresh = fresh
player-used = used
count-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-hikers_left =
    { $count ->
        [one] { $count } hiker left
       *[other] { $count } hikers left
    }
count-camps_left =
    { $count ->
        [one] { $count } camp left
       *[other] { $count } camps left
    }
count-cubes_left =
    { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
row-camps = camps
row-different = different animals
row-same = same animals

## Options

option-area_variant = Whether the regions are scored at the end of the game (rules 7.3)
option-area_variant-false = No: the game ends by cubes or by hikers
option-area_variant-true = Yes: the game ends only by hikers, then 4, 5 or 6 hikers and camps in a region earn 1, 2 or 3 points
option-topology = Which dotted links join the regions (rules 1.6 and 1.7)
option-topology-full9 = All nine links
option-topology-slope6 = Six links, without the three guessed ones
option-guide_start = Who places the guide at the start (rules 2.5 and 2.6)
option-guide_start-second_player = The second player chooses a region
option-guide_start-random = Chance draws a region

## Actions: how they are typed and what they do

action-setup = setup ABC... – chance lays out the animals, one letter a section from 1-1 to 6-6
action-guide = guide R – place the guide in region R at the start of the game
action-relocate = relocate R – move the guide from a region without animals to region R, then trap there
action-trap = trap R-S – trap the animal on a section of the guide’s region; your hiker takes its place and the guide goes to region S
action-leopard = leopard R-S R-S – with a { -leopard }, swap two adjacent hikers of different players
action-tahr = tahr R-S R-S – with a { -tahr }, swap a hiker (named first) and an adjacent animal
action-deer = deer R-S R-S – with a { -deer }, swap two animals of different species anywhere on the board
action-yak = yak R – with a { -yak }, move the guide to region R
action-camps = camps SPOT R-S ... – turn connected hikers of yours into camps and score
action-different = different SPOT ANIMAL ... – trade animals that are all different and score
action-same = same SPOT ANIMAL ... – trade animals of one species and score
action-end = end – end your turn
help-forms = R is a region from 1 to 6, R-S a section such as 2-4, SPOT one of 6 5 4 3 3b. ANIMAL is leopard, tahr, deer, yak, bharal or panda, with a star if it is used, such as tahr*.

## What to do now

prompt-setup = The animals are being laid out.
prompt-place-guide = Place the guide in any region.
prompt-before-trap = Trap an animal in region { $guide }.
prompt-no-animals = Region { $guide } has no animals: relocate the guide.
prompt-relocated = Trap an animal in region { $guide }, where you relocated the guide.
prompt-after-guide = Score, use an animal, or end your turn.
prompt-after-scoring = Use an animal, or end your turn.
prompt-over = The game is over.

## What happened

event-animals_placed = The animals are laid out on the mountain.
event-guide_placed =
    { $seat ->
        [none] Chance places the guide in region { $region }.
       *[other] { $player } places the guide in region { $region }.
    }
event-guide_relocated = { $player } relocates the guide to region { $region }.
event-trapped = { $player } traps { an-animal } on { $section } and leaves a hiker there.
event-guide_moved =
    { $by_yak ->
        [true] { $player } uses a { -yak } and sends the guide to region { $region }.
       *[false] { $player } sends the guide to region { $region }.
    }
event-hikers_swapped = { $player } uses a { -leopard } and swaps the hikers on { $first } and { $second }.
event-hiker_and_animal_swapped = { $player } uses a { -tahr } and swaps the hiker on { $hiker } and the animal on { $animal }.
event-animals_swapped = { $player } uses a { -deer } and swaps the animals on { $first } and { $second }.
event-camps_built = { $player } builds camps on { $sections } and takes the spot { $spot } of the row “{ row-camps }”.
event-animals_traded =
    { $row ->
        [different] { $player } trades { $animals } and takes the spot { $spot } of the row “{ row-different }”.
       *[same] { $player } trades { $animals } and takes the spot { $spot } of the row “{ row-same }”.
    }
event-points_scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $reason ->
        [panda] for the { -panda }
        [camps] for camps
        [different] for different animals
        [same] for animals of one species
       *[area] for region { $region }
    }{ $landing ->
        [0] { "" }
       *[other] { " " }({ $landing } for landing on the opponent’s space)
    } and now has { $score }.
event-turn_ended = { $player } ends the turn.
event-resigned = { $player } resigns.
reason-cubes = all cubes are on the points chart
reason-hikers = all hikers are placed
reason-resigned = a player resigned
reason-abandoned = the players agreed to stop
event-game_over =
    The game is over: { $reason ->
        [cubes] { reason-cubes }
        [hikers] { reason-hikers }
        [resigned] { reason-resigned }
       *[abandoned] { reason-abandoned }
    }. { $result ->
        [win] { $winner } wins.
        [draw] It is a draw.
       *[none] Nobody wins.
    } Points: { $scores }.

## The tutorial: what to do, what is said when it is done, and after anything else

lesson-trap = Trap an animal
lesson-trap-task = The guide stands in region 4. Tap an animal there: your hiker takes its place.
lesson-trap-done = It is yours. The guide walked to the region with the number of its place.
lesson-trap-again = Place 4 keeps the guide in region 4. Trap on another place and see it walk.
lesson-send = Send the guide
lesson-send-task = Your opponent traps where the guide goes. Send it to region 3, where one animal is left.
lesson-send-done = Well sent: your opponent must take the { -leopard }, the last animal of region 3.
lesson-send-again = There your opponent can choose. The number of the place sends the guide: trap on place 3.
lesson-tahr = Use an animal
lesson-tahr-task = A { -tahr } swaps a hiker with an animal beside it. Tap your { -tahr }, then 2-1 and 2-2 to join four hikers.
lesson-tahr-done = Four of your hikers are joined, over the dotted path too. The { -tahr } is used now.
lesson-tahr-again = Your hikers are not joined yet. Swap your hiker on 2-1 with the { -deer } on 2-2.
lesson-camps = Build camps
lesson-camps-task = Joined hikers can become camps. Tap 2-2, 2-4, 2-5 and 4-1, then the glowing spot of the chart.
lesson-camps-done = Four camps for 5 points. The spot is yours, and camps never move.
lesson-camps-again = That works, but four hikers are worth more. Build all four camps.
lesson-trade = Trade animals
lesson-trade-task = A { -bharal } counts as any animal. Trade three of one kind: tap the 6 in the row “Same”.
lesson-trade-done = Three of one kind for 6 points. The higher score wins: now you can play.
lesson-trade-again = That works, but it is not three of one kind. Tap the 6 in the row “Same”.

## Texts that are no action

error-nanga_parbat-text-unknown = There is no action “{ $word }”. Use guide, relocate, trap, leopard, tahr, deer, yak, camps, different, same or end (rules 9.1).
error-nanga_parbat-text-not_a_players = “{ $text }” is for chance and not for a player. Choose an action of your own (rules 2.3).
error-nanga_parbat-text-region = “{ $word }” is no region. Regions are 1 to 6 (rules 1.3).
error-nanga_parbat-text-section = “{ $word }” is no section. Write region and section from 1 to 6, such as 2-4 (rules 1.3).
error-nanga_parbat-text-spot = “{ $word }” is no spot of the points chart. Use 6, 5, 4, 3 or 3b (rules 4.2).
error-nanga_parbat-text-animal = “{ $word }” is no animal. Use leopard, tahr, deer, yak, bharal or panda; the first four with a star if they are used (rules 9.1).
error-nanga_parbat-text-twice = The section { $word } is named twice. Name each section once (rules 4.4).
error-nanga_parbat-text-setup_count = “{ $text }” does not have six animals of each species. Write each of the letters L T D Y B P six times (rules 2.3).
error-nanga_parbat-text-form_setup = Write “setup” and 36 letters out of L T D Y B P, one a section (rules 2.3).
error-nanga_parbat-text-form_guide = Write “guide” and a region, such as “guide 3” (rules 9.1).
error-nanga_parbat-text-form_relocate = Write “relocate” and a region, such as “relocate 3” (rules 9.1).
error-nanga_parbat-text-form_trap = Write “trap” and a section, such as “trap 2-4” (rules 9.1).
error-nanga_parbat-text-form_leopard = Write “leopard” and the sections of two hikers, such as “leopard 2-4 2-5” (rules 9.1).
error-nanga_parbat-text-form_tahr = Write “tahr”, the section of the hiker and then that of the animal, such as “tahr 2-4 2-5” (rules 9.1).
error-nanga_parbat-text-form_deer = Write “deer” and the sections of two animals, such as “deer 2-4 6-1” (rules 9.1).
error-nanga_parbat-text-form_yak = Write “yak” and a region, such as “yak 3” (rules 9.1).
error-nanga_parbat-text-form_camps = Write “camps”, a spot and the sections of your hikers, such as “camps 3 1-1 1-2 1-3” (rules 9.1).
error-nanga_parbat-text-form_different = Write “different”, a spot and your animals, such as “different 3 leopard tahr* panda” (rules 9.1).
error-nanga_parbat-text-form_same = Write “same”, a spot and your animals, such as “same 3 yak yak* bharal” (rules 9.1).
error-nanga_parbat-text-form_end = Write “end” and nothing after it (rules 9.1).

## Broken rules

error-nanga_parbat-setup-chance = Only chance lays out the animals. Choose an action of your own (rules 2.3).
error-nanga_parbat-chance-due =
    { $due ->
        [setup] Chance lays out the animals now: the draw is “setup” and 36 letters (rules 2.3).
       *[guide] Chance places the guide now: the draw is “guide” and a region (rules 2.6).
    }
error-nanga_parbat-guide-first = Place the guide first, such as with “guide 3” (rules 2.5).
error-nanga_parbat-guide-placed = The guide has been placed already. A { -yak } can move it (rules 2.5).
error-nanga_parbat-relocate-trapped = You have already trapped this turn, so the guide cannot be relocated. Go on without it (rules 3.2).
error-nanga_parbat-relocate-done = You have already relocated the guide. Trap an animal in region { $guide } (rules 3.2).
error-nanga_parbat-relocate-animals_here = Region { $guide } still has animals, so the guide stays. Trap one of them (rules 3.2).
error-nanga_parbat-relocate-no_animal = The guide needs another region with at least one animal. Choose such a region (rules 3.2).
error-nanga_parbat-trap-once = You have already trapped this turn. Score, use an animal, or end your turn (rules 3.3).
error-nanga_parbat-trap-not_guides_region = The guide is in region { $guide }. Trap an animal there (rules 3.3).
error-nanga_parbat-trap-no_animal = There is no animal on this section. Choose another in region { $guide } (rules 3.3).
error-nanga_parbat-trap-relocate_first = Region { $guide } has no animals. Relocate the guide first (rules 3.2).
error-nanga_parbat-activate-after_relocating = You have relocated the guide. Trap in region { $guide } before you use an animal (rules 5.1).
error-nanga_parbat-activate-none_fresh = You have no fresh { animal } to use. Choose another action (rules 5.1).
error-nanga_parbat-leopard-two_hikers = A { -leopard } swaps two hikers. Name two sections with a hiker on each (rules 5.2).
error-nanga_parbat-leopard-same_owner = Both hikers belong to one player. Name a hiker of each player (rules 5.2).
error-nanga_parbat-leopard-not_adjacent = These two hikers are not adjacent. Name two that share a border or a dotted link (rules 5.2).
error-nanga_parbat-tahr-hiker_and_animal = A { -tahr } swaps a hiker and an animal. Name the section of the hiker first, then that of the animal (rules 5.3).
error-nanga_parbat-tahr-not_adjacent = This hiker and this animal are not adjacent. Name two that share a border or a dotted link (rules 5.3).
error-nanga_parbat-deer-two_animals = A { -deer } swaps two animals on the board. Name two sections with an animal on each (rules 5.4).
error-nanga_parbat-deer-same_species = Both animals are of one species. Name two different ones (rules 5.4).
error-nanga_parbat-yak-same_region = The guide is in region { $guide } already. Choose another region (rules 5.5).
error-nanga_parbat-score-before_trap = You score only after trapping. Trap an animal first (rules 3.6).
error-nanga_parbat-score-once = You have already scored this turn. Use an animal or end your turn (rules 3.6).
error-nanga_parbat-score-no_cube = You have no cube left, so you cannot score any more. Use an animal or end your turn (rules 4.1).
error-nanga_parbat-score-spot_taken = The spot { $spot } of this row is taken. Choose an empty one (rules 4.1).
error-nanga_parbat-score-number = The spot { $spot } needs exactly { $items }. Name that many, or choose another spot (rules 4.3).
error-nanga_parbat-camps-own_hikers = Camps are built from your own hikers. Name only sections where one of them stands (rules 4.4).
error-nanga_parbat-camps-not_connected = These hikers are not connected. Name a group in which each can be reached from the others (rules 4.4).
error-nanga_parbat-camps-too_few_left = The spot { $spot } needs { $items } camps, and you have only { $camps_left } left. Choose a smaller spot (rules 4.4).
error-nanga_parbat-trade-not_held = You do not have all these animals. Name only animals on your player board, used ones with a star (rules 4.7).
error-nanga_parbat-different-twice = A species is named twice. Name different animals; only a { -bharal } may come more than once (rules 4.5).
error-nanga_parbat-same-several = These animals are of several species. Name animals of one species, and { -bharal }s if you like (rules 4.6).
error-nanga_parbat-end-before_trap = You cannot end your turn before trapping. Trap an animal first (rules 3.7).

## Board files

error-nanga_parbat-board-form = The board file does not describe a board: { $detail }. Correct it there (rules 1.8).
error-nanga_parbat-board-sections = The board file has { $count } sections. It needs each of the 36 once; missing: { $missing }; unknown: { $unknown } (rules 1.3).
error-nanga_parbat-board-unknown_section = “{ $section }” in { $where } of the board file is no section. Write region and section, such as 2-4 (rules 1.3).
error-nanga_parbat-board-itself = In { $where } of the board file the section { $section } is joined to itself. Name two sections (rules 1.4).
error-nanga_parbat-board-twice = The board file joins { $pair } twice. Name each pair once, among the borders or the dotted links (rules 1.4).
error-nanga_parbat-board-default = The presets of the board file need a “default” that names one of them: { $presets } (rules 1.7).
error-nanga_parbat-board-chart = The points chart of the board file is not that of the rules. Correct it or leave it out (rules 4.2).
error-nanga_parbat-board-unknown_link = The preset “{ $preset }” names “{ $link }”, which is none of the dotted links of the board file. Correct it or add the link (rules 1.7).
error-nanga_parbat-board-not_connected = With the preset “{ $preset }” nothing leads from 1-1 to { $sections }. Add the missing borders or dotted links (rules 1.4).

## Positions

error-nanga_parbat-position-fields = A position has seven fields separated by single spaces, not { $count }: board, guide, side, phase, points chart and both players (rules 9.8).
error-nanga_parbat-position-board = “{ $word }” is no board. Write six regions of six marks, separated by slashes: L T D Y B P for animals, o x for hikers, O X for camps (rules 9.8).
error-nanga_parbat-position-guide = “{ $word }” is no place for the guide. Write a region from 1 to 6, or - before it is placed (rules 9.8).
error-nanga_parbat-position-side = “{ $word }” is no side. Write “o” for the first player or “x” for the second (rules 9.8).
error-nanga_parbat-position-phase = “{ $word }” is no phase. Use setup, place-guide, before-trap, relocated, after-guide, after-scoring or over (rules 9.8).
error-nanga_parbat-position-chart = “{ $word }” is no points chart. Write three rows of five marks, separated by slashes: o x for cubes, a dot for an empty spot (rules 9.8).
error-nanga_parbat-position-player = “{ $word }” is no player board. Write the score, a colon and the animals, such as 12:LT*D, or - for none (rules 9.8).
error-nanga_parbat-position-species = There are more than six animals with the letter { $letter }. Take some away (rules 1.1).
error-nanga_parbat-position-supply = A player has more pieces on the board than there are. Allow 15 hikers and camps together, and 12 camps (rules 1.1).
error-nanga_parbat-position-cubes = A player has more than five cubes on the points chart. Take some away (rules 1.1).
error-nanga_parbat-position-equal_scores = Equal scores occur only at 0. Change one of them (rules 6.3).
error-nanga_parbat-position-empty_sections = Every section holds exactly one thing once the animals are laid out. Correct the board (rules 1.3).
error-nanga_parbat-position-guide_phase = The guide stands in a region exactly from its placing on. Correct the guide or the phase (rules 2.5).
error-nanga_parbat-position-relocated_empty = After relocating, the guide’s region needs an animal to trap. Move the guide or change the phase (rules 3.2).
error-nanga_parbat-position-over = All cubes lie on the points chart, so the game is over. Write the phase over (rules 7.1).
error-nanga_parbat-position-turns = The numbers of hikers and camps do not fit the side to act and the phase. Correct one of them (rules 3.9).
error-nanga_parbat-position-not_over = Nothing has ended this game yet: cubes and hikers are left. Correct the phase (rules 7.1 and 7.2).

## What parbat bench measures

speed-playouts = actions in random playouts
speed-perft = leaves counted by perft to depth 3
speed-copy = copies of a state
speed-legal_actions = legal lists made
speed-typed_api = actions listed, chosen and applied through the typed API
