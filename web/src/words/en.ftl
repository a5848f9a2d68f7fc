### The page's own sentences, in English.

## A guided first game

learn-title = Learn { $game }
learn-coach = Your task
learn-task = Task { $number } of { $count }
learn-well = Well done
learn-next = Go on
learn-waits = Look at what you did, then go on.
learn-finished = You know the heart of it
learn-play = Now play
learn-again = Once more
learn-rules = All rules
