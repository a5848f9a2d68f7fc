"""Colonies in a real browser: three and five seats, to the final score."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.colonies.build import PLANETS, RESOURCES, acting
from tests.games.colonies.phases import PLENTY, THREE
from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import answer_until, click_until, leap, play_to_the_end
from tests.web.scenes import Scene
from tests.web.serving import Serving
from tests.web.states import set_table

ASK = "section.ask"
CHOICES = (
    f"{ASK} [data-act]:not([data-act=undo]):not([aria-disabled=true]):not(:disabled)",
    "main [data-spot]:not([aria-disabled=true])",
)


def lay_a_card(page: Page) -> None:
    page.locator("[data-spot^=card-]").first.click()
    page.locator("[data-act=lay]").click()
    expect(page.locator("[data-act=settle]")).to_be_visible()


def come_to_the_vote(page: Page) -> None:
    lay_a_card(page)
    page.locator("[data-act=settle]").click()
    expect(page.locator("[data-act^=seal]").first).to_be_visible()


def take_action(someone: Newcomer, serving: Serving, action: str, planets: tuple[str, ...] = PLANETS) -> Page:
    """At a table that is set: the player of Pallas, who has goods to sell, has begun the action."""
    goods = {"pallas": {"energy": 1, "information": 2}}
    scene = Scene("colonies", lambda: acting(players=len(planets), planets=planets, turn=2, resources=goods))
    page = someone()
    page.goto(f"/t/{set_table(serving, page, scene)}")
    page.locator(f"[data-act=take-{action}]").click()
    return page


@pytest.mark.parametrize(
    "players, first, then",
    [(3, 2, 10), (5, 1, 10), *(pytest.param(seats, 1, 1, marks=pytest.mark.deep) for seats in (3, 5))],
)
def test_a_whole_game_against_bots_ends_with_its_score(
    someone: Newcomer, players: int, first: int, then: int
) -> None:
    """By clicks until one turn and from another; between them nothing is asked that was not asked before."""
    page = someone.playing("colonies", players)
    play_until_turn(page, first, seed=players)
    leap(page, then)
    play_to_the_end(page, seed=players)
    check_the_end(page, players)


def play_until_turn(page: Page, turn: int, seed: int) -> None:
    begun = f'() => /Turn {turn}\\b/.test(document.querySelector("header.top").innerText)'
    click_until(page, random.Random(seed), begun)


def check_the_end(page: Page, players: int) -> None:
    expect(page.locator("[data-ended] h2")).not_to_be_empty()
    expect(page.locator("[data-ended] ol li")).to_have_count(players)
    expect(page.locator("[data-ended]")).to_contain_text("After 10 turns")
    expect(page.locator("header.top")).to_contain_text("After 10 turns")


def test_the_hand_shows_what_its_cards_do_and_one_is_laid(someone: Newcomer) -> None:
    page = someone.playing("colonies")
    cards = page.locator("[data-spot^=card-]")
    expect(cards).to_have_count(5)
    expect(cards.first).to_contain_text("4 Credits")
    lay_a_card(page)
    expect(page.locator("ol.log")).to_contain_text("for the event deck")


def test_a_vote_is_a_draft_until_it_is_sealed(someone: Newcomer) -> None:
    page = someone.playing("colonies")
    come_to_the_vote(page)
    page.locator("[data-spot=ballot-no]").click()
    page.locator("[data-spot^=aside-]").first.click()
    expect(page.locator(ASK)).to_contain_text("no, with 2 votes")
    page.locator("[data-spot=ballot-yes]").click()
    expect(page.locator(ASK)).to_contain_text("yes, with 2 votes")
    page.locator("[data-act=seal]").click()
    expect(page.locator("ol.log")).to_contain_text("You cast 2 votes for yes")


def test_a_sale_is_made_on_the_own_stock_and_can_be_undone(someone: Newcomer, serving: Serving) -> None:
    page = take_action(someone, serving, "commerce", THREE)
    good = page.locator("main [data-spot^=stock-]:not([aria-disabled=true])").first
    good.hover()  # what a sale brings makes the bar higher, once, and the board moves
    good.click()
    expect(page.locator(ASK)).to_contain_text("Sold")
    page.locator("[data-act=undo]").click()
    expect(page.locator(ASK)).not_to_contain_text("Sold")


def test_an_agreement_is_chosen_on_its_link_and_moved(someone: Newcomer, serving: Serving) -> None:
    page = take_action(someone, serving, "influence")
    page.locator("[data-spot^=link-]").first.dispatch_event("click")
    page.locator("[data-act=adjust-both-up]").hover()
    expect(page.locator(ASK)).to_contain_text("2 for 2")
    page.locator("[data-act=adjust-both-up]").click()
    expect(page.locator("ol.log")).to_contain_text("now 2 for 2")


def test_something_out_of_reach_says_why_with_its_clause(someone: Newcomer, serving: Serving) -> None:
    page = take_action(someone, serving, "influence", THREE)
    page.locator("[data-spot^=link-]").first.dispatch_event("click")
    page.locator("[data-act=adjust-both-down]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("CO-17")


def test_a_phone_has_the_board_and_its_tabs_without_scrolling_sideways(someone: Newcomer) -> None:
    page = someone.playing("colonies", 5, viewport=PHONE)
    page.locator("[data-spot^=card-]").first.click()
    page.locator("[data-act=lay]").click()
    page.locator("[data-act=settle]").click()
    page.locator("[data-spot=ballot-yes]").click()
    page.get_by_role("tab", name="Board").click()
    expect(page.get_by_role("group", name="The ring of five planets")).to_be_visible()
    page.get_by_role("tab", name="Markets").click()
    expect(page.locator("main")).to_contain_text(re.compile("next"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# -- upkeep with substitutes -----------------------------------------------------------------------

# What can be paid, the last one first, once what was paid before has arrived.
PAYING = [
    f"{ASK}:not(.told) [data-act=pay-{resource}]:not([aria-disabled=true])"
    for resource in reversed(RESOURCES)
]


def test_what_upkeep_takes_is_counted_everywhere_as_it_is_laid_aside(
    someone: Newcomer, serving: Serving
) -> None:
    few = {"biotech": 2, "energy": 2, "ships": 2, "luxury": 2}
    page = someone(own=True)
    warnings: list[str] = []
    page.on("console", lambda said: warnings.append(said.text) if said.type == "warning" else None)
    scene = Scene("colonies", lambda: acting(resources={**PLENTY, "pallas": few}).everybody_passes())
    page.goto(f"/t/{set_table(serving, page, scene)}")
    own, energy = page.locator(".facts").first, page.locator("[data-spot=stock-energy] b")
    expect(own).to_contain_text("8")
    page.locator("[data-act=pay-energy]").hover()
    expect(energy).to_have_text("1")
    page.locator("[data-act=pay-energy]").click()
    expect(own).to_contain_text("7")
    expect(energy).to_have_text("1")  # and not what one more would leave
    answer_until(page, "[data-act=done]", PAYING)
    expect(page.locator(ASK)).to_contain_text("with 3 Credits besides")
    assert not warnings
