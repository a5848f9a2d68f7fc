"""Hints and analysis: who may have them when, and what of a game is there to be understood.

A finished game is open to everybody who may see it. A running one only where its table allows hints, and only
to somebody who plays against nobody but bots.
"""

from collections.abc import Iterator
from typing import Final, cast

import msgspec

from starboard.bots.assessment import Assessed, Assessment, solved
from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.solver import Solution, judge
from starboard.kernel.state import CHANCE, State
from starboard.tables import commands, events
from starboard.tables.log import noted
from starboard.tables.log_replay import Eyes, StoredTable, board_steps, replay
from starboard.tables.messages.analysis import Advice, AssessedMove, LineMove, ReviewedMove, Worth
from starboard.tables.messages.game import AnyView
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_host
from starboard.tables.play import Play
from starboard.tables.refusals import not_allowed, not_now
from starboard.tables.seats import Seat
from starboard.tables.table import Table
from starboard.tables.words import TableWords

EXPLAINED: Final = 3  # choices of which it is told what they do

# -- who may ---------------------------------------------------------------------------------------


def set_hints(table: Table, caller: Caller, command: commands.Hints, now: float) -> Accepted:
    check_host(table, caller)
    if table.is_over():
        raise not_now("all-may-be-analysed")
    told = events.HintsAllowed() if command.on else events.HintsForbidden()
    table.add("hints", now, data={"on": command.on}, events=[noted(told)])
    return Accepted()


def check_may_understand(table: Table, person: str) -> None:
    """Refused where hints or analysis would help somebody in a running game against people."""
    if table.is_over():
        return
    if not table.own_seats(person):
        raise not_allowed("only-players-analyse")
    if any(is_another(seat, person) for seat in table.seats):
        raise not_allowed("no-hints-between-people")
    if not table.setup.hints:
        raise not_allowed("no-hints-here")


def is_another(seat: Seat, person: str) -> bool:
    """Is this the seat of another person, even if a bot plays it just now, or they share the screen?"""
    return seat.kind == "screen" or (seat.kind == "person" and seat.person != person)


# -- decisions -------------------------------------------------------------------------------------


class Decision(msgspec.Struct):
    """A choice somebody had at a step of the story; `played` is what they did then, -1 for nothing yet."""

    step: int
    seat: int
    state: State
    play: Play
    played: int = -1

    def choice(self, action: int) -> Choice:
        """One of its choices."""
        return self.play.game.describe(self.state, self.seat, action)


def decisions(stored: StoredTable, eyes: Eyes) -> Iterator[Decision]:
    """Every act of a seat that was not taken back, with the position before it; use each before the next."""
    steps = {step.entry.number: index for index, step in enumerate(board_steps(stored.entries, eyes))}
    gone = taken_back(stored)
    before: State | None = None
    for entry, table in replay(stored):
        play = table.play if table else None
        chosen = entry.kind == "act" and entry.seat != CHANCE and entry.number not in gone
        if chosen and before is not None and entry.number in steps:
            assert entry.seat is not None and play is not None
            yield Decision(steps[entry.number] - 1, entry.seat, before, play, entry.data["action"])
        before = play.state.clone() if play else None


def taken_back(stored: StoredTable) -> set[int]:
    """The acts that were taken back and not repeated, by the numbers of their entries."""
    standing: list[int] = []  # as the game has them, until nothing before them can be taken back
    gone: dict[int, list[list[int]]] = {}  # by seat: what it took back together, the last at the end
    lost: set[int] = set()
    for entry, table in replay(stored):
        undoable = len(table.play.acts) if table and table.play else 0
        seat = entry.seat if entry.seat is not None else CHANCE
        if entry.kind == "act":
            standing.append(entry.number)
        elif entry.kind == "undone":
            taken = [standing[index] for index in entry.data["taken"] if index < len(standing)]
            standing = [number for number in standing if number not in taken]
            gone.setdefault(seat, []).append(taken)
            lost.update(taken)
        elif entry.kind == "redone" and gone.get(seat):
            again = gone[seat].pop()
            standing += again
            lost.difference_update(again)
        standing = standing[len(standing) - undoable :] if undoable else []
    return lost


