"""Positions that play cannot lead to are refused, each in a sentence; tests/conformance looks for others."""

import copy
from typing import Any

import pytest

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.rules import Colonies
from starboard.games.colonies.state import ASKS, STEPS
from starboard.kernel.errors import BadPosition
from tests.games.colonies.build import PACK
from tests.games.colonies.phases import every_phase

# A position, what is changed in it, and a word of the refusal. A path leads to the value.
REFUSED = [
    ("neutrals", {"players": 4, "planet_of": [-1] * 4}, "three players only"),
    ("neutrals", {"kept": 5}, "still to be drawn"),
    ("lots of three", {"kept": 3}, "cannot be the neutral ones"),
    ("lots of three", {"planet_of.0": 1}, "neutral planet has no player"),
    ("lots", {"kept": 5}, "three players only"),
    ("second lot", {"planet_of": [-1, 3, -1, -1, -1]}, "seat by seat"),
    ("second lot", {"planet_of": [3, 0, 1, 2, -1]}, "needs no lot"),
    ("second lot", {"credits.3": 49}, '"credits" is not as it is before'),
    ("first", {"first": 2}, "no first player yet"),
    ("deal", {"holder.0": 6}, "laid by somebody"),
    ("deal", {"holder.0": 1}, "seat by seat, after"),
    ("second card", {"first": 4}, "without a planet"),
    ("lay", {"turn": 3}, "voted on by now"),
    ("lay", {"answer.0": 0}, "an answer that is none"),
    ("lay, one has", {"answer.1": 24}, "an answer that is none"),
    ("fill", {"turn": 1, "used": [0]}, "not that of the cards out"),
    ("fill", {"laid_by.0": 5}, "one card for each deck"),
    ("fill", {"holder.15": 0}, "cards in hand"),
    ("first", {"holder.0": 6, "laid_by.0": 0}, "no event deck yet"),
    ("reveal", {"holder.0": 6, "laid_by.0": 0}, "cards in the event deck"),
    ("settle", {"colonists.0": 1}, "become pirates"),
    ("settle", {"turn": 2}, "voted on by now"),
    ("settle", {"ballots.0": 1}, "before it has been taken"),
    ("settle", {"bans.0": 1}, "until the action phase is over"),
    ("settle of three", {"answer.1": 27}, "an answer that is none"),
    ("settle of three", {"promises.2.0": 2}, "on both sides"),
    ("settle of three", {"promises.2.4": 2, "promises.4.2": 2}, "two neutral planets"),
    ("settle of three", {"resources.2.2": 1}, "no pieces of its own"),
    ("settle of three", {"pirates.2.0": 1}, "CO-28"),
    ("vote", {"waiting": 0}, "Nobody is left"),
    ("vote", {"step": "income"}, "is not asked in"),
    ("vote", {"current": -1}, "one current event card"),
    ("vote, half made", {"aside.0.1": 3}, "answers so far"),
    ("vote, sealed", {"answer.1": -1}, "an answer that is none"),
    ("police", {"pirates.1": [0] * 5}, "an answer that is none"),
    ("police, half made", {"policed.0.1": 2}, "an answer that is none"),
    ("police, half made", {"policed.0.2": 1}, "an answer that is none|answers so far"),
    ("pay", {"waiting": 1 << 2}, "an answer that is none"),
    ("pay, half made", {"shipped.1.2": 2}, "answers so far"),
    ("pay, half made", {"compensation.0.1": 1}, "answers so far"),
    ("pay, half made", {"substituted.0": 1}, "answers so far"),
    ("action", {"round": 3}, "from 0 to 2"),
    ("action", {"mover": 1}, "whose action it is"),
    ("action", {"lost.0": 3}, "lost action"),
    ("action", {"left": 1}, "Nothing is counted"),
    ("action", {"queue": [12, 0, 0]}, "while it is carried out"),
    ("action", {"outcome": 1}, "more votes has won"),
    ("action", {"votes.0": 0}, "Every player has voted"),
    ("action", {"turn": 10}, "voted on by now"),
    ("action, third round", {"votes.0": 9, "ballots.0": 1, "outcome": 1}, "by a no"),
    ("whither", {"left": 0}, "another level"),
    ("hunt", {"left": 4}, "another level"),
    ("adjust, twice on one", {"left": 1}, "another level"),
    ("adjust, twice on one", {"steps": [3, 0, 0, 0, 0]}, "another level"),
    ("attract", {"left": 2}, "another level"),
    ("decide", {"asked": 1}, "not to this player"),
    ("decide", {"votes.0": 9}, "Only a tie"),
    ("offer", {"asked": 1}, "not to this player"),
    ("offer", {"queue": [12, 2, 0]}, "not to this player"),
    ("offer", {"queue": []}, "not to this player"),
    ("gain", {"left": 3}, "not to this player"),
    ("gain", {"queue": [7, 0, 1, 12, 1, 0]}, "not to this player"),
    ("first of two actions", {"queue": [7, 0, 4, 7, 0, 4, 12, 1, 0]}, "not to this player"),
    ("place", {"left": 4}, "not to this player"),
    ("lose", {"left": 3}, "not to this player"),
    ("lose", {"resources.0": [2, 0, 0, 0, 0]}, "leaves no choice"),
    ("lose", {"queue": [99, 0, 0]}, "not to this player"),
    ("lose", {"asked": 1}, "not to this player"),
    ("lose which", {"left": 2}, "not to this player"),
    ("lose which", {"colonists.0": 1}, "both can be lost alike"),
    ("downgrade", {"levels.0": [1, 1, 1, 1, 2]}, "where there is a choice"),
    ("dump", {"resources.0": [0, 0, 0, 0, 1]}, "leaves no choice"),
    ("lay after an event", {"turn": 4}, "voted on by now"),
    ("over", {"colonists.2": 1}, "become pirates"),
    ("over", {"turn": 9}, "does not come in turn"),
]


