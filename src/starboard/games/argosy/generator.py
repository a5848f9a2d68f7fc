"""What may be done now, and what chance may give: the quick half of the rules, `judge.py` the readable.

The sections follow the turn; each begins with the answers to the questions of that part of it.
"""

from typing import Final

from mypy_extensions import i64

from starboard.games.argosy import expansion_generator, triangles
from starboard.games.argosy.numbering import (
    ALLOW,
    BARTER,
    BREED,
    CANCEL,
    CARD_TURNED,
    CARDS,
    CONVERT,
    DRAW,
    END,
    EXTRAPOLATE,
    FIRST_SEAT,
    GAINS,
    KINDS,
    POINT,
    RECOVER,
    SALVAGE,
    SHIFT,
    STRIKE,
    SWAP,
    TAKE,
    TOKEN,
    TRACKS,
    TRIANGLE,
    track_actions,
)
from starboard.games.argosy.pieces import (
    BLUE,
    CONVERTERS,
    FIRE,
    GREEN,
    NAVIGATION,
    PURPLE,
    RED,
    SCAVENGERS,
    SKYVIONS,
    SOLATIONISTS,
    STARSTORMERS,
    TRADERS,
    TRANSMUTERS,
)
from starboard.games.argosy.state import (
    CELESTIAL,
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEAL_CARDS,
    DEAL_TOKENS,
    DEFENCE,
    DOMESTIC,
    DRAFT,
    EXCHANGE,
    EXTRA_POINT,
    EXTRAPOLATION,
    FIRST,
    LAST_CELESTIAL,
    LAST_CHANCE,
    LAST_DOMESTIC,
    LAST_EXPANSION,
    LAST_EXTRAPOLATION,
    LAST_RESEARCH,
    LAST_TRIANGLES,
    OVER,
    PLACE,
    REPLACE,
    RESEARCH,
    RESEARCH_ACTION,
    TARGET,
    TURN_CARDS,
    Position,
)
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE

CONVERTER_CARDS: Final = 1 << STARSTORMERS | 1 << TRANSMUTERS


def legal(position: Position, actor: int) -> list[int]:
    phase = position.phase
    if phase <= LAST_CHANCE:
        return [outcome for outcome, _ in odds(position)] if actor == CHANCE else []
    if actor != (position.victim if phase == DEFENCE else position.active):
        return []
    if phase <= LAST_TRIANGLES:
        return learning(position)
    if phase <= LAST_RESEARCH:
        return researching(position)
    if phase <= LAST_EXTRAPOLATION:
        return extrapolating(position)
    if phase <= LAST_CELESTIAL:
        return celestial(position)
    if phase <= LAST_DOMESTIC:
        return domestic(position)
    if phase <= LAST_EXPANSION:
        return expansion_generator.expanding(position)
    return expansion_generator.evolving(position)


# -- chance ----------------------------------------------------------------------------------------


def odds(position: Position) -> list[tuple[int, int]]:
    """First player, deck and bag: each seat, card and token equally likely."""
    phase = position.phase
    if phase == OVER or phase > LAST_CHANCE:
        return []
    if phase == FIRST:
        return [(FIRST_SEAT + seat, 1) for seat in range(position.players)]
    if phase == DEAL_CARDS or phase == TURN_CARDS:
        deck = position.deck
        return [(CARD_TURNED + card, 1) for card in range(CARDS) if deck >> card & 1]
    bag = position.bag
    # AR-07: purple tokens of the draft are put back and redrawn, so they carry no weight there.
    kinds = len(bag) - 1 if phase == DEAL_TOKENS else len(bag)
    return [(TOKEN + kind, bag[kind]) for kind in range(kinds) if bag[kind]]


def roll(position: Position, random: Random) -> int:
    """An outcome by its odds, without listing them."""
    phase = position.phase
    if phase == FIRST:
        return FIRST_SEAT + random.below(position.players)
    if phase == DEAL_CARDS or phase == TURN_CARDS:
        return CARD_TURNED + _rolled_card(position, random)
    tokens = position.bag_count
    if phase == DEAL_TOKENS:
        tokens -= position.bag[PURPLE]  # AR-07
    left = random.below(tokens)
    kind: i64 = 0
    while left >= position.bag[kind]:
        left -= position.bag[kind]
        kind += 1
    return TOKEN + kind


def _rolled_card(position: Position, random: Random) -> i64:
    deck: i64 = position.deck
    left = random.below(position.deck.bit_count())
    card: i64 = 0
    while left or not deck >> card & 1:
        left -= deck >> card & 1
        card += 1
    return card


# -- the Law of the Triangle -----------------------------------------------------------------------


def learning(position: Position) -> list[int]:
    phase = position.phase
    if phase == PLACE:
        return position.pack.point_actions(triangles.free_points(position))
    if phase == CHOOSE_TRIANGLE:
        found = triangles.completed(position)
        return [TRIANGLE + gain for gain in range(1, GAINS) if found >> gain & 1]
    tracks = (
        triangles.extra_tracks(position) if phase == EXTRA_POINT else position.open_tracks(position.active)
    )
    return track_actions(tracks)


# -- action 1: research, and the draft -------------------------------------------------------------


