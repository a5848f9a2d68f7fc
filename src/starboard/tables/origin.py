"""Where a game came from that did not begin at its table."""

import re
from typing import Any, Final

import msgspec

MOMENT: Final = re.compile(r"/t/\w+/back/[\d.]+")


class Origin(msgspec.Struct, frozen=True):
    """`where` as whoever brought it named it, a file or an address; `by` the name of that person.

    Of a game that was played on from a `moment` of another table here, `where` is the address of that moment.
    """

    where: str = ""
    by: str = ""
    moment: bool = False


def read_origin(data: dict[str, Any] | None, acts: int) -> Origin | None:
    """What was stored; former versions stored no `moment`, or only how many acts came with a record."""
    if data is None:
        return Origin() if acts else None
    was_moment = MOMENT.fullmatch(data.get("where", "")) is not None
    return msgspec.convert({"moment": was_moment, **data}, Origin)
