# mypyc: skip
"""Positions of Colonies for lessons, in a few words: numbers in ring order, "8 0 2 2 4".

You have Pallas, Mira has Amateru, Altair has Euterpe; Elysia and Bellona are neutral.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.state import (
    CAST_NO,
    CAST_YES,
    CURRENT,
    FROM_UNDEALT,
    IN_DECK,
    NOT_CAST,
    SHIPMENTS,
    UNDEALT,
    USED,
)
from starboard.kernel.rulebook import Answer
from starboard.kernel.sentinels import NONE

YOU, MIRA, ALTAIR = range(3)
NAMES: Final = ("", "Mira", "Altair")
PALLAS, ELYSIA, AMATERU, BELLONA, EUTERPE = range(PLANETS)
OWNED: Final = (PALLAS, AMATERU, EUTERPE)  # seat by seat
RING: Final = ("pallas", "elysia", "amateru", "bellona", "euterpe")
PACK: Any = COLONIES.default_pack
# In which step of a turn something is asked.
STEP_OF: Final = {"vote": "vote", "action": "actions", "police": "police"}
# What Mira and Altair have where a position is not about them.
STOCKS: Final = ("2 1 9 2 1", "1 2 1 1 9")
LEVELS: Final = ("2 2 2 2 3", "3 1 3 2 2")


def standing(
    asked: str,
    *,
    turn: int,
    goods: str,
    levels: str,
    purse: int,
    colonists: int = 0,
    in_round: int = 0,
    first: int = PALLAS,
    card: str = "",
    markets: str = "1 1 1 1 1",
    agreements: Mapping[str, tuple[int, int]] | None = None,
    pirates: Mapping[tuple[str, str], int] | None = None,
    others: Sequence[str] = STOCKS,
    rivals: Sequence[str] = LEVELS,
    purses: tuple[int, int] = (60, 55),
    crowds: tuple[int, int] = (0, 0),
) -> dict[str, Any]:
    """You are asked. An agreement is what you give and get; pirates are on routes of one planet to another.

    `in_round` counts from 0; `card` is the event that lies open.
    """
    acting = asked == "action"
    behind = turn if asked != "vote" else turn - 1
    return {
        "game": "colonies",
        "players": len(OWNED),
        "step": STEP_OF[asked],
        "ask": asked,
        "planet_of": list(OWNED),
        "kept": 1 << ELYSIA | 1 << BELLONA,
        "first": first,
        "turn": turn,
        "round": in_round,
        "mover": PALLAS if acting else NONE,
        "turns": 0,
        "resources": by_planet([numbers(goods), *map(numbers, others)], [0] * PLANETS),
        "levels": by_planet([numbers(levels), *map(numbers, rivals)], [1] * PLANETS),
        "promises": promises(agreements or {}),
        "pirates": routes(pirates or {}),
        "markets": numbers(markets),
        "colonists": by_planet([colonists, *crowds], 0),
        "credits": by_planet([purse, *purses], 0),
        **cards(behind, card),
        **last_vote(asked),
        "bans": [0] * PLANETS,
        "lost": [0] * PLANETS,
        "asked": PALLAS if acting else NONE,
        "left": 0,
        "steps": [0] * PLANETS,
        "queue": [],
        "waiting": waiting(asked, pirates or {}),
        **blank_sheet(),
    }


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def by_planet(owned: Sequence[Any], neutral: Any) -> list[Any]:
    found = dict(zip(OWNED, owned, strict=True))
    return [found.get(planet, neutral) for planet in range(PLANETS)]


def promises(agreements: Mapping[str, tuple[int, int]]) -> list[list[int]]:
    rows = [[int(of != to) for to in range(PLANETS)] for of in range(PLANETS)]
    for name, (gives, gets) in agreements.items():
        partner = RING.index(name)
        rows[PALLAS][partner], rows[partner][PALLAS] = gives, gets
    return rows


def routes(pirates: Mapping[tuple[str, str], int]) -> list[list[int]]:
    return [[pirates.get((of, to), 0) for to in RING] for of in RING]


def waiting(asked: str, pirates: Mapping[tuple[str, str], int]) -> int:
    """The seats that have still to answer what is asked of several at once."""
    if asked == "vote":
        return (1 << len(OWNED)) - 1
    if asked == "police":
        return sum(
            1 << seat for seat, planet in enumerate(OWNED) if any(of == RING[planet] for of, _ in pirates)
        )
    return 0


def cards(behind: int, card: str) -> dict[str, Any]:
    """The event cards after so many events: each deck has one of every player's and two that were undealt."""
    names = list(PACK.cards)
    order = [number for number, name in enumerate(names) if name != card]
    if card:
        order.insert(behind, names.index(card))
    decks = -(-(behind + bool(card)) // PACK.deck)
    held = PACK.hand - decks
    contributors = [*OWNED, *[FROM_UNDEALT] * (PACK.deck - len(OWNED))]
    holder, laid_by = [UNDEALT] * len(names), [NONE] * len(names)
    for at, number in enumerate(order):
        if at < decks * PACK.deck:
            laid_by[number] = contributors[at % PACK.deck]
            holder[number] = USED if at < behind else CURRENT if card and at == behind else IN_DECK
        elif (at - decks * PACK.deck) // held < len(OWNED):
            holder[number] = OWNED[(at - decks * PACK.deck) // held]
    return {
        "holder": holder,
        "laid_by": laid_by,
        "used": order[:behind],
        "current": order[behind] if card else NONE,
    }


def last_vote(asked: str) -> dict[str, Any]:
    """The vote before: you said no, the others yes, and Mira had the most votes. Before a vote, nothing."""
    if asked == "vote":
        return {"ballots": [NOT_CAST] * PLANETS, "votes": [0] * PLANETS, "outcome": NOT_CAST}
    return {
        "ballots": by_planet([CAST_NO, CAST_YES, CAST_YES], NOT_CAST),
        "votes": by_planet([1, 3, 2], 0),
        "outcome": CAST_YES,
    }


def blank_sheet() -> dict[str, Any]:
    """Nobody has answered anything in secret."""
    square = [[0] * PLANETS for _ in range(PLANETS)]
    return {
        "answer": [NONE] * PLANETS,
        "aside": square,
        "policed": square,
        "shipped": [[0] * PLANETS for _ in range(SHIPMENTS // PLANETS)],
        "compensation": square,
        "due": [1] * PLANETS,
        "paid": [0] * PLANETS,
        "substituted": [0] * PLANETS,
    }


def doing(seat: int, *acts: str) -> tuple[Answer, ...]:
    return tuple((seat, one) for one in acts)
