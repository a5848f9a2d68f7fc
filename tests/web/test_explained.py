"""What the page explains: the rules beside the board, tips on pieces and places, the spoken log."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import click_until
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.states import set_table


def tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


PIECES = re.compile(r"""^\s*- '?(button|img|link|textbox|combobox)(?: "(.*?)")?(?: \[|:|'|$)""")
# As a program says it: a part that was not filled in, a hyphenated or underscored key, a space of the ship.
CODE = re.compile(r"[{}]|undefined|null|NaN|\b[a-z]+_[a-z]|^[a-z]+-[a-z0-9-]+$|\b[1-5][abc][1-4]\b")


def check_names(page: Page) -> None:
    """Every piece and place of the board has a name of its own, and none is named by a code."""
    told = page.locator("main").aria_snapshot() + "\n" + page.locator("section.ask").aria_snapshot()
    names = [found.group(2) for line in told.split("\n") if (found := PIECES.match(line))]
    assert len(names) > 10
    assert [name for name in names if not name or CODE.search(name)] == []
    spots = page.locator("main [data-spot]").evaluate_all(
        "all => all.map(one => one.ariaLabel ?? one.textContent)"
    )
    assert sorted(spots) == sorted(set(spots))


def focus_by_key(page: Page, thing: Locator) -> None:
    """A key first: only a focus that came from the keyboard explains."""
    page.keyboard.press("Shift")
    thing.focus()


def test_a_refusal_opens_the_rules_beside_the_board_and_they_are_searched(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.locator("[data-spot=place-0]").click(force=True)
    page.get_by_role("alert").get_by_role("button", name="AW-17").click()
    drawer = page.get_by_role("complementary").filter(has=page.get_by_role("searchbox"))
    cited = drawer.locator("[data-clause=AW-17]")
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-spot=place-0]")).to_be_in_viewport()
    drawer.get_by_role("searchbox").fill("prisoner cone moved away")
    expect(drawer.locator("[data-clause]")).to_have_count(1)
    expect(drawer.locator("[data-clause=AW-29]")).to_be_in_viewport()
    drawer.get_by_role("searchbox").fill("aw-08")
    expect(drawer.locator("[data-clause=AW-08]")).to_contain_text("straight across")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.locator("[data-act=rotate]").click()
    expect(page.get_by_role("log")).to_contain_text("You rotated")


def test_the_wheel_explains_its_pieces_and_says_what_happened(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    check_names(page)
    page.locator("[data-spot=place-1]").hover()
    expect(tip(page)).to_contain_text("A living disc moves")
    page.mouse.move(2, 400)
    expect(tip(page)).to_have_count(0)
    focus_by_key(page, page.locator("[data-spot=place-0]"))
    expect(tip(page)).to_contain_text("A cone kills")
    expect(page.locator("[data-spot=place-0]")).to_have_accessible_description(re.compile("A cone kills"))
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    focus_by_key(page, page.get_by_role("img", name="Time stone"))
    expect(tip(page)).to_contain_text("rides on the wheel")
    page.get_by_role("img", name="Time stone").hover()
    expect(tip(page)).to_contain_text("rides on the wheel")
    page.locator("[data-spot=place-1]").click()
    page.locator("[data-spot=place-2]").click()
    spoken = page.get_by_role("log")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken).to_contain_text("You moved the disc")


# What explains itself, the part of it to point at, and what is said.
EXPLAINED = {
    "convoy": [
        ("[aria-label^='Module 1,']", "circle", "Lit side"),
        ("[aria-label^='Stern Engine']", "rect", "Engine: a carrier"),
        ("[aria-label^='The Cycle Tracker']", "g > rect >> nth=-1", "Goes down by one"),
        ("[aria-label^='Generator']", "rect", "may take its Charge"),
        ("[aria-label^='Crates']", "rect", "nobody passes"),
        ("[aria-label^='Movement']", "", "Shared by the crew"),
    ],
    "colonies": [
        ("[data-act=take-military]", "", "1 Credit"),
        ("section.card h2", "", "Everybody votes"),
        (".stall .head", "", "the next sale pays"),
        (".plate h2", "", "Community"),
    ],
    "argosy": [
        ("[data-spot=pool-red-fire]", "", "red Fire Power"),
        ("[data-spot=track-navigation]", "", "move an own token"),
        ("[data-spot^=card-]", "", "Bought in step 5"),
        ("[data-spot=planet-core]", "", "50 points"),
        ("[data-act^=map-of-]", "", "map"),
    ],
}

# There when the game has come to the board that is looked at.
SHOWN = {"convoy": "[data-act=end]", "colonies": "[data-act=take-military]", "argosy": "[data-spot^=card-]"}


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_board_explains_itself_on_hover_and_on_focus(someone: Newcomer, game: str) -> None:
    page = someone.playing(game)
    click_until(page, random.Random(3), f'() => document.querySelector("{SHOWN[game]}")')
    check_names(page)
    for where, part, words in EXPLAINED[game]:
        thing = page.locator(where).first
        focus_by_key(page, thing)
        expect(tip(page)).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(tip(page)).to_have_count(0)
        (thing.locator(part).first if part else thing).hover(force=True)
        expect(tip(page)).to_contain_text(words)
        page.mouse.move(2, 400)


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(
    someone: Newcomer, serving: Serving
) -> None:
    page = someone(clock=True)
    page.goto(f"/t/{set_table(serving, page, SCENES['argosy-research'])}")
    box = page.locator("[data-act=draw]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] - 4, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator("[data-act=take-none]")).to_be_visible()
    page.clock.run_for(2000)
    expect(tip(page)).to_have_count(0)
    page.mouse.move(x + 1, y)
    expect(tip(page)).to_contain_text("no token")


def test_a_long_touch_explains(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=PHONE, has_touch=True)
    box = page.locator("[data-spot=place-0]").bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(page)).to_contain_text("A cone kills")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip(page)).to_have_count(0)
