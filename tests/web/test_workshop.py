"""The workshop in a real browser: change, try, watch the charts fill, cancel, play, share."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, WIDE, Newcomer
from tests.web.windows import drawn

# Milliseconds for a run: it is played only while nobody else wants the processor.
LOW_PRIORITY = 600_000


def number(page: Page, path: str) -> Locator:
    return page.locator(f'input[data-number="{path}"]')


def change(page: Page, path: str, value: int) -> None:
    field = number(page, path)
    field.fill(str(value))
    field.press("Tab")
    expect(field).to_have_value(str(value))


def begin(page: Page, games: int = 100) -> None:
    page.locator("[data-act=games]:visible").select_option(str(games))
    page.locator("[data-act=try]:visible").click()


def test_changed_values_are_marked_kept_and_taken_back(someone: Newcomer) -> None:
    page = someone("/workshop/argosy")
    expect(page.get_by_role("heading", name="Planets")).to_be_visible()
    change(page, "planets.core.points", 40)
    row = page.locator('[data-row="planets.core"]')
    expect(row).to_have_class(re.compile("changed"))
    expect(row.locator("s")).to_have_text("50")
    expect(page.get_by_role("status").filter(has_text="One change")).to_be_visible()
    expect(page.locator('[data-group="planets"] b')).to_have_text("1")
    page.reload()
    expect(number(page, "planets.core.points")).to_have_value("40")
    row.get_by_role("button", name="Take Colchis back to 50").click()
    expect(number(page, "planets.core.points")).to_have_value("50")
    expect(page.get_by_text("Nothing changed yet")).to_be_visible()


def test_what_is_out_of_bounds_says_so_and_the_last_good_value_stays(someone: Newcomer) -> None:
    page = someone("/workshop/argosy")
    field = number(page, "setup.cards_face_up.1")
    field.fill("19")
    field.press("Tab")
    expect(page.get_by_role("alert").filter(has_text="at most 18")).to_be_visible()
    expect(field).to_have_value("19")
    expect(page.get_by_role("button", name="one value to mend")).to_be_visible()
    field.fill("18")
    field.press("Tab")
    expect(page.get_by_text("at most 18")).to_have_count(0)


def test_what_the_rules_cannot_take_together_is_one_sentence(someone: Newcomer) -> None:
    page = someone("/workshop/wheel")
    change(page, "moves.left.0", 2)  # the other move from there
    expect(page.locator("footer").get_by_role("alert")).not_to_be_empty()
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-act=reset-all]").click()
    expect(page.locator("footer").get_by_role("alert")).to_have_count(0)
    page.locator("[data-act=undo]").click()
    expect(number(page, "moves.left.0")).to_have_value("2")


def test_numbers_are_found_by_name_and_alike_ones_move_together(someone: Newcomer) -> None:
    page = someone("/workshop/argosy")
    expect(page.locator("section.group").first).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("[data-act=find]")).to_be_focused()
    page.keyboard.type("phasis")
    expect(page.locator("section.group")).to_have_count(2)  # planets, and the lines to it
    page.keyboard.press("Escape")
    green = page.locator('[data-row="planets.green-1"]')
    expect(green).to_contain_text("6 alike")
    green.get_by_role("button", name="More: Green").click()
    expect(page.get_by_role("status").filter(has_text="6 changes")).to_be_visible()
    page.locator("[data-act=only-changed]").click()
    expect(page.locator("section.group")).to_have_count(1)


def test_a_try_fills_the_charts_and_says_what_differs(someone: Newcomer) -> None:
    page = someone("/workshop/wheel")
    expect(page.get_by_role("heading", name="Change a number, see what it does")).to_be_visible()
    change(page, "revolutions.draw", 1)
    page.get_by_label("greedy bots").select_option("random")
    begin(page)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("[data-run=done]")).to_be_visible(timeout=LOW_PRIORITY)
    expect(page.locator("[data-run=done]")).to_contain_text("100")
    expect(page.locator(".says")).to_contain_text("beyond chance")
    for chart in ("wins", "length", "scores", "endings"):
        expect(page.locator(f"[data-chart={chart}] svg").first).to_be_visible()
    expect(page.locator("[data-chart=length]")).to_contain_text("was")
    expect(page.locator("[data-act=try]")).to_have_count(0)  # these very numbers are tried
    page.get_by_role("tab", name="Report").click()
    expect(page.get_by_role("row").filter(has_text="Turns of a game")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-act=download-report]").click()
    works_by_itself(page, Path(download.value.path()).read_text("utf-8"))
    page.get_by_role("tab", name="Runs").click()
    expect(page.locator("[data-run-id]")).to_contain_text("beyond chance")


def works_by_itself(page: Page, report: str) -> None:
    """The downloaded report has its tables and charts, and nothing that it would have to fetch."""
    assert not re.search(r"<script|<button|<link|url\(|src=", report)
    offline = page.context.new_page()
    asked: list[str] = []
    offline.on("request", lambda request: asked.append(request.url))
    offline.set_content(report)
    expect(offline.get_by_role("row").filter(has_text="Turns of a game")).to_be_visible()
    expect(offline.get_by_role("img", name="Length")).to_be_visible()
    assert offline.evaluate("getComputedStyle(document.querySelector('td.number')).textAlign") == "right"
    assert not asked
    offline.close()


def test_two_runs_are_compared_and_numbers_that_bots_ignore_are_named(someone: Newcomer) -> None:
    page = someone("/workshop/wheel")
    page.get_by_label("greedy bots").select_option("random")
    for value in (1, 5):
        change(page, "revolutions.draw", value)
        begin(page)
        expect(page.locator("[data-act=try]")).to_have_count(0)
        expect(page.locator("[data-run=done]")).to_be_visible(timeout=LOW_PRIORITY)
    row = page.locator('[data-row="revolutions.draw"]')
    expect(row).to_contain_text("these bots do not weigh this")
    expect(page.locator(".note")).to_contain_text("The game is drawn")
    change(page, "revolutions.draw", 4)
    expect(row).not_to_contain_text("these bots")  # of this value nobody was asked
    page.get_by_role("tab", name="Runs").click()
    expect(page.locator("[data-act=compare]")).to_have_attribute("aria-disabled", "true")
    ticks = page.locator("[data-act=compare-tick]")
    expect(ticks).to_have_count(2)
    for tick in ticks.all():
        tick.check()
    page.locator("[data-act=compare]").click()
    turns = page.locator("[data-compared] tr").filter(has_text="Turns of a game")
    expect(turns.locator("td.number")).to_have_count(3)
    expect(turns.locator("svg circle").first).to_be_visible()
    page.locator("[data-act=back-to-runs]").click()
    expect(page.locator("[data-run-id]")).to_have_count(2)


@pytest.mark.parametrize(
    "game, group, path",
    [
        ("argosy", "planets", "planets.core.points"),
        ("convoy", "cycle", "cycle.tracker"),
        ("wheel", "revolutions", "revolutions.draw"),
        ("colonies", "agreements", "agreements.highest"),
    ],
)
def test_a_piece_of_the_drawing_leads_to_its_number(
    someone: Newcomer, game: str, group: str, path: str
) -> None:
    page = someone(f"/workshop/{game}")
    drawing = page.locator(f"#group-{group} svg[role=group]")
    drawing.locator("[role=button]").last.click()
    expect(page.locator(f"#group-{group} [data-number]:focus")).to_be_visible()
    before = drawing.inner_html()
    change(page, path, int(number(page, path).input_value()) + 1)
    expect(drawing.locator("[role=button].changed").first).to_be_visible()
    assert drawing.inner_html() != before


def test_a_run_is_cancelled_and_gone_on_with_and_a_reload_finds_it(someone: Newcomer) -> None:
    page = someone("/workshop/wheel")
    change(page, "revolutions.draw", 4)
    page.get_by_label("greedy bots").select_option("random")
    begin(page, 3000)
    page.locator("[data-act=cancel]").click()
    expect(page.locator("[data-run=stopped]")).to_be_visible()
    expect(page.get_by_text(re.compile("Stopped after"))).to_be_visible()
    page.reload()
    page.locator("[data-act=go-on]").click()
    expect(page.locator("[data-run=running], [data-run=waiting]")).to_be_visible()
    page.locator("[data-act=cancel]").click()
    expect(page.locator("[data-run=stopped]")).to_be_visible()


def test_a_link_carries_the_variant_to_somebody_else_who_plays_it(someone: Newcomer) -> None:
    ann = someone("/workshop/argosy")
    change(ann, "planets.core.points", 40)
    change(ann, "setup.draft_tokens.1", 12)
    ann.locator("[data-act=rename]").click()
    ann.get_by_label("Name the variant").fill("Quiet core")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", name="Quiet core")).to_be_visible()
    ann.locator("[data-act=share]").click()
    link = ann.get_by_role("dialog").locator("input")
    expect(link).to_have_value(re.compile("^http"))
    bob = someone(link.input_value())
    expect(bob.get_by_role("heading", name="Quiet core")).to_be_visible()
    expect(number(bob, "planets.core.points")).to_have_value("40")
    bob.locator("[data-act=play]").click()
    bob.locator("[data-act=play-bots]").click()
    bob.wait_for_url("**/t/*")
    expect(bob.get_by_role("heading", name="Argosy: Quiet core")).to_be_visible()
    note = bob.locator("details.variant")
    note.locator("summary").click()
    expect(note).to_contain_text("planets.core.points")
    table = bob.url.rsplit("/", 1)[1]
    record = bob.request.get(f"/api/v1/tables/{table}/record").json()
    assert record["pack"]["differences"]["planets.core.points"] == 40


def test_a_table_for_friends_keeps_the_variant_in_its_lobby(someone: Newcomer) -> None:
    page = someone("/workshop/wheel")
    change(page, "revolutions.draw", 4)
    page.locator("[data-act=play]").click()
    page.locator("[data-act=play-friends]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("details.variant")).to_contain_text("one change")


def test_the_variant_is_downloaded_as_a_component_file(someone: Newcomer, tmp_path: Path) -> None:
    page = someone("/workshop/convoy")
    change(page, "cycle.tracker", 16)
    expect(page.get_by_text("fingerprint")).to_be_visible()
    page.locator("[data-act=download]").click()
    with page.expect_download() as download:
        page.locator("[data-act=download-variant]").click()
    file = tmp_path / "variant.toml"
    download.value.save_as(file)
    assert tomllib.loads(file.read_text("utf-8")) == {"cycle": {"tracker": 16}}


@pytest.mark.parametrize("language,word", [("en-GB", "Numbers"), ("de-DE", "Zahlen")])
def test_a_phone_has_one_part_at_a_time_and_never_scrolls_sideways(
    someone: Newcomer, language: str, word: str
) -> None:
    page = someone("/workshop/argosy", PHONE, locale=language)
    expect(page.get_by_role("tab", name=word)).to_be_visible()
    for tab in ("numbers", "try", "report", "runs"):
        page.locator(f".bar [data-tab-of={tab}]").click()
        drawn(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab


@pytest.mark.parametrize("game", ["wheel", "convoy", "colonies", "argosy"])
def test_every_game_has_its_form_in_both_languages(someone: Newcomer, game: str) -> None:
    for language in ("en-GB", "de-DE"):
        page = someone(f"/workshop/{game}", WIDE, locale=language)
        expect(page.locator("section.group").first).to_be_visible()
        text = page.locator("main.work").inner_text()
        assert "component-" not in text and "undefined" not in text and "{" not in text
        assert "_" not in text, re.findall(r"\S*_\S*", text)


def test_the_first_page_has_nothing_of_the_workshop(someone: Newcomer) -> None:
    page = someone("/")
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if re.search("orkshop", name)]
