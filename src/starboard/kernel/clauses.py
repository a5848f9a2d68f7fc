"""The clauses of a game's rules: an id, and sentences in our words that each say where they come from."""

from collections.abc import Iterator
from typing import Final, NamedTuple

PRINTED: Final = "printed"
RULING: Final = "ruling"

GAME_OVER: Final = "SB-01"
NOT_YOUR_TURN: Final = "SB-02"
ANOTHER_FIRST: Final = "SB-03"
NO_SUCH_ACTION: Final = "SB-04"
SHARED: Final = (GAME_OVER, NOT_YOUR_TURN, ANOTHER_FIRST, NO_SUCH_ACTION)  # refusals that belong to no game


class Sentence(NamedTuple):
    """One sentence of a clause: "printed" (the rulebook says it) or "ruling" (we had to decide)."""

    source: str
    text: str


class Clause(NamedTuple):
    """One rule."""

    id: str
    sentences: tuple[Sentence, ...]

    @property
    def text(self) -> str:
        return " ".join(sentence.text for sentence in self.sentences)


class Catalogue:
    """All clauses of one game in their order, and beside them the shared ones."""

    def __init__(self, clauses: tuple[Clause, ...], shared: tuple[Clause, ...]) -> None:
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in shared + clauses}

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def __contains__(self, ident: object) -> bool:
        return ident in self.by_id

    def sentence(self, ident: str) -> str:
        """What the clause `ident` says."""
        return self.by_id[ident].text
