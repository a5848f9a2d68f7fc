# mypyc: skip
"""What must be so in a turn, and when each question is asked: for positions that come from outside."""

from typing import Final

from starboard.games.argosy.pieces import (
    SKYVIONS,
    SOLATIONISTS,
    TRADERS,
)
from starboard.games.argosy.question_consistency import ABOUT
from starboard.games.argosy.state import (
    ACTION_OVER,
    BAG_EMPTY,
    CELESTIAL,
    CELESTIAL_ACTION,
    CHOOSE_TRIANGLE,
    CONVERSION,
    CORE_SETTLED,
    DEAL_CARDS,
    DEAL_TOKENS,
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
    EXPANSION,
    EXPANSION_ACTION,
    EXTRA_POINT,
    EXTRAPOLATION,
    EXTRAPOLATION_ACTION,
    FIRST,
    FREE_CARD,
    FROM_POOL,
    GAIN,
    IN_DRAFT,
    LIFT,
    MAP_FULL,
    MIGRATION,
    OVER,
    PLACE,
    REPLACE,
    RESEARCH,
    RESEARCH_ACTION,
    SALVAGING,
    STALLED,
    TAKE_TOKEN,
    TARGET,
    TURN_CARDS,
    Position,
)
from starboard.kernel.errors import BadPosition
from starboard.kernel.sentinels import NO_SEAT, NONE

ASKED_IN: Final[dict[int, tuple[int, ...]]] = {  # the actions that a question comes up in
    OVER: (EXPANSION_ACTION,),
    FIRST: (IN_DRAFT,),
    DEAL_CARDS: (IN_DRAFT,),
    DEAL_TOKENS: (IN_DRAFT,),
    DRAW_POOL: (RESEARCH_ACTION, DOMESTIC_ACTION),
    DRAW_HAND: (DOMESTIC_ACTION,),
    TURN_CARDS: (RESEARCH_ACTION, DOMESTIC_ACTION),
    PLACE: (IN_DRAFT, RESEARCH_ACTION, CELESTIAL_ACTION, DOMESTIC_ACTION),
    CHOOSE_TRIANGLE: (IN_DRAFT, RESEARCH_ACTION, CELESTIAL_ACTION, DOMESTIC_ACTION),
    EXTRA_POINT: (IN_DRAFT, RESEARCH_ACTION, CELESTIAL_ACTION, DOMESTIC_ACTION),
    DIVERT: (RESEARCH_ACTION,),
    DRAFT: (IN_DRAFT,),
    RESEARCH: (RESEARCH_ACTION,),
    TAKE_TOKEN: (RESEARCH_ACTION, DOMESTIC_ACTION),
    EXTRAPOLATION: (EXTRAPOLATION_ACTION,),
    GAIN: (EXTRAPOLATION_ACTION,),
    CONVERSION: (EXTRAPOLATION_ACTION,),
    CELESTIAL: (CELESTIAL_ACTION,),
    TARGET: (CELESTIAL_ACTION,),
    DEFENCE: (CELESTIAL_ACTION,),
    LIFT: (CELESTIAL_ACTION,),
    DOMESTIC: (DOMESTIC_ACTION,),
    REPLACE: (DOMESTIC_ACTION,),
    EXCHANGE: (DOMESTIC_ACTION,),
    SALVAGING: (DOMESTIC_ACTION,),
    EXPANSION: (EXPANSION_ACTION,),
    MIGRATION: (EXPANSION_ACTION,),
    FREE_CARD: (RESEARCH_ACTION, DOMESTIC_ACTION),
    DOUBLING: (RESEARCH_ACTION, DOMESTIC_ACTION, EXPANSION_ACTION),
    DISCOUNT: (EXPANSION_ACTION,),
}
RESTING: Final[dict[str, int]] = {  # what only some questions need, and what it is otherwise
    "hand": NONE,
    "origin": NONE,
    "scrap_owner": NO_SEAT,
    "extra": False,
    "overflow": 0,
    "draws_left": 0,
    "purples": 0,
    "breeding": False,
    "cards_left": 0,
    "fresh": 0,
    "chosen": NONE,
    "victim": NO_SEAT,
}
NEEDED: Final[dict[int, tuple[str, ...]]] = {
    PLACE: ("hand", "origin", "scrap_owner"),
    EXTRA_POINT: ("extra",),
    DIVERT: ("extra", "overflow"),
    DRAW_POOL: ("draws_left", "purples"),
    TURN_CARDS: ("purples", "breeding", "cards_left", "fresh"),
    FREE_CARD: ("fresh",),
    DEFENCE: ("chosen", "victim"),
    EXCHANGE: ("chosen",),
    GAIN: ("chosen",),
    CONVERSION: ("chosen",),
    MIGRATION: ("chosen",),
    DISCOUNT: ("chosen",),
    DOUBLING: ("chosen",),
}


