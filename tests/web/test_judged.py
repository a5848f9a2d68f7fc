"""Looking back that teaches, in a real browser: chances, costly choices, lines, playing on from a moment."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer
from tests.web.recorded import SHORT, recorded_table


def judged(page: Page, game: str) -> str:
    table = recorded_table(page, game)
    page.goto(f"/t/{table}/back")
    expect(page.locator("[data-progress=ready]")).to_be_visible()
    return table


def to_a_choice(page: Page, table: str) -> int:
    """A moment at which a seat has several choices."""
    answer = page.request.get(f"/api/v1/tables/{table}/judgement").json()
    step = int(answer["moments"][len(answer["moments"]) // 2]["step"])
    page.locator("[data-act=scrub]").fill(str(step))
    expect(page.locator("[data-candidate]").first).to_be_visible()
    return step


@pytest.mark.parametrize("game", list(SHORT))
def test_every_game_has_its_curve_its_costly_choices_and_goes_on_from_a_moment(
    someone: Newcomer, game: str
) -> None:
    page = someone()
    table = judged(page, game)
    expect(page.locator("[data-line]").first).to_be_attached()
    expect(page.locator("[data-seat]").first).to_contain_text("%")
    panel = page.locator("[data-judged=ready]")
    expect(panel).to_contain_text(re.compile("costliest choices"))
    costly = panel.locator("[data-costly-choice]")
    if costly.count():
        step = costly.first.get_attribute("data-costly-choice") or ""
        costly.first.click()
        expect(page.locator("[data-act=scrub]")).to_have_value(step)
    to_a_choice(page, table)
    expect(panel.locator("[data-candidate]").first).to_contain_text(re.compile("%|wins|loses|draw"))
    page.locator("[data-act=play-from]").click()
    page.locator("[data-act=play-from-go]").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("section.ask")).to_be_visible()


def test_a_choice_that_is_looked_at_is_drawn_on_the_board_and_tried(someone: Newcomer) -> None:
    page = someone()
    table = judged(page, "wheel")
    step = to_a_choice(page, table)
    expect(page.locator("[data-candidate]:not(.played)").first).to_contain_text("Afterwards: “")
    page.locator("[data-candidate]").first.click()
    expect(page.locator("[data-candidate][aria-pressed=true]")).to_have_count(1)
    page.locator("[data-act=try-line]").click()
    trial = page.locator("[data-trial=line]")
    expect(trial).to_contain_text("acts from here")
    expect(trial).to_contain_text("Your chance there")
    expect(page.locator("section.ask")).to_be_visible()
    page.locator("[data-act=back-to-game]").click()
    expect(trial).to_have_count(0)
    expect(page.locator("[data-act=scrub]")).to_have_value(str(step))


def test_a_moment_is_tried_again_and_the_answer_is_judged(someone: Newcomer) -> None:
    page = someone()
    table = judged(page, "wheel")
    to_a_choice(page, table)
    page.locator("[data-act=try-again]").click()
    expect(page.locator("[data-trial=again]")).to_contain_text("what would you do?")
    expect(page.locator("[data-candidate]")).to_have_count(0)
    page.locator("[data-act=rotate]").click()
    expect(page.locator("[data-answer]")).to_contain_text(re.compile("%|good|nothing"))


def test_a_moment_is_shared_as_a_picture(someone: Newcomer) -> None:
    page = someone()
    judged(page, "wheel")
    page.locator("[data-act=share]").click()
    with page.expect_download() as download:
        page.locator("[data-act=share-picture]").click()
    assert download.value.suggested_filename.endswith(".png")
    expect(page.locator("[data-shared=picture]")).to_be_visible()


def test_on_a_phone_the_curve_and_what_can_be_done_are_in_sight(someone: Newcomer) -> None:
    page = someone()
    page.set_viewport_size(PHONE)
    judged(page, "wheel")
    for act in ("scrub", "play-from", "try-line", "try-again"):
        expect(page.locator(f"[data-act={act}]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    words = page.locator(".scrubber .words")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), words.text_content()
    expect(page.locator("#board .last")).to_have_count(0)  # over the wheel there is no room to say it again


def test_a_running_game_has_no_curve(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-wheel]").click()
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    page.goto(f"{page.url}/back")
    expect(page.locator("[data-act=scrub]")).to_be_visible()
    expect(page.locator("[data-progress]")).to_have_count(0)
    expect(page.get_by_role("tab", name="Choices")).to_have_count(0)
