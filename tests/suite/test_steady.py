"""Fixed chance for tests: the same tables, in the same order, roll the same."""

from starboard.bots.specs import read_spec
from starboard.games.wheel.game import WHEEL
from starboard.kernel.dice import Dice
from starboard.kernel.rng import Random
from tests.steady import STEADY, steady_dice


def test_tables_draw_the_same_seeds_in_every_run_and_not_the_same_as_each_other() -> None:
    with steady_dice() as chance:
        first = [Dice().seed for _ in range(3)]
        chance.begin()
        assert [Dice().seed for _ in range(3)] == first
        chance.begin("another")
        assert Dice().seed not in first
    assert len(set(first)) == 3


def test_afterwards_dice_are_as_they_were_before() -> None:
    with steady_dice() as chance:
        Dice()
        drawn = chance.tables
    Dice()
    assert chance.tables == drawn == 1


def test_the_steady_bot_does_not_look_at_its_table() -> None:
    lines = []
    for name in ("one table", "another"):
        bot, state = read_spec(STEADY)(WHEEL, Random(name)), WHEEL.new()
        line = []
        for _ in range(12):
            (mover,) = state.actors()
            line.append(bot.choose(state.clone(), mover))
            state.advance(mover, line[-1])
        lines.append(line)
    assert lines[0] == lines[1]
