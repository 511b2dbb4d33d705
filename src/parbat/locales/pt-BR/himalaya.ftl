### Himalaya. Os números depois de “regras” são parágrafos de docs/rules/himalaya.md.

## Board files

error-himalaya-board-problems = O arquivo do tabuleiro tem { $count } problemas, e “parbat board check” lista todos. O primeiro: { $first }
error-himalaya-board-missing = Falta o campo “{ $field }” no arquivo do tabuleiro. Acrescente-o (regras 2.8).
error-himalaya-board-form = “{ $field }” no arquivo do tabuleiro não está certo: { $detail }. Corrija-o (regras 2.8).
error-himalaya-board-list = “{ $field }” no arquivo do tabuleiro tem de ser uma lista de no máximo { $most } linhas. Corrija-o (regras 2.8).
error-himalaya-board-row = A linha { $row } de “{ $field }” no arquivo do tabuleiro não está certa: { $detail }. Corrija-a (regras 2.8).
error-himalaya-board-other_game = O arquivo do tabuleiro é de “{ $game }”. Escreva “himalaya” em “game”, ou use-o para aquele jogo.
error-himalaya-board-standard_name = “{ $name }” é o nome do tabuleiro que vem com o Parbat, e este é diferente. Dê a ele um nome próprio (regras 2.8).
error-himalaya-board-numbering = “{ $what }” tem { $count } linhas, que precisam dos números de 1 a { $count }, cada um uma só vez. Faltam: { $missing }; altos demais ou repetidos: { $wrong } (regras 2.8).
error-himalaya-board-players = Em “tables” o número de jogadores { $players } aparece { $count } vezes. Cada número de 3 a 6 tem de aparecer uma só vez (regras 2.9).
error-himalaya-board-players_unknown = Em “tables” aparece o número de jogadores { $players }. Escreva só de 3 a 6 (regras 1.1).
error-himalaya-board-few_goods = Número de mercadorias com { $players } jogadores: { $count }; a preparação usa { $needed }. Acrescente mercadorias ou abasteça menos vilas (regras 3.2).
error-himalaya-board-few_orders = Número de encomendas com { $players } jogadores: { $count }; a preparação usa { $needed }. Acrescente encomendas ou abasteça menos vilas (regras 3.2).
error-himalaya-board-few_villages = Com { $players } jogadores são necessárias pelo menos { $needed } vilas, e há { $count }. Acrescente vilas ou abasteça menos delas (regras 3.2).
error-himalaya-board-copied_unknown = Com { $players } jogadores seria copiada a encomenda { $order }, que não está no arquivo do tabuleiro. Corrija “copied_orders” (regras 2.9).
error-himalaya-board-copied_twice = Com { $players } jogadores a encomenda { $order } seria copiada mais de uma vez. Indique-a uma só vez em “copied_orders” (regras 2.9).
error-himalaya-board-empty_order = A encomenda { $order } não pede mercadorias. Diga quais ela pede (regras 2.4).
error-himalaya-board-order_beyond = A encomenda { $order } pede { $wanted } “{ $good }”, e há { $count } no jogo. Corrija um dos dois (regras 2.4).
error-himalaya-board-level = A vila { $village } tem nível { $level }. Escreva 1 para uma casa, 2 para um templo, 3 para um mosteiro (regras 2.1).
error-himalaya-board-outside = A vila { $village } está fora do desenho, que tem { $width } de largura e { $height } de altura. Corrija o x e o y dela, ou “canvas”.
error-himalaya-board-track_village = A trilha { $track } leva à vila { $village }, que não está no arquivo do tabuleiro. Corrija a trilha ou acrescente a vila (regras 2.2).
error-himalaya-board-track_itself = Uma trilha leva da vila { $village } à mesma vila. Indique duas vilas (regras 2.2).
error-himalaya-board-track_order = Uma trilha tem { $high } em “low” e { $low } em “high”. Escreva a vila de número mais baixo em “low” (regras 2.2).
error-himalaya-board-track_twice = Número de trilhas { $track }: { $count }. Duas vilas são ligadas por no máximo uma (regras 2.2).
error-himalaya-board-kind_twice = Da vila { $village } saem várias trilhas “{ $kind }”, para { $ends }. Deixe uma de cada tipo (regras 2.2).
error-himalaya-board-apart = Nenhum caminho leva da vila { $village } até { $others }. Acrescente as trilhas que faltam (regras 2.2).
error-himalaya-board-same_place = As vilas { $one } e { $other } estão no mesmo ponto do desenho. Mude uma delas de lugar.
error-himalaya-board-on_track = A vila { $village } está sobre a trilha { $track }, que não leva a ela. Mude de lugar a vila ou uma ponta da trilha.
error-himalaya-board-crossing = As trilhas { $one } e { $other } se cruzam. Mude as vilas de lugar para que isso não aconteça, ou corrija as trilhas.
error-himalaya-board-short_border = A borda da região { $region } tem menos de três vilas. Escreva todas, na ordem em volta da região (regras 2.3).
error-himalaya-board-border_village = Na borda da região { $region } está a vila { $village }, que falta no arquivo do tabuleiro. Corrija a borda ou acrescente a vila (regras 2.3).
error-himalaya-board-border_step = Na borda da região { $region } a vila { $b } vem depois de { $a }, mas nenhuma trilha as liga. Escreva as vilas na ordem em volta da região, ou acrescente a trilha (regras 2.3).
error-himalaya-board-same_region = As regiões { $one } e { $other } são a mesma área. Deixe uma delas de fora (regras 2.3).
error-himalaya-board-label = A etiqueta da região { $region } está fora da região. Leve-a para dentro.
error-himalaya-board-outer_region = A região { $region } é a área fora das trilhas, que não é uma região. Deixe-a de fora (regras 2.3).
error-himalaya-board-no_region = A borda da região { $region }, { $border }, não contorna exatamente uma área entre as trilhas. Corrija a borda ou as trilhas (regras 2.3).
error-himalaya-board-region_missing = As trilhas cercam uma área, { $border }, que não é uma região do arquivo do tabuleiro. Acrescente-a ou corrija as trilhas (regras 2.3).
