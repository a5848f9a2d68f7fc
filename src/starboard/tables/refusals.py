"""Why a table does not do what it was asked: a reason that programs know, and a sentence."""

from typing import Final

from starboard.kernel.errors import StarboardError

STALE: Final = "stale"
ILLEGAL: Final = "illegal"
NOT_ALLOWED: Final = "not-allowed"
NOT_NOW: Final = "not-now"
BAD_REQUEST: Final = "bad-request"
GONE: Final = "gone"
NOT_STORED: Final = "not-stored"
OUTDATED: Final = "outdated"


class Refused(StarboardError):
    """Nothing was changed. `clause` is set where a rule of the game forbids it."""

    def __init__(self, reason: str, sentence: str, clause: str = "") -> None:
        sentence = sentence.encode("utf-8", "replace").decode()  # it may quote whatever was sent
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.clause = clause


def not_allowed(sentence: str) -> Refused:
    return Refused(NOT_ALLOWED, sentence)


def not_now(sentence: str) -> Refused:
    return Refused(NOT_NOW, sentence)


def bad_request(sentence: str) -> Refused:
    return Refused(BAD_REQUEST, sentence)


def outdated() -> Refused:
    """For a page that was built for another version of what is spoken here, where it cannot be understood."""
    return Refused(OUTDATED, "This page is of another version than the server; reload it and try again.")
