### The tutorial. What to do in each step is said by the server.

learn = Learn to play
learn-title = Learn { $game }
learn-steps = Steps
learn-progress = Step { $at } of { $count }
learn-next = Next
learn-again = Try again
learn-restart = Once more
learn-show = Show me
learn-leave = Leave the tutorial
