"""The bots that do not look ahead."""

from typing import Any

import pytest

from starboard.bots.beginner import CarelessBot
from starboard.bots.bot import Bot
from starboard.bots.match import play_out
from starboard.bots.policies import policy_for
from starboard.bots.simple import GreedyBot, RandomBot
from starboard.games.convoy.game import CONVOY
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.policy import Policy, RandomPolicy
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from tests.conformance.walk import Walk, seats_asked


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
@pytest.mark.parametrize("name", list(GAMES))
def test_it_plays_every_game_to_the_end(name: str, kind: type[Bot]) -> None:
    game = GAMES[name]
    state = game.new()
    bots = [kind(game, Random(f"bot {seat}")) for seat in range(state.seats())]
    play_out(state, bots, Random("redeals"), Random("chance"))
    assert state.ending() in game.endings


def test_the_random_bot_takes_every_legal_action_sooner_or_later() -> None:
    state = WHEEL.new()
    bot = RandomBot(WHEEL, Random("any"))
    assert {bot.choose(state, 0) for _ in range(100)} == set(state.legal(0))


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
def test_the_same_generator_gives_the_same_choices(kind: type[Bot]) -> None:
    state = WHEEL.new()
    twins = [kind(WHEEL, Random("twin")) for _ in range(2)]
    assert [twins[0].choose(state, 0) for _ in range(20)] == [twins[1].choose(state, 0) for _ in range(20)]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_fair_policy_does_not_look_at_what_is_hidden_and_changes_nothing(name: str) -> None:
    game = GAMES[name]
    policy = policy_for(game)
    assert policy.is_fair()
    walk = Walk(game, {}, 11)
    for state in walk.positions(0.1):
        for seat in seats_asked(state):
            before = state.to_dict()
            choice = policy.choose(state, seat, Random("fair"))
            assert state.to_dict() == before
            assert policy.choose(state.disguise(seat, walk.random), seat, Random("fair")) == choice


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2}], ids=str)
def test_a_certain_policy_chooses_the_same_whatever_the_generator(options: dict[str, Any]) -> None:
    policy = policy_for(CONVOY)
    certain = 0
    for state in Walk(CONVOY, options, 5).positions(0.2):
        if state.actors() and policy.is_certain(state):
            seat = state.actors()[0]
            assert len({policy.choose(state, seat, Random(n)) for n in range(3)}) == 1
            certain += 1
    assert certain


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2}], ids=str)
def test_who_keeps_a_course_takes_only_what_is_legal_whatever_happens_between(
    options: dict[str, Any],
) -> None:
    policy = policy_for(CONVOY)
    random = Random("course")
    course: list[int] = []
    state = CONVOY.new(options)
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            action = state.roll(random)
        else:
            action = policy.choose_next(state, actor, random, course)
            assert action in state.legal(actor)
            if random.uniform() < 0.3:
                action = random.choice(state.legal(actor))
        state.advance(actor, action)


class Watchful(Bot):
    """Takes anything, and keeps the states that it is shown."""

    def __init__(self, game: Game, random: Random) -> None:
        super().__init__(game, random)
        self.shown: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(state)
        return int(self.random.choice(state.legal(seat)))


@pytest.mark.parametrize("fair", [True, False])
def test_only_a_fair_bot_is_shown_the_table_itself(fair: bool) -> None:
    state = WHEEL.new()
    bots = [Watchful(WHEEL, Random(seat)) for seat in range(2)]
    for bot in bots:
        bot.fair = fair
    play_out(state, [*bots], Random("redeals"), Random("chance"))
    assert all((shown is state) == fair for bot in bots for shown in bot.shown)


def test_every_game_has_a_policy() -> None:
    assert all(isinstance(game.policy, Policy) for game in GAMES.values())


def test_a_game_without_a_policy_is_searched_blindly_and_not_played_at_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(WHEEL.__dict__, "policy", None)
    assert isinstance(policy_for(WHEEL), RandomPolicy)
    with pytest.raises(StarboardError, match="No bot knows Argonaut's Wheel"):
        GreedyBot(WHEEL, Random(1))


class Witness(Bot):
    """Keeps what it is shown."""

    shown: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_never_given_the_real_state() -> None:
    state = WHEEL.new()
    bots: list[Bot] = [Witness(WHEEL, Random(seat)) for seat in range(2)]
    play_out(state, bots, Random(1), Random(2))
    assert all(shown is not state for shown in Witness.shown)


def test_a_careless_bot_does_not_look_as_often_as_it_is_told() -> None:
    state = WHEEL.new()
    last = state.legal(0)[-1]
    bot = CarelessBot(Fixed(WHEEL, last), 0.25)
    others = sum(bot.choose(state, 0) != last for _ in range(1000))
    share = 0.25 * (1 - 1 / len(state.legal(0)))
    assert abs(others / 1000 - share) < 0.06
    assert bot.note() == "as fixed"


class Fixed(Bot):
    """Takes one action."""

    def __init__(self, game: Game, action: int) -> None:
        super().__init__(game, Random("fixed"))
        self.action = action

    def choose(self, state: State, seat: int) -> int:
        return self.action

    def note(self, language: str = "en") -> str:
        return "as fixed"
