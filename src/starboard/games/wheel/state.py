"""The position on the wheel: plain data, packed in a few small numbers."""

from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from starboard.games.wheel.components import BLACK, CENTRE, STATIONS, WHITE, WheelPack
from starboard.kernel.errors import BadPosition
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

ALL_PLACES: Final = 0xFF


class Seen:
    """One earlier position; the chain of them never changes, so clones share it (AW-34)."""

    def __init__(self, position: int, before: "Seen | None") -> None:
        self.position = position
        self.before = before


class Position(State):
    """Two cones at their places; discs as sets of places, eight bits each.

    A player always has two discs, so one bit alone is a stack of two. Discs that share a
    station have one colour and are all living or all dead: `dead` marks those stations.
    """

    def __init__(self, pack: WheelPack, repetition: int) -> None:
        self.story = None
        self.pack = pack
        self.repetition = repetition
        self.mover: i64 = BLACK
        self.black_cone: i64 = CENTRE[BLACK]
        self.white_cone: i64 = CENTRE[WHITE]
        self.black_discs: i64 = 0
        self.white_discs: i64 = 0
        self.dead: i64 = 0
        self.rotations: i64 = 0  # since the last piece was moved: AW-11
        self.battle: bool = False  # a cone has moved on an earlier turn: AW-17
        self.turns: i64 = 0
        self.how = ""  # the ending
        self.winner: i64 = -1
        self.past: Seen | None = None

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return 2

    def turn(self) -> int:
        return self.turns

    def packed(self) -> int:
        """What AW-34 calls a position, as one number: pieces, side to move, rotations, AW-17 flag."""
        return (
            self.black_cone
            | self.white_cone << 3
            | self.black_discs << 6
            | self.white_discs << 14
            | self.dead << 22
            | self.rotations << 30
            | i64(self.battle) << 38
            | self.mover << 39
        )

    def key(self) -> Hashable:
        if self.repetition == 0:
            return self.packed() | (i64(self.winner + 1) << 41)
        return (self.packed(), self.winner, self.how, tuple(sorted(self.earlier())))

    def earlier(self) -> list[int]:
        """The positions that were there before, oldest first; none are kept without repetition."""
        found: list[int] = []
        seen = self.past
        while seen is not None:
            found.append(seen.position)
            seen = seen.before
        found.reverse()
        return found

    # -- what stands where ---------------------------------------------------------------------

    def cone(self, seat: int) -> int:
        return self.black_cone if seat == BLACK else self.white_cone

    def discs(self, seat: int) -> int:
        return self.black_discs if seat == BLACK else self.white_discs

    def discs_at(self, seat: int, place: int) -> int:
        """How many of `seat`'s discs stand at `place`: 0, 1 or 2."""
        own = self.discs(seat)
        if not own >> place & 1:
            return 0
        return 2 if own == 1 << place else 1

    def is_dead(self, place: int) -> bool:
        return self.dead >> place & 1 == 1

    def stone(self) -> int:
        """Where the time stone lies: AW-11."""
        return (self.pack.stone_place + self.rotations) % STATIONS

    # -- as data -------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Cones by place, discs as two places for each player, dead stations by place."""
        return {
            "game": "wheel",
            "repetition": self.repetition,
            "mover": self.mover,
            "cones": [self.black_cone, self.white_cone],
            "discs": [_places_of_two(self.black_discs), _places_of_two(self.white_discs)],
            "dead": _places(self.dead),
            "rotations": self.rotations,
            "battle": self.battle,
            "turns": self.turns,
            "ending": self.how,
            "winner": self.winner,
            "earlier": self.earlier(),
        }

    def fill(self, data: Any) -> None:
        """Take over what `to_dict` wrote; BadPosition if no position is like that."""
        try:
            self._read(data)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadPosition("This does not describe a position of wheel.") from None
        self._check()

    def _read(self, data: dict[str, Any]) -> None:
        if data.get("game", "wheel") != "wheel":
            raise ValueError
        self.repetition = _whole(data.get("repetition", 0))
        self.mover = _whole(data["mover"])
        self.black_cone, self.white_cone = [_whole(place) for place in data["cones"]]
        for places in data["discs"]:
            if len(places) != 2:
                raise BadPosition("Each player has two discs on the wheel.")
        self.black_discs, self.white_discs = [_bits(places) for places in data["discs"]]
        self.dead = _bits(data.get("dead", []))
        self.rotations = _whole(data.get("rotations", 0))
        self.battle = bool(data.get("battle", True))
        self.turns = _whole(data.get("turns", 0))
        self.how = str(data.get("ending", ""))
        self.winner = _whole(data.get("winner", -1))
        self.past = None
        for position in data.get("earlier", []):
            self.past = Seen(_whole(position), self.past)

    def _check(self) -> None:
        if self.mover not in (BLACK, WHITE):
            raise BadPosition("The mover must be 0 (Black) or 1 (White).")
        if not (0 <= self.black_cone < STATIONS and 0 <= self.white_cone < STATIONS):
            raise BadPosition("Cones stand at places 0 to 7.")
        if self.black_discs & self.white_discs:
            raise BadPosition("Discs of both colours cannot share a station (AW-20).")
        if self.dead & ~(self.black_discs | self.white_discs):
            raise BadPosition("There is a dead disc where no disc stands.")
        if self.black_cone == self.white_cone and self.winner < 0:
            raise BadPosition("Both cones in one station would have ended the game (AW-13).")
        if not 0 <= self.rotations <= self.pack.draw:
            raise BadPosition(f"Rotations are counted from 0 to {self.pack.draw}.")
        if self.how not in ("", "cone-taken", "three-revolutions", "repetition"):
            raise BadPosition(f'The wheel has no ending "{self.how}".')


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError
    return int(value)


def _bits(places: list[int]) -> int:
    bits = 0
    for place in places:
        if not 0 <= _whole(place) < STATIONS:
            raise BadPosition("Discs stand at places 0 to 7.")
        bits |= 1 << place
    return bits


def _places(bits: int) -> list[int]:
    return [place for place in range(STATIONS) if bits >> place & 1]


def _places_of_two(bits: int) -> list[int]:
    """The places of a player's two discs; a lone bit is a stack."""
    places = _places(bits)
    return places if len(places) == 2 else places * 2
