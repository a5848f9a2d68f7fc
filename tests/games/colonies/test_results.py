"""Events say what is so afterwards: who takes over only that has the board, without ever counting."""

from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.colonies.council_events import RoutesCleared
from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.setup_events import ChoseSettlers
from starboard.games.colonies.types import Market
from starboard.games.colonies.view import ColoniesView, Planet, Route
from starboard.kernel.events import Told
from starboard.kernel.state import State
from tests.conformance.walk import Walk, viewers
from tests.games.colonies.build import PACK, PLANETS, RESOURCES, Table, acting, encode, voting

STOCKS = {
    "produced",
    "spent",
    "gained",
    "lost",
    "dumped",
    "rescued-for",
    "sold",
    "made",
    "bought",
    "invested",
}
PEOPLE = {
    "settled",
    "received-colonists",
    "lost-colonists",
    "joined",
    "attracted",
    "employed",
    "turned-pirate",
}
PIRATES = {"rescued", "rescued-for", "hunted", "hunted-for", "policed", "pirates-left", "pirates-placed"}


def some(numbers: list[int] | None) -> list[int]:
    assert numbers is not None
    return numbers


class Screen:
    """A board that is only ever told numbers."""

    def __init__(self, view: ColoniesView) -> None:
        self.view = view

    def planet(self, seat: int | None) -> Planet:
        return next(planet for planet in self.view.planets if planet.seat == seat)

    def route(self, of: str, to: str) -> Route:
        planet = self.view.planets[PLANETS.index(of)]
        return next(route for route in planet.routes if route.to == to)

    def show(self, event: Any) -> None:
        kind = event.kind
        if kind in STOCKS:
            some(self.planet(event.seat).resources)[RESOURCES.index(event.resource)] = event.stock
        if kind in PEOPLE:
            self.planet(event.seat).colonists = event.colonists
        if kind in PIRATES:
            self.route(event.of, event.to).pirates = event.pirates
        if kind in ("upgraded", "downgraded"):
            planet = self.planet(event.seat)
            some(planet.technologies)[PACK.technologies.index(event.technology)] = event.level
            planet.points = event.points
        if getattr(event, "market", None):
            self.view.markets[RESOURCES.index(event.resource)] = event.market
        getattr(self, kind.replace("-", "_"), lambda event: None)(event)
        if getattr(event, "purse", None) is not None:
            self.planet(self.view.seat).credits = event.purse

    def lot(self, event: Any) -> None:
        planet = self.view.planets[PLANETS.index(event.planet)]
        planet.seat, planet.resources, planet.colonists = event.seat, event.stocks, 0
        planet.technologies, planet.points = [1] * 5, 0

    def markets_emptied(self, event: Any) -> None:
        self.view.markets = event.markets

    def routes_cleared(self, event: RoutesCleared) -> None:
        for planet in self.view.planets:
            for route in planet.routes:
                route.pirates = 0

    def adjusted(self, event: Any) -> None:
        own = self.planet(event.seat).planet
        self.route(own, event.planet).gives = self.route(event.planet, own).gets = event.mine
        self.route(own, event.planet).gets = self.route(event.planet, own).gives = event.theirs

    def agreements_fulfilled(self, event: Any) -> None:
        for planet, stocks in zip(self.view.planets, event.stocks, strict=True):
            planet.resources = stocks

    def delivered(self, event: Any) -> None:
        planet = self.view.planets[PLANETS.index(event.to)]
        if planet.resources is not None:
            planet.resources[RESOURCES.index(event.resource)] = event.stock

    def banned(self, event: Any) -> None:
        self.planet(event.seat).bans = event.bans

    def lost_action(self, event: Any) -> None:
        self.planet(event.seat).lost_actions = event.lost


def drawn(view: ColoniesView) -> tuple[list[tuple[Any, ...]], list[Market]]:
    """What a board shows of planets and markets."""
    planets = [
        (
            p.seat,
            p.resources,
            p.colonists,
            p.technologies,
            p.points,
            p.routes,
            p.credits,
            p.bans,
            p.lost_actions,
        )
        for p in view.planets
    ]
    return planets, view.markets


@pytest.mark.parametrize("players", [3, 4, 5])
@given(seed=st.integers(0, 2**32))
def test_the_board_follows_from_what_is_told(players: int, seed: int) -> None:
    walk = Walk(COLONIES, {"players": players}, seed)
    before = walk.state.clone()
    for state in walk.positions():
        if walk.actions:
            told = COLONIES.tell(before, *walk.actions[-1])
            looking = viewers(state)
            check_screen(before, told, state, looking[len(walk.actions) % len(looking)])
        before = state.clone()


def check_screen(before: State, told: list[Told], state: State, viewer: int | None) -> None:
    screen = Screen(cast(ColoniesView, before.view(viewer)))
    for one in told:
        if event := one.shown_to(viewer):
            screen.show(msgspec.json.decode(msgspec.json.encode(event), type=type(event)))
    after = cast(ColoniesView, state.view(viewer))
    if after.phase not in ("event", "actions"):
        forget_bans(screen.view)
    if after.phase == "over":
        forget_purses(after, viewer)
    assert drawn(screen.view) == drawn(after), [one.event for one in told]


