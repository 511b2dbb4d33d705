### O que todos os jogos têm em comum. Nomes e textos digitados por pessoas ficam entre aspas.

## Jogos, jogadores e opções

error-game-unknown = Não existe o jogo “{ $name }”. Escolha um destes: { $names }.
error-bot-unknown = { $game } não tem o jogador de computador “{ $name }”. Escolha um destes: { $names }.
error-option-unknown = Não existe a opção “{ $option }”. Escolha uma destas: { $options }.
error-option-twice = A opção { $option } aparece duas vezes. Indique-a uma só vez.
error-option-value = A opção { $option } não aceita “{ $value }”. Escolha um destes valores: { $values }.
error-option-form = “{ $text }” não é uma opção. Escreva NOME=VALOR.

## Arquivos

error-file-read = Não foi possível ler “{ $path }”: { $reason }.
error-file-write = Não foi possível gravar “{ $path }”: { $reason }.
error-file-cannot_save = Não é possível gravar um arquivo em “{ $path }”. Indique outro lugar antes de a partida começar.
error-file-name_missing = Diga onde salvar, por exemplo “save partida.json”.
error-board-none = { $game } só se joga no próprio tabuleiro. Não indique um arquivo de tabuleiro.
error-board-too_large = O arquivo do tabuleiro é grande demais. Ele pode ter no máximo { $limit } bytes.
error-board-not_json = O arquivo do tabuleiro não é JSON: { $detail }. Corrija esse ponto.
error-board-game = Não há tabuleiros de “{ $game }”. Escolha um destes: { $names }. No arquivo do tabuleiro isso está em “game”.
error-bench-plain_failed = As regras não compiladas não puderam ser medidas: { $reason }. Deixe essa comparação de fora.

## Uma partida

error-match-over = A partida terminou. Comece outra para continuar jogando.
error-match-no_questions = Neste jogo não há nada para consultar.
error-match-not_now = Agora não há nada para testar. Espere a sua vez, ou escolha algo da lista.
error-match-no_such_seat = Não há o lugar { $seat } nesta partida. Os lugares contam a partir de 0.
error-match-draw_due = Primeiro é a vez do sorteio. Registre o sorteio antes de qualquer outra coisa.
error-match-not_to_act =
    { $actor ->
        [chance] Não há sorteio pendente. É a vez de um jogador.
        [table] A mesa não pode agir por um jogador. Indique o lugar que age.
       *[other] Não é a vez do lugar { $actor }. Espere pelos outros jogadores.
    }
error-match-undo_not_yours = O registro { $entry } não é uma ação deste lugar que ainda valha. Desfaça uma ação sua.
error-match-undo_over_chance = O registro { $entry } não pode ser desfeito, porque depois dele houve um sorteio. Desfaça algo mais recente.
error-match-undo_never = O registro { $entry } é uma ação que nunca pode ser desfeita. Continue a partir daqui.
error-match-text = Isto não é um registro de partida. Escreva uma linha de no máximo { $limit } caracteres.
error-match-time = “{ $t }” não é um tempo em segundos desde o início. Informe um número a partir de 0, ou nenhum.
error-match-nothing_to_undo = Não há nada que você possa desfazer agora. Só a sua própria última ação pode ser desfeita.

event-undone = { $player } desfaz tudo a partir do registro { $entry }.
event-stood_in = Um jogador do computador continua no lugar de { $player }.
event-returned = { $player } voltou e continua a jogar.

## Partidas gravadas. Os registros contam a partir de 0

error-record-seats =
    { $given ->
        [0] { $given } lugares não servem
        [one] { $given } lugar não serve
       *[other] { $given } lugares não servem
    }: { $game } precisa de no mínimo { $least } e no máximo { $most }. Mude o número de lugares.
error-record-game = Esta partida gravada é de { $game }, não de { $expected }. Abra-a com o jogo certo.
error-record-rules = A partida foi jogada com a versão { $rules } das regras, e este programa conhece a versão { $known }. Abra-a com a versão do Parbat que a gravou.
error-record-entry = O registro { $entry }, “{ $do }”, foi recusado: { $reason }
error-record-no_such_entry =
    A partida gravada tem { $entries ->
        [0] { $entries } registros
        [one] { $entries } registro
       *[other] { $entries } registros
    } e não pode ser vista até { $at }. Escolha um número de 0 a { $entries }.
