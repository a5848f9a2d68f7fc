"""What everything is worth at the end: AR-23, and the three cards that add to it."""

from mypy_extensions import i64

from starboard.games.argosy.numbering import KINDS, TRACKS
from starboard.games.argosy.pieces import EXCURISTS, ITINERANTS, OUTRIMMERS
from starboard.games.argosy.state import Position
from starboard.kernel.results import LOST, WON, Result


def results(position: Position) -> list[Result]:
    """Seats by score; ties go to more cards, more colonies, more knowledge, and are then shared."""
    ranks = [rank(position, seat) for seat in range(position.players)]
    found: list[Result] = []
    for mine in ranks:
        place = 1 + sum(other > mine for other in ranks)
        seat = len(found)
        found.append(Result(mine[0], place, WON if place == 1 else LOST, sources(position, seat)))
    return found


def rank(position: Position, seat: int) -> tuple[int, int, int, int]:
    """AR-23: score, then what breaks ties, in order."""
    return (
        score(position, seat),
        position.owned[seat].bit_count(),
        position.colonies[seat].bit_count(),
        sum([position.knowledge(seat, track) for track in range(TRACKS)]),
    )


def score(position: Position, seat: int) -> int:
    return (
        set_points(position, seat)
        + colony_points(position, seat)
        + card_points(position, seat)
        + bonus_points(position, seat)
    )


def sources(position: Position, seat: int) -> dict[str, int]:
    return {
        "sets": set_points(position, seat),
        "colonies": colony_points(position, seat),
        "cards": card_points(position, seat),
        "bonuses": bonus_points(position, seat),
    }


def kind_counts(position: Position, seat: int) -> list[int]:
    """How many tokens of each kind lie on the map; the scrap does not count."""
    counts = [0] * KINDS
    points = position.pack.points
    maps = position.maps
    for index in range(i64(seat * points), i64((seat + 1) * points)):
        kind = maps[index]
        if kind >= 0:
            counts[kind] = counts[kind] + 1  # a native sum, unlike +=
    return counts


def set_points(position: Position, seat: int) -> int:
    table = position.pack.set_scores
    total = 0
    for count in kind_counts(position, seat):
        if count:
            total += table[min(count, len(table)) - 1]
    return total


def colony_points(position: Position, seat: int) -> int:
    mine = position.colonies[seat]
    worth = position.pack.worth
    total = 0
    for planet in range(position.pack.planets):
        if mine >> planet & 1:
            total += worth[planet]
    return total


def card_points(position: Position, seat: int) -> int:
    count = position.owned[seat].bit_count()
    table = position.pack.card_scores
    if count == 0:
        return 0
    return table[min(count, len(table)) - 1] + max(0, count - len(table)) * position.pack.further_card


def bonus_points(position: Position, seat: int) -> int:
    """AR-34 to AR-36."""
    pack = position.pack
    total = 0
    if position.has(seat, EXCURISTS):
        sets = [count for count in kind_counts(position, seat) if count >= pack.smallest_set]
        total += pack.excurists_set * len(sets)
    if position.has(seat, ITINERANTS):
        total += pack.itinerants_card * position.owned[seat].bit_count()
    if position.has(seat, OUTRIMMERS):
        total += pack.outrimmers_colony * position.colonies[seat].bit_count()
    return total
