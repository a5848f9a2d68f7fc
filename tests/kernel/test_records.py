"""Records: what is no record is refused in a sentence, and dice can be checked."""

import hashlib
import json
from typing import Any

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import BadRecord
from starboard.kernel.records import (
    DiceNote,
    check_dice,
    finish,
    new_record,
    read_record,
    record_schema,
    replay,
)


def text(**changes: Any) -> str:
    document = json.loads(new_record(WHEEL, {}).to_json())
    return json.dumps({**document, **changes})


@pytest.mark.parametrize(
    "broken,complaint",
    [
        ("", "not a record"),
        ("[]", "not a record"),
        ("{}", "missing required field"),
        (text(surprise=1), "unknown field"),
        (text(actions=[[0]]), "not a record"),
        (text(actions=[["a", "b"]]), "Expected `int`"),
        (text(end={"how": "boredom"}), "boredom"),
        (b"\xff\xfe", "not a record"),
    ],
)
def test_what_is_no_record_is_refused(broken: str | bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        read_record(broken, "game.json")


@pytest.mark.parametrize(
    "changes,complaint",
    [
        ({"game": "chess"}, "of chess, not of wheel"),
        ({"version": 99}, "version 99"),
        ({"pack": {"hash": "0" * 64, "differences": {}}}, "hash"),
    ],
)
def test_a_record_of_something_else_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay(read_record(text(**changes)), WHEEL)


def test_a_record_carries_how_its_pack_differs() -> None:
    pack = WHEEL.pack_with({"revolutions.draw": 4})
    record = new_record(WHEEL, {}, pack)
    assert record.pack.differences == {"revolutions.draw": 4}
    assert replay(record, WHEEL).components().hash == pack.hash


def test_the_schema_names_every_part() -> None:
    schema = record_schema()
    properties = schema["$defs"]["Record"]["properties"]
    assert {"game", "version", "options", "pack", "actions", "end", "result", "dice"} <= set(properties)


def test_dice_without_a_seed_cannot_be_checked() -> None:
    with pytest.raises(BadRecord, match="does not publish"):
        check_dice(new_record(WHEEL, {}), WHEEL)


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    record = new_record(WHEEL, {})
    record.dice = DiceNote(commitment="0" * 64, seed="1" * 64)
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        check_dice(record, WHEEL)


def test_a_game_without_chance_has_no_rolls_to_check() -> None:
    record = new_record(WHEEL, {})
    record.dice = DiceNote(commitment=hashlib.sha256(bytes(32)).hexdigest(), seed=bytes(32).hex())
    assert check_dice(record, WHEEL) == 0


def test_a_resignation_needs_a_seat() -> None:
    with pytest.raises(BadRecord):
        finish(new_record(WHEEL, {}), WHEEL, WHEEL.new(), "resigned")
