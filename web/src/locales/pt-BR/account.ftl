### Quem alguém é: nome, conta, sessões, dados.

account = Você e sua conta
account-chip = { $name }: seu nome e sua conta
account-renamed = Agora você se chama { $name }.
account-guest = Você joga como visitante, e tudo aqui está aberto para você. Uma conta serve só para reencontrar seus jogos em outros navegadores.
account-of = Você entrou como { $name }

## De visitante a conta e de volta

account-make = Guardar meus jogos: criar uma conta
account-make-hint = Bastam um nome e uma senha; não há endereço de e-mail, então ninguém pode lhe enviar uma senha esquecida.
account-make-do = Criar uma conta
account-made = Sua conta está criada. Todos os seus jogos estão nela.
account-have = Já tenho uma conta
account-log-in = Entrar
account-log-in-hint = Os jogos que você jogou aqui como visitante vão junto.
account-logged-in = Você entrou, e seus jogos estão aqui.
account-none-yet = Não tenho conta
account-log-out = Sair
account-logged-out = Você saiu. Este navegador continua como um novo visitante.
account-name = Nome da conta
account-name-hint = É com ele que você entra. Depois ninguém mais pode usar um nome parecido.
account-password = Senha
account-password-hint = Pelo menos 8 caracteres. Algumas palavras juntas fazem uma boa senha.
account-show-password = Mostrar a senha

## A senha

account-password-change = Mudar a senha
account-password-old = Sua senha atual
account-password-new = Nova senha
account-password-new-hint = Pelo menos 8 caracteres. Todas as suas outras sessões terminam.
account-password-changed = A senha foi mudada, e todas as outras sessões terminaram.

## Sessões

account-sessions = Onde você está conectado
account-session-unknown = Um navegador
account-session-this = Este navegador, desde { $since }
account-session-seen = Desde { $since }, visto por último em { $seen }
account-session-end = Encerrar
account-session-end-which = Encerrar a sessão: { $agent }
account-session-ended = A sessão foi encerrada.

## O que fica guardado

account-data = Seus dados
account-data-hint = Baixe num só arquivo tudo o que está guardado sobre você: seu nome, sessões, mesas com seus jogos, mensagens e relatos.
account-data-download = Baixar meus dados
account-delete =
    { $who ->
        [account] Apagar minha conta e meus dados
       *[guest] Apagar meus dados
    }
account-delete-ask =
    { $who ->
        [account] Apagar sua conta e seus dados?
       *[guest] Apagar seus dados?
    }
account-delete-goes = Isto some de vez:
account-delete-goes-person =
    { $who ->
        [account] seu nome, sua conta com a senha e todas as suas sessões
       *[guest] seu nome e sua sessão
    }
account-delete-goes-games = suas mesas em que ninguém mais se sentou, com seus jogos: os contra o computador e os na mesma tela
account-delete-goes-chat = tudo o que você escreveu em conversas
account-delete-stays = Isto permanece:
account-delete-stays-games = seus jogos com outras pessoas, que também são delas; no lugar do seu nome há só um traço
account-delete-stays-running = os que ainda estão em andamento, nos quais o computador toma o seu lugar
account-delete-stays-reports = os relatos de problemas que você enviou, sem mais ligação com você
account-delete-do = Apagar de vez
account-delete-keep = Manter tudo
account-deleted = Tudo foi apagado. Você é um novo visitante.
