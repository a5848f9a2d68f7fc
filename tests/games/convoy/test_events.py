"""Events say what is so after them: a page that only copies from them shows what the next view shows."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from starboard.games.convoy.events import ConvoyEvent
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import convoy, crews, seen
from tests.games.convoy.phases import every_phase

Change = Callable[[dict[str, Any]], dict[str, Any]]
SAME = ("modules", "engines", "supply", "crew")


class Page:
    """What is drawn, changed by copying from events and by nothing else."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def member(self, crew: str) -> dict[str, Any]:
        return next(member for member in self.view["crew"] if member["crew"] == crew)

    def show(self, kind: str, parts: dict[str, Any]) -> None:
        for key, place in PLACES.get(kind, {}).items():
            if key in parts:
                *path, last = place.split(".")
                target = self.view
                for step in path:
                    target = target[step]
                target[last] = parts[key]
        if "crew" in parts and kind in MEMBERS:
            self.member(parts["crew"]).update(MEMBERS[kind](parts))
        if "module" in parts and kind in MODULES:
            self.view["modules"][parts["module"] - 1].update(MODULES[kind](parts))
        if "scale" in parts:
            self.view["scale"].update(parts["scale"])
        getattr(self, kind.replace("-", "_"), lambda parts: None)(parts)

    # -- what touches several things -----------------------------------------------------------

    def rolled(self, parts: dict[str, Any]) -> None:
        for module, dice in zip(self.view["modules"], parts["hanging"]):
            module["dice"] = dice

    rolled_two = rolled

    def placed(self, parts: dict[str, Any]) -> None:
        self.want(parts["wanted"])
        self.view["crews"][parts["seat"]]["charges"] = parts["held"]
        next(engine for engine in self.view["engines"] if engine["engine"] == parts["engine"])["charges"] = (
            parts["charges"]
        )
        self.view["tracker"]["stalled"] = True

    def burnt(self, parts: dict[str, Any]) -> None:
        self.want(parts["wanted"])
        self.view["crews"][parts["seat"]]["charges"] = parts["held"]
        for engine, charges in zip(self.view["engines"], parts["engines"]):
            engine["charges"] = charges
        for crew, cost in parts["costs"].items():
            self.member(crew).update(carrying=False, cost=cost)

    def seized(self, parts: dict[str, Any]) -> None:
        self.member(parts["foe"]).update(carrying=False, cost=parts["foe_cost"])

    def move_ended(self, parts: dict[str, int]) -> None:
        self.view["points"].update(burnt=0, momentum=0)
        for member in self.view["crew"]:
            member["own"] = 0

    def cycle(self, parts: dict[str, int]) -> None:
        self.view["tracker"]["stalled"] = False

    def want(self, wanted: list[list[str]]) -> None:
        for engine, squares in zip(self.view["engines"], wanted):
            engine["wanted"] = squares


SUPPLY = {"supply": "supply"}
POINTS = {"points": "points.left", "burnt": "points.burnt", "momentum": "points.momentum"}
READY = {"sixes": "sixes.left", "points": "points.left"}
PLACES = {
    "stepped": POINTS,
    "attacked": POINTS,
    "momentum": {"momentum": "points.momentum"},
    "points": {"burnt": "points.burnt"},
    "move-ended": {"points": "points.left"},
    "tracker": {"tracker": "tracker.at"},
    "cycle": {"cycle": "tracker.cycle", "dice": "tracker.dice"},
    **dict.fromkeys(("rolled", "rolled-two", "six-placed"), READY),
    **dict.fromkeys(
        ("destroyed", "burnt", "charge-made", "charge-lost", "charge-broken", "lost-with-charge"), SUPPLY
    ),
}
GONE = {"at": None, "lost": True, "carrying": False, "own": 0}
MEMBERS: dict[str, Change] = {
    "directed": lambda parts: {"own": parts["own"]},
    "stepped": lambda parts: {"own": parts["own"], "at": parts["to"]},
    "momentum": lambda parts: {"own": parts["own"]},
    "took": lambda parts: {"carrying": True, "cost": parts["cost"]},
    "placed": lambda parts: {"carrying": False, "cost": parts["cost"]},
    "grappled": lambda parts: {"at": parts["at"]},
    "returned": lambda parts: {"lost": False, "at": parts["engine"]},
    "seized": lambda parts: {"carrying": True, "cost": parts["cost"]},
    "charge-broken": lambda parts: {"carrying": False, "cost": parts["cost"]},
    "pushed": lambda parts: {"at": parts["to"]},
    "lost": lambda parts: GONE,
    "lost-with-charge": lambda parts: GONE,
}
MODULES: dict[str, Change] = {
    "six-placed": lambda parts: {"dice": parts["dice"]},
    "die-removed": lambda parts: {"dice": parts["dice"]},
    "hacked": lambda parts: {"dice": parts["dice"]},
    "took": lambda parts: {"charge": False},
    "destroyed": lambda parts: {"charge": False},
    "charge-made": lambda parts: {"charge": True},
    "charge-lost": lambda parts: {"charge": False},
    "flipped": lambda parts: {
        "side": parts["side"],
        "rows": parts["rows"],
        "dice": parts["dice"],
        "generator": parts.get("generator"),
        "console": parts.get("console"),
    },
}


