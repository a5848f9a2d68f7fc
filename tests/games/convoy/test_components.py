"""Component files: what the rules need, what they warn of, and another grid."""

import copy
from typing import Any, cast

import pytest

from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.rules import Convoy
from starboard.kernel.component_files import fingerprint, patched, sources
from starboard.kernel.errors import BadOption, BadPack
from starboard.kernel.playing import playout
from starboard.kernel.rng import Random
from tests.games.convoy.build import seen


def with_card(number: int, **changes: Any) -> dict[str, dict[str, Any]]:
    """The default components with one Module card changed."""
    data = copy.deepcopy(CONVOY.default_pack.data)
    data["modules"]["card"][number - 1].update(changes)
    return data


def regridded(columns: int, rows: int) -> dict[str, dict[str, Any]]:
    """Seven cards of another size: floor, a Generator in front, crates nowhere."""
    data = copy.deepcopy(CONVOY.default_pack.data)
    floor = ["." * columns] * rows
    for card in data["modules"]["card"]:
        card["front"] = ["G" + floor[0][1:], *floor[1:]]
        card["back"] = floor
    return data


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize(
    "changes,sentence",
    [
        ({"front": ["#..", "...", ".#.", "..#"]}, "The front of Hold must have one Generator"),
        ({"front": ["#..", ".G.", ".#.", ".G#"]}, "The front of Hold must have one Generator"),
        ({"back": [".##", "..G", "#..", "..."]}, "The back of Hold must have no Generator"),
        ({"back": ["C##", "..C", "#..", "..."]}, "more than one Console"),
        ({"back": [".##", "..C", "#.."]}, "The back of Hold is not 3 wide and 4 high"),
        ({"back": [".##", "..C", "#..", "...."]}, "The back of Hold is not 3 wide and 4 high"),
        ({"back": [".##", "..C", "#x.", "..."]}, 'The back of Hold has "x"'),
        ({"back": "...."}, "must be a list of rows"),
        ({"back": []}, "must be a list of rows"),
        ({"name": "Galley"}, "needs a name of its own"),
        ({"name": ""}, "needs a name of its own"),
    ],
    ids=[
        "no generator",
        "two generators",
        "generator behind",
        "two consoles",
        "a row short",
        "a row too long",
        "unknown symbol",
        "not rows",
        "no rows",
        "name taken",
        "no name",
    ],
)
def test_a_card_that_the_rules_cannot_use_is_refused(changes: dict[str, Any], sentence: str) -> None:
    card = 1 if "name" not in changes else 7
    with pytest.raises(BadPack, match=sentence):
        CONVOY.build_pack(with_card(card, **changes))


@pytest.mark.rule("CC-02")
def test_a_side_in_two_pieces_is_warned_of() -> None:
    pack = CONVOY.build_pack(with_card(1, back=["...", "###", "..C", "..."]))
    assert "The back of Hold does not connect." in map(str, pack.warnings)


@pytest.mark.rule("CC-02")
def test_neighbours_that_may_share_no_row_are_warned_of() -> None:
    data = with_card(1, front=["..#", ".G#", "..#", "..."])
    data["modules"]["card"][1]["back"] = ["...", "...", "...", "#.."]
    warnings = [str(warning) for warning in CONVOY.build_pack(data).warnings]
    assert "The front of Hold and, to its right, the back of Galley share no passable row." in warnings


@pytest.mark.rule("CC-02")
def test_a_side_walled_off_is_warned_of() -> None:
    pack = CONVOY.build_pack(with_card(1, front=["..#", ".G#", "..#", "..#"]))
    assert "The front of Hold is walled off on the right." in map(str, pack.warnings)


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize("columns,rows", [(2, 3), (4, 2), (5, 5), (1, 1), (9, 9)])
def test_the_grid_comes_from_the_pack(columns: int, rows: int) -> None:
    pack = CONVOY.build_pack(regridded(columns, rows))
    for players in (1, 2):
        state = CONVOY.new({"players": players}, pack)
        playout(state, Random(7), most=40)
        assert seen(state)["grid"] == {"rows": rows, "columns": columns, "modules": 5}
        assert CONVOY.board(state, None)


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize("columns,rows", [(10, 3), (3, 10)])
def test_a_grid_has_at_most_nine_rows_and_columns(columns: int, rows: int) -> None:
    with pytest.raises(BadPack) as refused:
        CONVOY.build_pack(regridded(columns, rows))
    assert refused.value.code == "module-card-size"


