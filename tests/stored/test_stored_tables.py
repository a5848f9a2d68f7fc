"""Tables stored before: they open as they were, can be looked back through, go on, and are verified."""

from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.rng import Random
from tests.stored import opening
from tests.stored.conftest import Place

TABLES = sorted((opening.FOLDER / "tables").glob("*/*.json.gz"))
SITUATIONS = [file for file in TABLES if "--" in file.name and not file.name.startswith("over--")]
ACTS = 5


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name.removesuffix('.json.gz')}"


every_table = pytest.mark.parametrize("file", TABLES, ids=name_of)


def compare(found: dict[str, Any], truth: dict[str, Any], pack: dict[str, Any]) -> None:
    """Everything that the truth says is the same; how positions are written may have become tidier."""
    for key in truth.keys() - {"along"}:
        then = truth[key]
        if key == "state":
            then = opening.read_state(then["game"], then, pack).to_dict()
        assert found[key] == then, key


def compare_stored(found: dict[str, Any], document: dict[str, Any]) -> None:
    compare(found, document["truth"], setup_of(document)["pack"])


@every_table
def test_it_opens_as_it_was(place: Place, file: Path) -> None:
    found = place.run(opening.opened_truth(place.tables, place.once(file)))
    compare_stored(found, opening.read(file))


@pytest.mark.parametrize("file", SITUATIONS, ids=name_of)
def test_without_the_last_snapshot_it_opens_as_it_was(place: Place, file: Path) -> None:
    """As after a crash: a server that ends in order stores one more."""
    document = opening.read(file)
    stored = document["stored"]
    ident = place.put({**stored, "snapshots": stored["snapshots"][:-1]})
    compare_stored(place.run(opening.opened_truth(place.tables, ident)), document)


@every_table
def test_its_log_leads_to_where_it_stood(place: Place, file: Path) -> None:
    found = place.run(opening.replayed_truth(place.tables.storage, place.once(file)))
    compare_stored(found, opening.read(file))


@every_table
def test_where_it_stood_earlier_is_found_again(place: Place, file: Path) -> None:
    ident, along = place.once(file), opening.read(file)["truth"]["along"][::2]
    then = place.run(opening.truth_along(place.tables, ident, [moment["number"] for moment in along]))
    assert [{"number": moment["number"], **known} for moment, known in zip(along, then, strict=True)] == along


@every_table
def test_it_can_be_looked_back_through(place: Place, file: Path) -> None:
    seat = 0 if len(file.name) % 2 else None  # half of them as somebody who watches
    place.run(opening.look_back(place.tables, place.once(file), seat))


@every_table
def test_it_goes_on_and_is_verified(place: Place, file: Path) -> None:
    document = opening.read(file)
    ident = place.put(document["stored"])
    over = document["truth"]["status"] in ("finished", "closed")
    gone_on = place.run(opening.go_on(place.tables, ident, ACTS, Random(1)))
    assert over or gone_on > 0
    found = place.run(opening.verified(place.tables, ident))
    assert found["ok"], found["problem"]


@every_table
def test_a_position_written_then_is_read(file: Path) -> None:
    document = opening.read(file)
    truth, setup = document["truth"], setup_of(document)
    if "state" not in truth:
        pytest.skip("the game has not begun")
    state = opening.read_state(setup["game"], truth["state"], setup["pack"])
    found = {**opening.game_truth(state), "forbids": opening.forbids(state)}
    assert found == {key: truth[key] for key in found}


def setup_of(document: dict[str, Any]) -> dict[str, Any]:
    """What was agreed on before the game: the last entry that says so counts."""
    said = [entry.get("data", {}) for entry in document["stored"]["entries"]]
    found: dict[str, Any] = [data["setup"] for data in said if "setup" in data][-1]
    return found
