"""What happened and what may be done, as somebody is told it: a game's own words of it, and a sentence."""

from collections.abc import Iterable
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.state import State
from starboard.tables.events import STORED, read_table_event
from starboard.tables.log import Told
from starboard.tables.messages.game import AnyEvent
from starboard.tables.messages.sight import GameHappening, Happening, LegalAction, TableHappening
from starboard.tables.words import TableWords


def happenings(told: Iterable[Told], words: TableWords, seat: int | None) -> list[Happening]:
    """Events of a log as `seat` (None: a spectator) reads them; what cannot be understood is left out."""
    found = (happening(event, words, seat) for event in told)
    return [one for one in found if one is not None]


def happening(told: Told, words: TableWords, seat: int | None) -> Happening | None:
    if told.kind.startswith(STORED):
        event = read_table_event(told.kind, told.parts)
        return TableHappening(event, words.at_table(event, seat)) if event else None
    return GameHappening(game_event(told), words.event(told.kind, told.parts, seat))


def game_event(event: Any) -> AnyEvent:
    """An event of a game as it is sent."""
    return {"kind": event.kind, "parts": event.parts}


def legal_actions(game: Game, state: State, seat: int, words: TableWords) -> list[LegalAction]:
    """What a seat may do; `final` actions cannot be taken back."""
    return [legal_action(game, state, seat, action, words) for action in state.legal(seat)]


def legal_action(game: Game, state: State, seat: int, action: int, words: TableWords) -> LegalAction:
    kind, parts = game.describe(state, seat, action)
    return LegalAction(
        id=action,
        choice={"kind": kind, "parts": parts},
        words=words.action(kind, parts, seat),
        final=state.reveals(seat, action),
    )


def action_named(game: Game, state: State, choice: Any) -> int:
    """The number of a choice that somebody described; any error means that it names none."""
    return game.encode(choice["kind"], choice["parts"], state.components())


def action_words(game: Game, state: State, seat: int, action: int, words: TableWords) -> str:
    """A choice as somebody reads it who does not take it."""
    kind, parts = game.describe(state, seat, action)
    return words.action(kind, parts, None)
