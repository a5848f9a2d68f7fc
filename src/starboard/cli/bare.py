"""What `starboard` does without a command: this is the one place that decides it."""

from starboard.cli.games import games


def open_starboard() -> None:
    """Say what there is to play."""
    games()
