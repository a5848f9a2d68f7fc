"""What the rules of every game must keep, whatever the game."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel.clauses import ANOTHER_FIRST, GAME_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from starboard.kernel.errors import IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.results import DRAWN, LOST, WON
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.conformance.cases import every_case
from tests.conformance.walk import Walk, after, seats_asked

seeds = st.integers(0, 2**32)


@every_case
@given(seed=seeds)
def test_the_generator_and_the_judge_agree_on_every_action(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions():
        for seat in seats_asked(state):
            legal = state.legal(seat)
            judged = [action for action in range(game.action_count) if not state.forbids(seat, action)]
            assert legal == judged, (seat, state.to_dict())
            assert legal, "a seat that is asked has nothing to answer"


@every_case
@given(seed=seeds)
def test_refusals_name_a_clause_of_the_catalogue(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.1):
        for seat in seats_asked(state):
            for action in range(game.action_count):
                clause = state.forbids(seat, action)
                assert clause == "" or clause in game.clauses
                assert clause not in (GAME_OVER, NOT_YOUR_TURN)


@every_case
@given(seed=seeds)
def test_who_is_not_asked_may_do_nothing(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.2):
        for seat in range(state.seats()):
            if seat not in state.actors():
                assert state.legal(seat) == []
                expected = GAME_OVER if state.ending() else NOT_YOUR_TURN
                assert state.forbids(seat, 0) == expected
        if state.actors() != (CHANCE,):
            assert state.legal(CHANCE) == []
            assert state.forbids(CHANCE, 0) in (GAME_OVER, NOT_YOUR_TURN)


@every_case
@given(seed=seeds)
def test_numbers_outside_the_range_are_no_actions(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.1):
        for seat in seats_asked(state):
            for action in (-1, game.action_count, game.action_count + 1000):
                assert state.forbids(seat, action) == NO_SUCH_ACTION


@every_case
@given(seed=seeds)
def test_an_illegal_action_raises_and_changes_nothing(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.2):
        before = state.to_dict()
        for seat in seats_asked(state):
            illegal = [action for action in range(game.action_count) if state.forbids(seat, action)]
            for action in walk.pick(illegal, 5):
                with pytest.raises(IllegalAction) as refused:
                    state.apply(seat, action)
                assert refused.value.clause == state.forbids(seat, action)
                assert refused.value.sentence() == game.clauses.sentence(refused.value.clause)
        assert state.to_dict() == before


@every_case
@given(seed=seeds)
def test_chance_has_positive_odds_in_order(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions():
        if state.actors() == (CHANCE,):
            outcomes = [outcome for outcome, _ in state.odds()]
            assert outcomes == sorted(set(outcomes)) == state.legal(CHANCE)
            assert all(0 <= outcome < game.outcome_count for outcome in outcomes)
            assert all(type(weight) is int and weight > 0 for _, weight in state.odds())
            assert state.forbids(CHANCE, game.outcome_count) == NO_SUCH_ACTION
        else:
            assert CHANCE not in state.actors()
            assert state.odds() == []


@every_case
@given(seed=seeds)
def test_a_roll_is_one_of_the_outcomes(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.5):
        if state.actors() == (CHANCE,):
            outcomes = state.legal(CHANCE)
            assert all(state.roll(walk.random) in outcomes for _ in range(5))


@every_case
@given(seed=seeds)
def test_a_random_pick_is_the_one_that_the_list_would_give(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    walk = Walk(game, options, seed)
    for number, state in enumerate(walk.positions(0.3)):
        for seat in seats_asked(state):
            legal = state.legal(seat)
            assert state.pick(seat, Random(number)) == legal[Random(number).below(len(legal))]


@every_case
@given(seed=seeds)
def test_a_clone_is_equal_and_independent(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.3):
        before = state.to_dict()
        twin = state.clone()
        assert twin.to_dict() == before
        assert twin.key() == state.key()
        for actor in state.actors():
            for action in walk.pick(state.legal(actor), 3):
                after(state, actor, action)
        assert state.to_dict() == before
        assert twin.to_dict() == before


@every_case
@given(seed=seeds)
def test_old_positions_never_change(game: Game, options: dict[str, Any], seed: int) -> None:
    kept = [
        (state.clone(), json.dumps(state.to_dict())) for state in Walk(game, options, seed).positions(0.1)
    ]
    assert all(json.dumps(state.to_dict()) == written for state, written in kept)


@every_case
@given(seed=seeds)
def test_a_position_survives_the_way_through_json(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.2):
        written = json.dumps(state.to_dict())
        read = game.from_dict(json.loads(written))
        assert json.dumps(read.to_dict()) == written
        assert read.key() == state.key()
        assert read.actors() == state.actors()
        assert read.odds() == state.odds()
        for actor in state.actors():
            assert read.legal(actor) == state.legal(actor)
            for action in walk.pick(state.legal(actor), 2):
                assert after(read, actor, action).to_dict() == after(state, actor, action).to_dict()


@every_case
@given(seed=seeds)
def test_turns_only_go_up(game: Game, options: dict[str, Any], seed: int) -> None:
    turns = [state.turn() for state in Walk(game, options, seed).positions()]
    assert turns == sorted(turns)


@every_case
@given(seed=seeds)
def test_every_game_ends_with_consistent_results(game: Game, options: dict[str, Any], seed: int) -> None:
    *_, last = Walk(game, options, seed).positions()
    assert last.ending() in game.endings
    assert last.actors() == ()
    results = last.results()
    assert len(results) == last.seats()
    outcomes = [result.outcome for result in results]
    assert set(outcomes) <= {WON, LOST, DRAWN}
    assert all(result.score == sum(result.sources.values()) for result in results)
    for result in results:
        assert 1 <= result.place <= last.seats()
        assert (result.outcome == LOST) or result.place == 1
    assert all(0.0 <= worth <= 1.0 for worth in game.utility(last))
    assert sum(game.utility(last)) <= 1.0 + 1e-9


@every_case
@given(seed=seeds)
def test_simultaneous_answers_commute(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions():
        seats = seats_asked(state)
        if len(seats) > 1:
            one, two = walk.pick(seats, 2)
            for first in walk.pick(state.legal(one), 2):
                for second in walk.pick(state.legal(two), 2):
                    orders = [
                        after(after(state, one, first), two, second),
                        after(after(state, two, second), one, first),
                    ]
                    assert orders[0].to_dict() == orders[1].to_dict()


def test_the_shared_refusals_are_in_every_catalogue() -> None:
    from starboard.games.registry import GAMES

    for game in GAMES.values():
        assert all(
            clause in game.clauses for clause in (GAME_OVER, NOT_YOUR_TURN, ANOTHER_FIRST, NO_SUCH_ACTION)
        )
