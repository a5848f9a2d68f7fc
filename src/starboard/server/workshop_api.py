"""The workshop over HTTP: a game's components as a form, variants of it, and runs that try them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import StreamingResponse

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.lab.component_writing import component_file
from starboard.lab.form import form
from starboard.lab.trials import trial_plan
from starboard.lab.variants import LONGEST_NAME, MOST_CHANGES, Variant
from starboard.server.answers import Reply, Route, encoder
from starboard.server.games_api import option_info
from starboard.server.http import REFUSALS
from starboard.server.messages.workshop import (
    OriginalFigures,
    OwnRuns,
    RunWithFigures,
    VariantSeen,
    WorkshopForm,
)
from starboard.server.people import Who
from starboard.server.reading import Body
from starboard.server.requests import Trial, VariantWish
from starboard.server.services import Services, address_of, game_named, known, services_of
from starboard.server.variants import variant_wished
from starboard.server.workshop import BOTS, GAMES
from starboard.server.workshop_store import Note
from starboard.tables.messages.envelope import VariantChange
from starboard.tables.refusals import Refused, bad_request, because

router = APIRouter(prefix="/api/v1/workshop", tags=["workshop"], responses=REFUSALS, route_class=Route)

GameName = Annotated[str, Path(max_length=40)]
RunId = Annotated[str, Path(pattern="^[0-9a-f]{20}$")]
FEW: Final = 10  # choices that an option of a trial has at most
QUIET: Final = 10.0  # seconds after which a stream says something, so that nobody thinks it dead
ELSEWHERE: Final = 1.0  # seconds between looks at a run that another process plays


@router.get("/games/{game}", summary="A game's components as a form")
async def workshop_form(request: Request, game: GameName) -> Reply[WorkshopForm]:
    return services_of(request).reply(form_of(game_named(game)))


@cache
def form_of(game: Game) -> WorkshopForm:
    options = [option for option in game.options if not option.pick and 1 < len(option.choices) <= FEW]
    return WorkshopForm(
        game=game.name,
        groups=form(game),
        options=[option_info(option, None) for option in options],
        bots=bots_of(game),
        games=list(GAMES),
        figures=game.said_figures(game.default_pack),
        most_changes=MOST_CHANGES,
        longest_name=LONGEST_NAME,
    )


def bots_of(game: Game) -> list[str]:
    return [bot for bot in BOTS if bot != "greedy" or game.policy is not None]


@router.post("/games/{game}/variant", summary="Look at a variant")
async def look(request: Request, game: GameName, wish: Body[VariantWish]) -> Reply[VariantSeen]:
    """Whether it can be played, what it changes, and its component file."""
    services = services_of(request)
    found = game_named(game)
    variant = await variant_wished(services, request, game, wish) or Variant(found, found.default_pack)
    changes = [VariantChange(*change) for change in variant.changed()]
    return services.reply(VariantSeen(found.name, variant.hash, changes, component_file(variant)))


@router.post("/games/{game}/original", summary="What is known of the original")
async def original(request: Request, game: GameName, wish: Body[Trial]) -> Reply[OriginalFigures]:
    services = services_of(request)
    found = game_named(game)
    check_trial(found, wish)
    plan = trial_plan(Variant(found, found.default_pack), wish.options, wish.bot, wish.games)
    return services.reply(OriginalFigures(services.workshop.store.original_figures(plan)))


@router.get("/runs", summary="Your runs")
async def runs(request: Request) -> Reply[OwnRuns]:
    services = services_of(request)
    return services.reply(services.workshop.runs_of((await services.identify(request)).id))


@router.post("/runs", status_code=201, summary="Let bots try a variant")
async def begin(request: Request, wish: Body[Trial]) -> Reply[RunWithFigures]:
    services = services_of(request)
    who = await services.someone(request)
    person = known(who)
    found = game_named(wish.game)
    check_trial(found, wish)
    variant = await variant_wished(services, request, wish.game, wish.variant)
    if variant is None:
        raise bad_request("nothing-changed")
    services.limits.check("trial", address_of(request))
    note = services.workshop.begin(person.id, address_of(request), variant, wish, wish.options)
    return services.reply(services.workshop.seen(note), who, 201)


def check_trial(game: Game, wish: Trial) -> None:
    """Only quick bots, not too many games, options that can be had."""
    bots, few = bots_of(game), {option.name for option in form_of(game).options}
    if wish.bot not in bots:
        raise bad_request("no-such-bot", level=wish.bot, specs=bots)
    if wish.games not in GAMES:
        raise bad_request("games-of-run", games=list(GAMES))
    try:
        game.read_options({name: value for name, value in wish.options.items() if name in few})
    except StarboardError as error:
        raise because(error) from None
    if strange := sorted(wish.options.keys() - few):
        raise bad_request("option-of-run", option=strange[0])


@router.get("/runs/{run}", summary="A run, with its figures")
async def look_at_run(request: Request, run: RunId) -> Reply[RunWithFigures]:
    services = services_of(request)
    return services.reply(services.workshop.seen(await own(services, request, run)))


@router.get("/runs/{run}/events", summary="A run as it is played, as server-sent events")
async def events(request: Request, run: RunId) -> StreamingResponse:
    """Each event is the run with its figures; the stream ends when the run does."""
    services = services_of(request)
    who = await services.identify(request)
    note = services.workshop.own(who.id, run)
    services.pages.check(who.id, address_of(request))
    return StreamingResponse(
        stream(services, who, note), media_type="text/event-stream", headers={"cache-control": "no-store"}
    )


async def stream(services: Services, who: Who, note: Note) -> AsyncIterator[bytes]:
    """Ends too when whoever asked is signed out or banned."""
    news = asyncio.Event()
    services.workshop.queue.news.add(news)
    try:
        with suppress(Refused), services.pages.one(who.id, ""):
            async for event in told(services, who, note, news):
                yield event
    finally:
        services.workshop.queue.news.discard(news)


async def told(services: Services, who: Who, note: Note, news: asyncio.Event) -> AsyncIterator[bytes]:
    workshop = services.workshop
    shown: tuple[int, ...] = ()
    silent = 0.0
    while not services.ending:
        news.clear()
        await services.people.renewed(who)
        latest = workshop.store.find(note.id)
        if latest is None:
            return
        written = workshop.store.written(latest)
        if written != shown:
            shown, silent = written, 0.0
            yield b"data: " + encoder.encode(workshop.seen(latest)) + b"\n\n"
        elif silent >= QUIET:
            silent = 0.0
            yield b": still here\n\n"
        if not latest.is_open:
            return
        await services.wait_for(news, ELSEWHERE)
        silent += ELSEWHERE


@router.post("/runs/{run}/stop", summary="Stop a run; what was played is kept")
async def stop(request: Request, run: RunId) -> Reply[RunWithFigures]:
    services = services_of(request)
    return services.reply(
        services.workshop.seen(await services.workshop.cancel(await own(services, request, run)))
    )


@router.post("/runs/{run}/resume", summary="Go on with a run")
async def resume(request: Request, run: RunId) -> Reply[RunWithFigures]:
    services = services_of(request)
    note = services.workshop.resume(await own(services, request, run), address_of(request))
    return services.reply(services.workshop.seen(note))


async def own(services: Services, request: Request, run: str) -> Note:
    return services.workshop.own((await services.identify(request)).id, run)
