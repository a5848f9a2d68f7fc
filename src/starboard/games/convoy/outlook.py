# mypyc: skip
"""What a player wants to know before choosing: every space in reach, and how the Modules will end."""

from typing import ClassVar, Literal

import msgspec

from starboard.games.convoy.components import FREE, SOMEBODY, STEP
from starboard.games.convoy.events import ConvoyEvent
from starboard.games.convoy.judge import charged_after
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import GRAPPLE, LOST, MOVE, Position
from starboard.games.convoy.types import Crew, Side
from starboard.kernel.outlook import Forecast, Goal, Outlook

Deed = Literal["take", "place", "destroy", "grapple"]


class Walk(Goal, frozen=True, kw_only=True):
    """Somewhere that a Crewmember can go to in several steps."""

    crew: Crew
    to: str
    does: list[Deed]
    warned: bool
    last: Deed | None  # what the last step does
    way: list[str]  # the spaces of the path, the last included


class Reach(Walk, frozen=True, kw_only=True, tag="reach"):
    """A Crewmember can stand there, having done these things on the way."""

    carrying: bool  # once it is there
    stalls: bool  # CC-14: does the tracker stand still then, if it did not before?


class Seize(Walk, frozen=True, kw_only=True, tag="grapple"):
    """CC-29: a Crewmember can grapple for a space."""

    foe: Crew


class WillFlip(Forecast, frozen=True, tag="will-flip"):
    """CC-21: a Module will flip so often, end on this side, with a Charge or without, and lose these."""

    module: int
    card: str
    count: int
    side: Side
    charge: bool
    lost: list[Crew]


class WillTick(Forecast, frozen=True, tag="will-tick"):
    """CC-22: the tracker will go to there."""

    tracker: int


class WillStay(Forecast, frozen=True, tag="will-stay"):
    """CC-22: the tracker will stay there."""

    tracker: int


ConvoyGoal = Reach | Seize
ConvoyForecast = WillFlip | WillTick | WillStay


class TooFar(msgspec.Struct, frozen=True):
    """Spaces that are open to a Crewmember, but its points do not last: the clause that says so."""

    clause: str
    spaces: dict[Crew, list[str]]


class Saved(msgspec.Struct, frozen=True):
    """CC-15, CC-21: what the end of the phase would do to a Module, and will not once a Charge is burnt."""

    module: int
    card: str
    flips: int  # so many fewer
    crew: list[Crew]  # who will not be lost there
    charge: bool  # is a Charge there kept that would be lost?


class ConvoyOutlook(Outlook[ConvoyEvent, ConvoyGoal, ConvoyForecast]):
    """The effects of each choice, every space in reach, and what the end of the phase brings."""

    too_far: TooFar | None = None
    saves: dict[int, list[Saved]] = {}  # by burn, where it saves anything

    offers: ClassVar[tuple[str, ...]] = ("goals", "too_far")


class Trail:
    """Where a Crewmember may be after some steps: the way, what it cost, and what was done on it."""

    def __init__(self, state: Convoy, member: int) -> None:
        self.state = state
        self.member = member
        self.cost = 0
        self.path: list[int] = []
        self.way: list[str] = []
        self.does: list[Deed] = []
        self.last: Deed | None = None

    def step(self, action: int) -> "Trail":
        state = self.state.clone()
        trail = Trail(state, self.member)
        to = (action - STEP) % state.pack.span >> 1
        trail.cost = self.cost + state.step_cost(self.member)
        trail.last = _deed(state, self.member, action, to)
        trail.path = [*self.path, action]
        trail.way = [*self.way, state.space_name(to)]
        trail.does = self.does + ([trail.last] if trail.last else [])
        state.advance(state.mover, action)
        return trail

    def target(self) -> int:
        return self.state.contested if self.state.phase == GRAPPLE else self.state.at[self.member]

    def goal(self, stalled: bool) -> ConvoyGoal:
        state, to = self.state, self.target()
        crew = state.label(self.member)
        warned = to < state.pack.bow and state.dice[state.pack.module_of[to]] > 0
        if state.phase == GRAPPLE:
            return Seize(
                cost=self.cost,
                path=self.path,
                crew=crew,
                to=state.space_name(to),
                does=self.does,
                warned=warned,
                last=self.last,
                way=self.way,
                foe=state.label(state.ground[to] - SOMEBODY),
            )
        return Reach(
            cost=self.cost,
            path=self.path,
            crew=crew,
            to=state.space_name(to),
            does=self.does,
            warned=warned,
            last=self.last,
            way=self.way,
            carrying=state.carrying[self.member] == 1,
            stalls=state.stalled and not stalled,
        )


def _deed(state: Convoy, member: int, action: int, to: int) -> Deed | None:
    """What a step does besides going there."""
    if state.ground[to] >= SOMEBODY:
        return "grapple"
    if (action - STEP) & 1:
        return "place" if to >= state.pack.bow else "take"
    if state.carrying[member] and state.charge_at[state.pack.module_of[to]] == to:
        return "destroy"
    return None


