"""A game in German from the ask bar to the log, and in English at a click."""

from playwright.sync_api import expect

from tests.web.conftest import Newcomer


def test_log_and_refusals_speak_german_and_change_with_the_switch(someone: Newcomer) -> None:
    page = someone(locale="de-DE")
    page.locator("[data-act=play-wheel]").click()
    expect(page.locator("section.ask")).to_contain_text("Du bist dran")
    page.locator("[data-spot=place-0]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("darf kein Kegel geschlagen werden")
    page.locator("[data-act=rotate]").click()
    log = page.locator("ol.log")
    expect(log).to_contain_text("Du drehst das Rad")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("radio", name="English").click()
    expect(log).to_contain_text("You rotated the wheel")
    expect(log).not_to_contain_text("Rad")
    expect(page.locator("html")).to_have_attribute("lang", "en")
