"""What others did can be followed: recaps stay until they are read, a walk leaves its trace."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.convoy import build as convoy
from tests.web.conftest import PHONE, SHORT, Newcomer
from tests.web.playing import answer_until
from tests.web.scenes import SCENES, Scene
from tests.web.serving import Serving
from tests.web.states import set_table
from tests.web.test_colonies import CHOICES

READ = "[data-act=read-recap]"
# The bow's crew has no points left: it can only end.
TIRED = Scene(
    "convoy",
    lambda: convoy.crews(
        {"b1": "2a1", "b2": "3a1"}, dice={2: 1, 4: 1}, engines=(1, 1), cycle=6, tracker=9, points=0
    ),
)


def at_scene(page: Page, serving: Serving, scene: Scene) -> None:
    page.goto(f"/t/{set_table(serving, page, scene)}")
    expect(page.locator("section.ask")).to_be_visible()


@pytest.mark.parametrize("pace", ["still", "quick"])
def test_what_upkeep_came_to_stays_until_it_is_read(someone: Newcomer, serving: Serving, pace: str) -> None:
    page = someone(pace=pace)
    at_scene(page, serving, SCENES["colonies-police"])
    recap = page.locator("[data-recap=upkeep]")
    answer_until(page, "[data-recap=upkeep]", CHOICES)  # police, and whatever upkeep asks
    expect(page.locator("section.ask button").first).to_be_visible()  # the next question
    expect(recap).to_be_visible()
    planets = recap.locator("[data-exchanges] tbody tr")
    expect(planets).to_have_count(5)
    expect(planets.first).to_have_class(re.compile("mine"))
    expect(recap.locator("[data-lanes] tbody tr")).to_have_count(4)
    page.locator(READ).click()
    expect(recap).to_have_count(0)
    page.locator("ol.log [data-act=recall]").first.click()
    expect(planets).to_have_count(5)


@pytest.mark.parametrize("viewport", [PHONE, SHORT], ids=["phone", "short"])
def test_a_recap_does_not_lie_over_what_is_asked(
    someone: Newcomer, serving: Serving, viewport: ViewportSize
) -> None:
    page = someone(viewport=viewport)
    at_scene(page, serving, SCENES["colonies-police"])
    answer_until(page, "[data-recap=upkeep]", CHOICES)
    expect(page.locator("[data-recap=upkeep]")).to_be_visible()
    page.locator("section.ask button:enabled:not([aria-disabled=true])").first.click(trial=True)


def test_a_recap_is_whole_in_a_short_german_window(someone: Newcomer, serving: Serving) -> None:
    page = someone(viewport=SHORT, locale="de-DE")
    at_scene(page, serving, SCENES["colonies-police"])
    answer_until(page, "[data-recap=upkeep]", CHOICES)
    page.locator("[data-lanes] tbody tr").nth(1).click(trial=True)  # nothing lies over it
    recap = page.locator("section.recap")
    assert recap.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    page.locator("[data-exchanges] th").last.scroll_into_view_if_needed()
    expect(page.locator("[data-exchanges] thead th").last).to_be_in_viewport()


def test_what_a_vote_came_to_stays_while_the_next_question_is_asked(
    someone: Newcomer, serving: Serving
) -> None:
    page = someone()
    at_scene(page, serving, SCENES["colonies-vote"])
    page.locator("[data-act=seal-no]").click()
    recap = page.locator("[data-recap=vote]")
    expect(recap).to_be_visible()
    expect(recap.locator(".votes li")).to_have_count(5)
    expect(recap.locator(".votes .goods svg").first).to_be_visible()  # bots lay something aside
    expect(recap.locator(".then li").first).to_be_visible()
    expect(page.locator("section.ask button").first).to_be_visible()
    expect(recap).to_be_visible()
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    page.keyboard.press("r")
    expect(recap).to_be_visible()


def test_the_walk_of_a_bot_leaves_its_trace(someone: Newcomer, serving: Serving) -> None:
    page = someone()
    at_scene(page, serving, TIRED)
    page.locator("[data-act=end]").click()
    expect(page.locator("[data-trace]").first).to_be_attached()
    page.locator("[data-spot^=crew-]:not([aria-disabled=true])").first.click()
    expect(page.locator("[data-trace]").first).to_be_attached()  # only looking takes nothing away
