"""What a page or a terminal finds to show."""

from typing import Any

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.outlook import BagLow, TriangleGoal
from starboard.games.argosy.types import Act
from starboard.kernel.errors import UnreadableAction
from tests.games.argosy.build import Table, table


def goals(game: Table) -> dict[str, TriangleGoal]:
    return {goal.parts["place"]: goal for goal in ARGOSY.outlook(game.state, game.actor).goals}


def forecasts(game: Table) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, event.parts) for event in ARGOSY.outlook(game.state, game.actor).forecasts]


# -- the view ------------------------------------------------------------------------------------


def test_offers_say_what_a_planet_costs_and_what_is_missing() -> None:
    game = table(action=5, colonies=["green-2"], tracks=["F1 N2"])
    offers = {(offer.kind, offer.planet): offer for offer in game.state.view(0).offers}
    build = offers["build", "middle-1"]
    assert build.cost == {"fire": 1, "navigation": 3, "shields": 1}
    assert build.missing == {"navigation": 1, "shields": 1}
    assert ("build", "core") not in offers


def test_an_offer_that_lacks_nothing_is_legal() -> None:
    game = table(action=5, colonies=["green-2", "green-3"], tracks=["F5 N4 S5 G2 B2"])
    state = game.state
    open_offers = {offer.action for offer in state.view(0).offers if not offer.missing}
    assert open_offers == {action for action in state.legal(0) if action}


def test_offers_know_the_cards() -> None:
    cards = ["spawners sanctuarians razers"]
    game = table(action=5, colonies=["green-1", "green-2"], shielded="green-2", cards=cards)
    kinds = {offer.kind for offer in game.state.view(0).offers}
    assert kinds == {"build", "fortify", "spawn", "invade", "shield", "ward"}


def test_a_shielded_colony_is_offered_to_nobody() -> None:
    game = table(action=5, colonies=["green-1", "green-2"], shielded="green-1 green-2")
    assert {offer.planet for offer in game.state.view(0).offers}.isdisjoint({"green-1", "green-2"})


def test_spectators_get_no_offers() -> None:
    assert table(action=5).view.offers == []


def test_a_card_says_which_price_the_viewer_pays() -> None:
    game = table(action=5, face_up="razers", natural="razers", tracks=["F3", "F3"])
    own, other = game.state.view(0).cards[0], game.state.view(1).cards[0]
    assert (own.price, own.missing) == ("natural", {"navigation": 1})
    assert (other.price, other.missing) == ("artificial", {"navigation": 2, "shields": 1})


def test_perceptors_make_a_card_affordable() -> None:
    game = table(action=5, face_up="travelers", tracks=["N3 F1"], cards=["perceptors"])
    assert game.state.view(0).cards[0].affordable is True
    assert game.state.view(1).cards[0].affordable is False


def test_lines_cost_travelers_less() -> None:
    game = table(cards=["travelers"])
    assert max(line.cost for line in game.state.view(0).lines) == 1
    assert max(line.cost for line in game.state.view(1).lines) == 4


def test_the_triangles_to_choose_from_are_shown_with_their_places() -> None:
    game = table(phase="place", hand="red-fire", maps=["RN / GF RS / . BF RS"]).do("c1")
    shown = {tuple(entry.tracks): entry for entry in game.view.step.triangles or []}
    assert shown["fire",].places == ["b1", "c1", "c2"]
    assert shown["red",].places == ["a1", "b1", "b2", "c1", "c2", "c3"]
    assert shown["red",].extra is True
    assert [shown[tracks].count for tracks in (("fire",), ("red",))] == [1, 2]
    assert {entry.action for entry in shown.values()} == set(game.state.legal(0))


def test_the_hand_says_where_it_came_from() -> None:
    game = table(action=3, maps=[{"a1": "RF", "f1": "GN"}], tracks=["N1"]).do("shift", "a1")
    step = game.view.step
    assert (step.hand, step.hand_from, step.origin) == ("red-fire", "map", "a1")


def test_a_token_from_a_scrap_says_whose_it_was() -> None:
    game = table(action=4, tracks=["B1"], scraps=["", "RF"]).do("salvage")
    assert game.view.step.scrap_owner == 1


