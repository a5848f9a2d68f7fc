# mypyc: skip
"""A position as data: everything by name, exact both ways.

`bag` and `deck` may be left out of a written position: they then hold what lies nowhere else.
"""

from typing import Any, Final

from starboard.games.argosy.actions import CARDS, KINDS, TRACKS
from starboard.games.argosy.components import (
    ALL_CARDS,
    CARD_NAMES,
    DUPLICATORS,
    TOKEN_NAMES,
    TRACK_NAMES,
    WANDERERS,
)
from starboard.games.argosy.state import (
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEFENCE,
    DISCOUNT,
    DOUBLING,
    DRAW_HAND,
    DRAW_POOL,
    ENDINGS,
    EXCHANGE,
    FREE_CARD,
    GAIN,
    LAST_CHANCE,
    MIGRATION,
    OVER,
    PLACE,
    RESOLVED,
    TURN_CARDS,
    Position,
    cards_in,
    total_tokens,
)
from starboard.kernel.errors import BadPosition

PHASES: Final[tuple[str, ...]] = (
    "over",
    "resolved",
    "first",
    "deal-cards",
    "deal-tokens",
    "draw-pool",
    "draw-hand",
    "turn-cards",
    "place",
    "triangle",
    "extra-point",
    "divert",
    "draft",
    "research",
    "take-token",
    "extrapolation",
    "gain",
    "conversion",
    "celestial",
    "target",
    "defence",
    "lift",
    "domestic",
    "replace",
    "exchange",
    "salvaging",
    "expansion",
    "migration",
    "free-card",
    "doubling",
    "discount",
)
HAND_SOURCES: Final[tuple[str, ...]] = ("pool", "bag", "map", "scrap")


# -- writing -------------------------------------------------------------------------------------


def write(position: Position) -> dict[str, Any]:
    """Tokens, tracks, places, planets and cards by their names, seats by number."""
    return {
        "game": "argosy",
        "players": position.players,
        "phase": PHASES[position.phase],
        "action": position.action,
        "active": position.active,
        "first": position.first,
        "turns": position.turns,
        **_tokens(position),
        **_possessions(position),
        "scrapped": position.scrapped,
        "acts": position.acts,
        "natural": card_names(position.natural),
        "drawn": [TOKEN_NAMES[kind] for kind in position.drawn],
        "drew": position.drew,
        "idle": position.idle,
        "ends": position.ends,
        **_step(position),
    }


def _tokens(position: Position) -> dict[str, Any]:
    seats = range(position.players)
    return {
        "bag": token_counts(position.bag),
        "pool": token_counts(position.pool),
        "gone": token_counts(position.gone),
        "maps": [map_of(position, seat) for seat in seats],
        "scraps": [scrap_of(position, seat) for seat in seats],
    }


def _possessions(position: Position) -> dict[str, Any]:
    seats = range(position.players)
    return {
        "tracks": [position.tracks[seat * TRACKS : (seat + 1) * TRACKS] for seat in seats],
        "colonies": [planet_names(position, position.colonies[seat]) for seat in seats],
        "shielded": planet_names(position, position.shielded),
        "deck": card_names(position.deck),
        "face_up": [CARD_NAMES[card] for card in position.face_up],
        "owned": [card_names(position.owned[seat]) for seat in seats],
        "doubled": [track_names(position.doubled[seat]) for seat in seats],
    }


def _step(position: Position) -> dict[str, Any]:
    names = position.pack.point_names
    return {
        "hand": TOKEN_NAMES[position.hand] if position.hand >= 0 else None,
        "hand_from": HAND_SOURCES[position.hand_from],
        "scrap_owner": position.scrap_owner,
        "origin": names[position.origin] if position.origin >= 0 else None,
        "corner": names[position.corner] if position.corner >= 0 else None,
        "extra": position.extra,
        "overflow": position.overflow,
        "draws_left": position.draws_left,
        "purples": position.purples,
        "breeding": position.breeding,
        "cards_left": position.cards_left,
        "fresh": card_names(position.fresh),
        "chosen": position.chosen,
        "victim": position.victim,
    }


def token_counts(counts: list[int]) -> dict[str, int]:
    return {TOKEN_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def map_of(position: Position, seat: int) -> dict[str, str]:
    """The tokens on a map by their places."""
    return {
        name: TOKEN_NAMES[position.token_at(seat, point)]
        for point, name in enumerate(position.pack.point_names)
        if position.token_at(seat, point) >= 0
    }


def scrap_of(position: Position, seat: int) -> list[str]:
    return [TOKEN_NAMES[kind] for kind in range(KINDS) for _ in range(position.scraps[seat * KINDS + kind])]


def planet_names(position: Position, planets: int) -> list[str]:
    return [name for planet, name in enumerate(position.pack.planet_names) if planets >> planet & 1]


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(cards)]


