"""How many clicks a turn takes on the page, counted on recorded games: `./starboard bench clicks`.

Every action of a seat is a click, unless the page offers it together with those that followed: a walk, the
way to a triangle, the best sales, a whole patrol, a later step of the turn. Counted with the offers that lead
to a place on the board only, and with all of them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from starboard.games.registry import find_game
from starboard.kernel.game import Game
from starboard.kernel.records import Record, opening, read_record
from starboard.kernel.state import State
from tests.web.stories import RECORDS

SEAT: Final = 0
DONE: Final = 0  # in Colonies, with which an offered answer ends
Paths = list[list[int]]


class Counted(NamedTuple):
    """A recorded game, what is offered on its board, and what else."""

    record: str
    places: Callable[[Game, State], Paths]
    answers: Callable[[Game, State], Paths]


def goals(game: Game, state: State) -> Paths:
    return [goal.path for goal in game.goals(state, SEAT)]


def nothing(game: Game, state: State) -> Paths:
    return []


def with_done(game: Game, state: State) -> Paths:
    return [[*path, DONE] for path in goals(game, state)]


def ahead(game: Game, state: State) -> Paths:
    found: Any = game.outlook(state, SEAT)
    return [one.path for one in found.ahead]


GAMES: Final[Sequence[Counted]] = (
    Counted("wheel/cone-taken-white", nothing, nothing),
    Counted("convoy/charged-rank-1", goals, nothing),
    Counted("colonies/ten-turns-3-greedy", nothing, with_done),
    Counted("argosy/map-full-3", goals, ahead),
)


def main(arguments: Sequence[str] = ()) -> None:
    for counted in GAMES:
        record = read_record((RECORDS / f"{counted.record}.json").read_bytes())
        game = find_game(record.game)
        places, turns = clicks(game, record, counted.places)
        everything, _ = clicks(game, record, lambda *at, of=counted: of.places(*at) + of.answers(*at))
        per_turn = f"{places / turns:.1f} clicks a turn, {everything / turns:.1f} with all that is offered"
        print(f"{counted.record}: {per_turn} ({places} and {everything} in {turns} turns)", flush=True)


def clicks(game: Game, record: Record, offered: Callable[[Game, State], Paths]) -> tuple[int, int]:
    """How often the seat clicks in the whole game, and over how many turns as players count them."""
    state = opening(record, game)
    turns: set[int] = set()
    number = given = 0  # `given`: actions that the last click still covers
    for at, (actor, action) in enumerate(record.actions):
        if actor == SEAT:
            turns.add(game.turn_number(state))
            if not given:
                coming = [one for who, one in record.actions[at : at + 40] if who == SEAT]
                fitting = [len(path) for path in offered(game, state) if is_same(path, coming[: len(path)])]
                given = max(fitting, default=1)
                number += 1
            given -= 1
        state.advance(actor, action)
    return number, len(turns)


def is_same(path: list[int], coming: list[int]) -> bool:
    """The same way; in which order several are sold or sent off before the end does not matter."""
    return path[-1:] == coming[-1:] and sorted(path) == sorted(coming)


if __name__ == "__main__":
    main()
