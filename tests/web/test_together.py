"""Several people at one table, lost networks, one screen for two: each through real browsers."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.playing import AT_ONCE, PATIENCE, asked, click_now, hand_over, play_to_the_end
from tests.web.serving import Serving


def invite(host: Page, game: str) -> str:
    """Open a table for friends; the link to share."""
    host.locator(f"[data-act=friends-{game}]").click()
    link = host.get_by_label("Link to share")
    expect(link).to_have_value(re.compile("^http"))
    return link.input_value()


def sit_down(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.locator("[data-act=sit]").click()
    expect(guest.get_by_text("Waiting for")).to_be_visible()


def play_together(*pages: Page, seed: int = 3, most: int = 0) -> None:
    """All play at random in turn, until everybody sees the end or so many clicks are made."""
    chance = random.Random(seed)
    deadline = time.monotonic() + PATIENCE
    playing = list(pages)
    clicks = 0
    while playing and not (most and clicks >= most):
        assert time.monotonic() < deadline, [asked(page) for page in playing]
        clicked = [click_now(page, chance, wait=AT_ONCE // 20) for page in playing]
        clicks += clicked.count(True)
        playing = [page for page, done in zip(playing, clicked, strict=True) if done is not False]
        if any(done is not None for done in clicked):
            deadline = time.monotonic() + PATIENCE


# White takes the black cone as soon as can be, with Black's help.
SHORT_GAME = (
    "spot=place-7 spot=place-1",
    "spot=place-3 spot=place-5",
    "act=rotate",
    "spot=place-5 spot=place-4",
    "spot=place-1 spot=place-0",
    "spot=place-4 spot=place-0",
)


def test_two_browsers_play_the_wheel_to_its_end_by_a_link(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    link = invite(host, "wheel")
    sit_down(guest, link)
    expect(guest.get_by_role("button", name="Stand up")).to_have_count(1)
    expect(host.get_by_text("joined")).to_be_visible()
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    expect(guest.locator("section.ask")).to_contain_text("is thinking")
    for turn, way in enumerate(SHORT_GAME, 1):
        mover, other = (host, guest) if turn % 2 else (guest, host)
        expect(mover.locator("header.top")).to_contain_text(f"Turn {turn} · your move")
        expect(other.locator("header.top")).to_contain_text(f"Turn {turn}")
        for where in way.split():
            mover.locator(f"[data-{where}]").click()
    expect(guest.locator("[data-ended] h2")).to_have_text("You win")
    expect(host.locator("[data-ended] h2")).not_to_be_empty()


@pytest.mark.parametrize("clicks", [20, pytest.param(0, marks=pytest.mark.deep)])
def test_two_browsers_and_a_bot_play_argosy_to_its_end(someone: Newcomer, clicks: int) -> None:
    """By clicks for some rounds, then by bots in their seats; the deep run clicks to the end."""
    host, guest = someone(), someone()
    link = invite(host, "argosy")
    sit_down(guest, link)
    expect(host.get_by_text("One seat is open.")).to_be_visible()
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_be_visible()
    play_together(host, guest, seed=8, most=clicks)
    if clicks:
        hand_over(host, 0)
        hand_over(guest, 1, wait=True)
    expect(host.locator("[data-ended] ol li")).to_have_count(3)
    expect(guest.locator("[data-ended] ol li")).to_have_count(3)


def test_the_loser_may_say_who_opens_the_next_game(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-act=resign]").click()
    expect(page.get_by_role("dialog", name="Resign")).to_be_visible()
    page.locator("[data-act=sure]").click()
    page.get_by_role("button", name="White opens").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-ended]")).to_have_count(0)
    expect(page.locator("ol.log")).to_contain_text("Lyra")


def test_opening_a_link_takes_no_seat(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    link = invite(host, "wheel")
    guest.goto(link)
    expect(guest.locator("[data-act=sit]")).to_be_visible()
    expect(host.get_by_text("1 of 2 taken")).to_be_visible()


def test_whoever_is_in_the_lobby_when_another_game_is_chosen_reads_its_words(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    sit_down(guest, invite(host, "colonies"))
    expect(host.get_by_text("joined")).to_be_visible()
    host.get_by_role("radio", name="Argonaut's Wheel").click()
    expect(guest.get_by_role("radio", name="Argonaut's Wheel")).to_be_checked()
    host.locator("[data-act=start]").click()
    host.locator("[data-act=rotate]").click()
    expect(host.locator("ol.log")).to_contain_text("You rotated the wheel")
    expect(guest.locator("section.ask")).to_contain_text("Your turn")
    expect(guest.locator("ol.log")).to_contain_text("rotated the wheel")


def test_the_dialog_says_that_a_link_works_only_here(someone: Newcomer) -> None:
    host = someone()
    invite(host, "wheel")
    expect(host.get_by_text("works only on this machine")).to_be_visible()


def test_a_draw_is_offered_and_accepted(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    sit_down(guest, invite(host, "wheel"))
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    host.get_by_role("button", name="Menu").click()
    host.locator("[data-act=draw]").click()
    guest.locator("[data-act=accept]").click()
    expect(host.locator("[data-ended=agreed] h2")).to_have_text("A draw")


def test_whoever_plays_sees_how_many_watch(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    host.locator("[data-act=friends-wheel]").click()
    host.get_by_role("radio", name="Everybody").click()
    expect(host.get_by_role("radio", name="Everybody")).to_be_checked()
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    guest.goto(host.url)
    expect(host.get_by_role("img", name="One person watches")).to_be_visible()
    guest.goto("/")
    expect(host.get_by_role("img", name="One person watches")).to_have_count(0)


def test_words_said_at_one_table_are_read_at_the_other(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    sit_down(guest, invite(host, "wheel"))
    host.locator("[data-act=start]").click()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Fair winds!")
    host.get_by_label("Say something").press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Fair winds!")).to_be_visible()


def test_the_network_goes_in_the_middle_and_comes_back_without_a_reload(someone: Newcomer) -> None:
    page = someone.playing("wheel")
    page.locator("[data-act=rotate]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 3 · your move")
    page.evaluate("window.notReloaded = true")
    page.context.set_offline(True)
    page.evaluate(CUT)
    expect(page.get_by_text("The connection is gone")).to_be_visible()
    page.locator("[data-act=rotate]").click()  # done as soon as the table can be reached again
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is gone")).to_be_hidden()
    expect(page.locator("header.top")).to_contain_text("Turn 5 · your move")
    play_to_the_end(page)
    assert page.evaluate("window.notReloaded")


# Chromium leaves open sockets alone when it goes offline, so the page is told as a real loss would tell it.
CUT = """() => {
  for (const line of window.__sockets ?? []) line.close();
}"""


def test_the_server_is_started_anew_in_the_middle_of_a_game(someone: Newcomer, serving: Serving) -> None:
    page = someone.playing("wheel")
    page.locator("[data-act=rotate]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 3")
    serving.stop()
    expect(page.get_by_text("The connection is gone")).to_be_visible()
    serving.start()
    expect(page.get_by_text("The connection is gone")).to_be_hidden()
    page.locator("[data-act=rotate]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 5")


def test_two_tabs_of_one_person_show_the_same_game(someone: Newcomer) -> None:
    first = someone.playing("wheel")
    expect(first.locator("section.ask")).to_contain_text("Your turn")
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("section.ask")).to_contain_text("Your turn")
    second.locator("[data-act=rotate]").click()
    expect(first.locator("header.top")).to_contain_text("Turn 3")


def test_at_one_screen_a_curtain_hides_each_seat_from_the_other(someone: Newcomer) -> None:
    page = someone()
    invite(page, "wheel")
    page.get_by_role("radio", name="This screen").nth(1).click()
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    page.locator("[data-act=start]").click()
    expect(page.locator("main[aria-label=Board]")).to_have_count(0)
    page.locator("[data-act=unveil]").click()
    page.locator("[data-act=rotate]").click()
    expect(page.get_by_role("heading", name="Player 2, your turn")).to_be_visible()
    expect(page.locator("main[aria-label=Board]")).to_have_count(0)
    page.locator("[data-act=unveil]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 2 · your move")


def test_where_sockets_are_blocked_the_page_asks_instead(someone: Newcomer) -> None:
    page = someone("/", own=True)
    page.context.add_init_script("window.WebSocket = class { constructor() { throw new Error('blocked'); } }")
    page.reload()
    page.locator("[data-act=play-wheel]").click()
    expect(page.get_by_text("blocks live connections")).to_be_visible()
    page.locator("[data-act=rotate]").click()
    expect(page.locator("header.top")).to_contain_text("Turn 3")
