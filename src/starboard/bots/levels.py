# mypyc: skip
"""The four levels for people, and a search with a budget of one's own.

On one core, compiled, each level answers within two seconds, and `hard` plays a whole game in a minute.
"""

import re
from pathlib import Path

import msgspec

from starboard.bots.beginner import CarelessBot, EasyBot
from starboard.bots.learnt import LearntBot
from starboard.bots.mcts import MctsBot
from starboard.bots.perfect import SolvedBot
from starboard.bots.tempered import TemperedBot
from starboard.kernel.bot import Bot, Maker
from starboard.kernel.characters import Temper, find_character
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS, TRAINING, Budget
from starboard.kernel.network import Networks
from starboard.kernel.network_files import SHIPPED, NetworkFile, OneNetwork, read_network_file
from starboard.kernel.rng import Random


def read_level(word: str, settings: str) -> Maker:
    """The maker for one of the four levels, whatever the game."""
    if settings:
        raise StarboardError("level-no-settings", bot=word)

    def make(game: Game, random: Random) -> Bot:
        return level_bot(word, game, random)

    return make


def level_bot(
    level: str, game: Game, random: Random, temper: Temper | None = None, networks: Networks = SHIPPED
) -> Bot:
    """Who plays at a level, soberly or with a temper; who is easy has none."""
    if level == "easy":
        return EasyBot(game, random)
    levels = game.levels
    budget = Budget(levels.budgets["hard" if level == TRAINING else level])
    searching = (
        LearntBot(game, random, Budget(levels.learnt[level]), networks, budget)
        if level in levels.learnt
        else MctsBot(game, random, budget, levels.settings)
    )
    tempered: Bot = searching if temper is None else TemperedBot(searching, temper, game.solver)
    if level in levels.careless:
        tempered = CarelessBot(tempered, levels.careless[level])
    if level == "best" and game.solver is not None:
        return SolvedBot(tempered, game.solver, temper)
    return levels.bot(level, tempered, networks)


def read_character(spec: str) -> Maker:
    """The maker for `GAME/NAME`; a character plays its own game only."""

    def make(game: Game, random: Random) -> Bot:
        found = find_character(game.characters, game.name, spec)
        if found is None:
            known = [character.spec(game.name) for character in game.characters]
            raise StarboardError("no-character", spec=spec, title=game.title, characters=known)
        return level_bot(found.level, game, random, found.temper)

    return make


def read_mcts(word: str, settings: str) -> Maker:
    """`mcts:800` makes 800 descents a choice, `mcts:1.5s` or `mcts:200ms` takes its time."""
    budget = read_budget(word, settings)

    def make(game: Game, random: Random) -> Bot:
        return MctsBot(game, random, budget, game.levels.settings)

    return make


def read_learnt(word: str, settings: str) -> Maker:
    """`learnt:400` searches with the network that comes with the game, `learnt:400@FILE` with another.

    `learnt:hard@FILE` plays as that level would if the network came with the game.
    """
    amount, _, file = settings.partition("@")
    networks: Networks = OneNetwork(network_in(file)) if file else SHIPPED
    if amount in LEVELS or amount == TRAINING:
        return lambda game, random: level_bot(amount, game, random, networks=networks)
    budget = read_budget(word, amount)

    def make(game: Game, random: Random) -> Bot:
        return LearntBot(game, random, budget, networks, budget)

    return make


def network_in(file: str) -> NetworkFile:
    try:
        return read_network_file(Path(file).read_bytes())
    except (OSError, msgspec.MsgspecError):
        raise StarboardError("no-network", file=file) from None


def read_budget(bot: str, text: str) -> Budget:
    """What a search may spend on a choice: `800` descents, `1.5s` or `200ms`."""
    if re.fullmatch(r"[1-9][0-9]{0,8}", text):
        return Budget(descents=int(text))
    match = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)", text)
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match else 0.0
    if seconds <= 0.0:
        raise StarboardError("no-budget", bot=bot, text=text)
    return Budget(seconds=seconds)
