# mypyc: skip
"""Event cards as data: their effects, which the words have sentences for."""

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.types import EFFECT_NAMES, ActionName, EffectName

EffectKind = Literal[
    "offer-any",
    "offer-times",
    "offer-action",
    "offer-free",
    "offer-pirates",
    "offer-resources",
    "offer-resources-and",
    "offer-credits",
    "lose-colonists-all",
    EffectName,
]


class Effect(msgspec.Struct, frozen=True):
    """One thing that a card offers or does."""

    kind: EffectKind
    action: ActionName | UnsetType = UNSET
    count: int | UnsetType = UNSET


class Card(msgspec.Struct, frozen=True):
    """What leaders may choose among, Credits last; what everybody and the fewest get; and its colonists."""

    card: str
    colonists: int
    leaders: list[Effect]
    everybody: list[Effect]
    fewest: list[Effect]


@lru_cache(maxsize=64)
def cards_of(pack: ColoniesPack) -> list[Card]:
    """Every card of a pack by its number."""
    return [see_card(pack, card) for card in range(len(pack.cards))]


def see_card(pack: ColoniesPack, card: int) -> Card:
    return Card(
        pack.cards[card],
        pack.stars[card],
        see_offer(pack, card),
        see_effects(pack, pack.everybody[card]),
        see_effects(pack, pack.fewest[card]),
    )


def see_offer(pack: ColoniesPack, card: int) -> list[Effect]:
    mask = pack.offer_actions[card]
    times = pack.offer_times[card]
    taken = [name for n, name in enumerate(pack.actions) if mask >> n & 1]
    found: list[Effect] = []
    if len(taken) == len(pack.actions):
        found.append(Effect("offer-any"))
    elif times > 1:
        found += [Effect("offer-times", name, times) for name in taken]
    else:
        found += [Effect("offer-action", name) for name in taken]
    if pack.offer_free[card]:
        found.append(Effect("offer-free"))
    if pack.offer_pirates[card]:
        found.append(Effect("offer-pirates", count=pack.offer_pirates[card]))
    number = pack.offer_resources[card]
    if number and pack.offer_then[card] >= 0:
        found.append(Effect("offer-resources-and", pack.actions[pack.offer_then[card]], number))
    elif number:
        found.append(Effect("offer-resources", count=number))
    return [*found, Effect("offer-credits", count=pack.instead)]


def see_effects(pack: ColoniesPack, effects: list[int]) -> list[Effect]:
    return [see_effect(pack, effects[at], effects[at + 1]) for at in range(0, len(effects), 2)]


def see_effect(pack: ColoniesPack, effect: int, amount: int) -> Effect:
    name = EFFECT_NAMES[effect]
    if name in ("forbid", "take"):
        return msgspec.convert({"kind": name, "action": pack.actions[amount]}, Effect)
    if amount < 0:
        return msgspec.convert({"kind": f"{name}-all"}, Effect)
    return msgspec.convert({"kind": name, "count": amount} if amount else {"kind": name}, Effect)
