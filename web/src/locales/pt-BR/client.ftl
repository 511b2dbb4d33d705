### Os textos do próprio cliente. Os de um jogo ficam num arquivo com o nome dele.

## Em toda parte

parbat = Parbat
you = Você
close = Fechar
cancel = Cancelar
home = Todos os jogos
error-unreachable = O servidor não responde. Verifique sua conexão e tente de novo.
error-unknown = Não funcionou. Tente de novo.
error-try-again = Tentar de novo
page-missing = Não há nada neste endereço.
page-broken = Não foi possível mostrar esta página.
page-home = Ir para os jogos
theme-switch =
    { $shown ->
        [dark] Tema claro
       *[light] Tema escuro
    }
loading = Um momento

## Jogos

game-name =
    { $game ->
        [nanga-parbat] Nanga Parbat
        [himalaya] Himalaya
        [hardback] Hardback
       *[other] { $game }
    }
game-about =
    { $game ->
        [nanga-parbat] Capture animais, erga acampamentos e conduza o guia.
        [himalaya] Planeje seis jogadas em segredo e veja as caravanas se cruzarem.
        [hardback] Forme palavras e compre as letras que você queria ter.
       *[other] { "" }
    }
game-size =
    { $game ->
        [nanga-parbat] 2 jogadores, 25 minutos
        [himalaya] 3 a 6 jogadores, 60 minutos
        [hardback] 1 a 5 jogadores, 45 minutos
       *[other] { "" }
    }
bot-name =
    { $bot ->
        [greedy] Computador (rápido)
        [random] Computador (ao acaso)
        [level-1] Computador (nível 1)
        [level-2] Computador (nível 2)
        [level-3] Computador (nível 3)
        [level-4] Computador (nível 4)
        [level-5] Computador (nível 5)
       *[other] Computador
    }
bot-name-numbered =
    { $bot ->
        [greedy] Computador { $number } (rápido)
        [random] Computador { $number } (ao acaso)
        [level-1] Computador { $number } (nível 1)
        [level-2] Computador { $number } (nível 2)
        [level-3] Computador { $number } (nível 3)
        [level-4] Computador { $number } (nível 4)
        [level-5] Computador { $number } (nível 5)
       *[other] Computador { $number }
    }
player-number = Jogador { $number }

## Saguão

play = Jogar
play-friend = Jogar com um amigo
play-pass = Jogar na mesma tela
play-more = Escolher como jogar
your-tables = Suas mesas
open-tables = Mesas abertas
watch-tables = Assistir a uma mesa
table-with = com { $names }
table-between = { $names }
table-alone = na mesma tela
state-yours = Sua vez
state-waiting =
    { $name ->
        [none] Em jogo
       *[other] Vez de { $name }
    }
state-open = Há um lugar livre
state-invite = À espera de alguém
state-over = Encerrada
join = Sentar
drop-record = Para abrir um jogo salvo, solte o arquivo em qualquer lugar desta página
drop-here = Solte o arquivo para rever o jogo
open-file = Abrir um jogo salvo
choose-file = ou escolha um arquivo
drop-bad = Este arquivo não é o registro de um jogo.
rules = Regras
your-name = Seu nome
your-name-hint = Os outros à mesa o veem.
your-name-save = Salvar

## Preparar uma mesa

setup-title = Uma mesa de { $game }
setup-opponent = Quem joga com você
setup-friend = Um amigo, por um link
setup-pass = Os dois nesta tela
setup-first = Quem começa
setup-first-lot = Por sorteio
setup-first-me = Você
setup-first-them = O outro jogador
setup-public = Qualquer pessoa pode sentar
setup-start = Começar
option =
    { $option ->
        [area_variant] As regiões pontuam no fim
        [topology] Ligações entre as regiões
        [guide_start] A primeira região do guia
        [mode] Como se joga
        [penny] Gênero de Penny Dreadful
        [length] Pontos que encerram o jogo
        [edition] Edição
        [language] Idioma das palavras
        [dictionary] Palavras que valem
        [vote] Votação sobre outras palavras
        [open_hands] Mãos abertas
        [awards] Prêmios literários
        [adverts] Anúncios
        [unique_words] Cada palavra só uma vez
        [advanced] Marcadores de evento e escolha nos inventários
        [refill] As vilas são abastecidas por
        [show_committed] Mostrar quem está pronto
        [deals_optional] Negócios podem ser recusados
        [shared_lead_counts] Liderança dividida conta (três jogadores)
        [inventory_split] Delegações do inventário podem ser divididas
        [board] Tabuleiro
       *[other] { $option }
    }
