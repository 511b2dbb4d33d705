### Short lines of the log of Nanga Parbat. The server says the same in full sentences.

np-log-start = The animals are on the mountain
np-log-guide-placed = Guide begins in { $region }
np-log-relocated = Guide moved on to { $region }
np-log-trapped = { np-animal } at { $section }, guide to { $region }
np-log-trapped-stays = { np-animal } at { $section }, guide stays
np-log-yak = Yak sends the guide to { $region }
np-log-leopard = Leopard swaps { $first } and { $second }
np-log-tahr = Tahr swaps { $first } and { $second }
np-log-deer = Musk Deer swaps { $first } and { $second }
np-log-camps =
    { $count ->
        [one] { $count } camp built
       *[other] { $count } camps built
    }
np-log-different = { $count } different traded
np-log-same = { $count } same traded
np-log-resigned = Resigned
