"""The search: what it finds, what it may not know, and that it can be repeated."""

from typing import Any

import pytest

from starboard.bots.levels import read_budget
from starboard.bots.match import play_out
from starboard.bots.mcts import MctsBot
from starboard.bots.search.search import Search
from starboard.bots.search.tree import Node
from starboard.bots.specs import read_spec
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.levels import Budget, SearchSettings
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.bots.trial import Guess, GuessPolicy
from tests.conformance.cases import every_game
from tests.conformance.walk import Walk, seats_asked

QUICK = SearchSettings(horizon=4)


def searching(
    state: State, seat: int, descents: int, game: Game = WHEEL, policy: Any = None, seed: int = 1
) -> Search:
    bot = MctsBot(game, Random(seed), Budget(descents), QUICK)
    search = Search(game, policy or bot.policy, QUICK, state, seat, Random(seed))
    search.grow(descents)
    return search


def test_it_takes_a_cone_that_can_be_taken() -> None:
    state = WHEEL.from_dict({"mover": 0, "cones": [0, 4], "discs": [[1, 7], [3, 5]]})
    assert WHEEL.notation(state, 0, searching(state, 0, 200).best()) == "C0-4"


def test_the_same_seed_gives_the_same_trees() -> None:
    first, second = (searching(WHEEL.new(), 0, 150) for _ in range(2))
    assert [(e.action, e.visits, e.total) for e in first.top().edges] == [
        (e.action, e.visits, e.total) for e in second.top().edges
    ]


def test_it_stops_when_the_choice_is_settled() -> None:
    state = WHEEL.from_dict({"mover": 0, "cones": [0, 4], "discs": [[1, 7], [3, 5]]})
    search = searching(state, 0, 4000)
    assert search.descents < 4000


def test_the_tree_is_kept_between_choices() -> None:
    bot = MctsBot(WHEEL, Random(1), Budget(300), QUICK)
    state = WHEEL.new()
    state.apply(0, bot.choose(state.clone(), 0))
    state.apply(1, 0)
    kept = bot.kept_trees(state, 0)
    assert kept and kept[0].visits > 0


def test_a_kept_tree_loses_nothing_where_one_seat_stands_above_another() -> None:
    above = Node()
    first, second = above.follow(0, 1), above.follow(0, 2)
    search = Search(WHEEL, WHEEL.policy, QUICK, WHEEL.new(), 0, Random(1))
    search.adopt([first, above])
    assert above.follow(0, 2) is second


def test_what_was_never_searched_is_not_kept() -> None:
    bot = MctsBot(WHEEL, Random(1), Budget(50), QUICK)
    bot.choose(WHEEL.new(), 0)
    elsewhere = WHEEL.from_dict({"mover": 0, "cones": [0, 5], "discs": [[1, 7], [3, 3]]})
    assert bot.kept_trees(elsewhere, 0) is None


@pytest.mark.parametrize("text", ["", "0", "-5", "many", "1.5", "0s", "s", "1e3", "1,5s"])
def test_budgets_that_are_none(text: str) -> None:
    with pytest.raises(StarboardError, match=f'"learnt:{text}" has no budget; write learnt:800'):
        read_budget("learnt", text)


@pytest.mark.parametrize("text,descents,seconds", [("800", 800, 0.0), ("1.5s", 0, 1.5), ("200ms", 0, 0.2)])
def test_budgets(text: str, descents: int, seconds: float) -> None:
    budget = read_budget("mcts", text)
    assert (budget.descents, budget.seconds) == (descents, seconds)


def test_a_budget_of_time_gives_a_legal_choice() -> None:
    assert read_spec("mcts:20ms")(WHEEL, Random(1)).choose(WHEEL.new(), 0) in WHEEL.new().legal(0)


def test_a_node_offers_whatever_was_legal_in_some_world() -> None:
    node = Node()
    node.offer([2, 5])
    offered = node.offer([1, 5])
    assert [edge.action for edge in offered] == [1, 5]
    assert [edge.action for edge in node.edges] == [1, 2, 5]


# -- secrets and simultaneous choices: matching pennies, where the second must not see the first ----


def test_a_sealed_choice_of_another_seat_is_not_answered() -> None:
    """Whoever saw the other's coin would win every time; whoever does not wins half the time."""
    state = Guess()
    search = searching(state, 1, 2000, game=state.game(), policy=GuessPolicy())
    means = [edge.mean() for edge in search.top().edges]
    assert all(0.3 < mean < 0.7 for mean in means)


def test_a_coin_on_the_table_is_answered() -> None:
    state = Guess(coin=1)
    assert searching(state, 1, 200, game=state.game(), policy=GuessPolicy()).best() == 1


# -- no bot's choice changes when only what it cannot know changes ----------------------------------

SPECS = ["random", "greedy", "easy", "mcts:12"]


@pytest.mark.parametrize("spec", SPECS)
@every_game
def test_two_redeals_of_one_state_give_the_same_choice(game: Game, spec: str) -> None:
    walk = Walk(game, {}, 5)
    checked = 0
    for state in walk.positions(0.1):
        for seat in seats_asked(state):
            if len(state.legal(seat)) > 1:
                worlds = [state.redeal(seat, Random(deal)) for deal in (1, 2)]
                assert len({choice(game, spec, world, seat) for world in worlds}) == 1
                checked += 1
        if checked >= 6:
            break
    assert checked


def choice(game: Game, spec: str, world: State, seat: int) -> int:
    return read_spec(spec)(game, Random("the same")).choose(world, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_search_plays_a_whole_game_that_can_be_repeated(game: Game) -> None:
    games = []
    for _ in range(2):
        state = game.new()
        bots = [MctsBot(game, Random(seat), Budget(2), QUICK) for seat in range(state.seats())]
        games.append(play_out(state, [*bots], Random("redeals"), Random("dice")))
    assert games[0] == games[1]
