"""Opponents with a name: each plays its game at its level, and its temper shows."""

from collections.abc import Iterator
from typing import Any

import pytest

from starboard.bots.beginner import CarelessBot
from starboard.bots.mcts import MctsBot
from starboard.bots.policies import known_policy
from starboard.bots.search.tree import Edge
from starboard.bots.specs import is_spec, read_spec
from starboard.bots.tempered import TemperedBot, liked_in_a_draw
from starboard.games.registry import GAMES
from starboard.games.wheel.game import WHEEL
from starboard.kernel.characters import Character, Temper, find_character
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS, Budget
from starboard.kernel.rng import Random
from starboard.kernel.solver import Solution
from starboard.kernel.state import State

CAST = [(game, character) for game in GAMES.values() for character in game.characters]
NAMES = [character.spec(game.name) for game, character in CAST]
everybody = pytest.mark.parametrize("game, character", CAST, ids=NAMES)


def searching(game: Game, seed: str, descents: int) -> MctsBot:
    return MctsBot(game, Random(seed), Budget(descents), game.levels.settings)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_handful_of_characters_from_the_weakest(game: Game) -> None:
    levels = [LEVELS.index(character.level) for character in game.characters]
    assert 3 <= len(levels) <= 5 and levels == sorted(levels)


def test_no_two_characters_share_a_name() -> None:
    names = [character.name for _, character in CAST]
    assert len(set(names)) == len(names)


@everybody
def test_a_character_is_asked_for_by_its_game_and_name(game: Game, character: Character) -> None:
    spec = character.spec(game.name)
    assert is_spec(spec) and find_character(game.characters, game.name, spec) is character
    bot: Any = read_spec(spec)(game, Random(1))
    if not isinstance(bot, TemperedBot):  # on the convoy it may plan, and perhaps does not always look
        bot = bot.searching
    assert isinstance(bot.bot if isinstance(bot, CarelessBot) else bot, TemperedBot)


def test_what_is_liked_in_a_drawn_game_keeps_it_drawn(solved: Solution) -> None:
    temper = WHEEL.characters[-1].temper
    state = WHEEL.new()
    random = Random("drawn")
    changed = 0
    for _ in range(300):
        if not state.actors():
            state = WHEEL.new()
        seat = state.actors()[0]
        outcomes = {move.action: move.outcome for move in solved.values(state)}
        for found in outcomes:
            taken = liked_in_a_draw(solved, state, seat, found, temper)
            assert taken == found or (outcomes[found] == outcomes[taken] == "draw")
            changed += taken != found
        state.advance(seat, state.pick(seat, random))
    assert changed


def test_a_character_of_another_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(StarboardError, match="wheel/polaris"):
        read_spec("argosy/shaula")(WHEEL, Random(1))


@everybody
def test_a_character_does_what_is_legal_and_depends_on_what_it_knows(
    game: Game, character: Character
) -> None:
    state = game.new()
    random = Random(f"{character.name}/walk")
    asked = 0
    while state.actors() and asked < 5:
        actor = state.actors()[0]
        if actor >= 0 and len(state.legal(actor)) > 1:
            asked += 1
            chosen = {
                TemperedBot(searching(game, "same", 8), character.temper).choose(
                    state.redeal(actor, Random(deal)), actor
                )
                for deal in (1, 2)
            }
            assert len(chosen) == 1 and chosen <= set(state.legal(actor))
        state.advance(actor, state.roll(random) if actor < 0 else state.pick(actor, random))


class Fond(Temper):
    """Likes one action."""

    def liking(self, state: State, seat: int, action: int) -> float:
        return 0.05 if action == 2 else 0.0


def edge(action: int, visits: int, mean: float) -> Edge:
    made = Edge(action)
    made.visits = visits
    made.total = mean * visits
    return made


@pytest.mark.parametrize(
    "liked, taken",
    [
        pytest.param(edge(2, 40, 0.47), 2, id="nearly as good"),
        pytest.param(edge(2, 40, 0.44), 1, id="gives up too much"),
        pytest.param(edge(2, 5, 0.60), 1, id="hardly tried"),
    ],
)
def test_what_is_liked_is_taken_where_it_is_nearly_as_good(liked: Edge, taken: int) -> None:
    bot = TemperedBot(searching(WHEEL, "any", 8), Fond())
    assert bot.preferred(WHEEL.new(), 0, 1, [edge(1, 100, 0.5), edge(3, 90, 0.52), liked]) == taken


ASKED = {"wheel": 40, "convoy": 16}  # decisions of each character, where few are close


def decisions(game: Game, character: Character, most: int) -> Iterator[tuple[State, int]]:
    """Decisions in games by the policy where the character likes something, and not everything alike."""
    policy = known_policy(game)
    found = number = 0
    while found < most:
        state = game.new({"players": max(game.players)})
        random = Random(f"{character.name}/{number}")
        number += 1
        while state.actors() and found < most:
            actor = state.actors()[0]
            legal = [] if actor < 0 else state.legal(actor)
            if len({character.temper.liking(state, actor, action) for action in legal}) > 1:
                found += 1
                yield state, actor
            state.advance(actor, policy.choose(state, actor, random) if legal else state.roll(random))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_tempers_show(game: Game) -> None:
    """At the same decisions, with the same budget, characters do what they like more often than the sober."""
    sober = own = 0
    for character in game.characters:
        for state, seat in decisions(game, character, ASKED.get(game.name, 8)):
            world = state.redeal(seat, Random("world"))
            bots = [searching(game, character.name, 24) for _ in range(2)]
            tempered = TemperedBot(bots[1], character.temper)
            sober += character.temper.liking(state, seat, bots[0].choose(world.clone(), seat)) > 0
            own += character.temper.liking(state, seat, tempered.choose(world, seat)) > 0
    assert own > sober
