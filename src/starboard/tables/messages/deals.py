"""Deals as one viewer may know them: what is proposed, what was promised, what was kept."""

from typing import Annotated, Any, Literal

import msgspec

from starboard.tables.messages import Message, Sentence
from starboard.tables.messages.game import AnyBargain, AnyProposals, AnyTerm
from starboard.tables.setup import BotDealing


class DealInfo(Message, frozen=True):
    """A proposal that is not answered yet; it stands to the end of turn `until`.

    `counters` are the terms that it answers, by another proposal; `outcome` is what it would come to.
    """

    id: int
    by: int
    to: int
    terms: list[AnyTerm]
    until: int
    open: Annotated[bool, msgspec.Meta(description="May everybody read it?")]
    counters: list[AnyTerm] | None
    outcome: AnyBargain


class WordInfo(Message, frozen=True):
    """A word that was given in a deal. `name` is whoever held the giver's seat then."""

    deal: int
    term: Annotated[int, msgspec.Meta(description="Its place among the deal's terms.")]
    said: AnyTerm
    name: str
    verdict: Literal["", "kept", "broken"]
    turn: Annotated[int, msgspec.Meta(description="In which turn it was judged.")]
    personal: Annotated[
        bool, msgspec.Meta(description="Only whoever it was given to can say whether it was kept.")
    ]
    action: Annotated[
        int | None, msgspec.Meta(description="What this viewer may do now to keep their own word.")
    ]


class Tally(Message, frozen=True):
    """How often a seat kept and broke its word, as far as this viewer may know."""

    seat: int
    kept: int
    broken: int


class DealsInfo(Message, frozen=True):
    """`proposals` is what the viewer may propose, null where that is nothing."""

    deals: list[DealInfo]
    words: list[WordInfo]
    tallies: list[Tally]
    bots: BotDealing
    proposals: AnyProposals | None


class Bargained(Message, frozen=True):
    """A proposal that is being made: its terms with what follows from them, and what they would come to.

    `code` and `parts` say what the rules could not do; then there is no outcome.
    """

    terms: list[AnyTerm]
    outcome: AnyBargain | None
    code: Annotated[
        str, msgspec.Meta(description="`refusal-CODE` in the words; empty if it can be made.")
    ] = ""
    parts: dict[str, Any] = {}
    sentence: Sentence = msgspec.UNSET
