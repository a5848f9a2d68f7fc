# mypyc: skip
"""A solved game as a data set: value and distance of every position, to measure a learnt value by.

    python -m starboard.research.solved wheel.npz            # makes the file, in half a minute

    from starboard.research.solved import load_solved
    solved = load_solved("wheel.npz")
    numbers = solved.sample(10_000, seed=1)
    solved.error(my_values(solved.observations(numbers)), numbers)

The file is NumPy's own archive with two arrays. `fates` has a whole number for each position number: -1 where
there is no such position, 0 for a draw, odd if whoever moves wins in so many plies, even if whoever moves
loses in so many. `about` is JSON as bytes: the format, the game, the version of its rules and how its
components differ from the default. The game says which position has which number.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from starboard.games.registry import GAMES, find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.solver import Solver
from starboard.kernel.state import State
from starboard.research.observer import Observer

FORMAT: Final = "starboard-solved-1"


class Solved:
    """Every position of a solved game, as whoever moves sees it.

    fates   int16 (n,)   as in the file
    exists  bool (n,)    is there a position with this number?
    values  int8 (n,)    1 a win, 0 a draw, -1 a loss for whoever moves, by best play of both
    plies   int16 (n,)   to the end; 0 for a draw
    """

    def __init__(self, game: Game, pack: Pack, fates: NDArray[np.int16]) -> None:
        self.game = game
        self.fates = fates
        self.exists = fates >= 0
        decided = fates > 0
        self.values = (decided * (2 * (fates & 1) - 1)).astype(np.int8)
        self.plies = np.where(decided, fates, 0).astype(np.int16)
        self._table = _solver(game).table(pack, memoryview(fates))

    def __len__(self) -> int:
        return int(self.exists.sum())

    def __repr__(self) -> str:
        return f"<{self.game.name}, solved: {len(self):,} positions>"

    def position(self, number: int) -> State:
        """The position with this number."""
        if not (0 <= number < len(self.exists) and self.exists[number]):
            raise StarboardError("data-set-number", game=self.game.title, number=number)
        return self._table.position(int(number))

    def number(self, state: State) -> int:
        """The number of a position, or of the one that is like it with the seats exchanged."""
        return self._table.number(state)

    def sample(self, count: int, seed: int = 0) -> NDArray[np.int64]:
        """Numbers of positions that there are, each equally likely, none twice."""
        there = np.flatnonzero(self.exists)
        return np.random.default_rng(seed).choice(there, count, replace=False)

    def observations(self, numbers: NDArray[Any]) -> NDArray[np.float32]:
        """What whoever moves sees in each of these positions."""
        first = self.position(int(numbers[0]))
        observer = Observer(first)
        rows = np.zeros((len(numbers), observer.spec.size), np.float32)
        for row, number in enumerate(numbers):
            state = self.position(int(number))
            rows[row] = observer.observe(state, state.actors()[0])
        return rows

    def error(self, values: NDArray[Any], numbers: NDArray[Any]) -> dict[str, float]:
        """How far values between -1 and 1 are from the truth: what a learnt one is measured by."""
        truth = self.values[numbers].astype(np.float64)
        off = np.asarray(values, np.float64).ravel() - truth
        decided = truth != 0
        agree = np.sign(off + truth)[decided] == truth[decided]
        return {
            "mean absolute error": float(np.abs(off).mean()),
            "mean squared error": float((off**2).mean()),
            "decided positions judged right": float(agree.mean()) if decided.any() else float("nan"),
        }


def write_solved(file: str | Path, game: str | Game, pack: Pack | None = None) -> None:
    """Work a game out and write its data set."""
    game = find_game(game) if isinstance(game, str) else game
    pack = pack or game.default_pack
    table = _solver(game).tabulate(pack)
    about = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "components": game.pack_differences(pack),
    }
    fates = np.frombuffer(table.fates, np.int16)
    with Path(file).open("wb") as out:
        np.savez_compressed(out, fates=fates, about=np.frombuffer(json.dumps(about).encode(), np.uint8))


def load_solved(file: str | Path) -> Solved:
    """The data set in a file; StarboardError if it is none, or of other rules."""
    try:
        with Path(file).open("rb") as opened, np.load(opened, allow_pickle=False) as data:
            about = json.loads(data["about"].tobytes())
            fates = data["fates"]
    except FileNotFoundError:
        raise StarboardError("data-set-missing", file=str(file)) from None
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
        raise StarboardError("data-set-broken", file=str(file)) from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise StarboardError("data-set-unknown", file=str(file))
    game = find_game(about["game"])
    if about["version"] != game.version:
        raise StarboardError("data-set-version", file=str(file), version=about["version"], game=game.title)
    return Solved(game, game.pack_with(about["components"]), fates)


def _solver(game: Game) -> Solver:
    if game.solver is None:
        raise StarboardError("data-set-unsolved", game=game.title)
    return game.solver


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a solved game as a data set.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default=next(name for name in GAMES if GAMES[name].solver is not None))
    given = parser.parse_args()
    try:
        write_solved(given.file, given.game)
    except (StarboardError, OSError) as error:
        parser.error(str(error))
    print(f"{given.file}: {len(load_solved(given.file)):,} positions")


if __name__ == "__main__":
    main()
