"""The flip warning: how many dice, where they go, and which rolls may stand."""

from itertools import combinations_with_replacement, permutations, product
from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import Ship, convoy, crews


def rolls(ship: Ship) -> dict[tuple[int, ...], int]:
    """Every roll that may come, with its weight."""
    state = ship.state
    return {
        tuple(CONVOY.describe(state, CHANCE, outcome).parts.get("dice", ())): weight
        for outcome, weight in state.odds()
    }


def warning(**settings: Any) -> Ship:
    return convoy(phase="warning", points=0, **settings)


@pytest.mark.rule("CC-07")
@pytest.mark.parametrize("tracker,dice", [(14, 2), (8, 2), (7, 3), (1, 3)])
def test_two_dice_until_the_tracker_shows_seven_then_three(tracker: int, dice: int) -> None:
    found = rolls(warning(tracker=tracker))
    assert set(found) == set(combinations_with_replacement(range(1, 7), dice))


@pytest.mark.rule("CC-07")
@pytest.mark.parametrize("tracker,total", [(14, 36), (7, 216)])
def test_a_roll_weighs_as_much_as_the_dice_can_fall_so(tracker: int, total: int) -> None:
    found = rolls(warning(tracker=tracker))
    assert sum(found.values()) == total
    for roll, weight in found.items():
        assert weight == len(set(permutations(roll)))


@pytest.mark.rule("CC-07")
def test_each_die_hangs_over_the_module_of_its_number() -> None:
    assert warning().roll(2, 5).dice() == [0, 1, 0, 0, 1]


@pytest.mark.rule("CC-07")
def test_two_dice_on_a_module_are_two_flips() -> None:
    ship = warning(tracker=7).roll(3, 3, 4)
    assert ship.dice() == [0, 0, 2, 1, 0]


@pytest.mark.rule("CC-07")
def test_a_six_waits_for_the_player_and_goes_to_any_module() -> None:
    ship = warning().roll(2, 6)
    assert ship.phase == "sixes"
    assert ship.legal() == ["6-1", "6-2", "6-3", "6-4", "6-5"]
    assert ship.do("6-2").module(2)["dice"] == [2, 6]
    assert ship.phase == "move"


@pytest.mark.rule("CC-07")
def test_each_of_several_sixes_is_placed() -> None:
    ship = warning(tracker=5).roll(6, 6, 6)
    ship.do("6-1", "6-4")
    assert ship.view["sixes"]["left"] == 1
    ship.do("6-4")
    assert (ship.dice(), ship.phase) == ([1, 0, 0, 2, 0], "move")


@pytest.mark.rule("CC-07")
def test_there_is_no_six_to_place_while_moving() -> None:
    assert convoy().forbids("6-1") == "CC-07"


def test_a_six_comes_before_anything_else() -> None:
    ship = warning().roll(2, 6)
    assert {
        ship.forbids(text) for text in ("end", "hack", "P-1a2", "burn P points", "burn bow+bow dice")
    } == {"SB-03"}


# -- CC-08 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-08")
def test_rolls_that_would_empty_the_ship_are_not_among_the_odds() -> None:
    ship = warning(sides="ffbbb", empty="1")  # only Module 2 is charged; the dark ones make a Charge
    found = rolls(ship)
    assert (1, 2) not in found
    assert (2, 2) in found  # twice over, it is charged anew
    assert (2, 3) in found
    assert (1, 1) in found
    assert len(found) == 20


@pytest.mark.rule("CC-08")
def test_what_is_carried_does_not_count_as_left() -> None:
    ship = warning(empty="12345", at={"P": "1a2+"})
    doubles = {(face, face) for face in range(1, 7)}
    assert set(rolls(ship)) == doubles | {(face, 6) for face in range(1, 6)}  # a six can join the other die


@pytest.mark.rule("CC-08")
def test_a_six_may_only_go_where_a_charge_is_left() -> None:
    ship = warning(sides="ffbbb", empty="1").roll(2, 6)
    assert ship.legal() == ["6-2", "6-3", "6-4", "6-5"]
    assert ship.forbids("6-1") == "CC-08"
    assert ship.view["sixes"]["modules"] == [2, 3, 4, 5]


@pytest.mark.rule("CC-08")
def test_the_first_of_two_sixes_may_go_only_where_the_second_can_still_help() -> None:
    ship = warning(empty="12345", tracker=14).roll(6, 6)
    assert ship.legal() == ["6-1", "6-2", "6-3", "6-4", "6-5"]
    ship.do("6-4")  # now only a second one there turns the Generator up again, and it goes unasked
    assert (ship.phase, ship.dice()) == ("move", [0, 0, 0, 2, 0])


@pytest.mark.rule("CC-08")
def test_a_six_with_one_place_to_go_is_placed_unasked() -> None:
    ship = warning(empty="12345").roll(3, 3)
    assert ship.phase == "move"
    other = warning(empty="2345", sides="fffff").roll(1, 6)
    assert (other.phase, other.dice()) == ("move", [2, 0, 0, 0, 0])


