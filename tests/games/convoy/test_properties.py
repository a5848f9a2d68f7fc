"""What holds in every position of long voyages, played with some sense so that they get far."""

import json
from typing import Any, cast

import pytest

from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.policy import ConvoyPolicy
from starboard.games.convoy.rules import Convoy
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.convoy.build import number_of, seen

SENSE = 0.9  # how often the captain thinks
VOYAGES: list[dict[str, Any]] = [{}, {"rank": 3}, {"rank": 2, "modules": "7,6,5,4,3"}, {"players": 2}]
SEEDS = range(3)


@pytest.fixture(
    scope="module",
    params=[(options, seed) for options in VOYAGES for seed in SEEDS],
    ids=lambda param: str(param),
)
def voyage(request: pytest.FixtureRequest) -> list[Convoy]:
    """Every position of a game."""
    options, seed = request.param
    random = Random(f"voyage {seed}")
    policy = ConvoyPolicy()
    state = cast(Convoy, CONVOY.new(options))
    positions = [state.clone()]
    while state.actors():
        actor = state.actors()[0]
        if actor != CHANCE and random.uniform() < SENSE:
            action = policy.choose(state, actor, random)
        else:
            action = random_action(state, actor, random)
        state.advance(actor, action)
        positions.append(state.clone())
    return positions


def crew_aboard(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [member for member in view["crew"] if member["at"] is not None]


@pytest.mark.rule("CC-01", "CC-21")
def test_there_are_always_fourteen_charges(voyage: list[Convoy]) -> None:
    for state in voyage:
        view = seen(state)
        generators = sum(module["charge"] for module in view["modules"])
        carried = sum(member["carrying"] for member in view["crew"])
        assert view["supply"] + generators + carried + sum(e["charges"] for e in view["engines"]) == 14
        assert view["supply"] >= 0


@pytest.mark.rule("CC-10", "CC-13")
def test_nobody_stands_on_a_crate_or_on_another_and_no_two_charges_meet(voyage: list[Convoy]) -> None:
    for state in voyage:
        view = seen(state)
        taken = []
        for member in crew_aboard(view):
            if member["at"] in ("bow", "stern"):
                continue
            module = view["modules"][int(member["at"][0]) - 1]
            column, row = "abc".index(member["at"][1]), int(member["at"][2]) - 1
            assert module["rows"][row][column] != "#"
            if member["crew"] != view["pushed"]:
                assert not (member["carrying"] and module["charge"] and module["generator"] == member["at"])
                taken.append(member["at"])
        assert len(set(taken)) == len(taken)


@pytest.mark.rule("CC-07")
def test_dice_and_points_stay_within_what_the_cycle_gave(voyage: list[Convoy]) -> None:
    for state in voyage:
        view = seen(state)
        hanging = sum(len(module["dice"]) for module in view["modules"])
        assert hanging + view["sixes"]["left"] <= len(view["rolled"])
        assert 0 <= view["points"]["left"] <= 4
        assert view["points"]["burnt"] >= 0
        assert all(member["own"] >= 0 for member in view["crew"])
        assert all(0 <= engine["charges"] <= 3 for engine in view["engines"])
        if view["phase"] == "warning":
            assert hanging == view["points"]["left"] == view["points"]["burnt"] == 0


@pytest.mark.rule("CC-09")
def test_the_phase_may_end_exactly_when_the_four_points_alone_pay_for_no_step(voyage: list[Convoy]) -> None:
    for state in voyage:
        if seen(state)["phase"] != "move":
            continue
        poor = state.to_dict()
        poor["burnt"] = 0
        for member in poor["crew"]:
            member["own"] = 0
        seat = state.actors()[0]
        kinds = [CONVOY.describe(state, seat, action).kind for action in CONVOY.from_dict(poor).legal(seat)]
        steps = [kind for kind in kinds if kind not in ("end", "hack") and not kind.startswith("burn")]
        assert (number_of("end", {}) in state.legal(seat)) == (not steps)


def test_generator_and_judge_agree_far_into_a_voyage(voyage: list[Convoy]) -> None:
    for number, state in enumerate(voyage):
        for seat in state.actors():
            if seat != CHANCE and number % 3 == 0:
                judged = [action for action in range(CONVOY.action_count) if not state.forbids(seat, action)]
                assert judged == state.legal(seat)


def test_positions_far_into_a_voyage_survive_json(voyage: list[Convoy]) -> None:
    for state in voyage:
        data = json.loads(json.dumps(state.to_dict()))
        read = CONVOY.from_dict(data)
        assert read.to_dict() == data
        assert read.key() == state.key()
        for actor in state.actors():
            assert read.legal(actor) == state.legal(actor)
            if actor != CHANCE:
                one, two = read.clone(), state.clone()
                one.advance(actor, one.legal(actor)[-1])
                two.advance(actor, two.legal(actor)[-1])
                assert one.to_dict() == two.to_dict()


@pytest.mark.rule("CC-22")
def test_the_tracker_never_rises_and_no_voyage_lasts_longer_than_fifty_cycles(voyage: list[Convoy]) -> None:
    trackers = []
    cycles = []
    for state in voyage:
        trackers.append(seen(state)["tracker"]["at"])
        cycles.append(seen(state)["tracker"]["cycle"])
    assert trackers == sorted(trackers, reverse=True)
    assert cycles == sorted(cycles)
    assert cycles[-1] <= 50
