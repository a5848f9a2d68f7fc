"""Another window for a page that is open."""

from playwright.sync_api import Page

# What a window's size decides is decided in the frame that sees it, and drawn in the next.
DRAWN = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)


def resize(page: Page, width: int, height: int) -> None:
    """When this returns the page stands in the form that the window has for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
    drawn(page)


def drawn(page: Page) -> None:
    """When this returns, what the page knows is laid out: boards fit into what is left for them."""
    page.evaluate(DRAWN)
