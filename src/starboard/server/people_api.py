"""People over HTTP: names, other devices, tokens for programs, history, the first page by polling."""

import asyncio
import contextlib
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request

from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.feed import FeedSubscriber, person_data
from starboard.server.http import REFUSALS
from starboard.server.messages.feed import FeedMessage
from starboard.server.messages.people import Fine, KeyInfo, Person, SignIn, Token
from starboard.server.people import COOKIE
from starboard.server.reading import Body
from starboard.server.services import Services, address_of, known, services_of
from starboard.tables.events import Renamed
from starboard.tables.messages import Message
from starboard.tables.messages.career import HistoryItem
from starboard.tables.refusals import Refused
from starboard.tables.storage import Key, PersonRow, ResultRow
from starboard.tables.substitutes import change
from starboard.tables.table import Table

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS, route_class=Route)

KeyId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


@router.get("/me", summary="Who am I?")
async def me(request: Request) -> Reply[Person | None]:
    services = services_of(request)
    who = await services.identify(request)
    return services.reply(person_data(who.person) if who.person else None)


@router.patch("/me", summary="Change my name or what is kept about me")
async def change_me(request: Request, wish: Body[requests.ChangePerson]) -> Reply[Person]:
    services = services_of(request)
    who = await services.someone(request)
    services.limits.check("command", who.id)
    tables = [] if wish.name is None else await unfinished_tables(services, who.id)
    services.limits.check("command", who.id, len(tables))  # each is written to
    person = await services.people.change(known(who), wish.name, wish.about)
    await rename_at_tables(services, person, tables)
    return services.reply(person_data(person), who)


async def unfinished_tables(services: Services, person: str) -> list[str]:
    rows = await services.storage.tables_of(person, 40)
    return [row.id for row in rows if row.status in ("lobby", "running", "paused")]


async def rename_at_tables(services: Services, person: PersonRow, tables: list[str]) -> None:
    """Carry a new name to the seats of games that are not over."""
    for ident in tables:

        def rename(table: Table, now: float) -> None:
            for number, seat in enumerate(table.seats):
                if seat.kind == "person" and seat.person == person.id and seat.name != person.name:
                    holder = msgspec.structs.replace(seat, name=person.name)
                    change(table, number, holder, Renamed(number, seat.name, person.name), now)

        with contextlib.suppress(Refused):  # there is no such table any more
            await services.tables.dispatch.change(await services.tables.live.find(ident), rename)


@router.post(
    "/me/signin",
    status_code=201,
    summary="Sign in elsewhere: a link and a code",
)
async def offer_signin(request: Request) -> Reply[SignIn]:
    services = services_of(request)
    who = await services.someone(request)
    services.limits.check("key", who.id)
    ident, secret, code, expires = await services.people.offer_signin(known(who))
    link = f"{services.settings.address}/signin#{secret}"
    return services.reply(SignIn(id=ident, link=link, code=code, expires=expires), who, 201)


@router.post("/signin", summary="Become the person who offered a link or code")
async def sign_in(request: Request, use: Body[requests.UseSignIn]) -> Reply[Person]:
    services = services_of(request)
    services.limits.check("signin", address_of(request))
    who = await services.people.sign_in(use.secret, request.headers.get("user-agent", ""))
    return services.reply(person_data(known(who)), who)


@router.post("/signout", summary="Forget me in this browser")
async def sign_out(request: Request) -> Reply[Fine]:
    services = services_of(request)
    await services.people.sign_out(request.cookies.get(COOKIE))
    response = services.reply(Fine())
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=services.settings.is_secure)
    return response


@router.get("/me/keys", summary="My devices, tokens and offered sign-ins")
async def keys(request: Request) -> Reply[list[KeyInfo]]:
    services = services_of(request)
    person = known(await services.identify(request))
    return services.reply([key_info(key) for key in await services.people.keys(person) if not key.table])


def key_info(key: Key) -> KeyInfo:
    return KeyInfo(
        id=key.hash[:16],
        kind=key.kind,
        label=key.label,
        created=key.created,
        expires=key.expires,
    )


@router.delete("/me/keys/{key}", summary="Revoke one of them")
async def revoke(request: Request, key: KeyId) -> Reply[Fine]:
    services = services_of(request)
    await services.people.revoke(known(await services.identify(request)), key)
    return services.reply(Fine())


@router.post("/me/tokens", status_code=201, summary="A token for a program")
async def new_token(request: Request, wish: Body[requests.NewToken]) -> Reply[Token]:
    services = services_of(request)
    who = await services.someone(request)
    services.limits.check("key", who.id)
    token, ident = await services.people.new_token(known(who), wish.label)
    return services.reply(Token(token=token, id=ident), who, 201)


@router.get("/me/history", summary="How my games came out")
async def history(
    request: Request, most: Annotated[int, Query(ge=1, le=500)] = 100
) -> Reply[list[HistoryItem]]:
    services = services_of(request)
    person = known(await services.identify(request))
    rows = await services.storage.results_of(person.id, most)
    return services.reply([history_item(row) for row in rows])


def history_item(row: ResultRow) -> HistoryItem:
    """A stored result, perhaps of an earlier version, which kept less."""
    about = {"table": row.table, "game": row.game, "seat": row.seat, "ended": row.ended}
    return msgspec.convert({**row.body, **about}, HistoryItem)


class FeedPoll(FeedSubscriber):
    """Somebody who waits for one change of the first page."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.news = asyncio.Event()

    def send(self, message: Message) -> None:
        self.news.set()

    def leave(self, refused: Refused) -> None:
        self.news.set()


@router.get("/feed", summary="Everything the first page needs")
async def feed(
    request: Request,
    mark: Annotated[str, Query(max_length=40, description="The mark of the last answer.")] = "",
    wait: Annotated[float, Query(ge=0, le=30)] = 0,
) -> Reply[FeedMessage]:
    """With a mark and a time to wait, the answer comes when something differs."""
    services = services_of(request)
    who = await services.identify(request)
    poll = FeedPoll(who.id)
    poll.key = who.key
    services.feed.subscribers.add(poll)
    try:
        message = await services.feed.feed_for(poll, who.person)
        if message.mark == mark and wait:
            with services.pages.one(who.id, address_of(request)):
                await services.wait_for(poll.news, wait)
            who = await services.people.renewed(who)
            message = await services.feed.feed(who.person)
    finally:
        services.feed.subscribers.discard(poll)
    return services.reply(message)
