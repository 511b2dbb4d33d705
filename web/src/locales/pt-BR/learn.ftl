### O tutorial. O que fazer em cada passo é dito pelo servidor.

learn = Aprender a jogar
learn-title = Aprenda { $game }
learn-steps = Passos
learn-progress = Passo { $at } de { $count }
learn-next = Próximo
learn-again = Tentar de novo
learn-restart = Mais uma vez
learn-show = Mostre-me
learn-leave = Sair do tutorial
