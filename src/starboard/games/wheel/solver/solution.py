# mypyc: skip
"""The solved wheel as a file: every position's fate at 0 rotations, read through mmap.

A file is one line of JSON (see `Header`) and then one 16-bit number for each position number, its
fate. A position with rotations is worked out from those, since a chain of rotations is soon at its
end. Processes that read the same file share its memory.
"""

import hashlib
import mmap
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from starboard.games.wheel.components import ROTATE, WheelPack
from starboard.games.wheel.rules import Wheel
from starboard.games.wheel.solver.census import Census
from starboard.games.wheel.solver.numbering import Numbering
from starboard.games.wheel.solver.retrograde import DRAW, Progress, Solver
from starboard.kernel.errors import StarboardError
from starboard.kernel.rng import Random

FORMAT: Final = "starboard-wheel-table-1"
SAMPLE: Final = 5_000  # how many positions of a new file are checked against their successors


class BadTable(StarboardError):
    """A file that is no table of the wheel, or a damaged one."""


class Header(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What was solved, and what came out for the positions that can come up from the setup."""

    format: str = FORMAT
    pack: str  # the hash of the components
    byte_order: str = sys.byteorder
    states: int
    value: str  # from the setup: "black", "white" or "draw"
    plies: int  # to the end from the setup, 0 for a draw
    won: int  # by the side to move
    drawn: int
    lost: int
    longest: int  # plies of the longest win
    by_plies: list[int]  # how many positions are decided in so many plies
    sha256: str  # of the fates


@dataclass(frozen=True)
class MoveValue:
    """What one action leads to for whoever takes it."""

    action: int
    outcome: str  # "win", "draw" or "loss"
    plies: int  # to the end of the game, this action included; 0 for a draw


class Table:
    """Answers for every position of the wheel; as many processes as like may read one file."""

    def __init__(self, header: Header, fates: memoryview, pack: WheelPack) -> None:
        self.header = header
        self.fates = fates
        self.pack = pack
        self.numbering = Numbering()

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

    def values(self, state: Wheel) -> list[MoveValue]:
        """Every legal action with what it leads to, best first."""
        found = [move_value(action, self.fate_after(state, action)) for action in state.legal(state.mover)]
        return sorted(found, key=preference)

    def best_line(self, state: Wheel) -> list[tuple[int, int]]:
        """Best play by both to the end of a decided game: pairs of seat and action."""
        line: list[tuple[int, int]] = []
        state = state.clone()
        state.repetition = 0
        while not state.how and self.fate(state) != DRAW:
            best = self.values(state)[0].action
            line.append((int(state.mover), best))
            state.advance(state.mover, best)
        return line

    def verify(self, sample: int = SAMPLE) -> None:
        """Work out `sample` positions anew from where they lead; BadTable if one differs."""
        random = Random(self.header.sha256)
        state = Wheel(self.pack, 0)
        for _ in range(sample):
            number = int(random.below(self.numbering.size))
            if self.numbering.exists(number):
                self.numbering.place(state, number)
                expected = combined([self.fate_after(state, action) for action in state.legal(state.mover)])
                if int(self.fates[number]) != expected:
                    raise BadTable(f"Position {number} of the table does not follow from its successors.")


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


# -- making, writing and reading -------------------------------------------------------------------


def make_table(pack: WheelPack, progress: Progress | None = None) -> Table:
    """Solve the wheel: half a minute of work where the rules run interpreted, ten seconds compiled."""
    solver = Solver(pack, progress)
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
    return Table(header, fates.cast("h"), pack)


def write_table(table: Table, file: Path) -> None:
    """All or nothing: other processes see the whole file or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            line = msgspec.json.encode(table.header)
            out.write(line + b" " * (-(len(line) + 1) % 8) + b"\n")  # fates start at a round address
            out.write(table.fates)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_table(file: Path, pack: WheelPack) -> Table:
    """The table in `file`, its hash checked; a file not seen before is verified by a sample as well."""
    with file.open("rb") as opened:
        if not os.fstat(opened.fileno()).st_size:
            raise BadTable(f"{file} is empty.")
        whole = memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
    header, start = _read_header(whole, file)
    fates = whole[start:]
    if len(fates) % 2:
        raise BadTable(f"{file} is damaged: it ends in the middle of a number.")
    if header.format != FORMAT or header.pack != pack.hash or header.byte_order != sys.byteorder:
        raise BadTable(f"{file} was made for other components or another machine.")
    if hashlib.sha256(fates).hexdigest() != header.sha256:
        raise BadTable(f"{file} is damaged: its hash is not the one that it gives.")
    table = Table(header, fates.cast("h"), pack)
    if len(table.fates) != table.numbering.size:
        raise BadTable(f"{file} has {len(table.fates)} positions instead of {table.numbering.size}.")
    seal = file.with_suffix(".verified")
    if not seal.exists() or seal.read_text() != header.sha256:
        table.verify()
        seal.write_text(header.sha256)
    return table


def _read_header(whole: memoryview, file: Path) -> tuple[Header, int]:
    end = bytes(whole[:65_536]).find(b"\n") + 1
    try:
        return msgspec.json.decode(bytes(whole[:end]), type=Header), end
    except msgspec.DecodeError:
        raise BadTable(f"{file} is no table of the wheel.") from None
