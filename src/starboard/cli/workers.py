"""Who does the work of many games: this process, processes of this machine, or a Ray cluster."""

from typing import Annotated

import typer

from starboard.bots.executors import Executor, local

RAY = "--ray"
HERE = "here"  # what `--ray` means without an address

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


def with_ray_address(arguments: list[str]) -> list[str]:
    """Write a `--ray` that has no address as one that says so; an address has a colon, or is `auto`."""
    found: list[str] = []
    for number, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[number + 1] if number + 1 < len(arguments) else ""
        if argument == RAY and not (":" in following or following == "auto"):
            found.append(HERE)
    return found


def executor(workers: int, ray: str | None) -> Executor:
    """Whoever was asked for; use it in a `with`."""
    if ray is None:
        return local(workers)
    from starboard.lab.cluster import RayCluster

    return RayCluster("" if ray == HERE else ray, workers)
