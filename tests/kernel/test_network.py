"""A network reads an observation, answers for every seat, and lies in a file with its card."""

from math import exp
from pathlib import Path

import msgspec
import pytest

from starboard.bots.specs import read_spec
from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.network import Network
from starboard.kernel.network_files import (
    NetworkFile,
    OneNetwork,
    layers_of,
    network_of,
    read_network_file,
)
from starboard.kernel.observation import make_network_spec, network_row
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.lab.variants import variant_with
from tests.conformance.walk import Walk, seats_asked
from tests.kernel.made_up_networks import FIRST, SECOND, made_up

PLAYERS = {"wheel": 2, "convoy": 2, "colonies": 3, "argosy": 3}
every_kind = pytest.mark.parametrize("name", PLAYERS)


def asked(name: str, most: int = 6) -> list[tuple[State, int]]:
    """Some positions of a random game, with a seat that has a choice there."""
    walk = Walk(GAMES[name], {"players": PLAYERS[name]}, 3)
    found = [
        (state.clone(), seat)
        for state in walk.positions(0.1)
        for seat in seats_asked(state)
        if len(state.legal(seat)) > 1
    ]
    return found[:most]


def network_for(name: str) -> tuple[NetworkFile, Network]:
    file = made_up(name, PLAYERS[name])
    network = network_of(file, GAMES[name].default_pack)
    assert network is not None
    return file, network


@every_kind
def test_values_and_likings_are_what_the_weights_say(name: str) -> None:
    file, network = network_for(name)
    for state, seat in asked(name):
        network.look(state, seat)
        values, likings = by_the_book(file, GAMES[name], state, seat)
        legal = state.legal(seat)
        assert network.values() == pytest.approx(values)
        assert network.likings(legal) == pytest.approx(shares([likings[action] for action in legal]))


def by_the_book(file: NetworkFile, game: Game, state: State, seat: int) -> tuple[list[float], list[float]]:
    """The same by whole matrices: what each seat may expect, and the likings before they are shares."""
    layers = layers_of(file)
    scales = make_network_spec(game.default_pack, state.seats()).scales
    seen = [number / scale for number, scale in zip(network_row(state, seat), scales, strict=True)]
    outer = columns(seen, layers.weights[0], layers.biases[0], FIRST)
    inner = columns([max(value, 0.0) for value in outer], layers.weights[1], layers.biases[1], SECOND)
    heads = [
        [
            bias + sum(max(value, 0.0) * row[output * SECOND + node] for node, value in enumerate(inner))
            for output, bias in enumerate(biases)
        ]
        for row, biases in zip(layers.weights[2:], layers.biases[2:], strict=True)
    ]
    turned = shares(heads[0])
    return [turned[(other - seat) % len(turned)] for other in range(len(turned))], heads[1]


def columns(values: list[float], weights: list[float], bias: list[float], size: int) -> list[float]:
    return [
        bias[node] + sum(value * weights[place * size + node] for place, value in enumerate(values))
        for node in range(size)
    ]


def shares(numbers: list[float]) -> list[float]:
    raised = [exp(number) for number in numbers]
    return [one / sum(raised) for one in raised]


@every_kind
def test_no_value_depends_on_what_the_seat_cannot_know(name: str) -> None:
    _, network = network_for(name)
    for state, seat in asked(name):
        network.look(state, seat)
        values = network.values()
        network.look(state.disguise(seat, Random(1)), seat)
        assert network.values() == values


def test_a_network_alone_answers_for_one_seat() -> None:
    pack = GAMES["convoy"].default_pack
    network = network_of(made_up("convoy", 1), pack)
    assert network is not None
    network.look(GAMES["convoy"].new({"players": 1}), 0)
    [value] = network.values()
    assert 0.0 < value < 1.0


def test_other_components_are_not_known() -> None:
    game = GAMES["convoy"]
    changed = variant_with(game, {"cycle.tracker": 12}).pack
    assert network_of(made_up("convoy", 1), changed) is None
    assert OneNetwork(made_up("convoy", 2)).find(game.new({"players": 1})) is None


@every_kind
def test_the_learnt_bot_plays_whatever_its_seat_cannot_know(name: str, tmp_path: Path) -> None:
    spec = f"learnt:12@{kept(tmp_path, made_up(name, PLAYERS[name]))}"
    game = GAMES[name]
    for state, seat in asked(name, 3):
        worlds = [state.redeal(seat, Random(deal)) for deal in (1, 2)]
        choices = {read_spec(spec)(game, Random("same")).choose(world, seat) for world in worlds}
        assert len(choices) == 1
        assert choices.pop() in state.legal(seat)


def test_without_a_network_it_plays_on_and_says_so(tmp_path: Path) -> None:
    game = GAMES["wheel"]
    bot = read_spec(f"learnt:8@{kept(tmp_path, made_up('convoy', 1))}")(game, Random(1))
    state = game.new()
    assert bot.choose(state, 0) in state.legal(0)
    assert "No network has learnt" in bot.note()
    assert "Kein Netz" in bot.note("de")


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.network"
    broken.write_bytes(b"nothing of the kind")
    for file in (broken, tmp_path / "missing.network"):
        with pytest.raises(StarboardError, match="is no network of ours"):
            read_spec(f"learnt:400@{file}")


def kept(folder: Path, file: NetworkFile) -> Path:
    there = folder / "made_up.network"
    there.write_bytes(msgspec.msgpack.encode(file))
    assert read_network_file(there.read_bytes()) == file
    return there
