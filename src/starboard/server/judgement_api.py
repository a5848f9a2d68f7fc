"""Looking back that teaches, over HTTP: chances, costly choices, lines, and playing on from a moment.

Only of games that are over: of a running one nobody is told how it stands.
"""

import asyncio
import secrets

from fastapi import APIRouter, Request

from starboard.kernel.rng import Random
from starboard.kernel.win_shares import win_shares
from starboard.server.analysis_api import StepNumber
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language, language_of
from starboard.server.people import Who
from starboard.server.reading import Body
from starboard.server.requests import PlayFrom, TryLine
from starboard.server.services import Services, address_of, known, services_of
from starboard.server.tables_api import TableId, state_now
from starboard.tables import analysis, export, log_replay
from starboard.tables.lines import Line
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER
from starboard.tables.log_replay import Eyes
from starboard.tables.messages.judgement import Judgement, TriedLine
from starboard.tables.messages.state import StateMessage
from starboard.tables.permissions import Caller
from starboard.tables.refusals import GONE, Refused, not_allowed, not_now

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS, route_class=Route)

EVERYTHING = Eyes(WATCHER, everything=True)


@router.post("/tables/{table}/judgement", summary="Have a finished game judged")
async def begin(request: Request, table: TableId) -> Reply[Judgement]:
    """It goes on in the background as long as somebody asks how far it is."""
    services = services_of(request)
    live, who = await finished(services, request, table)
    address = address_of(request)
    services.ration("judge", who.id, address)
    return services.reply(await services.judgements.begin(live, who.id or address, address))


@router.get("/tables/{table}/judgement", summary="How far it is judged")
async def look(request: Request, table: TableId) -> Reply[Judgement]:
    services = services_of(request)
    live, who = await finished(services, request, table)
    return services.reply(await how_far(services, request, live, who))


@router.delete("/tables/{table}/judgement", summary="Stop judging")
async def cancel(request: Request, table: TableId) -> Reply[Judgement]:
    """What is done stays; what somebody else has asked for goes on."""
    services = services_of(request)
    live, who = await finished(services, request, table)
    await services.judgements.cancel(table, who.id or address_of(request))
    return services.reply(await how_far(services, request, live, who))


async def how_far(services: Services, request: Request, live: LiveTable, who: Who) -> Judgement:
    """A look at what is not in memory plays the game again, so it is rationed."""
    if not services.judgements.knows(live.table.id):
        services.ration("judge", who.id, address_of(request))
    return await services.judgements.look(live)


@router.post("/tables/{table}/lines/{step}", summary="Try a line")
async def line(
    request: Request, table: TableId, step: StepNumber, wish: Body[TryLine], language: Language = ""
) -> Reply[TriedLine]:
    """On a copy of the game at a step of the story; the others answer as their bots would."""
    services = services_of(request)
    live, who = await finished(services, request, table)
    services.ration("line", who.id, address_of(request))
    services.ration_looking_back(live, request)
    stored = await log_replay.stored_table(services.storage, table)
    decision = await asyncio.to_thread(analysis.decision_at, stored, EVERYTHING, step)
    if decision is None:
        raise not_now("nothing-to-choose")
    tried = Line(decision, live.words(language))
    tried.repeat(wish.done)
    tried.take([(decision.seat, action) for action in wish.actions])
    setup, seat = live.table.setup, decision.seat
    if wish.actions and not tried.waits and not tried.state.ending():
        seed = f"{table}|{step}|{len(wish.done)}|{wish.actions}"
        tried.take(await services.bots.replies(setup, seat, tried.state.to_dict(), seed))
    return services.reply(tried.message(await chances(services, live, tried)))


@router.post("/tables/{table}/from/{step}", status_code=201, summary="Play on from here")
async def play_from(
    request: Request, table: TableId, step: StepNumber, wish: Body[PlayFrom]
) -> Reply[StateMessage]:
    """A new table with the game as far as this step; bots take the other seats."""
    services = services_of(request)
    live, _ = await finished(services, request, table)
    who = await services.someone(request)
    person = known(who)
    services.bots.check(wish.level)
    services.ration_tables(person.id, address_of(request))
    services.ration_looking_back(live, request)
    if wish.seat >= len(live.table.seats):
        raise not_allowed("seats-from-zero", count=len(live.table.seats))
    entries = await services.storage.entries(table)
    steps = log_replay.board_steps(entries, EVERYTHING)
    if step >= len(steps):
        raise Refused(GONE, "not-that-far")
    record = export.record_until(live.table, entries, steps[step].entry.number)
    caller = Caller(person.id, person.name, invited=True)
    where = f"/t/{table}/back/{steps[step].mark}"
    setup, fill, dice = await asyncio.to_thread(
        export.import_plan,
        record,
        caller,
        services.now(),
        where,
        wish.nonce or "",
        wish.nonce_hash or "",
        wish.seat,
        wish.level,
        moment=True,
    )
    opened = await services.tables.live.open_imported(setup, caller, fill, dice)
    return services.reply(await state_now(services, opened, who, language_of(request)), who, 201)


async def finished(services: Services, request: Request, table: str) -> tuple[LiveTable, Who]:
    """A table whose game is over, if whoever asks may see it, and who that is."""
    who = await services.identify(request)
    live = await services.table(table, who.id)
    if not live.table.is_over() or live.table.play is None:
        raise not_now("judged-when-over")
    return live, who


async def chances(services: Services, live: LiveTable, tried: Line) -> list[float]:
    """Every seat's chance where a line has come to."""
    if tried.state.ending():
        return win_shares(tried.state.results())
    known_state = tried.state.redeal(tried.seat, Random(secrets.token_hex(8)))
    setup = live.table.setup
    found = await services.bots.assess(setup, tried.seat, known_state.to_dict(), secrets.token_hex(8), 1.0)
    return found.chances
