"""What those who follow a table are sent: where it stands when they come, then every change."""

from typing import Final
from zlib import crc32

import msgspec

from starboard.tables import views
from starboard.tables.following import Arrangement, Encoded, EncodedSight, ViewerUpdate
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.messages.envelope import Envelope, EnvelopeNow
from starboard.tables.messages.game import AnyView
from starboard.tables.messages.sight import Happening, Sight, Step
from starboard.tables.messages.state import StateMessage, UpdateMessage
from starboard.tables.refusals import not_allowed
from starboard.tables.telling import seen
from starboard.tables.words import TableWords

CHANGING: Final = frozenset(EnvelopeNow.__struct_fields__)
MOST_PEOPLE: Final = 1000  # of whom it is kept what they are at a table
SHOWS_THE_BOARD: Final = frozenset({"started", "act", "undone", "redone"})

encode = msgspec.json.Encoder().encode


def encoded(value: object) -> Encoded:
    """A value as JSON, which a message that it becomes a part of takes over as it is."""
    return msgspec.Raw(encode(value))


def arranged(live: LiveTable) -> Arrangement:
    """What everybody is told of the table, whatever was played: the same as long as nothing of it changes."""
    table, people = live.table, live.people_here()
    watchers = live.watchers()
    here = tuple([seat.person in people for seat in table.seats])
    known = live.cache.arrangement
    if known is None or known.table is not table or known.of != (table.arranged, here, watchers):
        shared = views.arrangement(table, here, watchers)
        of, text = (table.arranged, here, watchers), unchanging(shared)
        known = Arrangement(table, of, shared, text, crc32(text), live.words(""), {})
        live.cache.arrangement = known
    return known


def unchanging(envelope: Envelope) -> bytes:
    """The fields of an envelope that neither acts nor time change, as a JSON object."""
    fields = msgspec.structs.asdict(envelope)
    return encode({name: value for name, value in fields.items() if name not in CHANGING})


def joined(envelope: bytes, changing: EnvelopeNow) -> Encoded:
    """An envelope as JSON, out of two objects."""
    return msgspec.Raw(envelope[:-1] + b"," + encode(changing)[1:])


def envelope_for(live: LiveTable, person: str, viewer: Viewer, now: float) -> Envelope:
    """The table as this person may know it."""
    shared = arranged(live)
    changing = personal(live, shared, person, viewer, views.as_it_is_now(live.table, now))
    return views.put_together(shared.envelope, changing)


def personal(
    live: LiveTable, shared: Arrangement, person: str, viewer: Viewer, changing: EnvelopeNow
) -> EnvelopeNow:
    """What everybody is told now, with what only this person is."""
    member = live.members.get(person)
    seen = member.seen.get(str(viewer), member.seen.get(str(WATCHER))) if member else None
    you = shared.people.get(person)
    if you is None:
        if len(shared.people) >= MOST_PEOPLE:
            shared.people.pop(next(iter(shared.people)))
        you = shared.people[person] = views.you(live.table, person)
    return views.for_person(changing, live.table, you, seen)


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
    told = views.story(missed, viewer, words, live.table.entries_shown[viewer], live.table.muted)
    shared = arranged(live)
    changing = personal(live, shared, person, viewer, views.as_it_is_now(live.table, now))
    sight = sight_of(live, viewer, words)
    return StateMessage(
        table=live.table.id,
        envelope=views.put_together(shared.envelope, changing),
        figures=views.figures(live.table),
        sight=sight.sight,
        steps=[step for step in told if since is None or step.position > since],
        complete=since is None or len(told) >= live.table.entries_shown[viewer] - since,
        mark=mark_of(shared, changing, sight),
    )


def sight_of(live: LiveTable, viewer: Viewer, words: TableWords, view: AnyView | None = None) -> EncodedSight:
    """The position as `viewer` sees it, encoded; kept until the next entry, for whoever comes or goes.

    With sentences it is not kept: anybody may ask for any language.
    """
    table, cache = live.table, live.cache
    if words.language:
        return encoded_sight(views.sight(table, viewer, words, view))
    if cache.sights_at != (table, table.number):
        cache.sights_at = (table, table.number)
        cache.sights.clear()
    known = cache.sights.get(viewer)
    if known is None:
        known = cache.sights[viewer] = encoded_sight(views.sight(table, viewer, words, view))
    return known


def encoded_sight(sight: Sight) -> EncodedSight:
    text = encode(sight)
    return EncodedSight(msgspec.Raw(text), crc32(text))


