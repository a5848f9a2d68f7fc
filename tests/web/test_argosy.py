"""Argosy in a real browser: three and four seats, to the final score."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer
from tests.web.playing import ANY, play_to_the_end
from tests.web.scenes import SCENES
from tests.web.serving import Serving
from tests.web.test_nothing_false import at_scene
from tests.web.windows import resize

OPEN = ":not([aria-disabled=true])"

# Draws while it can, teaches what it can, and ends an action now and then: so that a game gets somewhere.
TO_GET_SOMEWHERE = """(choices, share, boldness) => {
  const first = Math.floor(share * choices.length);
  const turned = [...choices.slice(first), ...choices.slice(0, first)];
  const of = (...acts) => turned.filter((one) => acts.includes(one.dataset.act));
  const ends = of("end", "end-turn", "take-none");
  const teaching = turned.filter((one) => one.getAttribute("aria-label")?.includes("teaches"));
  const others = turned.filter((one) => !ends.includes(one));
  return [...of("draw"), ...teaching, ...(boldness < 0.4 ? ends : []), ...others, ...ends];
}"""


def my_draft(someone: Newcomer, **how: Any) -> Page:
    page = someone.playing("argosy", **how)
    expect(page.locator("section.ask")).to_contain_text("Draft: take a token")
    return page


def take_one(page: Page) -> str:
    """Take the first token of the tray; what it is called."""
    slot = page.locator(f"main [data-spot^=pool-]{OPEN}").first
    kind = str(slot.get_attribute("data-spot"))
    slot.click()
    expect(page.locator("section.ask")).to_contain_text("choose an intersection")
    return kind


@pytest.mark.parametrize(
    "players, wish",
    [(3, TO_GET_SOMEWHERE), (4, ANY), pytest.param(4, TO_GET_SOMEWHERE, marks=pytest.mark.deep)],
    ids=["three far", "four", "four far"],
)
def test_a_whole_game_against_bots_ends_with_its_score(someone: Newcomer, players: int, wish: str) -> None:
    """Three come far enough to do all that four can; a game of any clicks is over sooner."""
    page = someone.playing("argosy", players)
    play_to_the_end(page, seed=players, wish=wish)
    expect(page.locator("[data-ended] ol li")).to_have_count(players)
    expect(page.locator("[data-ended]")).to_contain_text("sets of tokens")
    expect(page.locator("[data-act=rematch]")).to_be_visible()


def test_on_a_small_phone_every_part_of_the_table_fits(someone: Newcomer) -> None:
    page = my_draft(someone, viewport=PHONE, has_touch=True)
    for part in ("Cards", "Colonies", "Rivals", "Map"):
        page.get_by_role("tab", name=part).tap()
        expect(page.get_by_role("tab", name=part)).to_have_attribute("aria-selected", "true")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_every_rival_has_a_map_and_a_click_shows_it_large(someone: Newcomer) -> None:
    page = my_draft(someone)
    expect(page.locator("aside [data-act^=map-of-]")).to_have_count(2)
    rival = page.locator("aside [data-act^=map-of-]").first
    seat = str(rival.get_attribute("data-act")).removeprefix("map-of-")
    rival.click()
    expect(page.locator(f"main [data-spot=map-{seat}-a1]")).to_be_visible()
    page.get_by_role("button", name="Own map").click()
    expect(page.locator(f"main [data-spot=map-{seat}-a1]")).to_have_count(0)


def test_a_token_of_the_tray_is_laid_where_it_is_clicked(someone: Newcomer) -> None:
    page = my_draft(someone)
    take_one(page)
    place = page.locator(f"main [data-spot^=map-][data-spot$=-f3]{OPEN}")
    place.hover()
    expect(place.locator("path").first).to_be_visible()
    place.click()
    expect(page.locator("ol.log")).to_contain_text("at f3")


def test_what_ends_is_the_main_button_only_where_nothing_else_can_be_done(
    someone: Newcomer, serving: Serving
) -> None:
    page = someone()
    at_scene(page, serving, SCENES["argosy-take"])
    expect(page.locator("[data-act=take-none]")).not_to_have_class(re.compile("primary"))
    at_scene(page, serving, SCENES["argosy-nothing"])
    expect(page.locator("section.ask")).to_contain_text("you can afford nothing yet")
    expect(page.locator("[data-act=end-turn]")).to_have_class(re.compile("primary"))


def test_between_phone_and_desk_the_map_stays_beside_the_pool_the_cards_and_the_colonies(
    someone: Newcomer,
) -> None:
    page = someone.playing("argosy", viewport={"width": 1100, "height": 760})
    own_map = page.locator("[data-spot^=map-0-]").first
    for part in (own_map, page.locator("section.pool"), page.locator("[data-spot^=card-]").first):
        expect(part).to_be_in_viewport()
    page.get_by_role("tab", name="Colonies").click()
    expect(page.locator("[data-spot^=planet-]").first).to_be_in_viewport()
    expect(own_map).to_be_in_viewport()
    expect(page.get_by_role("tab", name="Rivals")).to_have_count(0)  # they stand in the rail


# How far what is written on a card reaches beyond it, and the card beyond the row of them.
OVERHANG = """() => Math.max(...[...document.querySelectorAll("[data-spot^=card-]")].map((card) => {
  const { bottom } = card.getBoundingClientRect();
  const row = card.parentElement.getBoundingClientRect();
  const written = [...card.children].map((part) => part.getBoundingClientRect().bottom);
  return Math.max(bottom - row.bottom, ...written.map((end) => end - bottom));
}))"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_many_cards_are_whole(someone: Newcomer, serving: Serving, locale: str) -> None:
    page = someone(locale=locale)
    at_scene(page, serving, SCENES["argosy-many-cards"])
    page.evaluate("document.fonts.ready")
    assert page.evaluate(OVERHANG) <= 0.5


