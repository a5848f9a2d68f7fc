"""What there is to play, over HTTP."""

from functools import cache
from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse
from msgspec import UNSET

import starboard
from starboard.games.registry import GAMES
from starboard.kernel.characters import Character
from starboard.kernel.clauses import Clause
from starboard.kernel.game import Game
from starboard.kernel.options import Option
from starboard.kernel.rulebook import PlayedScene, play
from starboard.kernel.words import Words
from starboard.kernel.words.folders import words_file
from starboard.server.answers import Reply, Route
from starboard.server.http import REFUSALS
from starboard.server.language import Language, spoken_in
from starboard.server.messages.games import (
    CharacterInfo,
    ClauseInfo,
    GameDetails,
    GameInfo,
    OptionInfo,
    ServerInfo,
    Source,
)
from starboard.server.messages.rulebook import RulebookInfo, SceneInfo, SectionInfo
from starboard.server.services import game_named, services_of
from starboard.tables.messages.sight import Step
from starboard.tables.refusals import GONE, Refused
from starboard.tables.telling import seen
from starboard.tables.words import TableWords

router = APIRouter(prefix="/api/v1", tags=["games"], responses=REFUSALS, route_class=Route)


@router.get("/server", summary="About this server")
async def server(request: Request) -> Reply[ServerInfo]:
    services = services_of(request)
    return services.reply(
        ServerInfo(
            version=starboard.__version__,
            contract=services.contract.version,
            address=services.settings.address,
            local=services.links.local,
            levels=services.bots.names(),
        )
    )


@router.get("/games", summary="All games")
async def games(request: Request, language: Language = "") -> Reply[list[GameInfo]]:
    services = services_of(request)
    return services.reply([game_info(game, language, services.bots.names()) for game in GAMES.values()])


@router.get("/games/{game}", summary="A game with its rules and words")
async def game(
    request: Request, game: Annotated[str, Path(max_length=40)], language: Language = ""
) -> Reply[GameDetails]:
    services = services_of(request)
    found = game_named(game)
    details = game_details(found, spoken_in(found, language), tuple(services.bots.names()))
    return services.reply(details)


@router.get("/games/{game}/words/{language}", summary="Its sentences, as a Fluent file")
async def words(
    game: Annotated[str, Path(max_length=40)], language: Annotated[str, Path(max_length=10)]
) -> PlainTextResponse:
    """For a page that was built before the game was there. `docs/words.md` says how to read it."""
    found = game_named(game)
    return PlainTextResponse(words_file(found.room, spoken_in(found, language)).read_text(encoding="utf-8"))


@router.get("/games/{game}/rulebook", summary="Its rules with figures and examples")
async def rulebook(
    request: Request, game: Annotated[str, Path(max_length=40)], language: Language = ""
) -> Reply[RulebookInfo]:
    """Sections with the clauses they explain; every example was played by the rules for this answer."""
    found = game_named(game)
    if found.rulebook is None:
        raise Refused(GONE, "no-rulebook")
    return services_of(request).reply(rulebook_info(found, spoken_in(found, language)))


@cache
def rulebook_info(game: Game, language: str) -> RulebookInfo:
    assert game.rulebook is not None
    return RulebookInfo(
        game=game.name,
        title=game.title,
        designer=game.designer,
        players=list(game.players),
        minutes=game.minutes,
        figures=game.said_figures(game.default_pack),
        sections=[
            SectionInfo(
                name=section.name,
                clauses=list(section.clauses),
                scenes=[scene_info(game, play(game, scene), language) for scene in section.scenes],
            )
            for section in game.rulebook.sections
        ],
    )


def scene_info(game: Game, scene: PlayedScene, language: str) -> SceneInfo:
    words = TableWords(game.name, language, ("",) * scene.players)
    return SceneInfo(
        seat=scene.seat,
        seats=list(game.seat_names(scene.players)),
        view=scene.view,
        steps=[
            Step(
                position=at, at=0.0, seat=act.actor, events=seen(act.events, words, scene.seat), view=act.view
            )
            for at, act in enumerate(scene.acts)
        ],
    )


def game_info(game: Game, language: str, levels: list[str]) -> GameInfo:
    words = game.words(language)
    return GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        players=list(game.players),
        minutes=game.minutes,
        options=[option_info(option, words if language else None) for option in game.options],
        levels=levels,
        characters=[
            character_info(game.name, character, words if language else None) for character in game.characters
        ],
        endings=list(game.endings),
        version=game.version,
        languages=list(game.languages),
        blurb=words.sentence("blurb") if language and words.has("blurb") else UNSET,
    )


def character_info(game: str, character: Character, words: Words | None) -> CharacterInfo:
    known = CharacterInfo(character.spec(game), character.title(), character.level)
    if words is None:
        return known
    line, temper, good = (words.name("character", character.name, form) for form in ("", "temper", "good"))
    return msgspec.structs.replace(known, line=line, temper=temper, good=good)


def option_info(option: Option, words: Words | None) -> OptionInfo:
    key = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        pick=option.pick,
        words=words.sentence(key) if words and words.has(key) else UNSET,
    )


@cache
def game_details(game: Game, language: str, levels: tuple[str, ...]) -> GameDetails:
    return GameDetails(
        **msgspec.structs.asdict(game_info(game, language, list(levels))),
        clauses=[clause_info(clause, bool(language)) for clause in rules_in(game, language)],
        components=game.default_pack.data,
        figures=game.said_figures(game.default_pack),
    )


def rules_in(game: Game, language: str) -> list[Clause]:
    words = game.words(language)
    return [words.clause(clause.id) for clause in game.clauses]


def clause_info(clause: Clause, in_words: bool) -> ClauseInfo:
    return ClauseInfo(
        id=clause.id,
        sources=[cast(Source, sentence.source) for sentence in clause.sentences],
        sentences=[sentence.text for sentence in clause.sentences] if in_words else UNSET,
    )
