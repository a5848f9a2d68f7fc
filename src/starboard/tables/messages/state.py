"""What a viewer of a table is sent: where it stands, what is new, and how a command was answered."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET

from starboard.kernel.errors import StarboardError
from starboard.tables.messages import SCHEMAS, Figures, Message, No, Sentence, Yes
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.sight import Sight, Step
from starboard.tables.refusals import Refused


class StateMessage(Message, frozen=True, tag="state", tag_field="type"):
    """Where the table stands: the first message on a socket, the answer to looking."""

    table: str
    envelope: Envelope
    figures: Figures
    sight: Sight
    steps: Annotated[
        list[Step], msgspec.Meta(description="What happened since the position given, or lately.")
    ]
    complete: Annotated[bool, msgspec.Meta(description="Whether `steps` holds everything since then.")]
    mark: Annotated[
        str,
        msgspec.Meta(description="Send it when polling: an answer comes when something differs from it."),
    ]


class UpdateMessage(Message, frozen=True, tag="update", tag_field="type"):
    """Something new. `steps` is empty where only the envelope changed."""

    table: str
    envelope: Envelope
    sight: Sight
    steps: list[Step]
    mark: str


class Accepted(Message, frozen=True):
    """It is done, and durable."""

    ok: Yes = True
    done: Annotated[
        int | None, msgspec.Meta(description="How many steps of an act, undo or redo were done.")
    ] = None
    seat: int | None = None
    offer: int | None = None
    deal: Annotated[int | None, msgspec.Meta(description="The number of the first proposal made.")] = None


class Refusal(Message, frozen=True):
    """Nothing was changed. `clause` is the rule that forbids it; `state` the table as it stands."""

    reason: Annotated[
        str,
        msgspec.Meta(
            description="stale, illegal, not-allowed, not-now, bad-request, gone, not-stored, too-many, "
            "too-large, outdated"
        ),
    ]
    code: Annotated[
        str,
        msgspec.Meta(
            description="What is refused: `refusal-CODE` in the words; empty where `clause` says it."
        ),
    ] = ""
    parts: Annotated[dict[str, Any], msgspec.Meta(description="What the sentence is made of.")] = {}
    clause: str | None = None
    sentence: Sentence = UNSET
    state: StateMessage | None = None
    ok: No = False


if TYPE_CHECKING:
    Answer = Accepted | Refusal
else:  # told apart by `ok`, which is no tag that msgspec knows
    Answer = Annotated[
        Any,
        msgspec.Meta(
            extra_json_schema={"oneOf": [{"$ref": f"{SCHEMAS}{one.__name__}"} for one in (Accepted, Refusal)]}
        ),
    ]


def refusal(refused: Refused, language: str = "") -> Refusal:
    """A refusal as it is answered, with its sentence if it is asked for in a language."""
    return Refusal(
        reason=refused.reason,
        code=refused.code,
        parts={name: sendable(part, language or "en") for name, part in refused.parts.items()},
        clause=refused.clause or None,
        sentence=sendable(refused.sentence(language), language) if language else UNSET,
    )


def sendable(part: Any, language: str) -> Any:
    """A part of a refusal as JSON can hold it: it may quote whatever was sent, or be a refusal itself."""
    if isinstance(part, StarboardError):
        part = part.sentence(language)
    if isinstance(part, str):
        return part.encode("utf-8", "replace").decode()
    return [sendable(item, language) for item in part] if isinstance(part, list) else part
