### Linhas curtas do registro de Nanga Parbat. O servidor diz o mesmo em frases inteiras.

np-log-start = Os animais estão na montanha
np-log-guide-placed = O guia começa em { $region }
np-log-relocated = O guia segue para { $region }
np-log-trapped = { np-animal } em { $section }, guia para { $region }
np-log-trapped-stays = { np-animal } em { $section }, o guia fica
np-log-yak = O iaque manda o guia para { $region }
np-log-leopard = O leopardo troca { $first } e { $second }
np-log-tahr = O tahr troca { $first } e { $second }
np-log-deer = O cervo troca { $first } e { $second }
np-log-camps =
    { $count ->
        [one] { $count } acampamento erguido
       *[other] { $count } acampamentos erguidos
    }
np-log-different = { $count } diferentes trocados
np-log-same = { $count } iguais trocados
np-log-resigned = Desistiu
