"""What is read is a position that play can lead to; everything else is refused in a sentence."""

from typing import Any

import pytest

from starboard.games.argosy.game import ARGOSY
from starboard.games.argosy.types import PHASES
from starboard.kernel.errors import BadPosition
from starboard.kernel.playing import playout
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from tests.conformance.test_strict import try_changes
from tests.games.argosy.build import new
from tests.games.argosy.phases import every_phase
from tests.games.argosy.test_walks import rich, walk

SHOWN = every_phase()


def tampered(name: str, **changes: Any) -> State:
    """A real position with some of its values changed."""
    return ARGOSY.from_dict({**SHOWN[name].to_dict(), **changes})


def test_there_is_a_position_for_every_question() -> None:
    assert {PHASES[state.phase] for state in SHOWN.values()} == set(PHASES) - {"resolved"}


@pytest.mark.parametrize("name", SHOWN)
def test_a_real_position_is_read_and_played_to_its_end(name: str) -> None:
    state = ARGOSY.from_dict(SHOWN[name].to_dict())
    assert state == SHOWN[name]
    playout(state, Random(name))
    assert state.ending() in ARGOSY.endings


@pytest.mark.slow
def test_ten_thousand_changed_positions_are_refused_or_can_be_played() -> None:
    positions: list[State] = [*SHOWN.values()]
    for seed in range(10):
        positions += [state.clone() for state in walk(rich(seed), seed) if state.turn() % 3 == 0]
    assert try_changes(ARGOSY, positions, 10_000, Random("argosy, changed")) < 5_000