def decision_at(stored: StoredTable, eyes: Eyes, step: int) -> Decision | None:
    """What was to be decided at a step, and what was done; None where only chance was asked, or nobody."""
    for decision in decisions(stored, eyes):
        if decision.step == step:
            return decision
    steps = board_steps(stored.entries, eyes)
    if step != len(steps) - 1:
        return None
    table = [table for _, table in replay(stored)][-1]
    return open_decision(table.play, step) if table and table.play else None


def open_decision(play: Play, step: int = -1, seat: int | None = None) -> Decision | None:
    """The choice that is to be made now."""
    asked = [actor for actor in play.state.actors() if actor != CHANCE]
    if not asked or (seat is not None and seat not in asked):
        return None
    return Decision(step, asked[0] if seat is None else seat, play.state, play)


# -- a solved game, from its solution ----------------------------------------------------------------


def review(solution: Solution, stored: StoredTable, eyes: Eyes, words: TableWords) -> list[ReviewedMove]:
    """Every move of a game: what it was worth, what would have been best, was it a mistake?"""
    found = []
    for decision in decisions(stored, eyes):
        judged = judge(solution, decision.state, decision.played)
        choice, best = decision.choice(decision.played), decision.choice(judged.best.action)
        found.append(
            ReviewedMove(
                step=decision.step + 1,
                seat=decision.seat,
                verdict=judged.verdict,
                choice=choice,
                outcome=judged.played.outcome,
                plies=judged.played.plies,
                best=best,
                best_outcome=judged.best.outcome,
                best_plies=judged.best.plies,
                words=words.action(choice, None),
                best_words=words.action(best, None),
            )
        )
    return found


def exact(solution: Solution, decision: Decision, words: TableWords) -> Advice:
    """Value and distance of every move, and best play by both to the end."""
    found = solved(decision.play.game, decision.state, decision.seat, solution)
    advice = assessed(decision, decision.state, found, words)
    return msgspec.structs.replace(advice, line=best_line(solution, decision, words))


def best_line(solution: Solution, decision: Decision, words: TableWords) -> list[LineMove]:
    state = decision.state.clone()
    line = []
    for seat, action in solution.best_line(state):
        choice = decision.play.game.describe(state, seat, action)
        line.append(LineMove(seat=seat, choice=choice, words=words.action(choice, None)))
        state.advance(seat, action)
    return line


# -- any game, as it was judged ------------------------------------------------------------------------


def assessed(decision: Decision, known: State, found: Assessment, words: TableWords) -> Advice:
    """What every choice is worth, and why: what it does, and what is expected then.

    `known` is the position as the seat may know it: nothing that is told comes from anywhere else.
    """
    best = found.moves[0].worth if found.moves else 0.0
    told = []
    for rank, move in enumerate(found.moves):
        choice = decision.choice(move.action)
        played = move.action == decision.played
        why = explanation(decision, known, move, words) if rank < EXPLAINED or played else Explanation()
        told.append(
            AssessedMove(
                action=move.action,
                choice=choice,
                played=played,
                outcome=cast(Worth, move.outcome) if found.by == "exact" else None,
                plies=move.plies if found.by == "exact" else None,
                worth=move.worth,
                margin=move.margin,
                share=move.share,
                cost=round(max(0.0, best - move.worth), 3),
                effects=why.effects,
                after=why.after,
                expected=why.expected,
                words=words.action(choice, None),
            )
        )
    return Advice(status="ready", kind=found.by, seat=decision.seat, moves=told)


class Explanation(msgspec.Struct):
    """Why a choice is good or bad: what it does, how the board is then, what is expected to follow."""

    effects: list[Event] = []
    after: AnyView | None = None
    expected: list[LineMove] = []


def explanation(decision: Decision, known: State, move: Assessed, words: TableWords) -> Explanation:
    """The choice and the seat's next steps belong together; nothing is told of what would show something."""
    game, seat, state = decision.play.game, decision.seat, known.clone()
    found = Explanation()
    together = True  # still the seat's own doing
    for number, (actor, action) in enumerate([(seat, move.action), *move.line]):
        if state.forbids(actor, action):
            break
        together = together and actor == seat and not state.reveals(seat, action)
        if number and not together:
            choice = game.describe(state, actor, action)
            found.expected.append(LineMove(seat=actor, choice=choice, words=words.action(choice, None)))
        state, told = game.carry_out(state, actor, action)
        if together:
            shown = (one.shown_to(seat) for one in told)
            found.effects += [event for event in shown if event is not None]
            found.after = state.view(seat)
    return found
