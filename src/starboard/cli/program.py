"""Running the command line: every way it can end, none of them a traceback for something typed."""

import os
import sys
from collections.abc import Sequence

import typer

from starboard.cli.app import app
from starboard.cli.commands import COMMANDS
from starboard.cli.completion import VARIABLE, answer_shell
from starboard.cli.leaving import Leave
from starboard.cli.words import language, sentence
from starboard.kernel.errors import StarboardError

REFUSED = 2
INTERRUPTED = 130


def run(arguments: Sequence[str] | None = None) -> int:
    """The exit code of `starboard ARGUMENTS`."""
    if VARIABLE in os.environ:
        answer_shell()
    try:
        code = app(
            args=None if arguments is None else list(arguments), prog_name="starboard", standalone_mode=False
        )
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Leave:
        return 0
    except StarboardError as error:
        return refuse(error.told(language()))
    except typer.TyperException as error:
        return refuse(usage(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # rich and typer turn a broken pipe into SystemExit
        return hang_up()


def refuse(why: str) -> int:
    print(f"starboard: {why}", file=sys.stderr)
    return REFUSED


def usage(error: typer.TyperException) -> str:
    """What was wrong with the command, and where to read what would be right."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "starboard"
    problem = error.format_message().strip().rstrip(".").replace("Value error, ", "")
    if problem.startswith("No such command"):
        known = getattr(context and context.command, "commands", COMMANDS)
        return sentence("usage-commands", problem=problem, commands=list(known))
    return sentence("usage-help", problem=problem, command=command)


def hang_up() -> int:
    """Whoever read our output has gone, as `| head` does: not an error, and nothing more to say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
