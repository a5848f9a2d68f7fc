"""Understanding over HTTP: a solved game from its solution, others from what their bots think."""

import asyncio
import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from starboard.kernel.rng import Random
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language
from starboard.server.people import Who
from starboard.server.services import Services, address_of, services_of
from starboard.server.tables_api import SeatQuery, TableId
from starboard.tables import analysis, history, log_replay
from starboard.tables.analysis import Decision
from starboard.tables.live_table import LiveTable
from starboard.tables.messages.analysis import Advice, Review
from starboard.tables.refusals import not_allowed, not_now
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS, route_class=Route)

StepNumber = Annotated[int, Path(ge=0, le=2**31 - 1, description="A step of the story, from 0.")]


@router.get("/tables/{table}/analysis", summary="Every move, from the solution")
async def review(
    request: Request, table: TableId, seat: SeatQuery = None, language: Language = ""
) -> Reply[Review]:
    """Of a finished game, or of one against bots where the table allows hints."""
    services = services_of(request)
    live, who = await allowed(services, request, table)
    game = live.table.setup.rules()
    if game.solver is None:
        return services.reply(Review(status="unsolved"))
    solved = await services.solutions.find(game, live.table.setup.components())
    if solved is None:
        return services.reply(Review(status="solving"))
    eyes = history.eyes(live.table, who.id, seat)
    stored = await log_replay.stored_table(services.storage, table)
    moves = await asyncio.to_thread(analysis.review, solved, stored, eyes, live.words(language))
    return services.reply(Review(status="ready", moves=moves))


@router.get("/tables/{table}/analysis/{step}", summary="What could be done then")
async def position(
    request: Request, table: TableId, step: StepNumber, seat: SeatQuery = None, language: Language = ""
) -> Reply[Advice]:
    """Every choice at a step of the story: exactly where the game is solved, else as its bots see it."""
    services = services_of(request)
    live, who = await allowed(services, request, table)
    eyes = history.eyes(live.table, who.id, seat)
    stored = await log_replay.stored_table(services.storage, table)
    decision = await asyncio.to_thread(analysis.decision_at, stored, eyes, step)
    if decision is not None and (judged := services.judgements.at(table, step)):
        words = live.words(language)
        return services.reply(analysis.assessed(decision, decision.state, judged, words))
    if not eyes.everything and decision is not None and decision.seat != eyes.seat:
        decision = None  # what others may do is theirs to know
    return services.reply(await advice(services, live, decision, live.words(language)))


@router.get("/tables/{table}/hint", summary="A hint for my own seat, now")
async def hint(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=9)],
    language: Language = "",
) -> Reply[Advice]:
    services = services_of(request)
    live, who = await allowed(services, request, table)
    play = live.table.play
    if seat not in live.table.own_seats(who.id):
        raise not_allowed("seat-not-yours")
    if play is None or live.table.status != "running":
        raise not_now("nothing-to-choose")
    decision = analysis.open_decision(play, seat=seat)
    return services.reply(await advice(services, live, decision, live.words(language)))


async def allowed(services: Services, request: Request, table: str) -> tuple[LiveTable, Who]:
    """The table, if whoever asks may have it explained."""
    who = await services.identify(request)
    live = await services.table(table, who.id)
    analysis.check_may_understand(live.table, who.id)
    services.ration("advice", who.id, address_of(request))
    return live, who


async def advice(services: Services, live: LiveTable, decision: Decision | None, words: TableWords) -> Advice:
    setup = live.table.setup
    kind: Literal["exact", "bots"] = "bots" if setup.rules().solver is None else "exact"
    if decision is None:
        return Advice(status="nothing", kind=kind, seat=None)
    if kind == "exact":
        solved = await services.solutions.find(setup.rules(), setup.components())
        if solved is None:
            return Advice(status="solving", kind=kind, seat=decision.seat)
        return await asyncio.to_thread(analysis.exact, solved, decision, words)
    known = decision.state.redeal(decision.seat, Random(secrets.token_hex(8)))
    found = await services.bots.assess(setup, decision.seat, known.to_dict(), secrets.token_hex(8))
    return analysis.assessed(decision, known, found, words)
