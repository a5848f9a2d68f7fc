"""The wheel in numbers can be read back: an observation holds all that the view shows."""

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from starboard.games.wheel.components import BLACK, CENTRE, STATIONS, WHITE
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.observation import PLACES
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.state import Seen
from starboard.kernel.observation import observe
from tests.conformance.walk import Walk


def position_of(numbers: list[int], seat: int) -> tuple[Wheel, int]:
    """A position that looks like the one that was observed."""
    said = WHEEL.observation_spec().read(numbers)
    assert said["seat"] == ("black", "white")[seat]
    state = cast(Wheel, WHEEL.new({"repetition": said["repetition"]["number"]}))
    places = {label: (CENTRE[seat] + n) % STATIONS for n, label in enumerate(PLACES)}
    cones = [places[said["own_cone"]], places[said["other_cone"]]]
    discs = [set_of(said[name], places) for name in ("own_discs", "other_discs")]
    state.black_cone, state.white_cone = cones if seat == BLACK else reversed(cones)
    state.black_discs, state.white_discs = discs if seat == BLACK else reversed(discs)
    state.dead = sum(1 << places[label] for label in said["dead"])
    state.rotations = said["rotations"]["number"]
    state.battle = said["battle"] == ["yes"]
    state.turns = said["turn"]["number"]
    state.how = said["ending"] or ""
    state.winner = {None: -1, "you": seat, "the other": 1 - seat}[said["winner"]]
    to_move = said["to_move"] == ["yes"]
    state.mover = seat if to_move else 1 - seat
    return state, said["occurred"]["number"]


def set_of(discs: dict[str, int], places: dict[str, int]) -> int:
    return sum(1 << places[label] for label, number in discs.items() if number)


@given(seed=st.integers(0, 2**32), repetition=st.sampled_from((0, 2, 3)))
def test_an_observation_holds_all_that_the_view_shows(seed: int, repetition: int) -> None:
    for state in Walk(WHEEL, {"repetition": repetition}, seed).positions(0.3):
        for seat in (BLACK, WHITE):
            found, occurred = position_of(observe(state, seat), seat)
            if state.ending():
                found.mover = cast(Wheel, state).mover  # nobody is to move
            found.past = None
            for _ in range(occurred):
                found.past = Seen(found.packed(), found.past)
            assert found.view(seat) == state.view(seat)
