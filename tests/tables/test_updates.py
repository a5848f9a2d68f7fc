"""Tables stored by earlier versions open, go on, can be looked back through and verified."""

from pathlib import Path
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.rng import Random
from starboard.tables import history, verification
from starboard.tables.commands import Close
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Viewer
from starboard.tables.origin import Origin, read_origin
from starboard.tables.service import TableService
from starboard.tables.views import words_for
from tests.tables.conftest import STORED
from tests.tables.stored.write import read_into
from tests.tables.test_persistence import ANN, game_at, open_service, play_some, url


def test_every_game_has_a_stored_table() -> None:
    assert {file.name.partition("-")[0] for file in STORED} == set(GAMES)


async def opened(tmp_path: Path, stored: dict[str, Any]) -> tuple[TableService, LiveTable]:
    service = await open_service(url(tmp_path))
    return service, await service.live.find(await read_into(service.storage, stored))


async def test_it_opens_and_goes_on(tmp_path: Path, stored: dict[str, Any]) -> None:
    service, live = await opened(tmp_path, stored)
    count = game_at(live.table).count
    await play_some(service, live.table.id, 30, Random(1))
    assert game_at(live.table).count > count
    await service.close()


async def test_under_newer_rules_it_goes_on_too_and_says_so(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[stored["row"]["game"]]
    monkeypatch.setattr(game, "version", game.version + 1)
    service, live = await opened(tmp_path, stored)
    assert live.table.version == game.version
    assert live.table.tail[-1].kind == "rules"
    await play_some(service, live.table.id, 30, Random(1))
    again = await service.storage.snapshot(live.table.id)
    assert again is not None and again.version == game.version
    await service.close()


async def test_it_can_be_looked_back_through(tmp_path: Path, stored: dict[str, Any]) -> None:
    service, live = await opened(tmp_path, stored)
    last = live.table.entries_shown[Viewer(0)]
    words = words_for(live.table, "en")
    found = await history.at(service.storage, live.table, Viewer(0), last, words)
    assert found.view == game_at(live.table).state.view(0)
    assert (await history.at(service.storage, live.table, Viewer(0), last // 2 + 5, words)).view
    await service.close()


@pytest.mark.parametrize("newer", [0, 1], ids=["same rules", "newer rules"])
async def test_it_is_verified(
    tmp_path: Path, stored: dict[str, Any], monkeypatch: pytest.MonkeyPatch, newer: int
) -> None:
    game = GAMES[stored["row"]["game"]]
    monkeypatch.setattr(game, "version", game.version + newer)
    service, live = await opened(tmp_path, stored)
    await play_some(service, live.table.id, 30, Random(1))
    await service.dispatch.command(live.table.id, ANN, Close())
    found = await verification.verify(service.storage, live.table)
    assert found.ok, found.problem
    assert bool(found.other_rules) == bool(newer)
    await service.close()


def test_where_a_stored_game_came_from_tells_whether_it_was_a_moment_of_a_table() -> None:
    where = "/t/185a05/back/57.2"
    assert read_origin({"where": where, "by": "Ann"}, 30) == Origin(where, "Ann", moment=True)
    assert read_origin({"where": where, "by": "Ann", "moment": False}, 30) == Origin(where, "Ann")
    assert read_origin({"where": "voyage.json", "by": "Ann"}, 30) == Origin("voyage.json", "Ann")
    assert read_origin(None, 30) == Origin() and read_origin(None, 0) is None
