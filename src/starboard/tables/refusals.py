"""Why a table does not do what it was asked: a reason and a code that programs know, and a sentence."""

from typing import Any, Final

from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.kernel.packs import Pack

STALE: Final = "stale"
ILLEGAL: Final = "illegal"
NOT_ALLOWED: Final = "not-allowed"
NOT_NOW: Final = "not-now"
BAD_REQUEST: Final = "bad-request"
GONE: Final = "gone"
NOT_STORED: Final = "not-stored"
OUTDATED: Final = "outdated"
TOO_LARGE: Final = "too-large"
TOO_MANY: Final = "too-many"


class Refused(StarboardError):
    """Nothing was changed. `clause` is set where a rule of the game forbids it.

    Where the clause says it all there is no code: its sentence is in the words of the game that `pack` is of.
    """

    def __init__(
        self, reason: str, code: str = "", /, *, clause: str = "", pack: Pack | None = None, **parts: Any
    ) -> None:
        super().__init__(code, **parts)
        self.reason = reason
        self.clause = clause
        self.pack = pack

    def sentence(self, language: str = "en") -> str:
        if self.code or self.pack is None:
            return super().sentence(language)
        return IllegalAction(self.clause, self.pack).sentence(language)

    def told(self, language: str = "en") -> str:
        said = self.sentence(language)
        return said if self.code or self.pack is None else f"{said} ({self.clause})"


def forbidden(clause: str, pack: Pack, reason: str = ILLEGAL) -> Refused:
    """What a rule of the game forbids."""
    return Refused(reason, clause=clause, pack=pack)


def because(error: StarboardError, reason: str = BAD_REQUEST) -> Refused:
    """A refusal for what somebody further down refused."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return forbidden(error.clause, error.pack)
    return Refused(reason, error.code, **error.parts)


def not_allowed(code: str, /, **parts: Any) -> Refused:
    return Refused(NOT_ALLOWED, code, **parts)


def not_now(code: str, /, **parts: Any) -> Refused:
    return Refused(NOT_NOW, code, **parts)


def bad_request(code: str, /, **parts: Any) -> Refused:
    return Refused(BAD_REQUEST, code, **parts)


def outdated() -> Refused:
    """For a page that was built for another version of what is spoken here, where it cannot be understood."""
    return Refused(OUTDATED, "outdated")