def check_shown(state: Convoy, actor: int, action: int) -> None:
    """Copying from the events leads to what the view after the action says."""
    page = Page(seen(state))
    for told in CONVOY.tell(state, actor, action):
        page.show(told.kind, told.parts)
    after = state.clone()
    after.advance(actor, action)
    view, shown = seen(after), page.view
    for key in SAME:
        assert drawn(shown[key]) == drawn(view[key]), key
    assert shown["tracker"] == view["tracker"] | {"cycles_left": shown["tracker"]["cycles_left"]}
    assert shown["scale"] == view["scale"]
    assert shown["sixes"]["left"] == view["sixes"]["left"]
    assert {**shown["points"], "shared": 0} == {**view["points"], "shared": 0}


def drawn(things: Any) -> Any:
    """Without what no movement shows: where one could go next, sums, what a step of the lost costs."""
    if not isinstance(things, list):
        return things
    hidden = ("near", "least", "most")
    return [
        {
            key: value
            for key, value in thing.items()
            if key not in (*hidden, "cost" if thing.get("lost") else "")
        }
        for thing in things
    ]


FOUND = every_phase()


@pytest.mark.parametrize(
    "name", [name for name in FOUND if name.split()[0] not in ("line-up", "muster", "over")]
)
def test_events_lead_to_the_next_view_from_every_phase(name: str) -> None:
    state = FOUND[name]
    for actor in state.actors():
        for action in state.legal(actor):
            check_shown(state, actor, action)


@pytest.mark.parametrize("options", [{}, {"rank": 3}, {"players": 2}], ids=str)
def test_events_lead_to_the_next_view_all_through_a_voyage(options: dict[str, int]) -> None:
    state, policy, random = cast(Convoy, CONVOY.new(options)), ConvoyPolicy(), Random("shown")
    while state.actors():
        actor = state.actors()[0]
        thinks = actor != CHANCE and random.uniform() < 0.8
        action = policy.choose(state, actor, random) if thinks else random_action(state, actor, random)
        if state.cycle:
            check_shown(state, actor, action)
        state.advance(actor, action)


def test_a_throw_says_who_goes_with_the_module() -> None:
    ship = convoy(at={"P": "3a1", "M": "3a3"}, dice={3: 1}, points=0).do("end")
    parts = dict(ship.told)["flipped"]
    assert (parts["thrown"], parts["dice"]) == (["mechanic", "pilot"], [])


@pytest.mark.parametrize("mine,theirs,result", [(5, 4, "won"), (4, 5, "lost"), (3, 3, "even")])
def test_a_grapple_says_how_it_came_out_and_where(mine: int, theirs: int, result: str) -> None:
    ship = crews({"b1": "2a2", "s1": "2a3"}).do("1-2a3").grapple(mine, theirs)
    parts = dict(ship.told)["grappled"]
    assert (parts["result"], parts["space"]) == (result, "2a3")


def test_an_event_that_was_stored_before_its_new_fields_is_read() -> None:
    old = {"seat": 0, "crew": "pilot", "from": "bow", "to": "1a2", "count": 1}
    event = CONVOY.read_event("stepped", old)
    assert event is not None
    assert event.parts == old


def test_events_go_through_json() -> None:
    for state in FOUND.values():
        for actor in state.actors():
            for told in CONVOY.tell(state, actor, state.legal(actor)[0]):
                assert msgspec.json.decode(msgspec.json.encode(told.event), type=ConvoyEvent) == told.event
