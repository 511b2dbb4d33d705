### Páginas e janelas ao lado dos jogos: perguntas, um relato, a interface para programas.

questions = Perguntas e problemas
settings-sounds = Sons

## Relatar um problema

report = Relatar um problema
report-happened = O que aconteceu?
report-hint = O que você escreve e as linhas abaixo são enviados a quem mantém este servidor, e nada mais.
report-line =
    { $line ->
        [game] Jogo: { $value }
        [table] Mesa: { $value }
        [move] Passo: { $value }
        [page] Página: { $value }
        [program] Versão do Parbat: { $value }
        [rules] Versão das regras: { $value }
        [browser] Navegador: { $value }
        [window] Janela: { $value }
        [language] Idioma: { $value }
        [theme] Tema: { $value }
       *[refused] Última recusa: { $value }
    }
report-send = Enviar
report-sent = Obrigado. Quem mantém este servidor já pode ler.
report-not-copied = Este navegador não deixa a página copiar.

## A interface para programas

docs = Para programas
docs-made-with = Esta página é feita com { $name }.
docs-licences = Licenças das suas partes

## Boards

boards = Tabuleiros próprios
boards-english = Esta página está escrita em inglês.
boards-usual = O tabuleiro de { $game }, para digitar por cima
