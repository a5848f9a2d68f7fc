"""The `starboard` command."""

import gc
from collections.abc import Sequence

from starboard.kernel.errors import speaks

speaks("starboard.cli")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code; without `arguments`, what the shell passed."""
    gc.disable()  # what a start makes stays; `Unloaded.loaded` turns it on again
    from starboard.cli.program import run  # loaded here, so that Ctrl-C during start-up is caught there

    return run(arguments)
