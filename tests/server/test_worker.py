"""The process that thinks, asked as the server asks it: by lines of JSON, each with an answer of its own."""

import io
from collections import OrderedDict
from typing import Any, cast

import msgspec
import pytest

from starboard.games.registry import find_game
from starboard.kernel.state import State
from starboard.server import worker
from starboard.server.bot_messages import Assess, BotAnswer, Choose, PlayOn

GAME = find_game("wheel")


def asked(*lines: bytes) -> list[BotAnswer]:
    answers = io.BytesIO()
    worker.serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), cast(Any, answers))
    return [msgspec.json.decode(line, type=BotAnswer) for line in answers.getvalue().splitlines()]


def question(kind: Any, **more: Any) -> bytes:
    state = GAME.new()
    told = {"game": "wheel", "pack": {}, "seat": 0, "state": state.to_dict(), "seed": "a seed", **more}
    return msgspec.json.encode(kind(**told))


def test_every_question_has_its_answer_also_after_one_that_is_none() -> None:
    none, chosen, assessed, line = asked(
        b"what?",
        question(Choose, table="t", spec="random"),
        question(Assess, thought=0.1),
        question(PlayOn, most=3),
    )
    assert none.error
    assert chosen.action in GAME.new().legal(0)
    assert assessed.assessment is not None
    assert line.line is not None


class Cheat:
    """It wants to do what the rules forbid."""

    def choose(self, state: State, seat: int) -> int:
        return max(action for action in range(GAME.action_count) if state.forbids(seat, action))


def test_what_a_bot_may_not_do_is_an_error_that_names_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "read_spec", lambda spec: lambda game, random: Cheat())
    (answer,) = asked(question(Choose, table="t", spec="random"))
    assert "forbids" in answer.error


def test_of_many_tables_the_bots_of_the_first_are_let_go_of() -> None:
    bots: worker.Bots = OrderedDict()
    for number in range(worker.KEPT + 5):
        told = msgspec.json.decode(question(Choose, table=f"t{number}", spec="random"), type=Choose)
        worker.think(bots, told)
    assert len(bots) == worker.KEPT
    assert ("t0", 0, "random") not in bots and (f"t{number}", 0, "random") in bots
    kept = bots[f"t{number}", 0, "random"]
    worker.think(bots, told)
    assert bots[f"t{number}", 0, "random"] is kept  # it goes on with what it has worked out
