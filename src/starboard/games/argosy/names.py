"""Tokens and places by name, for positions as data, views and events."""

from starboard.games.argosy.numbering import KINDS, TRACKS
from starboard.games.argosy.pieces import MAP_TOKENS, TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.state import Position, cards_in
from starboard.games.argosy.types import CARD_NAMES, CardName, MapToken, Token, Track


def token_counts(counts: list[int]) -> dict[Token, int]:
    return {TOKEN_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def map_of(position: Position, seat: int) -> dict[str, MapToken]:
    """The tokens on a map by their places."""
    found: dict[str, MapToken] = {}
    start = seat * position.pack.points
    for point, name in enumerate(position.pack.point_names):
        kind = position.maps[start + point]
        if kind >= 0:
            found[name] = MAP_TOKENS[kind]
    return found


def scrap_of(position: Position, seat: int) -> list[MapToken]:
    return [MAP_TOKENS[kind] for kind in range(KINDS) for _ in range(position.scraps[seat * KINDS + kind])]


def scrap_slot(position: Position, seat: int, kind: int) -> int:
    """Where in the scrap the last token of a kind lies."""
    start = seat * KINDS
    return sum(position.scraps[start : start + kind + 1]) - 1


def planet_names(position: Position, planets: int) -> list[str]:
    return [name for planet, name in enumerate(position.pack.planet_names) if planets >> planet & 1]


def point_names(position: Position, points: int) -> list[str]:
    return [name for point, name in enumerate(position.pack.point_names) if points >> point & 1]


def card_names(cards: int) -> list[CardName]:
    return [CARD_NAMES[card] for card in cards_in(cards)]


def track_names(tracks: int) -> list[Track]:
    return [TRACK_NAMES[track] for track in range(TRACKS) if tracks >> track & 1]
