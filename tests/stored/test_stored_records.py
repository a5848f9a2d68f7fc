"""Records and positions written before: every action legal, every result and die as it was."""

from pathlib import Path

import pytest

from starboard.kernel.rng import Random
from tests.stored import opening
from tests.stored.conftest import Place

RECORDS = sorted((opening.FOLDER / "records").rglob("*.json"))
DOWNLOADS = sorted((opening.FOLDER / "downloads").glob("*.json.gz"))
POSITIONS = sorted((opening.FOLDER / "positions").glob("*.json.gz"))
SAVED = [file for file in DOWNLOADS if "actions" in opening.read(file)]
SEEN = [file for file in DOWNLOADS if file not in SAVED]


def name_of(file: Path) -> str:
    return file.relative_to(opening.FOLDER).as_posix().partition(".")[0]


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_record_replays_to_its_result_and_its_dice_hold(file: Path) -> None:
    """An imported game's dice were not the table's: there the seed that 0.1.0 exported proves nothing."""
    found = opening.replay_record(file, dice="imported" not in file.name)
    assert found["how"]
    assert found["checked"] in (None, found["rolls"])


@pytest.mark.parametrize("how", ["played", "resigned", "agreed", "forfeit"])
@pytest.mark.parametrize("game", ["wheel", "convoy", "colonies", "argosy"])
def test_there_is_a_record_of_every_way_to_end_by_word(game: str, how: str) -> None:
    assert how in {opening.read(file)["end"]["how"] for file in RECORDS if opening.read(file)["game"] == game}


def test_there_is_a_record_of_every_ending_and_on_changed_components() -> None:
    found = [opening.replay_record(file, dice="imported" not in file.name) for file in RECORDS]
    for game, endings in opening.read(opening.FOLDER / "index.json")["endings"].items():
        of_game = [one for one in found if one["game"] == game]
        assert set(endings) <= {one["ending"] for one in of_game}
        assert any(one["changed"] for one in of_game)
        assert any(one["checked"] is not None for one in of_game)


@pytest.mark.parametrize("file", SAVED, ids=name_of)
def test_a_saved_game_is_brought_back_and_goes_on(place: Place, file: Path) -> None:
    assert not opening.replay_record(file)["how"]
    ident = place.run(opening.open_record(place.tables, file))
    assert place.run(opening.go_on(place.tables, ident, 10, Random(1))) > 0
    assert place.run(opening.verified(place.tables, ident))["ok"]


@pytest.mark.parametrize("file", SEEN, ids=name_of)
def test_what_a_seat_saw_of_a_running_game_has_a_board_for_every_step(file: Path) -> None:
    """The page alone reads these; it needs as many boards as the story has steps."""
    document = opening.read(file)
    assert document["format"] == "starboard-seen-2"
    assert document["view"] and len(document["boards"]) == len(document["story"]["steps"])


@pytest.mark.parametrize("file", POSITIONS, ids=name_of)
def test_positions_where_chance_is_asked_are_reached_and_read(file: Path) -> None:
    for position in opening.read(file):
        truth, game, pack = position["truth"], position["game"], position["pack"]
        reached = opening.played(game, position["options"], pack, position["acts"])
        known = opening.game_truth(reached)
        assert known == {key: truth[key] for key in known}
        read = opening.read_state(game, truth["state"], pack)
        assert opening.game_truth(read) == known, position["situation"]
        assert reached.to_dict() == read.to_dict()
