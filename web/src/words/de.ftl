### Die Sätze der Seite selbst, auf Deutsch.

## Ein erstes Spiel unter Anleitung

learn-title = { $game } lernen
learn-coach = Deine Aufgabe
learn-task = Aufgabe { $number } von { $count }
learn-well = Gut gemacht
learn-next = Weiter
learn-waits = Sieh dir an, was du bewirkt hast, dann geht es weiter.
learn-finished = Das Wichtigste kannst du jetzt
learn-play = Jetzt spielen
learn-again = Noch einmal
learn-rules = Alle Regeln
