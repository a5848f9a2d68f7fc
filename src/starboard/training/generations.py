"""Generation after generation: games are played, a network is fitted to them, and it must win to stay.

Everything is a file in one folder, there whole or not at all, and depends on the plan and the seed alone. So
a training that was broken off goes on where it was, and gives the networks of one that was not.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from starboard.bots.arena import hold
from starboard.bots.executors import Executor
from starboard.bots.simulation import simulation
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.levels import TRAINING
from starboard.kernel.network_files import Card, write_network
from starboard.kernel.observation import make_network_spec
from starboard.kernel.whole_files import write_whole
from starboard.training.fitting import Losses, Shape, as_layers, fit
from starboard.training.samples import Array, load, packed, together
from starboard.training.selfplay import Playing, play_games, vary

PIECE: Final = 50  # games that are played and kept together

Heard = Callable[[str, int, int], None]  # a stage, how much of it is done, and of how much


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is trained and how: everything that decides what comes of it."""

    game: str
    options: dict[str, Any]  # `players` among them
    vary: tuple[str, ...] = ()  # options that take all their values in turn
    seed: str = "0"
    generations: int = 4  # after the first, which learns from the game's policy
    first_games: int = 8_000
    games: int = 1_000
    descents: int = 64
    wildness: float = 0.08  # share of decisions that are taken at random, for variety
    memory: int = 3  # generations of games that a network is fitted to
    epochs: int = 5
    first: int = 64  # nodes of the first hidden layer
    second: int = 32
    gate_games: int = 120
    gate_descents: int = 64


class Report(msgspec.Struct, kw_only=True):
    """A generation as it is told in the log."""

    generation: int
    samples: int
    losses: Losses
    share: float | None  # of its games against the last network that it won, in fair shares
    kept: bool