option-value =
    { $value ->
        [true] Sim
        [false] Não
        [full9] Todas as nove
        [slope6] Só as seis das encostas
        [second_player] O segundo jogador escolhe
        [random] Ao acaso
        [competitive] Uns contra os outros
        [cooperative] Juntos, ou só, contra Penny
        [classic] Primeira edição
        [second] Segunda edição
        [en] Inglês
        [de] Alemão
        [fr] Francês
        [standard] Palavras inglesas conhecidas
        [large] Uma lista inglesa ampla
        [french] Palavras francesas
        [none] { $option ->
            [dictionary] Sem lista: vocês votam
           *[other] Nenhum
        }
        [no] Não
        [majority] Metade dos outros aceita
        [unanimous] Todos os outros aceitam
        [off] Não
        [player] Para cada jogador
        [game] No jogo todo
        [adventure] Aventura
        [horror] Terror
        [mystery] Mistério
        [romance] Romance
        [die] O dado
        [cards] Cartas de vila
       *[other] { $value }
    }

## À espera de alguém

waiting-prompt = À espera de um segundo jogador
waiting-share = Envie este link. Quem o abrir senta à mesa.
waiting-public = Qualquer pessoa pode sentar pela lista de mesas abertas.
waiting-link = Link desta mesa
waiting-copy = Copiar
waiting-copied = Copiado
waiting-bot = Deixar um computador sentar aqui
waiting-leave = Desistir desta mesa
waiting-sit = Sentar aqui
waiting-free = Lugar livre

## À mesa

log = O que aconteceu
log-empty = Nada ainda.
log-undone = Jogada desfeita
log-points = +{ $points }
menu = Menu
menu-record = Baixar o registro
menu-resign = Desistir
menu-look = Rever
resign-ask = Desistir deste jogo?
resign-hint = O outro jogador vence.
settings = Configurações
help = Regras e teclas
offline = Sem conexão. Seu plano está guardado.
offline-hint = Reconectando sozinho.
unconfirmed = Enviado. Esperando o servidor.
elsewhere = Esta mesa está aberta em outra janela.
elsewhere-use = Jogar aqui
catching-up = Mostrando o que você perdeu
catching-skip = Pular
seat-away = { $name } está ausente

## O fim

result-won =
    { $who ->
        [you] Você venceu, { $best } a { $other }
       *[other] { $name } venceu, { $best } a { $other }
    }
result-resigned =
    { $who ->
        [you] Você venceu
       *[other] { $name } venceu
    }
result-team-won = Vocês venceram Penny Dreadful com { $best } pontos
result-team-lost = Penny Dreadful venceu
result-draw = Empate, { $best } a { $other }
result-none = O jogo terminou sem vencedor
result-reason =
    { $reason ->
        [cubes] Todos os cubos estão na tabela de pontos.
        [hikers] Todos os alpinistas estão na montanha.
        [target] A meta foi alcançada.
        [team] A equipe alcançou a meta.
        [penny] Penny Dreadful alcançou a meta.
        [resigned] Por desistência.
        [abandoned] O jogo foi abandonado.
        [majority] À frente em duas de três.
        [yaks] Pelos iaques.
        [politics] Pela política.
        [religion] Pela religião.
        [shared] Vitória dividida.
       *[other] { "" }
    }
rematch = Revanche
look-back = Rever

## Rever um jogo

replay = Rever
replay-title = Rever um jogo passo a passo
replay-none = Abra um jogo salvo para revê-lo.
replay-start = O início
replay-told = { $player }: { $told }
replay-step = Passo { $at } de { $count }
replay-first = Ao início
replay-back = Um passo atrás
replay-forward = Um passo adiante
replay-last = Ao fim
replay-live = Voltar ao jogo
replay-share = Copiar um link para esta posição
replay-keys = As setas também servem.

## Configurações

settings-theme = Tema
settings-theme-value =
    { $value ->
        [light] Claro
        [dark] Escuro
       *[system] Como o sistema
    }
settings-motion = Movimento
settings-motion-value =
    { $value ->
        [on] Ligado
        [off] Desligado
       *[system] Como o sistema
    }
settings-lang = Idioma
settings-labels = Letras e números no tabuleiro
settings-confirm = Perguntar antes de encerrar a vez
settings-cards = Tamanho das cartas (Hardback)
settings-show-laid = Mostrar aos outros a palavra enquanto a monto

## Página das regras

rules-title = Regras de { $game }
rules-english = As regras estão escritas em inglês.

## Typing an action

type-action = Digitar uma ação
type-label = Ação, como { $example }
type-go = Fazer
