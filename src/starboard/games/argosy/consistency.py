# mypyc: skip
"""Which positions play can lead to: everything in one place, every question with what it is about."""

from starboard.games.argosy.evolution import doubling_tracks
from starboard.games.argosy.numbering import TRACKS
from starboard.games.argosy.pieces import DUPLICATORS, PURPLE, WANDERERS
from starboard.games.argosy.state import (
    CHOOSE_TRIANGLE,
    DEAL_CARDS,
    DEAL_TOKENS,
    DOUBLING,
    EXTRA_POINT,
    FIRST,
    IN_DRAFT,
    OVER,
    RESOLVED,
    Position,
    made_tokens,
    total_tokens,
)
from starboard.games.argosy.turn_consistency import (
    ASKED_IN,
    NEEDED,
    RESTING,
    acts_fit,
    check_turn,
    makes_sense,
)
from starboard.games.argosy.types import PHASES
from starboard.kernel.errors import BadPosition


def check(position: Position) -> None:
    """BadPosition, in a sentence, for a position that no play leads to."""
    _check_asked(position)
    _check_possessions(position)
    _check_cards(position)
    _check_tokens(position)
    _check_question(position)
    _check_doubled(position)
    if position.action == IN_DRAFT:
        _check_draft(position)
    else:
        check_turn(position)
    _check_answers(position)


# -- pieces ----------------------------------------------------------------------------------------


def _check_asked(position: Position) -> None:
    if position.phase == RESOLVED:
        raise BadPosition("asks-nothing")
    if position.phase == OVER and not position.ends:
        raise BadPosition("over-without-ending")


def _check_possessions(position: Position) -> None:
    pack = position.pack
    if max(position.tracks) > pack.limit:
        raise BadPosition("knowledge-above-limit", limit=pack.limit)
    taken = 0
    for mine in position.colonies:
        if taken & mine:
            raise BadPosition("two-colonies-to-a-planet")
        if mine.bit_count() > pack.tokens_each:
            raise BadPosition("planet-tokens", tokens=pack.tokens_each)
        taken |= mine
    if position.shielded & ~taken:
        raise BadPosition("shield-without-colony")


def _check_cards(position: Position) -> None:
    places = [position.deck, *(1 << card for card in position.face_up), *position.owned]
    seen = 0
    for cards in places:
        if seen & cards:
            raise BadPosition("card-in-two-places")
        seen |= cards
    if seen != position.pack.all_cards:
        raise BadPosition("card-in-two-places")
    face_up = sum(1 << card for card in position.face_up)
    if position.natural & ~face_up or position.fresh & ~position.natural:
        raise BadPosition("turned-up-lies-open")


def _check_tokens(position: Position) -> None:
    pack = position.pack
    made = made_tokens(position)
    if min(position.bag) < 0:
        raise BadPosition("too-many-of-a-kind")
    if total_tokens(position) != made:
        raise BadPosition("tokens-do-not-add-up")
    if max(position.scrap_counts) > pack.scrap_places:
        raise BadPosition("scrap-places", places=pack.scrap_places)
    if any(position.drawn.count(kind) > made[kind] for kind in set(position.drawn)):
        raise BadPosition("drawn-too-many")


def _check_doubled(position: Position) -> None:
    """AR-25, AR-26: each of the two cards has its track, from the choice on that follows its purchase."""
    for seat, doubled in enumerate(position.doubled):
        for card in (DUPLICATORS, WANDERERS):
            asked = position.phase == DOUBLING and seat == position.active and position.chosen == card
            wanted = int(position.has(seat, card) and not asked)
            if (doubled & doubling_tracks(card)).bit_count() != wanted:
                raise BadPosition("one-track-each")


# -- the question ----------------------------------------------------------------------------------


def _check_question(position: Position) -> None:
    name = PHASES[position.phase]
    if not makes_sense(position):
        raise BadPosition("question-about-nothing", question=name)
    if position.action not in ASKED_IN[position.phase]:
        raise BadPosition("question-out-of-place", question=name, action=position.action)
    needed = NEEDED.get(position.phase, ())
    for field, value in RESTING.items():
        if field not in needed and getattr(position, field) != value:
            raise BadPosition("question-needs-nothing", question=name, field=field)
    if not acts_fit(position):
        raise BadPosition("too-many-acts", question=name)


def _check_answers(position: Position) -> None:
    if position.phase != OVER and not any(position.legal(actor) for actor in position.actors()):
        raise BadPosition("nobody-can-answer")


# -- the draft -------------------------------------------------------------------------------------


def _check_draft(position: Position) -> None:
    """AR-07: nobody has anything yet but tokens on the map, dealt out in turn."""
    nothing = (
        *(position.colonies + position.owned + position.scraps + position.gone + position.drawn),
        position.natural,
        position.idle,
        position.drew,
        position.scrapped,
        position.ends,
    )
    if any(nothing):
        raise BadPosition("draft-is-first")
    if position.active != (position.first + position.turns) % position.players:
        raise BadPosition("draft-clockwise")
    _check_dealt(position)
    _check_drafted(position)


def _check_dealt(position: Position) -> None:
    """The cards first, then the tokens of the draft."""
    cards = position.pack.first_cards(position.players)
    tokens = position.pack.drafted(position.players)
    phase, face_up, pool = position.phase, len(position.face_up), sum(position.pool)
    if phase == FIRST:
        fits = position.first == face_up == pool == 0
    elif phase == DEAL_CARDS:
        fits = face_up < cards and pool == 0
    elif phase == DEAL_TOKENS:
        fits = face_up == cards and pool < tokens
    else:
        held = int(position.hand >= 0)
        placed = sum(covered.bit_count() for covered in position.covered)
        fits = face_up == cards and pool + held + placed == tokens
    if not fits or position.pool[PURPLE]:
        raise BadPosition("draft-of", cards=cards, tokens=tokens)


def _check_drafted(position: Position) -> None:
    """Everybody has laid as many tokens as there were turns; a triangle takes three of them."""
    laid_now = position.phase in (CHOOSE_TRIANGLE, EXTRA_POINT)
    turns = position.turns + laid_now
    for step in range(position.players):
        seat = (position.first + step) % position.players
        laid = position.covered[seat].bit_count()
        if laid != (turns - step + position.players - 1) // position.players:
            raise BadPosition("draft-in-turn")
        if laid < 3 and any(position.knowledge(seat, track) for track in range(TRACKS)):
            raise BadPosition("knowledge-from-triangles")
    if position.turns == 0 and not laid_now and position.corner >= 0:
        raise BadPosition("nothing-laid-yet")
