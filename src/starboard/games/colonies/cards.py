# mypyc: skip
"""Event cards to be read at any time: what a yes brings, what a no, and how many colonists come."""

from starboard.games.colonies.board import effect_lines
from starboard.games.colonies.card_view import cards_of
from starboard.games.colonies.components import ColoniesPack
from starboard.kernel.words import Words


def lines(pack: ColoniesPack, words: Words) -> dict[str, list[str]]:
    """By card: its colonists, and its effects as the board tells them."""
    return {
        card.card: [words.name("colonists", card.colonists, "more"), *effect_lines(card, words)]
        for card in cards_of(pack)
    }
