# mypyc: skip
"""Where in a turn each question is asked, and what else is then so: for positions that come from outside."""

from typing import Final

from starboard.games.argosy.pieces import (
    SKYVIONS,
    SOLATIONISTS,
    TRADERS,
)
from starboard.games.argosy.question_consistency import ABOUT
from starboard.games.argosy.state import (
    ACTION_OVER,
    CELESTIAL,
    CHOOSE_TRIANGLE,
    CONVERSION,
    DEAL_CARDS,
    DEAL_TOKENS,
    DEFENCE,
    DISCOUNT,
    DIVERT,
    DOMESTIC,
    DOUBLING,
    DRAFT,
    DRAW_HAND,
    DRAW_POOL,
    EXCHANGE,
    EXPANSION,
    EXTRA_POINT,
    EXTRAPOLATION,
    FIRST,
    FREE_CARD,
    FROM_POOL,
    GAIN,
    LIFT,
    MIGRATION,
    OVER,
    PLACE,
    REPLACE,
    RESEARCH,
    SALVAGING,
    TAKE_TOKEN,
    TARGET,
    TURN_CARDS,
    Position,
)

ASKED_IN: Final[dict[int, tuple[int, ...]]] = {  # the actions that a question comes up in; 0 is the draft
    OVER: (5,),
    FIRST: (0,),
    DEAL_CARDS: (0,),
    DEAL_TOKENS: (0,),
    DRAW_POOL: (1, 4),
    DRAW_HAND: (4,),
    TURN_CARDS: (1, 4),
    PLACE: (0, 1, 3, 4),
    CHOOSE_TRIANGLE: (0, 1, 3, 4),
    EXTRA_POINT: (0, 1, 3, 4),
    DIVERT: (1,),
    DRAFT: (0,),
    RESEARCH: (1,),
    TAKE_TOKEN: (1, 4),
    EXTRAPOLATION: (2,),
    GAIN: (2,),
    CONVERSION: (2,),
    CELESTIAL: (3,),
    TARGET: (3,),
    DEFENCE: (3,),
    LIFT: (3,),
    DOMESTIC: (4,),
    REPLACE: (4,),
    EXCHANGE: (4,),
    SALVAGING: (4,),
    EXPANSION: (5,),
    MIGRATION: (5,),
    FREE_CARD: (1, 4),
    DOUBLING: (1, 4, 5),
    DISCOUNT: (5,),
}
RESTING: Final[dict[str, int]] = {  # what only some questions need, and what it is otherwise
    "hand": -1,
    "origin": -1,
    "scrap_owner": -1,
    "extra": False,
    "overflow": 0,
    "draws_left": 0,
    "purples": 0,
    "breeding": False,
    "cards_left": 0,
    "fresh": 0,
    "chosen": -1,
    "victim": -1,
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
    """Is there what the question is about?"""
    about = ABOUT.get(position.phase)
    return about is None or about(position)


def acts_fit(position: Position) -> bool:
    """AR-18, AR-19, AR-30, AR-31, AR-38: can so many acts have been taken when this is asked?"""
    acts, action, seat = position.acts, position.action, position.active
    if action not in (3, 4):
        return acts == 0
    if action == 3:
        further = position.pack.more_celestial if position.has(seat, SKYVIONS) else 0
    else:
        further = position.pack.more_domestic if position.has(seat, SOLATIONISTS) else 0
    if position.phase in (CELESTIAL, DOMESTIC):
        return acts <= further
    counted = 1 <= acts <= further + 1
    if action == 3:
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
