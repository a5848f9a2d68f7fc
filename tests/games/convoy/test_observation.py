"""The convoy in numbers can be read back: an observation holds all that the view shows."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.convoy.components import ENGINE_NAMES, MODULES, ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.observation import MODULE_NAMES, PHASES, members_of, most_dice
from starboard.games.convoy.rules import Convoy
from starboard.games.convoy.state import ASHORE, LOST
from starboard.kernel.observation import SEATS, observe
from tests.conformance.walk import Walk


def position_of(numbers: list[int], players: int, seat: int) -> tuple[Convoy, dict[str, Any]]:
    """A position that looks like the one that was observed."""
    said = CONVOY.observation_spec(players).read(numbers)
    options = {"players": players} | ({"rank": int(said["rank"])} if players == 1 else {})
    state = cast(Convoy, CONVOY.new(options))
    pack, spaces = state.pack, state.pack.space_names
    assert said["seat"] == str(seat)
    state.phase = PHASES.index(said["phase"])
    state.mover = seat_of(said["mover"], seat, players)
    state.second = bool(said["second"])
    cards = [said[f"card_{module + 1}"] for module in range(MODULES)]
    fronts = [name in said["front"] for name in MODULE_NAMES]
    state.faces = [2 * pack.names.index(card) + (not up) for card, up in zip(cards, fronts) if card]
    for space in said["charges"]:
        state.charge_at[pack.module_of[spaces.index(space)]] = spaces.index(space)
    state.dice = list(said["dice"].values())
    state.engines = [said["engines"][name] for name in ENGINE_NAMES]
    read_crew(state, said, players, seat)
    for name in ("points", "burnt", "momentum", "supply", "tracker", "cycle", "sixes"):
        setattr(state, name, said[name]["number"])
    state.stalled = bool(said["stalled"])
    state.rolled = [int(face) for n in range(most_dice(pack)) if (face := said[f"rolled_{n + 1}"])]
    state.turns = said["turn"]["number"]
    state.how = said["ending"] or ""
    state.winner = -1 if said["winner"] is None else seat_of(said["winner"], seat, players)
    if state.faces:
        state.lay_ground()
    return state, said


def read_crew(state: Convoy, said: dict[str, Any], players: int, seat: int) -> None:
    spaces = state.pack.space_names
    crew = members_of(players)
    numbers = {name: (n + 3 * seat) % len(crew) for n, name in enumerate(crew)}
    for name, member in numbers.items():
        at = said[f"{name}_at"]
        gone = LOST if said[f"{name}_lost"] else ASHORE
        state.at[member] = spaces.index(at) if at else gone
        state.carrying[member] = int(bool(said[f"{name}_carrying"]))
        state.own[member] = said[f"{name}_points"]["number"]
    state.fighter = numbers.get(said["fighter"], -1)
    state.pushed = numbers.get(said["pushed"], -1)
    state.takes = int(bool(said["takes"]))
    if said["contested"]:
        state.contested = spaces.index(said["contested"])


def seat_of(words: str, seat: int, players: int) -> int:
    return (seat + SEATS.index(words)) % players


@pytest.mark.parametrize("players", CONVOY.players)
@given(seed=st.integers(0, 2**32))
def test_an_observation_holds_all_that_the_view_shows(players: int, seed: int) -> None:
    for state in Walk(CONVOY, {"players": players}, seed).positions(0.3):
        state = cast(Convoy, state)
        for seat in range(players):
            found, said = position_of(observe(state, seat), players, seat)
            assert found.view(seat) == state.view(seat)
            crates = [space for space in said["crates"] if state.pack.space_names.index(space) >= 0]
            walls = [n for m, face in enumerate(state.faces) for n in walls_of(state.pack, m, face)]
            assert [state.pack.space_names.index(space) for space in crates] == walls


def walls_of(pack: ConvoyPack, module: int, face: int) -> list[int]:
    return [module * pack.cells + cell for cell, wall in enumerate(pack.grounds[face]) if wall]
