"""Argonaut's Wheel: two players, three pieces each, and a board that turns.

Besides the furniture of every room (docs/architecture.md):

movement    moving a piece, and what a cone finds where it arrives
rotation    rotating the wheel, and what comes of it when the time stone has gone round
ending      how a game ends, and the positions that are remembered for it
"""