@pytest.fixture(scope="module")
def positions() -> dict[str, Colonies]:
    return every_phase()


@pytest.mark.parametrize("name,changes,sentence", REFUSED)
def test_what_play_cannot_lead_to_is_refused(
    positions: dict[str, Colonies], name: str, changes: dict[str, Any], sentence: str
) -> None:
    data = copy.deepcopy(positions[name].to_dict())
    for path, value in changes.items():
        *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        place: Any = data
        for step in steps:
            place = place[step]
        place[last] = value
    with pytest.raises(BadPosition, match=sentence):
        COLONIES.from_dict(data)


def test_every_step_and_every_question_has_a_position(positions: dict[str, Colonies]) -> None:
    data = [state.to_dict() for state in positions.values()]
    assert {one["ask"] for one in data} == set(ASKS)
    assert {one["step"] for one in data} == set(STEPS) - {"pirates"}  # where nobody is ever asked


def test_positions_stored_with_what_an_earlier_question_left_behind_are_read(
    positions: dict[str, Colonies],
) -> None:
    for name, stale in (
        ("police", {"left": 2, "steps": [0, 1, 0, 0, 0]}),
        ("action", {"steps": [0, 2, 0, 0, 0]}),
        ("reveal after an event", {"left": 1, "asked": 3}),
    ):
        state = positions[name]
        assert COLONIES.from_dict({**state.to_dict(), **stale}) == state


def test_what_is_left_of_a_question_is_forgotten_when_it_is_over(positions: dict[str, Colonies]) -> None:
    adjusting = positions["adjust, twice on one"]
    adjusting.apply(0, 0)
    assert adjusting.to_dict()["steps"] == [0] * 5
    selling = positions["sell"]
    selling.apply(0, 0)
    assert selling.to_dict()["left"] == 0


def test_positions_of_more_cards_are_none_of_fewer() -> None:
    data = COLONIES.new().to_dict()
    assert len(data["holder"]) == len(PACK.cards)
    with pytest.raises(BadPosition, match="a list of 25"):
        COLONIES.from_dict({**data, "holder": [*data["holder"], 5]})
