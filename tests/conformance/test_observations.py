"""Observations: rows of numbers with a meaning for each, and nothing in them that a seat may not know."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.encoder import Writer, new_row
from starboard.kernel.game import Game
from starboard.kernel.observation import make_network_spec, network_row, observe
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.changed_packs import every_number_changed
from tests.conformance.cases import every_case, every_game, phases
from tests.conformance.walk import Walk

seeds = st.integers(0, 2**32)


def spec_of(state: State, whole: bool = False) -> Any:
    return state.components().game.observation_spec(state.seats(), state.components(), whole)


@every_game
def test_every_part_has_a_name_and_every_number_words_of_its_own(game: Game) -> None:
    for players in game.players:
        spec = game.observation_spec(players, whole=True)
        names = [part.name for part in spec.parts]
        assert len(set(names)) == len(names)
        assert len(set(spec.words)) == len(spec.words) == spec.size
        assert all(part.about and all(part.labels) for part in spec.parts)
        assert [spec.slices[name].stop for name in names][-1] == spec.size


@every_game
def test_the_whole_position_begins_with_what_a_seat_sees(game: Game) -> None:
    for state in phases(game).values():
        assert observe(state, 0, whole=True)[: spec_of(state).size] == observe(state, 0)


@every_case
@given(seed=seeds)
def test_exactly_the_numbers_of_the_spec_are_written_and_none_is_out_of_bounds(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    assert game.encoder is not None
    for state in Walk(game, options, seed).positions(0.1):
        spec, whole = spec_of(state), spec_of(state, whole=True)
        for seat in range(state.seats()):
            writer = Writer(new_row(whole.size), 0, whole.size)
            game.encoder.write(state, seat, writer)
            assert writer.at == spec.size
            game.encoder.write_hidden(state, writer)
            assert writer.at == whole.size
            assert all(0 <= number <= most for number, most in zip(writer.buffer, whole.most, strict=True))


@every_case
@given(seed=seeds)
def test_what_is_written_does_not_depend_on_what_was_written_before(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    size = spec_of(walk.state, whole=True).size
    writer = Writer(new_row(size), 0, size)
    assert game.encoder is not None
    for state in walk.positions(0.05):
        writer.begin()
        game.encoder.write(state, 0, writer)
        game.encoder.write_hidden(state, writer)
        assert list(writer.buffer) == observe(state, 0, whole=True)


@every_case
@given(seed=seeds)
def test_an_observation_does_not_change_under_disguise(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for seat in range(state.seats()):
            assert observe(state.disguise(seat, walk.random), seat) == observe(state, seat)


@every_case
@given(seed=seeds)
def test_a_summary_has_the_numbers_of_its_spec_and_nothing_that_is_hidden(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    assert game.encoder is not None
    walk = Walk(game, options, seed)
    for state in walk.positions(0.1):
        spec = make_network_spec(state.components(), state.seats())
        for seat in range(state.seats()):
            writer = Writer(new_row(spec.size), 0, spec.size)
            game.encoder.write(state, seat, writer)
            game.encoder.write_summary(state, seat, writer)
            assert writer.at == spec.size
            assert all(0 <= number <= most for number, most in zip(writer.buffer, spec.most, strict=True))
            assert network_row(state.disguise(seat, walk.random), seat) == list(writer.buffer)


@every_case
@given(seed=seeds)
def test_an_observation_says_whose_turn_it_is(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.1):
        for seat in range(state.seats()):
            said = spec_of(state).read(observe(state, seat))
            asked = said["to_move"] if "to_move" in said else said["asked"]
            assert bool(asked) == (seat in state.actors())


@every_game
def test_only_a_whole_observation_fits_its_spec(game: Game) -> None:
    with pytest.raises(ValueError, match="numbers"):
        game.observation_spec().read([0])


@every_game
@pytest.mark.parametrize("seat", [-1, 9])
def test_only_a_seat_of_the_game_observes(game: Game, seat: int) -> None:
    with pytest.raises(ValueError, match=f"not {seat}"):
        observe(game.new(), seat)


@every_game
def test_other_components_are_put_into_numbers_too(game: Game) -> None:
    pack = every_number_changed(game)
    for players in game.players:
        walk = Walk(game, {"players": players}, 1)
        walk.state = game.new({"players": players}, pack)
        most = game.observation_spec(players, pack, whole=True).most
        for state in walk.positions(0.05):
            seat = int(walk.random.below(players))
            row = observe(state, seat, whole=True)
            assert all(0 <= number <= limit for number, limit in zip(row, most, strict=True))
            assert observe(state.disguise(seat, Random(1)), seat) == observe(state, seat)
