# mypyc: skip
"""The solver of the wheel, as everybody outside this room sees it."""

from pathlib import Path
from typing import cast

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.solver import cache
from starboard.games.wheel.solver.background import Background
from starboard.games.wheel.solver.solution import WheelSolution, solve
from starboard.games.wheel.solver.solution_file import write_solution
from starboard.games.wheel.solver.table import WheelTable, work_out
from starboard.kernel.packs import Pack
from starboard.kernel.solver import Progress, Solver


class WheelSolver(Solver):
    """Finds for every position who wins, and in how many plies."""

    def __init__(self) -> None:
        self.background = Background()

    def file(self, pack: Pack) -> Path:
        return cache.solution_file(cast(WheelPack, pack))

    def find(self, pack: Pack) -> WheelSolution | None:
        return cache.find_solution(cast(WheelPack, pack))

    def solve(self, pack: Pack, progress: Progress | None = None, anew: bool = False) -> WheelSolution:
        if anew:
            write_solution(solve(cast(WheelPack, pack), progress), self.file(pack))
        return cache.get_solution(cast(WheelPack, pack), progress)

    def tabulate(self, pack: Pack, progress: Progress | None = None) -> WheelTable:
        return work_out(cast(WheelPack, pack), progress)

    def table(self, pack: Pack, fates: memoryview) -> WheelTable:
        return WheelTable(cast(WheelPack, pack), fates)

    def solve_in_background(self, pack: Pack) -> None:
        self.background.start(cast(WheelPack, pack))

    def stop(self) -> None:
        self.background.stop()