@pytest.mark.rule("CC-08")
def test_if_no_roll_could_leave_a_charge_any_roll_stands() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    held = convoy(phase="warning", points=0, empty="12345", engines=(3, 2), rank=3, pack=pack)
    assert held.view["supply"] == 0
    assert len(held.state.odds()) == 21
    assert held.roll(6, 6).legal() == ["6-1", "6-2", "6-3", "6-4", "6-5"]


@pytest.mark.rule("CC-08")
def test_a_charge_thrown_out_by_one_module_can_be_taken_by_a_later_one() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    ship = convoy(phase="warning", points=0, sides="fbbbb", engines=(3, 1), rank=3, pack=pack)
    assert ship.view["supply"] == 0
    found = rolls(ship)
    assert (1, 2) in found  # Module 1 gives its Charge back before Module 2 turns up
    assert (1, 1) in found


@pytest.mark.rule("CC-08")
def test_a_module_cannot_take_what_a_later_one_throws_out() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    ship = convoy(phase="warning", points=0, sides="bbbbf", engines=(3, 1), rank=3, pack=pack)
    assert (1, 5) not in rolls(ship)


@pytest.mark.rule("CC-08")
def test_the_log_says_when_the_dice_were_kept_from_emptying_the_ship() -> None:
    assert "dice-kept" in warning(sides="ffbbb", empty="1").roll(2, 3).kinds()
    assert "dice-kept" not in warning().roll(2, 3).kinds()


# -- the odds against every throw of the dice ------------------------------------------------------


def leaves_charge(ship: Ship, throw: tuple[int, ...], dice: list[int]) -> bool:
    """An oracle: flip a copy of the ship for real, nobody moving, and look."""
    state = ship.state.clone()
    data = state.to_dict()
    two = state.players == 2
    mover = throw.index(min(throw)) if two else 0  # the second crew, after which the Modules flip
    rolled = list(throw) if two else sorted(throw)
    data.update(phase="move", points=0, sixes=0, second=two, mover=mover, rolled=rolled)
    del data["turns"]
    for module, number in zip(data["modules"], dice):
        module["dice"] = number
    after = Ship(CONVOY.from_dict(data, state.pack)).do("end")
    return bool(after.charged())


def oracle(ship: Ship, number: int, ordered: bool = False) -> dict[tuple[int, ...], int]:
    """Each throw that may stand, counted, by trying all throws and all places for sixes."""
    counted: dict[tuple[int, ...], int] = {}
    for throw in product(range(1, 7), repeat=number):
        if ordered and len(set(throw)) == 1:
            continue
        sixes = throw.count(6)
        fixed = [throw.count(module) for module in range(1, 6)]
        options = product(range(5), repeat=sixes)
        if any(
            leaves_charge(ship, throw, [n + places.count(m) for m, n in enumerate(fixed)])
            for places in options
        ):
            key = throw if ordered else tuple(sorted(throw))
            counted[key] = counted.get(key, 0) + 1
    return counted


SCARCE: dict[str, dict[str, Any]] = {
    "one charged": {"empty": "1245"},
    "one charged, dark ones": {"sides": "bfbfb", "empty": "4"},
    "none charged": {"empty": "12345"},
    "all dark": {"sides": "bbbbb"},
    "carried aboard": {"sides": "fbbff", "empty": "145", "at": {"P": "1a2+", "M": "5a1+"}},
}


@pytest.mark.rule("CC-08")
@pytest.mark.parametrize("scarce", SCARCE.values(), ids=SCARCE)
def test_odds_of_two_dice_are_those_of_the_throws_that_may_stand(scarce: dict[str, Any]) -> None:
    ship = warning(**scarce)
    assert rolls(ship) == oracle(ship, 2)


@pytest.mark.rule("CC-08")
@pytest.mark.parametrize("scarce", SCARCE.values(), ids=SCARCE)
def test_odds_of_three_dice_are_those_of_the_throws_that_may_stand(scarce: dict[str, Any]) -> None:
    ship = warning(tracker=6, **scarce)
    assert rolls(ship) == oracle(ship, 3)


@pytest.mark.rule("CC-08", "CC-27")
def test_odds_of_two_crews_are_those_of_the_unequal_throws_that_may_stand() -> None:
    at = {f"{crew}{n}": place for crew, n, place in [("b", 1, "1a2+"), ("b", 2, "1b2+"), ("s", 1, "5c2+")]}
    ship = crews(at, phase="warning", points=0, empty="1245")
    found = {}
    for outcome, weight in ship.state.odds():
        parts = CONVOY.describe(ship.state, CHANCE, outcome).parts
        found[parts["bow"], parts["stern"]] = weight
    assert found == oracle(ship, 2, ordered=True)
    assert len(found) < 30


@pytest.mark.rule("CC-08")
def test_the_quick_roll_has_the_same_odds() -> None:
    ship = warning(sides="ffbbb", empty="1")
    odds = dict(ship.state.odds())
    random = Random("odds")
    number = 8000
    counts: dict[int, int] = {}
    for _ in range(number):
        outcome = ship.state.roll(random)
        counts[outcome] = counts.get(outcome, 0) + 1
    total = sum(odds.values())
    assert counts.keys() == odds.keys()
    for outcome, weight in odds.items():
        expected = number * weight / total
        assert abs(counts[outcome] - expected) < 5 * expected**0.5
