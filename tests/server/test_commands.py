"""Every command is what the page sends, or for programs, as docs/server.md says, and works for them."""

import re
from pathlib import Path
from typing import get_args

from starboard.server.app import contract
from starboard.tables import commands
from tests.server.running import Client

ROOT = Path(__file__).resolve().parents[2]
FOR_PROGRAMS = {"pass-host", "redo", "mute"}


def page() -> list[str]:
    """What the page's sources say, but for the types, which only say what there is."""
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    return [file.read_text() for file in files if file.name != "types.ts"]


def test_what_the_page_never_asks_of_a_table_is_documented_as_for_programs() -> None:
    asked = {word for text in page() for word in re.findall(r"/tables/\$\{[^}]*\}/([a-z]+)", text)}
    paths = contract().document["paths"]
    there = {found[1] for path in paths if (found := re.match(r"/api/v1/tables/\{table\}/([a-z]+)", path))}
    (sentence,) = re.findall(r"\*\*Only programs\*\*[^,:]*[^:]*:", (ROOT / "docs/server.md").read_text())
    assert there - asked == set(re.findall(r"`([a-z]+)`", sentence))


def test_what_the_page_never_sends_is_documented_as_for_programs() -> None:
    sent = {word for text in page() for word in re.findall(r"""do: ?["']([a-z-]+)["']""", text)}
    known = {command.__struct_config__.tag for command in get_args(commands.Command)}
    assert known - sent == FOR_PROGRAMS
    (sentence,) = re.findall(r"\*\*For programs alone\*\*[^.]*\.", (ROOT / "docs/server.md").read_text())
    assert set(re.findall(r"`([a-z-]+)`", sentence)) == FOR_PROGRAMS


async def test_a_program_takes_back_and_repeats(ann: Client) -> None:
    state = await ann.open("wheel", "me Bea")
    table, position = state["table"], state["sight"]["position"]
    await ann.do(table, "act", seat=0, position=position, actions=[0])
    moved = await ann.get(f"/tables/{table}", seat=0)
    await ann.do(table, "undo", seat=0)
    back = await ann.get(f"/tables/{table}", seat=0)
    assert back["sight"]["redo"] and back["sight"]["view"] == state["sight"]["view"]
    await ann.do(table, "redo", seat=0)
    again = await ann.get(f"/tables/{table}", seat=0)
    assert again["sight"]["view"] == moved["sight"]["view"] and not again["sight"]["redo"]


async def test_a_program_mutes_somebody_and_passes_the_table_on(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me open", start=False))["table"]
    secret = (await ann.post(f"/tables/{table}/links", {"kind": "join"}))["secret"]
    await bob.post(f"/links/{secret}")
    await bob.do(table, "sit", seat=1)
    person = (await bob.get(f"/tables/{table}"))["envelope"]["you"]["person"]
    await ann.do(table, "mute", person=person, on=True)
    refused = await bob.do(table, "chat", 403, text="hello")
    assert refused["code"] == "muted"
    await ann.do(table, "mute", person=person, on=False)
    assert (await bob.do(table, "chat", text="hello"))["ok"]
    await ann.do(table, "pass-host", seat=1)
    assert (await bob.get(f"/tables/{table}"))["envelope"]["you"]["host"]
