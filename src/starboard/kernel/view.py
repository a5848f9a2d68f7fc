# mypyc: skip
"""What one seat may see, as data: a game declares its own in `view.py`."""

import msgspec

from starboard.kernel.results import Result


class View(msgspec.Struct, tag_field="game", kw_only=True):
    """What every game's view has; JSON has the game's name as `game`.

    A view says everything that is drawn, numbers of the pack included. What its seat may not know is absent.
    """

    actors: list[int]
    turn: int
    ending: str  # "" while the game goes on
    results: list[Result]  # seat by seat, once it is over
