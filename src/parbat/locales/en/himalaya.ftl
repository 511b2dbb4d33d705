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
