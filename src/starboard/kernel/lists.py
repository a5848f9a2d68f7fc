"""Lists that clones of a position share: replaced, never written into."""


def replaced(cells: list[int], at: int, value: int) -> list[int]:
    """A list with one entry changed, for those that clones share."""
    after = cells[:]
    after[at] = value
    return after


def changed(cells: list[int], at: int, by: int) -> list[int]:
    """A list with one entry counted up or down."""
    return replaced(cells, at, cells[at] + by)
