# mypyc: skip
"""How a game came out for one seat."""

from typing import Any, Final, Literal

import msgspec

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's score, where it comes from, its place, and whether it won."""

    score: int
    place: int
    outcome: Literal["won", "lost", "drawn"]
    sources: dict[str, int]

    def to_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)