def makes_sense(position: Position) -> bool:
    """Is everything there that the question needs?"""
    about = ABOUT.get(position.phase)
    return about is None or about(position)


def acts_fit(position: Position) -> bool:
    """AR-18, AR-19, AR-30, AR-31, AR-38: can so many acts have been taken when this is asked?"""
    acts, action, seat = position.acts, position.action, position.active
    if action not in (CELESTIAL_ACTION, DOMESTIC_ACTION):
        return acts == 0
    if action == CELESTIAL_ACTION:
        further = position.pack.more_celestial if position.has(seat, SKYVIONS) else 0
    else:
        further = position.pack.more_domestic if position.has(seat, SOLATIONISTS) else 0
    if position.phase in (CELESTIAL, DOMESTIC):
        return acts <= further
    counted = 1 <= acts <= further + 1
    if action == CELESTIAL_ACTION:
        return counted
    if position.phase == TURN_CARDS and position.breeding:
        return acts == ACTION_OVER
    bartered = acts == ACTION_OVER and position.has(seat, TRADERS)
    if position.phase in (CHOOSE_TRIANGLE, EXTRA_POINT):
        return counted or bartered
    from_pool = position.phase == PLACE and position.hand_from == FROM_POOL
    if from_pool or position.phase in (DRAW_POOL, TURN_CARDS, TAKE_TOKEN, FREE_CARD, DOUBLING):
        return bartered
    return counted


# -- turns, draws and the end ----------------------------------------------------------------------


def check_turn(position: Position) -> None:
    """AR-13, AR-22: how many turns there were, and what this one has brought; BadPosition in a sentence."""
    over = position.phase == OVER
    since_draft = position.turns - position.pack.drafted(position.players)
    if since_draft < over:
        raise BadPosition("turns-after-draft")
    if position.active != (position.first + position.turns - over) % position.players:
        raise BadPosition("turns-clockwise")
    if position.idle > since_draft or position.idle > position.idle_turns() - (not over):
        raise BadPosition("idle-too-long")
    if over and (position.idle == 0) != position.drew:
        raise BadPosition("idle-turn-counts")
    _check_drawn(position)
    _check_ends(position)


def _check_drawn(position: Position) -> None:
    first_draw = position.action == RESEARCH_ACTION
    before = position.phase == RESEARCH or (position.phase == DRAW_POOL and first_draw)
    if before and position.natural:
        raise BadPosition("card-before-draw")
    if first_draw and not before and not position.drew:
        raise BadPosition("token-before-draw")
    if position.drawn and not position.drew:
        raise BadPosition("drawn-left-the-bag")
    if (
        first_draw
        and not before
        and position.bag_count
        and len(position.drawn) not in (0, position.pack.draw)
    ):
        raise BadPosition("draw-of", tokens=position.pack.draw)
    most = position.pack.draw + (0 if first_draw else position.pack.barter_draw)
    if len(position.drawn) > most:
        raise BadPosition("drawn-by-now", most=most)


def _check_ends(position: Position) -> None:
    """AR-22: what ends the game is there, and what is there ends it."""
    seat, ends, over = position.active, position.ends, position.phase == OVER
    full = [covered == position.pack.full for covered in position.covered]
    core = position.settled() & position.pack.core
    if (core and not over) or core & ~position.colonies[seat]:
        raise BadPosition("settled-planet-ends")
    if any(filled for other, filled in enumerate(full) if other != seat) or (full[seat] and not ends):
        raise BadPosition("full-map-ends")
    if position.bag_count == 0 and not (ends and position.drew):
        raise BadPosition("empty-bag-ends")
    if ends == MAP_FULL and not full[seat]:
        raise BadPosition("no-map-full")
    if ends == CORE_SETTLED and not core:
        raise BadPosition("no-last-planet-settled")
    if ends == BAG_EMPTY and not position.drew:
        raise BadPosition("bag-not-emptied")
    if ends == STALLED and not (over and position.idle == position.idle_turns()):
        raise BadPosition("stalls-after-a-round")
    if ends == STALLED and (core or full[seat]):
        raise BadPosition("ended-before")
    if (
        ends == BAG_EMPTY
        and position.action == RESEARCH_ACTION
        and position.phase != DOUBLING
        and position.bag_count
    ):
        raise BadPosition("purchase-refills-bag")
