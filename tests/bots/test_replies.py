"""What would follow a line that is tried, and what a search expects."""

import pytest

from starboard.bots.assessment import judge, modest
from starboard.bots.policies import policy_for
from starboard.bots.replies import replies
from starboard.bots.search.search import Search
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def in_the_middle(game: Game, random: Random, acts: int = 40) -> State:
    """A position some way into a game, where somebody has a choice."""
    state = game.new()
    done = 0
    while done < acts or state.actors() == (CHANCE,) or len(state.legal(state.actors()[0])) < 2:
        actor = state.actors()[0]
        state.advance(actor, random_action(state, actor, random))
        done += 1
        if not state.actors():
            state, done = game.new(), 0
    return state


@pytest.mark.parametrize("name", list(GAMES))
def test_the_others_answer_until_the_seat_has_a_choice_again(name: str) -> None:
    game, random = GAMES[name], Random(name)
    state = in_the_middle(game, random)
    seat = state.actors()[0]
    state.advance(seat, state.legal(seat)[0])
    for actor, action in replies(game, state, seat, random, 200):
        assert state.forbids(actor, action) == ""
        state.advance(actor, action)
    assert not state.actors() or (state.actors() == (seat,) and len(state.legal(seat)) > 1)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_search_expects_what_the_rules_allow_and_estimates_every_seat(name: str) -> None:
    game, random = GAMES[name], Random(f"{name} line")
    state = in_the_middle(game, random)
    seat = state.actors()[0]
    search = Search(game, policy_for(game), game.levels.settings, state, seat, random)
    search.grow(24)
    assert len(search.estimate()) == state.seats()
    assert all(0.0 <= one <= 1.0 for one in search.estimate())
    assert len(search.line(search.best(), 4)) <= 4


def test_what_was_played_is_looked_into_and_leads_where_it_is_better() -> None:
    game, random = GAMES["wheel"], Random("compared")
    state = in_the_middle(game, random, 12)
    seat = state.actors()[0]
    for played in state.legal(seat):
        moves = judge(game, state, seat, random, 32, 5.0, played).moves
        assert moves[0].worth == max(move.worth for move in moves)
        assert {move.action for move in moves} == set(state.legal(seat))


def test_what_was_tried_less_is_never_called_better() -> None:
    game, random = GAMES["wheel"], Random("modest")
    state = in_the_middle(game, random, 12)
    moves = judge(game, state, state.actors()[0], random, 16, 5.0).moves
    assert modest(moves) == moves
