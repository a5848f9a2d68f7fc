"""replay and verify: a record again, in words, and whether it holds."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.cli import verify as verify_module
from starboard.kernel.dice import Dice
from starboard.kernel.records import dice_note, finish, new_record
from starboard.tables.draw import digest
from tests.cli.conftest import Starboard
from tests.cli.sealed import SEALED

Sealed = Callable[..., Path]


@pytest.fixture
def game(starboard: Starboard, data: Path) -> Path:
    """A whole game of the wheel, as `play` leaves it."""
    starboard("play", "wheel", "--players", "random,random", "--seed", 2)
    (file,) = (data / "games").iterdir()
    return file


@pytest.fixture
def sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sealed:
    """Writes a record of the tiny game with secrets and a die; the die can be changed afterwards."""
    monkeypatch.setattr(verify_module, "find_game", lambda name: SEALED)

    def write(
        die: int | None = None,
        publish: bool = True,
        seed: bytes = b"s" * 32,
        nonces: tuple[str, ...] = (),
        pledges: tuple[str, ...] = (),
    ) -> Path:
        dice = Dice(seed, nonces, pledges)
        state = SEALED.new()
        record = new_record(SEALED, {})
        acts = [(0, 1), (0, 3), (1, 2), (1, 3)]
        for actor, action in acts:
            state.apply(actor, action)
        rolled = dice.outcome(state.odds(), 0) if die is None else die
        state.apply(-1, rolled)
        record.actions = [*acts, (-1, rolled)]
        finish(record, SEALED, state)
        record.dice = dice_note(dice, publish)
        file = tmp_path / "sealed.json"
        file.write_text(record.to_json())
        return file

    return write


def changed(file: Path, **changes: Any) -> Path:
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))
    return file


def test_replay_tells_the_whole_game(starboard: Starboard, game: Path) -> None:
    out = starboard("replay", game).out
    actions = json.loads(game.read_text())["actions"]
    assert f"Action {len(actions)} " in out
    assert "rotated the wheel" in out
    assert "The game is over" in out


def test_replay_as_json_has_every_action_in_words(starboard: Starboard, game: Path) -> None:
    document = json.loads(starboard("replay", game, "--json").out)
    recorded = json.loads(game.read_text())
    assert [[action["actor"], action["action"]] for action in document["actions"]] == recorded["actions"]
    assert all(action["notation"] and action["words"] for action in document["actions"])
    assert document["result"] == recorded["result"]


def test_replay_can_wait_after_every_turn(starboard: Starboard, game: Path) -> None:
    turns = len(json.loads(game.read_text())["actions"])
    assert starboard("replay", game, "--step", typed=[""] * turns).out.count("Enter goes on.") == turns - 1


def test_replay_goes_back_and_to_any_action(starboard: Starboard, game: Path) -> None:
    out = starboard("replay", game, "--step", typed=["", "b", "7", "", "nonsense", "0", "q"]).out
    shown = [line.split()[1] for line in out.splitlines() if line.startswith("Action ")]
    assert shown == ["1", "2", "1", "7", "8"]
    assert out.count("the number of an action from 1 to") == 2


def test_replay_goes_back_from_the_end_too(starboard: Starboard, game: Path) -> None:
    last = len(json.loads(game.read_text())["actions"])
    out = starboard("replay", game, "--step", typed=[str(last), "b", "", ""]).out
    assert out.count("That is the end.") == 2
    assert out.count(f"Action {last} ") == 2


def test_replay_stops_where_the_input_ends(starboard: Starboard, game: Path) -> None:
    ran = starboard("replay", game, "--step")
    assert ran.code == 0
    assert "Action 2" not in ran.out


def test_replay_refuses_a_seat_that_is_not_there(starboard: Starboard, game: Path) -> None:
    ran = starboard("replay", game, "--seat", 3)
    assert ran.code == 2
    assert "seats 1 to 2" in ran.err


def test_replay_of_one_seat_leaves_out_what_others_chose(starboard: Starboard, game: Path) -> None:
    document = json.loads(starboard("replay", game, "--seat", 1, "--json").out)
    assert all(("action" in action) == (action["actor"] == 0) for action in document["actions"])


def test_a_game_that_is_not_over_keeps_its_choices_from_spectators(starboard: Starboard, game: Path) -> None:
    changed(game, end=None, result=None)
    document = json.loads(starboard("replay", game, "--json").out)
    assert not any("action" in action for action in document["actions"])


def test_verify_says_that_a_record_holds(starboard: Starboard, game: Path) -> None:
    ran = starboard("verify", game)
    assert ran.code == 0
    assert "actions are legal, and the result follows from them" in ran.out


def test_verify_finds_an_illegal_action(starboard: Starboard, game: Path) -> None:
    actions = json.loads(game.read_text())["actions"]
    ran = starboard("verify", changed(game, actions=[[1, 0], *actions]))
    assert ran.code == 2
    assert "Action 1 of the record is not legal" in ran.err


def test_verify_finds_a_wrong_result(starboard: Starboard, game: Path) -> None:
    recorded = json.loads(game.read_text())["result"]
    ran = starboard("verify", changed(game, result=recorded[::-1]))
    assert ran.code == 2
    assert "another result" in ran.err


def test_verify_checks_the_dice(starboard: Starboard, sealed: Sealed) -> None:
    ran = starboard("verify", sealed(), "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found.pop("nonces_unpledged") == 0
    assert found == {"game": "sealed", "actions": 5, "rolls": 1, "rolls_checked": 1}


def test_verify_says_how_many_nonces_nobody_had_pledged(starboard: Starboard, sealed: Sealed) -> None:
    """Whoever knows the seed can choose a nonce that comes last, and with it every roll."""
    mixed = {"nonces": ["nonce-of-ann", "nonce-of-bob"], "pledges": [digest("nonce-of-ann"), ""]}
    assert "One nonce was not pledged" in starboard("verify", sealed(**mixed)).out
    pledged = {**mixed, "pledges": [digest(nonce) for nonce in mixed["nonces"]]}
    ran = starboard("verify", sealed(**pledged))
    assert ran.code == 0 and "pledged" not in ran.out


def test_verify_finds_a_die_that_was_touched(starboard: Starboard, sealed: Sealed) -> None:
    fair = json.loads(sealed().read_text())["actions"][-1][1]
    ran = starboard("verify", sealed(die=(fair + 1) % 3))
    assert ran.code == 2
    assert "The dice would not have given action 5" in ran.err


def test_verify_does_not_vouch_for_dice_whose_seed_is_secret(starboard: Starboard, sealed: Sealed) -> None:
    ran = starboard("verify", sealed(publish=False))
    assert ran.code == 1
    assert "cannot be checked" in ran.out


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "wheel"}'])
def test_what_is_no_record_is_refused(starboard: Starboard, tmp_path: Path, text: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    for command in ("verify", "replay"):
        ran = starboard(command, file)
        assert ran.code == 2
        assert "is not a record" in ran.err