def test_this_turns_draws_are_marked_until_a_purchase() -> None:
    game = table(face_up="travelers", tracks=["F2 N3"]).do("draw", "RF", "GN")
    assert game.view.drawn == ["red-fire", "green-navigation"]
    game.skip_to("expansion").do("buy travelers")
    assert game.view.drawn == []


@pytest.mark.parametrize(
    "steps,chosen",
    [
        ((2, {"tracks": ["R3"]}, ["xR"]), "red"),
        ((2, {"tracks": ["R3"], "cards": ["starstormers"]}, ["tR"]), "red"),
        ((4, {"tracks": ["G1"], "pool": "RF GN", "maps": [{"a1": "BS", "b1": "BS"}]}, ["swap", "a1"]), "a1"),
        (
            (5, {"tracks": ["N5"], "colonies": ["green-1"], "cards": ["migrators"]}, ["migrate green-1"]),
            "green-1",
        ),
        (
            (5, {"tracks": ["N3 F2"], "face_up": "travelers", "cards": ["perceptors"]}, ["buy travelers"]),
            "travelers",
        ),
        ((5, {"tracks": ["F2 N1 S2"], "face_up": "duplicators"}, ["buy duplicators"]), "duplicators"),
    ],
    ids=["gain", "conversion", "exchange", "migration", "discount", "doubling"],
)
def test_a_second_step_says_what_the_first_chose(
    steps: tuple[int, dict[str, Any], list[str]], chosen: str
) -> None:
    action, given, texts = steps
    assert table(action=action, **given).do(*texts).view.step.chosen == chosen


def test_rounds_are_counted_from_one() -> None:
    assert table(turns=12).view.round == 1
    assert table(turns=15).view.round == 2


# -- the outlook ---------------------------------------------------------------------------------


def test_the_best_triangle_of_every_place() -> None:
    game = table(phase="place", hand="red-fire", maps=["RN / GF RS / . BF RS"])
    found = goals(game)
    assert found["c1"].parts["count"] == 2
    assert found["c1"].parts["choice"] == 1
    assert found["c1"].parts["places"] == ["a1", "b1", "b2", "c1", "c2", "c3"]
    assert "f1" not in found


def test_the_way_to_a_triangle_begins_with_the_token() -> None:
    game = table(maps=[". / RN RS"]).do("draw", "RF", "GN")
    goal = goals(game)["a1"]
    assert [ARGOSY.notation(game.state, 0, action) for action in goal.path] == ["RF", "a1"]
    assert goal.parts["tracks"] == [0, 0, 0, 1, 0, 0]


def test_a_shift_costs_its_point() -> None:
    game = table(action=3, maps=["RF / RN RS / . . ."], tracks=["N1"])
    goal = goals(game)["c2"]
    assert (goal.cost, goal.parts["count"]) == (1, 1)


def test_points_above_the_limit_do_not_count() -> None:
    game = table(phase="place", hand="red-fire", maps=[". / RN RS"], tracks=["R5"])
    assert goals(game) == {}


def test_doubled_points_count_twice() -> None:
    game = table(phase="place", hand="red-fire", maps=[". / RN RS"], cards=["wanderers"], doubled=["red"])
    assert goals(game)["a1"].parts["count"] == 2


def test_surplus_points_count_where_gallants_can_use_them() -> None:
    game = table(phase="place", hand="red-fire", maps=[". / RN RS"], tracks=["R5"], cards=["gallants"])
    assert goals(game)["a1"].parts["choice"] == 1


def test_the_last_turn_is_foretold() -> None:
    game = table(bag="RF GN").do("draw", "RF", "GN")
    assert forecasts(game) == [("ends-after-turn", {"how": "bag-empty"})]


def test_a_bag_that_runs_low_is_foretold() -> None:
    assert forecasts(table(bag="RF GN BS")) == [("bag-low", {"count": 3})]


def test_a_round_without_a_draw_is_foretold() -> None:
    assert forecasts(table().do("done", "done")) == [("stalling", {"count": 2})]


def test_forecasts_can_be_checked() -> None:
    game = table(bag="RF GN BS")
    assert ARGOSY.holds(game.state, BagLow(3))
    assert not ARGOSY.holds(game.state, BagLow(4))


