"""Burning Charges: what one and what two are good for, and whose they may be."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import UnreadableAction
from tests.games.convoy.build import convoy, crews


@pytest.mark.rule("CC-15")
def test_one_charge_gives_four_points_without_costing_any() -> None:
    ship = convoy(at={"P": "2a1+"}).do("burn P points")
    assert (ship.points, ship.burnt, ship.at("P")) == (4, 4, "2a1")


@pytest.mark.rule("CC-15", "CC-21")
def test_a_burnt_charge_is_in_the_supply_again() -> None:
    ship = convoy(at={"P": "2a1+"})
    before = ship.view["supply"]
    assert ship.do("burn P points").view["supply"] == before + 1


@pytest.mark.rule("CC-15")
def test_one_charge_removes_one_die() -> None:
    ship = convoy(at={"P": "2a1+"}, dice={3: 2}).do("burn P die 3")
    assert ship.dice() == [0, 0, 1, 0, 0]


@pytest.mark.rule("CC-15")
def test_two_charges_remove_all_dice() -> None:
    ship = convoy(at={"P": "2a1+", "M": "3a1+"}, dice={3: 2, 5: 1}, tracker=7).do("burn P+M dice")
    assert ship.dice() == [0, 0, 0, 0, 0]
    assert (ship.at("P"), ship.at("M")) == ("2a1", "3a1")


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize("engine", ["bow", "stern"])
def test_two_charges_return_the_lost_to_an_engine_of_choice(engine: str) -> None:
    ship = convoy(at={"P": "2a1+", "M": "3a1+", "N": "space"}).do(f"burn P+M return N {engine}")
    assert ship.at("N") == engine


@pytest.mark.rule("CC-15")
def test_an_engines_charges_burn_while_one_of_the_crew_stands_in_it() -> None:
    ship = convoy(engines=(2, 1), rank=3)
    assert ship.may("burn bow points")
    assert ship.forbids("burn stern points") == "CC-15"
    assert ship.do("burn bow points").engines() == [1, 1]


@pytest.mark.rule("CC-15")
def test_both_charges_of_a_double_burn_may_come_from_one_engine() -> None:
    ship = convoy(engines=(2, 0), dice={1: 1}).do("burn bow+bow dice")
    assert ship.engines() == [0, 0]


@pytest.mark.rule("CC-15")
def test_the_two_charges_may_come_from_different_places() -> None:
    ship = convoy(engines=(1, 0), at={"P": "2a1+"}, dice={1: 1}).do("burn P+bow dice")
    assert (ship.engines(), ship.at("P"), ship.dice()) == ([0, 0], "2a1", [0, 0, 0, 0, 0])


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize(
    "setting,text",
    [
        ({"at": {"P": "2a1+"}, "dice": {3: 1}}, "burn P die 2"),
        ({"at": {"P": "2a1+", "M": "3a1+"}}, "burn P+M dice"),
        ({"at": {"P": "2a1+", "M": "3a1+"}}, "burn P+M return N bow"),
        ({"engines": (1, 0), "dice": {1: 1}}, "burn bow+bow dice"),
        ({"at": {"P": "2a1+"}, "dice": {3: 1}}, "burn M die 3"),
        ({"at": {"P": "2a1+"}, "dice": {3: 1}}, "burn C die 3"),
        ({"at": {"P": "2a1+", "M": "3a1+"}}, "burn P+M return C bow"),
    ],
    ids=[
        "no die there",
        "no die at all",
        "nobody lost",
        "one is not two",
        "not carried",
        "ashore",
        "ashore is not lost",
    ],
)
def test_a_burn_must_be_paid_for_and_must_change_something(setting: dict[str, Any], text: str) -> None:
    ship = convoy(**setting)
    assert ship.forbids(text) == "CC-15"
    assert not ship.may(text)


@pytest.mark.rule("CC-15")
def test_a_die_taken_off_no_longer_flips() -> None:
    ship = convoy(at={"P": "3a1+"}, dice={3: 1}, points=0).do("burn P die 3", "end")
    assert (ship.at("P"), ship.sides()) == ("3a1", "fffff")


@pytest.mark.rule("CC-15", "CC-28")
def test_only_the_mover_burns_with_charges_of_the_own_crew_and_engine() -> None:
    ship = crews({"s1": "3a1+", "b1": "2a1"}, engines=(1, 1), dice={3: 1})
    burns = [text for text in ship.legal() if text.startswith("burn")]
    assert burns == ["burn bow points", "burn bow die 3"]


@pytest.mark.rule("CC-15", "CC-26")
def test_one_of_two_crews_returns_to_its_own_engine_only() -> None:
    ship = crews({"b1": "space"}, engines=(2, 0))
    assert ship.may("burn bow+bow return 1 bow")
    assert ship.forbids("burn bow+bow return 1 stern") == "CC-15"
    assert ship.do("burn bow+bow return 1 bow").at("b1") == "bow"


@pytest.mark.rule("CC-15")
def test_several_charges_can_burn_one_after_the_other() -> None:
    ship = convoy(at={"P": "2a1+", "M": "3a1+"}).do("burn P points", "burn M points")
    assert ship.burnt == 8


# -- other prices ----------------------------------------------------------------------------------

DEAR = {"burning.price.points": 2, "burning.price.die": 3, "burning.price.dice": 1, "burning.price.return": 3}


@pytest.mark.rule("CC-15")
def test_what_a_use_costs_is_in_the_components() -> None:
    pack = CONVOY.pack_with(DEAR)
    ship = convoy(at={"P": "bow+", "M": "space"}, engines=(2, 0), dice={3: 1}, pack=pack)
    assert [text for text in ship.legal() if text.startswith("burn")] == [
        "burn P dice",
        "burn bow dice",
        "burn P+bow points",
        "burn bow+bow points",
        "burn P+bow+bow die 3",
        "burn P+bow+bow return M bow",
        "burn P+bow+bow return M stern",
    ]
    assert ship.forbids("burn bow+bow+bow die 3") == "CC-15"
    ship.do("burn P+bow+bow return M stern")
    assert (ship.at("M"), ship.at("P"), ship.engines()) == ("stern", "bow", [0, 0])


@pytest.mark.rule("CC-15")
def test_generator_and_judge_agree_on_other_prices() -> None:
    pack = CONVOY.pack_with(DEAR)
    for ship in (
        convoy(at={"P": "bow+", "N": "stern+", "M": "space"}, engines=(3, 1), dice={3: 1, 5: 1}, pack=pack),
        crews({"b1": "1a2+", "b2": "1b2+", "b3": "space"}, engines=(2, 2), dice={4: 1}, pack=pack),
    ):
        judged = [action for action in range(pack.action_count) if not ship.state.forbids(0, action)]
        assert judged == ship.state.legal(0)


@pytest.mark.rule("CC-15")
def test_too_few_charges_are_answered_with_the_prices() -> None:
    state = convoy(pack=CONVOY.pack_with(DEAR)).state
    with pytest.raises(UnreadableAction, match="2 for points, 3 for one die, 1 for all dice, 3 for a return"):
        CONVOY.parse(state, 0, "burn P points")
