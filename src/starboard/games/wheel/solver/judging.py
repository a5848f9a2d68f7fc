# mypyc: skip
"""Was this a mistake? Moves on the wheel held against what the solved game says."""

from typing import Final, Literal

import msgspec

from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import MoveValue, Table, preference

Verdict = Literal["best", "slip", "blunder"]
RANK: Final = {"loss": 0, "draw": 1, "win": 2}


class Judged(msgspec.Struct, frozen=True):
    """A move that was made, the best one, and what that says of it.

    A `blunder` gives away a win or a draw; a `slip` wins more slowly or loses more quickly than need be.
    """

    played: MoveValue
    best: MoveValue
    verdict: Verdict


def values_here(table: Table, state: Wheel) -> list[MoveValue]:
    """Every legal move, best first, with what counts at this table: a win that repeats a position draws."""
    found = [
        MoveValue(value.action, "draw", 0) if ends_in_repetition(state, value) else value
        for value in table.values(state)
    ]
    return sorted(found, key=preference)


def ends_in_repetition(state: Wheel, value: MoveValue) -> bool:
    """Would the position have come up too often (AW-34)?"""
    if not state.repetition:
        return False
    after = state.clone()
    after.advance(after.mover, value.action)
    return after.how == "repetition"


def judge(table: Table, state: Wheel, action: int) -> Judged:
    """What the move `action` is worth among those that `state` allows."""
    values = values_here(table, state)
    played = next(value for value in values if value.action == action)
    return Judged(played, values[0], verdict(played, values[0]))


def verdict(played: MoveValue, best: MoveValue) -> Verdict:
    if RANK[played.outcome] < RANK[best.outcome]:
        return "blunder"
    return "best" if played.plies == best.plies else "slip"
