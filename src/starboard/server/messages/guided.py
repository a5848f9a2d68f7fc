"""Guided first games."""

from typing import Annotated

from msgspec import UNSET, Meta

from starboard.tables.messages import Figures, Message, Said
from starboard.tables.messages.sight import Sight, Step


class LessonSeat(Message, frozen=True):
    seat: int
    name: str
    called: str


class LessonState(Message, frozen=True):
    """Where the learner stands. `steps` is what came of the actions, or all so far where nothing is tried."""

    game: str
    title: str
    number: Annotated[int, Meta(description="The task, from 1; one more than there are when all is done.")]
    count: int
    task: Annotated[str, Meta(description="What is to be done: `lesson-TASK` in the words, with *emphasis*.")]
    finished: bool
    scene: Annotated[
        bool, Meta(description="The task begins at a position of its own, not where the last one ended.")
    ]
    done: list[int]
    seats: list[LessonSeat]
    sight: Sight
    steps: list[Step]
    awaited: list[int]
    ending: str
    figures: Figures
    words: Said = UNSET
