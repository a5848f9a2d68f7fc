"""Who does the work of many games: this process, processes of this machine, or a Ray cluster."""

from typing import Annotated

import typer

from starboard.bots.executors import Executor, local
from starboard.cli.several_values import HERE, RAY
from starboard.cli.words import option_help

Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        "--processes",
        min=0,
        help=option_help("workers"),
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        RAY,
        metavar="[ADDRESS]",
        help=option_help("ray"),
    ),
]


def executor(workers: int, ray: str | None) -> Executor:
    """Whoever was asked for; use it in a `with`."""
    if ray is None:
        return local(workers)
    from starboard.lab.cluster import RayCluster

    return RayCluster("" if ray == HERE else ray, workers)
