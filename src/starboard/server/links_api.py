"""Links, invitations and the operator's rights, over HTTP."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request
from msgspec import UNSET

from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language, language_of
from starboard.server.messages.links import Link, LinkInfo, LinkKind, TableLink
from starboard.server.messages.people import Fine
from starboard.server.reading import Body
from starboard.server.services import Site, known, site_of
from starboard.server.tables_api import TableId, state_now
from starboard.tables import commands
from starboard.tables.live_table import LiveTable
from starboard.tables.messages.state import Answer, StateMessage
from starboard.tables.permissions import Caller, check_host
from starboard.tables.refusals import GONE, Refused, bad_request, not_allowed
from starboard.tables.storage import Batch, Invitation, Key

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
async def listed(request: Request, table: TableId, language: Language = "") -> Reply[list[TableLink]]:
    """All of them for the host, one's own for anybody else; each with what keeps it from working now."""
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, known(who).id)
    found = await site.links.listed_for(live, site.caller(live, who))
    return site.reply([await table_link(site, live, key, language) for key in found])


async def table_link(site: Site, live: LiveTable, key: Key, language: str) -> TableLink:
    maker = await site.people.find(key.person)
    trouble = await site.links.trouble(live, key)
    return TableLink(
        id=key.hash[:16],
        kind=cast(LinkKind, key.kind),
        seat=key.seat,
        created=key.created,
        by=maker.name if maker else "",
        trouble=trouble,
        sentence=Refused(GONE, trouble).sentence(language) if trouble and language else UNSET,
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
    site.limits.check("join", who.id)
    live = await site.links.use(secret, known(who), wish.nonce)
    return site.reply(await state_now(site, live, who, language_of(request)), who)


@router.post("/tables/{table}/invitations", summary="Invite somebody by their id")
async def invite(request: Request, table: TableId, wish: Body[requests.Invite]) -> Reply[Fine]:
    site = site_of(request)
    who = await site.identify(request)
    live = await site.table(table, who.id)
    site.limits.check("key", known(who).id)
    check_host(live.table, site.caller(live, who))
    if await site.people.find(wish.person) is None:
        raise bad_request("no-such-person")
    await site.tables.memberships.invite(live, wish.person, who.id)
    await site.feed.tell_all_of(wish.person)
    return site.reply(Fine())


@router.delete("/me/invitations/{table}", summary="Decline an invitation")
async def decline(request: Request, table: TableId) -> Reply[Fine]:
    site = site_of(request)
    person = known(await site.identify(request))
    await site.tables.writer.store(Batch(declined=[Invitation(person.id, table, "", 0.0)]))
    return site.reply(Fine())


@router.post("/operator/tables/{table}/close", summary="Close any table", tags=["operator"])
async def close(request: Request, table: TableId) -> Reply[Answer]:
    site = site_of(request)
    if not (await site.identify(request)).operator:
        raise not_allowed("only-operator")
    caller = Caller("", "the operator", operator=True)
    return site.reply(await site.tables.dispatch.command(table, caller, commands.Close()))


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
