"""Colonies in numbers can be read back: all that the view shows, and besides what is hidden."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.numbering import ACTION_NAMES
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.state import (
    ASK_LAY,
    ASK_PAY,
    ASK_SETTLE,
    ASK_VOTE,
    ASKS,
    BALLOTS,
    CURRENT,
    IN_DECK,
    OVER,
    STEPS,
    USED,
)
from starboard.kernel.observation import SEATS, observe
from tests.conformance.cases import phases
from tests.conformance.walk import Walk

EVERY_PLANET = range(5)


def position_of(numbers: list[int], players: int, seat: int) -> Colonies:
    """A position that looks like the one that was observed."""
    said = COLONIES.observation_spec(players).read(numbers)
    state = cast(Colonies, COLONIES.new({"players": players}))
    assert said["seat"] == str(seat)
    read_turn(state, said, players, seat)
    read_planets(state, said)
    read_council(state, said)
    me = state.planet_of[seat]
    for card in said["hand"]:
        state.holder[state.pack.cards.index(card)] = me
    for card in said["laid"]:
        state.laid_by[state.pack.cards.index(card)] = me
    if state.step == OVER:
        state.laid_by = [who - 1 for who in said["contributions"].values()]
    state.credits = list(said["credits"].values())
    state.own_sheet(ASK_PAY)  # the one that asks for most
    if me >= 0:
        read_answer(state, said, me, "")
    return state


def read_turn(state: Colonies, said: dict[str, Any], players: int, seat: int) -> None:
    planets = state.pack.planets
    state.step = STEPS.index(said["step"])
    state.ask = ASKS.index(said["ask"])
    state.seat_of = [-1] * 5
    for label in said["owners"]:
        planet, whose = label.split(" ", 1)
        state.seat_of[planets.index(planet)] = (seat + SEATS.index(whose)) % players
    state.planet_of = [state.seat_of.index(n) if n in state.seat_of else -1 for n in range(players)]
    assert state.planet_of[seat] == number_in(planets, said["planet"])
    state.waiting = sum(1 << (seat + SEATS.index(words)) % players for words in said["waiting"])
    state.asked = number_in(planets, said["asked_planet"])
    state.steps = list(said["steps"].values())
    state.first = number_in(planets, said["first"])
    state.mover = number_in(planets, said["mover"])
    state.left = said["left"]["number"]
    state.turn_number = said["turn"]["number"]
    state.round = said["round"]["number"]


def read_planets(state: Colonies, said: dict[str, Any]) -> None:
    for name in ("levels", "resources", "promises", "pirates", "colonists", "lost", "markets"):
        setattr(state, name, list(said[name].values()))
    state.bans = [
        sum(1 << n for n, action in enumerate(ACTION_NAMES) if f"{planet} {action}" in said["bans"])
        for planet in state.pack.planets
    ]


def read_council(state: Colonies, said: dict[str, Any]) -> None:
    cards, planets = state.pack.cards, state.pack.planets
    state.current = number_in(cards, said["event"])
    used = {card: place for card, place in said["used"].items() if place}
    state.used = [cards.index(card) for card in sorted(used, key=lambda card: used[card])]
    state.holder, state.laid_by = state.holder[:], state.laid_by[:]
    for card in state.used:
        state.holder[card] = USED
    if state.current >= 0:
        state.holder[state.current] = CURRENT
    unknown = [n for n in range(len(cards)) if state.holder[n] == 5 and cards[n] not in said["hand"]]
    for card in unknown[: said["deck"]["number"]]:
        state.holder[card] = IN_DECK
    state.ballots = [1 if name in said["yes"] else 2 if name in said["no"] else 0 for name in planets]
    state.votes = list(said["votes"].values())
    state.outcome = BALLOTS.index(said["outcome"] or "")


def read_answer(state: Colonies, said: dict[str, Any], planet: int, name: str) -> None:
    pack = state.pack
    if state.ask == ASK_LAY:
        state.answer[planet] = number_in(pack.cards, said[f"{name}card"])
    elif state.ask == ASK_VOTE and said[f"{name}ballot"]:
        state.answer[planet] = BALLOTS.index(said[f"{name}ballot"])
    elif state.ask == ASK_SETTLE and said[f"{name}settled"]:
        pair = list(said[f"{name}settlers"].values())
        state.answer[planet] = [list(both) for both in zip(pack.pair_away, pack.pair_paid)].index(pair)
    row = slice(5 * planet, 5 * planet + 5)
    state.aside[row] = list(said[f"{name}aside"].values())
    state.policed[row] = list(said[f"{name}policed"].values())
    state.shipped[25 * planet : 25 * planet + 25] = list(said[f"{name}shipped"].values())
    state.compensation[row] = list(said[f"{name}compensation"].values())
    state.due[planet] = said[f"{name}due"]["number"]
    state.paid[planet] = said[f"{name}paid"]["number"]
    state.substituted[planet] = said[f"{name}substituted"]["number"]


def number_in(names: list[str], label: str | None) -> int:
    return -1 if label is None else names.index(label)


@pytest.mark.parametrize("players", COLONIES.players)
@given(seed=st.integers(0, 2**32))
def test_an_observation_holds_all_that_the_view_shows(players: int, seed: int) -> None:
    for state in Walk(COLONIES, {"players": players}, seed).positions(0.1):
        for seat in range(players):
            assert position_of(observe(state, seat), players, seat).view(seat) == state.view(seat)


@pytest.mark.parametrize("phase", phases(COLONIES))
def test_it_does_so_in_every_phase(phase: str) -> None:
    state = phases(COLONIES)[phase]
    for seat in range(state.seats()):
        assert position_of(observe(state, seat), state.seats(), seat).view(seat) == state.view(seat)


@pytest.mark.parametrize("players", COLONIES.players)
@given(seed=st.integers(0, 2**32))
def test_the_whole_position_shows_what_every_seat_may_see(players: int, seed: int) -> None:
    for state in Walk(COLONIES, {"players": players}, seed).positions(0.1):
        state = cast(Colonies, state)
        numbers = observe(state, 0, whole=True)
        spec = COLONIES.observation_spec(players, whole=True)
        found = position_of(numbers[: COLONIES.observation_spec(players).size], players, 0)
        said = spec.read(numbers)
        found.credits = list(said["all_credits"].values())
        places = [*state.pack.planets, "undealt", "deck", "open", "used"]
        for label in said["holders"]:
            card, place = label.rsplit(" ", 1)
            found.holder[state.pack.cards.index(card)] = places.index(place)
        found.laid_by = [who - 1 for who in said["contributors"].values()]
        for planet in EVERY_PLANET:
            if found.seat_of[planet] >= 0:
                read_answer(found, said, planet, f"{state.pack.planets[planet]}_")
        for seat in range(players):
            assert found.view(seat) == state.view(seat)
        assert said["waiting_effects"]["number"] == len(state.queue) // 3
        assert said["kept"] == [name for n, name in enumerate(state.pack.planets) if state.kept >> n & 1]
