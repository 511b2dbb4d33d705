### Pagine e finestre accanto ai giochi: domande, una segnalazione, l’interfaccia per programmi.

questions = Domande e problemi
settings-sounds = Suoni

## Segnalare un problema

report = Segnala un problema
report-happened = Che cosa è successo?
report-hint = Ciò che scrivi e le righe qui sotto vengono mandati a chi gestisce questo server, e nient’altro.
report-line =
    { $line ->
        [game] Gioco: { $value }
        [table] Tavolo: { $value }
        [move] Passo: { $value }
        [page] Pagina: { $value }
        [program] Versione di Parbat: { $value }
        [rules] Versione delle regole: { $value }
        [browser] Browser: { $value }
        [window] Finestra: { $value }
        [language] Lingua: { $value }
        [theme] Tema: { $value }
       *[refused] Ultimo rifiuto: { $value }
    }
report-send = Manda
report-sent = Grazie. Chi gestisce questo server può già leggerla.
report-not-copied = Questo browser non permette alla pagina di copiare.

## L’interfaccia per programmi

docs = Per programmi
docs-made-with = Questa pagina è fatta con { $name }.
docs-licences = Licenze delle sue parti

## Boards

boards = Tabelloni propri
boards-english = Questa pagina è scritta in inglese.
boards-usual = Il tabellone di { $game }, da riscrivere
