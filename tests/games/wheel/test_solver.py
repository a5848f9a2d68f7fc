"""The solved wheel against a second, slower way of finding the same."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from starboard.cli.program import run
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver import cache, solution, solution_file
from starboard.games.wheel.solver.numbering import Numbering
from starboard.games.wheel.solver.retrograde import DRAW
from starboard.games.wheel.solver.solution import WheelSolution
from starboard.kernel.playing import playout
from starboard.kernel.rng import Random
from tests.games.wheel.build import PACK


def new_wheel(options: dict[str, Any]) -> Wheel:
    return cast(Wheel, WHEEL.new(options))


def wandered(seed: int, steps: int) -> Wheel:
    """A position some random actions away from the setup."""
    state = new_wheel({"repetition": 0})
    playout(state, Random(seed), steps)
    return state


def forced_win(state: Wheel, depth: int) -> int:
    """Plain minimax: in how many plies, at most `depth`, the mover wins (or, negative, loses); 0 if in none.

    Shares nothing with the solver but the rules.
    """
    losses = []
    wins = []
    undecided = False
    for action in state.legal(state.mover):
        after = state.clone()
        after.advance(after.mover, action)
        if after.how:
            if after.winner >= 0:
                return 1
            undecided = True
        elif depth == 1:
            undecided = True
        else:
            answer = forced_win(after, depth - 1)
            if answer < 0:
                wins.append(1 - answer)
            elif answer > 0:
                losses.append(1 + answer)
            else:
                undecided = True
    if wins:
        return min(wins)
    return 0 if undecided else -max(losses)


def test_black_wins_from_the_setup_in_75_plies(solved: WheelSolution) -> None:
    assert (solved.header.value, solved.header.plies) == ("black", 75)


def test_every_position_from_the_setup_is_counted(solved: WheelSolution) -> None:
    header = solved.header
    assert header.states == header.won + header.drawn + header.lost == 5_628_808


def test_the_numbering_tells_all_positions_near_the_setup_apart() -> None:
    numbering = Numbering()
    layer = {new_wheel({"repetition": 0}).packed(): new_wheel({"repetition": 0})}
    seen = dict(layer)
    for _ in range(9):
        layer = {after.packed(): after for state in layer.values() for after in successors(state)}
        seen.update(layer)
    told_apart = {(numbering.number(state), state.rotations, state.mover) for state in seen.values()}
    assert len(told_apart) == len(seen)


def successors(state: Wheel) -> Iterator[Wheel]:
    for action in state.legal(state.mover):
        after = state.clone()
        after.advance(after.mover, action)
        if not after.how:
            yield after


@pytest.mark.parametrize("seed", range(60))
def test_minimax_finds_the_same_short_wins(solved: WheelSolution, seed: int) -> None:
    state = wandered(seed, 5 + seed)
    if state.how:
        state = new_wheel({"repetition": 0})
    fate = solved.fate(state)
    expected = 0 if fate == DRAW or fate > 6 else fate if fate % 2 else -fate
    assert forced_win(state, 6) == expected


def test_a_line_of_best_play_is_as_long_as_foretold(solved: WheelSolution) -> None:
    state = new_wheel({"repetition": 0})
    line = solved.best_line(state)
    for seat, action in line:
        state.apply(seat, action)
    assert (len(line), state.ending(), state.winner) == (75, "cone-taken", 0)


def test_either_colour_fares_alike_from_the_setup(solved: WheelSolution) -> None:
    assert solved.fate(new_wheel({"opener": "white", "repetition": 0})) == 75


def test_positions_with_rotations_follow_from_the_chain(solved: WheelSolution) -> None:
    state = new_wheel({"repetition": 0})
    state.advance(0, 0)
    assert solved.fate(state) == 74


def test_a_number_gives_back_its_position() -> None:
    numbering = Numbering()
    state = Wheel(PACK, 0)
    random = Random(7)
    for _ in range(500):
        number = random.below(numbering.size)
        numbering.place(state, number)
        assert numbering.number(state) == number


def test_a_written_table_is_read_back(solved: WheelSolution, tmp_path: Path) -> None:
    file = tmp_path / "wheel.table"
    solution_file.write_solution(solved, file)
    again = solution_file.read_solution(file, PACK)
    assert (again.header, bytes(again.fates)) == (solved.header, bytes(solved.fates))


def test_a_damaged_table_is_refused(solved: WheelSolution, tmp_path: Path) -> None:
    file = tmp_path / "wheel.table"
    solution_file.write_solution(solved, file)
    content = bytearray(file.read_bytes())
    content[-1000] ^= 1
    file.write_bytes(content)
    with pytest.raises(solution.BadSolution, match="damaged"):
        solution_file.read_solution(file, PACK)


def test_a_table_with_the_right_hash_and_wrong_fates_is_refused(solved: WheelSolution) -> None:
    fates = bytearray(solved.fates)
    for place in range(0, len(fates), 2):
        if fates[place : place + 2] == b"\x03\x00":
            fates[place] = 5
    header = msgspec.structs.replace(solved.header, sha256=hashlib.sha256(fates).hexdigest())
    wrong = solution.WheelSolution(header, memoryview(fates).cast("h"), PACK)
    with pytest.raises(solution.BadSolution, match="does not follow"):
        wrong.verify()


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"{}\n"], ids=["empty", "nonsense", "no header"])
def test_what_is_no_table_is_put_out_of_the_way(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path))
    file = cache.solution_file(PACK)
    file.write_bytes(content)
    assert cache.find_solution(PACK) is None
    assert not file.exists()


def test_analyse_shows_every_move_from_the_setup(
    solved_cache: WheelSolution, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", "wheel", "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    assert [(move["notation"], move["value"], move["plies"]) for move in moves] == [
        ("R", "win", 75),
        ("D7-1", "loss", 14),
        ("D1-2", "loss", 14),
    ]


@pytest.mark.parametrize(
    "position",
    [
        ["R", "R", "D1-0"],
        ['{"mover": 0, "cones": [1, 5], "discs": [[2, 0], [4, 6]], "rotations": 2, "battle": false}'],
    ],
    ids=["moves", "json"],
)
def test_analyse_takes_moves_or_json(
    position: list[str], solved_cache: WheelSolution, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyse", "wheel", *position]) == 0
    assert "to move" in capsys.readouterr().out


def test_solve_prints_the_finding(solved_cache: WheelSolution, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "wheel", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["states"], told["value"], told["plies"]) == (5_628_808, "black", 75)
    assert told["counts"] == {"won": 2_309_490, "drawn": 1_823_428, "lost": 1_495_890}


def test_a_second_process_reads_the_same_file(solved_cache: WheelSolution) -> None:
    program = (
        "from starboard.games.wheel.solver.cache import find_solution\n"
        "from starboard.games.wheel.game import WHEEL\n"
        "print(find_solution(WHEEL.default_pack).header.plies)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "75"
