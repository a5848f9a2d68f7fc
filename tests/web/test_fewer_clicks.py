"""What decides nothing takes no click of its own: whole actions, ballots, numbers that are held down."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.games.colonies import build as colonies
from tests.web.conftest import Newcomer
from tests.web.scenes import Scene
from tests.web.serving import Serving
from tests.web.states import set_table

LOG = "ol.log"


def seated(someone: Newcomer, serving: Serving, scene: Scene) -> Page:
    page = someone()
    page.goto(f"/t/{set_table(serving, page, scene)}")
    expect(page.locator("section.ask")).to_be_visible()
    return page


def acting(**change: Any) -> Scene:
    return Scene("colonies", lambda: colonies.acting(turn=2, **change))


def test_a_whole_action_is_one_click(someone: Newcomer, serving: Serving) -> None:
    scene = acting(levels={("pallas", "industry"): 3}, resources={"pallas": {"energy": 1, "information": 2}})
    page = seated(someone, serving, scene)
    page.locator("[data-act=whole-industry]").click()
    expect(page.locator(LOG)).to_contain_text("You made 3 Information")
    page = seated(someone, serving, scene)
    sale = page.locator("[data-act=whole-commerce]")
    expect(sale).to_contain_text(re.compile(r"Sell one for \d"))
    sale.click()
    expect(page.locator(LOG)).to_contain_text("You sold")
    expect(page.locator("[data-act=done]")).to_have_count(0)


def test_the_last_step_of_an_action_says_that_it_ends_it(someone: Newcomer, serving: Serving) -> None:
    page = seated(someone, serving, acting(levels={("pallas", "influence"): 2}))
    page.locator("[data-act=take-influence]").click()
    page.locator("[data-spot=link-elysia]").dispatch_event("click")
    step = page.locator("[data-act=adjust-both-up]")
    expect(step).not_to_contain_text("and done")
    step.click()
    page.locator("[data-spot=link-amateru]").dispatch_event("click")
    expect(step).to_contain_text("and done")
    step.click()
    expect(page.locator(LOG)).to_contain_text("with Amateru: both sides up, now 2 for 2")
    expect(page.locator("[data-act^=adjust-]")).to_have_count(0)


def test_a_ballot_is_sealed_as_soon_as_it_is_chosen_if_one_wishes(
    someone: Newcomer, serving: Serving
) -> None:
    page = seated(someone, serving, Scene("colonies", lambda: colonies.voting("open-market")))
    page.locator("[data-act=seal-no]").click()
    expect(page.locator(LOG)).to_contain_text("You cast 1 vote for no")


def test_of_a_single_colonist_nothing_has_to_be_counted(someone: Newcomer, serving: Serving) -> None:
    page = seated(someone, serving, Scene("colonies", lambda: colonies.settling("open-market")))
    page.locator("[data-act=settle-paid]").click()
    expect(page.locator("[data-act=seal-yes]")).to_be_visible()


def test_a_number_goes_on_while_its_button_is_held_down(someone: Newcomer, serving: Serving) -> None:
    scene = Scene("colonies", lambda: colonies.voting("open-market", resources={"pallas": {"energy": 5}}))
    page = seated(someone, serving, scene)
    more = page.locator("[data-spot=aside-energy]")
    count = page.locator(".step").filter(has=more).locator(".count")
    more.hover()
    page.mouse.down()
    every = page.locator(".step .count").filter(has_text="5")
    expect(every).to_have_count(1)
    page.mouse.up()
    expect(every).to_have_count(1)
    expect(count).to_have_count(0)  # there is no more to lay aside
    page.locator("[data-act=seal-yes]").click()
    expect(page.locator(LOG)).to_contain_text("You cast 6 votes for yes")
