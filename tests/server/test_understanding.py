"""Hints, analysis and puzzles: who gets them, and that they are true."""

from pathlib import Path
from typing import Any, cast

import pytest

from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.solution import WheelSolution
from tests.server.running import Apart, Client

PATHS = ("/analysis", "/analysis/0", "/hint")


async def refusals(client: Client, table: str, status: int = 403) -> set[str]:
    return {(await client.get(f"/tables/{table}{path}", status, seat=0))["sentence"] for path in PATHS}


async def seated(ann: Client, bob: Client, **wish: Any) -> str:
    """A game between two people."""
    table = cast(str, (await ann.open("wheel", "me open", start=False, **wish))["table"])
    link = await ann.post(f"/tables/{table}/links", {"kind": "join"})
    await bob.post(f"/links/{link['secret']}")
    await bob.do(table, "sit")
    await ann.do(table, "start")
    return table


async def test_a_running_game_against_people_is_explained_to_nobody(ann: Client, bob: Client) -> None:
    table = await seated(ann, bob, hints=True)
    for client in (ann, bob):
        assert await refusals(client, table) == {"There are no hints while people play against each other."}


async def test_nor_while_a_bot_stands_in_for_the_other_person(ann: Client, bob: Client) -> None:
    table = await seated(ann, bob, hints=True)
    await bob.do(table, "hand-over", seat=1, level="easy")
    assert await refusals(ann, table) == {"There are no hints while people play against each other."}


async def test_nor_to_two_people_at_one_screen_nor_to_those_who_watch(ann: Client, bob: Client) -> None:
    table = (await ann.open("wheel", "me Bob", hints=True, watch="everybody"))["table"]
    assert await refusals(ann, table) == {"There are no hints while people play against each other."}
    alone = (await ann.open("wheel", "me easy", hints=True, watch="everybody"))["table"]
    assert await refusals(bob, alone) == {"A running game can only be analysed by whoever plays it."}


async def test_against_bots_only_where_the_table_allows_it(ann: Client, solved_cache: WheelSolution) -> None:
    table = (await ann.open())["table"]
    (sentence,) = await refusals(ann, table)
    assert "without hints" in sentence
    await ann.do(table, "hints", on=True)
    hint = await ann.get(f"/tables/{table}/hint", seat=0)
    assert (hint["status"], hint["kind"], hint["seat"]) == ("ready", "exact", 0)
    assert hint["moves"][0]["outcome"] == "win" and hint["moves"][0]["plies"] == 75
    assert len(hint["line"]) == 75
    await ann.do(table, "hints", on=False)
    await refusals(ann, table)


async def test_only_the_host_allows_hints(ann: Client, bob: Client) -> None:
    table = await seated(ann, bob)
    answer = await bob.do(table, "hints", 403, on=True)
    assert answer["sentence"] == "Only the host of the table can do that."


async def test_every_move_of_a_finished_game_is_held_against_the_solution(
    ann: Client, bob: Client, solved_cache: WheelSolution
) -> None:
    table = await seated(ann, bob)
    for _ in range(4):
        state = await ann.get(f"/tables/{table}")
        client, seat = ((ann, 0), (bob, 1))[state["envelope"]["awaited"][0]]
        position = (await client.get(f"/tables/{table}"))["sight"]["position"]
        await client.do(table, "act", seat=seat, position=position, actions=[0])
    await bob.do(table, "resign", seat=1)
    review = await ann.get(f"/tables/{table}/analysis")
    story = await ann.get(f"/tables/{table}/story")
    assert review["status"] == "ready" and len(review["moves"]) == 4
    assert [move["seat"] for move in review["moves"]] == [0, 1, 0, 1]
    assert [move["step"] for move in review["moves"]] == [1, 2, 3, 4] == list(range(1, len(story["steps"])))
    first = review["moves"][0]
    assert (first["best_outcome"], first["best_plies"]) == ("win", 75)
    there = await ann.get(f"/tables/{table}/analysis/0")
    (played,) = [move for move in there["moves"] if move["played"]]
    assert (played["outcome"], played["plies"]) == (first["outcome"], first["plies"])
    assert there["moves"][0]["plies"] == 75


