"""Where a game came from that did not begin at its table."""

from typing import Any

import msgspec


class Origin(msgspec.Struct, frozen=True):
    """`where` as whoever brought it named it, a file or an address; `by` the name of that person."""

    where: str = ""
    by: str = ""


def read_origin(data: dict[str, Any] | None, acts: int) -> Origin | None:
    """What was stored; former versions stored only how many acts came with a record."""
    if data is not None:
        return msgspec.convert(data, Origin)
    return Origin() if acts else None
