"""Something on offer at a table until everybody has agreed."""

import msgspec

from starboard.tables.messages.envelope import OfferKind


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the people at the table have to agree on."""

    id: int
    what: OfferKind
    seat: int
    agreed: tuple[str, ...]  # the people who are for it
    pledges: dict[str, str] = {}  # a rematch: by person, the hash of the nonce for its dice
    opener: str = ""  # a rematch: who opens, where the game lets the loser say
