"""How many clicks a turn takes on the page, counted on recorded games: `./starboard bench clicks`.

Every action of a seat is a click, unless the page offers it together with those that followed: a walk, the
way to a triangle, a whole sale, a whole patrol, a later step of the turn. Where the page wants more than one
click for an action, a piece picked up first or a number counted up, these are counted too; a stepper that is
held down is one. Counted without the offers that only spare clicks, and with them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from starboard.games.registry import find_game
from starboard.kernel.choices import Choice
from starboard.kernel.game import Game
from starboard.kernel.records import Record, opening, read_record
from starboard.kernel.state import State
from tests.web.stories import RECORDS

SEAT: Final = 0
DONE: Final = 0  # in Colonies, with which an offered answer ends
Paths = list[list[int]]


class Counted(NamedTuple):
    """A recorded game, what is offered on its board, what else, and the clicks of a single choice."""

    record: str
    places: Callable[[Game, State], Paths]
    answers: Callable[[Game, State], Paths]
    hands: Callable[[int, Choice, Choice | None, bool], int]  # the first says among how many it was made


# -- what is offered -------------------------------------------------------------------------------


def goals(game: Game, state: State) -> Paths:
    return [goal.path for goal in game.goals(state, SEAT)]


def nothing(game: Game, state: State) -> Paths:
    return []


def colonies(game: Game, state: State) -> Paths:
    found: Any = game.outlook(state, SEAT)
    whole = [one.path for one in found.whole]
    return [*([*path, DONE] for path in goals(game, state)), *whole, *found.last]


def ahead(game: Game, state: State) -> Paths:
    found: Any = game.outlook(state, SEAT)
    return [one.path for one in found.ahead]


# -- what a single choice takes --------------------------------------------------------------------


def one_click(among: int, choice: Choice, before: Choice | None, offers: bool) -> int:
    return 1


def picked_up(among: int, choice: Choice, before: Choice | None, offers: bool) -> int:
    """A piece of the wheel is picked up and put down."""
    return 2 if choice.kind == "move" else 1


def picked_crew(among: int, choice: Choice, before: Choice | None, offers: bool) -> int:
    """Who walked stays in hand for the next walk."""
    crew = choice.parts.get("crew")
    return 1 if crew is None or (before and crew == before.parts.get("crew")) else 2


def of_colonies(among: int, choice: Choice, before: Choice | None, offers: bool) -> int:
    """`before` is the choice of the same seat just before."""
    parts, kind = choice.parts, choice.kind
    if kind == "settle":
        counted = parts["away"] + parts["paid"]
        buttons = among == 3  # of one colonist at most
        return 1 if offers and (buttons or not counted) else 1 + counted
    if kind == "add":
        return 0 if offers and before == choice else 1  # held down
    if kind == "attract":
        return 0  # one button with what is made
    if kind == "vote":
        return 0 if offers else 1  # one button with the seal
    if kind == "adjust":
        return 1 if before and before.parts.get("planet") == parts["planet"] else 2
    return 2 if kind in ("lay-card", "upgrade") else 1


GAMES: Final[Sequence[Counted]] = (
    Counted("wheel/cone-taken-white", nothing, nothing, picked_up),
    Counted("convoy/charged-rank-1", goals, nothing, picked_crew),
    Counted("colonies/ten-turns-3-greedy", nothing, colonies, of_colonies),
    Counted("argosy/map-full-3", goals, ahead, one_click),
)


# -- counting --------------------------------------------------------------------------------------


def main(arguments: Sequence[str] = ()) -> None:
    for counted in GAMES:
        record = read_record((RECORDS / f"{counted.record}.json").read_bytes())
        before, turns = clicks(counted, record, offers=False)
        after, _ = clicks(counted, record, offers=True)
        per_turn = f"{before / turns:.1f} clicks a turn, {after / turns:.1f} with all that is offered"
        print(f"{counted.record}: {per_turn} ({before} and {after} in {turns} turns)", flush=True)


def clicks(counted: Counted, record: Record, offers: bool) -> tuple[int, int]:
    """How often the seat clicks in the whole game, and over how many turns as players count them."""
    game = find_game(record.game)
    state = opening(record, game)
    turns: set[int] = set()
    before: Choice | None = None
    number = given = 0  # `given`: actions that the last click still covers
    for at, (actor, action) in enumerate(record.actions):
        if actor == SEAT:
            turns.add(game.turn_number(state))
            choice = game.describe(state, actor, action)
            if not given:
                coming = [one for who, one in record.actions[at : at + 40] if who == SEAT]
                paths = counted.places(game, state) + (counted.answers(game, state) if offers else [])
                fitting = [len(path) for path in paths if is_same(path, coming[: len(path)])]
                given = max(fitting, default=1)
                whole = given > 1 and not is_walk(choice)
                among = len(state.legal(actor))
                number += 1 if whole else counted.hands(among, choice, before, offers)
            given -= 1
            before = choice
        state.advance(actor, action)
    return number, len(turns)


def is_walk(choice: Choice) -> bool:
    """Whoever walks is picked up first, however far the way."""
    return "crew" in choice.parts


def is_same(path: list[int], coming: list[int]) -> bool:
    """The same way; in which order several are sold or sent off before the end does not matter."""
    return path[-1:] == coming[-1:] and sorted(path) == sorted(coming)


if __name__ == "__main__":
    main()