@pytest.mark.parametrize(
    "changes",
    [
        {"ship.modules": 6},
        {"ship.charges": 4},
        {"cycle.late_dice": 4},
        {"ranks.wanted.2.0": 4},
        {"crews.charges": 4},
        {"scale.pace.0.from": 2},
        {"scale.pace.1.points": [1, 2]},
        {"scale.crew": ["Alone"]},
        {"scale.pace": "fast"},
        {"ranks.wanted": [[2, 2]]},
        {"modules.card": []},
        {"movement.step": "one"},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_numbers_that_the_rules_cannot_be_played_with_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPack):
        CONVOY.pack_with(changes)


def test_a_changed_number_changes_the_game() -> None:
    pack = CONVOY.pack_with({"movement.points": 6, "cycle.tracker": 3})
    state = CONVOY.new({"modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]}, pack)
    state.advance(-1, state.odds()[0][0])
    view = seen(state)
    assert (view["points"]["left"], view["tracker"]["at"]) == (6, 3)


def test_every_number_has_its_bounds() -> None:
    bounds = CONVOY.default_pack.bounds
    assert bounds["burning.price.return"] == (1, 3)
    assert bounds["scale.pace.3.points.2"] == (0, 999)
    assert bounds["ranks.wanted.1.0"] == (1, 3)
    assert bounds["ship.modules"] == (5, 5)


@pytest.mark.parametrize(
    "text,sentence",
    [
        (
            "[abilities]\nmomentun = 3",
            'nothing called "abilities.momentun". The nearest is "abilities.momentum"',
        ),
        ("[burning.price]\ndice = 4", "burning.price.dice must be a whole number from 1 to 3"),
        ("[burning]\nprices = 1", 'nothing called "burning.prices"'),
        ("[[modules.card]]\nname = 'Hold'\nsize = 3", 'nothing called "modules.card.Hold.size"'),
        ("[scale]\npace = [{ title = 'Any', from = 1, points = [1, 2, 3], per = 2 }]", "scale.pace.0.per"),
        ("[[modules.card]]\nname = 'A.B'", "needs a name of its own, without a dot"),
    ],
    ids=["unknown", "out of bounds", "unknown table", "unknown on a card", "unknown in a row", "dotted name"],
)
def test_what_a_file_may_not_say_is_refused_with_what_it_may(text: str, sentence: str) -> None:
    with pytest.raises(BadPack, match=sentence):
        CONVOY.read_pack(text)


@pytest.mark.rule("CC-01")
def test_cards_can_be_added_and_taken_out() -> None:
    more = CONVOY.read_pack("[[modules.card]]\nname = 'Brig'\nfront = ['...', '.G.', '...', '#.#']\n"
                            "back = ['...', '.C.', '...', '...']")  # fmt: skip
    assert len(cast(ConvoyPack, more).names) == 8
    assert cast(Convoy, CONVOY.new({"modules": "8,1,2,3,4"}, more)).view(None).modules[0].card == "Brig"
    fewer = CONVOY.read_pack(
        "".join(f"[[modules.card]]\nname = '{name}'\nremove = true\n" for name in ("Hold", "Comms"))
    )
    assert cast(ConvoyPack, fewer).names == ["Galley", "Med bay", "Workshop", "Quarters", "Coolant"]
    with pytest.raises(BadOption, match="Modules 1 to 5"):
        CONVOY.new({"modules": "1,2,3,4,6"}, fewer)
    for pack in (more, fewer):
        for players in (1, 2):
            playout(CONVOY.new({"players": players}, pack), Random(3))


@pytest.mark.rule("CC-01")
def test_four_cards_are_too_few() -> None:
    with pytest.raises(BadPack, match="from 5 to 20 cards"):
        CONVOY.pack_with({"modules.card": CONVOY.default_pack.data["modules"]["card"][:4]})


def test_a_record_of_the_first_components_is_played_with_the_same_numbers() -> None:
    first = CONVOY.former_components[-1]
    assert "price" not in first["burning"]
    assert CONVOY.pack_of({}, fingerprint(first)) is CONVOY.default_pack
    hashed = fingerprint(patched(first, {"burning.points": 5}))
    changed = cast(ConvoyPack, CONVOY.pack_of({"burning.points": 5}, hashed))
    default = cast(ConvoyPack, CONVOY.default_pack)
    assert (changed.burn_points, changed.prices, changed.gain) == (5, default.prices, 1)


def test_the_page_gets_the_numbers_of_the_pack() -> None:
    pack = CONVOY.pack_with({"burning.price.dice": 3, "abilities.gain": 2, "cycle.late_dice": 2})
    view = cast(Convoy, CONVOY.new({}, pack)).view(None)
    assert (view.numbers.prices.dice, view.numbers.prices.points, view.numbers.gain) == (3, 1, 2)
    assert (view.tracker.early_dice, view.tracker.late_dice) == (2, 2)


def test_layouts_are_marked_as_ours_and_the_scale_as_printed() -> None:
    marks = sources(CONVOY.components_text)
    assert marks["modules.card.0.front"] == "ruling"
    assert marks["scale.pace.0.points"] == "printed"
    assert marks["cycle.most"] == "ruling"
    assert marks["cycle.tracker"] == "printed"
