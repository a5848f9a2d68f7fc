# mypyc: skip
"""Many games among bots at once, and what they came to.

Game number n of a simulation depends on the seed and on n alone, and a tally only adds up whole
numbers, so the same seed gives the same report on any number of processes.
"""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any, Final

from starboard.bots.executors import Executor, cores, local
from starboard.bots.match import play_out
from starboard.bots.played_games import PlayedGame
from starboard.bots.specs import read_spec
from starboard.bots.tally import Tally
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game, check_game
from starboard.kernel.packs import Pack
from starboard.kernel.records import Record, finish, new_record
from starboard.kernel.rng import Random
from starboard.kernel.state import State

ALONE: Final = 0.2  # seconds before other processes are started: a short simulation needs none
PIECES: Final = 16  # how finely each process's work is cut: for the progress bar, and to finish together
LARGEST: Final = 5000  # games in a piece
BRIEF: Final = 0.1  # seconds that a piece may take to be followed by a larger one


@dataclass(frozen=True)
class Simulation:
    """What to play: everything that decides the outcome, ready to be sent to another process."""

    game: str
    players: tuple[str, ...]  # bot specs; player p sits at seat p, or at seat p + n in game n when rotating
    seed: int | str = 0
    options: dict[str, Any] = field(default_factory=dict)
    changes: dict[str, Any] = field(default_factory=dict)  # how the components differ from the default
    rotate: bool = False
    in_step: bool = (
        False  # generators begin afresh at each turn: like plans get like dice for as long as may be
    )
    dice: str = ""  # set this to play the same games with other dice,
    whims: str = ""  # … or with other whims of the bots
    keep: bool = False  # every game comes with the tally, as its own results and record

    def seating(self, number: int) -> list[int]:
        """Who sits at each seat in game `number`."""
        shift = number if self.rotate else 0
        return [(seat - shift) % len(self.players) for seat in range(len(self.players))]


def simulation(
    game: Game,
    players: list[str],
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    pack: Pack | None = None,
    rotate: bool = False,
) -> Simulation:
    """A simulation with everything checked; the specs become one for each seat."""
    check_game(game)
    specs = seated(game, players, options or {})
    for spec in specs:
        read_spec(spec)(game, Random())  # a bot that cannot play says so before the first game
    full = game.read_options({**(options or {}), "players": len(specs)})
    changes = game.pack_differences(game.own_pack(pack)) if pack else {}
    return Simulation(game.name, tuple(specs), seed, full, changes, rotate)


def seated(game: Game, players: list[str], options: dict[str, Any]) -> list[str]:
    """One player a seat: a single one fills all seats, several decide how many seats there are."""
    fixed = int(game.read_options(options)["players"])
    if len(players) == 1:
        return players * fixed
    if len(players) == fixed or ("players" not in options and len(players) in game.players):
        return players
    counts = ["one-for-all", *(str(n) for n in ([fixed] if "players" in options else game.players))]
    raise StarboardError("players-here", game=game.name, here=len(players), counts=counts)


def run(
    plan: Simulation,
    games: int,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    kept: Callable[[PlayedGame], None] | None = None,
) -> Tally:
    """Play games 0 to `games` - 1 and add them up; `progress` hears how many more are done.

    `kept` is given every single game, in no fixed order, as soon as it is there.

    A script that calls this needs the usual `if __name__ == "__main__":`, for the processes read it too.
    Where an executor is given, it does all of the work, and is left running.
    """
    processes = processes or cores()
    plan = replace(plan, keep=kept is not None)
    tally = Tally(plan.players)

    def add(part: Tally) -> None:
        tally.add(part)
        for game in part.played:
            if kept:
                kept(game)
        if progress:
            progress(part.games)

    if executor is None:
        _play_here(plan, tally, games, processes, add)
    if tally.games < games:
        numbers = range(tally.games, games)
        with nullcontext(executor) if executor else local(processes) as workers:
            for _, part in workers.answers(play_some, pieces_of(plan, numbers, workers.workers)):
                add(part)
    return tally


def _play_here(
    plan: Simulation, tally: Tally, games: int, processes: int, add: Callable[[Tally], None]
) -> None:
    """All games in this process, or as many as are played before others would have started."""
    soon = perf_counter() + ALONE
    size = 1
    while tally.games < games and (processes == 1 or perf_counter() < soon):
        began = perf_counter()
        add(play_some(plan, range(tally.games, min(tally.games + size, games))))
        if perf_counter() - began < BRIEF:
            size = min(2 * size, LARGEST)


def pieces_of(plan: Simulation, numbers: range, workers: int) -> list[tuple[Simulation, range]]:
    """The work cut so that all workers have something to do until the end."""
    size = max(1, min(LARGEST, len(numbers) // (workers * PIECES)))
    return [(plan, numbers[start : start + size]) for start in range(0, len(numbers), size)]


def play_some(plan: Simulation, numbers: range) -> Tally:
    """The tally of the games with these numbers."""
    games = SimulatedGames(plan)
    tally = Tally(plan.players)
    for number in numbers:
        state, actions = games.play(number)
        tally.count(state, len(actions), plan.seating(number))
        if plan.keep:
            tally.played.append(games.as_played(number, state, actions))
    return tally


class SimulatedGames:
    """What a simulation's games share: the rules, the components and what makes the bots."""

    def __init__(self, plan: Simulation) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.pack = self.game.pack_with(plan.changes)
        self.makers = [read_spec(spec) for spec in plan.players]

    def play(self, number: int) -> tuple[State, list[tuple[int, int]]]:
        """Game `number`, played to its end: the last position, and everything that was done."""
        name = f"{self.plan.seed}/{number}"
        seating = self.plan.seating(number)
        names = [f"{name}/seat {seat}{self.plan.whims}" for seat in range(len(seating))]
        names += [f"{name}/redeals{self.plan.whims}", f"{name}/chance{self.plan.dice}"]
        generators = [Random(name) for name in names]
        *own, redeals, chance = generators

        def begin(turn: int) -> None:
            for generator, name in zip(generators, names, strict=True):
                generator.reseed(f"{name}/{turn}")

        state = self.start()
        bots = [self.makers[player](self.game, own[seat]) for seat, player in enumerate(seating)]
        actions = play_out(state, bots, redeals, chance, begin if self.plan.in_step else None)
        return state, actions

    def start(self) -> State:
        """The position that all games begin from."""
        return self.game.start(self.plan.options, self.pack)

    def record(self, number: int) -> Record:
        """Game `number` as a record."""
        return self.as_record(number, *self.play(number))

    def as_played(self, number: int, state: State, actions: list[tuple[int, int]]) -> PlayedGame:
        """A game that was just played, for those who look at single games."""
        record = self.as_record(number, state, actions)
        return PlayedGame(
            number,
            record.players,
            state.ending(),
            len(actions),
            state.turn(),
            state.results(),
            record.to_json(),
        )

    def as_record(self, number: int, state: State, actions: list[tuple[int, int]]) -> Record:
        record = new_record(self.game, self.plan.options, self.pack)
        record.players = [self.plan.players[player] for player in self.plan.seating(number)]
        record.actions = actions
        finish(record, self.game, state)
        return record
