"""An experiment: a game, its players, what is varied, and how many games tell the difference.

It is written as a TOML file. Its factors (values of components, options, players) are combined into cells;
each cell is the same game with other values, played by the same seeds, so that cells differ by their values
and not by their luck.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from starboard.bots.simulation import Simulation, simulation
from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.lab.variants import Variant, shown, variant_with

MOST_CELLS: Final = 1000
Positive = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]

Form = TypeVar("Form")


class BadExperiment(StarboardError):
    """An experiment file that cannot be read or carried out."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person writes: what is not known is refused."""


class Range(Strict, frozen=True):
    """Whole numbers from one to another."""

    start: int = msgspec.field(name="from")
    end: int = msgspec.field(name="to")
    step: Positive = 1

    def values(self) -> Sequence[Any]:
        return range(self.start, self.end + 1, self.step)


Values = list[Any] | Range


class Factors(Strict, frozen=True):
    """What is varied, each with each."""

    components: dict[str, Values] = {}
    options: dict[str, Values] = {}
    players: list[list[str]] = []


class NamedVariant(Strict, frozen=True):
    """One variant among others: a partial component file, values by their paths, options."""

    name: str
    components: str = ""
    set: dict[str, Any] = {}
    options: dict[str, Any] = {}


class Until(Strict, frozen=True):
    """Play on until a measure, or its difference from the first cell, is known this well; at most so many."""

    measure: str
    within: Annotated[float, msgspec.Meta(gt=0)]
    most: Positive


class Luck(Strict, frozen=True):
    """So many games, each played again so often with other dice alone, and with other whims alone."""

    games: Positive
    again: Positive = 4


class Experiment(Strict, frozen=True, kw_only=True):
    """The file as it is written."""

    game: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] = "experiment"
    about: str = ""
    players: list[str] = msgspec.field(default_factory=lambda: ["greedy"])
    games: Positive = 1000
    seed: str | int = 0
    options: dict[str, Any] = {}
    components: str = ""  # a partial file, beside the experiment's own, that all cells share
    set: dict[str, Any] = {}
    common: bool = True  # the same seeds in every cell
    factors: Factors = Factors()
    variant: list[NamedVariant] = []
    until: Until | None = None
    luck: Luck | None = None
    answers: NotNegative = 100  # decisions by which it is seen whether bots answer a value


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play: what it is called, what was varied, and all that decides its games."""

    number: int
    name: str
    values: dict[str, Any]  # factor by factor
    variant: str
    hash: str
    changes: dict[str, Any]
    changed: list[str]  # the same, for people
    options: dict[str, Any]
    players: list[str]  # one a seat
    seed: str

    def plan(self, game: str) -> Simulation:
        """The simulation whose games this cell's are: seats rotate, generators begin afresh at each turn."""
        return Simulation(
            game, tuple(self.players), self.seed, self.options, self.changes, rotate=True, in_step=True
        )


def read_experiment(text: str, name: str = "experiment.toml") -> Experiment:
    """An experiment from its file; BadExperiment says what is wrong with it."""
    return read_toml(text, name, Experiment, "no-experiment")


def read_toml(text: str, name: str, form: type[Form], refusal: str) -> Form:
    """A file in one of our forms; BadExperiment, by `refusal` where it is TOML of another form."""
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except tomllib.TOMLDecodeError as error:
        raise BadExperiment("not-toml", file=name, problem=str(error)) from None
    except msgspec.ValidationError as error:
        raise BadExperiment(refusal, file=name, problem=plainly(error)) from None


def plainly(error: msgspec.ValidationError) -> str:
    """What msgspec found, without its pointers into our types."""
    return re.sub(r" - at `\$(?:\.)?([^`]*)`", lambda found: f" at {found[1] or 'the top'}", str(error))


def cells(experiment: Experiment, folder: Path) -> list[Cell]:
    """Every cell, the first to be compared with; files are looked for in `folder`."""
    game = find_game(experiment.game)
    shared = read_file(folder, experiment.components)
    found: list[Cell] = []
    for variant, values in combinations(experiment):
        components = {key: value for (kind, key), value in values.items() if kind == "components"}
        options = {key: value for (kind, key), value in values.items() if kind == "options"}
        players = values.get(("players", ""), experiment.players)
        own = read_file(folder, variant.components)
        settings = {**experiment.set, **variant.set, **components}
        found.append(
            cell(
                experiment,
                game,
                len(found),
                label(variant.name, values),
                named_values(variant.name, values),
                variant_with(game, settings, variant.name, shared, own),
                {**experiment.options, **variant.options, **options},
                players,
            )
        )
    return found


def cell(
    experiment: Experiment,
    game: Game,
    number: int,
    name: str,
    values: dict[str, Any],
    variant: Variant,
    options: dict[str, Any],
    players: list[str],
) -> Cell:
    plan = simulation(game, players, experiment.seed, options, variant.pack, rotate=True)
    return Cell(
        number=number,
        name=name or variant.name or "as printed",
        values=values,
        variant=variant.name,
        hash=variant.hash,
        changes=variant.changes,
        changed=[str(change) for change in variant.changed()],
        options=plan.options,
        players=list(plan.players),
        seed=str(experiment.seed) if experiment.common else f"{experiment.seed}/cell {number}",
    )


def combinations(experiment: Experiment) -> Iterator[tuple[NamedVariant, dict[tuple[str, str], Any]]]:
    """Each variant with each combination of the factors' values."""
    factors: dict[tuple[str, str], Sequence[Any]] = {}
    for kind, table in (
        ("components", experiment.factors.components),
        ("options", experiment.factors.options),
    ):
        for key, values in table.items():
            factors[kind, key] = values.values() if isinstance(values, Range) else values
    if experiment.factors.players:
        factors["players", ""] = list(experiment.factors.players)
    variants = experiment.variant or [NamedVariant("")]
    number = len(variants)
    for (_, key), choices in factors.items():
        number *= len(choices)
        if not choices:
            raise BadExperiment("empty-factor", factor=key or "players")
        if twice := repeated([listed(choice) for choice in choices]):
            raise BadExperiment("value-twice", factor=key or "players", value=twice)
    if number > MOST_CELLS:
        raise BadExperiment("too-many-cells", cells=str(number), most=str(MOST_CELLS))
    if len({variant.name for variant in variants}) < len(variants):
        raise BadExperiment("variants-alike")
    for variant in variants:
        for chosen in product(*factors.values()):
            yield variant, dict(zip(factors, chosen, strict=True))


def repeated(names: Sequence[str]) -> str:
    """The first that stands there a second time, or "": cells are told apart by such names."""
    return next((name for place, name in enumerate(names) if name in names[:place]), "")


def label(variant: str, values: dict[tuple[str, str], Any]) -> str:
    named = [f"{key or 'players'} = {listed(value)}" for (_, key), value in values.items()]
    return ", ".join([*([variant] if variant else []), *named])


def named_values(variant: str, values: dict[tuple[str, str], Any]) -> dict[str, Any]:
    named = {key or "players": listed(value) if key == "" else value for (_, key), value in values.items()}
    return {**({"variant": variant} if variant else {}), **named}


def listed(value: Any) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, list) else shown(value)


def read_file(folder: Path, name: str) -> str:
    if not name:
        return ""
    try:
        return (folder / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadExperiment("component-file", file=name) from None