# -- the board and what is typed -----------------------------------------------------------------


def test_the_board_shows_tokens_tracks_cards_and_colonies() -> None:
    game = table(
        maps=[{"a1": "RF", "f6": "BS"}],
        tracks=["F2"],
        colonies=["green-1", "inner-1"],
        shielded="inner-1",
        scraps=["GN"],
        pool="RF RF purple",
        face_up="razers",
        cards=["wanderers travelers"],
        doubled=["red"],
    )
    board = ARGOSY.board(game.state, 0, ["Ada", "", ""])
    for text in (
        "Ada",
        "Mira",
        "RF",
        "F ##--- 2",
        "R ----- 0 x2",
        "scrap: GN",
        "purplex1",
        "F3 N2 S1",
        "Iolcos",
    ):
        assert text in board
    assert "5 [1]" in board
    assert "25 <2>" in board
    assert max(len(line) for line in board.splitlines()) <= 80


def test_the_board_shows_the_token_in_hand() -> None:
    game = table(phase="place", hand="red-fire")
    assert "In hand: RF" in ARGOSY.board(game.state, None)


def test_the_board_of_a_finished_game_says_how_it_ended() -> None:
    game = table(action=5, phase="over", ends="stalled")
    assert ARGOSY.board(game.state, None).startswith("Argosy, over: a whole round without a draw")


@pytest.mark.parametrize(
    "text", ["5:a1", "2:zz", "buy fleas", "build moon", "=FF", "+Q", "xx", "q:RF", "fly core"]
)
def test_what_names_no_choice_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction, match="is not a move"):
        ARGOSY.parse(table().state, 0, text)


def test_capitals_and_spaces_do_not_matter() -> None:
    game = table(action=5, tracks=["F1 N1 S1"])
    assert ARGOSY.parse(game.state, 0, "  Build   GREEN-1 ") == ARGOSY.parse(game.state, 0, "build green-1")


@pytest.mark.parametrize(
    "kind,parts",
    [
        ("take", {"token": "purple"}),
        ("target", {"victim": 7, "place": "a1"}),
        ("recover", {"owner": "x", "token": "red-fire"}),
        ("triangle", {"tracks": ["luck"]}),
        ("build", {}),
    ],
)
def test_parts_that_fit_nothing_cannot_be_encoded(kind: str, parts: dict[str, Any]) -> None:
    with pytest.raises(UnreadableAction):
        ARGOSY.encode(ARGOSY.read_choice(kind, parts))


@pytest.mark.parametrize(
    "act, position, answers",
    [
        ("strike", {"action": 3, "maps": [{}, {"a1": "RF", "b1": "GN"}]}, ["2:a1"]),
        ("shift", {"action": 3, "maps": [{"a1": "RF", "f1": "GN"}]}, ["a1", "d2"]),
        ("breed", {"action": 4}, ["RF", "a1"]),
        ("swap", {"action": 4, "maps": [{"a1": "RF", "f1": "BS"}], "pool": "GN BF"}, ["a1", "GN"]),
        ("salvage", {"action": 4, "scraps": ["GN BF"]}, ["1:GN", "a1"]),
        ("barter", {"action": 4, "cards": ["traders"]}, ["RF", "GN", "RF", "a1"]),
        ("build", {"action": 5}, []),
        ("fortify", {"action": 5}, []),
    ],
)
def test_an_act_costs_what_the_view_says(act: Act, position: dict[str, Any], answers: list[str]) -> None:
    game = table(tracks=["F4 N4 S4 R4 G4 B4"], **position)
    price, before = game.view.prices[act], game.player().tracks
    game.do({"build": "build green-1", "fortify": "fortify green-1"}.get(act, act), *answers)
    after = game.player().tracks
    assert {track: before[track] - after[track] for track in before if after[track] < before[track]} == price


# -- the actions ahead ---------------------------------------------------------------------------


def test_a_later_action_is_reached_by_ending_those_before_it() -> None:
    game = table(3, 1)
    ahead = ARGOSY.outlook(game.state, game.actor).ahead
    assert ahead and ahead[-1].action == 5
    for one in ahead:
        trial = game.state.clone()
        for action in one.path:
            trial.apply(game.actor, action)
        assert trial.view(0).action == one.action
