"""What each viewer is sent: the envelope of the table, the position as the viewer sees it, what happened.

A viewer is a seat or WATCHER. Nothing here asks the state anything but `view`, `legal`, `forbids` and
`reveals` for that viewer, and passes on only the events that the viewer may see.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.state import State
from starboard.lab.variants import Variant
from starboard.tables.deal_views import deals_for
from starboard.tables.log import WATCHER, Entry, Viewer
from starboard.tables.messages.envelope import (
    NOBODY,
    DiceInfo,
    Envelope,
    EnvelopeNow,
    Imported,
    OfferInfo,
    PledgeInfo,
    SeatInfo,
    VariantChange,
    VariantInfo,
    You,
)
from starboard.tables.messages.game import AnyChoice, AnyView
from starboard.tables.messages.sight import Happening, Preview, Sight, Step, Why
from starboard.tables.offer import Offer
from starboard.tables.permissions import running
from starboard.tables.play import Play, has_secrets
from starboard.tables.refusals import bad_request, forbidden, not_now
from starboard.tables.seats import Seat, names_of
from starboard.tables.table import Table, components_of
from starboard.tables.telling import action_named, happenings, legal_actions, seen
from starboard.tables.undo import undoable
from starboard.tables.words import TableWords


def seat_of(viewer: Viewer) -> int | None:
    """The viewer as games know it."""
    return None if viewer == WATCHER else viewer


def words_for(table: Table, language: str) -> TableWords:
    return TableWords(table.setup.game, language, names_of(table.seats), components_of(table))


def figures(table: Table) -> dict[str, Any]:
    """What the sentences of the game say of this table's components."""
    return table.setup.rules().said_figures(components_of(table))


# -- the envelope --------------------------------------------------------------------------------


def envelope(table: Table, person: str, now: float) -> Envelope:
    """What everybody may know of the table itself, and what this person may do, with nobody there."""
    alone = arrangement(table, [False] * len(table.seats), 0)
    return put_together(alone, for_person(as_it_is_now(table, now), table, you(table, person), None))


def as_it_is_now(table: Table, now: float) -> EnvelopeNow:
    """What acts change: who is awaited, and how long."""
    ends = table.deadlines(now)
    deadlines = {str(seat): end for seat, end in ends.items()} if ends else {}
    return EnvelopeNow(table.awaited(), table.since, deadlines, _waiting_clocks(table), now, 0, NOBODY)


def you(table: Table, person: str) -> You:
    """What one person is at the table, whatever is played."""
    own = table.own_seats(person)
    return You(person=person or None, seats=own, host=bool(person) and person == table.host)


def for_person(shared: EnvelopeNow, table: Table, who: You, seen: int | None) -> EnvelopeNow:
    """The same for one person; `seen` is the position they last looked at."""
    viewer = Viewer(who.seats[0]) if len(who.seats) == 1 else WATCHER
    new = 0 if seen is None else max(0, table.entries_shown[viewer] - seen)
    return EnvelopeNow(
        shared.awaited, shared.since, shared.deadlines, shared.waiting_clocks, shared.now, new, who
    )


def put_together(arranged: Envelope, changing: EnvelopeNow) -> Envelope:
    return msgspec.structs.replace(arranged, **msgspec.structs.asdict(changing))


def _waiting_clocks(table: Table) -> dict[str, float]:
    """What people have left for the game whose clock does not run; nothing where every turn has its own."""
    clock = table.clock
    if clock.setting.kind != "game" or table.status not in ("running", "paused"):
        return {}
    people = [number for number, seat in enumerate(table.seats) if not seat.by_bot]
    return {str(seat): clock.left[seat] for seat in people if seat not in clock.running}


def arrangement(table: Table, here: Sequence[bool], watchers: int) -> Envelope:
    """What everybody may know of the table itself and acts do not change; `here`: whose page is open."""
    game, setup = table.setup.rules(), table.setup
    called = game.seat_names(len(table.seats))
    return Envelope(
        table=table.id,
        status=table.status,
        game=game.name,
        title=game.title,
        options=setup.options,
        variant=variant_info(table) if setup.pack else None,
        clock=setup.clock,
        watch=setup.watch,
        chat=setup.chat,
        hints=setup.hints,
        created=table.created,
        seats=[_seat(n, seat, called[n], here[n]) for n, seat in enumerate(table.seats)],
        host=table.host,
        watchers=watchers,
        awaited=[],
        since=0.0,
        deadlines={},
        waiting_clocks={},
        now=0.0,
        offers=[_offer(table, offer) for offer in table.offers],
        dice=_dice(table),
        imported=_imported(table),
        ending=table.ending,
        rematch=table.rematch or None,
        new=0,
        you=NOBODY,
    )


def variant_info(table: Table) -> VariantInfo:
    pack = components_of(table)
    return VariantInfo(table.setup.variant, pack.hash, _changes_of(pack))


@lru_cache(maxsize=256)
def _changes_of(pack: Pack) -> list[VariantChange]:
    return [VariantChange(*change) for change in Variant(pack.game, pack).changed()]


def _seat(number: int, seat: Seat, called: str, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=number,
        called=called,
        kind=seat.kind,
        name=seat.name,
        person=seat.person or None,
        level=seat.level or None,
        character=seat.character or None,
        why=seat.why or None,
        absent=seat.absent,
        here=here,
    )


