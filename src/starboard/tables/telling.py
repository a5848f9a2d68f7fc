"""What happened and what may be done, as somebody is told it: a game's own words of it, and a sentence."""

from collections.abc import Iterable
from typing import Any

import msgspec

from starboard.kernel.events import Event, Told
from starboard.kernel.game import Game
from starboard.kernel.state import State
from starboard.tables.events import STORED, read_table_event
from starboard.tables.log import StoredEvent
from starboard.tables.messages.sight import GameHappening, Happening, LegalAction, TableHappening
from starboard.tables.words import TableWords


def happenings(stored: Iterable[StoredEvent], words: TableWords, seat: int | None) -> list[Happening]:
    """Events of a log as `seat` (None: a spectator) reads them; what cannot be understood is left out."""
    found = (happening(event, words, seat) for event in stored)
    return [one for one in found if one is not None]


def happening(stored: StoredEvent, words: TableWords, seat: int | None) -> Happening | None:
    if stored.kind.startswith(STORED):
        of_table = read_table_event(stored.kind, stored.parts)
        return TableHappening(of_table, words.at_table(of_table, seat)) if of_table else None
    event = words.rules.read_event(stored.kind, stored.parts_for(seat))
    return in_game(event, words, seat) if event else None


def seen(told: Iterable[Told], words: TableWords, seat: int | None) -> list[Happening]:
    """What a game just told, as far as `seat` may know of it."""
    events = (one.shown_to(seat) for one in told)
    return [in_game(event, words, seat) for event in events if event is not None]


def in_game(event: Event, words: TableWords, seat: int | None) -> GameHappening:
    return GameHappening(event, words.event(event, seat))


def legal_actions(game: Game, state: State, seat: int, words: TableWords) -> list[LegalAction]:
    """What a seat may do; `final` actions cannot be taken back."""
    return [legal_action(game, state, seat, action, words) for action in state.legal(seat)]


def legal_action(game: Game, state: State, seat: int, action: int, words: TableWords) -> LegalAction:
    choice = game.describe(state, seat, action)
    return LegalAction(
        id=action, choice=choice, final=state.reveals(seat, action), words=words.action(choice, seat)
    )


def action_named(game: Game, state: State, choice: Any) -> int:
    """The number of a choice as somebody sent it; any error means that it names none."""
    return game.encode(msgspec.convert(choice, game.types.choice), state.components())
