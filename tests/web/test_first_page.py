"""The first page: who one is, what one set, and what waits there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer

GAMES = ("wheel", "convoy", "colonies", "argosy")


def test_the_four_games_each_have_a_picture_and_a_button(someone: Newcomer) -> None:
    page = someone()
    for game in GAMES:
        card = page.locator(f"#game-{game}")
        expect(card.locator(".scene svg")).to_be_visible()
        expect(card.get_by_role("button", name="Play now")).to_be_visible()


def test_on_a_small_phone_nothing_scrolls_sideways(someone: Newcomer) -> None:
    page = someone(viewport=PHONE)
    expect(page.locator("[data-act=play-argosy]")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_on_a_small_phone_the_first_play_now_is_on_the_first_screen(someone: Newcomer) -> None:
    page = someone(viewport=PHONE)
    expect(page.locator("[data-act=play-wheel]")).to_be_in_viewport(ratio=1)


def test_the_level_is_walked_with_arrows_and_remembered(someone: Newcomer) -> None:
    page = someone()
    level = page.locator("#game-wheel").get_by_role("radio", name="Medium")
    level.focus()
    level.press("ArrowRight")
    page.reload()
    expect(page.locator("#game-wheel").get_by_role("radio", name="Hard")).to_be_checked()


def test_a_running_game_can_be_continued(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=play-wheel]").click()
    expect(page.locator("section.ask")).to_contain_text("Your turn")
    page.goto("/")
    page.locator("a.tile.turn").click()
    expect(page.locator("section.ask")).to_contain_text("Your turn")


def test_a_table_open_to_everybody_can_be_watched(someone: Newcomer) -> None:
    host, stranger = someone(), someone()
    host.locator("[data-act=friends-wheel]").click()
    host.get_by_role("radio", name="Everybody").click()
    expect(host.get_by_role("radio", name="Everybody")).to_be_checked()
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    table = host.url.rsplit("/", 1)[-1]
    stranger.locator(f"a.tile.watching[href='/t/{table}']").click()
    expect(stranger.locator("section.ask")).to_contain_text("is thinking")
    expect(stranger.locator("[data-spot=place-1]")).to_have_attribute("aria-disabled", "true")


def named(page: Page, name: str) -> None:
    page.locator("button.me").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("button.me")).to_have_text(name)


def test_a_guest_takes_a_name_and_carries_it_to_another_device_by_code(someone: Newcomer) -> None:
    here, there = someone(), someone()
    named(here, "Captain Ines")
    here.get_by_role("button", name="Make a sign-in link").click()
    expect(here.locator("p.code")).not_to_be_empty()
    code = here.locator("p.code").inner_text()
    there.locator("button.me").click()
    there.get_by_label("Code from the other device").fill(code)
    there.get_by_role("button", name="Sign in").click()
    expect(there.locator("button.me")).to_have_text("Captain Ines")


def test_a_sign_in_link_does_nothing_until_its_button_is_pressed(someone: Newcomer) -> None:
    here, there = someone(), someone()
    named(here, "Captain Mira")
    here.get_by_role("button", name="Make a sign-in link").click()
    link = here.get_by_label("On another device")
    expect(link).to_have_value(re.compile("^http"))
    there.goto(link.input_value())
    there.get_by_role("button", name="Sign in here").click()
    expect(there.locator("button.me")).to_have_text("Captain Mira")


@pytest.mark.parametrize(
    "locale, words", [("en-GB", "Four voyages"), ("de-AT", "Vier Reisen"), ("fr-FR", "Four voyages")]
)
def test_the_page_speaks_the_browsers_language(someone: Newcomer, locale: str, words: str) -> None:
    page = someone(locale=locale)
    expect(page.get_by_role("heading", level=2).first).to_contain_text(words)


def test_the_language_can_be_switched(someone: Newcomer) -> None:
    page = someone()
    page.locator("button.me").click()
    page.get_by_role("radio", name="Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_theme_follows_the_system_until_one_chooses(someone: Newcomer) -> None:
    page = someone(color_scheme="light")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(page.locator("body")).not_to_have_css("background-color", light)


def test_an_address_without_a_page_says_so(someone: Newcomer) -> None:
    page = someone("/nowhere")
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()


def test_a_table_that_is_not_there_says_so(someone: Newcomer) -> None:
    page = someone("/t/0123456789abcdef")
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
