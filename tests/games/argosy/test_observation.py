"""Argosy in numbers can be read back: an observation holds all that the view shows."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.observation import COLOURS, SYMBOLS, draws
from starboard.games.argosy.pieces import MAP_TOKENS, TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.state import HAND_SOURCES
from starboard.games.argosy.types import CARD_NAMES, PHASES
from starboard.kernel.observation import SEATS, observe
from tests.conformance.cases import phases
from tests.conformance.walk import Walk


def position_of(numbers: list[int], players: int, seat: int) -> Argosy:
    """A position that looks like the one that was observed."""
    said = ARGOSY.observation_spec(players).read(numbers)
    state = cast(Argosy, ARGOSY.new({"players": players}))
    pack = state.pack
    assert said["seat"] == str(seat)
    state.phase = PHASES.index(said["phase"])
    state.action = ("draft", "1", "2", "3", "4", "5").index(said["action"])
    state.active = seat_of(said["active"], seat, players)
    state.first = seat_of(said["first"], seat, players)
    for name in ("bag", "pool", "gone"):
        setattr(state, name, list(said[name].values()))
    state.bag_count = sum(state.bag)
    state.drawn = [
        TOKEN_NAMES.index(token) for n in range(draws(pack)) if (token := said[f"drawn_{n + 1}"]) is not None
    ]
    row = said["row"]
    state.face_up = [CARD_NAMES.index(card) for card in sorted(said["face_up"], key=row.get)]
    state.natural = bits(said["natural"], CARD_NAMES)
    state.shielded = bits(said["shielded"], pack.planet_names)
    for name in ("idle", "acts", "overflow", "draws_left", "purples", "cards_left"):
        setattr(state, name, said[name]["number"])
    state.turns = said["turn"]["number"]
    state.ends = said["last_turn"] or ""
    for player in range(players):
        read_player(state, said, player, (seat + player) % players)
    state.deck = pack.all_cards & ~bits(said["face_up"], CARD_NAMES)
    for owned in state.owned:
        state.deck &= ~owned
    read_step(state, said, seat, players)
    return state


def read_player(state: Argosy, said: dict[str, Any], place: int, seat: int) -> None:
    pack = state.pack
    state.maps, state.scraps, state.tracks = state.maps[:], state.scraps[:], state.tracks[:]
    state.covered, state.scrap_counts = state.covered[:], state.scrap_counts[:]
    state.doubled, state.owned, state.colonies = state.doubled[:], state.owned[:], state.colonies[:]
    there = dict.fromkeys(pack.point_names, 0)
    for label in said[f"map_{place}"]:
        point, what = label.split()
        there[point] += 3 * COLOURS.index(what) if what in COLOURS else SYMBOLS.index(what)
        state.covered[seat] |= 1 << pack.point_names.index(point)
    for point, name in enumerate(pack.point_names):
        covered = state.covered[seat] >> point & 1
        state.maps[seat * pack.points + point] = there[name] if covered else -1
    state.scraps[seat * 9 : seat * 9 + 9] = list(said[f"scrap_{place}"].values())
    state.scrap_counts[seat] = sum(said[f"scrap_{place}"].values())
    for track, points in enumerate(said[f"tracks_{place}"].values()):
        state.tracks[seat * 6 + track] = points
    state.doubled[seat] = bits(said[f"doubled_{place}"], TRACK_NAMES)
    state.owned[seat] = bits(said[f"cards_{place}"], CARD_NAMES)
    state.colonies[seat] = bits(said[f"colonies_{place}"], pack.planet_names)


def read_step(state: Argosy, said: dict[str, Any], seat: int, players: int) -> None:
    points = state.pack.point_names
    for name in ("scrapped", "drew", "extra", "breeding"):
        setattr(state, name, bool(said[name]))
    state.hand = number_in(MAP_TOKENS, said["hand"])
    state.hand_from = max(0, number_in(HAND_SOURCES, said["hand_from"]))
    state.scrap_owner = -1 if said["scrap_owner"] is None else seat_of(said["scrap_owner"], seat, players)
    state.origin = number_in(points, said["origin"])
    state.corner = number_in(points, said["corner"])
    state.fresh = bits(said["fresh"], CARD_NAMES)
    state.victim = -1 if said["victim"] is None else seat_of(said["victim"], seat, players)
    state.chosen = max(
        number_in(points, said["chosen_place"]),
        number_in(TRACK_NAMES, said["chosen_track"]),
        number_in(state.pack.planet_names, said["chosen_planet"]),
        number_in(CARD_NAMES, said["chosen_card"]),
    )


def bits(labels: list[str], names: list[str] | tuple[str, ...]) -> int:
    return sum(1 << names.index(label) for label in labels)


def number_in(names: list[str] | tuple[str, ...], label: str | None) -> int:
    return -1 if label is None else names.index(label)


def seat_of(words: str, seat: int, players: int) -> int:
    return (seat + SEATS.index(words)) % players


@pytest.mark.parametrize("players", ARGOSY.players)
@given(seed=st.integers(0, 2**32))
def test_an_observation_holds_all_that_the_view_shows(players: int, seed: int) -> None:
    for state in Walk(ARGOSY, {"players": players}, seed).positions(0.1):
        for seat in range(players):
            assert position_of(observe(state, seat), players, seat).view(seat) == state.view(seat)


@pytest.mark.parametrize("phase", phases(ARGOSY))
def test_it_does_so_in_every_phase(phase: str) -> None:
    state = phases(ARGOSY)[phase]
    for seat in range(state.seats()):
        assert position_of(observe(state, seat), state.seats(), seat).view(seat) == state.view(seat)
