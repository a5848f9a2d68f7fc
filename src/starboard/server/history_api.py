"""Looking back over HTTP: the log, past positions, records, and the dice."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from starboard.kernel.records import read_record
from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language, language_of
from starboard.server.people import Who, as_json
from starboard.server.reading import Body
from starboard.server.services import Services, address_of, known, services_of
from starboard.server.tables_api import SeatQuery, TableId, state_now
from starboard.tables import export, history, log_replay
from starboard.tables.dice_sheet import dice_sheet
from starboard.tables.live_table import LiveTable
from starboard.tables.messages.history import (
    AnyRecord,
    Boards,
    DiceSheet,
    LogPage,
    PastPosition,
    Story,
    Verification,
)
from starboard.tables.messages.state import StateMessage
from starboard.tables.permissions import Caller
from starboard.tables.refusals import not_now
from starboard.tables.updates import envelope_for
from starboard.tables.verification import verify

router = APIRouter(prefix="/api/v1", tags=["looking back"], responses=REFUSALS, route_class=Route)


async def looked_back_at(request: Request, table: str, whole: bool = True) -> tuple[Services, Who, LiveTable]:
    """A table whose past somebody may see, if they do not look too often; `whole`: all of it at once."""
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    services.ration_looking_back(live, request, whole)
    return services, who, live


@router.get("/tables/{table}/log", summary="What happened, a stretch at a time")
async def log(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    before: Annotated[
        int | None, Query(ge=1, le=2**31 - 1, description="Only positions before this one.")
    ] = None,
    most: Annotated[int, Query(ge=1, le=2000)] = 200,
    language: Language = "",
) -> Reply[LogPage]:
    services, who, live = await looked_back_at(request, table, whole=False)
    viewer = history.past_viewer(live.table, who.id, seat)
    entries = await services.storage.entries(table)
    return services.reply(history.page(live.table, entries, viewer, before, most, live.words(language)))


@router.get(
    "/tables/{table}/positions/{position}",
    summary="The board as it was",
)
async def position(
    request: Request,
    table: TableId,
    position: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
    language: Language = "",
) -> Reply[PastPosition]:
    """In a running game as one's own seat saw it; of a finished one as any seat did."""
    services, who, live = await looked_back_at(request, table, whole=False)
    viewer = history.past_viewer(live.table, who.id, seat)
    return services.reply(
        await history.at(services.storage, live.table, viewer, position, live.words(language))
    )


@router.get("/tables/{table}/story", summary="The whole game, step by step")
async def story(
    request: Request, table: TableId, seat: SeatQuery = None, language: Language = ""
) -> Reply[Story]:
    """Of a running game what one's seat saw up to now; of a finished one everything, for everybody."""
    services, who, live = await looked_back_at(request, table)
    eyes = history.eyes(live.table, who.id, seat)
    stored = await log_replay.stored_table(services.storage, table)
    words, muted = live.words(language), live.table.muted
    return services.reply(await asyncio.to_thread(log_replay.story, stored, eyes, words, muted))


@router.get("/tables/{table}/boards", summary="The boards after some steps")
async def boards(
    request: Request,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=2**31 - 1, description="A step of the story, from 0.")] = 0,
    most: Annotated[int, Query(ge=1, le=log_replay.MOST_BOARDS)] = 20,
    seat: SeatQuery = None,
) -> Reply[Boards]:
    services, who, live = await looked_back_at(request, table, whole=False)
    eyes = history.eyes(live.table, who.id, seat)
    return services.reply(await log_replay.boards(services.storage, live.table, eyes, first, most))


@router.get("/tables/{table}/record", summary="The record; of a running game only what you may know")
async def record(
    request: Request, table: TableId, seat: SeatQuery = None, language: Language = ""
) -> Reply[AnyRecord]:
    services, who, live = await looked_back_at(request, table)
    eyes = history.eyes(live.table, who.id, seat)
    stored = await log_replay.stored_table(services.storage, table)
    record: AnyRecord
    if export.may_know_all(live.table):
        record = export.record_of(live.table, stored.entries)
    else:
        envelope, words = envelope_for(live, who.id, eyes.viewer, services.now()), live.words(language)
        record = await asyncio.to_thread(export.seen_record, stored, live.table, eyes, words, envelope)
    answer = services.reply(record)
    name = f"{live.table.setup.game}-{table}.json"
    answer.headers["content-disposition"] = f'attachment; filename="{name}"'
    return answer


@router.get(
    "/tables/{table}/dice",
    summary="Everything needed to check the dice",
)
async def dice(request: Request, table: TableId) -> Reply[DiceSheet]:
    services, _, live = await looked_back_at(request, table)
    entries = await services.storage.entries(table) if live.table.is_over() else []
    return services.reply(await asyncio.to_thread(dice_sheet, live.table, entries))


@router.get("/tables/{table}/verification", summary="Check a finished table")
async def verification(request: Request, table: TableId) -> Reply[Verification]:
    """Replays it stretch by stretch and works every chance result out again."""
    services, _, live = await looked_back_at(request, table)
    if not live.table.is_over():
        raise not_now("dice-after")
    return services.reply(await verify(services.storage, live.table))


@router.post("/records", status_code=201, summary="Open a table from a record")
async def import_record(request: Request, upload: Body[requests.ImportRecord]) -> Reply[StateMessage]:
    """A finished game can be looked through; an unfinished one goes on, with you on the first seat."""
    services = services_of(request)
    services.limits.check("record", address_of(request))
    record = await asyncio.to_thread(read_record, as_json(upload.record))
    who = await services.someone(request)
    person = known(who)
    services.ration_tables(person.id, address_of(request))
    caller = Caller(person.id, person.name, invited=True)
    nonces = (upload.nonce or "", upload.nonce_hash or "")
    setup, fill, dice = await asyncio.to_thread(
        export.import_plan, record, caller, services.now(), upload.where, *nonces
    )
    live = await services.tables.live.open_imported(setup, caller, fill, dice)
    return services.reply(await state_now(services, live, who, language_of(request)), who, 201)
