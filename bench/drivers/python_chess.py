"""python-chess: random legal moves to the end of the game."""

import random
import sys

import chess
from timing import report


def play(number):
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
    return moves


report("python-chess", "chess", "Python", float(sys.argv[1]), play)
