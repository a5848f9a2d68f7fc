# mypyc: skip
"""What the rules say of an answer on the convoy: who is aboard, what waits, what can still be reached."""

from collections.abc import Iterator
from typing import Final, cast

from starboard.games.convoy.components import END
from starboard.games.convoy.events import Hacked, Stepped
from starboard.games.convoy.judge import symbol_at
from starboard.games.convoy.module_cards import CONSOLE
from starboard.games.convoy.outlook import Reach, WillFlip, forecasts, goals
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import LOST, MOVE
from starboard.games.convoy.types import Crew
from starboard.kernel.lessons import Facts, Moment
from starboard.kernel.state import State

FAR: Final = 99  # points that nobody ever has


def convoy(state: State) -> Convoy:
    return cast(Convoy, state)


def at_the_end(state: State, seat: int) -> bool:
    """An answer is whole only when the phase has ended: nobody is asked any more then."""
    return False


def spaces(*places: str) -> list[str]:
    """Where the page's board marks them."""
    return [f"space-{place}" for place in places]


# -- who is aboard, what is aboard -----------------------------------------------------------------


def lost(state: State) -> list[Crew]:
    position = convoy(state)
    return [position.label(member) for member, at in enumerate(position.at) if at == LOST]


def aboard(state: State) -> int:
    return sum(at >= 0 for at in convoy(state).at)


def safe(moment: Moment) -> int:
    """CC-21: how many of the crew are aboard once the Modules have flipped."""
    return aboard(moment.after)


def waiting(state: State) -> int:
    """Charges that wait on Generators."""
    return sum(at >= 0 for at in convoy(state).charge_at)


def has_charge(state: State, module: int) -> bool:
    return convoy(state).charge_at[module - 1] >= 0


def delivered(state: State) -> int:
    """Charges in both Engines."""
    return sum(convoy(state).engines)


def ended(state: State) -> Convoy:
    """The voyage after this phase, if nobody does anything more."""
    after = convoy(state).clone()
    if after.phase == MOVE:
        after.advance(0, END)
    return after


def is_won(state: State) -> bool:
    """CC-23"""
    return convoy(state).how == "charged"


def flips(moment: Moment) -> Facts:
    """Who stepped, whether a Console was hacked, and whom the flips took."""
    return {
        "crew": stepped(moment),
        "hacked": any(isinstance(event, Hacked) for event in moment.events),
        "gone": [crew for crew in lost(moment.after) if crew not in lost(moment.before)],
        "aboard": aboard(moment.after),
    }


def who_went(moment: Moment) -> Facts:
    return {"crew": stepped(moment)}


def stepped(moment: Moment) -> str:
    """Who took the first step, or nobody."""
    return next((event.crew for event in moment.events if isinstance(event, Stepped)), "")


def standing(state: State) -> Facts:
    """How many points are left, who carries a Charge, and who stands on a Console."""
    position = convoy(state)
    crew = [(position.label(member), at) for member, at in enumerate(position.at) if at >= 0]
    return {
        "points_left": int(position.points),
        "carries": [position.label(member) for member, one in enumerate(position.carrying) if one],
        "on_console": [
            name for name, at in crew if at < position.pack.bow and symbol_at(position, at) == CONSOLE
        ],
    }


# -- what is in reach ------------------------------------------------------------------------------


def walks(state: State) -> list[Reach]:
    position = convoy(state)
    return [goal for goal in goals(position, int(position.mover)) if isinstance(goal, Reach)]


def reaches(state: State, crew: str, *deeds: str) -> bool:
    """Can a Crewmember do just these things, in this order, with the points that are left?"""
    return any(goal.crew == crew and tuple(goal.does) == deeds for goal in walks(state))


def can_win(state: State) -> bool:
    """Can the voyage be won within this phase, by somebody's walk, perhaps after burning something?"""
    return any(is_won(one) for one in ahead(convoy(state)))


def can_go_on(state: State) -> bool:
    """Can the voyage go on after this phase?"""
    return any(ended(one).how in ("", "charged") for one in ahead(convoy(state)))


def ahead(position: Convoy) -> Iterator[Convoy]:
    """Where burning, and then one Crewmember's walk, may lead within this phase."""
    yield position
    if position.phase == MOVE:
        yield from (walked(position, goal) for goal in walks(position))
        for action in position.legal(int(position.mover)):
            if action >= position.pack.burns:
                burnt = position.clone()
                burnt.advance(int(position.mover), action)
                yield from ahead(burnt)


def walked(position: Convoy, goal: Reach) -> Convoy:
    trial = position.clone()
    for action in goal.path:
        trial.advance(int(trial.mover), action)
    return trial


# -- what flips will take --------------------------------------------------------------------------


def in_danger(state: State) -> list[Crew]:
    """Those who stand where a Module will flip."""
    foretold = forecasts(convoy(state))
    return [crew for one in foretold if isinstance(one, WillFlip) for crew in one.lost]


def walk_out(state: State) -> list[Crew]:
    """Those of the crew in danger whom the points that are left bring to where nothing flips."""
    position = convoy(state)
    points = int(position.points + position.burnt)
    ways = {crew: way_out(state, crew) for crew in in_danger(state)}
    found: list[Crew] = []
    for crew in sorted(ways, key=lambda one: ways[one]):
        if ways[crew] <= points:
            points -= ways[crew]
            found.append(crew)
    return found


def way_out(state: State, crew: str) -> int:
    """What the cheapest way to safety costs."""
    return min((goal.cost for goal in walks(state) if goal.crew == crew and not goal.warned), default=FAR)
