"""Who draws Argosy never counts: events say what is so afterwards, views and outlooks what things come to."""

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.argosy.events import Gained, Placed, Recovered, Scrapped
from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.outlook import Change
from starboard.games.argosy.pieces import TRACK_NAMES
from starboard.games.argosy.rules import Argosy
from starboard.games.argosy.types import CARD_NAMES, Token
from starboard.games.argosy.view import ArgosyView
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.games.argosy.build import Table, table
from tests.games.argosy.phases import every_phase
from tests.games.argosy.test_walks import rich, walk

seeds = st.integers(0, 2**32)
CORNER = "RN / GF RS / . BF RS"


# -- events --------------------------------------------------------------------------------------


class Sheet:
    """What a page shows, moved on by nothing but what events say."""

    def __init__(self, view: ArgosyView) -> None:
        self.bag = view.bag
        self.deck = view.deck
        self.round = view.round
        self.pool = dict(view.pool)
        self.gone = dict(view.gone)
        self.maps = [dict(player.map) for player in view.players]
        self.scraps = [list(player.scrap) for player in view.players]
        self.tracks = [dict(player.tracks) for player in view.players]
        self.factors = [dict(player.factors) for player in view.players]
        self.cards = [list(player.cards) for player in view.players]
        self.planet_tokens = [player.planet_tokens for player in view.players]
        self.scores = [player.score for player in view.players]
        self.colonies = {planet.planet: (planet.owner, planet.shielded) for planet in view.planets}

    def apply(self, event: Any) -> None:
        kind = event.kind
        if "bag" in event.parts:
            self.bag = event.bag
        if "deck" in event.parts:
            self.deck = event.deck
        if "score" in event.parts:
            self.scores[event.victim if kind in ("hit", "destroyed") else event.seat] = event.score
        if "scrap" in event.parts:
            owner = event.owner if kind == "recovered" else event.victim if kind == "hit" else event.seat
            self.scraps[owner] = event.scrap
        if "cards" in event.parts:
            self.cards[event.seat] = event.cards
        if "planet_tokens" in event.parts:
            self.planet_tokens[event.seat] = event.planet_tokens
        if kind in ("gained", "spent", "diverted", "lost"):
            self.tracks[event.seat][event.track] = event.now
        self.apply_tokens(event)
        self.apply_colonies(event)

    def apply_tokens(self, event: Any) -> None:
        kind = event.kind
        if kind in ("dealt-token", "drew", "took", "swapped"):
            self.put(self.pool, event.token, event.pool)
        if kind == "swapped":
            self.put(self.pool, event.old, event.pool_old)
        if kind in ("placed", "moved", "swapped"):
            self.maps[event.seat][event.place] = event.token
        if kind in ("lifted", "scrapped"):
            del self.maps[event.seat][event.place]
        if kind in ("hit", "destroyed"):
            del self.maps[event.victim][event.place]
        if kind == "destroyed":
            self.gone[event.token] = event.gone
        if kind == "purple-gone":
            self.put(self.pool, "purple", event.pool)
            self.gone["purple"] = event.gone
        if kind == "pool-returned":
            assert event.tokens == self.pool
            self.pool = {}
        if kind == "tuned":
            self.factors[event.seat][event.track] = event.factor
        if kind == "turn":
            self.round = event.round

    def apply_colonies(self, event: Any) -> None:
        kind = event.kind
        if kind in ("built", "invaded"):
            self.colonies[event.planet] = (event.seat, False)
        if kind in ("fortified", "shielded"):
            self.colonies[event.planet] = (event.seat, True)
        if kind == "migrated":
            self.colonies[event.start] = (None, False)
            self.colonies[event.planet] = (event.seat, event.shielded)
        if kind == "invaded":
            self.planet_tokens[event.victim] = event.victim_planet_tokens
            self.scores[event.victim] = event.victim_score

    def put(self, counts: dict[Token, int], token: Token, count: int) -> None:
        counts[token] = count
        if not count:
            del counts[token]

    def shown(self) -> dict[str, Any]:
        return {**vars(self), "pool": sorted(self.pool.items()), "gone": sorted(self.gone.items())}


