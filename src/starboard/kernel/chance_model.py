# mypyc: skip
"""What dice, bags and decks hold, as data: enough to work out the odds of a chance result without the rules.

The rules say the odds by `State.odds`. Whoever checks the dice of a finished game elsewhere, as the page
does, has no rules; but it has this model, made from the components when the page was built, and what was
told at the table. A pool has items with their counts. A draw says from which pool a result comes and where it
goes, a change which event brings items into a pool. Tests hold every model to the rules, over whole games.
"""

import msgspec


class ChancePool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Items by name, and how many there are of each when the game begins."""

    items: list[str]
    counts: list[int]


class ChanceDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of chance result: outcome `first` is the pool's first item, and so on.

    An outcome belongs to the first draw that has it and whose event is told with it, or that is never told.
    """

    pool: str
    first: int
    told: str = ""  # the event that shows it; "" if none does
    named_by: list[str] = []  # the fields of that event that name the item, one after the other
    without: list[str] = []  # items that carry no weight here
    left_out: list[str] = []  # an event told with it and a field: more items that carry no weight
    stays: bool = False  # as the faces of a die do; else it leaves the pool
    to: str = ""  # the pool that it then comes to; "" if it comes to none
    takes: dict[str, list[str]] = {}  # of which items it takes others with it
    takes_from: str = ""  # the pool that these are in


class ChanceChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that brings something into a pool: an item, or items with their counts, named by a field."""

    told: str
    to: str
    named_by: str = ""
    item: str = ""  # where it is always the same


class ChanceModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chance of a game, with some components and a number of players."""

    pools: dict[str, ChancePool]
    draws: list[ChanceDraw]
    changes: list[ChanceChange] = []

    def kinds(self) -> frozenset[str]:
        """The events that it asks for."""
        drawn = {draw.told for draw in self.draws} | {
            draw.left_out[0] for draw in self.draws if draw.left_out
        }
        return frozenset(drawn | {change.told for change in self.changes}) - {""}


def equal_chances(items: list[str]) -> ChancePool:
    """One of each."""
    return ChancePool(items, [1] * len(items))
