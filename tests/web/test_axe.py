"""axe-core finds nothing on the pages and in every game: both themes, forced colours, both languages.

Lessons are looked at in `test_lessons.py`.
"""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import ROOT
from tests.web.conftest import PHONE, SHORT, WIDE, Newcomer
from tests.web.looking_back import open_steps
from tests.web.playing import BUTTONS, SPOTS, begun_table, finished_table
from tests.web.test_together import invite

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Everything by night; by day and in forced colours, where only the colours are different, what is about them.
COLOURS = "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }"
RULES = {"dark": "{ resultTypes: ['violations'] }", "light": COLOURS, "forced": COLOURS}
NIGHT = ("dark",)  # for what was looked at by day already, in another window
# For what was looked at in all colours already, in the same window and in another language with the same.
NO_COLOURS = "rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } }"
SPOKEN = "spoken"
RULES_OF = {**RULES, SPOKEN: f"{{ resultTypes: ['violations'], {NO_COLOURS} }}"}
# Seats, and how often we have acted before anybody looks.
TABLES = {"wheel": (2, 4), "convoy": (1, 8), "colonies": (3, 20), "argosy": (3, 6)}
CHOICES = f"{SPOTS}, {BUTTONS}"
DIALOGS = "dialog[open]"


def findings(page: Page, rules: str) -> list[str]:
    """What is wrong, one line each: the rule, and the first element that breaks it."""
    found: Any = page.evaluate(f"() => document.fonts.ready.then(() => axe.run(document, {rules}))")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def check(page: Page, where: str, themes: Iterable[str] = RULES) -> None:
    """In both themes and in forced colours, without loading anew."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # a tag would be against the page's own policy
    for theme in themes:
        page.emulate_media(
            color_scheme="light" if theme == "light" else "dark",
            forced_colors="active" if theme == "forced" else "none",
            reduced_motion="reduce",
        )
        assert findings(page, RULES_OF[theme]) == [], f"{where}, {theme}"
    page.emulate_media(forced_colors="none")


def speak(page: Page, language: str) -> None:
    """The switch in the settings, wherever they are open."""
    page.get_by_role("radio", name=language).click()


@pytest.mark.parametrize("path", ["/", "/games", "/puzzles", "/learn", "/nowhere", "/signin#nothing"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_pages_without_a_game(someone: Newcomer, path: str, locale: str) -> None:
    page = someone(path, locale=locale)
    expect(page.get_by_role("heading").first).to_be_visible()
    check(page, f"{path} {locale}", [SPOKEN] if locale == "de-DE" else RULES)


def test_dialogs_of_the_first_page(someone: Newcomer) -> None:
    page = someone()
    page.locator("button.me").click()
    expect(page.locator(DIALOGS)).to_be_visible()
    check(page, "me")
    speak(page, "Deutsch")
    check(page, "me in German", [SPOKEN])
    page.keyboard.press("Escape")
    page.locator("#game-wheel .quiet button").last.click()
    expect(page.locator("[data-clause]").first).to_be_visible()
    check(page, "rules", [SPOKEN])
    page.get_by_role("searchbox").fill("aw-08")  # clauses have the same colours, and there are many
    expect(page.locator("[data-clause]")).to_have_count(1)
    check(page, "one of the rules")
    page.keyboard.press("Escape")  # empties the field
    page.keyboard.press("Escape")
    expect(page.locator(DIALOGS)).to_have_count(0)
    page.locator("[data-act=friends-wheel]").click()
    expect(page.locator("[data-act=start]")).to_be_visible()
    check(page, "lobby")


@pytest.mark.parametrize("game", TABLES)
def test_a_game_in_the_middle(someone: Newcomer, game: str) -> None:
    page = someone()
    page.goto(f"/t/{begun_table(page, game, *TABLES[game])}")
    expect(page.locator(CHOICES).first).to_be_attached()
    expect(page.locator("[data-ended]")).to_have_count(0)
    check(page, game)
    page.set_viewport_size(PHONE)
    check(page, f"{game} on a phone")
    parts = page.get_by_role("main").get_by_role("tab", selected=False)
    for part in parts.all_inner_texts():
        page.get_by_role("tab", name=part, exact=True).click()
        check(page, f"{game} on a phone, {part}")
    page.get_by_role("button", name="Menu").click()
    check(page, f"{game}, the menu")
    speak(page, "Deutsch")
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    check(page, f"{game} in German on a phone", [SPOKEN])
    page.set_viewport_size(WIDE)
    check(page, f"{game} in German", [SPOKEN])
    page.set_viewport_size(SHORT)
    check(page, f"{game} in a short window", NIGHT)
    page.keyboard.press("?")
    expect(page.locator(DIALOGS)).to_be_visible()
    check(page, f"{game}, the list of the keys")


@pytest.mark.parametrize("game", TABLES)
def test_the_rules_and_the_workshop(someone: Newcomer, game: str) -> None:
    page = someone(f"/rules/{game}")
    expect(page.locator("[data-figure] svg").first).to_be_attached()
    check(page, f"rules of {game}")
    page.goto(f"/workshop/{game}")
    expect(page.locator("section.group").first).to_be_visible()
    check(page, f"workshop of {game}")


def test_an_invitation_and_the_lobby_of_a_guest(someone: Newcomer) -> None:
    host, guest = someone(), someone(viewport=PHONE, locale="de-DE")
    guest.goto(invite(host, "argosy"))
    expect(guest.locator("[data-act=sit]")).to_be_visible()
    check(guest, "an invitation")
    guest.locator("[data-act=sit]").click()
    expect(guest.locator(".lobby")).to_be_visible()
    expect(guest.get_by_role("main", include_hidden=True)).to_be_attached()  # the first page behind it
    check(guest, "the lobby of a guest")


@pytest.mark.usefixtures("solved")
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_puzzle(someone: Newcomer, locale: str) -> None:
    page = someone("/puzzles", locale=locale)
    expect(page.locator("section.ask")).to_be_visible()
    check(page, f"a puzzle {locale}", [SPOKEN] if locale == "de-DE" else RULES)
    page.set_viewport_size(PHONE)
    check(page, f"a puzzle on a phone {locale}", [SPOKEN] if locale == "de-DE" else NIGHT)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_looking_back_and_the_own_games(someone: Newcomer, locale: str) -> None:
    page = someone(locale=locale)
    table = finished_table(page, "wheel", 2)
    page.goto(f"/t/{table}/back")
    themes, night = ([SPOKEN], [SPOKEN]) if locale == "de-DE" else (RULES, NIGHT)
    expect(page.locator("#tab-choices")).to_be_visible()
    check(page, f"choices of a game {locale}", themes)
    open_steps(page)
    expect(page.locator("[data-step][aria-current=step]")).to_be_visible()
    check(page, f"looking back {locale}", themes)
    page.set_viewport_size(PHONE)
    check(page, f"looking back on a phone {locale}", night)
    page.goto("/games")
    expect(page.locator("[data-act=look-back]")).to_be_visible()
    check(page, f"own games on a phone {locale}", night)
    page.set_viewport_size(WIDE)
    check(page, f"own games {locale}", themes)
