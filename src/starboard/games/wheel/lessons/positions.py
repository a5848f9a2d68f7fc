# mypyc: skip
"""Positions of the wheel for lessons, what the rules say of an answer, and what is said to most of them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, cast

from starboard.games.wheel.components import STATIONS
from starboard.games.wheel.events import AllResurrected, Ended, Killed, Moved, Resurrected
from starboard.games.wheel.rules import Wheel
from starboard.kernel.lessons import BySolution, Facts, Listed, Moment, Position, Remark
from starboard.kernel.rulebook import Scene
from starboard.kernel.state import State

BLACK: Final = 0
NOTHING: Final[Facts] = MappingProxyType({})
WHITE: Final = 1
# What is said to an answer that is not the best, whatever the position is about.
OTHERS: Final[dict[str, Facts]] = {
    "slow": {"grade": "good", "outcome": "win"},
    "draw": {"grade": "good", "outcome": "draw"},
    "exposed": {"grade": "weak", "exposed": True},
    "loss": {"grade": "weak", "exposed": False},
}


def standing(
    cones: list[int],
    discs: list[list[int]],
    dead: Sequence[int] = (),
    rotations: int = 0,
    battle: bool = True,
) -> dict[str, Any]:
    """A position with Black, the learner, to move."""
    return {
        "game": "wheel",
        "repetition": 3,
        "mover": BLACK,
        "cones": cones,
        "discs": discs,
        "dead": list(dead),
        "rotations": rotations,
        "battle": battle,
        "turns": 24 + rotations,
        "ending": "",
        "winner": -1,
        "earlier": [],
    }


def hunt(
    name: str,
    at: Mapping[str, Any],
    listed: tuple[Listed, ...],
    best: Facts,
    others: str,
    clauses: tuple[str, ...],
    look: Sequence[int | str],
    claims: Facts = NOTHING,
) -> Position:
    """A position that the solution judges: what the best answer does, what others are told, where to look."""
    said = tuple(Remark(one, OTHERS[one], look="spots", shared=True) for one in others.split())
    return Position(
        name,
        Scene(at=at),
        BySolution(),
        listed,
        (Remark("best", {"grade": "best", "outcome": "win", **best}), *said),
        clauses,
        given=looking_at(look),
        shown=done,
        claims=claims,
    )


def looking_at(places: Sequence[int | str]) -> Callable[[State, int], Facts]:
    """Where the board is outlined, and what the rules say of the position."""

    def given(state: State, seat: int) -> Facts:
        wheel = cast(Wheel, state)
        view = cast(Any, state.view(seat))
        cone = next(place.place for place in view.places if place.cone == BLACK)
        beside = [place.owner for place in view.places if place.dead and apart(place.place, cone) == 1]
        return {
            "white": WHITE,
            "spots": [place if isinstance(place, str) else f"place-{place}" for place in places],
            "rotations": wheel.rotations,
            "can_take": can_take(state, BLACK),
            "must_move": bool(view.must_move),
            "dead": [place.place for place in view.places if place.dead],
            "own_cone": "white" if cone in view.stations[WHITE] else "",
            "dead_beside": beside[0] if beside else None,
            "own_stacked": any(place.discs > 1 and place.owner == BLACK for place in view.places),
            "left_to_rise": wheel.pack.resurrection - wheel.rotations,
            "left_to_draw": wheel.pack.draw - wheel.rotations,
        }

    return given


def apart(place: int, other: int) -> int:
    """How many stations lie between two places, and one more."""
    ahead = (place - other) % STATIONS
    return min(ahead, STATIONS - ahead)


def can_take(state: State, seat: int) -> bool:
    """Could a seat take the other's cone, if it were to move?"""
    wheel = cast(Wheel, state.clone())
    wheel.mover = seat
    for action in wheel.legal(seat):
        after = wheel.clone()
        after.advance(seat, action)
        if after.winner == seat:
            return True
    return False


def done(moment: Moment) -> Facts:
    """What an answer did, and whether White can take the cone now."""
    told = moment.events
    after = cast(Any, moment.after.view(moment.seat))
    moved = next((event for event in told if isinstance(event, Moved)), None)
    killed = next((event for event in told if isinstance(event, Killed)), None)
    raised = next((event for event in told if isinstance(event, Resurrected)), None)
    ended = next((event for event in told if isinstance(event, Ended)), None)
    return {
        "rotated": moved is None,
        "piece": moved.piece if moved else "",
        "start": moved.start if moved else "",
        "to": moved.to if moved else "",
        "killed": killed.count if killed else 0,
        "kills": killed is not None,
        "raised": raised.spire if raised else "",
        "took": ended is not None and ended.how == "cone-taken",
        "drawn": ended is not None and ended.how == "three-revolutions",
        "woke": any(isinstance(event, AllResurrected) for event in told),
        "tops": next((place.spire for place in after.places if place.cone == BLACK), ""),
        "forces": bool(after.must_move),
        "exposed": not moment.after.ending() and can_take(moment.after, WHITE),
    }
