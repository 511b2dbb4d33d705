### O formulário de uma mesa.

setup-players = Quantos jogam
setup-here = Outra pessoa aqui
setup-pace = Tempo
setup-pace-none = Sem relógio
setup-pace-live = Com relógio
setup-pace-days = Dias por turno
setup-clock = Relógio
setup-clock-of = { $minutes } min + { $seconds } s
setup-clock-own = Outro
setup-clock-bank = Minutos para cada um
setup-clock-increment = Segundos a mais por turno
setup-days = Para cada turno
setup-days-of =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
setup-more = Regras e mais
setup-stand-in = Joga por quem sair
setup-chat = Conversa na mesa
setup-by-hand = Começar só quando eu disser
setup-board = O tabuleiro
setup-board-choose = Escolher um arquivo
setup-board-other = Escolher outro arquivo
setup-board-usual = Jogar no tabuleiro de sempre
setup-board-note = O de sempre. Se você tem o jogo impresso, pode digitar o tabuleiro dele e jogar nele aqui.
setup-board-wrong = Ainda não dá para jogar neste tabuleiro:
setup-board-bad = Isso não é um tabuleiro: o arquivo não é um objeto JSON, ou é grande demais.
