"""Notices over HTTP: whether and where somebody wants to hear that it is their turn."""

from fastapi import APIRouter, Request

from starboard.server import requests
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.messages.people import NoticeChoice
from starboard.server.reading import Body
from starboard.server.services import address_of, known, services_of

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS, route_class=Route)


@router.get("/me/notices", summary="How I hear that it is my turn")
async def choice(request: Request) -> Reply[NoticeChoice]:
    services = services_of(request)
    return services.reply(await services.notices.choice((await services.identify(request)).id))


@router.put("/me/notices", summary="Want notices; mail asks for a code first")
async def choose(request: Request, wish: Body[requests.WantNotices]) -> Reply[NoticeChoice]:
    services = services_of(request)
    who = await services.someone(request)
    services.ration("mail", known(who).id, address_of(request))
    if wish.address:
        services.limits.check("mail", wish.address.lower())  # whoever asks, nobody else's mailbox is filled
    await services.notices.choose(known(who), wish.kind, wish.address, wish.language)
    return services.reply(await services.notices.choice(who.id), who)


@router.post("/me/notices/confirm", summary="The code from the mail")
async def confirm(request: Request, wish: Body[requests.ConfirmNotices]) -> Reply[NoticeChoice]:
    services = services_of(request)
    person = known(await services.identify(request))
    services.limits.check("signin", person.id)
    await services.notices.confirm(person, wish.code)
    return services.reply(await services.notices.choice(person.id))


@router.delete("/me/notices", summary="No more notices")
async def stop(request: Request) -> Reply[NoticeChoice]:
    services = services_of(request)
    person = known(await services.identify(request))
    await services.notices.stop_for(person.id)
    return services.reply(await services.notices.choice(person.id))
