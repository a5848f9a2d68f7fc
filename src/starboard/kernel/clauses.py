"""The clauses of a game's rules: an id, where it comes from, and one sentence in our words."""

from collections.abc import Iterator, Sequence
from typing import Final

PRINTED: Final = "printed"
RULING: Final = "ruling"


class Clause:
    """One rule. `source` is "printed" (the rulebook says it) or "ruling" (we had to decide)."""

    def __init__(self, ident: str, source: str, text: str, sentences: Sequence[tuple[str, str]] = ()) -> None:
        self.id = ident
        self.source = source
        self.text = text
        self.sentences = tuple(sentences) or ((source, text),)

    @classmethod
    def of(cls, ident: str, sentences: Sequence[tuple[str, str]]) -> "Clause":
        """From its sentences, each with its source."""
        source = PRINTED if any(source == PRINTED for source, _ in sentences) else RULING
        return cls(ident, source, " ".join(text for _, text in sentences), sentences)


class Catalogue:
    """All clauses of one game in their order, with the refusals that belong to no game."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self.clauses = clauses
        self.by_id = {clause.id: clause for clause in SHARED + clauses}

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __contains__(self, ident: object) -> bool:
        return ident in self.by_id

    def sentence(self, ident: str) -> str:
        """What the clause `ident` says."""
        return self.by_id[ident].text


GAME_OVER: Final = "SB-01"
NOT_YOUR_TURN: Final = "SB-02"
ANOTHER_FIRST: Final = "SB-03"
NO_SUCH_ACTION: Final = "SB-04"

SHARED: Final = (
    Clause(GAME_OVER, RULING, "The game is over."),
    Clause(NOT_YOUR_TURN, RULING, "It is not your turn."),
    Clause(ANOTHER_FIRST, RULING, "Another decision comes first."),
    Clause(NO_SUCH_ACTION, RULING, "There is no such action here."),
)
