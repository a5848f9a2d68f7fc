# mypyc: skip
"""Bots by short names: `random`, `greedy`, or a class in a file of your own, `my_bot.py:MyBot`.

A spec is a word, and where that kind of bot takes settings, a colon and the settings: `mcts:1000`.
Settings hold no comma, since commas stand between the players of a list. A character is called by its game
and its name, `GAME/NAME`.
"""

import re
from collections.abc import Callable
from typing import Final

from starboard.bots.levels import read_character, read_learnt, read_level, read_mcts
from starboard.bots.perfect import PerfectBot
from starboard.bots.simple import GreedyBot, RandomBot
from starboard.bots.user_bots import own_bot
from starboard.kernel.bot import Maker
from starboard.kernel.errors import StarboardError
from starboard.kernel.levels import LEVELS
from starboard.kernel.words import Words

CHARACTER: Final = re.compile(r"[a-z0-9_-]+/[a-z0-9_-]+")


def plain(bot: Maker) -> Callable[[str, str], Maker]:
    """The reader for a kind of bot that takes no settings."""

    def read(word: str, settings: str) -> Maker:
        if settings:
            raise StarboardError("no-settings", bot=word)
        return bot

    return read


# Each kind of bot by its word: how it reads the word itself and the settings after the colon.
READERS: Final[dict[str, Callable[[str, str], Maker]]] = {
    "random": plain(RandomBot),
    "greedy": plain(GreedyBot),
    "mcts": read_mcts,
    "learnt": read_learnt,
    "perfect": plain(PerfectBot),
    **dict.fromkeys(LEVELS, read_level),
}


def is_spec(text: str) -> bool:
    """Does `text` look like a bot rather than a person's name?"""
    return text.partition(":")[0] in READERS or _is_own(text) or is_character(text)


def is_character(text: str) -> bool:
    """Does `text` look like somebody who plays one game?"""
    return CHARACTER.fullmatch(text) is not None


def read_spec(text: str) -> Maker:
    """What makes the bot that `text` names, one for each game and seat."""
    if not isinstance(text, str):
        raise StarboardError("no-bot", spec=str(text), bots=list(READERS))
    word, _, settings = text.partition(":")
    if word in READERS:
        return READERS[word](word, settings)
    if _is_own(text):
        file, _, name = text.rpartition(":")
        return own_bot(file, name)
    if is_character(text):
        return read_character(text)
    raise StarboardError("no-bot", spec=text, bots=list(READERS))


def known_bots() -> str:
    """What a person may write, in words."""
    return Words("en", "starboard.bots").text("known-bots", bots=list(READERS))


def _is_own(text: str) -> bool:
    return text.rpartition(":")[0].endswith(".py")
