"""Every lesson on the rules themselves: every legal answer is judged, and what is said to it is true."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.bots.lesson_judging import judge_answer, judge_position, worth_of
from starboard.games.registry import GAMES
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.kernel.errors import IllegalAction
from starboard.kernel.game import Game
from starboard.kernel.lesson_answers import Answering, every_answer, listed_actions
from starboard.kernel.lesson_verdicts import ExplainedAnswer, fingerprint, judged_position, reply
from starboard.kernel.lessons import ByBots, ByRules, BySolution, Lesson, Position
from starboard.kernel.words.words import Reader
from tests.words.files import PARTS

LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons]
POSITIONS = [(game, lesson, position) for game, lesson in LESSONS for position in lesson.positions]
NAMES = [f"{game.name}-{lesson.name}-{position.name}" for game, lesson, position in POSITIONS]
every_lesson = pytest.mark.parametrize(
    "game,lesson", LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)
every_position = pytest.mark.parametrize("game,lesson,position", POSITIONS, ids=NAMES)
judged_by = {
    kind: pytest.mark.parametrize(
        "game,lesson,position",
        [one for one in POSITIONS if isinstance(one[2].judged, kind)],
        ids=[name for name, one in zip(NAMES, POSITIONS, strict=True) if isinstance(one[2].judged, kind)],
    )
    for kind in (ByRules, BySolution, ByBots)
}
ASKED = ("", "ask", "hint", "rule", "why")  # what every position says besides its listed answers


def reader(game: Game, lesson: Lesson, position: Position, language: str) -> Reader:
    seats = Answering(game, position).before.seats()
    return Reader(game.words(language, seats), position.seat, lesson.names)


def answered(game: Game, lesson: Lesson, position: Position) -> Iterator[tuple[Answering, ExplainedAnswer]]:
    """Every answer, and what is said to it."""
    for here in every_answer(game, position):
        yield here, reply(game, lesson, position, here)


# -- the lesson as a whole -------------------------------------------------------------------------


@every_lesson
def test_a_lesson_has_enough_positions_with_names_of_their_own(game: Game, lesson: Lesson) -> None:
    names = [position.name for position in lesson.positions]
    assert len(set(names)) == len(names)
    assert len(names) in {"first": range(4, 8), "second": range(7, 10)}[lesson.name]


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.lessons], ids=lambda game: game.name
)
def test_a_game_has_a_first_lesson_and_then_a_second(game: Game) -> None:
    assert [lesson.name for lesson in game.lessons] in (["first"], ["first", "second"])


@every_lesson
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_says_its_aim_and_what_was_learnt(game: Game, lesson: Lesson, language: str) -> None:
    words = game.words(language)
    assert words.sentence("lesson-aim")
    said = Reader(words)
    for attribute in ("", "lead", "learned-1", "learned-2", "learned-3"):
        assert said.text(f"lesson-{lesson.name}", {}, attribute)


# -- every position --------------------------------------------------------------------------------


@every_position
def test_listed_answers_are_legal_and_show_a_difference(
    game: Game, lesson: Lesson, position: Position
) -> None:
    judged = judged_position(game, lesson, position)
    answers = [listed_actions(game, position, listed) for listed in position.listed]
    assert 2 <= len(set(answers)) == len(answers) <= 4
    assert all(Answering(game, position, actions).whole for actions in answers)
    verdicts = [
        reply(game, lesson, position, Answering(game, position, one)).verdict.grade for one in answers
    ]
    assert "best" in verdicts and set(verdicts) != {"best"}
    assert len(judged.answers) > 1


@every_position
def test_every_claim_of_the_position_is_true(game: Game, lesson: Lesson, position: Position) -> None:
    here = Answering(game, position)
    given = position.given(here.before, here.seat)
    assert {name: given[name] for name in position.claims} == dict(position.claims)
    assert all(clause in game.clauses for clause in position.clauses) and position.clauses


@every_position
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_question_is_said(game: Game, lesson: Lesson, position: Position, language: str) -> None:
    said, here = reader(game, lesson, position, language), Answering(game, position)
    given = position.given(here.before, here.seat)
    for attribute in (*ASKED, *(listed.name for listed in position.listed)):
        assert said.text(f"lesson-{lesson.name}-{position.name}", given, attribute).strip(), attribute


@every_position
def test_something_true_is_said_to_every_legal_answer_in_both_languages(
    game: Game, lesson: Lesson, position: Position
) -> None:
    readers = [reader(game, lesson, position, language) for language in ("en", "de")]
    used, grades = set(), set()
    for here, given in answered(game, lesson, position):
        remark = given.remark
        assert remark.when.items() <= given.facts.items()
        assert not remark.look or given.facts[remark.look], "places to look at"
        assert (given.verdict.grade == "best") == (not remark.look), (remark.name, here.actions)
        ident = f"lesson-{lesson.message(position, remark)}"
        for said, attribute in product(readers, ("", "text", *(["look"] if remark.look else ()))):
            assert said.text(ident, given.facts, attribute).strip()
        used.add(remark.name)
        grades.add(given.verdict.grade)
    assert used == {remark.name for remark in position.remarks}, "every remark is said to some answer"
    assert "best" in grades and len(grades) > 1, "an answer that is not the best can be chosen"


@every_position
def test_what_follows_an_answer_is_by_the_rules_and_through_the_learners_eyes(
    game: Game, lesson: Lesson, position: Position
) -> None:
    for here, given in answered(game, lesson, position):
        assert here.state.ending() or given.then
        for actor, action in given.then:
            assert here.state.forbids(actor, action) == ""
            here.act(actor, action)
            assert here.acts[-1].view == here.state.view(position.seat)


@every_position
def test_what_the_rules_forbid_is_no_answer(game: Game, lesson: Lesson, position: Position) -> None:
    here = Answering(game, position)
    before = here.state.to_dict()
    legal = here.state.legal(here.seat)
    for action in range(game.default_pack.action_count):
        if action not in legal:
            with pytest.raises(IllegalAction):
                here.take(action)
    assert here.state.to_dict() == before and not here.actions


# -- what is kept is what comes out ----------------------------------------------------------------

RENEW = "python tools/judge_lessons.py renews it"


@every_position
def test_every_legal_answer_is_judged_at_this_very_position(
    game: Game, lesson: Lesson, position: Position
) -> None:
    judged = judged_position(game, lesson, position)
    assert judged.of == fingerprint(game, position), RENEW
    assert [one.actions for one in judged.answers] == [here.actions for here in every_answer(game, position)]


@judged_by[ByRules]
def test_what_the_rules_decide_is_as_they_decide_it(game: Game, lesson: Lesson, position: Position) -> None:
    assert judge_position(game, lesson, position) == judged_position(game, lesson, position), RENEW


@judged_by[BySolution]
def test_what_is_worked_out_is_as_the_solution_has_it(
    game: Game, lesson: Lesson, position: Position, solved: WheelSolution, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.bots.lesson_judging.solution_of", lambda game: solved)
    assert judge_position(game, lesson, position) == judged_position(game, lesson, position), RENEW


@judged_by[ByBots]
def test_what_follows_where_bots_judge_is_what_their_policy_does(
    game: Game, lesson: Lesson, position: Position
) -> None:
    judged = judged_position(game, lesson, position)
    assert judge_position(game, lesson, position, judged) == judged, RENEW


@pytest.mark.slow
@judged_by[ByBots]
def test_a_search_thinks_the_same_of_an_answer_again(game: Game, lesson: Lesson, position: Position) -> None:
    """Of one answer of each position, another one in each; all of them are `--anew` of the tool."""
    judged = judged_position(game, lesson, position)
    answers = list(every_answer(game, position))
    here = answers[NAMES.index(f"{game.name}-{lesson.name}-{position.name}") % len(answers)]
    kept = next(one for one in judged.answers if one.actions == here.actions)
    assert worth_of(game, position, here) == (kept.worth, kept.plies), RENEW
    assert judge_answer(game, lesson, position, here, kept) == kept


# -- sentences -------------------------------------------------------------------------------------

WRITTEN = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|twice|half"
    r"|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zweimal|halb\w*)\b",
    re.IGNORECASE,
)


class Typed(Visitor):
    """Numbers that stand in a text itself, not in what is filled in; a variant has its key for them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += WRITTEN.findall(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        pass


def lesson_entries(game: Game, language: str) -> Iterator[ast.Message]:
    text = (PARTS[game.name] / f"{language}.ftl").read_text(encoding="utf-8")
    names = ("lesson-all-", *(f"lesson-{lesson.name}" for lesson in game.lessons))
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(names):
            yield entry


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.lessons], ids=lambda game: game.name
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_number_is_typed_into_a_sentence(game: Game, language: str) -> None:
    for entry in lesson_entries(game, language):
        typed = Typed()
        typed.visit(entry)
        assert typed.found == [], entry.id.name
