"""Links, invitations and the operator's rights, over HTTP."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request

from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import language_of
from starboard.server.messages.links import Link, LinkInfo, LinkKind
from starboard.server.messages.people import Fine, KeyInfo
from starboard.server.people_api import key_info
from starboard.server.reading import Body
from starboard.server.site import known, site_of
from starboard.server.tables_api import TableId, state_now
from starboard.tables import commands
from starboard.tables.caller import Caller, check_host
from starboard.tables.messages.state import Answer, StateMessage
from starboard.tables.refusals import not_allowed
from starboard.tables.storage import Batch, Invitation

router = APIRouter(prefix="/api/v1", tags=["links"], responses=REFUSALS, route_class=Route)

Secret = Annotated[str, Path(min_length=8, max_length=80)]
KeyId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


@router.post("/tables/{table}/links", status_code=201, summary="Make a link to share")
async def create(request: Request, table: TableId, wish: Body[requests.NewLink]) -> Reply[Link]:
    """join: to sit down; watch: to watch; seat: to take over one seat, once."""
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, who.id)
    site.limits.check("key", known(who).id)
    secret, ident = await site.links.create(live, site.caller(live, who), wish.kind, wish.seat)
    link = f"{site.settings.address}/t/{table}#{secret}"
    made = Link(id=ident, kind=wish.kind, link=link, secret=secret, local=site.links.local)
    return site.reply(made, status=201)


@router.get("/tables/{table}/links", summary="The links of a table")
async def listed(request: Request, table: TableId) -> Reply[list[KeyInfo]]:
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, who.id)
    mine = live.table.host == known(who).id
    return site.reply(
        [key_info(key) for key in await site.links.listed(live) if mine or key.person == who.id]
    )


@router.delete("/tables/{table}/links/{key}", summary="Take a link back")
async def revoke(request: Request, table: TableId, key: KeyId) -> Reply[Fine]:
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, known(who).id)
    await site.links.revoke(live, site.caller(live, who), key)
    return site.reply(Fine())


@router.get("/links/{secret}", summary="What a link leads to; takes nothing")
async def look(request: Request, secret: Secret) -> Reply[LinkInfo]:
    site = site_of(request)
    key, live = await site.links.find(secret)
    table = live.table
    host = await site.people.find(table.host)
    return site.reply(
        LinkInfo(
            kind=cast(LinkKind, key.kind),
            table=table.id,
            game=table.setup.game,
            title=table.setup.rules().title,
            host=host.name if host else "",
            status=table.status,
            seat=key.seat,
            open_seats=[number for number, seat in enumerate(table.seats) if seat.kind == "open"],
        )
    )


@router.post("/links/{secret}", summary="Use a link")
async def use(request: Request, secret: Secret, wish: Body[requests.UseLink]) -> Reply[StateMessage]:
    """A seat is taken over at once; after a join link, sit down with a command."""
    site = site_of(request)
    await site.links.find(secret)
    who = await site.someone(request)
    live = await site.links.use(secret, known(who), wish.nonce)
    return site.reply(await state_now(site, live, who, language_of(request)), who)


@router.post("/tables/{table}/invitations", summary="Invite somebody by their id")
async def invite(request: Request, table: TableId, wish: Body[requests.Invite]) -> Reply[Fine]:
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, who.id)
    site.limits.check("key", known(who).id)
    check_host(live.table, site.caller(live, who))
    await site.house.invite(live, wish.person, who.id)
    await site.feed.tell_all_of(wish.person)
    return site.reply(Fine())


@router.delete("/me/invitations/{table}", summary="Decline an invitation")
async def decline(request: Request, table: TableId) -> Reply[Fine]:
    site = site_of(request)
    person = known(await site.identify(request))
    await site.house.writer.store(Batch(declined=[Invitation(person.id, table, "", 0.0)]))
    return site.reply(Fine())


@router.post("/operator/tables/{table}/close", summary="Close any table", tags=["operator"])
async def close(request: Request, table: TableId) -> Reply[Answer]:
    site = site_of(request)
    if not (await site.identify(request)).operator:
        raise not_allowed("only-operator")
    caller = Caller("", "the operator", operator=True)
    return site.reply(await site.house.command(table, caller, commands.Close()))


@router.post(
    "/operator/ban",
    summary="Ban a person, or let them in again",
    tags=["operator"],
)
async def ban(request: Request, wish: Body[requests.Ban]) -> Reply[Fine]:
    site = site_of(request)
    if not (await site.identify(request)).operator:
        raise not_allowed("only-operator")
    await site.people.ban(wish.person, wish.on)
    if wish.on:
        site.show_out(wish.person)
    return site.reply(Fine())