def forget_bans(view: ColoniesView) -> None:
    """CO-30: they end with the action phase, which needs no telling."""
    for planet in view.planets:
        planet.bans, planet.lost_actions = [], 0


def forget_purses(view: ColoniesView, viewer: int | None) -> None:
    """CO-04: all are open at the end, and only then."""
    for planet in view.planets:
        if planet.seat != viewer:
            planet.credits = msgspec.UNSET


# -- what nobody else may know: CO-04 ----------------------------------------------------------


def purse_in(told: Told, seat: int | None) -> Any:
    return cast(Any, told.shown_to(seat)).purse


def purses(table: Table, kind: str) -> list[dict[int | None, int]]:
    """Who was told which purse with each such event."""
    return [
        {seat: purse_in(told, seat) for seat in (*range(5), None) if purse_in(told, seat) is not None}
        for told in table.events
        if told.kind == kind
    ]


@pytest.mark.rule("CO-04", "CO-16")
def test_only_the_seller_is_told_the_purse() -> None:
    table = acting(resources={"pallas": 3}).play("pallas", "commerce", "sell ships")
    assert purses(table, "sold") == [{0: 52}]
    assert [cast(Any, told.event).purse for told in table.events if told.kind == "sold"] == [None]


@pytest.mark.rule("CO-04", "CO-15")
def test_hunter_and_owner_are_each_told_their_own() -> None:
    table = acting(pirates={("elysia", "pallas"): 1}, credits={"pallas": 7, "elysia": 9})
    table.play("pallas", "military", "remove elysia pallas")
    assert purses(table, "hunted-for") == [{0: 8, 1: 8}]


@pytest.mark.rule("CO-04", "CO-17")
def test_a_one_sided_step_tells_both_partners_theirs() -> None:
    table = acting(credits={"pallas": 7, "elysia": 9}).play("pallas", "influence", "adjust elysia mine-up")
    assert purses(table, "adjusted") == [{0: 6, 1: 10}]


@pytest.mark.rule("CO-04", "CO-17")
def test_a_two_sided_step_tells_no_purse() -> None:
    table = acting().play("pallas", "influence", "adjust elysia both-up")
    assert purses(table, "adjusted") == [{}]


@pytest.mark.rule("CO-04", "CO-23")
def test_compensation_is_taken_when_agreements_are_fulfilled_and_told_to_who_gets_it() -> None:
    stocks = {**dict.fromkeys(PLANETS, 9), "pallas": 0}
    table = acting(resources=stocks, credits={"pallas": 5}).everybody_passes()
    assert purses(table, "agreements-fulfilled") == [{0: 0, 1: 50, 2: 50, 3: 50, 4: 50}]
    assert purses(table, "compensated") == [{1: 53}, {2: 52}]


@pytest.mark.rule("CO-22")
def test_nothing_is_paid_twice_while_upkeep_is_shown() -> None:
    table = acting(resources=dict.fromkeys(PLANETS, 9)).everybody_passes()
    fulfilled = next(cast(Any, told.event) for told in table.events if told.kind == "agreements-fulfilled")
    assert fulfilled.stocks[0] == [5, 9, 9, 9, 9]
    assert [cast(Any, told.event).stock for told in table.events if told.kind == "delivered"][:2] == [10, 10]


@pytest.mark.rule("CO-09")
def test_what_is_laid_with_a_vote_is_told_with_what_is_left_and_the_votes() -> None:
    table = voting("open-market").play("pallas", "yes", "add energy")
    *_, last = table.events
    assert (cast(Any, last.event).stock, cast(Any, last.event).votes, last.audience) == (1, 2, (0,))


@pytest.mark.rule("CO-08")
def test_a_choice_of_settlers_is_foretold_with_who_stays_and_what_is_paid() -> None:
    table = acting(resources=dict.fromkeys(PLANETS, 9)).everybody_passes()
    foretold = COLONIES.outlook(table.state, 0).effects[encode("settle", away=0, paid=1)]
    arrivals = table.view()["arrivals"]
    assert [(event.stay, event.credits) for event in foretold if isinstance(event, ChoseSettlers)] == [
        (arrivals, 1)
    ]


def test_stored_events_of_before_are_read_without_what_they_lack() -> None:
    sold: Any = COLONIES.read_event("sold", {"seat": 1, "resource": "energy", "credits": 3})
    assert sold is not None
    assert sold.stock is sold.market is None


@pytest.mark.rule("CO-22", "CO-24", "CO-25")
def test_upkeep_is_summed_up_for_every_planet() -> None:
    table = acting(
        resources=dict.fromkeys(PLANETS, 9),
        pirates={("pallas", "bellona"): 1},
        promises={("pallas", "elysia"): 3, ("bellona", "pallas"): 2},
        colonists={"pallas": 2},
    )
    table.everybody_passes().nobody_polices()
    told = next(cast(Any, told.event) for told in table.events if told.kind == "agreements-fulfilled")
    mine = next(one for one in told.exchanges if one.planet == "pallas")
    assert (mine.sent, mine.got, mine.lost, mine.substituted, mine.paid, mine.pirates) == (6, 3, 2, 0, 0, 2)
