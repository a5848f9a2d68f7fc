"""Tables over HTTP: opening one, looking, commands, questions, and polling where sockets are blocked."""

import asyncio
from time import perf_counter
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request

from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS, status_of
from starboard.server.language import Language, language_of
from starboard.server.people import Who
from starboard.server.reading import Body
from starboard.server.services import Services, address_of, known, services_of, viewer_for
from starboard.server.variants import variant_wished
from starboard.tables import commands, draw, views
from starboard.tables.deal_views import bargained
from starboard.tables.deals import negotiating
from starboard.tables.handlers import perform
from starboard.tables.live_table import Listener, LiveTable
from starboard.tables.log import Viewer
from starboard.tables.messages import Message
from starboard.tables.messages.deals import Bargained
from starboard.tables.messages.sight import Preview, Why
from starboard.tables.messages.state import Answer, Refusal, StateMessage
from starboard.tables.missed import missed
from starboard.tables.permissions import Caller
from starboard.tables.refusals import Refused, bad_request, not_allowed
from starboard.tables.setup import read_setup
from starboard.tables.table import Table
from starboard.tables.updates import state_for

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=REFUSALS, route_class=Route)

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=9, description="One of your own seats.")]
SinceQuery = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="The last position seen.")]


@router.post("/tables", status_code=201, summary="Open a table")
async def open_table(request: Request, wish: Body[requests.NewTable]) -> Reply[StateMessage]:
    services = services_of(request)
    who = await services.someone(request)
    person = known(who)
    services.ration_tables(person.id, address_of(request))
    variant = await variant_wished(services, request, wish.game, wish.variant)
    clock = wish.clock.setting()
    setup = read_setup(
        wish.game, wish.options, clock, wish.watch, wish.chat, wish.hints, variant, wish.bot_deals
    )
    caller = Caller(person.id, person.name, invited=True)
    for seat in wish.seats:
        if seat.kind == "bot":
            services.bots.check_opponent(seat.level)

    def prepare(table: Table) -> None:
        seat_as_wished(table, caller, wish, services.now())

    live = await services.tables.live.open_table(setup, caller, prepare)
    if wish.start:
        services.tables.presence.polled(live, person.id)
    return services.reply(await state_now(services, live, who, language_of(request)), who, 201)


def seat_as_wished(table: Table, caller: Caller, wish: Body[requests.NewTable], now: float) -> None:
    """Seats in their order; those not mentioned stay open."""
    if len(wish.seats) > len(table.seats):
        raise bad_request("seats-here", count=len(table.seats))
    for number, seat in enumerate(wish.seats):
        asked: commands.Command | None = None
        if seat.kind == "me":
            asked = commands.Sit(seat=number, nonce=wish.nonce, nonce_hash=wish.nonce_hash)
        elif seat.kind == "screen":
            asked = commands.SitHere(seat=number, name=seat.name or "")
        elif seat.kind == "bot":
            asked = commands.SeatBot(seat=number, level=seat.level)
        if asked is not None:
            lobby_step(table, caller, asked, now)
    if not any(seat.kind == "me" for seat in wish.seats):  # who only sets the table up adds to its dice too
        if wish.nonce_hash:
            draw.add_pledge(table, caller.person, wish.nonce_hash, now)
        elif wish.nonce:
            draw.add_pledge(table, caller.person, "", now, wish.nonce)
    if wish.start:
        lobby_step(table, caller, commands.Start(), now)


def lobby_step(table: Table, caller: Caller, command: commands.Command, now: float) -> None:
    """Carry out a command while the table is not stored yet; its entries wait with the others."""
    before = table.drain()
    done = perform(table, caller, command, now)
    table.added = before + done.entries


@router.get("/tables/{table}", summary="Look at a table")
async def look(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    since: SinceQuery = None,
    language: Language = "",
) -> Reply[StateMessage]:
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    return services.reply(await state_since(services, live, who, seat, since, language))


async def state_since(
    services: Services, live: LiveTable, who: Who, seat: int | None, since: int | None, language: str
) -> StateMessage:
    """Where the table stands, and what this viewer missed after a position."""
    async with live.lock:  # what is not stored yet is not shown
        await services.tables.live.mend(live)
        viewer = viewer_for(live, who.id, seat)
        if (
            since is not None
            and since > live.table.entries_shown[viewer]
            and services.tables.cluster is not None
        ):
            await services.tables.cluster.catch_up(live)
        if since is not None and since > live.table.entries_shown[viewer]:
            since = None  # from another life of this table; the whole state mends it
        entries = await missed(services.storage, live.table, viewer, since)
        message = state_for(live, who.id, viewer, language, services.now(), entries, since)
    if who.person is not None:
        live.looked(who.id, viewer)
    return message


async def state_now(services: Services, live: LiveTable, who: Who, language: str = "") -> StateMessage:
    return await state_since(services, live, who, None, None, language)


