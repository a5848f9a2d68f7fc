# mypyc: skip
"""What each question is about, for positions that come from outside.

A question with one possible answer is not asked, so most of these want two.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.argosy import evolution, generator, travel, triangles
from starboard.games.argosy.numbering import GAINS, TRACKS
from starboard.games.argosy.pieces import (
    BLUE,
    CONVERTERS,
    DUPLICATORS,
    FIRE,
    GALLANTS,
    GREEN,
    MIGRATORS,
    NAVIGATION,
    PERCEPTORS,
    PURPLE,
    RED,
    SCAVENGERS,
    SHIELDS,
    WANDERERS,
)
from starboard.games.argosy.state import (
    CELESTIAL,
    CELESTIAL_ACTION,
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEFENCE,
    DISCOUNT,
    DIVERT,
    DOMESTIC,
    DOMESTIC_ACTION,
    DOUBLING,
    DRAFT,
    DRAW_HAND,
    DRAW_POOL,
    EXCHANGE,
    EXTRA_POINT,
    EXTRAPOLATION,
    FREE_CARD,
    FROM_BAG,
    FROM_MAP,
    FROM_POOL,
    FROM_SCRAP,
    GAIN,
    LIFT,
    MIGRATION,
    PLACE,
    REPLACE,
    RESEARCH,
    RESEARCH_ACTION,
    SALVAGING,
    TAKE_TOKEN,
    TARGET,
    TURN_CARDS,
    Position,
)

# -- chance ----------------------------------------------------------------------------------------


def _drawing(position: Position) -> bool:
    """What was drawn so far lies in the pool."""
    whole = position.pack.draw if position.action == RESEARCH_ACTION else position.pack.barter_draw
    done = whole - position.draws_left
    if not position.bag_count or not 0 <= done < whole or len(position.drawn) < done:
        return False
    earlier = len(position.drawn) - done
    drawn = position.drawn[earlier:]
    return (
        earlier <= (0 if position.action == RESEARCH_ACTION else position.pack.draw)
        and position.purples == drawn.count(PURPLE)
        and all(position.pool[kind] >= drawn.count(kind) for kind in drawn)
    )


def _breeding(position: Position) -> bool:
    room = position.has_room(position.active)
    return position.bag_count > 0 and room and _paid(position, RED, position.pack.breed_price)


def _turning(position: Position) -> bool:
    """AR-14, AR-15, AR-19: a card for each purple, as many as the deck has."""
    turned = position.fresh.bit_count()
    asked = min(position.purples, position.deck.bit_count() + turned)
    if position.cards_left < 1 or turned + position.cards_left != asked:
        return False
    if position.breeding:
        return position.purples == 1 and position.bag[PURPLE] > 0
    return 0 < position.purples <= min(position.pool[PURPLE], _last_purples(position))


def _last_purples(position: Position) -> int:
    """How many purples the last draw brought, as far as that can be told."""
    drawn = position.drawn
    if position.action == DOMESTIC_ACTION and position.bag_count:
        drawn = drawn[max(0, len(drawn) - position.pack.barter_draw) :]
    return drawn.count(PURPLE)


# -- the Law of the Triangle -----------------------------------------------------------------------


def _placing(position: Position) -> bool:
    if position.hand < 0 or not _several(triangles.free_points(position)):
        return False
    source, action, seat = position.hand_from, position.action, position.active
    if (source == FROM_MAP) != (position.origin >= 0) or (source == FROM_SCRAP) != (
        position.scrap_owner >= 0
    ):
        return False
    if source == FROM_POOL:
        return action != CELESTIAL_ACTION
    if source == FROM_BAG:
        return action == DOMESTIC_ACTION and position.drew and _paid(position, RED, position.pack.breed_price)
    if source == FROM_MAP:
        lifted = position.token_at(seat, position.origin) < 0
        return (
            action == CELESTIAL_ACTION and lifted and _paid(position, NAVIGATION, position.pack.shift_price)
        )
    left = position.scrap_counts[position.scrap_owner] < position.pack.scrap_places
    if action == DOMESTIC_ACTION:
        return left and _paid(position, BLUE, position.pack.salvage_price)
    return left and action == RESEARCH_ACTION and position.has(seat, SCAVENGERS)


def _choosing(position: Position) -> bool:
    return _several(_gains(position))


def _one_more(position: Position) -> bool:
    return position.extra and _teaches_extra(position) and _several(triangles.extra_tracks(position))


def _diverting(position: Position) -> bool:
    """AR-33: points are above the limit of a full track, no more than a triangle gives."""
    seat = position.active
    tracks = position.open_tracks(seat)
    return (
        position.has(seat, GALLANTS)
        and 0 < position.overflow <= _most_taught(position)
        and _several(tracks)
        and tracks != (1 << TRACKS) - 1
        and (_teaches_extra(position) or not position.extra)
    )


def _gains(position: Position) -> int:
    """What the token just laid completes."""
    if position.corner < 0 or position.token_at(position.active, position.corner) < 0:
        return 0
    return triangles.completed(position)


def _teaches_extra(position: Position) -> bool:
    gains = _gains(position)
    return any(gains >> gain & 1 for gain in range(1, GAINS, 2))


def _most_taught(position: Position) -> int:
    pack = position.pack
    gains = _gains(position)
    most = 0
    for gain in range(1, GAINS):
        if gains >> gain & 1:
            points = pack.match_points * len(triangles.gain_tracks(gain)) + pack.extra_points * (gain & 1)
            most = max(most, points * max(pack.celestial_factor, pack.domestic_factor))
    return most


# -- research and knowledge ------------------------------------------------------------------------


def _beginning(position: Position) -> bool:
    """Nothing has happened in this turn yet, but for a token scrapped."""
    untouched = not (position.drew or position.drawn or position.natural or position.ends)
    return untouched and (not position.scrapped or position.scrap_counts[position.active] > 0)


def _taking(position: Position) -> bool:
    scraps = generator.scavenging(position) and any(position.scrap_counts)
    there = all(position.pool[kind] >= position.drawn.count(kind) for kind in position.drawn)
    open_to_take = position.takeable() or scraps
    return (
        position.has_room(position.active) and open_to_take and (there or position.action == DOMESTIC_ACTION)
    )


def _gaining(position: Position) -> bool:
    if not 0 <= position.chosen < TRACKS:
        return False
    converting = position.phase == CONVERSION
    price = position.pack.give
    if converting:
        number = position.pack.conversion_with(position.chosen)
        price = position.pack.conversion_gives[number]
        if not position.has(position.active, CONVERTERS[number]):
            return False
        if not position.pack.conversions[number] >> position.chosen & 1:
            return False
    paid = _paid(position, position.chosen, price)
    return paid and _several(generator.gaining(position, position.chosen, converting))


# -- celestial and domestic ------------------------------------------------------------------------


def _aiming(position: Position) -> bool:
    others = sum(
        covered.bit_count() for seat, covered in enumerate(position.covered) if seat != position.active
    )
    return others > 1 and _paid(position, FIRE, position.pack.strike_price)


def _defending(position: Position) -> bool:
    victim, point = position.victim, position.chosen
    return (
        victim >= 0
        and victim != position.active
        and 0 <= point < position.pack.points
        and position.token_at(victim, point) >= 0
        and position.knowledge(victim, SHIELDS) >= position.pack.cancel_price
        and _paid(position, FIRE, position.pack.strike_price)
    )


def _lifting(position: Position) -> bool:
    seat = position.active
    movable = _several(position.covered[seat]) and position.has_room(seat)
    return movable and _paid(position, NAVIGATION, position.pack.shift_price)


def _replacing(position: Position) -> bool:
    paid = _paid(position, GREEN, position.pack.swap_price)
    return paid and position.takeable() and _several(position.covered[position.active])


def _exchanging(position: Position) -> bool:
    point = position.chosen
    lies_there = 0 <= point < position.pack.points and position.token_at(position.active, point) >= 0
    paid = _paid(position, GREEN, position.pack.swap_price)
    return paid and lies_there and len(generator.pool_tokens(position)) > 1


def _salvaging(position: Position) -> bool:
    paid = _paid(position, BLUE, position.pack.salvage_price)
    several = len(generator.scrap_tokens(position)) > 1
    return paid and several and position.has_room(position.active)


def _paid(position: Position, track: int, price: int) -> bool:
    """Can the active player have spent `price` just now? No track goes beyond its limit."""
    return position.knowledge(position.active, track) <= position.pack.limit - price


# -- expansion and evolution -----------------------------------------------------------------------


def _migrating(position: Position) -> bool:
    seat, planet = position.active, position.chosen
    if not (0 <= planet < position.pack.planets and position.has(seat, MIGRATORS)):
        return False
    return position.owner(planet) == seat and _several(travel.destinations(position, seat, planet))


def _claiming(position: Position) -> bool:
    needed = max(position.pack.free_card_purples, position.fresh.bit_count())
    return _several(position.fresh) and needed <= min(position.pool[PURPLE], position.drawn.count(PURPLE))


def _tuning(position: Position) -> bool:
    """The purchase has emptied the pool (AR-16)."""
    seat, card = position.active, position.chosen
    if card not in (DUPLICATORS, WANDERERS) or any(position.pool):
        return False
    return position.has(seat, card) and not position.doubled[seat] & evolution.doubling_tracks(card)


def _saving(position: Position) -> bool:
    seat, card = position.active, position.chosen
    if card not in position.face_up or not position.has(seat, PERCEPTORS):
        return False
    return _several(evolution.discounts(position, seat, card))


def _drafting(position: Position) -> bool:
    return len(generator.pool_tokens(position)) > 1


def _several(bits: int) -> bool:
    """Is there more than one thing in a set?"""
    return bits.bit_count() > 1


ABOUT: Final[dict[int, Callable[[Position], bool]]] = {
    DRAW_POOL: _drawing,
    DRAW_HAND: _breeding,
    TURN_CARDS: _turning,
    PLACE: _placing,
    CHOOSE_TRIANGLE: _choosing,
    EXTRA_POINT: _one_more,
    DIVERT: _diverting,
    DRAFT: _drafting,
    RESEARCH: _beginning,
    TAKE_TOKEN: _taking,
    EXTRAPOLATION: lambda position: bool(generator.trades(position)),
    GAIN: _gaining,
    CONVERSION: _gaining,
    CELESTIAL: lambda position: bool(generator.celestial_acts(position)),
    TARGET: _aiming,
    DEFENCE: _defending,
    LIFT: _lifting,
    DOMESTIC: lambda position: bool(generator.domestic_acts(position)),
    REPLACE: _replacing,
    EXCHANGE: _exchanging,
    SALVAGING: _salvaging,
    MIGRATION: _migrating,
    FREE_CARD: _claiming,
    DOUBLING: _tuning,
    DISCOUNT: _saving,
}
