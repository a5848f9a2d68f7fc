"""A record is the game: random games and the kept ones replay to the very same position."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.registry import GAMES
from starboard.kernel.errors import BadRecord
from starboard.kernel.game import Game
from starboard.kernel.records import finish, new_record, read_record, record_schema, replay
from tests.conformance.cases import every_case, every_game
from tests.conformance.walk import Walk

RECORDS = Path(__file__).parent.parent / "records"
KEPT = sorted(RECORDS.glob("*/*.json"))
seeds = st.integers(0, 2**32)


def recorded(game: Game, options: dict[str, Any], seed: int) -> Any:
    walk = Walk(game, options, seed)
    *_, last = walk.positions()
    record = new_record(game, options)
    record.actions = walk.actions
    finish(record, game, last)
    return record, last


@every_case
@given(seed=seeds)
def test_replaying_a_record_gives_the_identical_state(game: Game, options: dict[str, Any], seed: int) -> None:
    record, last = recorded(game, options, seed)
    read = read_record(record.to_json())
    assert read == record
    assert replay(read, game).to_dict() == last.to_dict()


@every_case
def test_records_follow_their_schema(game: Game, options: dict[str, Any]) -> None:
    record, _ = recorded(game, options, 1)
    jsonschema.validate(json.loads(record.to_json()), record_schema())


@every_game
def test_a_record_with_a_false_result_is_refused(game: Game) -> None:
    record, _ = recorded(game, {}, 2)
    assert record.result is not None
    record.result[0].score += 1
    with pytest.raises(BadRecord, match="another result"):
        replay(record, game)


@every_game
def test_a_record_with_an_illegal_action_is_refused_with_its_number(game: Game) -> None:
    record, _ = recorded(game, {}, 3)
    actor, _ = record.actions[0]
    record.actions[0] = (actor, 10**6)
    with pytest.raises(BadRecord, match="Action 1 "):
        replay(record, game)


@every_game
def test_a_record_that_stops_early_is_not_played_out(game: Game) -> None:
    record, _ = recorded(game, {}, 4)
    record.actions = record.actions[:-1]
    with pytest.raises(BadRecord, match="not over yet"):
        replay(record, game)


@every_game
def test_a_running_record_replays_to_where_it_stands(game: Game) -> None:
    record, _ = recorded(game, {}, 5)
    record.actions = record.actions[: len(record.actions) // 2]
    record.end = record.result = None
    assert not replay(record, game).ending()


@every_game
def test_there_is_a_kept_game_for_every_way_to_end(game: Game) -> None:
    endings = set()
    for path in (RECORDS / game.name).glob("*.json"):
        endings.add(replay(read_record(path.read_bytes()), game).ending())
    assert endings >= set(game.endings)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_kept_games_replay_to_their_exact_result(path: Path) -> None:
    record = read_record(path.read_bytes())
    game = GAMES[path.parent.name]
    last = replay(record, game)
    assert record.result is not None
    assert record.end is not None
    if record.end.how == "played":
        assert path.stem.startswith(last.ending())
    assert msgspec.json.decode(record.to_json(), type=type(record)) == record