def capture(live: LiveTable, entry: Entry) -> None:
    """Keep what each follower sees right after an entry, until it is stored and sent."""
    play, cache = live.table.play, live.cache
    if play is None or entry.kind not in SHOWS_THE_BOARD or not live.listeners:
        return
    if entry.kind == "act" and play.told is not None:
        cache.happened[entry.number] = play.told
    secrets = play.game.secrets
    for listener in live.listeners:
        viewer = listener.viewer
        key = (entry.number, viewer if secrets else WATCHER)
        if key not in cache.captured and entry.shown_to(viewer):
            cache.captured[key] = encoded(play.state.view(views.seat_of(viewer)))


def announce(live: LiveTable, entries: list[Entry], now: float) -> None:
    """Send every follower what is new for them; nothing where nothing is."""
    live.told = live.table.number
    shared = arranged(live)
    changed = views.as_it_is_now(live.table, now)
    updates = Updates(live, shared, entries)
    for listener in list(live.listeners):
        if not _still_allowed(live, listener):
            continue
        news = updates.of(listener.viewer, listener.language)
        changing = personal(live, shared, listener.person, listener.viewer, changed)
        mark = mark_of(shared, changing, news.sight)
        if news.anything or mark != listener.mark:
            listener.mark = mark
            listener.send(
                UpdateMessage(
                    table=live.table.id,
                    envelope=joined(shared.encoded, changing),
                    sight=news.sight.sight,
                    steps=news.steps,
                    mark=mark,
                )
            )
            live.looked(listener.person, listener.viewer)
    live.cache.forget_entries()


def _still_allowed(live: LiveTable, listener: Listener) -> bool:
    """Rights may have changed: a seat taken over by another person is no longer this one's to see."""
    if not live.may_watch(listener.person):
        live.listeners.discard(listener)
        listener.leave(not_allowed("no-longer-shown"))
        return False
    own = live.table.own_seats(listener.person)
    if listener.auto or (listener.viewer != WATCHER and listener.viewer not in own):
        listener.viewer = live.table.viewer_of(listener.person)
    return True


class Updates:
    """What some entries show to each kind of follower, made once for all followers of a kind."""

    def __init__(self, live: LiveTable, shared: Arrangement, entries: list[Entry]) -> None:
        self.live = live
        self.table = live.table
        self.shared = shared
        self.entries = entries
        self.secrets = play.game.secrets if (play := self.table.play) else False
        self._made: dict[tuple[Viewer, str], ViewerUpdate] = {}
        self._alike: dict[int, Encoded] = {}  # what happened, where all at one position are told the same

    def of(self, viewer: Viewer, language: str) -> ViewerUpdate:
        """What all followers with one viewer and language are shown."""
        known = self._made.get((viewer, language))
        if known is None:
            known = self._made[viewer, language] = self._make(viewer, language)
        return known

    def _make(self, viewer: Viewer, language: str) -> ViewerUpdate:
        words = self.live.words(language) if language else self.shared.words
        viewer = viewer if viewer in self.table.entries_shown else WATCHER
        shown = [entry for entry in self.entries if entry.shown_to(viewer)]
        sight = sight_of(self.live, viewer, words, self._view(self.table.number, viewer))
        return ViewerUpdate(sight, self._steps(viewer, words, shown), bool(shown))

    def _steps(self, viewer: Viewer, words: TableWords, shown: list[Entry]) -> Encoded:
        if words.language or self.secrets or not all(map(is_public, self.entries)):
            return encoded(self._happened(viewer, words, shown))
        position = self.table.entries_shown[viewer]
        if position not in self._alike:
            self._alike[position] = encoded(self._happened(viewer, words, shown))
        return self._alike[position]

    def _happened(self, viewer: Viewer, words: TableWords, shown: list[Entry]) -> list[Step]:
        first = self.table.entries_shown[viewer] - len(shown) + 1
        return [
            views.happened(
                entry,
                viewer,
                words,
                first + n,
                self.table.muted,
                self._view(entry.number, viewer),
                self._told(entry.number, viewer, words),
            )
            for n, entry in enumerate(shown)
        ]

    def _view(self, number: int, viewer: Viewer) -> AnyView | None:
        """What `viewer` saw right after an entry, if that was kept: the same as all, if nothing is hidden."""
        return self.live.cache.captured.get((number, viewer if self.secrets else WATCHER))

    def _told(self, number: int, viewer: Viewer, words: TableWords) -> list[Happening] | None:
        """What `viewer` is told of an act, if that was kept."""
        told = self.live.cache.happened.get(number)
        return None if told is None else seen(told, words, views.seat_of(viewer))


def is_public(entry: Entry) -> bool:
    """Is everybody shown all of it?"""
    return entry.shown is None and all(event.audience is None and not event.own for event in entry.events)


def mark_of(shared: Arrangement, changing: EnvelopeNow, sight: EncodedSight) -> str:
    """The same for two messages that would show the same; time and what is new are no part of it."""
    compared = (changing.awaited, changing.since, changing.waiting_clocks, changing.you, sight.check)
    return hex(crc32(encode(compared), shared.check))
