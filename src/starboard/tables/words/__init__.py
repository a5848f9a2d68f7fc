"""What is said at a table, by itself and by the game on it. The sentences stand beside this file."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starboard.games.registry import find_game
from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.packs import Pack
from starboard.kernel.words import Words
from starboard.tables.events import TableEvent

TABLES: Final = "starboard.tables"


def table_words(language: str, seat_names: Sequence[str] = ()) -> Words:
    return Words(language, TABLES, seat_names)


@lru_cache(maxsize=128)
def catalogues(game: str, language: str, players: int, pack: Pack | None) -> tuple[Words, Words]:
    """The game's sentences and the table's: the same for all tables of one size, so they are made once."""
    of_game = find_game(game).words(language, players, pack)
    return of_game, table_words(language, of_game.seat_names)


class TableWords:
    """The game's sentences and the table's, for one language and the names at this table."""

    def __init__(self, game: str, language: str, names: Sequence[str], pack: Pack | None = None) -> None:
        self.rules = find_game(game)
        self.game, self.table = catalogues(game, language, len(names), pack)
        self.names = names

    def at_table(self, event: TableEvent, viewer: int | None) -> str:
        """What happened at the table."""
        return self.table.event(event, viewer, self.names)

    def event(self, event: Event, viewer: int | None) -> str:
        """What happened in the game."""
        return self.game.event(event, viewer, self.names)

    def action(self, choice: Choice, viewer: int | None) -> str:
        return self.game.action(choice, viewer, self.names)
