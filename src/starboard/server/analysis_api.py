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
from starboard.server.site import Site, address_of, site_of
from starboard.server.tables_api import SeatQuery, TableId
from starboard.tables import lookback, past, understanding
from starboard.tables.live import Live
from starboard.tables.messages.analysis import Advice, Review
from starboard.tables.refusals import not_allowed, not_now
from starboard.tables.understanding import Decision
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1", tags=["understanding"], responses=REFUSALS, route_class=Route)

StepNumber = Annotated[int, Path(ge=0, le=2**31 - 1, description="A step of the story, from 0.")]


@router.get("/tables/{table}/analysis", summary="Every move, from the solution")
async def review(
    request: Request, table: TableId, seat: SeatQuery = None, language: Language = ""
) -> Reply[Review]:
    """Of a finished game, or of one against bots where the table allows hints."""
    site = site_of(request)
    live, who = await allowed(site, request, table)
    game = live.table.setup.rules()
    if game.solver is None:
        return site.reply(Review(status="unsolved"))
    solved = await site.solutions.find(game, live.table.setup.components())
    if solved is None:
        return site.reply(Review(status="solving"))
    eyes = lookback.eyes(live.table, who.id, seat)
    archive = await past.archive_of(site.storage, table)
    moves = await asyncio.to_thread(understanding.review, solved, archive, eyes, live.words(language))
    return site.reply(Review(status="ready", moves=moves))


@router.get("/tables/{table}/analysis/{step}", summary="What could be done then")
async def position(
    request: Request, table: TableId, step: StepNumber, seat: SeatQuery = None, language: Language = ""
) -> Reply[Advice]:
    """Every choice at a step of the story: exactly where the game is solved, else as its bots see it."""
    site = site_of(request)
    live, who = await allowed(site, request, table)
    eyes = lookback.eyes(live.table, who.id, seat)
    archive = await past.archive_of(site.storage, table)
    decision = await asyncio.to_thread(understanding.decision_at, archive, eyes, step)
    if not eyes.everything and decision is not None and decision.seat != eyes.seat:
        decision = None  # what others may do is theirs to know
    return site.reply(await advice(site, live, decision, live.words(language)))


@router.get("/tables/{table}/hint", summary="A hint for my own seat, now")
async def hint(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=9)],
    language: Language = "",
) -> Reply[Advice]:
    site = site_of(request)
    live, who = await allowed(site, request, table)
    play = live.table.play
    if seat not in live.table.own_seats(who.id):
        raise not_allowed("seat-not-yours")
    if play is None or live.table.status != "running":
        raise not_now("nothing-to-choose")
    decision = understanding.open_decision(play, seat=seat)
    return site.reply(await advice(site, live, decision, live.words(language)))


async def allowed(site: Site, request: Request, table: str) -> tuple[Live, Who]:
    """The table, if whoever asks may have it explained."""
    who = await site.identify(request)
    live = await site.table(table, who.id)
    understanding.check_may_understand(live.table, who.id)
    site.limits.check("advice", who.id or address_of(request))
    return live, who


async def advice(site: Site, live: Live, decision: Decision | None, words: TableWords) -> Advice:
    setup = live.table.setup
    kind: Literal["exact", "bots"] = "bots" if setup.rules().solver is None else "exact"
    if decision is None:
        return Advice(status="nothing", kind=kind, seat=None)
    if kind == "exact":
        solved = await site.solutions.find(setup.rules(), setup.components())
        if solved is None:
            return Advice(status="solving", kind=kind, seat=decision.seat)
        return await asyncio.to_thread(understanding.exact, solved, decision, words)
    known = decision.state.redeal(decision.seat, Random(secrets.token_hex(8)))
    moves = await site.bots.assess(setup, decision.seat, known.to_dict(), secrets.token_hex(8))
    return understanding.assessed(decision, moves, words)
