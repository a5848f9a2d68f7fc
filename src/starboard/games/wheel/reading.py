# mypyc: skip
"""A position on the wheel as a dictionary, and what must be true of one that is read."""

from typing import Any, Final

from starboard.games.wheel.components import STATIONS
from starboard.games.wheel.fields import FIELDS
from starboard.games.wheel.state import ENDINGS, Position, Seen
from starboard.kernel.errors import BadPosition
from starboard.kernel.layout import SEAT, SEAT_OR_NOBODY, Each, Form, Group, Layout, Whole, Word

PLACES: Final = Whole(0, STATIONS - 1)
PACKED: Final = Whole(0, (1 << 40) - 1)
MOST_REPEATED: Final = 9


class Places(Form):
    """A set of places, as a list."""

    def write(self, position: Any, value: Any) -> Any:
        return _places(value)

    def read(self, position: Any, data: Any) -> int:
        return _bits(Each(PLACES).read(position, data))


def fill(position: Position, data: Any) -> None:
    """Take over what `write` wrote into a fresh position; BadPosition if play cannot lead to one like it."""
    position.battle = True  # in a position written by hand
    LAYOUT.read(position, data)
    _check_pieces(position)
    _check_ending(position)
    _check_past(position)


def write(position: Position) -> dict[str, Any]:
    """Cones by place, discs as two places for each player, dead stations by place."""
    return LAYOUT.write(position)


# -- forms that only the wheel has -----------------------------------------------------------------


def _write_cones(position: Position) -> list[int]:
    return [position.black_cone, position.white_cone]


def _read_cones(position: Position, data: Any) -> None:
    position.black_cone, position.white_cone = Each(PLACES, 2).read(position, data)


def _write_discs(position: Position) -> list[list[int]]:
    return [_places_of_two(position.black_discs), _places_of_two(position.white_discs)]


def _read_discs(position: Position, data: Any) -> None:
    if any(len(places) != 2 for places in data):
        raise BadPosition("two-discs-each")
    pairs = Each(Each(PLACES, 2), 2).read(position, data)
    position.black_discs, position.white_discs = [_bits(places) for places in pairs]


def _write_past(position: Position) -> list[int]:
    return position.earlier()


def _read_past(position: Position, data: Any) -> None:
    for packed in Each(PACKED).read(position, data):
        position.past = Seen(packed, position.past)


def _places(bits: int) -> list[int]:
    return [place for place in range(STATIONS) if bits >> place & 1]


def _places_of_two(bits: int) -> list[int]:
    """The places of a player's two discs; a lone bit is a stack."""
    places = _places(bits)
    return places if len(places) == 2 else places * 2


def _bits(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


LAYOUT: Final = Layout(
    "wheel",
    FIELDS,
    {
        "repetition": Whole(0, MOST_REPEATED),
        "mover": SEAT,
        "dead": Places(),
        "rotations": Whole(0, lambda position: position.pack.draw),
        "how": Word(("", *ENDINGS)),
        "winner": SEAT_OR_NOBODY,
    },
    keys={"how": "ending"},
    groups=[
        Group("cones", ("black_cone", "white_cone"), _write_cones, _read_cones),
        Group("discs", ("black_discs", "white_discs"), _write_discs, _read_discs),
        Group("earlier", ("past",), _write_past, _read_past),
    ],
    required=("mover", "cones", "discs"),
)


# -- what play can lead to -------------------------------------------------------------------------


def _check_pieces(position: Position) -> None:
    if position.black_discs & position.white_discs:
        raise BadPosition("colours-share-a-station")
    if position.dead & ~(position.black_discs | position.white_discs):
        raise BadPosition("dead-without-disc")
    taken = position.black_cone == position.white_cone
    if taken and position.how != "cone-taken":
        raise BadPosition("cones-share-a-station")


def _check_ending(position: Position) -> None:
    pack = position.pack
    if (position.how == "cone-taken") != (position.winner >= 0):
        raise BadPosition("winner-takes-cone")
    if position.how == "cone-taken" and (
        position.black_cone != position.white_cone or position.mover != position.winner
    ):
        raise BadPosition("taker-enters")
    if (position.rotations == pack.draw) != (position.how == "three-revolutions"):
        raise BadPosition("drawn-by-revolutions", revolutions=pack.draw // STATIONS)
    if position.rotations == pack.resurrection and position.dead:
        raise BadPosition("nothing-dead", revolutions=pack.resurrection // STATIONS)
    if position.how == "repetition" and not position.repetition:
        raise BadPosition("repetition-off")


def _check_past(position: Position) -> None:
    """AW-34: what is remembered is what came up, this position last, and none of it too often."""
    if not position.repetition:
        position.past = None  # nothing is remembered that does not count
    earlier = position.earlier()
    if not earlier:
        return
    most = max(earlier.count(packed) for packed in set(earlier))
    if most > position.repetition or (most == position.repetition) != (position.how == "repetition"):
        raise BadPosition("repeated-too-often")
    if position.how in ("", "repetition") and earlier[-1] != position.packed():
        raise BadPosition("remembered-last")
