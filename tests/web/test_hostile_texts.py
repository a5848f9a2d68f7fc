"""What a stranger wrote is shown as it was written, and whatever got into the page could tell nobody."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.test_links import ask, do, table_of
from tests.web.test_together import invite, sit_down

MARKUP = '"><img src=x onerror=hurt()>'
WATCH = """() => {
  window.hurt = () => (window.wasHurt = true);
  const note = (found) => (window.forbidden = found.effectiveDirective);
  document.addEventListener("securitypolicyviolation", note);
}"""
FETCH = "async ([path, headers]) => (await fetch(path, { headers })).text()"
CONNECT = """(address) => new Promise((told) => {
  try {
    const socket = new WebSocket(address);
    socket.onopen = () => { socket.close(); told("open"); };
    socket.onerror = () => told("closed");
  } catch { told("closed"); }
})"""


def unhurt(page: Page) -> Any:
    return page.evaluate("() => !window.wasHurt && !document.querySelector('img[src=x]')")


def test_names_and_talk_of_a_stranger_are_only_shown(someone: Newcomer) -> None:
    host, guest = someone(own=True), someone()
    to_join = invite(host, "wheel")
    host.evaluate(WATCH)
    guest.goto(to_join)
    guest.evaluate(
        "(name) => fetch('/api/v1/me', { method: 'PATCH', body: JSON.stringify({ name }),"
        " headers: { 'content-type': 'application/json' } })",
        MARKUP,
    )
    sit_down(guest, to_join)
    expect(host.locator("body")).to_contain_text("onerror=hurt()")
    assert do(guest, table_of(host), 1, do="chat", text=MARKUP)["ok"]
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    assert unhurt(host)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_preview_of_a_table_holds_no_markup_of_a_stranger(someone: Newcomer, language: str) -> None:
    host = someone("/")
    seats = [{"kind": "me"}, {"kind": "screen", "name": MARKUP}]
    wish = {"game": "wheel", "seats": seats, "start": True, "watch": "everybody"}
    table = ask(host, "/tables", wish)["table"]
    fetched = host.evaluate(FETCH, [f"/t/{table}", {"accept-language": language}])
    assert "onerror" in fetched and "<img" not in fetched


def test_a_script_that_got_in_could_tell_nobody(someone: Newcomer) -> None:
    page = someone("/", own=True)
    page.evaluate(WATCH)
    own = page.evaluate("() => location.origin.replace('http', 'ws') + '/api/v1/feed/socket'")
    assert page.evaluate(CONNECT, own) == "open"
    assert page.evaluate(CONNECT, "ws://127.0.0.2:9/") == "closed"
    page.wait_for_function("() => window.forbidden === 'connect-src'")
    page.evaluate(
        "() => { document.body.append(Object.assign(document.createElement('script'), { text: 'hurt()' })) }"
    )
    page.wait_for_function("() => window.forbidden.startsWith('script-src')")
    assert unhurt(page)
