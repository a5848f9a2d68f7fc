# mypyc: skip
"""What is charted over a game of Argosy."""

from starboard.games.argosy import scoring
from starboard.games.argosy.outlook import knowledge_of
from starboard.games.argosy.state import Position


def gauges(position: Position) -> dict[str, list[int | None]]:
    """Score, knowledge, cards and colonies; all of it lies open."""
    seats = range(position.players)
    return {
        "score": [scoring.score(position, seat) for seat in seats],
        "knowledge": [sum(knowledge_of(position, seat)) for seat in seats],
        "cards": [position.owned[seat].bit_count() for seat in seats],
        "colonies": [position.colonies[seat].bit_count() for seat in seats],
    }
