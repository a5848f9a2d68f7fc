"""The greedy captain: what it does in plain situations, and that it gets further than chance."""

from typing import Any

import pytest

from starboard.games.convoy.components import MECHANIC, NAVIGATOR, PILOT
from starboard.games.convoy.deliveries import DeliveryPlan
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.paths import company
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from tests.games.convoy.build import Ship, convoy, crews

POLICY = ConvoyPolicy()


def chosen(ship: Ship, seed: int = 1) -> str:
    seat = ship.state.actors()[0]
    return CONVOY.notation(ship.state, seat, POLICY.choose(ship.state, seat, Random(seed)))


def phase(ship: Ship) -> list[str]:
    """Everything the captain does until the phase is over."""
    done = []
    cycle = ship.view["tracker"]["cycle"]
    while ship.phase == "move" and ship.view["tracker"]["cycle"] == cycle:
        done.append(chosen(ship))
        ship.do(done[-1])
    return done


def test_a_charge_in_reach_is_taken() -> None:
    assert "P-2b1+" in phase(convoy(at={"P": "2a2"}))


def test_a_carrier_beside_the_engine_places() -> None:
    ship = convoy(at={"M": "1a2+", "N": "3b4", "P": "3c4"})
    phase(ship)
    assert ship.engines() == [1, 0]


def test_a_winning_placement_is_made_at_once() -> None:
    assert chosen(convoy(at={"M": "1a2+"}, engines=(1, 2))) == "M-bow+"


def test_nobody_stays_on_a_warned_module_who_can_leave() -> None:
    ship = convoy(at={"P": "2a4", "M": "2a1"}, dice={2: 1})
    phase(ship)
    assert "space" not in [ship.at(who) for who in "MNP"]


def test_a_mechanic_at_a_console_hacks() -> None:
    assert chosen(convoy(at={"M": "4a2"}, dice={4: 1}, points=0)) == "hack"


def test_the_last_of_the_crew_is_saved_by_burning() -> None:
    at = {"M": "space", "N": "space", "P": "3b4+"}
    ship = convoy(at=at, dice={3: 1}, points=0)
    assert phase(ship)[0].startswith("burn P")
    assert ship.at("P") != "space"


def test_where_points_do_not_help_the_last_of_the_crew_the_die_is_burnt_off() -> None:
    at = {"M": "space", "N": "space", "P": "3b4+"}
    ship = convoy(at=at, dice={2: 1, 3: 1, 4: 1}, points=0, tracker=5)
    assert phase(ship)[0] in ("burn P die 3", "burn P points")
    assert ship.at("P") != "space"


def test_a_six_goes_over_a_dark_module_without_own_crew() -> None:
    ship = convoy(phase="warning", points=0, sides="fbfbf", at={"P": "2a1"}).roll(1, 6)
    assert chosen(ship) == "6-4"


def test_a_pushed_crewmember_does_not_stay_on_a_warned_module() -> None:
    ship = crews({"b1": "1c2", "b2": "2a1", "s1": "2a2"}, dice={2: 1}).do("1-2a2").grapple(5, 4)
    assert ship.phase == "pushed"
    assert chosen(ship) == "1-1c2"


def deliveries_of(ship: Ship) -> DeliveryPlan:
    return DeliveryPlan(ship.state, 0, POLICY.distances_of(ship.state))


def test_of_two_who_stand_alike_the_pilot_is_sent_for_it_pays_less() -> None:
    ship = convoy(at={"M": "bow", "N": "stern", "P": "bow"})
    assert [delivery.member for delivery in deliveries_of(ship).given].index(PILOT) == 0


def test_places_beside_the_navigator_are_liked() -> None:
    state = convoy(at={"M": "bow", "N": "stern", "P": "stern"}).state
    bow, stern = (state.pack.module_of[state.pack.bow + engine] for engine in (0, 1))
    assert company(state, NAVIGATOR, stern) == company(state, NAVIGATOR, bow) > 0
    assert company(state, MECHANIC, stern) > company(state, MECHANIC, bow) == 0


def test_the_navigator_of_another_crew_is_nobody() -> None:
    state = crews({"b1": "bow", "b2": "bow"}).state
    assert company(state, NAVIGATOR, state.pack.module_of[state.pack.bow]) == 0


@pytest.mark.parametrize("options", [{}, {"rank": 3}, {"players": 2}], ids=str)
def test_every_choice_is_legal_and_evaluations_are_likelihoods(options: dict[str, int]) -> None:
    random = Random("legal")
    state = CONVOY.new(options)
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.advance(actor, state.roll(random))
            continue
        values = POLICY.evaluate(state)
        assert len(values) == state.seats()
        assert all(0.0 <= value <= 1.0 for value in values)
        action = POLICY.choose(state, actor, random)
        assert action in state.legal(actor)
        state.advance(actor, action)
    worth = {"won": 1.0, "drawn": 0.5, "lost": 0.0}
    assert POLICY.evaluate(state) == [worth[result.outcome] for result in state.results()]


@pytest.mark.parametrize(
    "better,worse", [({"engines": (1, 1)}, {}), ({"tracker": 9}, {"tracker": 3})], ids=str
)
def test_more_charges_and_more_time_look_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert POLICY.evaluate(convoy(**better).state) > POLICY.evaluate(convoy(**worse).state)


def test_of_two_crews_the_one_ahead_looks_better() -> None:
    bow, stern = POLICY.evaluate(crews(engines=(2, 0)).state)
    assert bow > 0.5 > stern
    assert bow + stern == pytest.approx(1.0)


def played(options: dict[str, Any], seed: int, thinking: tuple[int, ...]) -> State:
    random = Random(f"greedy {seed}")
    state = CONVOY.new(options)
    while state.actors():
        actor = state.actors()[0]
        if actor in thinking:
            state.advance(actor, POLICY.choose(state, actor, random))
        else:
            state.advance(actor, random_action(state, actor, random))
    return state


@pytest.mark.slow
def test_it_wins_voyages_that_random_play_never_does() -> None:
    greedy = sum(played({}, seed, (0,)).results()[0].outcome == "won" for seed in range(20))
    chance = sum(played({}, seed, ()).results()[0].outcome == "won" for seed in range(20))
    assert (greedy >= 4, chance) == (True, 0)


@pytest.mark.slow
def test_it_beats_a_random_crew_from_either_engine() -> None:
    wins = [played({"players": 2}, seed, (seed % 2,)).results()[seed % 2].outcome for seed in range(10)]
    assert wins.count("won") >= 9
