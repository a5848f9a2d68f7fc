"""What `starboard` does without a command: this is the one place that decides it."""

from starboard.cli.chooser import choose_and_play


def open_starboard() -> None:
    """Open the game chooser in the terminal."""
    choose_and_play()