class Training:
    """A training in its folder."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor) -> None:
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.game = find_game(plan.game)
        if self.game.encoder is None:
            raise StarboardError("not-observed", game=self.game.title)
        if "players" in plan.vary:
            raise StarboardError("players-vary")
        vary(self.game, plan.options, plan.vary)  # refused before anything is kept
        self.pack = self.game.default_pack
        self.players = int(plan.options["players"])
        spec = make_network_spec(self.pack, self.players)
        self.shape = Shape(tuple(spec.scales), self.players, self.pack.action_count, plan.first, plan.second)
        self.keep_plan()

    def keep_plan(self) -> None:
        """A folder belongs to one plan; only the number of generations may grow."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "plan.json"
        if file.exists():
            try:
                kept = msgspec.json.decode(file.read_bytes(), type=Plan)
            except msgspec.DecodeError:  # a folder of the lab, perhaps
                kept = None
            if kept is None or msgspec.structs.replace(kept, generations=self.plan.generations) != self.plan:
                raise StarboardError("other-training", folder=str(self.folder))
        write_whole(file, msgspec.json.format(msgspec.json.encode(self.plan)))

    def run(self, heard: Heard) -> list[Report]:
        """Train until all generations are there; what each came to."""
        reports = []
        for generation in range(self.plan.generations + 1):
            kept = self.file(generation, "report.json")
            if not kept.exists():
                write_whole(kept, msgspec.json.encode(self.train(generation, heard)))
            reports.append(msgspec.json.decode(kept.read_bytes(), type=Report))
        return reports

    def train(self, generation: int, heard: Heard) -> Report:
        self.play(generation, heard)
        losses, samples = self.fitted(generation, heard)
        share = self.gate(generation, heard) if generation else None
        kept = share is None or share > 1.0
        if kept:
            write_whole(self.folder / "champion.network", self.file(generation, "network").read_bytes())
            write_whole(self.file(generation, "champion"), b"")
        return Report(generation=generation, samples=samples, losses=losses, share=share, kept=kept)

    # -- the three steps -------------------------------------------------------------------------

    def play(self, generation: int, heard: Heard) -> None:
        """The games of a generation: by the game's policy at first, then by the best network so far."""
        games = self.plan.games if generation else self.plan.first_games
        plan = Playing(
            game=self.plan.game,
            options=self.plan.options,
            vary=self.plan.vary,
            seed=f"{self.plan.seed}/{generation}",
            network=self.champion_before(generation).read_bytes() if generation else b"",
            descents=self.plan.descents,
            wildness=self.plan.wildness,
        )
        files = [self.file(generation, f"games-{start:06}.npz") for start in range(0, games, PIECE)]
        missing = [number for number, file in enumerate(files) if not file.exists()]
        pieces = [(plan, number * PIECE, min((number + 1) * PIECE, games)) for number in missing]
        heard("played", len(files) - len(missing), len(files))
        for count, (number, samples) in enumerate(self.executor.answers(play_games, pieces), 1):
            samples.save(files[missing[number]])
            heard("played", len(files) - len(missing) + count, len(files))

    def fitted(self, generation: int, heard: Heard) -> tuple[Losses, int]:
        """A network fitted to the last generations of games."""
        heard("fitted", 0, self.plan.epochs)
        first = max(0, generation - self.plan.memory + 1)
        files = [
            file
            for number in range(first, generation + 1)
            for file in sorted(self.generation(number).glob("games-*.npz"))
        ]
        samples = together([load(file) for file in files])
        begin = self.parameters(self.champion_before(generation)) if generation else None
        parameters, losses = fit(
            self.shape,
            samples,
            self.plan.epochs,
            generation,
            begin,
            lambda done: heard("fitted", done, self.plan.epochs),
        )
        write_whole(self.file(generation, "npz"), packed(parameters))
        write_whole(
            self.file(generation, "network"),
            write_network(self.card(generation), as_layers(self.shape, parameters)),
        )
        return losses, len(samples)

    def gate(self, generation: int, heard: Heard) -> float:
        """The fair shares that the new network wins among copies of the last; alone, a multiple of its."""
        thought = TRAINING if self.game.levels.trains(self.players) else self.plan.gate_descents
        new, last = (
            f"learnt:{thought}@{file}"
            for file in (self.file(generation, "network"), self.champion_before(generation))
        )
        seats = (new, *[last] * (self.players - 1))
        tables = [seats] if self.players > 1 else [(new,), (last,)]
        seed = f"{self.plan.seed}/{generation}/gate"
        variants = vary(self.game, self.plan.options, self.plan.vary)
        each = max(self.plan.gate_games // len(variants), 1)
        games = [
            simulation(self.game, list(table), seed, options, self.pack, rotate=True)
            for options in variants
            for table in tables
        ]
        done = 0

        def progress(more: int) -> None:
            nonlocal done
            done += more
            heard("gate", done, each * len(games))

        bouts = hold(games, each, progress=progress, executor=self.executor)
        won = sum(bout.score(new) for bout in bouts)
        if self.players == 1:
            return won / max(sum(bout.score(last) for bout in bouts), 1.0)
        return won * self.players / (each * len(bouts))

    # -- files -----------------------------------------------------------------------------------

    def generation(self, number: int) -> Path:
        folder = self.folder / f"generation-{number:03}"
        folder.mkdir(exist_ok=True)
        return folder

    def file(self, generation: int, name: str) -> Path:
        """A file of a generation: by its own name, or by an ending alone."""
        named = name if "." in name else f"trained.{name}"
        return self.generation(generation) / named

    def champion_before(self, generation: int) -> Path:
        """The network that a generation plays with and must beat."""
        for number in range(generation - 1, -1, -1):
            if self.file(number, "champion").exists():
                return self.file(number, "network")
        raise AssertionError("the first generation is always kept")

    def parameters(self, network: Path) -> dict[str, Array]:
        with np.load(network.with_suffix(".npz")) as kept:
            return {name: kept[name] for name in kept.files}

    def card(self, generation: int) -> Card:
        return Card(
            game=self.plan.game,
            players=self.players,
            pack=self.pack.hash,
            rules=self.game.version,
            generation=generation,
            games=self.plan.first_games + generation * self.plan.games,
            seed=self.plan.seed,
        )