error-record-unverified = A partida gravada não traz o compromisso da semente, por isso os sorteios não podem ser conferidos.
error-record-seed_missing = A partida terminou, mas a gravação não traz a semente. Peça a gravação completa para conferir os sorteios.
error-record-hidden = O registro { $entry } está oculto para quem recebeu esta partida gravada. Ela poderá ser revista quando terminar.
error-record-seed_early = A semente está publicada, mas o registro para depois de { $entries } entradas sem um fim. Acrescente as entradas que faltam ou retire a semente.
error-record-seed_later = Os sorteios poderão ser conferidos quando a partida terminar e a semente for publicada.
error-record-commitment = A semente não corresponde ao compromisso. Um dos dois foi alterado depois do início da partida.
error-record-draw = O registro { $entry } é o sorteio “{ $do }”, mas a semente dá “{ $drawn }”. A gravação foi alterada.
error-record-not_canonical = O registro { $entry } costuma ser escrito “{ $canonical }”. O sentido é o mesmo.
error-record-log_ends_early =
    A gravação afirma um resultado, mas acaba antes do fim da partida, depois de { $entries ->
        [0] { $entries } registros
        [one] { $entries } registro
       *[other] { $entries } registros
    }. Procure o resto dela.
error-record-outcome_missing = Os registros levam ao fim da partida, mas falta o resultado. Acrescente o resultado.
error-record-outcome = A gravação afirma um resultado diferente do que os registros dão, que é { $played }.
error-record-too_large = O arquivo é grande demais para ser uma partida. Ele pode ter no máximo { $limit } bytes.
error-record-not_utf8 = A partida gravada não é texto UTF-8. Salve-a nessa codificação.
error-record-too_deep = O conteúdo é aninhado demais para ser uma partida. Veja se o arquivo é o certo.
error-record-invalid = Isto não é uma partida gravada: { $detail }. Corrija esse ponto.
error-record-not_json = A partida gravada não é JSON: { $detail }. Corrija esse ponto.
error-record-twice = A gravação traz o campo “{ $field }” duas vezes. Deixe só um.
error-record-setup = A partida gravada não pode ser jogada: { $reason }
error-record-no_lexicon = O registro indica uma lista de palavras, mas { $game } não usa nenhuma. Retire o campo lexicon.
error-record-lexicon_missing = A lista de palavras “{ $name }”, versão { $version }, não está aqui como era: as palavras contam como na gravação. Adicione essa lista para conferi-las de novo.
error-record-no_perft = Neste jogo não se podem contar sequências de ações. Escolha outro.
error-record-seed = Uma semente tem 32 bytes, escritos com 64 dígitos de 0 a 9 e de a até f. Informe uma semente assim.
error-record-line = A linha { $line } do arquivo não pode ser usada: { $reason }
error-record-empty = Não há nenhuma partida gravada em “{ $path }”. Escolha outro arquivo.
error-record-no_such_record =
    Não há a partida número { $number }, porque o arquivo tem { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }. A contagem começa em 1.

## O terminal

saved = A partida foi salva em “{ $path }”.
help-commands = E ainda: “? AÇÃO” explica uma ação, “legal” lista tudo o que você pode fazer, “legal trap” só o que começa com “trap”, “board” mostra a mesa, “undo” desfaz sua última ação, “save ARQUIVO” salva a partida, “resign” desiste, “quit” sai.
help-unknown = Não há explicação sobre “{ $topic }”. Digite ? para ver tudo o que você pode fazer agora.

## A linha de comando

cli-player = Jogador { $number }
cli-stopped = Interrompido.
cli-output-failed = Não é possível escrever a saída: { $reason }.
games-seats = de { $least } a { $most } lugares
games-seats-fixed =
    { $most ->
        [one] { $most } lugar
       *[other] { $most } lugares
    }
games-option = opção
games-values = valores, o padrão primeiro
games-bots = jogadores artificiais: { $names }
verify-wrong = errado
verify-note = nota
verify-sound =
    { $count ->
        [0] { $sound } de { $count } registros estão em ordem
        [one] { $sound } de { $count } registro está em ordem
       *[other] { $sound } de { $count } registros estão em ordem
    }
board-checked =
    { $count ->
        [0] O tabuleiro está em ordem.
        [one] { $count } problema.
       *[other] { $count } problemas.
    }
summary-games =
    { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $mean } entradas em média (de { $least } a { $most })
summary-player = jogador
summary-wins = vitórias
summary-draws = empates
summary-rate = taxa de vitórias
summary-interval = 95 %
summary-score = pontuação média
summary-range = mínimo a máximo
summary-end = fim da partida
summary-count = partidas
summary-share = parte
bench-rules = regras de Nanga Parbat
bench-rate = por segundo
bench-rate-plain = por segundo (Python puro)
bench-plain = Python puro
bench-ratio = razão
bench-aim = meta
bench-bound =
    { $limit ->
        [most] no máximo
       *[least] no mínimo
    } { $value }
bench-measured = medido
bench-spread = mediana ou 95 %
bench-count = de
bench-met = cumprida
bench-verdict =
    { $met ->
        [yes] sim
        [no] não
       *[unknown] não medida
    }

## A mesa online

