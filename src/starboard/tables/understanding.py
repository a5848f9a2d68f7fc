"""Hints and analysis: who may have them when, and what of a game is there to be understood.

A finished game is open to everybody who may see it. A running one only where its table allows hints, and only
to somebody who plays against nobody but bots.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from starboard.kernel.solver import Solution, judge
from starboard.kernel.state import CHANCE, State
from starboard.tables import commands
from starboard.tables.caller import Caller, check_host
from starboard.tables.log import Told
from starboard.tables.past import Archive, Eyes, board_steps, replay
from starboard.tables.play import Play
from starboard.tables.refusals import not_allowed, not_now
from starboard.tables.seats import Seat
from starboard.tables.table import Table
from starboard.tables.words import TableWords

# -- who may ---------------------------------------------------------------------------------------


def set_hints(table: Table, caller: Caller, command: commands.Hints, now: float) -> dict[str, Any]:
    check_host(table, caller)
    if table.is_over():
        raise not_now("The game is over; everything in it may be analysed.")
    told = Told("table.hints-on" if command.on else "table.hints-off")
    table.add("hints", now, data={"on": command.on}, events=[told])
    return {}


def check_may_understand(table: Table, person: str) -> None:
    """Refused where hints or analysis would help somebody in a running game against people."""
    if table.is_over():
        return
    if not table.own_seats(person):
        raise not_allowed("A running game can only be analysed by whoever plays it.")
    if any(is_another(seat, person) for seat in table.seats):
        raise not_allowed("There are no hints while people play against each other.")
    if not table.setup.hints:
        raise not_allowed("This table plays without hints; its host can allow them.")


def is_another(seat: Seat, person: str) -> bool:
    """Does somebody else sit here, even if a bot plays for them just now or they share the screen?"""
    return seat.kind == "screen" or (seat.kind == "person" and seat.person != person)


# -- decisions -------------------------------------------------------------------------------------


class Decision(msgspec.Struct):
    """A choice somebody had at a step of the story; `played` is what they did then, -1 for nothing yet."""

    step: int
    seat: int
    state: State
    play: Play
    played: int = -1


def decisions(archive: Archive, eyes: Eyes) -> Iterator[Decision]:
    """Every act of a seat with the position it was chosen at; the state is only good until the next one."""
    steps = {step.entry.number: index for index, step in enumerate(board_steps(archive.entries, eyes))}
    before: State | None = None
    for entry, table in replay(archive):
        play = table.play if table else None
        if entry.kind == "act" and entry.seat != CHANCE and before is not None and entry.number in steps:
            assert entry.seat is not None and play is not None
            yield Decision(steps[entry.number] - 1, entry.seat, before, play, entry.data["action"])
        before = play.state.clone() if play else None


def decision_at(archive: Archive, eyes: Eyes, step: int) -> Decision | None:
    """What was to be decided at a step, and what was done; None where only chance was asked, or nobody."""
    for decision in decisions(archive, eyes):
        if decision.step == step:
            return decision
    steps = board_steps(archive.entries, eyes)
    if step != len(steps) - 1:
        return None
    table = [table for _, table in replay(archive)][-1]
    return open_decision(table.play, step) if table and table.play else None


def open_decision(play: Play, step: int = -1, seat: int | None = None) -> Decision | None:
    """The choice that is to be made now."""
    asked = [actor for actor in play.state.actors() if actor != CHANCE]
    if not asked or (seat is not None and seat not in asked):
        return None
    return Decision(step, asked[0] if seat is None else seat, play.state, play)


# -- a solved game, from its solution ----------------------------------------------------------------


def review(solution: Solution, archive: Archive, eyes: Eyes, words: TableWords) -> list[dict[str, Any]]:
    """Every move of a game: what it was worth, what would have been best, was it a mistake?"""
    found = []
    for decision in decisions(archive, eyes):
        judged = judge(solution, decision.state, decision.played)
        found.append(
            {
                "step": decision.step + 1,
                "seat": decision.seat,
                "verdict": judged.verdict,
                "words": action_words(decision, decision.played, words),
                "outcome": judged.played.outcome,
                "plies": judged.played.plies,
                "best": action_words(decision, judged.best.action, words),
                "best_outcome": judged.best.outcome,
                "best_plies": judged.best.plies,
            }
        )
    return found


def exact(solution: Solution, decision: Decision, words: TableWords) -> dict[str, Any]:
    """Value and distance of every move, and best play by both to the end."""
    moves = [
        {
            **move_words(decision, value.action, words),
            "outcome": value.outcome,
            "plies": value.plies,
        }
        for value in solution.values(decision.state)
    ]
    return {
        "kind": "exact",
        "seat": decision.seat,
        "moves": moves,
        "line": best_line(solution, decision, words),
    }


def best_line(solution: Solution, decision: Decision, words: TableWords) -> list[dict[str, Any]]:
    state = decision.state.clone()
    line = []
    for seat, action in solution.best_line(state):
        kind, parts = decision.play.game.describe(state, seat, action)
        line.append({"seat": seat, "words": words.action(kind, parts, None)})
        state.advance(seat, action)
    return line


# -- the others, from their bots -----------------------------------------------------------------------


def assessed(decision: Decision, moves: list[dict[str, Any]], words: TableWords) -> dict[str, Any]:
    """What the bots think of every choice."""
    told = [
        {
            **move_words(decision, move["action"], words),
            "worth": move["worth"],
            "margin": move["margin"],
            "share": move["share"],
        }
        for move in moves
    ]
    return {"kind": "bots", "seat": decision.seat, "moves": told, "line": []}


def move_words(decision: Decision, action: int, words: TableWords) -> dict[str, Any]:
    said = action_words(decision, action, words)
    return {"action": action, "words": said, "played": action == decision.played}


def action_words(decision: Decision, action: int, words: TableWords) -> str:
    kind, parts = decision.play.game.describe(decision.state, decision.seat, action)
    return words.action(kind, parts, None)
