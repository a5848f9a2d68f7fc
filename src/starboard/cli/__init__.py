"""The `starboard` command."""

from collections.abc import Sequence

from starboard.kernel.errors import speaks

speaks("starboard.cli")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code; without `arguments`, what the shell passed."""
    from starboard.cli.program import run  # loaded here, so that Ctrl-C during start-up is caught there

    return run(arguments)
