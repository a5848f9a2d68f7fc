# mypyc: skip
"""The solved wheel: what every position and every move leads to.

It holds every position's fate at 0 rotations (see `retrograde`). A position with rotations is worked out
from those, since a chain of rotations is soon at its end.
"""

import hashlib
import sys
from typing import Final, cast

from starboard.games.wheel.components import ROTATE, WheelPack
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.census import Census
from starboard.games.wheel.solver.numbering import Numbering
from starboard.games.wheel.solver.retrograde import DRAW, Retrograde
from starboard.kernel.errors import StarboardError
from starboard.kernel.rng import Random
from starboard.kernel.solver import MoveValue, Progress, Solution, Summary
from starboard.kernel.state import State

FORMAT: Final = "starboard-wheel-table-1"
SAMPLE: Final = 5_000  # how many positions of a new file are checked against their successors


class BadSolution(StarboardError):
    """A file that is no solution of the wheel, or a damaged one."""


class Header(Summary, forbid_unknown_fields=True, kw_only=True):
    """What was solved, besides what came out."""

    format: str = FORMAT
    pack: str  # the hash of the components
    byte_order: str = sys.byteorder
    sha256: str  # of the fates


class WheelSolution(Solution):
    """Answers for every position of the wheel; as many processes as like may read one file."""

    pack: WheelPack

    def __init__(self, header: Header, fates: memoryview, pack: WheelPack) -> None:
        self.summary = header
        self.header = header
        self.fates = fates
        self.pack = pack
        self.numbering = Numbering()

    # -- what a move leads to --------------------------------------------------------------------

    def values(self, state: State) -> list[MoveValue]:
        """Every legal action, best first, with what counts in this game: what repeats a position draws."""
        position = cast(Wheel, state)
        found = [
            MoveValue(value.action, "draw", 0) if ends_in_repetition(position, value.action) else value
            for value in self.values_alone(position)
        ]
        return sorted(found, key=preference)

    def best_action(self, state: State) -> int:
        """The quickest win, else the draw that is hardest for the other player, else the slowest loss."""
        position = cast(Wheel, state)
        alone = self.values_alone(position)
        values = [value for value in alone if not spoils_win(position, value)] or alone
        if values[0].outcome != "draw":
            return values[0].action
        draws = [value.action for value in values if value.outcome == "draw"]
        return max(draws, key=lambda action: self.pitfalls(position, action))

    def best_line(self, state: State) -> list[tuple[int, int]]:
        line: list[tuple[int, int]] = []
        position = cast(Wheel, state).clone()
        position.repetition = 0
        while not position.how and self.fate(position) != DRAW:
            best = self.values_alone(position)[0].action
            line.append((int(position.mover), best))
            position.advance(position.mover, best)
        return line

    def pitfalls(self, state: Wheel, action: int) -> float:
        """Which share of the other player's answers to `action` loses."""
        after = state.clone()
        after.advance(after.mover, action)
        if after.how:
            return 0.0
        answers = self.values_alone(after)
        return sum(answer.outcome == "loss" for answer in answers) / len(answers)

    # -- whatever came up before -----------------------------------------------------------------

    def values_alone(self, state: Wheel) -> list[MoveValue]:
        """Every legal action with what it leads to where nothing came up before, best first."""
        found = [move_value(action, self.fate_after(state, action)) for action in state.legal(state.mover)]
        return sorted(found, key=preference)

    def fate(self, state: Wheel) -> int:
        """Odd: the mover wins in so many plies; even: the mover loses in so many; 0: a draw."""
        if state.rotations == 0:
            return int(self.fates[self.numbering.number(state)])
        return combined([self.fate_after(state, action) for action in state.legal(state.mover)])

    def fate_after(self, state: Wheel, action: int) -> int | None:
        """The fate of the other player after `action`; None if it takes the cone."""
        after = state.clone()
        after.repetition = 0
        after.advance(after.mover, action)
        if after.how:
            return None if after.winner >= 0 else DRAW
        return self.fate(after)

    def verify(self, sample: int = SAMPLE) -> None:
        """Work out `sample` positions anew from where they lead; BadSolution if one differs."""
        random = Random(self.header.sha256)
        state = Wheel(self.pack, 0)
        for _ in range(sample):
            number = int(random.below(self.numbering.size))
            if self.numbering.exists(number):
                self.numbering.place(state, number)
                expected = combined([self.fate_after(state, action) for action in state.legal(state.mover)])
                if int(self.fates[number]) != expected:
                    raise BadSolution("solution-inconsistent", number=number)


def ends_in_repetition(state: Wheel, action: int) -> bool:
    """Would the position have come up too often (AW-34)?"""
    if not state.repetition:
        return False
    after = state.clone()
    after.advance(after.mover, action)
    return after.how == "repetition"


def spoils_win(state: Wheel, value: MoveValue) -> bool:
    """Would a winning move end in a draw in this game, because the position came up before (AW-34)?"""
    return value.outcome == "win" and ends_in_repetition(state, value.action)


def combined(after: list[int | None]) -> int:
    """The fate of a mover whose actions leave the other player with these."""
    if None in after:
        return 1
    fates = [fate for fate in after if fate is not None]
    lost = [fate for fate in fates if fate and fate % 2 == 0]
    if lost:
        return 1 + min(lost)
    return DRAW if DRAW in fates else 1 + max(fates)


def move_value(action: int, after: int | None) -> MoveValue:
    if after is None:
        return MoveValue(action, "win", 1)
    if after == DRAW:
        return MoveValue(action, "draw", 0)
    return MoveValue(action, "loss" if after % 2 else "win", after + 1)


def preference(value: MoveValue) -> tuple[int, int, bool]:
    """Wins before draws before losses, quick wins, slow losses; rotating comes last among equals."""
    rank = ("win", "draw", "loss").index(value.outcome)
    return rank, -value.plies if value.outcome == "loss" else value.plies, value.action == ROTATE


def solve(pack: WheelPack, progress: Progress | None = None) -> WheelSolution:
    """Solve the wheel: half a minute of work where the rules run interpreted, ten seconds compiled."""
    solver = Retrograde(pack, progress)
    solver.solve()
    census = Census(solver)
    census.take()
    fates = memoryview(solver.fates)[: solver.size].cast("B")
    plies = solver.fates[census.setup]
    header = Header(
        pack=pack.hash,
        states=census.states,
        value="draw" if plies == DRAW else "black" if plies % 2 else "white",
        plies=plies,
        won=census.won,
        drawn=census.drawn,
        lost=census.lost,
        longest=len(census.by_plies) - 1,
        by_plies=list(census.by_plies),
        sha256=hashlib.sha256(fates).hexdigest(),
    )
    return WheelSolution(header, fates.cast("h"), pack)
