"""Options that take several values, or none, where the parser expects exactly one."""

from collections.abc import Container
from typing import Any

from typer.core import TyperCommand

from starboard.cli.help_option import own_help

TAKE_SEVERAL = ("--players", "-p", "--bots", "-b")
RAY = "--ray"
HERE = "here"  # what `--ray` means without an address


class TakesPlayers(TyperCommand):
    """Lets `--players greedy random` mean `--players greedy,random`, and `--ray` stand without an address."""

    def get_help_option(self, ctx: Any) -> Any:
        return own_help(super().get_help_option(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_ray_address(repeat_options(args, TAKE_SEVERAL)))


def repeat_options(arguments: list[str], names: Container[str]) -> list[str]:
    """Write `--players a b` as `--players a --players b`."""
    repeated: list[str] = []
    option = ""  # the one whose values are being read
    for argument in arguments:
        if argument.startswith("-"):
            option = argument if argument in names else ""
            repeated.append(argument)
        elif option and repeated[-1] != option:
            repeated += [option, argument]
        else:
            repeated.append(argument)
    return repeated


def with_ray_address(arguments: list[str]) -> list[str]:
    """Write a `--ray` that has no address as one that says so; an address has a colon, or is `auto`."""
    found: list[str] = []
    for number, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[number + 1] if number + 1 < len(arguments) else ""
        if argument == RAY and not (":" in following or following == "auto"):
            found.append(HERE)
    return found
