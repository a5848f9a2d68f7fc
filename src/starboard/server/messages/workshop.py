"""The workshop: a game's components as a form, variants, and the runs in which bots try them."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.lab.form import ComponentGroup
from starboard.lab.trials import TrialFigures
from starboard.server.messages.games import OptionInfo
from starboard.tables.messages import Figures, Message
from starboard.tables.messages.envelope import VariantChange

RunState = Literal["waiting", "running", "done", "stopped", "failed"]


class WorkshopForm(Message, frozen=True):
    """The components of a game, and with which options, by which bots and how many games it is tried."""

    game: str
    groups: list[ComponentGroup]
    options: list[OptionInfo]
    bots: list[str]
    games: list[int]
    figures: Figures
    most_changes: int
    longest_name: int


class VariantSeen(Message, frozen=True):
    """A variant that can be played: `changes` from the game's own values, `file` as a component file."""

    game: str
    hash: str
    changes: list[VariantChange]
    file: str


class RunNote(Message, frozen=True, kw_only=True):
    """What is tried, how, and where it stands. `problem` is why it failed, a refusal's code."""

    id: str
    game: str
    name: str
    values: dict[str, Any]
    hash: str
    options: dict[str, Any]
    bot: str
    games: Annotated[int, Meta(description="How many are wanted.")]
    at: Annotated[float, Meta(description="When it was asked for, in seconds since 1970.")]
    state: RunState = "waiting"
    problem: str = ""


class WorkshopRun(RunNote, frozen=True, kw_only=True):
    """A trial as its owner sees it."""

    played: int
    before: Annotated[int, Meta(description="Runs that come first, while it waits.")]
    rate: Annotated[float, Meta(description="Games a second, lately.")]
    left: Annotated[float | None, Meta(description="Seconds to go, as far as can be told.")]
    beyond: Annotated[int, Meta(description="Differences beyond chance, when it is done.")]


class RunWithFigures(WorkshopRun, frozen=True, kw_only=True):
    """A run with what its games say."""

    figures: TrialFigures | None
    pack: Annotated[Figures, Meta(description="Numbers of the variant, as sentences name them.")]


class OwnRuns(Message, frozen=True):
    """One's own runs, the latest first, and how many more may be begun today."""

    runs: list[WorkshopRun]
    left_today: int
    most_a_day: int
    kept_days: int


class OriginalFigures(Message, frozen=True):
    """What is known of the original under the same conditions; nothing before the first run."""

    figures: TrialFigures | None
