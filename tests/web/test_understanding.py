"""Analysis, hints and puzzles in a real browser."""

import re

from playwright.sync_api import Page, expect

from starboard.games.wheel.choices import Move
from starboard.games.wheel.components import BLACK
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.solution import WheelSolution
from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import finished_table
from tests.web.windows import resize


def open_analysis(page: Page, table: str, mark: str = "/9") -> None:
    page.goto(f"/t/{table}/back{mark}")
    page.get_by_role("tab", name="Analysis").click()


def test_a_finished_game_on_the_wheel_shows_its_mistakes(someone: Newcomer, solved: WheelSolution) -> None:
    page = someone()
    open_analysis(page, finished_table(page, "wheel", 2))
    panel = page.locator("[data-review=ready]")
    expect(panel).to_contain_text("with best play")
    expect(panel.locator("[data-move]").first).to_contain_text(re.compile("wins|draw|loses"))
    mistake = panel.locator("[data-mistake]").first
    step = mistake.get_attribute("data-mistake") or ""
    mistake.click()
    expect(page.locator("[data-act=scrub]")).to_have_value(step)
    expect(panel.locator("[data-verdict]")).to_contain_text("Was this a mistake?")
    expect(page.locator(".marks .slip, .marks .blunder").first).to_be_visible()


def test_the_other_games_are_judged_by_their_bots_with_why(someone: Newcomer) -> None:
    page = someone()
    table = finished_table(page, "convoy", 1)
    steps = page.request.get(f"/api/v1/tables/{table}/story").json()["steps"]
    asked = next(n for n, step in enumerate(steps[1:]) if step["seat"] == 0)  # the step before an act
    page.goto(f"/t/{table}/back/{steps[asked]['mark']}")
    best = page.locator("[data-candidate]").first
    expect(best).to_contain_text(re.compile(r"\d %"))
    expect(best).to_contain_text(re.compile("more than|as good as|less than|nothing to choose"))


def test_hints_are_there_once_they_are_allowed_and_only_then(
    someone: Newcomer, solved: WheelSolution
) -> None:
    page = someone.playing("wheel")
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-act=hints]").click()
    page.locator("[data-act=hint]").click()
    hint = page.get_by_role("region", name="A hint")
    expect(hint).to_contain_text("wins in 75")
    expect(hint.locator("[data-why]").first).to_contain_text(re.compile("moved|turned|rotated"))


def test_a_hint_stays_while_others_answer_the_same_question(someone: Newcomer) -> None:
    page = someone.playing("colonies", 3, hints=True)
    page.locator("[data-act=hint]").click()
    hint = page.get_by_role("region", name="A hint")
    expect(hint.locator("[data-why]").first).to_contain_text(re.compile("more than|as good as"))
    page.wait_for_function(
        """async () => {
            const seen = await (await fetch(location.pathname.replace("/t/", "/api/v1/tables/"))).json();
            return seen.envelope.awaited.length === 1;
        }"""
    )
    expect(hint).to_contain_text("into the event deck")


def is_plain(state: Wheel, action: int) -> bool:
    """A rotation, or a piece that stands alone: one click picks it up whole."""
    choice = WHEEL.describe(state, BLACK, action)
    if not isinstance(choice, Move):
        return True
    place = state.view(BLACK).places[choice.start]
    return (place.cone is not None) + place.discs <= 1


def plain_puzzle(solved: WheelSolution) -> tuple[int, list[int]]:
    """A puzzle of two moves that are easily clicked, and these moves."""
    for puzzle in WHEEL.puzzles.find(solved, WHEEL.puzzles.games(solved, "puzzles", 250)):
        state, moves = WHEEL.puzzles.position(solved, puzzle.number), []
        assert isinstance(state, Wheel)
        for seat, action in solved.best_line(state):
            moves += [action] if seat == BLACK and is_plain(state, action) else []
            state.advance(seat, action)
        if puzzle.plies == 3 and len(moves) == 2:
            return puzzle.number, moves
    raise AssertionError("no such puzzle")


def make(page: Page, state: Wheel, action: int) -> None:
    """The move as a person makes it: a click on the piece, a click on the place; or the wheel's button."""
    choice = WHEEL.describe(state, BLACK, action)
    if isinstance(choice, Move):
        page.locator(f"[data-spot=place-{choice.start}]").click()
        page.locator(f"[data-spot=place-{choice.to}]").click()
    else:
        page.locator("[data-act=rotate]").click()


def test_a_puzzle_is_solved_on_the_real_board(someone: Newcomer, solved: WheelSolution) -> None:
    number, moves = plain_puzzle(solved)
    state = WHEEL.puzzles.position(solved, number)
    assert isinstance(state, Wheel)
    page = someone(f"/puzzles/{number}")
    expect(page.locator("[data-puzzle=open]")).to_contain_text("Win in 2")
    wrong = next(action for action in state.legal(BLACK) if action != moves[0] and is_plain(state, action))
    make(page, state, wrong)
    expect(page.locator("[data-puzzle=wrong], [data-puzzle=slow]")).to_be_visible()
    page.locator("[data-act=again]").click()
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    make(page, state, moves[0])
    expect(page.locator("[data-puzzle=right]")).to_contain_text("1 to go")
    for seat, action in solved.best_line(state)[:2]:
        state.advance(seat, action)
    make(page, state, moves[1])
    expect(page.locator("[data-puzzle=won]")).to_contain_text("Solved")


def test_a_puzzle_shows_its_solution_and_gives_way_to_the_next(
    someone: Newcomer, solved: WheelSolution
) -> None:
    page = someone("/puzzles")
    panel = page.locator("[data-puzzle]")
    expect(panel).to_contain_text("Win in")
    panel.get_by_role("radio", name="3", exact=True).click()
    expect(panel).to_contain_text("Win in 3")
    page.locator("[data-act=solution]").click()
    expect(page.locator("[data-puzzle=shown]")).to_contain_text("This was the solution")
    expect(page.locator("ol.log li")).not_to_have_count(0)
    before = page.url
    page.locator("[data-act=next-puzzle]").click()
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-puzzle=open]")).to_contain_text("Win in 3")
    resize(page, PHONE["width"], PHONE["height"])
    expect(page.locator("[data-act=next-puzzle]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
