"""The convoy in numbers, as a seat sees it: its own crew first, spaces and Modules by their numbers."""

from typing import Final, cast

from mypy_extensions import i64

from starboard.games.convoy.components import (
    CREW,
    ENGINE_NAMES,
    ENGINES,
    LARGEST_CREW,
    MODULES,
    RANKS,
    ROLES,
    SIX,
    WALL,
    ConvoyPack,
)
from starboard.games.convoy.distances import DistanceCache
from starboard.games.convoy.module_cards import FRONT
from starboard.games.convoy.reckoning import RECKONED, reckon
from starboard.games.convoy.state import ASHORE, ENDINGS, GRAPPLE, LOST, OVER, PUSHED, Position
from starboard.kernel.encoder import Encoder, Writer
from starboard.kernel.observation import SEATS, Part, flag, flags, number, numbers, one_of
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

PHASES: Final = ("line-up", "muster", "warning", "sixes", "move", "grapple", "pushed", "over")
MODULE_NAMES: Final = [f"Module {module + 1}" for module in range(MODULES)]
FACES: Final = [str(face + 1) for face in range(SIX)]


class ConvoyEncoder(Encoder):
    """Everything is open. Crates, consoles and Charges stand there space by space too."""

    def __init__(self) -> None:
        self.cache: DistanceCache | None = None

    def distances_of(self, position: Position) -> DistanceCache:
        """The distances on this ship, measured as they are needed."""
        if self.cache is None or self.cache.pack is not position.pack:
            self.cache = DistanceCache(position.pack)
        return self.cache

    def parts(self, pack: Pack, players: int) -> list[Part]:
        convoy = cast(ConvoyPack, pack)
        spaces = convoy.space_names
        crew = members_of(players)
        found = [
            one_of("seat", "your seat", [str(seat) for seat in range(players)]),
            one_of("phase", "what happens now", PHASES),
            flag("asked", "you are asked"),
            one_of("mover", "whose move it is", SEATS[:players]),
            flag("second", "the second of two crews moves"),
            one_of("rank", "your rank", [str(rank + 1) for rank in range(RANKS)]),
            *(
                one_of(f"card_{n + 1}", f"the card of {MODULE_NAMES[n]}", convoy.names)
                for n in range(MODULES)
            ),
            flags("front", "the front shows", MODULE_NAMES),
            numbers("dice", "dice over a Module", MODULE_NAMES, 3),
            flags("crates", "a crate", spaces[: convoy.bow]),
            flags("consoles", "a console", spaces[: convoy.bow]),
            flags("charges", "a Charge on its Generator", spaces[: convoy.bow]),
            numbers("engines", "Charges in an Engine", ENGINE_NAMES, convoy.squares, convoy.squares),
        ]
        for name in crew:
            found += member_parts(name, spaces)
        return found + cycle_parts(convoy, players)

    def write(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        players = position.players
        actors = position.actors()
        writer.one_of(seat, players)
        writer.one_of(position.phase, OVER + 1)
        writer.flag(len(actors) == 1 and actors[0] == seat)
        writer.seat(position.mover, seat, players)
        writer.flag(position.second)
        writer.one_of(position.rank - 1, RANKS)
        write_modules(position, writer)
        writer.numbers(position.engines, 0, ENGINES)
        size: i64 = len(position.at)
        for step in range(size):
            write_member(position, member_at(seat, step), writer)
        write_cycle(position, seat, writer)

    def summary_parts(self, pack: Pack, players: int) -> list[Part]:
        return [
            number(f"{name}_{seat}", f"{about}: {SEATS[seat]}", scale)
            for seat in range(players)
            for name, about, scale in RECKONED
        ]

    def write_summary(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        for step in range(position.players):
            if position.cycle == 0:
                writer.nothing(len(RECKONED))
            else:
                crew = (seat + step) % position.players
                for reckoned in reckon(position, crew, self.distances_of(position)):
                    writer.number(reckoned)


# -- the parts -------------------------------------------------------------------------------------


def members_of(players: int) -> list[str]:
    """What the Crewmembers are called, the own ones first."""
    if players == 1:
        return list(ROLES)
    return [f"{whose}_{member + 1}" for whose in ("own", "other") for member in range(CREW)]


def member_parts(name: str, spaces: list[str]) -> list[Part]:
    return [
        one_of(f"{name}_at", f"where {name} stands", spaces),
        flag(f"{name}_lost", f"{name} is lost in space"),
        flag(f"{name}_ashore", f"{name} is not on this trip"),
        flag(f"{name}_carrying", f"{name} carries a Charge"),
        number(f"{name}_points", f"points of {name}'s own", 4),
    ]


def cycle_parts(pack: ConvoyPack, players: int) -> list[Part]:
    crew = members_of(players)
    return [
        number("points", "shared points left", pack.points),
        number("burnt", "points of burnt Charges left", pack.burn_points),
        number("momentum", "points on the Pilot's way to its next own one", pack.momentum),
        number("supply", "Charges in the supply", pack.charges, pack.charges),
        number("tracker", "the tracker", pack.tracker, pack.tracker),
        flag("stalled", "the tracker is stalled"),
        number("cycle", "cycles begun", pack.most_cycles, pack.most_cycles),
        *(one_of(f"rolled_{n + 1}", f"die {n + 1} of the warning", FACES) for n in range(most_dice(pack))),
        number("sixes", "sixes to be placed", 3, 3),
        one_of("fighter", "who grapples for a space", crew),
        one_of("contested", "the space that is fought for", pack.space_names),
        flag("takes", "whoever grapples would take the Charge there"),
        one_of("pushed", "who was pushed and must be put somewhere", crew),
        number("turn", "turns begun", 2 * pack.tracker),
        one_of("ending", "how the voyage ended", ENDINGS),
        one_of("winner", "who won", SEATS[:players]),
    ]


def most_dice(pack: ConvoyPack) -> int:
    return max(pack.dice, pack.late_dice, 2)


# -- writing ---------------------------------------------------------------------------------------


def write_modules(position: Position, writer: Writer) -> None:
    pack = position.pack
    faces = position.faces
    there: i64 = len(faces)
    cards: i64 = len(pack.names)
    cells: i64 = pack.cells
    for module in range(MODULES):
        writer.one_of(faces[module] // 2 if module < there else -1, cards)
    for module in range(MODULES):
        writer.flag(module < there and faces[module] % 2 == FRONT)
    writer.numbers(position.dice, 0, MODULES)
    for module in range(MODULES):
        if module < there:
            writer.equal(pack.grounds[faces[module]], WALL)
        else:
            writer.nothing(cells)
    for module in range(MODULES):
        writer.one_of(pack.console[faces[module]] if module < there else -1, cells)
    for module in range(MODULES):
        charge: i64 = position.charge_at[module]
        writer.one_of(charge - module * cells if charge >= 0 else -1, cells)


def member_at(seat: i64, step: i64) -> i64:
    """The Crewmember that a seat sees in a place of its row."""
    return step if seat == 0 else (step + CREW) % (2 * CREW)


def place_of(seat: i64, member: i64) -> i64:
    """The other way round; -1 for nobody."""
    return member if member < 0 else member_at(seat, member)


def write_member(position: Position, member: i64, writer: Writer) -> None:
    space: i64 = position.at[member]
    writer.one_of(space if space >= 0 else -1, position.pack.spaces)
    writer.flag(space == LOST)
    writer.flag(space == ASHORE)
    writer.flag(position.carrying[member] == 1)
    writer.number(position.own[member])


def write_cycle(position: Position, seat: i64, writer: Writer) -> None:
    pack = position.pack
    crew: i64 = LARGEST_CREW if position.players == 1 else 2 * CREW
    writer.number(position.points)
    writer.number(position.burnt)
    writer.number(position.momentum)
    writer.number(position.supply)
    writer.number(position.tracker)
    writer.flag(position.stalled)
    writer.number(position.cycle)
    rolled = position.rolled
    for die in range(most_dice(pack)):
        writer.one_of(rolled[die] - 1 if die < len(rolled) else -1, SIX)
    writer.number(position.sixes)
    fighting = position.phase == GRAPPLE
    writer.one_of(place_of(seat, position.fighter) if fighting else -1, crew)
    writer.one_of(position.contested if fighting else -1, pack.spaces)
    writer.flag(fighting and position.takes == 1)
    writer.one_of(place_of(seat, position.pushed) if position.phase == PUSHED else -1, crew)
    writer.number(position.turns)
    writer.one_of(ENDINGS.index(position.how) if position.how else -1, len(ENDINGS))
    writer.seat(position.winner, seat, position.players)
