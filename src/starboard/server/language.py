"""In which language an answer has sentences; without one, whoever asks makes them from kinds and parts."""

from typing import Annotated

from fastapi import Query
from pydantic import AfterValidator
from starlette.requests import HTTPConnection

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.words.folders import ENGLISH, languages
from starboard.tables.words import TABLES


def spoken(asked: str) -> str:
    """The language that was asked for, English where nothing here has words in it; "" stays "".

    Answers are kept and shared by their language, so a word that anybody may choose is none.
    """
    if not asked or asked in languages(TABLES) or any(asked in game.languages for game in GAMES.values()):
        return asked
    return ENGLISH


def spoken_in(game: Game, asked: str) -> str:
    """The same for what only one game says."""
    return asked if not asked or asked in game.languages else ENGLISH


Language = Annotated[
    str,
    Query(alias="words", max_length=10, description="The language of sentences, such as en."),
    AfterValidator(spoken),
]


def language_of(connection: HTTPConnection) -> str:
    """The same for what is refused before anything is read."""
    return spoken(connection.query_params.get("words", ""))
