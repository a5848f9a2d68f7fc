"""What each viewer is sent: the envelope of the table, the position as the viewer sees it, what happened.

A viewer is a seat or WATCHER. Nothing here asks the state anything but `view`, `legal`, `forbids` and
`reveals` for that viewer, and passes on only the events that the viewer may see.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.state import State
from starboard.kernel.words import Words
from starboard.tables.caller import running
from starboard.tables.log import WATCHER, Entry
from starboard.tables.play import Play
from starboard.tables.refusals import ILLEGAL, Refused, bad_request, not_now
from starboard.tables.seats import Seat
from starboard.tables.table import Table
from starboard.tables.undo import undoable
from starboard.tables.words import TableWords

Presence = Callable[[str], bool]


def nobody_here(person: str) -> bool:
    return False


def seat_of(viewer: int) -> int | None:
    """The viewer as games know it."""
    return None if viewer == WATCHER else viewer


def words_for(table: Table, language: str) -> TableWords:
    return TableWords(table.setup.game, language, table.names())


# -- the envelope --------------------------------------------------------------------------------


def envelope(
    table: Table,
    person: str,
    now: float,
    here: Presence = nobody_here,
    watchers: int = 0,
    seen: int | None = None,
) -> dict[str, Any]:
    """What everybody may know of the table itself, and what this person may do; `seen`: last looked at."""
    return for_person(open_envelope(table, now, here, watchers), table, person, seen)


def for_person(shared: dict[str, Any], table: Table, person: str, seen: int | None) -> dict[str, Any]:
    """The envelope of one person, made from what everybody is told."""
    own = table.own_seats(person)
    viewer = own[0] if len(own) == 1 else WATCHER
    return {
        **shared,
        "new": 0 if seen is None else max(0, table.positions[viewer] - seen),
        "you": {"person": person or None, "seats": own, "host": bool(person) and person == table.host},
    }


def open_envelope(table: Table, now: float, here: Presence, watchers: int) -> dict[str, Any]:
    """What everybody may know of the table itself."""
    game = table.setup.rules()
    called = game.seat_names(len(table.seats))
    over = table.is_over()
    return {
        "table": table.id,
        "status": table.status,
        "game": game.name,
        "title": game.title,
        "options": table.setup.options,
        "clock": {
            "kind": table.setup.clock.kind,
            "seconds": table.setup.clock.seconds,
            "added": table.setup.clock.added,
        },
        "watch": table.setup.watch,
        "chat": table.setup.chat,
        "hints": table.setup.hints,
        "created": table.created,
        "seats": [_seat(number, seat, called[number], here) for number, seat in enumerate(table.seats)],
        "host": table.host,
        "watchers": watchers,
        "awaited": table.awaited(),
        "since": table.since,
        "deadlines": {str(seat): end for seat, end in table.deadlines(now).items()},
        "now": now,
        "offers": [_offer(table, offer) for offer in table.offers],
        "dice": {
            "commitment": table.dice.commitment,
            "nonces": table.dice.nonces,
            "seed": table.dice.seed.hex() if over else None,
        },
        "ending": None if table.ending is None else _ending(table),
        "rematch": table.rematch or None,
    }


def _seat(number: int, seat: Seat, called: str, here: Presence) -> dict[str, Any]:
    return {
        "seat": number,
        "called": called,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person or None,
        "level": seat.level or None,
        "why": seat.why or None,
        "absent": seat.absent,
        "here": bool(seat.person) and here(seat.person),
    }


def _offer(table: Table, offer: Any) -> dict[str, Any]:
    waiting = [
        number
        for number, seat in enumerate(table.seats)
        if seat.by_person and seat.person not in offer.agreed
    ]
    return {
        "id": offer.id,
        "what": offer.what,
        "seat": offer.seat,
        "waiting": waiting,
        "opener": offer.opener,
    }


def _ending(table: Table) -> dict[str, Any]:
    assert table.ending is not None
    return {"how": table.ending.how, "seat": table.ending.seat, "result": table.ending.result}


# -- the position --------------------------------------------------------------------------------


def sight(table: Table, viewer: int, words: TableWords, view: msgspec.Raw | None = None) -> dict[str, Any]:
    """The position as `viewer` sees it, and what it may do there; `view` if it is known already."""
    play = table.play
    seen: dict[str, Any] = {
        "seat": seat_of(viewer),
        "position": table.positions[viewer],
        "view": view or (play.state.view(seat_of(viewer)) if play else None),
        "score": play.game.score(play.state, seat_of(viewer)) if play else [],
        "actions": [],
        "outlook": None,
        "undo": None,
        "redo": False,
    }
    if play and viewer != WATCHER and table.status == "running":
        seen["undo"] = undo_offered(table, play, viewer)
        seen["redo"] = play.repeatable(viewer) is not None
        if viewer in play.state.actors():
            seen["actions"] = choices(play.game, play.state, viewer, words)
            seen["outlook"] = play.game.outlook(play.state, viewer).to_dict()
    return seen


def choices(game: Game, state: State, seat: int, words: TableWords) -> list[dict[str, Any]]:
    """The legal actions of a seat; `final` ones cannot be taken back."""
    listed = []
    for action in state.legal(seat):
        kind, parts = game.describe(state, seat, action)
        listed.append(
            {
                "id": action,
                "kind": kind,
                "parts": parts,
                "words": words.action(kind, parts, seat),
                "final": state.reveals(seat, action),
            }
        )
    return listed


def undo_offered(table: Table, play: Play, seat: int) -> str | None:
    """Can this seat take something back: "free", "ask" the others, or not at all?"""
    person = table.seats[seat].person
    found = undoable(play, seat, table.own_seats(person), table.others_are_bots(person))
    return None if found.problem else "free" if found.free else "ask"


# -- what happened -------------------------------------------------------------------------------


def story(
    entries: Iterable[Entry], viewer: int, words: TableWords, last: int, muted: Iterable[str] = ()
) -> list[dict[str, Any]]:
    """The entries that `viewer` was shown, in order; `last` is the position after the last of them."""
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    first = last - len(shown) + 1
    return [happened(entry, viewer, words, first + n, muted) for n, entry in enumerate(shown)]


def happened(
    entry: Entry, viewer: int, words: TableWords, position: int, muted: Iterable[str] = ()
) -> dict[str, Any]:
    """One entry as `viewer` may see it."""
    silent = entry.kind == "chat" and entry.data["person"] in muted
    return {
        "position": position,
        "at": entry.at,
        "seat": entry.seat,
        "events": [
            {
                "kind": event.kind,
                "parts": event.parts,
                "words": words.event(event.kind, event.parts, seat_of(viewer)),
            }
            for event in entry.events
            if event.seen_by(viewer) and not silent
        ],
    }


# -- questions -----------------------------------------------------------------------------------


def why(
    table: Table, seat: int, words: TableWords, action: int | None, kind: str = "", parts: Any = None
) -> dict[str, Any]:
    """May `seat` take this action now, and if not, which clause forbids it?"""
    play = running(table)
    return why_in(play.game, play.state, seat, words.game, action, kind, parts)


def why_in(
    game: Game, state: State, seat: int, words: Words, action: int | None, kind: str = "", parts: Any = None
) -> dict[str, Any]:
    """The same for a position that is on no table."""
    if action is None:
        try:
            action = game.encode(kind, parts or {}, state.components())
        except Exception:  # whatever a stranger put into the parts, it names no action
            raise bad_request("This describes no action of the game.") from None
    clause = state.forbids(seat, action)
    sentence = words.clause(clause) if clause else ""
    return {"legal": not clause, "clause": clause or None, "sentence": sentence, "action": action}


def preview(table: Table, seat: int, actions: list[int], words: TableWords) -> dict[str, Any]:
    """What the seat would see after trying some actions on a copy, where that shows nothing new."""
    play = running(table)
    return preview_in(play.game, play.state, seat, actions, words)


def preview_in(game: Game, state: State, seat: int, actions: list[int], words: TableWords) -> dict[str, Any]:
    """The same for a position that is on no table."""
    trial = state.clone()
    events = []
    for action in actions:
        clause = trial.forbids(seat, action)
        if clause:
            raise Refused(ILLEGAL, words.game.clause(clause), clause)
        if trial.reveals(seat, action):
            raise not_now("This would show something that is still hidden, so it cannot be tried out.")
        events += [event for event in game.tell(trial, seat, action) if event.seen_by(seat)]
        trial.advance(seat, action)
    return {
        "view": trial.view(seat),
        "events": [
            {"kind": event.kind, "parts": event.parts, "words": words.event(event.kind, event.parts, seat)}
            for event in events
        ],
        "actions": choices(game, trial, seat, words) if seat in trial.actors() else [],
    }
