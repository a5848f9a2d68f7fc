# mypyc: skip
"""Lots and event cards, for checking the dice elsewhere: CO-02 to CO-04, CO-12, CO-29."""

from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.numbering import DRAW_CARD, DRAW_FIRST, DRAW_NEUTRALS, DRAW_PLANET
from starboard.kernel.chance_model import ChanceChange, ChanceDraw, ChanceModel, ChancePool, equal_chances


def model(pack: ColoniesPack, players: int) -> ChanceModel | None:
    """None where the last undealt card fills a deck unasked: nothing tells that."""
    decks = -(-pack.turns // pack.deck)
    fillers = decks * (pack.deck - players)
    if fillers and len(pack.cards) - players * pack.hand == fillers:
        return None
    planets = list(pack.planets)
    pairs = {planet: [planet, planets[(n + pack.apart) % len(planets)]] for n, planet in enumerate(planets)}
    return ChanceModel(
        pools={
            "neutrals": equal_chances(planets),
            "planets": equal_chances(planets),
            "seats": equal_chances([str(seat) for seat in range(players)]),
            "undealt": equal_chances(list(pack.cards)),
            "deck": ChancePool(list(pack.cards), [0] * len(pack.cards)),
        },
        draws=[
            ChanceDraw(pool="planets", first=DRAW_PLANET, told="lot", named_by=["planet"]),
            ChanceDraw(pool="seats", first=DRAW_FIRST, told="first", named_by=["first"]),
            ChanceDraw(pool="undealt", first=DRAW_CARD, told="dealt", named_by=["card"]),
            ChanceDraw(pool="deck", first=DRAW_CARD, told="revealed", named_by=["card"]),
            # CO-29: of three players' neutral planets the second follows from the first.
            ChanceDraw(pool="neutrals", first=DRAW_NEUTRALS, stays=True, takes=pairs, takes_from="planets"),
            ChanceDraw(pool="undealt", first=DRAW_CARD, to="deck"),
        ],
        changes=[ChanceChange("laid-card", "deck", "card")],
    )
