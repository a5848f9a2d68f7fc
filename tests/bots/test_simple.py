"""The bots that do not look ahead."""

import pytest

from starboard.bots.bot import Bot
from starboard.bots.match import play_out
from starboard.bots.policies import policy_for
from starboard.bots.simple import GreedyBot, RandomBot
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.policy import Policy, RandomPolicy
from starboard.kernel.rng import Random


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
@pytest.mark.parametrize("name", list(GAMES))
def test_it_plays_every_game_to_the_end(name, kind):
    game = GAMES[name]
    state = game.new()
    bots = [kind(game, Random(f"bot {seat}")) for seat in range(state.seats())]
    play_out(state, bots, Random("redeals"), Random("chance"))
    assert state.ending() in game.endings


def test_the_random_bot_takes_every_legal_action_sooner_or_later():
    state = WHEEL.new()
    bot = RandomBot(WHEEL, Random("any"))
    assert {bot.choose(state, 0) for _ in range(100)} == set(state.legal(0))


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
def test_the_same_generator_gives_the_same_choices(kind):
    state = WHEEL.new()
    twins = [kind(WHEEL, Random("twin")) for _ in range(2)]
    assert [twins[0].choose(state, 0) for _ in range(20)] == [twins[1].choose(state, 0) for _ in range(20)]


def test_every_game_has_a_policy():
    assert all(isinstance(game.policy, Policy) for game in GAMES.values())


def test_a_game_without_a_policy_is_searched_blindly_and_not_played_at_sight(monkeypatch):
    monkeypatch.setitem(WHEEL.__dict__, "policy", None)
    assert isinstance(policy_for(WHEEL), RandomPolicy)
    with pytest.raises(StarboardError, match="No bot knows Argonaut's Wheel"):
        GreedyBot(WHEEL, Random(1))


class Witness(Bot):
    """Keeps what it is shown."""

    shown: list = []

    def choose(self, state, seat):
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_never_given_the_real_state():
    state = WHEEL.new()
    bots: list[Bot] = [Witness(WHEEL, Random(seat)) for seat in range(2)]
    play_out(state, bots, Random(1), Random(2))
    assert all(shown is not state for shown in Witness.shown)
