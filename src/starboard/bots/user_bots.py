# mypyc: skip
"""Bots that people bring along: a class in a Python file."""

import traceback
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from starboard.kernel.bot import Bot
from starboard.kernel.errors import IllegalAction, StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class OwnBot(Bot):
    """Stands in for a bot from a file: what goes wrong in there becomes one clear sentence."""

    def __init__(self, game: Game, random: Random, file: str, kind: type[Bot]) -> None:
        super().__init__(game, random)
        self.file = file
        self.spec = f"{file}:{kind.__name__}"
        try:
            self.bot = kind(game, random)
        except (Exception, SystemExit) as error:
            raise self._failure(error) from None

    def choose(self, state: State, seat: int) -> int:
        judge = state.clone()  # the bot may play about with the state it is given
        try:
            action = int(self.bot.choose(state, seat))
        except (Exception, SystemExit) as error:
            raise self._failure(error) from None
        clause = judge.forbids(seat, action)
        if clause:
            problem = IllegalAction(clause, judge.components())
            raise StarboardError(
                "bot-forbidden", spec=self.spec, action=str(action), rule=clause, problem=problem
            )
        return action

    def _failure(self, error: BaseException) -> StarboardError:
        return StarboardError("bot-failed", spec=self.spec, problem=_told(error, self.file))


def own_bot(file: str, name: str) -> "OwnMaker":
    """What makes bots of the class `name` in `file`."""
    kind = getattr(_module(file), name, None)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise StarboardError("no-such-class", file=file, name=name)
    return OwnMaker(file, kind)


class OwnMaker:
    """Makes one such bot for each game and seat."""

    def __init__(self, file: str, kind: type[Bot]) -> None:
        self.file = file
        self.kind = kind

    def __call__(self, game: Game, random: Random) -> Bot:
        return OwnBot(game, random, self.file, self.kind)


@cache
def _module(file: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise StarboardError("no-bot-file", file=file)
    spec = spec_from_file_location(f"starboard_own_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise StarboardError("no-python", file=file)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise StarboardError("bot-not-loaded", file=file, problem=_told(error, file)) from None
    return module


def _told(error: BaseException, file: str) -> StarboardError:
    """What went wrong and on which line of the person's file."""
    own = Path(file).resolve()  # the frames name it in full, however the person wrote it
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).resolve() == own]
    text = str(error)
    if isinstance(error, SyntaxError) and not lines:  # the file itself cannot be read
        lines, text = [error.lineno], error.msg
    line = str(lines[-1]) if lines and lines[-1] else None
    return StarboardError("error-at", kind=type(error).__name__, text=text.rstrip("."), line=line)
