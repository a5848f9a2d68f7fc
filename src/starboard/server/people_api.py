"""People over HTTP: names, other devices, tokens for programs, history, the first page by polling."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from starboard.server import models, wishes
from starboard.server.feed import Subscriber, person_data
from starboard.server.http import REFUSALS
from starboard.server.people import COOKIE
from starboard.server.site import Site, address_of, known, site_of
from starboard.tables.log import Told
from starboard.tables.standins import seat_data
from starboard.tables.storage import PersonRow
from starboard.tables.table import Table

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS)

KeyId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


@router.get("/me", response_model=models.Person | None, summary="Who am I?")
async def me(request: Request) -> Response:
    site = site_of(request)
    who = await site.identify(request)
    return site.reply(person_data(who.person) if who.person else None)


@router.patch("/me", response_model=models.Person, summary="Change my name or what is kept about me")
async def change_me(request: Request, change: wishes.ChangePerson) -> Response:
    site = site_of(request)
    who = await site.someone(request)
    site.limits.check("command", who.id)
    person = await site.people.change(known(who), change.name, change.about)
    if change.name is not None:
        await rename_at_tables(site, person)
    return site.reply(person_data(person), who)


async def rename_at_tables(site: Site, person: PersonRow) -> None:
    """Carry a new name to the seats of games that are not over."""
    for row in await site.storage.tables_of(person.id, 40):
        if row.status not in ("lobby", "running", "paused"):
            continue

        def rename(table: Table, now: float) -> None:
            for number, seat in enumerate(table.seats):
                if seat.kind == "person" and seat.person == person.id and seat.name != person.name:
                    holder = msgspec.structs.replace(seat, name=person.name)
                    told = Told("table.seated", {"at": number, "name": person.name})
                    table.add("seat", now, data=seat_data(number, holder), events=[told])

        await site.house.change(await site.house.find(row.id), rename)


@router.post(
    "/me/signin",
    response_model=models.SignIn,
    status_code=201,
    summary="Sign in elsewhere: a link and a code",
)
async def offer_signin(request: Request) -> Response:
    site = site_of(request)
    who = await site.someone(request)
    site.limits.check("key", who.id)
    ident, secret, code, expires = await site.people.offer_signin(known(who))
    link = f"{site.settings.address}/signin#{secret}"
    return site.reply({"id": ident, "link": link, "code": code, "expires": expires}, who, 201)


@router.post("/signin", response_model=models.Person, summary="Become the person who offered a link or code")
async def sign_in(request: Request, use: wishes.UseSignIn) -> Response:
    site = site_of(request)
    site.limits.check("signin", address_of(request))
    who = await site.people.sign_in(use.secret, request.headers.get("user-agent", ""))
    return site.reply(person_data(known(who)), who)


@router.post("/signout", response_model=models.Fine, summary="Forget me in this browser")
async def sign_out(request: Request) -> Response:
    site = site_of(request)
    await site.people.sign_out(request.cookies.get(COOKIE))
    response = site.reply({"ok": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=site.settings.is_secure)
    return response


@router.get(
    "/me/keys", response_model=list[models.KeyInfo], summary="My devices, tokens and offered sign-ins"
)
async def keys(request: Request) -> Response:
    site = site_of(request)
    person = known(await site.identify(request))
    return site.reply([key_info(key) for key in await site.people.keys(person) if not key.table])


def key_info(key: Any) -> dict[str, Any]:
    return {
        "id": key.hash[:16],
        "kind": key.kind,
        "label": key.label,
        "created": key.created,
        "seat": key.seat,
        "expires": key.expires,
    }


@router.delete("/me/keys/{key}", response_model=models.Fine, summary="Revoke one of them")
async def revoke(request: Request, key: KeyId) -> Response:
    site = site_of(request)
    await site.people.revoke(known(await site.identify(request)), key)
    return site.reply({"ok": True})


@router.post("/me/tokens", response_model=models.Token, status_code=201, summary="A token for a program")
async def new_token(request: Request, wish: wishes.NewToken) -> Response:
    site = site_of(request)
    who = await site.someone(request)
    site.limits.check("key", who.id)
    token, ident = await site.people.new_token(known(who), wish.label)
    return site.reply({"token": token, "id": ident}, who, 201)


@router.get("/me/history", response_model=list[models.HistoryItem], summary="How my games came out")
async def history(request: Request, most: Annotated[int, Query(ge=1, le=500)] = 100) -> Response:
    site = site_of(request)
    person = known(await site.identify(request))
    rows = await site.storage.results_of(person.id, most)
    return site.reply(
        [
            {"table": row.table, "game": row.game, "seat": row.seat, "ended": row.ended, **row.body}
            for row in rows
        ]
    )


class FeedPoll(Subscriber):
    """Somebody who waits for one change of the first page."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.news = asyncio.Event()

    def send(self, message: dict[str, Any]) -> None:
        self.news.set()

    def leave(self, sentence: str) -> None:
        self.news.set()


@router.get("/feed", response_model=models.FeedMessage, summary="Everything the first page needs")
async def feed(
    request: Request,
    mark: Annotated[str, Query(max_length=40, description="The mark of the last answer.")] = "",
    wait: Annotated[float, Query(ge=0, le=30)] = 0,
) -> Response:
    """With a mark and a time to wait, the answer comes when something differs."""
    site = site_of(request)
    who = await site.identify(request)
    poll = FeedPoll(who.id)
    poll.key = who.key
    site.feed.subscribers.add(poll)
    try:
        message = await site.feed.feed(who.person)
        if message["mark"] == mark and wait:
            await site.wait_for(poll.news, wait)
            who = await site.people.renewed(who)
            message = await site.feed.feed(who.person)
    finally:
        site.feed.subscribers.discard(poll)
    return site.reply(message)
