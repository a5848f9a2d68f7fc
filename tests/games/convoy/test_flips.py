"""Flips, the tracker, and how a voyage ends."""

from typing import Any

import pytest

from starboard.games.convoy.game import CONVOY
from tests.games.convoy.build import Ship, convoy


def ended(**settings: Any) -> Ship:
    """The phase is over and the Modules flip."""
    return convoy(points=0, **settings).do("end")


# -- CC-21 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-21")
def test_a_flip_throws_crew_and_charges_into_space() -> None:
    ship = ended(at={"P": "3a1+", "M": "3c4", "N": "2a1"}, dice={3: 1})
    assert [ship.at(who) for who in "PMN"] == ["space", "space", "2a1"]
    assert ship.charged() == [1, 2, 4, 5]


@pytest.mark.rule("CC-21")
def test_charges_thrown_out_are_back_in_the_supply() -> None:
    before = convoy(at={"P": "3a1+"}).view["supply"]
    assert ended(at={"P": "3a1+"}, dice={3: 1}).view["supply"] == before + 2


@pytest.mark.rule("CC-21")
def test_a_generator_that_turns_up_gains_a_charge() -> None:
    ship = ended(sides="ffbff", dice={3: 1})
    assert (ship.sides(), ship.charged()) == ("fffff", [1, 2, 3, 4, 5])


@pytest.mark.rule("CC-21", "CC-07")
def test_a_double_flip_ends_on_the_same_side_with_a_new_charge_and_nobody() -> None:
    ship = ended(at={"P": "3a1+"}, empty="3", dice={3: 2})
    assert (ship.sides(), ship.at("P"), ship.charged()) == ("fffff", "space", [1, 2, 3, 4, 5])
    kinds = [kind for kind in ship.kinds() if kind in ("flipped", "lost-with-charge", "charge-made")]
    assert kinds == ["flipped", "lost-with-charge", "flipped", "charge-made"]


@pytest.mark.rule("CC-21")
def test_a_double_flip_of_a_dark_module_ends_dark() -> None:
    ship = ended(sides="ffbff", dice={3: 2})
    assert (ship.sides(), ship.charged()) == ("ffbff", [1, 2, 4, 5])


@pytest.mark.rule("CC-21")
def test_a_triple_flip_turns_the_module_over() -> None:
    assert ended(dice={3: 3}, tracker=5).sides() == "ffbff"


@pytest.mark.rule("CC-21")
def test_an_empty_supply_charges_nothing() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    ship = ended(sides="ffffb", engines=(1, 0), dice={5: 1}, pack=pack)
    assert (ship.sides(), ship.charged()) == ("fffff", [1, 2, 3, 4])
    assert "supply-empty" in ship.kinds()


@pytest.mark.rule("CC-21")
def test_what_a_module_throws_out_can_charge_a_later_one() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    ship = ended(sides="ffffb", engines=(1, 0), dice={1: 1, 5: 1}, pack=pack)
    assert ship.charged() == [2, 3, 4, 5]


@pytest.mark.rule("CC-21")
def test_what_a_module_throws_out_comes_too_late_for_an_earlier_one() -> None:
    pack = CONVOY.pack_with({"ship.charges": 5})
    ship = ended(sides="bffff", engines=(1, 0), dice={1: 1, 5: 1}, pack=pack)
    assert ship.charged() == [2, 3, 4]


@pytest.mark.rule("CC-21")
def test_modules_flip_from_the_bow_to_the_stern() -> None:
    ship = ended(dice={4: 1, 2: 1, 3: 1}, tracker=5)
    assert [parts["module"] for kind, parts in ship.told if kind == "flipped"] == [2, 3, 4]


# -- CC-22 -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-22")
def test_the_tracker_goes_down_by_one() -> None:
    assert ended(tracker=9).tracker == 8


@pytest.mark.rule("CC-22")
def test_a_stalled_tracker_stays_for_this_cycle_only() -> None:
    ship = ended(tracker=9, stalled=True)
    assert (ship.tracker, ship.view["tracker"]["stalled"]) == (9, False)


@pytest.mark.rule("CC-22")
def test_fifty_cycles_are_the_most_even_stalled_ones() -> None:
    assert ended(tracker=9, stalled=True, cycle=49).state.ending() == ""
    ship = ended(tracker=9, stalled=True, cycle=50)
    assert (ship.state.ending(), ship.state.results()[0].outcome) == ("cycle-cap", "lost")


# -- CC-23 -----------------------------------------------------------------------------------------

WINS = [
    (1, (1, 2), True),
    (1, (1, 1), False),
    (1, (0, 3), False),
    (1, (1, 3), True),
    (2, (1, 3), True),
    (2, (2, 2), True),
    (2, (1, 2), False),
    (2, (2, 1), False),
    (3, (2, 3), True),
    (3, (2, 2), False),
    (3, (1, 3), False),
]


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("rank,engines,won", WINS)
def test_the_charge_that_fulfils_the_rank_wins_at_once(
    rank: int, engines: tuple[int, int], won: bool
) -> None:
    ship = convoy(at={"M": "1a2+"}, rank=rank, engines=engines).do("M-bow+")
    assert ship.state.ending() == ("charged" if won else "")


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("rank,engines,won", WINS)
def test_either_way_round(rank: int, engines: tuple[int, int], won: bool) -> None:
    ship = convoy(at={"M": "5c1+"}, rank=rank, engines=(engines[1], engines[0])).do("M-stern+")
    assert ship.state.ending() == ("charged" if won else "")


@pytest.mark.rule("CC-23")
def test_time_is_out_when_the_tracker_leaves_one() -> None:
    ship = ended(tracker=1)
    assert (ship.state.ending(), ship.state.results()[0].outcome) == ("time-out", "lost")


@pytest.mark.rule("CC-23")
def test_a_stalled_last_cycle_goes_on() -> None:
    ship = ended(tracker=1, stalled=True)
    assert (ship.state.ending(), ship.tracker) == ("", 1)


@pytest.mark.rule("CC-23")
def test_a_crew_all_in_space_has_lost() -> None:
    ship = ended(at={"M": "3a1", "N": "space", "P": "3c4"}, dice={3: 1})
    assert (ship.state.ending(), ship.state.results()[0].outcome) == ("crew-lost", "lost")


@pytest.mark.rule("CC-23")
def test_one_survivor_is_enough_to_go_on() -> None:
    assert ended(at={"M": "3a1", "N": "space", "P": "2a1"}, dice={3: 1}).state.ending() == ""


@pytest.mark.rule("CC-23")
def test_a_game_that_is_over_asks_nobody() -> None:
    ship = ended(tracker=1)
    assert ship.state.actors() == ()
    assert ship.state.forbids(0, 0) == "SB-01"