def researching(position: Position) -> list[int]:
    phase = position.phase
    if phase == DRAFT:
        return pool_tokens(position)
    if phase == RESEARCH:
        found = [END, DRAW]
        if not position.scrapped and position.scrap_counts[position.active] < position.pack.scrap_places:
            found += position.pack.point_actions(position.covered[position.active])
        return found
    found = [END, *pool_tokens(position)]
    if scavenging(position):
        found += scrap_tokens(position)
    return found


def pool_tokens(position: Position) -> list[int]:
    pool = position.pool
    found: list[int] = []
    for kind in range(i64(KINDS)):
        if pool[kind]:
            found.append(TAKE + kind)
    return found


def scrap_tokens(position: Position) -> list[int]:
    """Every token in anybody's scrap."""
    return [RECOVER + index for index, count in enumerate(position.scraps) if count]


def scavenging(position: Position) -> bool:
    """AR-37: in action 1 the token may come from a scrap; not with Traders (AR-38)."""
    return position.action == RESEARCH_ACTION and position.has(position.active, SCAVENGERS)


# -- action 2: extrapolation -----------------------------------------------------------------------


def extrapolating(position: Position) -> list[int]:
    if position.phase == EXTRAPOLATION:
        return [END, *trades(position)]
    return track_actions(gaining(position, position.chosen, position.phase == CONVERSION))


def trades(position: Position) -> list[int]:
    """What the active player can give in action 2."""
    seat = position.active
    tracks = position.tracks
    base = seat * TRACKS
    give: i64 = position.pack.give
    found: list[int] = []
    for track in range(i64(TRACKS)):
        if tracks[base + track] >= give and gaining(position, track, False):
            found.append(EXTRAPOLATE + track)
    if position.owned[seat] & CONVERTER_CARDS:
        for given in range(TRACKS):
            if convertible(position, seat, given) and gaining(position, given, True):
                found.append(CONVERT + given)
    return found


def convertible(position: Position, seat: i64, track: i64) -> bool:
    """AR-28, AR-29: has `seat` a card that trades points of `track`, and enough of them?"""
    pack = position.pack
    number = pack.conversion_with(track)
    return (
        position.has(seat, CONVERTERS[number])
        and pack.conversions[number] >> track & 1 == 1
        and position.knowledge(seat, track) >= pack.conversion_gives[number]
    )


def gaining(position: Position, given: i64, converting: bool) -> int:
    """The tracks that can gain for a given one: not the same, none at the limit."""
    tracks = position.open_tracks(position.active) & ~(1 << given)
    pack = position.pack
    return tracks & pack.conversions[pack.conversion_with(given)] if converting else tracks


# -- action 3: celestial ---------------------------------------------------------------------------


def celestial(position: Position) -> list[int]:
    phase = position.phase
    if phase == CELESTIAL:
        return [END, *celestial_acts(position)]
    if phase == TARGET:
        return targets(position)
    if phase == DEFENCE:
        return [CANCEL, ALLOW]
    return position.pack.point_actions(position.covered[position.active])


def celestial_acts(position: Position) -> list[int]:
    """What can be paid for and done in action 3 now."""
    seat = position.active
    pack = position.pack
    taken = position.acts
    if taken and taken > (pack.more_celestial if position.has(seat, SKYVIONS) else 0):  # AR-30
        return []
    found: list[int] = []
    covered = position.covered[seat]
    if position.tracks[seat * TRACKS + FIRE] >= pack.strike_price and any_target(position):
        found.append(STRIKE)
    if position.tracks[seat * TRACKS + NAVIGATION] >= pack.shift_price and covered and covered != pack.full:
        found.append(SHIFT)
    return found


def any_target(position: Position) -> bool:
    for seat in range(position.players):
        if seat != position.active and position.covered[seat]:
            return True
    return False


def targets(position: Position) -> list[int]:
    """Every token on the maps of the others."""
    pack = position.pack
    found: list[int] = []
    for seat in range(position.players):
        if seat != position.active:
            shift = pack.target_base - POINT + seat * pack.points
            for action in pack.point_actions(position.covered[seat]):
                found.append(action + shift)
    return found


# -- action 4: domestic ----------------------------------------------------------------------------


def domestic(position: Position) -> list[int]:
    phase = position.phase
    if phase == DOMESTIC:
        return [END, *domestic_acts(position)]
    if phase == REPLACE:
        return position.pack.point_actions(position.covered[position.active])
    if phase == EXCHANGE:
        return pool_tokens(position)
    return scrap_tokens(position)


def domestic_acts(position: Position) -> list[int]:
    """What can be paid for and done in action 4 now."""
    seat = position.active
    pack = position.pack
    taken = position.acts
    if taken and taken > (pack.more_domestic if position.has(seat, SOLATIONISTS) else 0):  # AR-31
        return []
    base = seat * TRACKS
    tracks = position.tracks
    room = position.has_room(seat)
    found: list[int] = []
    if tracks[base + RED] >= pack.breed_price and room and position.bag_count:
        found.append(BREED)
    if tracks[base + GREEN] >= pack.swap_price and position.covered[seat] and position.takeable():
        found.append(SWAP)
    if tracks[base + BLUE] >= pack.salvage_price and room and any(position.scrap_counts):
        found.append(SALVAGE)
    if tracks[base + RED] >= pack.barter_price and taken == 0 and position.has(seat, TRADERS):
        if position.bag_count or (room and position.takeable()):
            found.append(BARTER)
    return found
