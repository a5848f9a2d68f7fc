"""A whole random game as readable text, to be kept and compared."""

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State


def playthrough(game: Game, options: dict[str, Any], seed: int = 1) -> str:
    """Every action in notation and in words with what came of it, and the board at every turn."""
    random = Random(f"playthrough {seed}")
    state = game.new(options)
    lines = [f"{game.title}, options {game.read_options(options)}, seed {seed}", ""]
    turn = -1
    while state.actors():
        if state.turn() != turn and state.actors() != (CHANCE,):
            turn = state.turn()
            lines += ["", f"-- turn {turn}", game.board(state, None), ""]
        actor = state.actors()[random.below(len(state.actors()))]
        action = random_action(state, actor, random)
        lines += _told(game, state, actor, action)
        state.advance(actor, action)
    lines += ["", game.board(state, None), "", f"ending: {state.ending()}"]
    lines += [f"seat {seat}: {result.to_dict()}" for seat, result in enumerate(state.results())]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _told(game: Game, state: State, actor: int, action: int) -> list[str]:
    words = game.words("en", state.seats())
    choice = game.describe(state, actor, action)
    who = "chance" if actor == CHANCE else words.seat_names[actor]
    text = f"[{game.notation(state, actor, action)}] " if actor != CHANCE else ""
    lines = [f"{who}: {text}{words.action(choice)}  ({len(state.legal(actor))} possible)"]
    for event in game.tell(state, actor, action):
        secret = "" if event.audience is None else f"  (only for {list(event.audience)})"
        lines.append(f"    {words.event(event.event)}{secret}")
    return lines
