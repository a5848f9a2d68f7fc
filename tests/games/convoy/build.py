"""Positions of the convoy in a few words, and a table to play them on.

The row is the first flight unless said otherwise. A Crewmember stands at "2c3", with a Charge at "2c3+", in
"bow" or "stern", or is lost in "space"; alone they are M, N, P and C, in two crews b1 to b3 and s1 to s3.
"""

from typing import Any, cast

import msgspec

from starboard.games.convoy.components import ENGINE_NAMES, MODULES, ROLES, SIX, ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.rules import Convoy
from starboard.kernel.packs import Pack
from starboard.kernel.state import CHANCE, State

LETTERS: dict[str, str] = dict(zip("MNPC", ROLES))
TWO_CREWS = {f"{engine[0]}{number}": f"{engine}-{number}" for engine in ENGINE_NAMES for number in (1, 2, 3)}


class Ship:
    """A position to act on and to look at; every look goes through the view."""

    def __init__(self, state: State) -> None:
        self.state = cast(Convoy, state)
        self.told: list[tuple[str, dict[str, Any]]] = []

    # -- acting ------------------------------------------------------------------------------

    def do(self, *texts: str) -> "Ship":
        """The actions of whoever is asked, as they are typed."""
        for text in texts:
            actor = self.state.actors()[0]
            self._apply(actor, CONVOY.parse(self.state, actor, text))
        return self

    def chance(self, kind: str, **parts: Any) -> "Ship":
        self._apply(CHANCE, number_of(kind, parts, self.state.pack))
        return self

    def roll(self, *dice: int) -> "Ship":
        if self.state.players == 2:
            return self.chance("roll-two", bow=dice[0], stern=dice[1])
        return self.chance("roll", dice=list(dice))

    def grapple(self, mine: int, theirs: int) -> "Ship":
        return self.chance("roll-grapple", roll=mine, against=theirs)

    def _apply(self, actor: int, action: int) -> None:
        events = CONVOY.tell(self.state, actor, action) if not self.state.forbids(actor, action) else []
        self.state.apply(actor, action)
        self.told = [(event.kind, event.parts) for event in events]

    # -- asking ------------------------------------------------------------------------------

    def forbids(self, text: str) -> str:
        actor = self.state.actors()[0]
        return self.state.forbids(actor, CONVOY.parse(self.state, actor, text))

    def may(self, text: str) -> bool:
        actor = self.state.actors()[0]
        return CONVOY.parse(self.state, actor, text) in self.state.legal(actor)

    def legal(self) -> list[str]:
        actor = self.state.actors()[0]
        return [CONVOY.notation(self.state, actor, action) for action in self.state.legal(actor)]

    def kinds(self) -> list[str]:
        """What the last action brought about, in order."""
        return [kind for kind, _ in self.told]

    @property
    def view(self) -> dict[str, Any]:
        return seen(self.state)

    def member(self, who: str) -> dict[str, Any]:
        label = LETTERS.get(who) or TWO_CREWS[who]
        return next(entry for entry in self.view["crew"] if entry["crew"] == label)

    def at(self, who: str) -> str:
        member = self.member(who)
        return "space" if member["lost"] else member["at"] + ("+" if member["carrying"] else "")

    def own(self, who: str) -> int:
        return cast(int, self.member(who)["own"])

    def module(self, number: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.view["modules"][number - 1])

    def charged(self) -> list[int]:
        return [module["module"] for module in self.view["modules"] if module["charge"]]

    def dice(self) -> list[int]:
        return [len(module["dice"]) for module in self.view["modules"]]

    def sides(self) -> str:
        return "".join(module["side"][0] for module in self.view["modules"])

    def engines(self) -> list[int]:
        return [engine["charges"] for engine in self.view["engines"]]

    @property
    def points(self) -> int:
        return cast(int, self.view["points"]["left"])

    @property
    def burnt(self) -> int:
        return cast(int, self.view["points"]["burnt"])

    @property
    def tracker(self) -> int:
        return cast(int, self.view["tracker"]["at"])

    @property
    def phase(self) -> str:
        return cast(str, self.view["phase"])


