"""Looking back on a game, as the tests of it and of what everybody can use do."""

from playwright.sync_api import Page


def open_steps(page: Page) -> None:
    """The list of steps; a game that is over opens with its choices. Keys are for the whole page again."""
    page.locator("#tab-steps").click()
    page.locator("#tab-steps").blur()