def check_told(state: Argosy, actor: int, action: int) -> None:
    after = state.clone()
    after.advance(actor, action)
    sheet = Sheet(state.view(None))
    for told in ARGOSY.tell(state, actor, action):
        sheet.apply(told.event)
    assert sheet.shown() == Sheet(after.view(None)).shown(), ARGOSY.notation(state, actor, action)


@given(seed=seeds)
def test_events_alone_lead_from_one_view_to_the_next(seed: int) -> None:
    random = Random(f"told {seed}")
    for state in walk(rich(seed), seed):
        if state.actors():
            actor = state.actors()[0]
            legal = state.legal(actor)
            check_told(state, actor, legal[random.below(len(legal))])


def test_they_do_in_every_phase() -> None:
    for state in every_phase().values():
        for actor in state.actors():
            for action in state.legal(actor):
                check_told(state, actor, action)


def test_a_token_says_which_slot_of_the_scrap_it_lies_in() -> None:
    game = table(maps=[{"a1": "GN"}], scraps=["RF BS"]).do("a1")
    event = cast(Scrapped, game.events[0].event)
    assert (event.slot, event.scrap) == (1, ["red-fire", "green-navigation", "blue-shields"])


def test_a_token_says_which_slot_of_the_scrap_it_lay_in() -> None:
    game = table(action=4, tracks=["B1"], scraps=["RF GN BS"]).do("salvage", "1:GN")
    event = cast(Recovered, game.events[0].event)
    assert (event.slot, event.scrap) == (1, ["red-fire", "blue-shields"])


def test_a_placed_token_says_where_it_came_from() -> None:
    game = table(action=4, tracks=["B1"], scraps=["", "RF GN"]).do("salvage", "2:GN", "a1")
    event = cast(Placed, game.events[0].event)
    assert (event.source, event.owner) == ("scrap", 1)


def test_points_say_which_token_taught_them() -> None:
    game = table(phase="place", hand="red-fire", maps=[". / RF RF"]).do("a1")
    assert {cast(Gained, told.event).place for told in game.events if told.kind == "gained"} == {"a1"}


def test_events_from_before_their_numbers_were_told_are_still_read() -> None:
    event = ARGOSY.read_event("gained", {"seat": 0, "track": "red", "count": 1})
    assert event is not None
    assert cast(Gained, event).now is None


# -- the view ------------------------------------------------------------------------------------


def test_the_view_says_what_is_printed() -> None:
    view = table(cards=["wanderers"], doubled=["red"]).state.view(0)
    assert [len(row) for row in view.rows] == [1, 2, 3, 4, 5, 6]
    assert (view.scrap_places, view.limit) == (3, 5)
    assert set(view.catalogue) == set(CARD_NAMES)
    assert view.catalogue["traders"].action == 4
    assert view.catalogue["excurists"].numbers == {"points": 3, "least": 2}
    assert view.catalogue["starstormers"].tracks == ["shields", "red", "green"]
    assert view.players[0].factors == {"red": 2}
    assert (view.numbers.draw, view.numbers.extrapolate_give) == (2, 2)
    assert (view.planets[0].ring, view.planets[-1].ring) == (3, 0)


def test_the_view_counts_the_pool() -> None:
    view = table(pool="RF RF GN purple").view
    assert view.pool_count == 3


@pytest.mark.parametrize("bag,low", [("RF " * 8, True), ("RF " * 9, False)])
def test_the_view_says_when_the_bag_is_low(bag: str, low: bool) -> None:
    assert table(bag=bag).view.bag_low is low


def test_what_is_short_of_a_price() -> None:
    view = table(action=5, tracks=["F1 S2"]).state.view(0)
    assert view.short["build"] == {"navigation": 1}
    assert view.short["shield"] == {"shields": 1}
    assert "strike" not in view.short
    assert table(action=5).view.short == {}


