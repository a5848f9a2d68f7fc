"""A lost line is said at once, what is pressed meanwhile waits, and is sent or dropped."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, SHORT, Newcomer

# A socket that is still open and carries nothing any more, as when a cable is pulled somewhere.
SILENCE = """() => {
  for (const socket of window.__sockets) {
    socket.send = () => {};
    socket.onmessage = socket.onclose = null;
  }
  const Real = window.WebSocket;
  window.__mend = () => (window.WebSocket = Real);
  window.WebSocket = class extends EventTarget {
    static CONNECTING = 0;
    static OPEN = 1;
    readyState = 0;
    close() {}
    send() {}
  };
}"""
SECONDS = 1000
PILL = ".pill.lost"


def lose(page: Page) -> None:
    """Silence every line of the page; three seconds of its time later it says so."""
    page.evaluate(SILENCE)
    page.clock.run_for(3 * SECONDS)
    expect(page.locator(PILL)).to_be_visible()


def mend(page: Page) -> None:
    """The network carries again; the browser notices."""
    page.evaluate("() => { window.__mend(); dispatchEvent(new Event('online')); }")


def test_a_line_that_fell_silent_is_said_within_three_seconds(someone: Newcomer) -> None:
    page = someone.playing("wheel", clock=True)
    lose(page)
    expect(page.locator(PILL)).to_contain_text("reconnecting")
    expect(page.locator("section.ask")).to_have_class(re.compile("lost"))
    mend(page)
    expect(page.get_by_text(re.compile("Back again after"))).to_be_visible()
    expect(page.locator(PILL)).to_have_count(0)


def test_what_is_pressed_meanwhile_waits_and_is_sent_when_the_line_is_back(someone: Newcomer) -> None:
    page = someone.playing("wheel", clock=True)
    lose(page)
    page.locator("[data-act=rotate]").click()
    expect(page.locator("section.ask")).to_contain_text("Your act waits")
    expect(page.locator("section.ask")).to_contain_text(": waiting")
    expect(page.locator("aside.rail")).to_contain_text(": waiting")
    mend(page)
    expect(page.locator("header.top")).to_contain_text("Turn 3 · your move")


def test_a_piece_put_down_meanwhile_is_marked_where_it_will_go(someone: Newcomer) -> None:
    page = someone.playing("wheel", clock=True)
    lose(page)
    page.locator("[data-spot=place-1]").click()
    page.locator("[data-spot=place-2]").click()
    expect(page.locator("[data-spot=place-2]")).to_have_attribute("data-waiting", "")
    mend(page)
    expect(page.locator("ol.log")).to_contain_text("You moved the disc")
    expect(page.locator("[data-waiting]")).to_have_count(0)


def test_what_waits_can_be_dropped(someone: Newcomer) -> None:
    page = someone.playing("wheel", clock=True)
    lose(page)
    page.locator("[data-act=rotate]").click()
    page.locator("[data-act=drop]").click()
    expect(page.locator("[data-act=rotate]")).to_be_visible()
    mend(page)
    expect(page.locator(PILL)).to_have_count(0)
    expect(page.locator("header.top")).to_contain_text("Turn 1 · your move")


def test_trying_now_does_not_wait_for_the_next_attempt(someone: Newcomer) -> None:
    page = someone.playing("wheel", clock=True)
    lose(page)
    page.locator("[data-act=rotate]").click()
    page.evaluate("() => { window.__mend(); }")
    page.locator("[data-act=try-now]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 3 · your move")


def test_a_lost_line_is_said_on_a_phone_in_a_short_window_and_on_the_first_page(someone: Newcomer) -> None:
    page = someone.playing("wheel", viewport=PHONE, clock=True)
    lose(page)
    expect(page.locator(PILL)).to_be_in_viewport()
    page.set_viewport_size(SHORT)
    expect(page.locator(PILL)).to_be_in_viewport()
    home = someone(clock=True)
    expect(home.locator("[data-act=play-wheel]")).to_be_visible()
    lose(home)
    expect(home.locator(PILL)).to_be_in_viewport()
