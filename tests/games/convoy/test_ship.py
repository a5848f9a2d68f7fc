"""The ship before it leaves: cards, Engines, crew, and what may be chosen."""

from typing import Any, cast

import pytest

from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import BadOption
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, convoy, crews

PACK = cast(ConvoyPack, CONVOY.default_pack)
FIRST_FLIGHT = ["Hold", "Galley", "Med bay", "Workshop", "Quarters"]


def set_out(**options: Any) -> Ship:
    return Ship(CONVOY.new(options))


@pytest.mark.rule("CC-01")
def test_five_modules_stand_in_a_row_generators_up_and_charged() -> None:
    ship = set_out(modules="first-flight", crew=["mechanic", "navigator", "pilot"])
    assert [module["card"] for module in ship.view["modules"]] == FIRST_FLIGHT
    assert ship.sides() == "fffff"
    assert ship.charged() == [1, 2, 3, 4, 5]


@pytest.mark.rule("CC-01")
def test_the_other_charges_of_fourteen_are_in_the_supply() -> None:
    assert set_out(modules="first-flight", crew=["mechanic", "navigator", "pilot"]).view["supply"] == 9


@pytest.mark.rule("CC-01")
def test_modules_are_drawn_one_at_a_time_without_putting_back() -> None:
    ship = set_out()
    assert ship.state.odds() == [(card, 1) for card in range(7)]
    ship.chance("line-up", number=6, card="Coolant")
    assert ship.state.odds() == [(card, 1) for card in range(7) if card != 5]
    for number in (1, 7, 2, 3):
        ship.chance("line-up", number=number)
    assert [module["number"] for module in ship.view["modules"]] == [6, 1, 7, 2, 3]


@pytest.mark.rule("CC-01", "CC-03")
def test_a_picked_row_stands_in_the_order_it_was_picked() -> None:
    ship = set_out(modules="7,1,5,2,6")
    assert [module["number"] for module in ship.view["modules"]] == [7, 1, 5, 2, 6]
    assert [module["module"] for module in ship.view["modules"]] == [1, 2, 3, 4, 5]


@pytest.mark.rule("CC-02")
def test_every_side_has_three_crates_connects_and_is_open_at_its_ends() -> None:
    pack = PACK
    assert (pack.columns, pack.rows, len(pack.sides)) == (3, 4, 14)
    assert pack.warnings == []
    for side in pack.sides:
        assert side.count("#") == 3, side.card
        assert side.connects(), side.card
        assert all(len(side.open_rows(column)) >= 3 for column in (0, 2)), side.card


@pytest.mark.rule("CC-02")
def test_fronts_have_one_generator_backs_none_and_consoles_are_single() -> None:
    for side in PACK.sides:
        assert side.count("G") == (1 if side.side == 0 else 0)
        assert side.count("C") <= 1


@pytest.mark.rule("CC-03")
def test_a_flip_shows_the_other_side_in_the_same_place() -> None:
    ship = convoy(dice={2: 1}, points=0).do("end")
    assert ship.sides() == "fbfff"
    assert ship.module(2)["card"] == "Galley"
    assert ship.module(2)["rows"] == ["...", "#.#", ".C.", ".#."]


@pytest.mark.rule("CC-04")
def test_an_engine_touches_every_open_space_of_the_near_column() -> None:
    ship = convoy(at={"P": "stern"}, crew="MNP")
    steps = ship.legal()
    assert [text for text in steps if text.startswith("M")] == ["M-1a2", "M-1a3", "M-1a4"]  # 1a1 is a crate
    assert [text for text in steps if text.startswith("P")] == ["P-5c1", "P-5c2", "P-5c3"]


@pytest.mark.rule("CC-04")
def test_from_any_space_of_the_near_column_one_steps_into_the_engine() -> None:
    for start in ("1a2", "1a3", "1a4"):
        assert convoy(at={"P": start}).do("P-bow").at("P") == "bow"
    for start in ("5c1", "5c2", "5c3"):
        assert convoy(at={"P": start}).do("P-stern").at("P") == "stern"


@pytest.mark.rule("CC-04")
def test_an_engine_has_three_squares() -> None:
    assert [engine["squares"] for engine in convoy().view["engines"]] == [3, 3]


@pytest.mark.rule("CC-05")
def test_three_of_four_start_in_the_bow_and_the_tracker_at_fourteen() -> None:
    ship = set_out(modules="first-flight", crew=["pilot", "mechanic", "cargo"])
    assert [ship.at(who) for who in "MPC"] == ["bow", "bow", "bow"]
    assert ship.member("N")["ashore"]
    assert ship.tracker == 14
    assert ship.phase == "warning"


@pytest.mark.rule("CC-05")
def test_without_a_pick_it_is_drawn_who_stays_ashore() -> None:
    ship = set_out(modules="first-flight")
    assert len(ship.state.odds()) == 4
    assert {weight for _, weight in ship.state.odds()} == {1}
    ship.chance("ashore", crew="navigator")
    assert [member["crew"] for member in ship.view["crew"] if member["ashore"]] == ["navigator"]


@pytest.mark.rule("CC-05")
def test_who_stays_ashore_takes_no_step() -> None:
    assert convoy(crew="MNP").forbids("C-1a2") == "CC-05"


@pytest.mark.rule("CC-05")
def test_defaults_are_one_player_rank_one_everything_drawn() -> None:
    assert CONVOY.read_options() == {"players": 1, "rank": 1, "crew": "drawn", "modules": "drawn"}


@pytest.mark.rule("CC-05")
@pytest.mark.parametrize(
    "options,named",
    [
        ({"rank": 4}, "1, 2 or 3"),
        ({"players": 3}, "1 or 2"),
        ({"crew": ["pilot", "pilot", "cargo"]}, "mechanic"),
        ({"modules": "1,2,3,4"}, "first-flight"),
        ({"modules": "1,2,3,4,8"}, "first-flight"),
    ],
    ids=["rank", "players", "same crew twice", "four modules", "no eighth module"],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption, match=named):
        CONVOY.new(options)


@pytest.mark.rule("CC-26")
@pytest.mark.parametrize(
    "option", [{"rank": 2}, {"crew": ["mechanic", "pilot", "cargo"]}], ids=["rank", "crew"]
)
def test_two_crews_have_no_rank_and_no_specialists_to_pick(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="CC-26"):
        CONVOY.new({"players": 2, **option})


@pytest.mark.rule("CC-06")
def test_a_cycle_goes_from_warning_to_moves_to_flips_to_the_next_warning() -> None:
    ship = set_out(modules="first-flight", crew=["mechanic", "pilot", "cargo"])
    assert (ship.phase, ship.state.actors()) == ("warning", (CHANCE,))
    ship.roll(1, 3)
    assert (ship.phase, ship.state.actors(), ship.sides()) == ("move", (0,), "fffff")
    ship.do("M-1a2", "M-bow", "M-1a2", "M-bow", "end")
    assert (ship.phase, ship.sides(), ship.tracker) == ("warning", "bfbff", 13)


def test_turns_change_with_the_cycle_and_with_the_player() -> None:
    ship = convoy(points=0, cycle=5, turns=5).do("end")
    assert ship.state.turn() == 6
    both = crews(points=0, cycle=3, turns=5).do("end")
    assert both.state.turn() == 6
