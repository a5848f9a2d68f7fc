"""What the page says of a table's links, of a game that came as a record, and what it adds to the dice."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.test_together import invite, sit_down

ASK = """async ([path, body]) => {
  const headers = { "content-type": "application/json" };
  const told = body && { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch("/api/v1" + path, told)).json();
}"""


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers to whoever sits at this page."""
    return page.evaluate(ASK, [path, body])


def do(page: Page, table: str, number: int, **command: Any) -> Any:
    return ask(page, f"/tables/{table}/commands", {"client": "x", "number": number, "command": command})


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("#")[0]


def links(page: Page, state: str = "") -> Any:
    return page.locator(f"[data-part=links] li[data-link={state}]" if state else "[data-part=links] li")


def test_the_menu_lists_the_links_of_a_table_says_which_work_and_takes_them_back(someone: Newcomer) -> None:
    host, guest, stranger = someone(), someone(), someone()
    to_join = invite(host, "wheel")
    ask(host, f"/tables/{table_of(host)}/links", {"kind": "seat", "seat": 1})
    sit_down(guest, to_join)
    host.locator("[data-act=start]").click()
    expect(host.locator("section.ask")).to_contain_text("Your turn")
    host.get_by_role("button", name="Menu").click()
    host.locator("[data-part=links] summary").click()
    expect(links(host, "dead")).to_contain_text("has changed hands")
    expect(links(host, "works")).to_contain_text("It works.")
    links(host, "works").locator("[data-act=take-link-back]").click()
    expect(links(host)).to_have_count(1)
    stranger.goto(to_join)
    expect(stranger.get_by_role("alert")).to_contain_text("does not lead anywhere")


def brought(page: Page, record: Any, folder: Path) -> str:
    """The table of a record that is opened on the page as voyage.json."""
    (folder / "voyage.json").write_text(json.dumps(record))
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(folder / "voyage.json")
    expect(page.locator("[data-part=imported]")).to_be_visible()
    return table_of(page)


@pytest.mark.parametrize("game, seats, known", [("convoy", 1, False), ("colonies", 3, True)])
def test_everybody_sees_that_a_game_was_imported_from_where_and_who_may_know_what(
    someone: Newcomer, tmp_path: Path, game: str, seats: int, known: bool
) -> None:
    page, friend = someone(), someone()
    others = [{"kind": "screen", "name": name} for name in "AB"[: seats - 1]]
    wish = {"game": game, "options": {"players": seats}, "seats": [{"kind": "me"}, *others], "start": True}
    before = ask(page, "/tables", wish)["table"]
    do(page, before, 1, do="close")
    table = brought(page, ask(page, f"/tables/{before}/record"), tmp_path)
    friend.goto(ask(page, f"/tables/{table}/links", {"kind": "watch"})["link"])
    friend.locator("[data-act=watch]").click()
    for viewer in (page, friend):
        sign = viewer.locator("[data-part=imported]")
        expect(sign).to_contain_text("“voyage.json”. It counts in nobody's standings.")
        if known:
            expect(sign).to_contain_text("Whoever has that record may know what the game hid")
        else:
            expect(sign).not_to_contain_text("may know")
    expect_nonces(page, table, 1)


def expect_nonces(page: Page, table: str, count: int) -> None:
    """So many nonces are in the dice: the pages show theirs by themselves."""
    there = (
        "async ([path, count]) => (await (await fetch(path)).json()).envelope.dice.nonces.length === count"
    )
    page.wait_for_function(there, arg=[f"/api/v1/tables/{table}", count])


def test_who_takes_over_a_seat_and_who_stays_add_to_the_dice_by_themselves(someone: Newcomer) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me"}, {"kind": "screen", "name": "Guest"}]
    wish = {"game": "convoy", "options": {"players": 2}, "seats": seats, "start": True}
    table = ask(host, "/tables", wish)["table"]
    link = ask(host, f"/tables/{table}/links", {"kind": "seat", "seat": 1})["link"]
    host.goto(f"/t/{table}")
    guest.goto(link)
    guest.locator("[data-act=sit]").click()
    expect_nonces(host, table, 3)
