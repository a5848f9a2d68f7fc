"""Each guided first game, completed through the page, task by task."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer

MORE = "button[aria-label='More: {}']"
WAYS = {
    "wheel": (
        "place-1 place-2",
        "rotate",
        "go-on place-0 place-4",
        "go-on place-1 place-2",
        "go-on place-7 place-5",
    ),
    "convoy": (
        "crew-cargo space-1b4",
        "space-bow",
        "end",
        "module-2",
        "go-on crew-pilot space-2c3",
        "hack",
        "crew-cargo space-stern",
    ),
    "colonies": (
        "card-immigrant-workers lay",
        "settle-paid",
        "ballot-yes aside-information seal",
        "take-industry",
        "+attract_colonists industry",
        "take-commerce stock-luxury done",
        "take-influence link-bellona adjust-both-up",
        "take-upgrade upgrade",
        "+turn_away +turn_away settle",
    ),
    "argosy": (
        "draw",
        "pool-red-fire",
        "map-0-d2",
        "track-red track-navigation",
        "end",
        "planet-green-1",
        "go-on card-scavengers",
    ),
}


def press(page: Page, name: str) -> None:
    """Click a place on the board, a button, or "more" of a stepper, once it is there to be clicked."""
    more = MORE.format(name[1:].replace("_", " "))
    selector = more if name[0] == "+" else f"[data-spot={name}], [data-act={name}]"
    page.locator(f":is({selector}):not([aria-disabled=true])").first.dispatch_event("click")


@pytest.mark.parametrize("game", WAYS)
def test_a_guided_game_is_completed(someone: Newcomer, game: str) -> None:
    page = someone()
    page.locator(f"[data-act=learn-{game}]").click()
    coach = page.locator("section.coach")
    for number, way in enumerate(WAYS[game], 1):
        for name in way.split():
            press(page, name)
            if name == "go-on":
                expect(coach).to_have_attribute("data-task", str(number))
        after = str(number + 1) if number < len(WAYS[game]) else "end"
        expect(page.locator(f"section.coach[data-task='{after}'], [data-act=go-on]")).to_be_visible()
    press(page, "now-play")
    expect(page.locator("section.coach")).to_have_count(0)
    expect(page.locator("section.ask")).to_be_visible()


def test_what_the_task_does_not_ask_for_is_refused_and_can_be_taken_back(someone: Newcomer) -> None:
    page = someone("/learn/wheel", viewport=PHONE, locale="de-DE")
    page.locator("[data-spot=place-7]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("hier geht es gerade um etwas anderes")
    page.locator("[data-spot=place-0]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("AW-17")
    expect(page.locator("section.coach")).to_have_attribute("data-task", "1")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
