"""AW-30 to AW-35: revolutions, repetition, and the ends of the game."""

from collections import Counter
from pathlib import Path

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import BadRecord
from starboard.kernel.playing import random_action
from starboard.kernel.records import finish, new_record, read_record, replay
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.games.wheel.build import new_game, wheel

RECORDS = Path(__file__).parents[2] / "records" / "wheel"


@pytest.mark.rule("AW-30")
def test_moving_any_piece_starts_the_count_anew() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(5, 5), rotations=7)
    assert game.play("C1-0").rotations == 0


@pytest.mark.rule("AW-31")
def test_after_a_revolution_one_must_move_if_able() -> None:
    game = new_game().rotate(8)
    assert game.refuses("R") == "AW-31"
    assert game.legal() == {"D7-1", "D1-2"}


@pytest.mark.rule("AW-31")
def test_who_cannot_move_after_a_revolution_rotates_and_the_other_must_move() -> None:
    game = wheel(cones=(4, 2), black=(5, 5), white=(6, 6), rotations=8)
    assert game.legal() == {"R"}
    game.play("R")
    assert game.rotations == 9
    assert game.legal() == {"C3-1", "C3-5"}
    assert game.refuses("R") == "AW-31"


@pytest.mark.rule("AW-31")
def test_if_neither_can_move_both_rotate_on() -> None:
    game = wheel(cones=(2, 6), black=(3, 3), white=(5, 5), rotations=8)
    assert game.rotate(2).rotations == 10


@pytest.mark.rule("AW-31")
@pytest.mark.parametrize("rotations", [7, 10, 15])
def test_before_and_after_both_are_free(rotations: int) -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(5, 5), rotations=rotations)
    assert "R" in game.legal()
    assert len(game.legal()) > 1


@pytest.mark.rule("AW-32")
def test_the_second_revolution_raises_all_the_dead_at_once() -> None:
    game = wheel(cones=(1, 5), black=(1, 7), white=(3, 5), dead=(1, 7, 3, 5), rotations=15, mover="white")
    assert game.events("R") == ["rotated", "all-resurrected"]
    game.rotate(1)
    assert [game.at(place) for place in (2, 0, 4, 6)] == ["OA", "O", "o", "ov"]
    assert (game.spire(2), game.spire(6)) == ("free", "free")


@pytest.mark.rule("AW-32")
@pytest.mark.parametrize("rotations", [16, 17])
def test_after_the_second_revolution_both_must_move_if_able(rotations: int) -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(5, 5), rotations=rotations)
    assert game.refuses("R") == "AW-31"


@pytest.mark.rule("AW-33")
def test_the_third_revolution_draws() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(5, 5), rotations=23).rotate(1)
    assert game.ending == "three-revolutions"
    assert game.outcomes() == ["drawn", "drawn"]
    assert game.legal() == set()


@pytest.mark.rule("AW-33")
def test_a_move_at_the_last_moment_saves_the_game_from_the_draw() -> None:
    game = wheel(cones=(1, 6), black=(3, 3), white=(5, 5), rotations=23).play("C1-0")
    assert game.ending == ""


@pytest.mark.rule("AW-34")
@pytest.mark.parametrize("limit", [2, 3])
def test_a_position_is_a_draw_when_it_occurs_too_often_and_not_before(limit: int) -> None:
    ended = 0
    for seed in range(400):
        random = Random(seed)
        state = WHEEL.new({"repetition": limit})
        times = Counter([position(state)])
        while not state.ending():
            assert max(times.values()) < limit
            state.advance(state.actors()[0], random_action(state, state.actors()[0], random))
            if state.ending() != "cone-taken":
                times[position(state)] += 1
        if state.ending() == "repetition":
            ended += 1
            assert times[position(state)] == max(times.values()) == limit
    assert ended > 0


def position(state: State) -> str:
    """What AW-34 calls a position, read from the state's data."""
    data = state.to_dict()
    return str([data[part] for part in ("cones", "discs", "dead", "mover", "rotations", "battle")])


@pytest.mark.rule("AW-34")
def test_without_the_option_positions_may_recur() -> None:
    record = read_record((RECORDS / "repetition.json").read_bytes())
    state = WHEEL.new({"repetition": 0})
    for actor, action in record.actions:
        state.apply(actor, action)
    assert state.ending() == ""


@pytest.mark.rule("AW-13", "AW-33")
@pytest.mark.parametrize(
    "name, expected",
    [
        ("cone-taken-white", [(0, 2, "lost"), (1, 1, "won")]),
        ("three-revolutions", [(0, 1, "drawn"), (0, 1, "drawn")]),
    ],
)
def test_the_winner_is_first_and_a_draw_has_no_second(
    name: str, expected: list[tuple[int, int, str]]
) -> None:
    state = replay(read_record((RECORDS / f"{name}.json").read_bytes()), WHEEL)
    assert [(result.score, result.place, result.outcome) for result in state.results()] == expected


@pytest.mark.rule("AW-35")
def test_a_player_may_resign() -> None:
    record = new_record(WHEEL, {})
    state = WHEEL.new()
    finish(record, WHEEL, state, "resigned", 0)
    replayed = read_record(record.to_json())
    replay(replayed, WHEEL)
    assert [result.outcome for result in replayed.result or []] == ["lost", "won"]


@pytest.mark.rule("AW-35")
def test_players_may_agree_to_a_draw() -> None:
    results = WHEEL.conceded(WHEEL.new(), "agreed", None)
    assert [result.outcome for result in results] == ["drawn", "drawn"]


@pytest.mark.rule("AW-35")
def test_resigning_is_no_action_of_the_game() -> None:
    state = WHEEL.new()
    kinds = {WHEEL.describe(state, 0, action).kind for action in range(WHEEL.action_count)}
    assert kinds == {"rotate", "move"}


@pytest.mark.rule("AW-35")
def test_nobody_resigns_from_an_empty_chair() -> None:
    with pytest.raises(BadRecord):
        WHEEL.conceded(WHEEL.new(), "resigned", 7)
