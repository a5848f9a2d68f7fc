"""What came of an action, told in the order it happened."""

from typing import Any, Final

EVERYBODY: Final = None


class Event:
    """One thing that happened: its kind, its parts, and who may know of it."""

    def __init__(
        self, kind: str, parts: dict[str, Any], audience: tuple[int, ...] | None = EVERYBODY
    ) -> None:
        self.kind = kind
        self.parts = parts
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) know of it?"""
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_dict(self) -> dict[str, Any]:
        """What is sent to those who may know; the audience stays behind."""
        return {"kind": self.kind, "parts": self.parts}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.parts == other.parts
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.parts!r}, {self.audience!r})"