def test_something_illegal_is_answered_with_a_sentence_and_its_clause(someone: Newcomer) -> None:
    page = my_draft(someone)
    page.locator("main [data-spot=planet-core]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("SB-03")


def test_on_touch_a_first_tap_shows_a_ghost_and_a_button_lays_the_token(someone: Newcomer) -> None:
    page = my_draft(someone, viewport=PHONE, has_touch=True)
    page.locator(f"main [data-spot^=pool-]{OPEN}").first.tap()
    expect(page.locator("section.ask")).to_contain_text("choose an intersection")
    page.locator("main [data-spot^=map-][data-spot$=-f3]").tap()
    page.locator("[data-act=confirm]").tap()
    expect(page.locator("main [data-spot^=map-][data-spot$=-f3]")).to_have_attribute("aria-disabled", "true")


# The names of places at the edge of the map that is in sight, which lie under a track.
UNDER_TRACKS = """() => {
  const tracks = [...document.querySelectorAll(".map .track")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".map > svg > text")].filter((name) => {
    const box = name.getBoundingClientRect();
    const beside = (track) => box.right <= track.left || box.left >= track.right;
    const above = (track) => box.bottom <= track.top + 2 || box.top >= track.bottom - 2;
    return tracks.some((track) => !beside(track) && !above(track));
  }).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("scene", ["argosy-strike", "argosy-expand"])
def test_the_tracks_hide_no_name_of_a_place(someone: Newcomer, serving: Serving, scene: str) -> None:
    page = someone()
    at_scene(page, serving, SCENES[scene])
    for width, height in ((844, 390), (720, 450), (390, 844), (360, 740)):
        resize(page, width, height)
        page.locator("#tab-map").or_(page.locator("#tab-pool")).click()  # not every window has both
        expect(page.locator(".map > svg > text").first).to_be_visible()
        assert page.evaluate(UNDER_TRACKS) == [], f"{width} x {height}"
