"""catanatron: four of its random players."""

import sys

from catanatron import Color, Game, RandomPlayer
from timing import report

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play(number):
    game = Game([RandomPlayer(colour) for colour in SEATS], seed=number)
    game.play()
    return len(game.state.actions)


report("catanatron", "four players", "Python", float(sys.argv[1]), play)
