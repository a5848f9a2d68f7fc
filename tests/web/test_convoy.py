"""Cosmic Convoy in a real browser: one crew and two, to the final score."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, SHORT, Newcomer
from tests.web.playing import answer_until, is_over, play_to_the_end
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.test_nothing_false import at_scene
from tests.web.windows import drawn

SIX = ("[data-act=put]", "[data-spot^=module-]:not([aria-disabled=true])")  # asks which Module it hangs over


def set_out(someone: Newcomer, **how: Any) -> Page:
    """At the first Move phase: a six, if there is one, is hung over the first Module."""
    page = someone.playing("convoy", **how)
    come_to_move(page)
    return page


def come_to_move(page: Page) -> None:
    answer_until(page, "[data-act=end]", SIX)
    expect(page.locator("section.ask")).to_contain_text("Move one of your crew")


def walkers(page: Page) -> list[str]:
    """The Crewmembers that can take a step, by the ids of their places on the board."""
    found = page.locator("main [data-spot^=crew-]:not([aria-disabled=true])").all()
    return [str(one.get_attribute("data-spot")) for one in found]


def pick(page: Page, spot: str) -> None:
    page.locator(f"[data-spot={spot}]").click()
    expect(page.locator("main [data-spot^=space-]").first).to_be_visible()


def test_one_click_on_the_first_page_and_the_crew_waits_for_orders(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-convoy]").click()
    come_to_move(page)
    expect(page.locator("section.ask")).to_contain_text("4 points to use")
    assert len(walkers(page)) == 3


@pytest.mark.parametrize("level, crews", [("Solo", 1), ("Easy", 2)])
def test_a_whole_voyage_is_played_by_clicks(someone: Newcomer, level: str, crews: int) -> None:
    page = someone()
    page.locator("#game-convoy").get_by_role("radio", name=level, exact=True).click()
    page.locator("[data-act=play-convoy]").click()
    expect(page.locator("section.ask")).to_be_visible()
    play_to_the_end(page, seed=crews)
    expect(page.locator("[data-ended] h2")).not_to_be_empty()
    expect(page.locator("[data-ended] ol li")).to_have_count(crews)


def test_a_whole_voyage_on_a_small_phone(someone: Newcomer) -> None:
    page = someone.playing("convoy", viewport=PHONE, has_touch=True)
    play_to_the_end(page, seed=2)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_space_shows_its_cost_and_a_click_walks_the_whole_way(someone: Newcomer) -> None:
    page = set_out(someone)
    pick(page, walkers(page)[0])
    far = page.locator("main [data-spot^=space-]").filter(has_text=re.compile(r"^\s*2\s*$")).first
    where = page.locator(f"[data-spot={far.get_attribute('data-spot')}]")
    where.hover()
    expect(page.locator("section.ask")).to_contain_text("for 2 points")
    expect(page.locator("section.ask")).to_contain_text("−2 points")
    where.click()
    expect(page.locator("ol.log")).to_contain_text("goes from")
    expect(where).to_have_count(0)
    expect(page.locator(".strip")).to_contain_text("still to use")


def test_a_step_can_be_taken_back(someone: Newcomer) -> None:
    page = set_out(someone)
    pick(page, walkers(page)[0])
    page.locator("main [data-spot^=space-1]").first.click()
    page.locator("[data-act=undo]").click()
    expect(page.locator("section.ask")).to_contain_text(re.compile("4 points|marked space"))


def test_a_second_click_puts_the_crewmember_back(someone: Newcomer) -> None:
    page = set_out(someone)
    first = walkers(page)[0]
    pick(page, first)
    page.locator(f"[data-spot={first}]").click()
    expect(page.locator("main [data-spot^=space-]")).to_have_count(0)


def test_ending_too_early_is_answered_with_its_clause(someone: Newcomer) -> None:
    page = set_out(someone)
    page.locator("[data-act=end]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("CC-09")


def test_burning_without_a_charge_is_answered_with_its_clause(someone: Newcomer) -> None:
    page = set_out(someone)
    page.locator("[data-act=burn-points]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("CC-15")


def test_a_space_that_is_too_far_says_so(someone: Newcomer) -> None:
    page = set_out(someone)
    pick(page, walkers(page)[0])
    page.locator("[data-space=stern]").click(position={"x": 30, "y": 12})
    expect(page.get_by_role("alert")).to_contain_text("CC-11")


@pytest.mark.parametrize("viewport", [PHONE, SHORT], ids=["upright", "on its side"])
def test_on_touch_a_first_tap_shows_and_the_button_moves(someone: Newcomer, viewport: ViewportSize) -> None:
    page = set_out(someone, viewport=viewport, has_touch=True)
    page.locator(f"[data-spot={walkers(page)[0]}]").tap()
    page.locator("main [data-spot^=space-1]").first.tap()
    expect(page.locator("[data-act=end]")).to_have_count(0)
    page.get_by_role("button", name="Move here", exact=True).tap()
    expect(page.locator("[data-act=undo]")).to_be_visible()


def test_on_touch_the_charge_is_chosen_while_the_move_waits(someone: Newcomer) -> None:
    page = set_out(someone, viewport=SHORT, has_touch=True)
    choice = page.get_by_role("radiogroup", name="The Charge at the end of the way")
    for walker in walkers(page):
        page.locator(f"[data-spot={walker}]").tap()
        expect(page.locator(f"[data-spot={walker}]")).to_have_attribute("aria-pressed", "true")
        taking = page.locator("main [data-spot^=space-][aria-label*='takes the Charge']")
        if taking.count():
            break
    taking.first.tap()
    choice.get_by_role("radio", name="Leave it").tap()
    expect(page.locator("section.ask")).not_to_contain_text("takes the Charge", ignore_case=True)
    choice.get_by_role("radio", name="Take Charge").tap()
    expect(page.locator("section.ask")).to_contain_text("takes the Charge", ignore_case=True)
    page.locator("[data-act=step]").tap()
    expect(page.locator("[data-act=undo]")).to_be_visible()


def test_keys_pick_walk_and_put_back(someone: Newcomer) -> None:
    page = set_out(someone)
    page.locator("body").press("1")
    expect(page.locator("section.ask")).to_contain_text("marked space")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot^=space-]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("goes from")
    page.keyboard.press("Escape")
    expect(page.locator("main [data-spot^=space-]")).to_have_count(0)
    assert not is_over(page)


def test_the_ship_speaks_german(someone: Newcomer) -> None:
    page = someone.playing("convoy", locale="de-DE")
    expect(page.locator("section.ask")).to_contain_text(re.compile("Zieh mit deiner Crew|Häng"))
    expect(page.locator("main")).to_contain_text("Bugmotor")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_what_can_be_burnt_leaves_the_whole_ship_in_sight_on_a_phone(
    someone: Newcomer, serving: Serving, locale: str
) -> None:
    page = someone(viewport={"width": 390, "height": 844}, locale=locale)
    at_scene(page, serving, SCENES["convoy-two-and-one"])
    page.locator("[data-act=burns]").click()
    expect(page.locator("[data-act=burn-points]")).to_be_in_viewport()
    drawn(page)
    assert page.locator("main").evaluate("(board) => board.scrollHeight <= board.clientHeight")
    page.locator("[data-act=burns]").click()
    expect(page.locator("[data-act=burn-points]")).to_have_count(0)