error-people-name = Este nome não pode ser usado. Escolha de 1 a { $limit } caracteres comuns.
error-people-unknown = Você ainda não é conhecido aqui. Recarregue a página e permita o cookie dela.
error-people-scripts = Este nome mistura letras de alfabetos diferentes. Escreva-o em um só.
error-people-taken = Alguém já tem uma conta com este nome, ou com um parecido. Escolha outro.
error-account-already = Você já tem uma conta. Se quiser outra, saia primeiro.
error-account-none = Como visitante você não tem senha. Crie uma conta primeiro.
error-account-password = Esta senha não pode ser usada. Escolha uma de { $least } a { $most } caracteres.
error-account-wrong = Nome e senha não combinam. Confira os dois.
error-account-wrong_password = Esta não é a sua senha. Tente de novo.
error-account-no_session = Esta sessão não existe mais. Olhe a lista de novo.
error-table-unknown = Não existe essa mesa. Confira o endereço.
error-table-stale = A mesa mudou nesse meio-tempo. Olhe de novo e escolha outra vez.
error-table-not_yours = Este lugar não é seu. Aja por um lugar seu.
error-table-full = Todos os lugares estão ocupados. Você pode assistir ou abrir a sua própria mesa.
error-table-secret = Esta mesa é só para convidados. Abra o link que você recebeu.
error-table-waiting = A partida não começou. Espere até que todos os lugares estejam ocupados.
error-table-started = A partida já começou.
error-table-not_over = A partida ainda não terminou. A revanche vem depois do fim.
error-table-crowded = Há gente demais olhando esta mesa. Volte daqui a pouco.
error-table-message = A mensagem não pode ser entendida: { $detail }. Recarregue a página.
error-table-message_size = A mensagem é longa demais. Ela pode ter no máximo { $limit } caracteres.
error-table-away = Um jogador do computador joga neste lugar agora. Retome o lugar primeiro.
error-table-out_of_time = Seu tempo acabou. Um jogador do computador continua; retome o lugar para seguir jogando.
error-table-time_up = Seu tempo para esta decisão acabou, e a mesa registra uma por você. Olhe a mesa de novo.
error-table-no_such_seat = Não há lugar { $seat } nesta mesa. Escolha um dos lugares dela.
error-table-taken = Alguém já está sentado ali. Escolha um lugar livre.
error-table-not_full = Ainda há um lugar livre. Espere alguém ou deixe um jogador do computador sentar.
error-table-not_owner = Só quem criou a mesa pode fazer isso. Peça a essa pessoa.
error-table-too_many = Você já tem { $limit } mesas em andamento. Termine ou deixe algumas antes de preparar outra.
error-chat-text = Uma linha da conversa precisa de algum texto legível. Escreva outra coisa.
error-chat-off = Esta mesa foi criada sem conversa.
error-chat-too_many = Você está escrevendo rápido demais. Espere alguns segundos e continue.
error-proposal-another = Outra pergunta ainda está em aberto. Responda a ela primeiro.
error-proposal-gone = Esta pergunta não está mais em aberto. Olhe a mesa de novo.
error-proposal-not_asked = Esta pergunta não é para você. Deixe a resposta para os outros.
error-learn-none = Ainda não há tutorial para { $game }. Leia as regras.
error-learn-no_such_step = O tutorial tem { $steps } passos. Não há o passo { $step }.
error-record-steps = A gravação é longa demais para ser vista passo a passo. Ela pode ter no máximo { $limit } registros.
error-request-invalid = O pedido não pode ser entendido: { $detail }. Corrija esse ponto.
error-request-header = O pedido não vem das páginas do Parbat. Programas enviam o cabeçalho X-Parbat: 1.
error-request-too_large = O pedido é grande demais. Ele pode ter no máximo { $limit } bytes.
error-request-unknown = Não há nada neste endereço. Confira-o.
error-request-too_many = Foi demais de uma vez. Espere um pouco e tente de novo.

people-guest = Visitante { $number }
lesson-player = Jogador { $number }
table-turn = Vez do jogador { $number }. { $asked }
table-waiting-for = Esperando por { $names }.
table-waiting-for-players = Esperando até que todos os lugares estejam ocupados.

## Iniciar o servidor

