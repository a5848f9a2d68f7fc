"""A bot that fails, or chooses what it may not, keeps nobody waiting: any legal act stands in, once."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from starboard.games.registry import find_game
from starboard.tables import acts
from starboard.tables.bot_runner import AskBot
from starboard.tables.refusals import STALE, Refused
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


async def test_a_bot_of_whom_nothing_is_taken_lets_everybody_else_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked again after a while, not at once and for ever."""
    tried = []

    def refuse(table: Table, seat: int, position: int, action: int | None, now: float) -> None:
        tried.append(seat)
        raise Refused(STALE, "stale")

    async def first(table: Table, seat: int, level: str, state: dict[str, Any]) -> int:
        return game_at(table).state.legal(seat)[0]

    monkeypatch.setattr(acts, "bot_act", refuse)
    service = await open_service(url(tmp_path))
    service.bots.ask = first
    live = await service.live.open_table(read_setup("wheel", {}), ANN, with_a_bot)
    service.presence.polled(live, "ann")
    for _ in range(100):
        await asyncio.sleep(0)
    assert tried == [0]
    await service.close()
