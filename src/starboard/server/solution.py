"""The solved wheel as the server uses it: read once, made in the background where it is missing."""

import asyncio

from starboard.games.wheel.components import WheelPack
from starboard.games.wheel.game import WHEEL
from starboard.games.wheel.solver.solution import Table
from starboard.games.wheel.solver.solution_file import find_table, make_in_background
from starboard.kernel.packs import Pack
from starboard.tables.refusals import bad_request


async def solution(pack: Pack = WHEEL.default_pack) -> Table | None:
    """The solution; None while a process of lowest priority works it out."""
    if pack.hash != WHEEL.default_pack.hash or not isinstance(pack, WheelPack):
        raise bad_request("Only the wheel with its own components is solved here.")
    found = await asyncio.to_thread(find_table, pack)
    if found is None:
        await asyncio.to_thread(make_in_background, pack)
    return found
