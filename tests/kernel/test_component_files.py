"""Component files that say only what differs, and what is wrong with one, by name."""

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.kernel.component_files import brought_up, fingerprint, merged
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPack, BadRecord
from starboard.kernel.records import new_record, read_record, replay

CARDS = {"card": [{"id": "one", "cost": 1}, {"id": "two", "cost": 2}], "limit": {"most": 5}}


def test_only_what_differs_is_said() -> None:
    changes = {"card": [{"id": "two", "cost": 3}]}
    assert merged(CARDS, changes) == {
        "card": [{"id": "one", "cost": 1}, {"id": "two", "cost": 3}],
        "limit": {"most": 5},
    }


def test_a_new_entry_is_added_and_one_can_be_removed() -> None:
    changes = {"card": [{"id": "three", "cost": 9}, {"id": "one", "remove": True}]}
    assert merged(CARDS, changes)["card"] == [{"id": "two", "cost": 2}, {"id": "three", "cost": 9}]


def test_what_is_not_there_cannot_be_removed() -> None:
    with pytest.raises(BadPack, match='no "four" to remove'):
        merged(CARDS, {"card": [{"id": "four", "remove": True}]})


def test_data_of_a_former_default_gains_what_is_new_and_keeps_what_it_changed() -> None:
    former = {"card": [{"id": "one"}, {"id": "two"}], "limit": {"most": 5}}
    changed = {"card": [{"id": "two"}], "limit": {"most": 7}}
    default = {**CARDS, "limit": {"most": 5, "least": 1}, "fresh": {"x": 1}}
    assert brought_up(changed, former, default) == {
        "card": [{"id": "two", "cost": 2}],
        "limit": {"most": 7, "least": 1},
        "fresh": {"x": 1},
    }


def test_a_value_out_of_bounds_is_refused_with_its_bounds() -> None:
    with pytest.raises(BadPack, match=r"revolutions\.draw must be a whole number from 1 to 9"):
        WHEEL.read_pack("[revolutions]\ndraw = 44\n")


def test_an_unknown_key_is_refused_with_the_nearest_known_one() -> None:
    with pytest.raises(BadPack, match=r'"revolutions\.drw".*"revolutions\.draw"'):
        WHEEL.read_pack("[revolutions]\ndrw = 4\n")


def test_a_partial_file_needs_no_marks_and_changes_what_it_says() -> None:
    pack = WHEEL.read_pack("[revolutions]\ndraw = 5\n")
    assert WHEEL.pack_differences(pack) == {"revolutions.draw": 5}


def test_entries_of_a_list_of_tables_go_by_their_ids() -> None:
    components = Components(CARDS)
    assert components.names("card") == ["one", "two"]
    assert components.number("card.two.cost", 0, 9) == 2
    assert components.bounds == {"card.two.cost": (0, 9)}


def test_what_nobody_asked_for_is_refused() -> None:
    components = Components(CARDS)
    components.names("card")
    components.number("card.one.cost", 0, 9)
    components.number("card.two.cost", 0, 9)
    with pytest.raises(BadPack, match=r"limit\.most"):
        components.finish()


# -- packs of before -------------------------------------------------------------------------------


def test_a_record_on_a_former_default_opens() -> None:
    record = new_record(WHEEL, {})
    record.pack.hash = "4d8a" + "0" * 60
    with pytest.raises(BadRecord, match="hash"):
        replay(record, WHEEL)
    former = WHEEL.former_components[-1]
    assert "stations" not in former
    record.pack.hash = fingerprint(former)
    assert replay(record, WHEEL).components() is WHEEL.default_pack


def test_a_record_that_changed_a_former_default_keeps_its_change() -> None:
    record = new_record(WHEEL, {})
    former = WHEEL.former_components[-1]
    changed = {**former, "revolutions": {**former["revolutions"], "draw": 6}}
    record.pack.differences = {"revolutions.draw": 6}
    record.pack.hash = fingerprint(changed)
    pack = replay(record, WHEEL).components()
    assert WHEEL.pack_differences(pack) == {"revolutions.draw": 6}


def test_a_table_without_a_hash_is_of_the_first_version() -> None:
    assert WHEEL.pack_of({}, "") is WHEEL.default_pack
    assert WHEEL.pack_differences(WHEEL.pack_of({"revolutions.draw": 6}, "")) == {"revolutions.draw": 6}


def test_format_one_of_records_is_read_for_ever() -> None:
    text = new_record(WHEEL, {}).to_json()
    former = text.replace("starboard-record-2", "starboard-record-1")
    for added in ('"package":"starboard-games",', '"variant":"",', ',"origin":null'):
        assert added in former
        former = former.replace(added, "")
    read = read_record(former)
    assert read.format == "starboard-record-2"
    assert replay(read, WHEEL) == WHEEL.new()
