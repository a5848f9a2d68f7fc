"""What is said at a table, by itself and by the game on it. The sentences stand beside this file."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import UNSET

from starboard.games.registry import find_game
from starboard.kernel.choices import Choice
from starboard.kernel.errors import StarboardError
from starboard.kernel.events import Event
from starboard.kernel.packs import Pack
from starboard.kernel.words import Words
from starboard.kernel.words.folders import ENGLISH
from starboard.tables.events import TableEvent
from starboard.tables.messages import Sentence
from starboard.tables.messages.state import Refusal

TABLES: Final = "starboard.tables"


def table_words(language: str, seat_names: Sequence[str] = ()) -> Words:
    return Words(language, TABLES, seat_names)


def seat_number(seat: int) -> str:
    """What a seat is called where nobody gave a name."""
    return table_words(ENGLISH).text("seat-number", number=seat + 1)


@lru_cache(maxsize=128)
def catalogues(game: str, language: str, players: int, pack: Pack | None) -> tuple[Words, Words]:
    """The game's sentences and the table's: the same for all tables of one size, so they are made once."""
    of_game = find_game(game).words(language, players, pack)
    return of_game, table_words(language, of_game.seat_names)


class TableWords:
    """The game's sentences and the table's, for one language and the names at this table.

    Without a language nothing is said: whoever asks makes sentences of kinds and parts, as the page does.
    """

    def __init__(self, game: str, language: str, names: Sequence[str], pack: Pack | None = None) -> None:
        self.rules = find_game(game)
        self.language = language
        self.names = names
        self.pack = pack

    @property
    def game(self) -> Words:
        return self._both()[0]

    @property
    def table(self) -> Words:
        return self._both()[1]

    def _both(self) -> tuple[Words, Words]:
        known = self.language if self.language in self.rules.languages else "en"
        return catalogues(self.rules.name, known, len(self.names), self.pack)

    def at_table(self, event: TableEvent, viewer: int | None) -> Sentence:
        """What happened at the table."""
        return self.table.event(event, viewer, self.names) if self.language else UNSET

    def event(self, event: Event, viewer: int | None) -> Sentence:
        """What happened in the game."""
        return self.game.event(event, viewer, self.names) if self.language else UNSET

    def action(self, choice: Choice, viewer: int | None) -> Sentence:
        return self.game.action(choice, viewer, self.names) if self.language else UNSET

    def clause(self, ident: str) -> Sentence:
        """What a clause of the rules says."""
        return self.game.clause_text(ident) if self.language else UNSET

    def sentence(self, ident: str) -> Sentence:
        return self.game.sentence(ident) if self.language else UNSET

    def refusal(self, refused: Refusal) -> Refusal:
        """A refusal with its sentence: the clause's own where a rule of the game forbids it."""
        if not self.language:
            return refused
        if refused.code:
            said = StarboardError(refused.code, **refused.parts).sentence(self.language)
        else:
            said = self.game.clause_text(refused.clause or "")
        return msgspec.structs.replace(refused, sentence=said)
