"""Written by tools/state_fields.py from the fields in state.py: `./starboard tidy` renews it."""

from typing import Final

from starboard.games.argosy.state import Position

FIELDS: Final[tuple[str, ...]] = (
    "players",
    "phase",
    "action",
    "active",
    "first",
    "turns",
    "bag",
    "bag_count",
    "pool",
    "gone",
    "maps",
    "covered",
    "scraps",
    "scrap_counts",
    "tracks",
    "colonies",
    "shielded",
    "deck",
    "face_up",
    "owned",
    "doubled",
    "scrapped",
    "acts",
    "natural",
    "drawn",
    "drew",
    "idle",
    "ends",
    "hand",
    "hand_from",
    "scrap_owner",
    "origin",
    "corner",
    "extra",
    "overflow",
    "draws_left",
    "purples",
    "breeding",
    "cards_left",
    "fresh",
    "chosen",
    "victim",
)
# Lists that clones share.
SHARED: Final[tuple[str, ...]] = (
    "gone",
    "covered",
    "scraps",
    "scrap_counts",
    "colonies",
    "face_up",
    "owned",
    "doubled",
)


def copy_fields(position: Position, twin: Position) -> None:
    """Make `twin`, of the same pack, equal to `position`."""
    twin.players = position.players
    twin.phase = position.phase
    twin.action = position.action
    twin.active = position.active
    twin.first = position.first
    twin.turns = position.turns
    twin.bag = position.bag[:]
    twin.bag_count = position.bag_count
    twin.pool = position.pool[:]
    twin.gone = position.gone
    twin.maps = position.maps[:]
    twin.covered = position.covered
    twin.scraps = position.scraps
    twin.scrap_counts = position.scrap_counts
    twin.tracks = position.tracks[:]
    twin.colonies = position.colonies
    twin.shielded = position.shielded
    twin.deck = position.deck
    twin.face_up = position.face_up
    twin.owned = position.owned
    twin.doubled = position.doubled
    twin.scrapped = position.scrapped
    twin.acts = position.acts
    twin.natural = position.natural
    twin.drawn = position.drawn[:]
    twin.drew = position.drew
    twin.idle = position.idle
    twin.ends = position.ends
    twin.hand = position.hand
    twin.hand_from = position.hand_from
    twin.scrap_owner = position.scrap_owner
    twin.origin = position.origin
    twin.corner = position.corner
    twin.extra = position.extra
    twin.overflow = position.overflow
    twin.draws_left = position.draws_left
    twin.purples = position.purples
    twin.breeding = position.breeding
    twin.cards_left = position.cards_left
    twin.fresh = position.fresh
    twin.chosen = position.chosen
    twin.victim = position.victim
