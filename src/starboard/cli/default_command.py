"""What `starboard` does without a command: this is the one place that decides it."""

from starboard.cli.serve import open_page


def open_starboard() -> None:
    """Serve the page and open it; `starboard terminal` has the games without a browser."""
    open_page()
