### La lezione. Che cosa fare in ogni passo lo dice il server.

learn = Impara a giocare
learn-title = Impara { $game }
learn-steps = Passi
learn-progress = Passo { $at } di { $count }
learn-next = Avanti
learn-again = Riprova
learn-restart = Ancora una volta
learn-show = Mostrami
learn-leave = Lascia la lezione
