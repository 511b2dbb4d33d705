### A mesa além do jogo: relógios, acordos, saídas, conversa, espera pelos outros.

## Relógios

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-running = Correndo: { $time }
clock-standing = Parado: { $time }
clock-short = Pouco tempo: { $time }
clock-said =
    { $seconds ->
        [60] Você tem um minuto.
       *[other] Você tem { $seconds } segundos.
    }

## Acordos

ask-undo = Pedir para desfazer
undo-now = Desfazer
propose-end = Propor encerrar sem resultado
propose-end-alone = Encerrar sem resultado
propose-end-ask = Propor o fim desta partida sem resultado?
propose-end-ask-alone = Encerrar esta partida sem resultado?
propose-end-hint = Ela termina quando todos os outros concordarem. Ninguém vence.
propose-end-hint-alone = Ninguém vence.
propose-end-do = Propor
propose-end-do-alone = Encerrar a partida
proposal-asks =
    { $what ->
        [undo] { $name } pede para desfazer a última ação.
       *[abandon] { $name } propõe encerrar sem resultado.
    }
proposal-waits =
    { $what ->
        [undo] Você pede para desfazer sua ação. Esperando por { $names }.
       *[abandon] Você propõe encerrar sem resultado. Esperando por { $names }.
    }
proposal-others =
    { $what ->
        [undo] { $name } pede para desfazer uma ação. Esperando por { $names }.
       *[abandon] { $name } propõe encerrar sem resultado. Esperando por { $names }.
    }
proposal-agree = Concordar
proposal-decline = Recusar
proposal-withdraw = Retirar
proposal-bar = Uma proposta

## Um computador no lugar de alguém

stand-in-here = Um computador joga por você.
stand-in-hint = O lugar continua seu. Você pode voltar a jogar quando quiser.
stand-in-return = Retomar seu lugar
stand-in-mark = Um computador continua jogando
leave = Sair da partida
leave-ask = Sair desta partida?
leave-hint = Um computador continua no seu lugar. Você pode voltar e retomá-lo.

## Conversa

chat = Conversa
chat-new =
    { $count ->
        [one] Conversa, { $count } linha nova
       *[other] Conversa, { $count } linhas novas
    }
chat-hide = Ocultar a conversa
chat-show = Mostrar a conversa
chat-show-new =
    { $count ->
        [one] Mostrar a conversa, { $count } linha nova
       *[other] Mostrar a conversa, { $count } linhas novas
    }
chat-empty = Ninguém disse nada ainda.
chat-write = Escreva para os outros
chat-send = Enviar
chat-said = { $name }: { $text }
chat-looking-on = Só quem joga pode escrever aqui.
chat-mute = Não ouvir { $name }
chat-hear = Voltar a ouvir { $name }
chat-muted =
    { $count ->
        [one] { $name }: uma linha que você não ouve
       *[other] { $name }: { $count } linhas que você não ouve
    }
menu-new =
    { $count ->
        [one] Menu, { $count } linha nova na conversa
       *[other] Menu, { $count } linhas novas na conversa
    }

## Como se joga nesta mesa

terms = Como se joga nesta mesa
terms-pace = Tempo
terms-pace-none = Sem relógio
terms-pace-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s por turno
terms-pace-days =
    { $days ->
        [one] { $days } dia por turno
       *[other] { $days } dias por turno
    }
terms-stand-in = Joga por quem sai
terms-chat = Conversa
terms-chat-value =
    { $on ->
        [yes] Ligada
       *[no] Desligada
    }
terms-public = Quem pode se sentar
terms-public-value =
    { $on ->
        [yes] Qualquer pessoa
       *[no] Quem tem o link
    }
terms-rules = Versão das regras

## Antes da partida

room-invited = { $name } convida você para jogar
room-open = Há um lugar livre
room-rematch = { $name } oferece uma revanche
room-full = Todos estão aqui
room-start = Começar a partida
room-start-later = Começa quando não houver lugar livre
room-start-waits = { $name } começa a partida.
room-sit = Sentar-se
room-link-needed = Para se sentar aqui, você precisa do link do convite.
room-accept = Aceitar
room-decline = Agora não
room-share = Envie este link. Quem o abrir pode se sentar.
room-kept = Reservado para { $name }
room-bot = Computador
room-bot-here = Pôr um computador no lugar { $number }
room-free = Liberar
room-free-which = Liberar de novo o lugar { $number }
room-leave = Levantar-se
room-you = Você
rematch-offered = { $name } oferece uma revanche.
rematch-accept = Aceitar a revanche
rematch-go = Ir para a próxima partida

## As listas de mesas

list-kept =
    { $count ->
        [one] { $names } espera por você
       *[other] { $names } esperam por você
    }
list-kept-none = Um lugar está reservado para você
list-start = Pronta para começar
