"""Each guided first game, completed through the page, task by task."""

import pytest
from playwright.sync_api import Page, expect

from starboard.games.registry import GAMES
from tests.web.conftest import Newcomer

MORE = "button[aria-label='More: {}']"
WAYS = {
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
}


def press(page: Page, name: str) -> None:
    """Click a place on the board, a button, or "more" of a stepper, once it is there to be clicked."""
    more = MORE.format(name[1:].replace("_", " "))
    selector = more if name[0] == "+" else f"[data-spot={name}], [data-act={name}]"
    page.locator(f":is({selector}):not([aria-disabled=true])").first.dispatch_event("click")


@pytest.mark.parametrize("game", [name for name in WAYS if GAMES[name].guided])
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
