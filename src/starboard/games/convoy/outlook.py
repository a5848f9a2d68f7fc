# mypyc: skip
"""What a player wants to know before choosing: every space in reach, and how the Modules will end."""

from typing import Any

from starboard.games.convoy.components import STEP
from starboard.games.convoy.judge import charged_after
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import GRAPPLE, LOST, MOVE, Position
from starboard.kernel.events import Event
from starboard.kernel.outlook import Goal


class Trail:
    """Where a Crewmember may be after some steps: the way, what it cost, and what was done on it."""

    def __init__(self, state: Convoy, cost: int, path: list[int], does: list[str]) -> None:
        self.state = state
        self.cost = cost
        self.path = path
        self.does = does

    def step(self, member: int, action: int) -> "Trail":
        twin = self.state.clone()
        cost = twin.step_cost(member)
        acts = (action - STEP) & 1
        to = (action - STEP) % twin.pack.span >> 1
        done: list[str] = []
        if acts:
            done = ["place" if to >= twin.pack.bow else "take"]
        elif twin.carrying[member] and twin.charge_at[twin.pack.module_of[to]] == to:
            done = ["destroy"]
        twin.advance(twin.mover, action)
        if twin.phase == GRAPPLE:
            done = ["grapple"]
        return Trail(twin, self.cost + cost, self.path + [action], self.does + done)


def goals(state: Convoy, seat: int) -> list[Goal]:
    """Every space in reach of each Crewmember, cheapest way first, once for each thing done on the way."""
    if state.phase != MOVE or seat != state.mover:
        return []
    found: list[Goal] = []
    for number in range(state.crew_size()):
        member = state.first_of(seat) + number
        if state.at[member] >= 0:
            found += reach(state, member, STEP + number * state.pack.span)
    return found


def reach(state: Convoy, member: int, first: int) -> list[Goal]:
    """The goals of one Crewmember, whose steps are numbered from `first`."""
    seen: list[tuple[int, list[str]]] = [(state.at[member], [])]
    found: list[Goal] = []
    trails = [Trail(state, 0, [], [])]
    while trails:
        trails.sort(key=_cost_of)
        trail = trails.pop(0)
        if trail.path:
            mark = (_target(trail, member), trail.does)
            if mark in seen:
                continue
            seen.append(mark)
            found.append(_goal(trail, member))
        if trail.state.phase == MOVE:
            for action in trail.state.legal(trail.state.mover):
                if first <= action < first + state.pack.span:
                    trails.append(trail.step(member, action))
    return found


def _cost_of(trail: Trail) -> tuple[int, int]:
    return trail.cost, len(trail.path)


def _target(trail: Trail, member: int) -> int:
    return trail.state.contested if trail.state.phase == GRAPPLE else trail.state.at[member]


def _goal(trail: Trail, member: int) -> Goal:
    state = trail.state
    to = _target(trail, member)
    parts: dict[str, Any] = {
        "crew": state.label(member),
        "to": state.space_name(to),
        "does": trail.does,
        "warned": to < state.pack.bow and state.dice[state.pack.module_of[to]] > 0,
    }
    return Goal("grapple" if state.phase == GRAPPLE else "reach", parts, trail.cost, trail.path)


# -- what is coming ----------------------------------------------------------------------------


def forecasts(position: Position) -> list[Event]:
    """How each warned Module will end if nobody does anything about it, and where the tracker goes."""
    if position.phase != MOVE:
        return []
    charged = charged_after(position, position.dice)
    found = [
        _will_flip(position, module, charged[module]) for module, dice in enumerate(position.dice) if dice > 0
    ]
    tracker = position.tracker if position.stalled else position.tracker - 1
    found.append(Event("will-stay" if position.stalled else "will-tick", {"tracker": tracker}))
    return found


def _will_flip(position: Position, module: int, charged: bool) -> Event:
    module_of = position.pack.module_of
    aboard = [member for member, space in enumerate(position.at) if space >= 0 and module_of[space] == module]
    turned = (position.faces[module] + position.dice[module]) % 2
    parts = {
        "module": module + 1,
        "card": position.module_name(module),
        "count": position.dice[module],
        "side": "back" if turned else "front",
        "charge": charged,
        "lost": [position.label(member) for member in aboard],
    }
    return Event("will-flip", parts)


def holds(position: Position, kind: str, parts: dict[str, Any]) -> bool:
    """Has the goal been reached, or the forecast come true?"""
    if kind == "reach":
        member = position.member_called(parts["crew"])
        return member >= 0 and position.space_name(position.at[member]) == parts["to"]
    if kind == "grapple":
        return position.phase == GRAPPLE and position.space_name(position.contested) == parts["to"]
    if kind == "will-flip":
        module = parts["module"] - 1
        lost = [position.at[position.member_called(crew)] == LOST for crew in parts["lost"]]
        return (
            position.side_name(module) == parts["side"]
            and (position.charge_at[module] >= 0) == parts["charge"]
            and all(lost)
        )
    return kind in ("will-tick", "will-stay") and position.tracker == parts["tracker"]
