"""Notices over HTTP: whether and where somebody wants to hear that it is their turn."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from starboard.server import models, wishes
from starboard.server.http import REFUSALS
from starboard.server.site import address_of, known, site_of

router = APIRouter(prefix="/api/v1", tags=["people"], responses=REFUSALS)


@router.get("/me/notices", response_model=models.NoticeChoice, summary="How I hear that it is my turn")
async def choice(request: Request) -> Response:
    site = site_of(request)
    return site.reply(await site.notices.choice((await site.identify(request)).id))


@router.put(
    "/me/notices", response_model=models.NoticeChoice, summary="Want notices; mail asks for a code first"
)
async def choose(request: Request, wish: wishes.WantNotices) -> Response:
    site = site_of(request)
    who = await site.someone(request)
    site.limits.check("mail", known(who).id)
    site.limits.check("mail", address_of(request))
    await site.notices.choose(known(who), wish.kind, wish.address, wish.language)
    return site.reply(await site.notices.choice(who.id), who)


@router.post("/me/notices/confirm", response_model=models.NoticeChoice, summary="The code from the mail")
async def confirm(request: Request, wish: wishes.ConfirmNotices) -> Response:
    site = site_of(request)
    person = known(await site.identify(request))
    site.limits.check("signin", person.id)
    await site.notices.confirm(person, wish.code)
    return site.reply(await site.notices.choice(person.id))


@router.delete("/me/notices", response_model=models.NoticeChoice, summary="No more notices")
async def stop(request: Request) -> Response:
    site = site_of(request)
    person = known(await site.identify(request))
    await site.notices.stop_for(person.id)
    return site.reply(await site.notices.choice(person.id))
