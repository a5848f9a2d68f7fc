# mypyc: skip
"""A position as a dictionary: everything by name, exact both ways.

Who writes one by hand may leave out what follows from the rest: then `bag` and `deck` hold what lies nowhere
else, and the course of the turn is what it must have been.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.games.argosy.consistency import check
from starboard.games.argosy.fields import FIELDS
from starboard.games.argosy.names import map_of, scrap_of, token_counts
from starboard.games.argosy.numbering import KINDS, PLAYERS, TRACKS
from starboard.games.argosy.pieces import MAP_TOKENS, TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.state import (
    BAG_EMPTY,
    DRAW_POOL,
    ENDINGS,
    EXPANSION_ACTION,
    FROM_POOL,
    HAND_SOURCES,
    IN_DRAFT,
    MAP_FULL,
    OVER,
    RESEARCH,
    RESEARCH_ACTION,
    STALLED,
    Position,
    made_tokens,
    total_tokens,
)
from starboard.games.argosy.types import CARD_NAMES, PHASES
from starboard.kernel.errors import BadPosition
from starboard.kernel.layout import (
    MANY,
    SEAT,
    SEAT_OR_NOBODY,
    Each,
    Form,
    Group,
    Layout,
    Name,
    Names,
    Rows,
    Unfit,
    Whole,
    Word,
)
from starboard.kernel.sentinels import NONE


def players_in(data: Any) -> int:
    """How many players a written position has."""
    if not isinstance(data, dict) or data.get("game", "argosy") != "argosy":
        raise BadPosition("no-position", game="argosy")
    players = data.get("players")
    if type(players) is not int or players not in PLAYERS:
        raise BadPosition("players-of-argosy", players=list(PLAYERS))
    return players


def fill(position: Position, data: Any) -> None:
    """Take over what `LAYOUT` wrote into a position just set out; BadPosition if play leads to none."""
    LAYOUT.read(position, data)
    _complete_pieces(position, data)
    _complete_course(position, data)
    check(position)
    if position.hand < 0:
        position.hand_from = FROM_POOL  # where an earlier token came from means nothing any more


# -- what may be left out --------------------------------------------------------------------------


def _complete_pieces(position: Position, data: dict[str, Any]) -> None:
    if "deck" not in data:
        position.deck = position.pack.all_cards
        for cards in (*(1 << card for card in position.face_up), *position.owned):
            position.deck &= ~cards
    if "bag" not in data:
        position.bag = [0] * (KINDS + 1)
        lying = total_tokens(position)
        position.bag = [made - there for made, there in zip(made_tokens(position), lying, strict=True)]
        position.bag_count = sum(position.bag)


def _complete_course(position: Position, data: dict[str, Any]) -> None:
    """AR-22: what the turn has brought, and how many there were."""
    drafted = position.pack.drafted(position.players)
    over = position.phase == OVER
    if "drew" not in data:
        position.drew = _has_drawn(position)
    if "ends" not in data and position.action != IN_DRAFT:
        if position.covered[position.active] == position.pack.full:
            position.ends = MAP_FULL
        elif position.bag_count == 0:
            position.ends = BAG_EMPTY
    if "turns" not in data:
        placed = sum(covered.bit_count() for covered in position.covered)
        position.turns = placed if position.action == IN_DRAFT else drafted + over
    if "first" not in data:
        position.first = (position.active - position.turns + over) % position.players
    if "idle" not in data and over:
        position.idle = position.idle_turns() if position.ends == STALLED else int(not position.drew)


def _has_drawn(position: Position) -> bool:
    if position.drawn or (position.bag_count == 0 and position.action != IN_DRAFT):
        return True
    return position.action == RESEARCH_ACTION and position.phase not in (RESEARCH, DRAW_POOL)


# -- forms that only Argosy has --------------------------------------------------------------------


class Counts(Form):
    """Tokens by kind, those there are."""

    def write(self, position: Any, value: Any) -> Any:
        return token_counts(value)

    def read(self, position: Any, data: Any) -> list[int]:
        if not isinstance(data, dict):
            raise Unfit("fit-by-token")
        counts = [0] * (KINDS + 1)
        for name, count in data.items():
            kind = Name(TOKEN_NAMES).read(position, name)
            if type(count) is not int or not 0 <= count <= MANY:
                raise Unfit("fit-by-token-not-negative")
            counts[kind] = count
        return counts


def _read_bag(position: Position, data: Any) -> None:
    position.bag = Counts().read(position, data)
    position.bag_count = sum(position.bag)


def _write_maps(position: Position) -> list[dict[str, str]]:
    return [dict(map_of(position, seat)) for seat in range(position.players)]


def _read_maps(position: Position, data: Any) -> None:
    pack = position.pack
    maps = [NONE] * (position.players * pack.points)
    covered = [0] * position.players
    for seat, tokens in enumerate(_by_seat(position, data)):
        for name, token in tokens.items():
            point = pack.point_names.index(name)
            maps[seat * pack.points + point] = _map_kind(token)
            covered[seat] |= 1 << point
    position.maps = vec[i64](maps)
    position.covered = covered


def _write_scraps(position: Position) -> list[list[str]]:
    return [list(scrap_of(position, seat)) for seat in range(position.players)]


def _read_scraps(position: Position, data: Any) -> None:
    scraps = [0] * (position.players * KINDS)
    counts = [0] * position.players
    for seat, tokens in enumerate(_by_seat(position, data)):
        if not isinstance(tokens, list):
            raise TypeError
        for token in tokens:
            scraps[seat * KINDS + _map_kind(token)] += 1
            counts[seat] += 1
    position.scraps = scraps
    position.scrap_counts = counts


def _write_tracks(position: Position) -> list[list[int]]:
    seats = range(position.players)
    return [[position.knowledge(seat, track) for track in range(TRACKS)] for seat in seats]


def _read_tracks(position: Position, data: Any) -> None:
    if any(len(points) != TRACKS for points in data):
        raise BadPosition("six-tracks")
    position.tracks = vec[i64](Rows(Whole(), TRACKS, position.players).read(position, data))


def _by_seat(position: Position, data: Any) -> list[Any]:
    if not isinstance(data, list) or len(data) != position.players:
        raise TypeError
    return data


def _map_kind(token: Any) -> int:
    if token == "purple":
        raise BadPosition("purple-on-a-map")
    return MAP_TOKENS.index(token)


def _seats(position: Position) -> int:
    return position.players


def _points(position: Position) -> list[str]:
    return position.pack.point_names


def _planets(position: Position) -> list[str]:
    return position.pack.planet_names


LAYOUT: Final = Layout(
    "argosy",
    FIELDS,
    {
        "players": Whole(PLAYERS[0], PLAYERS[-1]),
        "phase": Name(PHASES),
        "action": Whole(IN_DRAFT, EXPANSION_ACTION),
        "active": SEAT,
        "first": SEAT,
        "pool": Counts(),
        "gone": Counts(),
        "colonies": Each(Names(_planets), _seats),
        "shielded": Names(_planets),
        "deck": Names(CARD_NAMES),
        "face_up": Each(Name(CARD_NAMES)),
        "owned": Each(Names(CARD_NAMES), _seats),
        "doubled": Each(Names(TRACK_NAMES), _seats),
        "natural": Names(CARD_NAMES),
        "drawn": Each(Name(TOKEN_NAMES)),
        "ends": Word(("", *ENDINGS)),
        "hand": Name(MAP_TOKENS, none=NONE),
        "hand_from": Name(HAND_SOURCES),
        "scrap_owner": SEAT_OR_NOBODY,
        "origin": Name(_points, none=NONE),
        "corner": Name(_points, none=NONE),
        "fresh": Names(CARD_NAMES),
        "chosen": Whole(NONE),
        "victim": SEAT_OR_NOBODY,
    },
    groups=[
        Group("bag", ("bag", "bag_count"), lambda position: token_counts(position.bag), _read_bag),
        Group("maps", ("maps", "covered"), _write_maps, _read_maps),
        Group("scraps", ("scraps", "scrap_counts"), _write_scraps, _read_scraps),
        Group("tracks", ("tracks",), _write_tracks, _read_tracks),
    ],
    required=("phase", "action", "active", "maps", "scraps", "tracks", "colonies", "face_up", "owned"),
)
