"""A server that is killed while people play: what it acknowledged is there, once, and they go on.

`python -m bench.faults` does the same for much longer, and to more than the process.
"""

import asyncio
import random
from pathlib import Path

from bench.faults import Fire
from bench.serving import serving


async def test_three_power_cuts_cost_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        fire = Fire([server], 3, random.Random(1))

        async def power_cut(number: int) -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        await fire.run(3, power_cut, pause=(0.2, 0.6))
        found = dict(await fire.found())
    assert found["acts acknowledged"] > 3
    for broken in ("acknowledged and lost", "done twice, or never asked for", "tables that do not verify"):
        assert found[broken] == 0
    assert found["errors in the log"] == 0
