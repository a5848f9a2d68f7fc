"""Solved games as the server uses them: what is not solved yet is worked out in the background."""

import asyncio

from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.solver import Solution, Solver
from starboard.tables.refusals import bad_request


class Solutions:
    """What is solved here, and what is being solved."""

    def __init__(self) -> None:
        self.solving: set[Solver] = set()

    async def find(self, game: Game, pack: Pack | None = None) -> Solution | None:
        """The solution of a game that has a solver; None while a process of lowest priority works it out."""
        assert game.solver is not None
        if pack is not None and pack.hash != game.default_pack.hash:
            raise bad_request("only-printed-solved")
        found = await asyncio.to_thread(game.solver.find, game.default_pack)
        if found is None:
            self.solving.add(game.solver)
            await asyncio.to_thread(game.solver.solve_in_background, game.default_pack)
        return found

    async def stop(self) -> None:
        """End what is being worked out."""
        for solver in self.solving:
            await asyncio.to_thread(solver.stop)
