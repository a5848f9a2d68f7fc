"""A finished game judged moment by moment: what is asked when, and what is called costly."""

from collections.abc import Callable
from typing import cast

from starboard.bots.assessment import Assessed, Assessment
from starboard.tables.judgement import (
    AGAIN,
    ChoiceToJudge,
    Describing,
    JudgedChoice,
    Judging,
    KeptDecision,
    turns_of,
)

FINAL = [1.0, 0.0]


def game(turns: int = 12, steps: int = 3) -> list[KeptDecision]:
    """Two seats by turns, each with several steps; what was played is action 0 of three."""
    return [
        KeptDecision(step=turn * steps + at, seat=turn % 2, turn=turn // 2 + 1, run=turn, options=3, played=0)
        for turn in range(turns)
        for at in range(steps)
    ]


def thought(best: float, played: float, chances: list[float], margin: float = 0.01) -> Assessment:
    moves = [Assessed(1, best, margin, 0.6), Assessed(0, played, margin, 0.3), Assessed(2, 0.1, margin, 0.1)]
    return Assessment("bots", chances, moves)


def fine(chance: float = 0.5) -> Assessment:
    return Assessment("bots", [chance, 1.0 - chance], [Assessed(0, chance, 0.01, 1.0)])


class Naming:
    """Says what a choice is by its numbers."""

    def choice(self, number: int, action: int) -> str:
        return f"{number}:{action}"


def finish(judging: Judging, answer: Callable[[ChoiceToJudge], Assessment]) -> list[ChoiceToJudge]:
    asked = []
    while not judging.finished:
        question = judging.next()
        asked.append(question)
        judging.take(question, answer(question))
    return asked


def test_every_fourth_turn_comes_first_and_then_the_others() -> None:
    asked = finish(Judging(game(), FINAL), lambda question: fine())
    assert [question.number for question in asked[:4]] == [0, 12, 24, 3]
    assert sorted(question.number for question in asked[:12]) == list(range(0, 36, 3))


def test_turns_with_nothing_to_choose_are_no_moments() -> None:
    forced = [KeptDecision(n, 0, 1, n, 1 if n == 1 else 2, 0) for n in range(3)]
    assert turns_of(forced) == [0, 2]


def test_a_long_game_has_fewer_moments_than_turns() -> None:
    assert len(turns_of(game(turns=900, steps=1))) <= 160


def test_where_a_chance_fell_the_further_steps_of_the_turn_are_judged() -> None:
    falls_at = 6  # the third turn, of seat 0

    def answer(question: ChoiceToJudge) -> Assessment:
        return fine(0.8) if question.number <= falls_at else fine(0.4)

    asked = finish(Judging(game(), [0.4, 0.6]), answer)
    assert {question.number for question in asked[12:]} == {7, 8}


def test_what_seems_costly_is_judged_again_with_more_thought() -> None:
    def answer(question: ChoiceToJudge) -> Assessment:
        if question.number == 6:
            return thought(0.7, 0.5 if question.thought == 1 else 0.62, [0.7, 0.3])
        return fine()

    judging = Judging(game(), [0.5, 0.5])
    asked = finish(judging, answer)
    assert ChoiceToJudge(6, AGAIN) in asked
    (found,) = judging.costly(cast(Describing, Naming()))
    assert (found.seat, found.step, found.turn) == (0, 6, 2)
    assert [str(one) for one in (found.choice, found.better)] == ["6:0", "6:1"]
    assert (found.chance, found.better_chance, found.cost) == (0.62, 0.7, 0.08)


def test_a_cost_that_was_luck_is_not_called_costly() -> None:
    def answer(question: ChoiceToJudge) -> Assessment:
        if question.number == 6 and question.thought == 1:
            return thought(0.7, 0.5, [0.7, 0.3])
        return fine()

    judging = Judging(game(), FINAL)
    finish(judging, answer)
    assert judging.costly(cast(Describing, Naming())) == []


def test_nothing_is_costly_that_the_bots_cannot_tell_apart() -> None:
    judging = Judging(game(), FINAL)
    finish(judging, lambda question: thought(0.55, 0.5, [0.5, 0.5], margin=0.2))
    assert judging.costly(cast(Describing, Naming())) == []


def test_each_seat_has_at_most_three_costly_choices_the_costliest_first() -> None:
    judging = Judging(game(), FINAL)
    finish(judging, lambda question: thought(0.5 + question.number / 100, 0.4, [0.5, 0.5]))
    found = judging.costly(cast(Describing, Naming()))
    assert [len([one for one in found if one.seat == seat]) for seat in (0, 1)] == [3, 3]
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)


def test_the_report_tells_how_far_it_is_and_how_the_chances_went() -> None:
    judging = Judging(game(turns=4), FINAL)
    empty = judging.report("judging", 12.34, cast(Describing, Naming()))
    assert (empty.done, empty.moments, empty.seconds) == (0, [], 12.3) and empty.of > 4
    finish(judging, lambda question: fine(0.6))
    full = judging.report("ready", 0.0, cast(Describing, Naming()))
    assert full.done == full.of and [moment.step for moment in full.moments] == [0, 3, 6, 9]
    assert full.final == FINAL and full.moments[0].chances == [0.6, 0.4]


def test_what_was_kept_is_not_asked_again() -> None:
    first = Judging(game(), FINAL)
    for _ in range(5):
        first.take(first.next(), fine())
    kept = [JudgedChoice(one.number, one.thought, one.assessment) for one in first.judged.values()]
    again = Judging(game(), FINAL, kept)
    asked = finish(again, lambda question: fine())
    assert not {question.number for question in asked} & {one.number for one in kept}
    assert Judging(game(), FINAL, kept, finished=True).finished
