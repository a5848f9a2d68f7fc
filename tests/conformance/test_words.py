"""Every choice and every event of every game can be described, typed, and said in words."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError, UnreadableAction
from starboard.kernel.game import Game
from starboard.kernel.state import CHANCE, State
from starboard.kernel.words import Words
from tests.conformance.cases import every_case, every_game
from tests.conformance.walk import Walk, after, seats_asked, viewers

seeds = st.integers(0, 2**32)


@every_case
@given(seed=seeds)
def test_describe_and_encode_are_inverse(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.3):
        for actor in state.actors():
            for action in state.legal(actor):
                choice = game.describe(state, actor, action)
                assert game.encode(choice) == action
                read = game.read_choice(choice.kind, json.loads(json.dumps(choice.parts)))
                assert game.encode(read) == action


@every_case
@given(seed=seeds)
def test_notation_reads_back_and_tells_actions_apart(game: Game, options: dict[str, Any], seed: int) -> None:
    for state in Walk(game, options, seed).positions(0.3):
        for seat in seats_asked(state):
            written = {action: game.notation(state, seat, action) for action in state.legal(seat)}
            assert len(set(written.values())) == len(written), written
            for action, text in written.items():
                assert text == text.strip() != ""
                assert game.parse(state, seat, text) == action
                assert game.parse(state, seat, text.lower()) == action


@every_case
@pytest.mark.parametrize(
    "text", ["", "?", "0", "zz top", "-", "999999999999", "é🚀", "a" * 5000, "1-2-3-4", "\x00"]
)
def test_nonsense_is_unreadable_or_at_least_harmless(game: Game, options: dict[str, Any], text: str) -> None:
    walk = Walk(game, options, 1)
    for state in walk.positions(0.05):
        for seat in seats_asked(state):
            before = state.to_dict()
            with contextlib.suppress(UnreadableAction):
                assert 0 <= game.parse(state, seat, text) < game.action_count
            assert state.to_dict() == before


@every_game
@pytest.mark.parametrize(
    "kind,parts", [("", {}), ("nonsense", {}), ("move", {"from": []}), ("rotate", {"x": 1})]
)
def test_what_describes_no_action_cannot_be_encoded(game: Game, kind: str, parts: dict[str, Any]) -> None:
    with pytest.raises(UnreadableAction):
        game.encode(game.read_choice(kind, parts))


@every_case
@given(seed=seeds)
def test_every_action_and_event_has_words_in_every_language(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    """What is chosen and told anew: the same again is said the same again."""
    said: set[bytes] = set()
    for state in Walk(game, options, seed).positions(0.2):
        for actor in state.actors():
            for action in state.legal(actor)[:40]:
                choice = game.describe(state, actor, action)
                if is_new(said, choice):
                    for words, viewer in readers(game, state):
                        check_sentence(words.action(choice, viewer))
                for told in game.tell(state, actor, action):
                    if is_new(said, told.event):
                        for words, viewer in readers(game, state):
                            check_sentence(words.event(told.event, viewer))


def is_new(said: set[bytes], thing: Any) -> bool:
    before = len(said)
    said.add(msgspec.json.encode(thing))
    return len(said) > before


def readers(game: Game, state: State) -> Iterator[tuple[Words, int | None]]:
    """Every viewer, in every language."""
    for language in game.languages:
        words = game.words(language, state.seats())
        yield from ((words, viewer) for viewer in viewers(state))


def check_sentence(sentence: str) -> None:
    assert sentence.strip(), "empty words"
    assert "{" not in sentence
    assert "  " not in sentence, sentence


@every_case
@given(seed=seeds)
def test_the_board_can_be_drawn_at_every_position_and_fits_a_terminal(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for number, state in enumerate(Walk(game, options, seed).positions(0.1)):
        for viewer in viewers(state):
            language = game.languages[number % len(game.languages)]
            drawn = game.board(state, viewer, language=language)
            assert drawn.strip()
            assert [line for line in drawn.splitlines() if len(line) > 80] == []


@every_case
@given(seed=seeds)
def test_what_the_outlook_foretells_comes_true(game: Game, options: dict[str, Any], seed: int) -> None:
    walk = Walk(game, options, seed)
    for state in walk.positions(0.15):
        for seat in seats_asked(state):
            before = state.to_dict()
            outlook = game.outlook(state, seat)
            assert state.to_dict() == before
            assert sorted(outlook.effects) == state.legal(seat)
            for goal in outlook.goals:
                reached = state.clone()
                for action in goal.path:
                    assert seat in reached.actors()
                    reached.apply(seat, action)
                assert game.holds(reached, goal), (goal, before)
            for action in walk.pick(state.legal(seat), 4):
                check_effects(game, state, seat, action, outlook.effects[action])


def check_effects(game: Game, state: State, seat: int, action: int, effects: Any) -> None:
    """What was foretold is told when the action is really taken, in the same order."""
    if not state.reveals(seat, action):
        told = [told.shown_to(seat) for told in game.tell(state, seat, action) if told.seen_by(seat)]
        assert effects == told
        assert after(state, seat, action).to_dict() != state.to_dict()


@every_game
def test_endings_options_and_sources_have_words(game: Game) -> None:
    for language in game.languages:
        words = game.words(language)
        assert words.has("blurb")
        for ending in game.endings:
            assert words.has(f"ending-{ending}"), ending
        for option in game.options:
            assert words.has(f"option-{option.name}"), option.name


@every_case
@given(seed=seeds)
def test_score_sources_have_names(game: Game, options: dict[str, Any], seed: int) -> None:
    *_, last = Walk(game, options, seed).positions()
    for language in game.languages:
        words = game.words(language)
        for result in last.results():
            for source in result.sources:
                assert words.has(f"source-{source}"), source


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    from starboard.games.registry import find_game

    with pytest.raises(StarboardError, match=", ".join(GAMES)):
        find_game("chess")


def test_chance_is_no_seat() -> None:
    assert CHANCE < 0