def seen(state: State) -> dict[str, Any]:
    """The view as it is sent."""
    return cast(dict[str, Any], msgspec.to_builtins(state.view(None)))


def number_of(kind: str, parts: dict[str, Any], pack: Pack | None = None) -> int:
    """The number of the action or outcome of that kind."""
    return CONVOY.encode(CONVOY.read_choice(kind, parts), pack)


def convoy(
    crew: str = "MNP",
    at: dict[str, str] | None = None,
    *,
    modules: str = "12345",
    sides: str = "fffff",
    empty: str = "",
    dice: dict[int, int] | None = None,
    engines: tuple[int, int] = (0, 0),
    own: dict[str, int] | None = None,
    pack: Pack | None = None,
    **course: Any,
) -> Ship:
    """One crew in its Move phase; `empty` names the Modules whose Generators hold no Charge."""
    labels = {letter: LETTERS[letter] for letter in crew}
    ashore = next(role for role in ROLES if role not in labels.values())
    homes = dict.fromkeys(crew, "bow")
    data = {"players": 1, "ashore": ashore, "crew": _crew(labels, homes, at or {}, own or {})}
    return _ship(data, modules, sides, empty, dice or {}, engines, pack, course)


def crews(
    at: dict[str, str] | None = None,
    *,
    modules: str = "12345",
    sides: str = "fffff",
    empty: str = "",
    dice: dict[int, int] | None = None,
    engines: tuple[int, int] = (0, 0),
    pack: Pack | None = None,
    **course: Any,
) -> Ship:
    """Two crews, the bow's in its Move phase."""
    homes = {who: label.split("-")[0] for who, label in TWO_CREWS.items()}
    data = {"players": 2, "crew": _crew(TWO_CREWS, homes, at or {}, {})}
    return _ship(data, modules, sides, empty, dice or {}, engines, pack, course)


def _crew(
    labels: dict[str, str], homes: dict[str, str], at: dict[str, str], own: dict[str, int]
) -> list[dict[str, Any]]:
    assert at.keys() <= labels.keys(), "somebody stands there who is not on this trip"
    places = homes | at
    return [
        {
            "crew": label,
            "at": places[who].rstrip("+"),
            "carrying": places[who].endswith("+"),
            "own": own.get(who, 0),
        }
        for who, label in labels.items()
    ]


def _ship(
    data: dict[str, Any],
    modules: str,
    sides: str,
    empty: str,
    dice: dict[int, int],
    engines: tuple[int, int],
    pack: Pack | None,
    course: dict[str, Any],
) -> Ship:
    row = [
        {
            "card": int(modules[module]),
            "side": "front" if sides[module] == "f" else "back",
            "charge": sides[module] == "f" and str(module + 1) not in empty,
            "dice": dice.get(module + 1, 0),
        }
        for module in range(MODULES)
    ]
    on_ship = sum(bool(m["charge"]) for m in row) + sum(c["carrying"] for c in data["crew"]) + sum(engines)
    total = (pack or CONVOY.default_pack).data["ship"]["charges"]
    position = {
        "phase": "move",
        "points": 4,
        "tracker": 14,
        "cycle": 1,
        "modules": row,
        "engines": list(engines),
        "supply": total - on_ship,
        **data,
        **course,
    }
    position.setdefault("rolled", _rolled(position, pack))
    return Ship(CONVOY.from_dict(position, pack))


def _rolled(position: dict[str, Any], pack: Pack | None) -> list[int]:
    """Faces that may have been rolled: sixes alone; of two crews the lower roll is on its own Module."""
    if position["phase"] == "warning":
        return []
    if position["players"] == 1:
        native = cast(ConvoyPack, pack or CONVOY.default_pack)
        return [SIX] * native.dice_of(1, position["tracker"])
    warned = [module + 1 for module, entry in enumerate(position["modules"]) if entry["dice"]]
    lower = warned[0] if warned else 1
    first = position.get("mover", 0) ^ position.get("second", False)
    return [SIX, lower] if first == 0 else [lower, SIX]
