# mypyc: skip
"""A position of the convoy as a dictionary; `consistency` says what must be true of one that is read."""

from typing import Any, Final

import msgspec

from starboard.games.convoy.components import ENGINES, MODULES, RANKS, ROLES, SIX
from starboard.games.convoy.fields import FIELDS
from starboard.games.convoy.module_cards import SIDE_NAMES
from starboard.games.convoy.state import ASHORE, DERIVED, ENDINGS, LINE_UP, LOST, PUSHED, Position
from starboard.games.convoy.types import Crew, Side
from starboard.games.convoy.view import PHASES
from starboard.kernel.errors import BadPosition
from starboard.kernel.layout import SEAT, SEAT_OR_NOBODY, Each, Group, Layout, Name, Whole, Word
from starboard.kernel.sentinels import NONE

IN_SPACE: Final = "space"


class ModuleForm(msgspec.Struct, forbid_unknown_fields=True):
    """A Module of the row; cards are numbered from 1."""

    card: int
    side: Side = "front"
    charge: bool = False
    dice: int = 0


class MemberForm(msgspec.Struct, forbid_unknown_fields=True):
    """A Crewmember of the trip."""

    crew: Crew
    at: str
    carrying: bool = False
    own: int = 0


class GrappleForm(msgspec.Struct, forbid_unknown_fields=True):
    """CC-29: who stepped onto whose space, and whether it would take the Charge there."""

    crew: Crew
    to: str
    take: bool = False


def crews_of(data: Any) -> tuple[int, int]:
    """How many players and which rank a position is of: what it is made with."""
    if not isinstance(data, dict):
        raise BadPosition("no-position", game="convoy")
    players, rank = data.get("players"), data.get("rank", 1)
    if players not in (1, 2) or rank not in range(1, RANKS + 1):
        raise BadPosition("crews-and-rank", ranks=RANKS)
    return int(players), int(rank)


def read(position: Position, data: Any) -> None:
    """Take over what `write` wrote into a position that was set out."""
    position.cycle = 1  # in a position written by hand
    LAYOUT.read(position, data)
    if position.phase == PUSHED and position.pushed >= 0:
        position.contested = position.at[position.pushed]  # it stays there until its owner has answered
    if "turns" not in data:
        position.turns = turns_of(position)


def write(position: Position) -> dict[str, Any]:
    """Modules, Engines, crews and the course of the cycle; spaces by their names."""
    return LAYOUT.write(position)


def turns_of(position: Position) -> int:
    """A single crew has one turn in a cycle, two crews have two."""
    if position.phase <= LINE_UP + 1:
        return 0
    if position.players == 1:
        return position.cycle
    return 2 * position.cycle - (0 if position.second else 1)


# -- forms that only the convoy has ----------------------------------------------------------------


def _write_modules(position: Position) -> list[Any]:
    return [
        msgspec.to_builtins(
            ModuleForm(
                position.faces[module] // 2 + 1,
                position.side_name(module),
                position.charge_at[module] >= 0,
                position.dice[module],
            )
        )
        for module in range(len(position.faces))
    ]


def _read_modules(position: Position, data: Any) -> None:
    pack = position.pack
    entries = _converted(data, list[ModuleForm])
    if len(entries) > MODULES:
        raise BadPosition("modules-in-row", modules=MODULES)
    for module, entry in enumerate(entries):
        if not 1 <= entry.card <= len(pack.names) or not 0 <= entry.dice <= pack.most_dice:
            raise ValueError
        face = 2 * (entry.card - 1) + SIDE_NAMES.index(entry.side)
        position.faces.append(face)
        position.dice[module] = entry.dice
        if entry.charge:
            if pack.generator[face] < 0:
                raise BadPosition("no-generator-there", module=module + 1)
            position.charge_at[module] = module * pack.cells + pack.generator[face]


def _write_crew(position: Position) -> list[Any]:
    return [
        msgspec.to_builtins(
            MemberForm(
                position.label(member),
                position.space_name(position.at[member]),
                position.carrying[member] == 1,
                position.own[member],
            )
        )
        for member in range(len(position.at))
        if position.at[member] != ASHORE
    ]


def _read_crew(position: Position, data: Any) -> None:
    names = position.pack.space_names
    for entry in _converted(data, list[MemberForm]):
        member = position.member_called(entry.crew)
        if member < 0 or position.at[member] != ASHORE:
            raise BadPosition("no-other-crewmember", crew=entry.crew)
        if entry.own < 0:
            raise ValueError
        position.at[member] = LOST if entry.at == IN_SPACE else names.index(entry.at)
        position.carrying[member] = int(entry.carrying)
        position.own[member] = entry.own


def _write_grapple(position: Position) -> Any:
    if position.fighter < 0:
        return None
    to = position.space_name(position.contested)
    return msgspec.to_builtins(GrappleForm(position.label(position.fighter), to, position.takes == 1))


def _read_grapple(position: Position, data: Any) -> None:
    grapple = _converted(data, GrappleForm | None)
    if grapple is not None:
        position.fighter = _member(position, grapple.crew)
        position.contested = position.pack.space_names.index(grapple.to)
        position.takes = int(grapple.take)


def _write_pushed(position: Position) -> Any:
    return position.label(position.pushed) if position.pushed >= 0 else None


def _read_pushed(position: Position, data: Any) -> None:
    if data is not None:
        position.pushed = _member(position, data)


def _member(position: Position, label: Any) -> int:
    member = position.member_called(label)
    if member < 0:
        raise ValueError
    return member


def _converted(data: Any, form: Any) -> Any:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError:
        raise ValueError from None


LAYOUT: Final = Layout(
    "convoy",
    FIELDS,
    {
        "players": Whole(1, 2),
        "rank": Whole(1, RANKS),
        "phase": Name(PHASES),
        "engines": Each(Whole(0, lambda position: position.pack.squares), ENGINES),
        "ashore": Name(ROLES, none=NONE),
        "points": Whole(0, lambda position: position.pack.points),
        "momentum": Whole(0, lambda position: position.pack.momentum - 1),
        "supply": Whole(0, lambda position: position.pack.charges),
        "tracker": Whole(0, lambda position: position.pack.tracker),
        "cycle": Whole(0, lambda position: position.pack.most_cycles),
        "rolled": Each(Whole(1, SIX)),
        "sixes": Whole(0, lambda position: position.pack.most_dice),
        "mover": SEAT,
        "how": Word(("", *ENDINGS)),
        "winner": SEAT_OR_NOBODY,
    },
    keys={"how": "ending"},
    groups=[
        Group("modules", ("faces", "charge_at", "dice"), _write_modules, _read_modules),
        Group("crew", ("at", "carrying", "own"), _write_crew, _read_crew),
        Group("grapple", ("fighter", "contested", "takes"), _write_grapple, _read_grapple),
        Group("pushed", ("pushed",), _write_pushed, _read_pushed),
    ],
    derived=DERIVED,
    required=("players", "phase", "modules", "supply", "tracker"),
)