DRAFTED, IN_BAG = (SHOWN["draft"].to_dict()[key] for key in ("pool", "bag"))
DRAFTED["red-fire"] -= 1
IN_BAG["red-fire"] += 1
IMPOSSIBLE: dict[str, tuple[str, dict[str, Any], str]] = {
    # name: (position, what is changed, what the refusal says)
    "a question of another action": ("research", {"action": 2}, "not asked in action 2"),
    "a draft in a turn": ("draft", {"action": 1}, "not asked in action 1"),
    "a token in hand and nowhere to put it": ("research", {"hand": "red-fire"}, "missing or too many"),
    "a hand from a place that is covered": ("place what was lifted", {"origin": "f1"}, "lacks"),
    "a hand from the map in a draft": ("draft, a token to place", {"hand_from": "map"}, "lacks"),
    "a hand from nobody's scrap": ("place what was salvaged", {"scrap_owner": -1}, "lacks"),
    "a hand from the bag without a draw": ("place what was bred", {"drew": False}, "lacks"),
    "a scrap's owner with a token from the bag": ("place what was bred", {"scrap_owner": 1}, "lacks"),
    "a triangle where no token lies": ("a triangle", {"corner": "f6"}, "lacks"),
    "an extra point that no triangle gives": ("an extra point", {"corner": "b1"}, "lacks"),
    "an extra point that is not due": ("an extra point", {"extra": False}, "lacks"),
    "a surplus without Gallants": ("divert", {"owned": [[], ["gallants"], []]}, "lacks"),
    "a surplus larger than any triangle's": ("divert", {"overflow": 9}, "lacks"),
    "a surplus in research": ("research", {"overflow": 1}, 'nothing under "overflow"'),
    "a strike that the victim cannot cancel": ("defence", {"tracks": [[0] * 6] * 3}, "lacks"),
    "a strike at an empty place": ("defence", {"chosen": 20}, "lacks"),
    "a strike at oneself": ("defence", {"victim": 0}, "lacks"),
    "a victim without a strike": ("celestial", {"victim": 1}, 'nothing under "victim"'),
    "a third act": ("target, a second act", {"acts": 3}, "So many acts"),
    "a second act without the card": ("target", {"acts": 2}, "So many acts"),
    "Traders without the card": ("Traders draw", {"owned": [[], ["traders"], []]}, "So many acts"),
    "an act paid with points that are still there": (
        "draw for red",
        {"tracks": [[0, 0, 0, 5, 0, 0], [0] * 6, [0] * 6]},
        "lacks",
    ),
    "a conversion without the card": (
        "conversion, Starstormers",
        {"owned": [["transmuters"], ["starstormers"], []]},
        "lacks",
    ),
    "a gain for no track": ("gain", {"chosen": 6}, "lacks"),
    "a migration of somebody else's colony": ("migration", {"chosen": 1}, "lacks"),
    "a discount without Perceptors": ("discount", {"owned": [[], ["perceptors"], []]}, "lacks"),
    "a card to tune that is not owned": ("doubling, Duplicators", {"chosen": 2}, "lacks"),
    "a doubled track without its card": (
        "expansion",
        {"doubled": [["fire"], [], []]},
        "Duplicators and Wanderers",
    ),
    "a free card of one": ("a free card", {"fresh": ["razers"]}, "lacks"),
    "fresh cards in expansion": ("expansion, much to do", {"fresh": ["razers"]}, "turned up this turn"),
    "more cards to turn up than purples": ("turn up a card", {"cards_left": 2}, "lacks"),
    "purples that nobody drew": ("turn up two cards", {"drawn": ["purple", "red-fire"]}, "lacks"),
    "more draws than there are": ("draw", {"draws_left": 3}, "lacks"),
    "a draw that brought nothing": ("draw, one drawn", {"drawn": []}, "lacks"),
    "a card turned up before the draw": (
        "research",
        {"face_up": ["razers"], "natural": ["razers"]},
        "one place",
    ),
    "a token taken before the draw": ("place from the pool", {"drew": False}, "after the draw"),
    "a turn before the draft was over": ("expansion", {"turns": 5, "first": 1}, "after those of the draft"),
    "the wrong player's turn": ("expansion", {"active": 1}, "clockwise"),
    "a round without a draw": ("expansion", {"idle": 3}, "would have ended"),
    "stalled in the middle of a game": ("expansion", {"ends": "stalled"}, "whole round"),
    "stalled too early": ("over, stalled", {"idle": 2}, "whole round"),
    "over by a core that nobody settled": ("over, stalled", {"ends": "core-settled"}, "Nobody has settled"),
    "over by a map that is not full": ("over, stalled", {"ends": "map-full"}, "No map is full"),
    "over by a bag that nobody emptied": ("over, stalled", {"ends": "bag-empty"}, "last token"),
    "the core settled and the game goes on": (
        "expansion",
        {"colonies": [["core"], [], []]},
        "ends the game with its owner's turn",
    ),
    "a full map and the game goes on": ("a triangle, the map full", {"ends": ""}, "A full map ends"),
    "a card bought in the draft": (
        "draft",
        {"owned": [["perceptors"], [], []], "deck": None},
        "deck",
    ),
    "a colony in the draft": ("draft", {"colonies": [["green-1"], [], []]}, "In the draft nobody"),
    "a draft with a card too few": ("deal tokens", {"face_up": ["razers"]}, "one place"),
    "a draft out of turn": ("draft, later", {"active": 0}, "clockwise"),
    "knowledge without a triangle": (
        "draft",
        {"tracks": [[1, 0, 0, 0, 0, 0], [0] * 6, [0] * 6]},
        "Knowledge comes from",
    ),
    "a purple token in the draft": (
        "draft",
        {"pool": {**DRAFTED, "purple": 1}, "bag": {**IN_BAG, "purple": 6}},
        "none of them purple",
    ),
    "a turn of the draft that nobody laid a token in": ("draft", {"turns": 3}, "lays one token"),
    "a corner before anything was laid": ("draft", {"corner": "b1"}, "laid a token yet"),
    "more of a kind drawn than there are": (
        "research",
        {"drawn": ["red-fire"] * 11, "drew": True},
        "than the game has",
    ),
    "more drawn than there are draws": (
        "expansion",
        {"drawn": ["red-fire"] * 9, "drew": True},
        "No more than",
    ),
    "an idle round with a draw": ("over, stalled", {"drew": True}, "without a draw"),
    "an empty bag and the game goes on": ("take a token, the bag empty", {"ends": ""}, "An empty bag ends"),
    "stalled after the core was settled": (
        "over, stalled",
        {"colonies": [["core"], [], []]},
        "before it stalled",
    ),
    "a thing nobody knows": ("research", {"turms": 3}, 'Did you mean "turns"'),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_play_cannot_lead_to_is_refused(name: str) -> None:
    position, changes, words = IMPOSSIBLE[name]
    with pytest.raises(BadPosition, match=words) as refused:
        tampered(position, **changes)
    assert str(refused.value).endswith((".", "?"))


def test_what_the_bag_cannot_have_held_is_refused() -> None:
    data = SHOWN["expansion"].to_dict() | {"pool": {"red-fire": 11}}
    del data["bag"]  # it follows from the rest
    with pytest.raises(BadPosition) as refused:
        ARGOSY.from_dict(data)
    assert refused.value.code == "too-many-of-a-kind"


@pytest.mark.parametrize("key", ["phase", "action", "active", "maps", "scraps", "tracks", "face_up"])
def test_what_cannot_be_left_out_is_asked_for(key: str) -> None:
    data = SHOWN["research"].to_dict()
    del data[key]
    with pytest.raises(BadPosition, match=f'lacks "{key}"'):
        ARGOSY.from_dict(data)


@pytest.mark.parametrize("name", SHOWN)
def test_what_follows_from_the_rest_may_be_left_out(name: str) -> None:
    data = SHOWN[name].to_dict()
    for key in ("bag", "deck", "first", "idle"):
        del data[key]
    assert ARGOSY.from_dict(data).legal(SHOWN[name].active) == SHOWN[name].legal(SHOWN[name].active)


def test_where_an_earlier_token_came_from_is_forgotten() -> None:
    """Positions that were stored before still say it."""
    assert tampered("expansion", hand_from="scrap") == SHOWN["expansion"]


def test_the_place_of_an_earlier_token_does_not_make_another_position() -> None:
    assert tampered("expansion", corner="f6").key() == SHOWN["expansion"].key()


def test_a_draft_is_read_at_every_step() -> None:
    random = Random("draft")
    state = new(4, first=3).state
    while not state.view(None).round:
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.advance(actor, legal[random.below(len(legal))])
        assert ARGOSY.from_dict(state.to_dict()) == state
