"""The seats of a table and who holds them."""

from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "screen", "bot"]
StandInReason = Literal["", "handed", "clock", "resigned", "left"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat. `screen` is another person at the screen of the person who holds it.

    `level` is the bot that plays now: of a bot's seat, or of the one that stands in for a person,
    and then `why` says how that came about; `character` is who of the game's opponents sits there.
    `since` is the entry of the log with which its holder came to it, or it became open: what was
    promised of a seat is worth nothing once that has changed.
    """

    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    why: StandInReason = ""
    nonce: str = ""
    absent: bool = False  # the clock ran out here at least once: the result says so
    since: int = 0
    character: str = ""

    @property
    def is_held(self) -> bool:
        """Does a person hold it, even while a bot stands in?"""
        return self.kind in ("person", "screen") and self.why != "resigned"

    @property
    def by_bot(self) -> bool:
        """Does a bot choose here now?"""
        return self.level != ""

    @property
    def by_person(self) -> bool:
        return self.kind in ("person", "screen") and self.level == ""


def seats_held(seats: list[Seat]) -> dict[str, list[int]]:
    """Everybody who holds seats, their own and those at their screen, in the order of the seats."""
    held: dict[str, list[int]] = {}
    for number, seat in enumerate(seats):
        if seat.is_held and seat.person:
            held.setdefault(seat.person, []).append(number)
    return held


def names_of(seats: list[Seat]) -> list[str]:
    """What is written on each seat, "" where it is open."""
    return [seat.name for seat in seats]