class Poll(Listener):
    """Somebody who waits for one change."""

    def __init__(self, person: str, viewer: Viewer, language: str, mark: str) -> None:
        super().__init__(person, viewer, language, stays=False)
        self.mark = mark
        self.news = asyncio.Event()

    def send(self, message: Message) -> None:
        self.news.set()

    def leave(self, refused: Refused) -> None:
        self.news.set()


@router.get("/tables/{table}/updates", summary="Wait for something new")
async def updates(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    since: SinceQuery = None,
    mark: Annotated[str, Query(max_length=40, description="The mark of the last message.")] = "",
    wait: Annotated[float, Query(ge=0, le=30, description="Seconds to wait at most.")] = 0,
    language: Language = "",
) -> Reply[StateMessage]:
    """The same as a socket gives, by asking again and again: answers at once if the mark has changed."""
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    if who.person is not None:
        services.tables.presence.polled(live, who.id)
    message = await state_since(services, live, who, seat, since, language)
    if message.mark == mark and wait:
        poll = Poll(who.id, viewer_for(live, who.id, seat), language, mark)
        poll.key = who.key
        live.listeners.add(poll)
        try:
            with services.pages.one(who.id, address_of(request)):
                await services.wait_for(poll.news, wait)
        finally:
            live.listeners.discard(poll)
        who = await services.people.renewed(who)
        live = await services.table(table, who.id)
        message = await state_since(services, live, who, seat, since, language)
    return services.reply(message)


@router.post("/tables/{table}/commands", summary="Ask something of a table")
async def command(
    request: Request, table: TableId, ask: Body[requests.Ask], language: Language = ""
) -> Reply[Answer]:
    """Sent twice with the same client and number, it is done once and answered alike."""
    services = services_of(request)
    who = await services.someone(request)
    ration(services, who, address_of(request), ask.command)
    live = (
        await services.tables.live.find(table)
        if who.operator
        else await services.table(table, who.id, fresh=False)
    )
    answer = await obey(services, who, live, ask.command, ask.client, ask.number, language)
    return services.reply(answer, who, status_of(answer.reason) if isinstance(answer, Refusal) else 200)


def ration(services: Services, who: Who, address: str, command: commands.Command) -> None:
    """Refuse whoever asks too much of the server."""
    services.limits.check("command", who.id)
    if isinstance(command, commands.Act):
        return
    if isinstance(command, commands.Chat | commands.Propose):
        services.limits.check("chat", who.id)
    elif isinstance(command, commands.MakeOffer) and command.what == "rematch":  # it opens a table
        services.ration_tables(who.id, address)
    elif isinstance(command, commands.SeatBot):
        services.bots.check_opponent(command.level)
    elif isinstance(command, commands.HandOver):
        services.bots.check(command.level)


async def obey(
    services: Services,
    who: Who,
    live: LiveTable,
    command: commands.Command,
    client: str,
    number: int,
    language: str,
) -> Answer:
    """The answer to a command; a refusal comes with the table as it stands."""
    began = perf_counter()
    caller = services.caller(live, who)
    answer = await services.tables.dispatch.carry_out(live, caller, command, client, number)
    services.metrics.command.observe(perf_counter() - began)
    if not isinstance(answer, Refusal):
        return answer
    seat = getattr(command, "seat", None)
    own = live.table.own_seats(who.id)
    fresh = await state_since(services, live, who, seat if seat in own else None, None, language)
    return msgspec.structs.replace(live.words(language).refusal(answer), state=fresh)


@router.post("/tables/{table}/why", summary="May I, and if not, why?")
async def why(
    request: Request, table: TableId, ask: Body[requests.WhyAsk], language: Language = ""
) -> Reply[Why]:
    services, live = await asked_by_seat(request, table, ask.seat)
    words = live.words(language)
    return services.reply(views.why(live.table, ask.seat, words, ask.action, ask.choice))


@router.post("/tables/{table}/preview", summary="Try actions on a copy")
async def preview(
    request: Request, table: TableId, ask: Body[requests.PreviewAsk], language: Language = ""
) -> Reply[Preview]:
    services, live = await asked_by_seat(request, table, ask.seat)
    return services.reply(views.preview(live.table, ask.seat, ask.actions, live.words(language)))


@router.post("/tables/{table}/bargain", summary="What a deal would come to")
async def bargain(
    request: Request, table: TableId, ask: Body[requests.BargainAsk], language: Language = ""
) -> Reply[Bargained]:
    """Nothing is proposed by it: what follows from the terms, or what the rules could not do of them."""
    services, live = await asked_by_seat(request, table, ask.seat)
    play, negotiation = negotiating(live.table)
    if ask.to == ask.seat or ask.to >= len(live.table.seats):
        raise bad_request("deal-to-whom")
    return services.reply(bargained(play, negotiation, ask.seat, ask.to, ask.terms, language))


async def asked_by_seat(request: Request, table: str, seat: int) -> tuple[Services, LiveTable]:
    """The table of a question that only whoever holds the seat may ask."""
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    if seat not in live.table.own_seats(who.id):
        raise not_allowed("seat-not-yours")
    return services, live
