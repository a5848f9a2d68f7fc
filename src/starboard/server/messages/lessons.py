"""Lessons: positions with a question, and what is said to an answer."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta

from starboard.kernel.lesson_verdicts import By, Verdict
from starboard.tables.messages import Figures, Message, Sentence
from starboard.tables.messages.game import AnyChoice
from starboard.tables.messages.sight import GameHappening, Sight, Step

LessonFacts = Annotated[
    dict[str, Any], Meta(description="What a sentence of the lesson says, by the names of its variables.")
]


class LessonSeat(Message, frozen=True):
    seat: int
    name: str
    called: str
    asked: Annotated[bool, Meta(description="An answer of this seat is awaited.")]


class LessonOutline(Message, frozen=True):
    """A lesson: its positions by their names, `lesson-NAME` in the words its title."""

    game: str
    title: str
    lesson: str
    positions: list[str]
    others: Annotated[list[str], Meta(description="The game's other lessons.")]
    figures: Figures


class ListedAnswer(Message, frozen=True):
    """An answer that gets a letter: `.NAME` of the position describes it, `spot` is its place there."""

    name: str
    actions: list[int]
    choice: Annotated[AnyChoice, Meta(description="Its last small step.")]
    spot: str


class LessonPosition(Message, frozen=True):
    """A question: `lesson-LESSON-NAME` in the words, with `.ask`, `.hint`, `.rule` and `.why`."""

    name: str
    by: By
    listed: list[ListedAnswer]
    clauses: list[str]
    facts: LessonFacts
    seats: list[LessonSeat]
    sight: Sight
    ask: Sentence = UNSET


FrameKind = Literal["act", "turn", "reply"]


class LessonFrame(Message, frozen=True):
    """What happens then: the answer itself, the rest of the turn, what the next player (-1: chance) does."""

    kind: FrameKind
    seat: int
    steps: list[Step]
    told: Annotated[list[GameHappening], Meta(description="What matters of it.")]


class LessonReply(Message, frozen=True):
    """What is said to an answer: `lesson-REMARK` in the words, with `.text` and `.look`."""

    verdict: Verdict
    remark: str
    facts: LessonFacts
    look: Annotated[list[str], Meta(description="Places of the board to look at.")]
    frames: list[LessonFrame]
    heading: Sentence = UNSET
    text: Sentence = UNSET


class LessonAnswered(Message, frozen=True):
    """Where small steps lead; the reply is there once they are an answer."""

    actions: list[int]
    sight: Sight
    steps: list[Step]
    reply: LessonReply | None
