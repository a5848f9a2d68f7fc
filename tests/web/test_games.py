"""Each game in a real browser, from the first page to the final score, by clicks on what the page marks."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.playing import play_to_the_end

SEATS = "aside.rail .seat"


def begin(page: Page, game: str, players: int) -> None:
    """Play now against bots, with so many at the table; a lone captain plays solo."""
    page.evaluate(f"localStorage.setItem('starboard.players.{game}', '{players}')")
    page.reload()
    level = "Solo" if players == 1 else "Easy"
    page.locator(f"#game-{game}").get_by_role("radio", name=level, exact=True).click()
    page.locator(f"[data-act=play-{game}]").click()
    expect(page.locator("section.ask")).to_be_visible()


@pytest.mark.parametrize(
    "game, players",
    [("convoy", 1), ("convoy", 2), ("colonies", 3), ("colonies", 5), ("argosy", 3)],
)
def test_a_whole_game_is_played_by_clicks(someone: Newcomer, game: str, players: int) -> None:
    page = someone()
    begin(page, game, players)
    play_to_the_end(page, seed=players, patience=420)
    expect(page.locator("[data-ended] h2")).not_to_be_empty()
    expect(page.locator("[data-ended] ol li")).to_have_count(players)
