"""What those who follow a table are sent: where it stands when they come, then every change."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeVar, cast
from zlib import crc32

import msgspec

from starboard.tables import views
from starboard.tables.live_table import Arrangement, Listener, LiveTable
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.messages.envelope import Envelope
from starboard.tables.messages.game import AnyView
from starboard.tables.messages.sight import Happening, Sight, Step
from starboard.tables.messages.state import StateMessage, UpdateMessage
from starboard.tables.refusals import not_allowed
from starboard.tables.telling import seen
from starboard.tables.words import TableWords

SHOWS_THE_BOARD: Final = frozenset({"started", "act", "undone", "redone"})

encode = msgspec.json.Encoder().encode
Anything = TypeVar("Anything")


def encoded(value: Anything) -> Anything:
    """The same, already as JSON: whatever it becomes a part of takes it over as it is."""
    return cast(Anything, msgspec.Raw(encode(value)))


class ViewerUpdate(msgspec.Struct):
    """What all followers with one viewer and language are shown: encoded once for all of them."""

    sight: Sight
    steps: list[Step]
    anything: bool  # happened


def arranged(live: LiveTable) -> Arrangement:
    """What everybody is told of the table, whatever was played: the same as long as nothing of it changes."""
    table, watchers = live.table, live.watchers()
    here = tuple(bool(seat.person) and live.is_here(seat.person) for seat in table.seats)
    known = live.arrangement
    if known is None or known.table is not table or known.of != (table.arranged, here, watchers):
        shared = views.arrangement(table, here, watchers)
        known = Arrangement(table, (table.arranged, here, watchers), shared, crc32(encode(shared)))
        live.arrangement = known
    return known


def envelope_for(
    live: LiveTable, person: str, viewer: Viewer, now: float, shared: Arrangement | None = None
) -> Envelope:
    """The table as this person may know it; `shared`: what everybody is told, if it is known already."""
    member = live.members.get(person)
    seen = member.seen.get(str(viewer), member.seen.get(str(WATCHER))) if member else None
    return views.for_person((shared or arranged(live)).envelope, live.table, person, now, seen)


def state_for(
    live: LiveTable,
    person: str,
    viewer: Viewer,
    language: str,
    now: float,
    missed: list[Entry],
    since: int | None,
) -> StateMessage:
    """Where the table stands, with what happened after position `since`."""
    words = live.words(language)
    told = views.story(missed, viewer, words, live.table.positions[viewer], live.table.muted)
    shared = arranged(live)
    envelope = envelope_for(live, person, viewer, now, shared)
    sight = encoded(views.sight(live.table, viewer, words))
    return StateMessage(
        table=live.table.id,
        envelope=envelope,
        figures=views.figures(live.table),
        sight=sight,
        steps=[step for step in told if since is None or step.position > since],
        complete=since is None or len(told) >= live.table.positions[viewer] - since,
        mark=mark_of(shared, envelope, sight),
    )


@contextmanager
def capturing(live: LiveTable) -> Iterator[None]:
    """While the table is changed. Afterwards the table knows nothing of this: what is put away goes."""
    live.table.noticed = lambda entry: capture(live, entry)
    try:
        yield
    finally:
        live.table.noticed = None


def capture(live: LiveTable, entry: Entry) -> None:
    """Keep what each follower sees right after an entry, until it is stored and sent."""
    play = live.table.play
    if play is None or entry.kind not in SHOWS_THE_BOARD or not live.listeners:
        return
    if entry.kind == "act":
        live.happened[entry.number] = play.told
    for viewer in {listener.viewer for listener in live.listeners}:
        key = (entry.number, _eyes(live, viewer))
        if entry.shown_to(viewer) and key not in live.captured:
            live.captured[key] = encoded(play.state.view(views.seat_of(viewer)))


def _eyes(live: LiveTable, viewer: Viewer) -> Viewer:
    """Whose view of the board this viewer gets: where nothing is hidden, all get the same one."""
    return viewer if live.table.setup.rules().secrets else WATCHER


def announce(live: LiveTable, entries: list[Entry], now: float) -> None:
    """Send every follower what is new for them; nothing where nothing is."""
    live.told = live.table.number
    told: dict[tuple[int, str], ViewerUpdate] = {}
    shared = arranged(live)
    for listener in list(live.listeners):
        if not _still_allowed(live, listener):
            continue
        key = (listener.viewer, listener.language)
        if key not in told:
            told[key] = update_for(live, listener.viewer, listener.language, entries)
        news = told[key]
        envelope = envelope_for(live, listener.person, listener.viewer, now, shared)
        mark = mark_of(shared, envelope, news.sight)
        if news.anything or mark != listener.mark:
            listener.mark = mark
            listener.send(
                UpdateMessage(
                    table=live.table.id,
                    envelope=envelope,
                    sight=news.sight,
                    steps=news.steps,
                    mark=mark,
                )
            )
            live.looked(listener.person, listener.viewer)
    live.captured.clear()
    live.happened.clear()


def _still_allowed(live: LiveTable, listener: Listener) -> bool:
    """Rights may have changed: a seat taken over by another person is no longer this one's to see."""
    if not live.may_watch(listener.person):
        live.listeners.discard(listener)
        listener.leave(not_allowed("no-longer-shown"))
        return False
    own = live.table.own_seats(listener.person)
    if listener.auto or listener.viewer not in (*own, WATCHER):
        listener.viewer = live.table.viewer_of(listener.person)
    return True


def update_for(live: LiveTable, viewer: Viewer, language: str, entries: list[Entry]) -> ViewerUpdate:
    words = live.words(language)
    viewer = viewer if viewer in live.table.positions else WATCHER
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    first = live.table.positions[viewer] - len(shown) + 1
    steps = [
        views.happened(
            entry,
            viewer,
            words,
            first + n,
            live.table.muted,
            _seen(live, entry.number, viewer),
            _told(live, entry.number, viewer, words),
        )
        for n, entry in enumerate(shown)
    ]
    sight = views.sight(live.table, viewer, words, _seen(live, live.table.number, viewer))
    return ViewerUpdate(encoded(sight), encoded(steps), bool(steps))


def _seen(live: LiveTable, number: int, viewer: Viewer) -> AnyView | None:
    """What `viewer` saw right after an entry, if that was kept."""
    return live.captured.get((number, _eyes(live, viewer)))


def _told(live: LiveTable, number: int, viewer: Viewer, words: TableWords) -> list[Happening] | None:
    """What `viewer` is told of an act, if that was kept."""
    told = live.happened.get(number)
    return None if told is None else seen(told, words, views.seat_of(viewer))


def mark_of(shared: Arrangement, envelope: Envelope, sight: Sight) -> str:
    """The same for two messages that would show the same; time and what is new are no part of it."""
    changing = encode((envelope.awaited, envelope.since, envelope.waiting_clocks, envelope.you, sight))
    return f"{crc32(changing, shared.check):08x}"