def track_names(tracks: int) -> list[str]:
    return [TRACK_NAMES[track] for track in range(TRACKS) if tracks >> track & 1]


# -- reading -------------------------------------------------------------------------------------


def fill(position: Position, data: dict[str, Any]) -> None:
    """Take over what `write` wrote; BadPosition if no position is like that."""
    try:
        _read_turn(position, data)
        _read_step(position, data)
        _read_possessions(position, data)
        _read_tokens(position, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadPosition("This does not describe a position of argosy.") from None
    _check_turn(position)
    _check_possessions(position)
    _check_cards(position)
    _check_tokens(position)
    _check_step(position)


def _read_turn(position: Position, data: dict[str, Any]) -> None:
    position.phase = PHASES.index(data["phase"])
    position.action = _whole(data["action"])
    position.active = _whole(data["active"])
    position.first = _whole(data.get("first", 0))
    position.turns = _whole(data.get("turns", 0))
    position.scrapped = bool(data.get("scrapped", False))
    position.acts = _whole(data.get("acts", 0))
    position.natural = _cards(data.get("natural", []))
    position.drawn = [TOKEN_NAMES.index(name) for name in data.get("drawn", [])]
    position.drew = bool(data.get("drew", False))
    position.idle = _whole(data.get("idle", 0))
    position.ends = str(data.get("ends", ""))


def _read_step(position: Position, data: dict[str, Any]) -> None:
    names = position.pack.point_names
    hand = data.get("hand")
    origin = data.get("origin")
    corner = data.get("corner")
    position.hand = -1 if hand is None else TOKEN_NAMES.index(hand)
    position.hand_from = HAND_SOURCES.index(data.get("hand_from", "pool"))
    position.scrap_owner = _whole(data.get("scrap_owner", -1))
    position.origin = -1 if origin is None else names.index(origin)
    position.corner = -1 if corner is None else names.index(corner)
    position.extra = bool(data.get("extra", False))
    position.overflow = _whole(data.get("overflow", 0))
    position.draws_left = _whole(data.get("draws_left", 0))
    position.purples = _whole(data.get("purples", 0))
    position.breeding = bool(data.get("breeding", False))
    position.cards_left = _whole(data.get("cards_left", 0))
    position.fresh = _cards(data.get("fresh", []))
    position.chosen = _whole(data.get("chosen", -1))
    position.victim = _whole(data.get("victim", -1))


def _read_possessions(position: Position, data: dict[str, Any]) -> None:
    seats = range(position.players)
    position.tracks = [_whole(value) for seat in seats for value in _six(data["tracks"][seat])]
    position.colonies = [_planets(position, data["colonies"][seat]) for seat in seats]
    position.shielded = _planets(position, data.get("shielded", []))
    position.face_up = [CARD_NAMES.index(name) for name in data["face_up"]]
    position.owned = [_cards(data["owned"][seat]) for seat in seats]
    doubled = data.get("doubled", [[] for _ in seats])
    position.doubled = [_bits([TRACK_NAMES.index(name) for name in doubled[seat]]) for seat in seats]
    elsewhere = _bits(position.face_up)
    for cards in position.owned:
        elsewhere |= cards
    position.deck = _cards(data["deck"]) if "deck" in data else ALL_CARDS & ~elsewhere


def _read_tokens(position: Position, data: dict[str, Any]) -> None:
    pack = position.pack
    for seat in range(position.players):
        for name, token in data["maps"][seat].items():
            kind = _map_kind(token)
            point = pack.point_names.index(name)
            position.maps[seat * pack.points + point] = kind
            position.covered[seat] |= 1 << point
        for token in data["scraps"][seat]:
            position.scraps[seat * KINDS + _map_kind(token)] += 1
            position.scrap_counts[seat] += 1
    position.pool = _counts(data.get("pool", {}))
    position.gone = _counts(data.get("gone", {}))
    if "bag" in data:
        position.bag = _counts(data["bag"])
    else:
        position.bag = [0] * (KINDS + 1)
        lying = total_tokens(position)
        position.bag = [_made(position, kind) - lying[kind] for kind in range(KINDS + 1)]
    position.bag_count = sum(position.bag)


def _map_kind(token: str) -> int:
    kind = TOKEN_NAMES.index(token)
    if kind >= KINDS:
        raise BadPosition("A purple token never lies on a map or in a scrap (AR-16).")
    return kind


def _made(position: Position, kind: int) -> int:
    return position.pack.of_each_kind if kind < KINDS else position.pack.purple


def _counts(named: dict[str, Any]) -> list[int]:
    counts = [0] * (KINDS + 1)
    for name, count in named.items():
        counts[TOKEN_NAMES.index(name)] = _whole(count)
    return counts


def _six(values: list[Any]) -> list[Any]:
    if len(values) != TRACKS:
        raise BadPosition("Each player has six knowledge tracks (AR-02).")
    return values


def _cards(names: list[str]) -> int:
    return _bits([CARD_NAMES.index(name) for name in names])


def _planets(position: Position, names: list[str]) -> int:
    return _bits([position.pack.planet_names.index(name) for name in names])


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError
    return value


# -- checking ------------------------------------------------------------------------------------


def _check_turn(position: Position) -> None:
    seats = range(position.players)
    if position.active not in seats or position.first not in seats:
        raise BadPosition(f"Seats are numbered from 0 to {position.players - 1}.")
    if not 0 <= position.action <= 5 or position.phase == RESOLVED:
        raise BadPosition("A position stands in action 1 to 5, or in the draft (0), with something asked.")
    if position.ends and position.ends not in ENDINGS:
        raise BadPosition(f'Argosy has no ending "{position.ends}".')
    if position.phase == OVER and not position.ends:
        raise BadPosition("A game that is over says how it ended.")
    if min(position.turns, position.acts, position.idle, position.overflow) < 0:
        raise BadPosition("Turns, acts and points are never counted below 0.")


def _check_possessions(position: Position) -> None:
    pack = position.pack
    if any(not 0 <= value <= pack.limit for value in position.tracks):
        raise BadPosition(f"Knowledge goes from 0 to {pack.limit} (AR-02).")
    taken = 0
    for mine in position.colonies:
        if taken & mine:
            raise BadPosition("There is one colony to a planet (AR-21).")
        if mine.bit_count() > pack.tokens_each:
            raise BadPosition(f"Each player has {pack.tokens_each} planet tokens (AR-04).")
        taken |= mine
    if position.shielded & ~taken:
        raise BadPosition("There is a shield where no colony stands.")


def _check_cards(position: Position) -> None:
    places = [position.deck, *(1 << card for card in position.face_up), *position.owned]
    seen = 0
    for cards in places:
        seen |= cards
    if seen != ALL_CARDS or sum(cards.bit_count() for cards in places) != CARDS:
        raise BadPosition("Each evolution card is in one place: the deck, face up, or with a player.")
    if (position.natural | position.fresh) & ~_bits(position.face_up):
        raise BadPosition("Only face-up cards can have been turned up this turn.")


def _check_tokens(position: Position) -> None:
    pack = position.pack
    if min(position.bag + position.pool + position.gone) < 0:
        raise BadPosition("There are more tokens of a kind than the game has (AR-01).")
    made = [_made(position, kind) for kind in range(KINDS + 1)]
    if total_tokens(position) != made:
        raise BadPosition(
            "Tokens are missing or too many: bag, pool, maps, scraps and those gone make up all."
        )
    if max(position.scrap_counts) > pack.scrap_places:
        raise BadPosition(f"A scrap has {pack.scrap_places} places (AR-13).")


def _check_step(position: Position) -> None:
    """Every question needs what it is about."""
    phase = position.phase
    pack = position.pack
    sound = (position.hand >= 0) == (phase == PLACE)
    if phase == CHOOSE_TRIANGLE:
        sound = position.corner >= 0 and position.token_at(position.active, position.corner) >= 0
    elif phase == DEFENCE:
        sound = 0 <= position.victim < position.players and 0 <= position.chosen < pack.points
    elif phase == EXCHANGE:
        sound = 0 <= position.chosen < pack.points
    elif phase in (GAIN, CONVERSION):
        sound = 0 <= position.chosen < TRACKS
    elif phase == MIGRATION:
        sound = 0 <= position.chosen < pack.planets
    elif phase == DISCOUNT:
        sound = position.chosen in position.face_up
    elif phase == DOUBLING:
        sound = position.chosen in (DUPLICATORS, WANDERERS)
    elif phase == FREE_CARD:
        sound = position.fresh != 0
    elif phase in (DRAW_POOL, DRAW_HAND):
        sound = position.bag_count > 0
    elif phase == TURN_CARDS:
        sound = 0 < position.cards_left <= position.deck.bit_count()
    if not sound or (phase > LAST_CHANCE and position.hand >= 0 and phase != PLACE):
        raise BadPosition(f'A position with "{PHASES[phase]}" asked lacks what the question is about.')
