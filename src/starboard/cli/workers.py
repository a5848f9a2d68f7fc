"""Who does the work of many games: this process, processes of this machine, or a Ray cluster."""

from typing import Annotated

import typer

from starboard.bots.executors import Executor, local
from starboard.cli.several_values import HERE, RAY

Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        "--processes",
        min=0,
        help="How many processes; 0 for one a core. No result depends on it.",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        RAY,
        metavar="[ADDRESS]",
        help="Play on the Ray cluster at this address (HOST:PORT or auto), or on one begun here.",
    ),
]


def executor(workers: int, ray: str | None) -> Executor:
    """Whoever was asked for; use it in a `with`."""
    if ray is None:
        return local(workers)
    from starboard.lab.cluster import RayCluster

    return RayCluster("" if ray == HERE else ray, workers)
