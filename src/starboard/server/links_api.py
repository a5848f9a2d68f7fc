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
from starboard.server.services import Services, known, services_of
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
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    services.limits.check("key", known(who).id)
    secret, ident = await services.links.create(live, services.caller(live, who), wish.kind, wish.seat)
    link = f"{services.settings.address}/t/{table}#{secret}"
    made = Link(id=ident, kind=wish.kind, link=link, secret=secret, local=services.links.local)
    return services.reply(made, status=201)


@router.get("/tables/{table}/links", summary="The links of a table")
async def listed(request: Request, table: TableId, language: Language = "") -> Reply[list[TableLink]]:
    """All of them for the host, one's own for anybody else; each with what keeps it from working now."""
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, known(who).id)
    found = await services.links.listed_for(live, services.caller(live, who))
    return services.reply([await table_link(services, live, key, language) for key in found])


async def table_link(services: Services, live: LiveTable, key: Key, language: str) -> TableLink:
    maker = await services.people.find(key.person)
    trouble = await services.links.trouble(live, key)
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
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, known(who).id)
    await services.links.revoke(live, services.caller(live, who), key)
    return services.reply(Fine())


@router.get("/links/{secret}", summary="What a link leads to; takes nothing")
async def look(request: Request, secret: Secret) -> Reply[LinkInfo]:
    services = services_of(request)
    key, live = await services.links.find(secret)
    table = live.table
    host = await services.people.find(table.host)
    return services.reply(
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
    services = services_of(request)
    await services.links.find(secret)
    who = await services.someone(request)
    services.limits.check("join", who.id)
    live = await services.links.use(secret, known(who), wish.nonce, wish.nonce_hash)
    return services.reply(await state_now(services, live, who, language_of(request)), who)


@router.post("/tables/{table}/invitations", summary="Invite somebody by their id")
async def invite(request: Request, table: TableId, wish: Body[requests.Invite]) -> Reply[Fine]:
    services = services_of(request)
    who = await services.identify(request)
    live = await services.table(table, who.id)
    services.limits.check("key", known(who).id)
    check_host(live.table, services.caller(live, who))
    if await services.people.find(wish.person) is None:
        raise bad_request("no-such-person")
    await services.tables.memberships.invite(live, wish.person, who.id)
    await services.feed.tell_all_of(wish.person)
    return services.reply(Fine())


@router.delete("/me/invitations/{table}", summary="Decline an invitation")
async def decline(request: Request, table: TableId) -> Reply[Fine]:
    services = services_of(request)
    person = known(await services.identify(request))
    await services.tables.writer.store(Batch(declined=[Invitation(person.id, table, "", 0.0)]))
    return services.reply(Fine())


@router.post("/operator/tables/{table}/close", summary="Close any table", tags=["operator"])
async def close(request: Request, table: TableId) -> Reply[Answer]:
    services = services_of(request)
    if not (await services.identify(request)).operator:
        raise not_allowed("only-operator")
    caller = Caller("", "the operator", operator=True)
    return services.reply(await services.tables.dispatch.command(table, caller, commands.Close()))


@router.post(
    "/operator/ban",
    summary="Ban a person, or let them in again",
    tags=["operator"],
)
async def ban(request: Request, wish: Body[requests.Ban]) -> Reply[Fine]:
    services = services_of(request)
    if not (await services.identify(request)).operator:
        raise not_allowed("only-operator")
    await services.people.ban(wish.person, wish.on)
    if wish.on:
        services.show_out(wish.person)
    return services.reply(Fine())
