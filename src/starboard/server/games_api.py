"""What there is to play, over HTTP."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.server import models
from starboard.server.http import REFUSALS
from starboard.server.site import site_of
from starboard.tables.refusals import GONE, Refused

router = APIRouter(prefix="/api/v1", tags=["games"], responses=REFUSALS)

Language = Annotated[str, Query(max_length=10)]


@router.get("/server", response_model=models.ServerInfo, summary="About this server")
async def server(request: Request) -> Response:
    site = site_of(request)
    return site.reply(
        {
            "version": starboard.__version__,
            "address": site.settings.address,
            "local": site.links.local,
            "levels": site.bots.names(),
        }
    )


@router.get("/games", response_model=list[models.GameInfo], summary="All games")
async def games(request: Request, language: Language = "en") -> Response:
    site = site_of(request)
    return site.reply([game_info(game, language, site.bots.names()) for game in GAMES.values()])


@router.get("/games/{game}", response_model=models.GameDetails, summary="A game with its rules and words")
async def game(
    request: Request, game: Annotated[str, Path(max_length=40)], language: Language = "en"
) -> Response:
    site = site_of(request)
    if game not in GAMES:
        raise Refused(GONE, f'There is no game "{game[:40]}". Games: {", ".join(GAMES)}.')
    found = GAMES[game]
    language = found.words(language).language
    return site.reply({**game_info(found, language, site.bots.names()), **details(found, language)})


def game_info(game: Game, language: str, levels: list[str]) -> dict[str, Any]:
    words = game.words(language)
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "blurb": words["blurb"] if words.has("blurb") else "",
        "players": game.players,
        "minutes": game.minutes,
        "options": [
            {
                **option.to_dict(),
                "words": words[key] if words.has(key := f"option.{option.name}") else option.name,
            }
            for option in game.options
        ],
        "levels": levels,
        "endings": game.endings,
        "version": game.version,
        "languages": list(game.languages),
    }


@cache
def details(game: Game, language: str) -> dict[str, Any]:
    words = game.words(language)
    return {
        "clauses": [
            {"id": clause.id, "source": clause.source, "text": words.clause(clause.id)}
            for clause in game.clauses
        ],
        "words": dict(words.templates),
        "components": game.default_pack.data,
    }
