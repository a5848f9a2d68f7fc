"""A process that thinks: questions come in as lines of JSON, actions go out.

    python -m starboard.server.worker [NICENESS]

It knows redealt positions only, never a table.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from io import RawIOBase
from typing import BinaryIO, Final

import msgspec

from starboard.bots.assessment import judge
from starboard.bots.replies import replies
from starboard.bots.specs import read_spec
from starboard.games.registry import find_game
from starboard.kernel.bot import Bot
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.server.bot_messages import Assess, BotAnswer, BotQuestion, Choose, PlayOn

KEPT: Final = 32  # bots that keep what they worked out for their next move
LONGEST: Final = 0.5  # seconds for an assessment, times the thought that is asked for


Bots = OrderedDict[tuple[str, int, str], Bot]


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5 + int(sys.argv[1] if len(sys.argv) > 1 else 0))
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not look like an answer
    serve(questions, answers)


def serve(questions: BinaryIO, answers: RawIOBase) -> None:
    bots: Bots = OrderedDict()
    asked = msgspec.json.Decoder(Choose | Assess | PlayOn)
    for line in questions:
        try:
            answer = answer_to(asked.decode(line), bots)
        except Exception as error:
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")


def answer_to(question: Choose | Assess | PlayOn, bots: Bots) -> BotAnswer:
    if isinstance(question, Choose):
        return BotAnswer(action=think(bots, question))
    game, state = position_of(question)
    random = Random(question.seed)
    if isinstance(question, PlayOn):
        return BotAnswer(line=replies(game, state, question.seat, random, question.most))
    thought = question.thought
    descents = max(16, int(game.levels.judging * thought))
    assessment = judge(game, state, question.seat, random, descents, LONGEST * thought, question.played)
    return BotAnswer(assessment=assessment)


def position_of(question: BotQuestion) -> tuple[Game, State]:
    game = find_game(question.game)
    return game, game.from_dict(question.state, game.pack_with(question.pack))


def think(bots: Bots, question: Choose) -> int:
    """The action a bot chooses; the bot of a seat stays the same through a game."""
    game, state = position_of(question)
    seat = question.seat
    key = (question.table, seat, question.spec)
    bot = bots.pop(key, None) or read_spec(question.spec)(game, Random(question.seed))
    action = int(bot.choose(state.clone(), seat))
    clause = state.forbids(seat, action)
    if clause:
        raise ValueError(f"chose action {action}, which {clause} forbids")
    bots[key] = bot
    while len(bots) > KEPT:
        bots.popitem(last=False)
    return action


if __name__ == "__main__":
    main()