def goals(state: Convoy, seat: int) -> list[ConvoyGoal]:
    """Every space in reach of each Crewmember, cheapest way first, once for each thing done on the way."""
    if state.phase != MOVE or seat != state.mover:
        return []
    found: list[ConvoyGoal] = []
    for number in range(state.crew_size()):
        member = state.first_of(seat) + number
        if state.at[member] >= 0:
            found += reach(state, member, STEP + number * state.pack.span)
    return found


def reach(state: Convoy, member: int, first: int) -> list[ConvoyGoal]:
    """The goals of one Crewmember, whose steps are numbered from `first`."""
    seen: list[tuple[int, list[Deed]]] = [(state.at[member], [])]
    found: list[ConvoyGoal] = []
    trails = [Trail(state, member)]
    while trails:
        trails.sort(key=_cost_of)
        trail = trails.pop(0)
        if trail.path:
            mark = (trail.target(), trail.does)
            if mark in seen:
                continue
            seen.append(mark)
            found.append(trail.goal(state.stalled))
        if trail.state.phase == MOVE:
            for action in trail.state.legal(trail.state.mover):
                if first <= action < first + state.pack.span:
                    trails.append(trail.step(action))
    return found


def too_far(state: Convoy, seat: int, within: list[ConvoyGoal]) -> TooFar | None:
    if state.phase != MOVE or seat != state.mover:
        return None
    near = state.pack.near[state.reach_of(seat)]
    found: dict[Crew, list[str]] = {}
    for member in state.crew_of(seat):
        if state.at[member] < 0:
            continue
        crew = state.label(member)
        walked = [state.at[member]]
        for space in walked:
            walked += [to for to in near[space] if state.ground[to] == FREE and to not in walked]
        reached = {goal.to for goal in within if goal.crew == crew}
        found[crew] = [name for name in map(state.space_name, sorted(walked[1:])) if name not in reached]
    return TooFar("CC-11", found)


def _cost_of(trail: Trail) -> tuple[int, int]:
    return trail.cost, len(trail.path)


# -- what is coming ----------------------------------------------------------------------------


def forecasts(position: Position) -> list[ConvoyForecast]:
    """How each warned Module will end if nobody does anything about it, and where the tracker goes."""
    if position.phase != MOVE:
        return []
    charged = charged_after(position, position.dice)
    found: list[ConvoyForecast] = [
        _will_flip(position, module, charged[module]) for module, dice in enumerate(position.dice) if dice > 0
    ]
    found.append(WillStay(position.tracker) if position.stalled else WillTick(position.tracker - 1))
    return found


def saves(state: Convoy, seat: int) -> dict[int, list[Saved]]:
    """CC-15: what each burn would save, found by burning on a copy."""
    if state.phase != MOVE or seat != state.mover:
        return {}
    now = {one.module: one for one in forecasts(state) if isinstance(one, WillFlip)}
    found: dict[int, list[Saved]] = {}
    for action in state.legal(seat):
        if action < state.pack.burns or not now:
            continue
        after = state.clone()
        after.advance(seat, action)
        then = {one.module: one for one in forecasts(after) if isinstance(one, WillFlip)}
        saved = [_saved(state, one, then.get(module)) for module, one in now.items()]
        found[action] = [one for one in saved if one is not None]
    return {action: saved for action, saved in found.items() if saved}


def _saved(state: Convoy, now: WillFlip, then: WillFlip | None) -> Saved | None:
    flips = now.count - (then.count if then else 0)
    if flips <= 0:
        return None
    charged = state.charge_at[now.module - 1] >= 0
    kept = charged and not now.charge and (then is None or then.charge)
    lost = then.lost if then else []
    return Saved(now.module, now.card, flips, [crew for crew in now.lost if crew not in lost], kept)


def _will_flip(position: Position, module: int, charged: bool) -> WillFlip:
    module_of = position.pack.module_of
    aboard = [member for member, space in enumerate(position.at) if space >= 0 and module_of[space] == module]
    turned = (position.faces[module] + position.dice[module]) % 2
    return WillFlip(
        module + 1,
        position.module_name(module),
        position.dice[module],
        "back" if turned else "front",
        charged,
        [position.label(member) for member in aboard],
    )


def holds(position: Position, foretold: Goal | Forecast) -> bool:
    """Has the goal been reached, or the forecast come true?"""
    if isinstance(foretold, Reach):
        member = position.member_called(foretold.crew)
        return member >= 0 and position.space_name(position.at[member]) == foretold.to
    if isinstance(foretold, Seize):
        return position.phase == GRAPPLE and position.space_name(position.contested) == foretold.to
    if isinstance(foretold, WillFlip):
        module = foretold.module - 1
        lost = [position.at[position.member_called(crew)] == LOST for crew in foretold.lost]
        return (
            position.side_name(module) == foretold.side
            and (position.charge_at[module] >= 0) == foretold.charge
            and all(lost)
        )
    return isinstance(foretold, WillTick | WillStay) and position.tracker == foretold.tracker
