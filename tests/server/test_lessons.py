"""Lessons over HTTP: every answer is judged at once, nothing is kept, nothing is told before it is asked."""

from typing import Any

import pytest

from starboard.games.registry import GAMES
from tests.server.running import Client

LESSONS = [(name, lesson.name) for name, game in GAMES.items() for lesson in game.lessons]
every_lesson = pytest.mark.parametrize("game,lesson", LESSONS, ids=["-".join(one) for one in LESSONS])


def tells_nothing(outlook: dict[str, Any]) -> bool:
    """What an answer brings is the question: a board is told only what it needs to offer the choices."""
    kept = {name for name, value in outlook.items() if value and name not in ("kind", "score")}
    return kept <= {"goals", "too_far", "prospects", "last"}


@every_lesson
async def test_each_position_is_asked_and_its_listed_answers_are_judged(
    ann: Client, game: str, lesson: str
) -> None:
    outline = await ann.get(f"/lessons/{game}/{lesson}")
    assert outline["positions"] and lesson not in outline["others"]
    for name in outline["positions"]:
        asked = await ann.get(f"/lessons/{game}/{lesson}/{name}")
        assert asked["ask"] and tells_nothing(asked["sight"]["outlook"])
        for listed in asked["listed"]:
            said = await ann.post(f"/lessons/{game}/{lesson}/{name}", {"actions": listed["actions"]})
            reply = said["reply"]
            assert reply["facts"]["answer"] == listed["name"] and reply["heading"] and reply["text"]
            assert bool(reply["look"]) == (reply["verdict"]["grade"] != "best")
            kinds = [frame["kind"] for frame in reply["frames"]]
            assert kinds[0] == "act" and kinds[1:] in ([], ["turn"], ["reply"], ["turn", "reply"])
            assert all(len(frame["told"]) <= 3 for frame in reply["frames"])  # there is no room for more
            assert all(frame["steps"][-1]["view"] for frame in reply["frames"])
        shown = await ann.post(f"/lessons/{game}/{lesson}/{name}", {"show": True})
        assert shown["reply"]["verdict"]["grade"] == "best"
    assert (await ann.get("/me")) is None  # nobody needs to be known for it


async def test_everybody_whose_answer_is_awaited_is_told(ann: Client) -> None:
    vote = await ann.get("/lessons/colonies/first/vote")
    assert [seat["asked"] for seat in vote["seats"]] == [True, True, True]  # all vote at once
    action = await ann.get("/lessons/colonies/first/plan")
    assert [seat["asked"] for seat in action["seats"]] == [True, False, False]


async def test_walks_are_offered_that_are_whole_answers(ann: Client) -> None:
    one_step = await ann.get("/lessons/convoy/first/who")
    assert {len(goal["path"]) for goal in one_step["sight"]["outlook"]["goals"]} == {1}


async def test_small_steps_are_no_answer_yet_and_can_be_taken_back(ann: Client) -> None:
    way = "/lessons/argosy/first/extrapolate"
    asked = await ann.get(way)
    [both] = [one["actions"] for one in asked["listed"] if one["name"] == "navigation"]
    half = await ann.post(way, {"actions": both[:1]})
    assert half["reply"] is None and half["sight"]["undo"] == "free" and half["sight"]["actions"]
    back = await ann.post(way, {"actions": []})
    assert back["reply"] is None and back["sight"]["view"] == asked["sight"]["view"]


async def test_what_the_rules_forbid_is_refused_with_its_clause(ann: Client) -> None:
    way = "/lessons/argosy/second/larger"
    asked = await ann.get(way)
    legal = {action["id"] for action in asked["sight"]["actions"]}
    forbidden = next(action for action in range(120, 200) if action not in legal)
    refused = await ann.http.post(way, json={"actions": [forbidden]})
    assert refused.status_code == 409 and refused.json()["clause"]
    why = await ann.post(f"{way}/why", {"actions": [], "action": forbidden})
    assert not why["legal"] and why["clause"]


async def test_what_is_not_there_is_not_found(ann: Client) -> None:
    for path in ("chess/first", "argosy/third", "argosy/first/nowhere", "argosy/first/nowhere/why"):
        answer = await ann.http.get(f"/lessons/{path}")
        assert answer.status_code in (404, 405), path


async def test_it_speaks_german(ann: Client) -> None:
    ann.words = "de"
    asked = await ann.get("/lessons/argosy/second/larger")
    assert asked["ask"].startswith("Du hältst *Feuerkraft rot*.")