def _offer(table: Table, offer: Offer) -> OfferInfo:
    waiting = [
        number
        for number, seat in enumerate(table.seats)
        if seat.by_person and seat.person not in offer.agreed
    ]
    return OfferInfo(id=offer.id, what=offer.what, seat=offer.seat, waiting=waiting, opener=offer.opener)


def _dice(table: Table) -> DiceInfo:
    return DiceInfo(
        commitment=table.dice.commitment,
        nonces=table.dice.nonces,
        seed=table.dice.seed.hex() if table.is_over() else None,
        pledges=[PledgeInfo(one.person, one.hash, bool(one.nonce)) for one in table.draw.pledges],
        drawing=table.draw.until,
    )


def _imported(table: Table) -> Imported | None:
    origin = table.origin
    if origin is None:
        return None
    hides = table.play is not None and has_secrets(table.play.state)
    return Imported(
        actions=table.imported,
        where=origin.where,
        by=origin.by,
        moment=origin.moment,
        known=table.imported > 0 and hides,
    )


# -- the position --------------------------------------------------------------------------------


def sight(table: Table, viewer: Viewer, words: TableWords, view: AnyView | None = None) -> Sight:
    """The position as `viewer` sees it, and what it may do there; `view` if it is known already."""
    play, seat = table.play, seat_of(viewer)
    if play is None:
        return Sight(seat=seat, position=table.entries_shown[viewer], view=None, score=[])
    position, view = table.entries_shown[viewer], view or play.state.view(seat)
    score = play.game.score(play.state, seat)
    if seat is None or table.status != "running":
        return Sight(seat, position, view, score, deals=deals_for(table, play, seat))
    asked = seat in play.state.actors()
    return Sight(
        seat,
        position,
        view,
        score,
        legal_actions(play.game, play.state, seat, words) if asked else [],
        play.game.outlook(play.state, seat) if asked else None,
        undo_offered(table, play, seat),
        play.repeatable(seat) is not None,
        deals_for(table, play, seat),
    )


def undo_offered(table: Table, play: Play, seat: int) -> Literal["free", "ask"] | None:
    """Can this seat take something back: "free", "ask" the others, or not at all?"""
    person = table.seats[seat].person
    found = undoable(play, seat, table.own_seats(person), table.others_are_bots(person))
    return None if found.problem else "free" if found.free else "ask"


# -- what happened -------------------------------------------------------------------------------


def story(
    entries: Iterable[Entry], viewer: Viewer, words: TableWords, last: int, muted: Iterable[str] = ()
) -> list[Step]:
    """The entries that `viewer` was shown, in order; `last` is the position after the last of them."""
    shown = [entry for entry in entries if entry.shown_to(viewer)]
    first = last - len(shown) + 1
    return [happened(entry, viewer, words, first + n, muted) for n, entry in enumerate(shown)]


def happened(
    entry: Entry,
    viewer: Viewer,
    words: TableWords,
    position: int,
    muted: Iterable[str] = (),
    view: AnyView | None = None,
    events: list[Happening] | None = None,
) -> Step:
    """One entry as `viewer` may see it; `view` and `events` where they are known already."""
    if events is None:
        silent = entry.kind == "chat" and entry.data["person"] in muted
        told = [event for event in entry.events if event.seen_by(viewer) and not silent]
        events = happenings(told, words, seat_of(viewer))
    return Step(position=position, at=entry.at, seat=entry.seat, events=events, view=view)


# -- questions -----------------------------------------------------------------------------------


def why(
    table: Table, seat: int, words: TableWords, action: int | None, choice: AnyChoice | None = None
) -> Why:
    """May `seat` take this action now, and if not, which clause forbids it?"""
    play = running(table)
    return why_in(play.game, play.state, seat, words, action, choice)


def why_in(
    game: Game,
    state: State,
    seat: int,
    words: TableWords,
    action: int | None,
    choice: AnyChoice | None = None,
) -> Why:
    """The same for a position that is on no table."""
    if action is None:
        try:
            action = action_named(game, state, choice)
        except Exception:  # whatever a stranger put into it, it names no action
            raise bad_request("no-action") from None
    clause = state.forbids(seat, action)
    sentence = words.clause(clause) if clause else UNSET
    return Why(legal=not clause, clause=clause or None, action=action, sentence=sentence)


def preview(table: Table, seat: int, actions: list[int], words: TableWords) -> Preview:
    """What the seat would see after trying some actions on a copy, where that shows nothing new."""
    play = running(table)
    return preview_in(play.game, play.state, seat, actions, words)


def preview_in(game: Game, state: State, seat: int, actions: list[int], words: TableWords) -> Preview:
    """The same for a position that is on no table."""
    trial = state.clone()
    events: list[Happening] = []
    for action in actions:
        clause = trial.forbids(seat, action)
        if clause:
            raise forbidden(clause, trial.components())
        if trial.reveals(seat, action):
            raise not_now("would-show")
        events += seen(game.tell(trial, seat, action), words, seat)
        trial.advance(seat, action)
    return Preview(
        view=trial.view(seat),
        events=events,
        actions=legal_actions(game, trial, seat, words) if seat in trial.actors() else [],
    )
