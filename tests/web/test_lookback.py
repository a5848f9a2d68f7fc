"""Looking back in a real browser: the scrubber, shared moments, charts, dice, records, one's own games."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Newcomer
from tests.web.looking_back import open_steps
from tests.web.playing import finished_table, resigned_table
from tests.web.windows import drawn, resize

PLAYERS = {"wheel": 2, "convoy": 1, "colonies": 3, "argosy": 3}


def look_back(page: Page, table: str, mark: str = "") -> None:
    page.goto(f"/t/{table}/back{mark}")
    expect(page.locator("[data-act=scrub]")).to_be_visible()


def step_of(page: Page) -> int:
    return int(page.locator("[data-act=scrub]").input_value())


def last_of(page: Page) -> int:
    return int(page.locator("[data-act=scrub]").get_attribute("max") or 0)


def expect_step(page: Page, step: int) -> None:
    expect(page.locator("[data-act=scrub]")).to_have_value(str(step))
    expect(page.locator("[data-step][aria-current=step]")).to_be_visible()


def expect_beyond(page: Page, step: int) -> None:
    """It is past a step, wherever it has come to meanwhile."""
    past = "step => Number(document.querySelector('[data-act=scrub]').value) > step"
    page.wait_for_function(past, arg=step)


def test_keys_and_buttons_go_through_a_game_and_its_address_follows(someone: Newcomer) -> None:
    page = someone()
    table = finished_table(page, "wheel", 2)
    page.goto(f"/t/{table}")
    page.locator("[data-act=look-back]").click()
    expect(page.locator("[data-act=scrub]")).to_be_visible()
    open_steps(page)
    last = last_of(page)
    expect_step(page, last)
    page.keyboard.press("Home")
    expect_step(page, 0)
    page.keyboard.press("ArrowRight")
    page.locator("[data-act=step-on]").click()
    expect_step(page, 2)
    expect(page).to_have_url(re.compile(rf"/t/{table}/back/[\d.]+/0$"))
    page.keyboard.press("Shift+ArrowRight")
    expect_beyond(page, 2)
    expect(page.locator("[data-act=play-from]")).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-act=last]").click()
    expect_step(page, last)
    expect(page.locator("[data-act=play-from]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-act=key-back]").click()
    expect(page.locator("[data-act=scrub]")).not_to_have_value(str(last))


def test_a_game_plays_by_itself_until_it_is_paused(someone: Newcomer) -> None:
    page = someone()
    look_back(page, finished_table(page, "wheel", 2), "/1")
    page.locator("[data-act=play]").click()
    expect_beyond(page, 2)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-act=play]")).to_have_accessible_name("Play")


@pytest.mark.parametrize("game", list(PLAYERS))
def test_every_board_shows_its_past_and_its_charts(someone: Newcomer, game: str) -> None:
    page = someone()
    if game == "colonies":  # ten turns of it take longer than all the others together
        table = resigned_table(page, game, PLAYERS[game], 40)
    else:
        table = finished_table(page, game, PLAYERS[game])
    look_back(page, table)
    open_steps(page)
    slider = page.locator("[data-act=scrub]")
    for share in (3, 2):
        step = last_of(page) // share
        slider.fill(str(step))
        expect_step(page, step)
    page.keyboard.press("ArrowRight")
    expect(page.locator("section.ask")).to_have_count(0)
    page.get_by_role("tab", name="Charts").click()
    chart = page.get_by_role("img", name=re.compile("over the game")).first
    expect(chart).to_be_visible()
    drawn(page)  # it stands where it will
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + 40)
    expect(slider).not_to_have_value(str(step + 1))
    resize(page, PHONE["width"], PHONE["height"])
    expect(slider).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_shared_moment_opens_for_a_friend_and_for_nobody_else(someone: Newcomer) -> None:
    host = someone()
    table = finished_table(host, "wheel", 2)
    look_back(host, table, "/9")
    expect(host.locator("[data-act=scrub]")).not_to_have_value("0")
    step = step_of(host)
    host.locator("[data-act=share]").click()
    field = host.locator("dialog input")
    expect(field).to_have_value(re.compile("#"))
    friend = someone(field.input_value())
    expect(friend.locator("[data-act=scrub]")).to_have_value(str(step))
    expect(host.locator("#board")).to_contain_text("Your centre")
    expect(friend.locator("#board")).to_contain_text("Black's centre")  # nobody is "you" who only looks
    expect(friend.locator("#board")).not_to_contain_text(re.compile("you", re.IGNORECASE))
    stranger = someone(f"/t/{table}/back/9")
    expect(stranger.get_by_role("main")).to_contain_text("There is no such table")


def test_a_running_game_is_seen_up_to_now_as_ones_own_seat_saw_it(someone: Newcomer, tmp_path: Path) -> None:
    page = someone.playing("colonies")
    expect(page.locator("section.ask")).to_contain_text("card")
    look_back(page, page.url.rpartition("/")[2])
    expect(page.locator(".eyes").first).to_contain_text("As you saw it, up to now")
    expect(page.locator("[data-act=eyes]")).to_have_count(0)
    page.get_by_role("tab", name="Luck").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("when the game is over")
    page.locator("[data-act=table]").click()
    expect(page.locator("section.ask")).to_be_visible()
    table = page.url.rpartition("/")[2]
    (tmp_path / "seen.json").write_bytes(page.request.get(f"/api/v1/tables/{table}/record").body())
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(tmp_path / "seen.json")
    expect(page.locator(".eyes").first).to_contain_text("As you saw it, up to now")
    page.keyboard.press("Home")
    expect(page.locator("[data-act=scrub]")).to_have_value("0")
    expect(page.get_by_role("tab", name="Luck")).to_have_count(0)
    page.reload()
    expect(page.locator("main")).to_contain_text("Open the file once more")


@pytest.mark.parametrize("subtle", [True, False], ids=["with the browser's hashing", "on plain http"])
def test_the_browser_checks_the_dice_itself(someone: Newcomer, subtle: bool) -> None:
    page = someone(own=not subtle)
    table = finished_table(page, "convoy", 1)
    if not subtle:
        page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    look_back(page, table)
    page.get_by_role("tab", name="Luck").click()
    page.locator("[data-act=check-dice]").click()
    expect(page.locator("[data-verdict=true]")).to_contain_text("as the seed says")


def test_a_record_is_downloaded_opened_again_and_looked_at(someone: Newcomer, tmp_path: Path) -> None:
    page = someone()
    table = finished_table(page, "argosy", 3)
    record = page.request.get(f"/api/v1/tables/{table}/record").body()
    (tmp_path / "game.json").write_bytes(record)
    (tmp_path / "letter.json").write_text("Dear captain")
    page.goto("/games")
    field = page.locator("input[type=file]")
    field.set_input_files(tmp_path / "letter.json")
    expect(page.get_by_role("alert")).to_contain_text("no record")
    field.set_input_files(tmp_path / "game.json")
    expect(page.locator("[data-act=scrub]")).to_be_visible()
    assert table not in page.url and last_of(page) > 10


def test_ones_own_games_and_career_stand_on_their_page(someone: Newcomer) -> None:
    page = someone()
    finished_table(page, "wheel", 2)
    table = finished_table(page, "wheel", 2)
    page.goto("/games")
    row = page.locator("[data-standing=wheel-easy]")
    expect(row.get_by_role("cell").nth(1)).to_have_text("2")
    expect(page.locator("[data-rank='1']")).to_contain_text("Your next voyage is flown at rank 1")
    page.locator("[data-act=look-back]").first.click()
    expect(page.locator("[data-act=scrub]")).to_be_visible()
    assert table in page.url
