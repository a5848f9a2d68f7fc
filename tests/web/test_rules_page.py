"""The illustrated rules in a real browser: by their address, by search, and from a refusal."""

import re

import pytest
from playwright.sync_api import expect

from starboard.games.registry import GAMES
from tests.web.conftest import PHONE, Newcomer
from tests.web.windows import resize


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_its_rules_at_an_address_with_figures_on_its_own_board(
    someone: Newcomer, game: str
) -> None:
    page = someone(f"/rules/{game}")
    expect(page.get_by_role("heading", name=GAMES[game].title)).to_be_visible()
    rulebook = GAMES[game].rulebook
    assert rulebook is not None
    expect(page.locator("section.part")).to_have_count(len(rulebook.sections) + 1)
    scenes = sum(len(section.scenes) for section in rulebook.sections)
    expect(page.locator("[data-figure] svg").first).to_be_attached()
    expect(page.locator("[data-figure]")).to_have_count(scenes)
    clauses = page.locator("article[data-clause]")
    expect(clauses).to_have_count(len(GAMES[game].clauses))
    shown = clauses.evaluate_all("all => all.map((one) => one.id)")
    assert sorted(shown) == sorted(clause.id for clause in GAMES[game].clauses)
    resize(page, PHONE["width"], PHONE["height"])
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_clause_in_the_address_is_ringed_and_in_sight(someone: Newcomer) -> None:
    page = someone("/rules/convoy#CC-21")
    clause = page.locator("article#CC-21")
    expect(clause).to_have_attribute("aria-current", "true")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("printed")
    expect(clause).to_contain_text("our ruling")


def test_clauses_are_found_by_their_words_and_numbers(someone: Newcomer) -> None:
    page = someone("/rules/convoy")
    expect(page.locator("[data-figure]").first).to_be_attached()
    page.keyboard.press("/")
    page.keyboard.type("cc9")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article#CC-09")).to_be_visible()
    page.get_by_role("searchbox").fill("burnt")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("main")).to_contain_text(re.compile(r"\d+ of 30 clauses"))
    page.get_by_role("searchbox").fill("expedient")  # a title that the table shows
    expect(page.locator("article#CC-24")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.part").first).to_be_visible()


def test_an_example_is_played_step_by_step(someone: Newcomer) -> None:
    page = someone("/rules/wheel")
    example = page.locator("#example [data-figure]").first
    example.locator("[data-act=figure-on]").click()
    expect(example.locator("li[aria-current=step]")).to_have_count(1)
    # In the words of the log: no numbers of places, which no wheel prints.
    expect(example.locator(".steps li").first).to_have_text("You moved the disc from your right to neutral.")
    expect(example).to_contain_text("1 of 4")
    example.locator("[data-act=figure-back]").click()
    expect(example).to_contain_text("0 of 4")


def test_a_refusal_leads_to_its_clause_and_back_to_the_table(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-wheel]").click()
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    table = page.url
    page.locator("[data-spot=place-0]").click(force=True)
    page.get_by_role("alert").get_by_role("button", name="AW-17").click()
    page.locator("[data-act=rules-page]").click()
    expect(page).to_have_url(re.compile(r"/rules/wheel\?table=\w+#AW-17"))
    expect(page.locator("article#AW-17")).to_have_attribute("aria-current", "true")
    expect(page.locator("article#AW-17")).to_be_in_viewport()
    page.locator("[data-act=back-to-table]").click()
    expect(page).to_have_url(table)
    expect(page.locator("section.ask")).to_be_visible()
