"""A bot that fails, or chooses what it may not, keeps nobody waiting: any legal act stands in, once."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from starboard.games.registry import find_game
from starboard.tables.bot_runner import AskBot
from starboard.tables.setup import read_setup
from starboard.tables.table import Table
from tests.tables.test_persistence import ANN, game_at, open_service, url, with_a_bot
from tests.waiting import until


async def raises(table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
    raise RuntimeError("no idea")


async def cheats(table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
    return 10_000


async def babbles(table: Table, seat: int, level: str, state: dict[str, Any]) -> Any:
    return "the one on the left"


@pytest.mark.parametrize("bot", [raises, cheats, babbles])
async def test_a_bot_that_gives_no_legal_act_is_stood_in_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: AskBot
) -> None:
    asked = []

    async def counted(table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
        asked.append(table.number)
        return await bot(table, seat, level, state)

    with caplog.at_level(logging.ERROR, "starboard.tables"):
        service = await open_service(url(tmp_path))
        service.bots.ask = counted
        live = await service.live.open_table(read_setup("wheel", {}), ANN, with_a_bot)
        service.presence.polled(live, "ann")
        await until(lambda: not live.table.awaited_bots())
        assert game_at(live.table).count == 1 and live.table.awaited() == [1]
        await service.close()
    assert len(asked) == 1
    (line,) = [record.getMessage() for record in caplog.records]
    assert "the bot easy on seat 0" in line
    position = json.loads(line.partition(" it was asked at ")[2])
    assert find_game("wheel").from_dict(position).actors() == (0,)
