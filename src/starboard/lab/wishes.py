"""What a search is to find, as a person writes it: which numbers may move, what is wanted, how near."""

from typing import Annotated, Any, Final

import msgspec

from starboard.lab.experiments import NotNegative, Positive, Strict, Values, read_toml

SEATS: Final = "seats equal"
MINUTES: Final = "minutes"


class Want(Strict, frozen=True):
    """A measure, what it is to be, and how far from that will do.

    `seats equal` wants every seat to win as often as the others; `minutes` is the length for people, taken to
    be in proportion to the decisions, the game's own components taking as long as the box says.
    """

    measure: str
    within: Annotated[float, msgspec.Meta(gt=0)]
    value: float = 0.0


class Wishes(Strict, frozen=True, kw_only=True):
    """The file as it is written."""

    game: str
    name: str = "tuning"
    players: list[str] = msgspec.field(default_factory=lambda: ["medium"])
    options: dict[str, Any] = {}
    components: str = ""  # where to begin: a partial file beside this one
    set: dict[str, Any] = {}
    move: Annotated[dict[str, Values], msgspec.Meta(min_length=1)]
    want: Annotated[list[Want], msgspec.Meta(min_length=1)]
    games: Positive = 200  # for each proposal
    trials: Positive = 40
    confirm: Positive = 1000  # games for what was chosen
    answers: NotNegative = 40
    seed: str | int = 0


def read_wishes(text: str, name: str = "wishes.toml") -> Wishes:
    return read_toml(text, name, Wishes, "no-wishes")