async def test_while_the_wheel_is_being_solved_the_page_is_told_so(
    ann: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    monkeypatch.setenv("STARBOARD_CACHE", str(tmp_path))
    monkeypatch.setattr(WHEEL.solver, "solve_in_background", started.append)
    table = (await ann.open(hints=True))["table"]
    assert (await ann.get(f"/tables/{table}/hint", seat=0))["status"] == "solving"
    assert (await ann.get(f"/tables/{table}/analysis"))["status"] == "solving"
    assert (await ann.get("/puzzles/wheel"))["status"] == "solving"
    assert (await ann.get("/puzzles/wheel/1", 409))["sentence"].startswith(
        "Argonaut's Wheel is still being solved"
    )
    assert len(started) == 4


@pytest.mark.parametrize("game, seats", [("convoy", "me"), ("argosy", "me easy easy")])
async def test_the_other_games_are_judged_by_their_bots_with_how_sure_they_are(
    ann: Client, game: str, seats: str
) -> None:
    table = (await ann.open(game, seats, hints=True))["table"]
    async with ann.socket(f"/tables/{table}/socket") as socket:
        state = await socket.next()
        while not state["sight"]["actions"]:
            state = await socket.until("update")
        advice = await ann.get(f"/tables/{table}/hint", seat=0)
    assert {move["action"] for move in advice["moves"]} == {one["id"] for one in state["sight"]["actions"]}
    assert advice["kind"] == "bots" and abs(sum(move["share"] for move in advice["moves"]) - 1) < 0.01
    assert all(0 < move["margin"] <= 0.5 and move["words"] for move in advice["moves"])
    assert (await ann.get(f"/tables/{table}/analysis"))["status"] == "unsolved"


# -- puzzles -------------------------------------------------------------------------------------


async def test_a_puzzle_is_solved_move_by_move(ann: Client, solved_cache: WheelSolution) -> None:
    page = await ann.get("/puzzles/wheel", plies=5)
    puzzle = page["puzzle"]
    assert puzzle["plies"] == 5 and 5 in page["lengths"]
    path = f"/puzzles/wheel/{puzzle['id']}"
    solution = await ann.get(f"{path}/solution")
    assert [step["seat"] for step in solution] == [0, 1, 0, 1, 0]
    line: list[int] = []
    answer = puzzle
    for left in (3, 1, 0):
        tried = [await ann.post(f"{path}/line", {"actions": [*line, one["id"]]}) for one in answer["actions"]]
        right, *_ = [one for one in tried if one["verdict"] in ("right", "won") and one["left"] == left]
        line.append(answer["actions"][tried.index(right)]["id"])
        answer = right
    assert answer["verdict"] == "won" and answer["steps"][-1]["view"]["ending"] == "cone-taken"


async def test_puzzles_are_not_for_inventing(ann: Client, solved_cache: WheelSolution) -> None:
    positions = WHEEL.puzzles.games(solved_cache, "puzzles", 5)
    known = {puzzle.number for puzzle in WHEEL.puzzles.find(solved_cache, positions)}
    number = next(number for number in range(10**6) if number not in known)
    assert (await ann.get(f"/puzzles/wheel/{number}", 404))["sentence"] == "There is no such puzzle."
    puzzle = (await ann.get("/puzzles/wheel", plies=3))["puzzle"]
    path = f"/puzzles/wheel/{puzzle['id']}/line"
    assert (await ann.post(path, {"actions": [10**6]}, 409))["clause"] == "SB-04"


async def test_a_wrong_move_is_told_and_ends_the_line(ann: Client, solved_cache: WheelSolution) -> None:
    puzzle = (await ann.get("/puzzles/wheel", plies=7))["puzzle"]
    path = f"/puzzles/wheel/{puzzle['id']}/line"
    tried = [await ann.post(path, {"actions": [one["id"]]}) for one in puzzle["actions"]]
    assert [one["verdict"] for one in tried].count("right") == 1
    bad = next(n for n, one in enumerate(tried) if one["verdict"] in ("slow", "wrong"))
    assert tried[bad]["actions"] == [] and len(tried[bad]["steps"]) == 1
    again = puzzle["actions"][bad]["id"]
    assert "do not follow" in (await ann.post(path, {"actions": [again, 0]}, 409))["sentence"]


async def test_no_bot_waits_for_advice(server: Apart) -> None:
    """The analyst is a process of its own."""
    from starboard.server.bots import BotProcesses
    from starboard.server.settings import Settings

    bots = BotProcesses(Settings(data=server.data, bot_processes=1))
    assert bots.analyst not in bots.workers
    await bots.stop()
