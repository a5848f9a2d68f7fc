"""A browser stands in nobody's way: tests of anything else that follow it run event loops of their own."""

import asyncio

from playwright.sync_api import Browser

from tests.web.loop import BROWSER_LOOP


async def answer() -> int:
    await asyncio.sleep(0)
    return 42


def test_where_its_loop_is_hidden_another_runs_and_the_browser_goes_on_afterwards(browser: Browser) -> None:
    BROWSER_LOOP.hide()
    assert asyncio.run(answer()) == 42
    BROWSER_LOOP.show()
    browser.new_context().close()
