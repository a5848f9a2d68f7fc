"""A finished game judged moment by moment: what is asked next, and what the answers come to.

Nothing here thinks or waits: whoever has a bot asks for the next question, gives the answer back, and may
stop and go on at any time. First the beginning of every turn is judged, every fourth before the others, so
that a curve is there soon; then further choices of the turns in which a seat's chance fell; at last, with
four times the thought and other luck, the choices that seemed to cost most, so that none is called costly by
accident.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from starboard.bots.assessment import Assessed, Assessment
from starboard.kernel.choices import Choice
from starboard.kernel.win_shares import win_shares
from starboard.tables.analysis import Decision
from starboard.tables.messages.judgement import CostlyChoice, JudgedMoment, Judgement, JudgementStatus
from starboard.tables.table import Table

COARSE: Final = 4  # every so many moments first
MOST_MOMENTS: Final = 160  # of a longer game some turns are left out
LOOKED_INTO: Final = 24  # further choices that are judged
OF_A_TURN: Final = 5
MADE_SURE: Final = 4  # choices of each seat that are judged again
SHOWN: Final = 3  # costly choices of each seat
COSTLY: Final = 0.02  # what costs less is not called costly
AGAIN: Final = 4  # times the thought
STAGES: Final = 3


class ChoiceToJudge(msgspec.Struct, frozen=True):
    """A choice to be judged, by its place among all, and how much thought it gets."""

    number: int
    thought: int = 1


class JudgedChoice(msgspec.Struct, frozen=True):
    """An answer that is kept."""

    number: int
    thought: int
    assessment: Assessment


class KeptDecision(msgspec.Struct, frozen=True):
    """What is kept of a decision."""

    step: int
    seat: int
    turn: int  # as its players count
    run: int  # which turn of which seat it belongs to
    options: int
    played: int


class Judging:
    """One game on its way to being judged."""

    def __init__(
        self,
        choices: list[KeptDecision],
        final: list[float],
        judged: Iterable[JudgedChoice] = (),
        finished: bool = False,
    ) -> None:
        self.choices = choices
        self.final = final
        self.judged: dict[int, JudgedChoice] = {one.number: one for one in judged}
        self.moments = turns_of(choices)
        self.waiting: list[ChoiceToJudge] = []
        self.stage = STAGES if finished else 0
        self._go_on()

    @property
    def finished(self) -> bool:
        return not self.waiting

    def next(self) -> ChoiceToJudge:
        """What is to be judged now."""
        return self.waiting[0]

    def take(self, question: ChoiceToJudge, assessment: Assessment) -> None:
        """The answer to a question; the next one is then another."""
        self.judged[question.number] = JudgedChoice(question.number, question.thought, assessment)
        self.waiting = [one for one in self.waiting if one != question]
        if not self.waiting:
            self._go_on()

    def progress(self) -> tuple[int, int]:
        """How much is done, and of how much, as far as that is known."""
        left = sum(one.thought for one in self.waiting)
        done = sum(one.thought for one in self.judged.values())
        later = (LOOKED_INTO // 2 if self.stage < 2 else 0) + (2 * AGAIN if self.stage < 3 else 0)
        return done, done + left + (later if self.waiting else 0)

    # -- what is asked next ----------------------------------------------------------------------

    def _go_on(self) -> None:
        while not self.waiting and self.stage < STAGES:
            self.stage += 1
            wanted = (self._turns, self._falls, self._costliest)[self.stage - 1]()
            self.waiting = [one for one in wanted if not self._is_known(one)]

    def _is_known(self, question: ChoiceToJudge) -> bool:
        known = self.judged.get(question.number)
        return known is not None and known.thought >= question.thought

    def _turns(self) -> list[ChoiceToJudge]:
        order = [*self.moments[::COARSE], *self.moments]
        return [ChoiceToJudge(number) for number in dict.fromkeys(order)]

    def _falls(self) -> list[ChoiceToJudge]:
        """Further choices of the turns that a seat came out of with less than it had."""
        falls: list[tuple[float, int]] = []
        for at, number in enumerate(self.moments):
            if number not in self.judged:
                continue
            seat = self.choices[number].seat
            after = self.final
            if at + 1 < len(self.moments) and self.moments[at + 1] in self.judged:
                after = self.judged[self.moments[at + 1]].assessment.chances
            falls.append((self.judged[number].assessment.chances[seat] - after[seat], number))
        found: list[ChoiceToJudge] = []
        for fall, number in sorted(falls, reverse=True):
            if fall < COSTLY or len(found) >= LOOKED_INTO:
                break
            run = self.choices[number].run
            further = [
                other
                for other in range(number + 1, len(self.choices))
                if self.choices[other].run == run and self.choices[other].options > 1
            ]
            found += [ChoiceToJudge(other) for other in further[:OF_A_TURN]]
        return found[:LOOKED_INTO]

    def _costliest(self) -> list[ChoiceToJudge]:
        found: list[ChoiceToJudge] = []
        for seat in range(len(self.final)):
            found += [ChoiceToJudge(number, AGAIN) for number in self._costly_of(seat)[:MADE_SURE]]
        return found

    # -- what it came to -------------------------------------------------------------------------

    def _costly_of(self, seat: int) -> list[int]:
        """The choices of a seat that seem to have cost something, the costliest first."""
        costs = {
            number: cost_of(self.choices[number], judged.assessment)
            for number, judged in self.judged.items()
            if self.choices[number].seat == seat
        }
        return sorted((number for number in costs if costs[number] >= COSTLY), key=lambda one: -costs[one])

    def costly(self, describe: "Describing") -> list[CostlyChoice]:
        """At most three of every seat; once all is judged only those that were made sure of."""
        found = []
        for seat in range(len(self.final)):
            numbers = [
                number
                for number in self._costly_of(seat)
                if not self.finished or self.judged[number].thought >= AGAIN
            ]
            found += [self._costly_choice(number, describe) for number in numbers[:SHOWN]]
        return sorted(found, key=lambda one: -one.cost)

    def _costly_choice(self, number: int, describe: "Describing") -> CostlyChoice:
        choice, assessment = self.choices[number], self.judged[number].assessment
        best, played = assessment.moves[0], move_of(choice, assessment)
        assert played is not None
        return CostlyChoice(
            step=choice.step,
            turn=choice.turn,
            seat=choice.seat,
            choice=describe.choice(number, played.action),
            better=describe.choice(number, best.action),
            chance=played.worth,
            better_chance=best.worth,
            cost=round(best.worth - played.worth, 3),
        )

    def report(self, status: JudgementStatus, seconds: float, describe: "Describing") -> Judgement:
        done, of = self.progress()
        known = [number for number in self.moments if number in self.judged]
        return Judgement(
            status=status,
            by=self.judged[known[0]].assessment.by if known else "bots",
            done=done,
            of=of,
            seconds=round(seconds, 1),
            moments=[
                JudgedMoment(
                    step=self.choices[number].step,
                    turn=self.choices[number].turn,
                    seat=self.choices[number].seat,
                    chances=self.judged[number].assessment.chances,
                )
                for number in known
            ],
            costly=self.costly(describe),
            final=self.final,
        )

    def at(self, step: int) -> Assessment | None:
        """What was thought of the choice at a step, if it was judged."""
        for number, judged in self.judged.items():
            if self.choices[number].step == step:
                return judged.assessment
        return None


class Describing:
    """The decisions of a game, to say what their choices are."""

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions

    def choice(self, number: int, action: int) -> Choice:
        return self.decisions[number].choice(action)


def choices_of(decisions: list[Decision]) -> list[KeptDecision]:
    """What is kept of all decisions of a game."""
    found: list[KeptDecision] = []
    run, before = -1, (-1, -1)
    for decision in decisions:
        state, seat = decision.state, decision.seat
        if (state.turn(), seat) != before:
            run, before = run + 1, (state.turn(), seat)
        turn = decision.play.game.turn_number(state)
        found.append(KeptDecision(decision.step, seat, turn, run, len(state.legal(seat)), decision.played))
    return found


def turns_of(choices: list[KeptDecision]) -> list[int]:
    """The first real choice of every turn, by its number; of very many turns some."""
    first: dict[int, int] = {}
    for number, choice in enumerate(choices):
        if choice.options > 1:
            first.setdefault(choice.run, number)
    numbers = list(first.values())
    stride = -(-len(numbers) // MOST_MOMENTS) or 1
    return numbers[::stride]


def move_of(choice: KeptDecision, assessment: Assessment) -> Assessed | None:
    return next((move for move in assessment.moves if move.action == choice.played), None)


def cost_of(choice: KeptDecision, assessment: Assessment) -> float:
    """What it cost not to choose what the bots would have: nothing where they cannot tell."""
    if not assessment.moves:
        return 0.0
    best, played = assessment.moves[0], move_of(choice, assessment)
    if played is None or played.action == best.action:
        return 0.0
    gap = best.worth - played.worth
    return gap if gap > (best.margin + played.margin) / 4 else 0.0


def final_shares(table: Table) -> list[float]:
    """How the game came out, seat by seat, from 0 to 1."""
    play, ending = table.play, table.ending
    if play is None or ending is None:
        return []
    if ending.how == "played":
        return win_shares(play.state.results())
    return win_shares(play.game.conceded(play.state, ending.how, ending.seat))
