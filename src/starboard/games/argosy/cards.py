# mypyc: skip
"""Evolution cards to be read at any time: what each does, in which action, and its two prices."""

from starboard.games.argosy.board import price_text
from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.numbering import TRACKS
from starboard.games.argosy.pieces import CARD_ACTIONS, TRACK_NAMES
from starboard.games.argosy.types import CARD_NAMES, Points
from starboard.kernel.words import Words


def lines(pack: ArgosyPack, words: Words) -> dict[str, list[str]]:
    """By card: where it works, what it does, what it costs."""
    return {
        name: card_lines(pack, card, words)
        for card, name in enumerate(CARD_NAMES)
        if pack.all_cards >> card & 1
    }


def card_lines(pack: ArgosyPack, card: int, words: Words) -> list[str]:
    action = CARD_ACTIONS[card]
    works = words.text("board-card-action", action=action) if action else words.text("board-card-end")
    prices = (
        f"{words.name('price', price)} {price_text(points_of(pack, card, first))}"
        for price, first in (("natural", TRACKS), ("artificial", 0))
    )
    return [words.name("card", CARD_NAMES[card], "text"), works, ", ".join(prices)]


def points_of(pack: ArgosyPack, card: int, first: int) -> Points:
    """One of the two prices, which stand one after the other."""
    start = card * 2 * TRACKS + first
    prices = zip(TRACK_NAMES, pack.prices[start : start + TRACKS], strict=True)
    return {track: count for track, count in prices if count}
