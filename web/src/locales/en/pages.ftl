### Pages and windows beside the games: questions, a report, the wire for programs.

questions = Questions and troubles
settings-sounds = Sounds

## Reporting a problem

report = Report a problem
report-happened = What happened?
report-hint = What you write and the lines below are sent to those who run this server, and nothing else.
report-line =
    { $line ->
        [game] Game: { $value }
        [table] Table: { $value }
        [move] Step: { $value }
        [page] Page: { $value }
        [program] Version of Parbat: { $value }
        [rules] Version of the rules: { $value }
        [browser] Browser: { $value }
        [window] Window: { $value }
        [language] Language: { $value }
        [theme] Theme: { $value }
       *[refused] Last refused: { $value }
    }
report-send = Send
report-sent = Thank you. Those who run this server can read it now.
report-not-copied = This browser does not let the page copy.

## The wire for programs

docs = For programs
docs-made-with = This page is made with { $name }.
docs-licences = Licences of its parts

## Boards

boards = Boards of your own
boards-english = This page is written in English.
boards-usual = The board of { $game }, to type over
