### Himalaya. I numeri dopo “regole” sono paragrafi di docs/rules/himalaya.md.

## Board files

error-himalaya-board-problems = Il file del tabellone ha { $count } problemi, e «parbat board check» li elenca tutti. Il primo: { $first }
error-himalaya-board-missing = Nel file del tabellone manca il campo «{ $field }». Aggiungilo (regole 2.8).
error-himalaya-board-form = «{ $field }» nel file del tabellone non va bene: { $detail }. Correggilo (regole 2.8).
error-himalaya-board-list = «{ $field }» nel file del tabellone deve essere una lista di al massimo { $most } righe. Correggilo (regole 2.8).
error-himalaya-board-row = La riga { $row } di «{ $field }» nel file del tabellone non va bene: { $detail }. Correggila (regole 2.8).
error-himalaya-board-other_game = Il file del tabellone è di «{ $game }». Scrivi «himalaya» sotto «game», oppure usalo per quel gioco.
error-himalaya-board-standard_name = «{ $name }» è il nome del tabellone fornito con Parbat, e questo è diverso. Dagli un nome suo (regole 2.8).
error-himalaya-board-numbering = «{ $what }» ha { $count } righe, che richiedono i numeri da 1 a { $count }, ognuno una volta sola. Mancano: { $missing }; troppo alti o doppi: { $wrong } (regole 2.8).
error-himalaya-board-players = In «tables» il numero di giocatori { $players } compare { $count } volte. Ogni numero da 3 a 6 deve comparirvi una volta sola (regole 2.9).
error-himalaya-board-players_unknown = In «tables» compare il numero di giocatori { $players }. Scrivi solo da 3 a 6 (regole 1.1).
error-himalaya-board-few_goods = Numero di merci con { $players } giocatori: { $count }; per la preparazione ne servono { $needed }. Aggiungi merci o rifornisci meno villaggi (regole 3.2).
error-himalaya-board-few_orders = Numero di ordini con { $players } giocatori: { $count }; per la preparazione ne servono { $needed }. Aggiungi ordini o rifornisci meno villaggi (regole 3.2).
error-himalaya-board-few_villages = Con { $players } giocatori servono almeno { $needed } villaggi, e ce ne sono { $count }. Aggiungi villaggi o riforniscine meno (regole 3.2).
error-himalaya-board-copied_unknown = Con { $players } giocatori andrebbe copiato l’ordine { $order }, che nel file del tabellone non c’è. Correggi «copied_orders» (regole 2.9).
error-himalaya-board-copied_twice = Con { $players } giocatori l’ordine { $order } andrebbe copiato più di una volta. Indicalo una volta sola in «copied_orders» (regole 2.9).
error-himalaya-board-empty_order = L’ordine { $order } non chiede merci. Indica quali chiede (regole 2.4).
error-himalaya-board-order_beyond = L’ordine { $order } chiede { $wanted } «{ $good }», e nel gioco ce ne sono { $count }. Correggi uno dei due (regole 2.4).
error-himalaya-board-level = Il villaggio { $village } è di livello { $level }. Scrivi 1 per una casa, 2 per un tempio, 3 per un monastero (regole 2.1).
error-himalaya-board-outside = Il villaggio { $village } è fuori dal disegno, largo { $width } e alto { $height }. Correggi le sue x e y, oppure «canvas».
error-himalaya-board-track_village = La pista { $track } porta al villaggio { $village }, che nel file del tabellone non c’è. Correggi la pista o aggiungi il villaggio (regole 2.2).
error-himalaya-board-track_itself = Una pista porta dal villaggio { $village } allo stesso villaggio. Indica due villaggi (regole 2.2).
error-himalaya-board-track_order = Una pista ha { $high } sotto «low» e { $low } sotto «high». Scrivi il villaggio con il numero più basso sotto «low» (regole 2.2).
error-himalaya-board-track_twice = Numero di piste { $track }: { $count }. Due villaggi sono uniti al massimo da una (regole 2.2).
error-himalaya-board-kind_twice = Dal villaggio { $village } partono più piste «{ $kind }», verso { $ends }. Lasciane una per tipo (regole 2.2).
error-himalaya-board-apart = Nessuna strada porta dal villaggio { $village } a { $others }. Aggiungi le piste che mancano (regole 2.2).
error-himalaya-board-same_place = I villaggi { $one } e { $other } stanno nello stesso punto del disegno. Spostane uno.
error-himalaya-board-on_track = Il villaggio { $village } sta sulla pista { $track }, che non porta lì. Sposta il villaggio o un capo della pista.
error-himalaya-board-crossing = Le piste { $one } e { $other } si incrociano. Sposta i villaggi in modo che non accada, oppure correggi le piste.
error-himalaya-board-short_border = Il confine della regione { $region } ha meno di tre villaggi. Scrivili tutti, in ordine intorno alla regione (regole 2.3).
error-himalaya-board-border_village = Nel confine della regione { $region } c’è il villaggio { $village }, che nel file del tabellone manca. Correggi il confine o aggiungi il villaggio (regole 2.3).
error-himalaya-board-border_step = Nel confine della regione { $region } il villaggio { $b } segue { $a }, ma nessuna pista li unisce. Scrivi i villaggi in ordine intorno alla regione, o aggiungi la pista (regole 2.3).
error-himalaya-board-same_region = Le regioni { $one } e { $other } sono la stessa area. Togline una (regole 2.3).
error-himalaya-board-label = L’etichetta della regione { $region } sta fuori dalla regione. Spostala dentro.
error-himalaya-board-outer_region = La regione { $region } è l’area fuori dalle piste, che non è una regione. Toglila (regole 2.3).
error-himalaya-board-no_region = Il confine della regione { $region }, { $border }, non gira intorno a una sola area tra le piste. Correggi il confine o le piste (regole 2.3).
error-himalaya-board-region_missing = Le piste racchiudono un’area, { $border }, che non è una regione del file del tabellone. Aggiungila o correggi le piste (regole 2.3).
