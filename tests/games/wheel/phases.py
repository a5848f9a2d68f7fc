"""A position of the wheel for everything that can be asked there, and for every ending."""

from starboard.kernel.state import State
from tests.games.wheel.build import new_game, wheel


def every_phase() -> dict[str, State]:
    """By name: real positions, reached by play from the opening or from a position set up by hand."""
    return {
        "opening": new_game().state,
        "white opens": new_game(opener="white").state,
        "no repetition": new_game(repetition=0).state,
        "a stack": new_game().play("D7-1").state,
        "must move": new_game().rotate(8).state,
        "must move, the other": new_game().rotate(7).play("R").state,
        "free again": new_game().play("D7-1", "D3-5").state,
        "dead": wheel((0, 4), (7, 1), (3, 5), dead=(3,)).state,
        "free spire": wheel((1, 4), (7, 1), (3, 5)).state,
        "prisoner": wheel((3, 4), (7, 1), (3, 5)).state,
        "before the dead rise": wheel((0, 4), (7, 1), (3, 5), dead=(3,), rotations=15).state,
        "before the draw": wheel((0, 4), (7, 1), (3, 5), rotations=23).state,
        "cone taken": wheel((0, 4), (7, 1), (3, 5)).play("C0-4").state,
        "three revolutions": wheel((0, 4), (7, 1), (3, 5), rotations=23).play("R").state,
        "repetition": new_game(repetition=2).play("D1-2", "D5-6", *["R"] * 8).state,
    }
