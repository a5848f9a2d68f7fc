# mypyc: skip
"""What sentences say of a pack and the component file does not: what follows from its numbers."""

from typing import Any

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.numbering import KINDS
from starboard.games.argosy.pack_view import act_prices


def figures(pack: ArgosyPack) -> dict[str, Any]:
    plain = KINDS * pack.of_each_kind
    last = [name for planet, name in enumerate(pack.planet_names) if pack.core >> planet & 1]
    return {
        "tokens-plain": plain,
        "tokens-all": plain + pack.purple,
        "intersections": pack.points,
        "card-count": pack.all_cards.bit_count(),
        "planet-count": pack.planets,
        "green-planets": pack.green.bit_count(),
        "last-planets": last,  # whose settling ends the game
        "last-planet-count": len(last),
        "longest-line": max(pack.lines),
        "scored-sets": len(pack.set_scores),
        "scored-cards": len(pack.card_scores),
        "prices": {
            act: [{"track": track, "count": count} for track, count in price.items()]
            for act, price in act_prices(pack).items()
        },
    }
