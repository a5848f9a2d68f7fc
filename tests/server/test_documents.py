"""What the documentation shows works as it stands."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.running import Apart, Client

DOCS = Path(__file__).parents[2] / "docs"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=60)


def test_the_example_bot_plays_a_game(server: Apart, tmp_path: Path) -> None:
    example = re.findall(r"```python\n(.*?)```", (DOCS / "bot-api.md").read_text(), re.DOTALL)[0]
    assert len(example.splitlines()) <= 40
    (tmp_path / "bot.py").write_text(example)
    done = run(str(tmp_path / "bot.py"), server.address)
    assert "'outcome':" in done.stdout, done.stderr


async def dice_of_a_finished_game(ann: Client) -> dict[str, Any]:
    """A solo flight played by a bot to its end, and its dice."""
    table = (await ann.open("convoy", "me"))["table"]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        first = await socket.next()
        assert first["envelope"]["dice"]["seed"] is None
        assert (await ann.get(f"/tables/{table}/dice"))["rolls"] == []
        await socket.do("hand-over", seat=0, level="easy")
        while (await socket.until("update"))["envelope"]["status"] != "finished":
            pass
    sheet = await ann.get(f"/tables/{table}/dice")
    record = await ann.get(f"/tables/{table}/record")
    assert sheet["commitment"] == first["envelope"]["dice"]["commitment"]
    return {"sheet": sheet, "record": record}


async def test_the_independent_script_finds_the_dice_true_and_a_touched_die_false(
    ann: Client, tmp_path: Path
) -> None:
    script = DOCS / "verify_dice.py"
    code = [line for line in script.read_text().splitlines() if line.strip()]
    assert len(code) <= 40 and "starboard." not in script.read_text()
    sheet = (await dice_of_a_finished_game(ann))["sheet"]
    file = tmp_path / "dice.json"
    file.write_text(json.dumps(sheet))
    assert re.fullmatch(r"All [1-9]\d* rolls are as the seed says.\n", run(str(script), str(file)).stdout)
    roll = sheet["rolls"][-1]
    roll["outcome"] = next(outcome for outcome, _ in roll["odds"] if outcome != roll["outcome"])
    file.write_text(json.dumps(sheet))
    assert "was not made with these dice" in run(str(script), str(file)).stderr


async def test_the_record_of_a_finished_game_is_verified_by_the_kernel(ann: Client) -> None:
    from starboard.games.registry import find_game
    from starboard.kernel.records import check_dice, read_record, replay

    found = await dice_of_a_finished_game(ann)
    record = read_record(json.dumps(found["record"]))
    assert replay(record, find_game("convoy")).ending()
    assert check_dice(record, find_game("convoy")) == len(found["sheet"]["rolls"])
