"""A process that thinks: questions come in as lines of JSON, actions go out.

    python -m starboard.server.worker

It knows redealt positions only, never a table.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from starboard.bots.assessment import assess
from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.bot import Bot
from starboard.kernel.rng import Random

KEPT: Final = 32  # bots that keep what they worked out for their next move

Bots = OrderedDict[tuple[str, int, str], Bot]


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not look like an answer
    serve(questions, answers)


def serve(questions: BinaryIO, answers: Any) -> None:
    bots: Bots = OrderedDict()
    answer: dict[str, Any]
    for line in questions:
        question = msgspec.json.decode(line)
        try:
            answer = assessment(question) if question.get("assess") else {"action": think(bots, question)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(msgspec.json.encode(answer) + b"\n")


def think(bots: Bots, question: dict[str, Any]) -> int:
    """The action a bot chooses; the bot of a seat stays the same through a game."""
    game = find_game(question["game"])
    state = game.from_dict(question["state"], game.pack_with(question["pack"]))
    seat = question["seat"]
    key = (question["table"], seat, question["spec"])
    bot = bots.pop(key, None) or read_spec(question["spec"])(game, Random(question["seed"]))
    action = int(bot.choose(state.clone(), seat))
    clause = state.forbids(seat, action)
    if clause:
        raise ValueError(f"chose action {action}, which {clause} forbids")
    bots[key] = bot
    while len(bots) > KEPT:
        bots.popitem(last=False)
    return action


def assessment(question: dict[str, Any]) -> dict[str, Any]:
    """What a search thinks of every choice of a seat."""
    game = find_game(question["game"])
    state = game.from_dict(question["state"], game.pack_with(question["pack"]))
    found = assess(game, state, question["seat"], Random(question["seed"]))
    return {"moves": [msgspec.to_builtins(one) for one in found]}


if __name__ == "__main__":
    main()
