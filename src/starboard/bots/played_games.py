# mypyc: skip
"""One simulated game, for whoever wants more than the tally: what it came to, and its record."""

from dataclasses import dataclass

from starboard.kernel.results import Result


@dataclass(frozen=True)
class PlayedGame:
    """A game that was played to its end; players and results seat by seat, the record as JSON."""

    number: int
    players: list[str]
    ending: str
    actions: int
    turns: int
    results: list[Result]
    record: str
