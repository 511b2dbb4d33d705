### Righe brevi del diario di Nanga Parbat. Il server dice lo stesso con frasi intere.

np-log-start = Gli animali sono sulla montagna
np-log-guide-placed = La guida comincia in { $region }
np-log-relocated = La guida passa in { $region }
np-log-trapped = { np-animal } in { $section }, guida in { $region }
np-log-trapped-stays = { np-animal } in { $section }, la guida resta
np-log-yak = Lo yak manda la guida in { $region }
np-log-leopard = Il leopardo scambia { $first } e { $second }
np-log-tahr = Il tahr scambia { $first } e { $second }
np-log-deer = Il cervo scambia { $first } e { $second }
np-log-camps =
    { $count ->
        [one] { $count } campo montato
       *[other] { $count } campi montati
    }
np-log-different = { $count } diversi ceduti
np-log-same = { $count } uguali ceduti
np-log-resigned = Si è arreso
