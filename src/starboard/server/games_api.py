"""What there is to play, over HTTP."""

from functools import cache
from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.options import Option
from starboard.kernel.words import Words
from starboard.kernel.words.folders import words_file
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.messages.games import (
    ClauseInfo,
    ClauseSentence,
    GameDetails,
    GameInfo,
    OptionInfo,
    ServerInfo,
    Source,
)
from starboard.server.site import site_of
from starboard.tables.refusals import GONE, Refused

router = APIRouter(prefix="/api/v1", tags=["games"], responses=REFUSALS, route_class=Route)

GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(max_length=10)]
WordsLanguage = Annotated[str, Path(pattern="^[a-z]{2,3}$")]


@router.get("/server", summary="About this server")
async def server(request: Request) -> Reply[ServerInfo]:
    site = site_of(request)
    return site.reply(
        ServerInfo(
            version=starboard.__version__,
            contract=site.contract.version,
            address=site.settings.address,
            local=site.links.local,
            levels=site.bots.names(),
        )
    )


@router.get("/games", summary="All games")
async def games(request: Request, language: Language = "en") -> Reply[list[GameInfo]]:
    site = site_of(request)
    return site.reply([game_info(game, language, site.bots.names()) for game in GAMES.values()])


@router.get("/games/{game}", summary="A game with its rules")
async def game(request: Request, game: GameName, language: Language = "en") -> Reply[GameDetails]:
    site = site_of(request)
    found = game_called(game)
    language = found.words(language).language
    return site.reply(game_details(found, language, tuple(site.bots.names())))


@router.get("/games/{game}/words/{language}", summary="A game's sentences", response_class=PlainTextResponse)
async def words(game: GameName, language: WordsLanguage) -> PlainTextResponse:
    """As a Fluent file, in English where they are not there in this language.

    For a page that was built without this game.
    """
    file = words_file(game_called(game).room, language)
    return PlainTextResponse(file.read_text(encoding="utf-8"))


def game_called(name: str) -> Game:
    if name not in GAMES:
        raise Refused(GONE, "unknown-game", game=name, games=list(GAMES))
    return GAMES[name]


def game_info(game: Game, language: str, levels: list[str]) -> GameInfo:
    words = game.words(language)
    return GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        blurb=words.sentence("blurb") if words.has("blurb") else "",
        players=list(game.players),
        minutes=game.minutes,
        options=[option_info(option, words) for option in game.options],
        levels=levels,
        endings=list(game.endings),
        version=game.version,
        languages=list(game.languages),
    )


def option_info(option: Option, words: Words) -> OptionInfo:
    key = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        words=words.sentence(key) if words.has(key) else option.name,
        default=option.default,
        choices=list(option.choices),
        pick=option.pick,
    )


@cache
def game_details(game: Game, language: str, levels: tuple[str, ...]) -> GameDetails:
    words = game.words(language)
    return GameDetails(
        **msgspec.structs.asdict(game_info(game, language, list(levels))),
        clauses=[
            ClauseInfo(
                id=clause.id,
                source=cast(Source, clause.source),
                text=words.clause_text(clause.id),
                sentences=[
                    ClauseSentence(source=cast(Source, one.source), text=one.text)
                    for one in words.clause(clause.id)
                ],
            )
            for clause in game.clauses
        ],
        components=game.default_pack.data,
        figures=words.named_figures,
    )
