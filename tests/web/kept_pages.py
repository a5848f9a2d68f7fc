"""Pages of the browser that are given to one test after the other, with nothing left of who had them before.

A new page is a process of its own that reads every script anew: half a second of a processor, more than most
tests need. A page that was used before has no cookie, nothing stored and no pointer over it; only the files
that the browser keeps of ours are still there. What a test does to a page for good (a clock, a script that
runs before all others, somebody who listens) needs one of its own: `own=True`.
"""

from typing import Any, Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize

# How long, in milliseconds, the page may take for anything: only a page that never does it takes as long.
PATIENCE = 60_000
MOST = 3  # that wait to be used again, each with a process of the browser
EMPTY = "/healthz"  # an address of ours without the page

# So that a test can cut them: a browser told to be offline keeps the sockets it has.
REMEMBER_SOCKETS = """
window.__sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.__sockets.push(this); }
};
"""
# Nobody's share in the dice differs from one run to the next.
STEADY_NONCES = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class KeptPages:
    """Pages by what their browser says of its owner: the language, a finger, how quickly things move."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.free: list[tuple[dict[str, Any], Page]] = []
        self.complaints: list[str] = []

    def take(self, viewport: ViewportSize, **told: Any) -> Page:
        for number, (known, page) in enumerate(self.free):
            if known == told:
                del self.free[number]
                if page.viewport_size != viewport:
                    page.set_viewport_size(viewport)
                return page
        return self.open(viewport, **told)

    def open(self, viewport: ViewportSize, pace: str, **told: Any) -> Page:
        context = self.browser.new_context(
            viewport=viewport, base_url=self.address, reduced_motion=motion_at(pace), **told
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('starboard.pace', '{pace}')")
        context.add_init_script(REMEMBER_SOCKETS)
        context.add_init_script(STEADY_NONCES)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def give_back(self, page: Page, **told: Any) -> None:
        try:
            forget_everything(page, told.get("color_scheme", "light"), motion_at(told["pace"]))
        except Error:  # a page that fails a test may not be fit for another
            page.context.close()
            return
        self.free.append((told, page))
        if len(self.free) > MOST:
            self.free.pop(0)[1].context.close()

    def close(self) -> None:
        for _, page in self.free:
            page.context.close()


def motion_at(pace: str) -> Literal["reduce", "no-preference"]:
    """Where pieces stand still, nothing fades either: each fading is a dozen frames that nobody looks at."""
    return "reduce" if pace == "still" else "no-preference"


def forget_everything(page: Page, scheme: Any, motion: Literal["reduce", "no-preference"]) -> None:
    for other in page.context.pages:
        if other != page:
            other.close()
    page.goto(EMPTY)
    page.evaluate(FORGET)
    page.context.clear_cookies()
    page.mouse.move(-1, -1)
    page.emulate_media(color_scheme=scheme, forced_colors="none", reduced_motion=motion)