error-serve-packages = O servidor precisa de mais pacotes. Instale-os: pip install "parbat[server]".
error-serve-address = O servidor não consegue escutar em { $host }, porta { $port }: { $reason }. Escolha outro endereço com --host e --port.
error-serve-folder = A pasta “{ $path }” não pode ser usada: { $reason }. Escolha outra com --data.
error-serve-database = O banco de dados “{ $path }” não pode ser usado: { $reason }. Escolha outro com --data.
error-serve-database_newer = O banco de dados “{ $path }” foi feito por uma versão mais nova do Parbat. Use essa versão.
error-serve-database_address = O endereço do banco de dados não pode ser usado: { $reason }. Corrija --database-url.
error-serve-database_server = O servidor de banco de dados { $address } não pode ser usado: { $reason }. Confira --database-url e se o servidor está em execução.
error-serve-redis = O servidor Redis de --redis-url não pode ser usado: { $reason }. Confira o endereço e se ele está em execução.
error-serve-redis_sqlite = --redis-url é para vários processos, e eles precisam de PostgreSQL. Dê o endereço com --database-url.
error-metrics-reader = Os números são para quem mantém o servidor. Peça-os na própria máquina ou com o token de --metrics-token.
error-serve-database_other = O banco de dados “{ $path }” não existe ou não é desta versão do Parbat. Inicie uma vez o servidor desta versão, e ele atualiza o banco de dados.
error-backup-broken = A cópia de segurança está danificada na linha { $line } e nada foi restaurado: { $reason }.
error-backup-format = Isto não é uma cópia de segurança que esta versão do Parbat saiba ler ({ $format }).
error-backup-revision = A cópia de segurança foi feita pelo Parbat { $program }, cujo banco de dados era outro. Restaure-a com aquela versão e depois inicie esta.
error-backup-not_empty = O banco de dados não está vazio. Restaure em um que esteja.

admin-backed-up = Copiadas: { $rows } linhas.
admin-restored = Restauradas: { $rows } linhas.
admin-people = Pessoas: { $people }, das quais { $accounts } têm conta
admin-tables = Mesas de { $game }: { $open } abertas, { $playing } em jogo, { $over } terminadas
admin-rows = Lances das partidas: { $entries }, linhas de conversa: { $messages }
admin-reports = Problemas relatados: { $reports }
admin-size = Tamanho do banco de dados: { $megabytes } MB
serve-no-client = O Parbat está no ar, mas os arquivos do cliente para o navegador não estão instalados aqui.

## Listas de palavras

error-lexicon-unknown = Não existe a lista de palavras “{ $name }”. Escolha uma destas: { $names }.
error-lexicon-not_own = Você não tem uma lista própria “{ $name }”. As suas são: { $names }.
error-lexicon-name = Uma lista não pode se chamar “{ $name }”. Use de 1 a 32 letras minúsculas, algarismos e hifens.
error-lexicon-reserved = O nome { $name } já está em uso. Escolha outro para a sua lista.
error-lexicon-exists = Você já tem uma lista “{ $name }”. Escolha outro nome ou substitua-a com --replace.
error-lexicon-shipped = A lista { $name } vem com o Parbat e fica. Só as suas podem ser removidas.
error-lexicon-version = Uma versão não pode ser “{ $version }”. Use de 1 a 40 caracteres comuns.
error-lexicon-no_recipe = Não há receita para uma lista “{ $name }”. Escolha uma destas: { $names }.
error-lexicon-no_lexicon = “{ $path }” não é uma lista de palavras. Faça-a de novo ou remova-a.
error-lexicon-format = A lista de palavras “{ $path }” foi feita por outra versão do Parbat (formato { $format }). Faça-a de novo com esta.
error-lexicon-damaged = A lista de palavras “{ $path }” está danificada. Faça-a de novo ou remova-a.
error-lexicon-too_large = “{ $path }” é grande demais para uma lista de palavras. Pode ter no máximo { $limit } bytes.
error-lexicon-not_utf8 = “{ $path }” não é texto UTF-8 na linha { $line }. Salve-o nessa codificação.
error-lexicon-no_words = Não há nenhuma palavra em “{ $path }”. Escreva uma por linha, com letras de a a z.
error-lexicon-sources = Os arquivos de palavras não estão todos em “{ $path }”. Instale o pacote { $package } do Debian ou indique a pasta deles com --from.

lexicon-list = lista
lexicon-language = língua
lexicon-words = palavras
lexicon-version = versão
lexicon-source = origem
lexicon-looked-up =
    { $name }: { $listed ->
        [yes] sim
       *[no] não
    }
lexicon-added =
    { $words ->
        [0] A lista { $name } tem { $words } palavras.
        [one] A lista { $name } tem { $words } palavra.
       *[other] A lista { $name } tem { $words } palavras.
    }
lexicon-folded =
    { $count ->
        [0] { $count } palavras são escritas agora sem acentos.
        [one] { $count } palavra é escrita agora sem acentos.
       *[other] { $count } palavras são escritas agora sem acentos.
    }
lexicon-skipped =
    { $count ->
        [one] { $count } linha deixada de fora
       *[other] { $count } linhas deixadas de fora
    }, { $reason ->
        [letters] com algo que não é letra
        [short] por ser curta demais
        [long] por ser longa demais
       *[double] por já estar na lista
    }: { $examples }
lexicon-removed = A lista { $name } foi removida.
lexicon-built = { $name }: { $words } palavras, SHA-256 { $sha256 }