def test_an_offer_says_where_its_way_begins() -> None:
    game = table(action=5, colonies=["green-1 green-2"], tracks=["F1 N3 S1"])
    offers = {(offer.kind, offer.planet): offer for offer in game.state.view(0).offers}
    assert offers["build", "middle-1"].start == "green-1"
    assert offers["build", "middle-2"].start == "green-2"
    assert offers["build", "green-3"].start is None
    assert [offers[kind, "green-3"].payable for kind in ("build", "fortify")] == [True, False]


def test_destinations_of_a_migration_are_offered_with_their_cost() -> None:
    game = table(action=5, colonies=["middle-1"], tracks=["N2"], cards=["migrators"]).do("migrate middle-1")
    offers = game.state.view(0).offers
    assert {offer.planet: offer.cost for offer in offers}["green-1"] == {"navigation": 1}
    assert {offer.start for offer in offers} == {"middle-1"}
    assert {offer.action for offer in offers if offer.payable} == set(game.state.legal(0))


def test_the_best_of_several_triangles_is_marked() -> None:
    game = table(phase="place", hand="red-fire", maps=[CORNER]).do("c1")
    shown = {tuple(triangle.tracks): triangle for triangle in game.view.step.triangles or []}
    assert (shown["red",].best, shown["fire",].best) == (True, False)
    assert (shown["red",].gained, shown["red",].choice) == ({"red": 1}, 1)


# -- the outlook ---------------------------------------------------------------------------------


def changes(game: Table) -> dict[str, Change]:
    found = ARGOSY.outlook(game.state, game.actor).changes
    return {ARGOSY.notation(game.state, game.actor, action): change for action, change in found.items()}


def test_what_a_choice_costs_and_leaves() -> None:
    change = changes(table(action=5, tracks=["F2 N1 S1"]))["build green-1"]
    assert change.spent == {"fire": 1, "navigation": 1, "shields": 1}
    assert change.after == {"fire": 1, "navigation": 0, "shields": 0}


def test_what_a_placement_teaches_and_loses() -> None:
    game = table(phase="place", hand="red-fire", maps=[". / RF RF"], tracks=["R5 F2"])
    change = changes(game)["a1"]
    assert (change.gained, change.lost, change.after) == ({"fire": 1}, {"red": 1}, {"fire": 3})


def test_what_is_still_to_be_chosen() -> None:
    game = table(phase="place", hand="red-fire", maps=[CORNER]).do("c1")
    assert changes(game)["=R+"].choice == 1
    assert changes(game)["=F"].choice == 0


def test_a_goal_says_what_is_gained_besides_what_is_spent() -> None:
    game = table(action=3, maps=["RN / GN BN / . . ."], tracks=["N1"])
    goal = next(goal for goal in ARGOSY.outlook(game.state, 0).goals if goal.place == "c2")
    assert (goal.gained, goal.spent, goal.count) == ({"navigation": 1}, {"navigation": 1}, 1)


@given(seed=seeds)
def test_changes_come_true(seed: int) -> None:
    random = Random(f"changes {seed}")
    for state in walk(rich(seed), seed):
        if not state.actors() or state.actors() == (CHANCE,) or random.below(12):
            continue
        seat = state.actors()[0]
        before = state.view(seat).players[seat].tracks
        found = ARGOSY.outlook(state, seat).changes
        for action in state.legal(seat):
            after = Table(state.clone())
            after.state.apply(seat, action)
            tracks = after.view.players[seat].tracks
            expected = {**before, **(found[action].after if action in found else {})}
            assert {name: tracks[name] for name in TRACK_NAMES} == expected


def test_the_round_of_a_finished_game_is_that_of_its_last_turn() -> None:
    game = table(active=2, turns=14, idle=2).skip_to("expansion")
    assert game.view.round == 1
    assert game.do("done").view.round == 1
    assert game.state.ending() == "stalled"
