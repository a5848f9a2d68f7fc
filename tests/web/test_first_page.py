"""The first page: who one is, what one set, and what waits there."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import PHONE, WIDE, Newcomer

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


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_opponent_is_chosen_by_face_and_sits_at_the_table(
    someone: Newcomer, viewport: ViewportSize
) -> None:
    page = someone(viewport=viewport)
    page.locator("[data-act=opponents-argosy]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li svg")).to_have_count(4)
    expect(dialog).to_contain_text("What you have laid, I can lift.")
    page.locator("[data-act=against-shaula]").click()
    expect(page.locator("section.ask")).to_be_visible()
    expect(page.locator(".seat, .rival", has_text="Shaula").first).to_be_visible()
    expect(page.locator(".seat, .rival", has_text="Talitha").first).to_be_visible()


def test_a_character_can_be_seated_before_a_game_with_friends(someone: Newcomer) -> None:
    page = someone()
    page.locator("[data-act=friends-wheel]").click()
    page.get_by_role("radiogroup", name="Who plays seat 2").get_by_role("radio", name="Bot").click()
    page.get_by_label("Level of this bot").select_option("wheel/polaris")
    expect(page.get_by_label("Level of this bot")).to_have_value("wheel/polaris")
    page.locator("[data-act=start]").click()
    expect(page.locator(".seat", has_text="Polaris")).to_be_visible()


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


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_at_1100_by_760_every_play_now_is_in_sight(someone: Newcomer, locale: str) -> None:
    page = someone(viewport={"width": 1100, "height": 760}, locale=locale)
    for game in GAMES:
        expect(page.locator(f"[data-act=play-{game}]")).to_be_in_viewport(ratio=1)


def test_the_number_of_players_and_hints_are_chosen_beside_play_now_and_remembered(someone: Newcomer) -> None:
    page = someone()
    card = page.locator("#game-argosy")
    card.get_by_role("radiogroup", name="Number of players").get_by_role("radio", name="4").click()
    card.get_by_role("switch", name="Hints").click()
    card.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-act=hint]")).to_be_visible()
    table = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert len(table["envelope"]["seats"]) == 4
    page.goto("/")
    expect(card.get_by_role("switch", name="Hints")).to_be_checked()
    expect(card.get_by_role("radio", name="4")).to_be_checked()


def test_alone_there_is_no_level_and_with_a_level_one_is_not_alone(someone: Newcomer) -> None:
    page = someone()
    card = page.locator("#game-convoy")
    players = card.get_by_role("radiogroup", name="Number of players")
    players.get_by_role("radio", name="2").click()
    expect(card.get_by_role("radio", name="Medium")).to_be_checked()
    players.get_by_role("radio", name="1").click()
    expect(card.get_by_role("radio", name="Solo")).to_be_checked()
    card.get_by_role("radio", name="Easy").click()
    expect(players.get_by_role("radio", name="2")).to_be_checked()


@pytest.mark.parametrize("width", [1440, 800, 390])
def test_the_navigation_leads_to_every_part(someone: Newcomer, width: int) -> None:
    page = someone(viewport={"width": width, "height": 844})
    places = page.get_by_role("navigation", name="Starboard").get_by_role("link")
    expect(places).to_have_count(5)
    assert [place.get_attribute("href") for place in places.all()] == [
        "/",
        "/puzzles",
        "/learn",
        "/games",
        "/workshop",
    ]
    places.nth(2).click()
    expect(page.locator("[data-act=learn-argosy]")).to_be_visible()
    expect(places.nth(2)).to_have_attribute("aria-current", "page")
    assert page.evaluate("document.documentElement.scrollWidth") == width
