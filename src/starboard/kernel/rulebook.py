# mypyc: skip
"""An illustrated rulebook: sections with their clauses, figures and examples on real positions.

A rulebook is data in a game's room. What it says stands in the game's words: `rulebook-NAME` is a heading,
`rulebook-NAME-text` what is explained, `rulebook-NAME-figure` what is to be seen. Every example is played by
the rules when it is asked for, so none can be wrong.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.kernel.view import View

Doing = str | tuple[str, Mapping[str, Any]]  # as a person would type it, or its kind and parts
Answer = tuple[int, Doing]  # who, and what


class Scene(NamedTuple):
    """A position, set up or given, and what is done from there."""

    options: Mapping[str, Any] = {}
    opening: tuple[Answer, ...] = ()  # what leads to the position
    at: Mapping[str, Any] | None = None  # the position itself
    acts: tuple[Answer, ...] = ()  # what is shown, act by act
    seat: int | None = 0  # through whose eyes; None: a spectator's
    seed: int = 0  # for chance where nobody says what comes


def after(at: Mapping[str, Any], *acts: Answer | str, seed: int = 0) -> Scene:
    """A scene that begins after some acts; a text alone is the first seat's. The seed is for what follows."""
    return Scene(at=at, opening=tuple((0, one) if isinstance(one, str) else one for one in acts), seed=seed)


class Section(NamedTuple):
    """A part of the rules: the clauses it explains, and a scene."""

    name: str
    clauses: tuple[str, ...]
    scenes: tuple[Scene, ...] = ()


class Rulebook(NamedTuple):
    sections: tuple[Section, ...]


class SceneAct(NamedTuple):
    """What somebody did, what came of it, and the view right after."""

    actor: int
    events: list[Told]
    view: View


class PlayedScene(NamedTuple):
    """A scene as it is shown: the view it begins with, and what happened."""

    seat: int | None
    players: int
    view: View
    acts: list[SceneAct]


def clauses(prefix: str, *numbers: int | tuple[int, int]) -> tuple[str, ...]:
    """Ids of clauses: `clauses("AW", 1, (6, 9))` is AW-01 and AW-06 to AW-09."""
    found: list[int] = []
    for one in numbers:
        found += range(one[0], one[1] + 1) if isinstance(one, tuple) else [one]
    return tuple(f"{prefix}-{number:02}" for number in found)


def play(game: Game, scene: Scene) -> PlayedScene:
    """Every act of a scene, by the rules; IllegalAction if they forbid one."""
    random = Random(scene.seed)
    state = begun(game, scene, random)
    first = state.view(scene.seat)
    acts = [act for answer in scene.acts for act in _shown(game, state, answer, random, scene.seat)]
    return PlayedScene(scene.seat, state.seats(), first, acts)


def begun(game: Game, scene: Scene, random: Random | None = None) -> State:
    """The position that a scene begins at."""
    random = random or Random(scene.seed)
    state = game.new(dict(scene.options)) if scene.at is None else game.from_dict(dict(scene.at))
    for answer in scene.opening:
        _act(game, state, answer, random)
    if scene.at is None:
        _chance(state, random)
    return state


def _shown(game: Game, state: State, answer: Answer, random: Random, seat: int | None) -> list[SceneAct]:
    told: list[Told] = []
    while state.actors() == (CHANCE,) and answer[0] != CHANCE:
        state.story = told
        state.advance(CHANCE, random.weighted(state.odds()))
    actor, action = _read(game, state, answer)
    story = game.tell(state, actor, action)
    state.story = None
    state.apply(actor, action)
    return [SceneAct(actor, [*told, *story], state.view(seat))]


def _act(game: Game, state: State, answer: Answer, random: Random) -> None:
    if answer[0] != CHANCE:
        _chance(state, random)
    state.apply(*_read(game, state, answer))


def _chance(state: State, random: Random) -> None:
    while state.actors() == (CHANCE,):
        state.advance(CHANCE, random.weighted(state.odds()))


def _read(game: Game, state: State, answer: Answer) -> tuple[int, int]:
    actor, doing = answer
    if isinstance(doing, str):
        return actor, game.parse(state, actor, doing)
    return actor, game.encode(game.read_choice(*doing), state.components())
