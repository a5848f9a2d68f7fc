"""Before the first turn, and the event deck: lots, hands, laid cards. CO-02 to CO-04, CO-12."""

from starboard.games.colonies.numbering import (
    DRAW_CARD,
    DRAW_FIRST,
    DRAW_NEUTRALS,
    DRAW_PLANET,
    PLANETS,
    laid_card,
)
from starboard.games.colonies.setup_events import Dealt, DeckMade, First, LaidCard, Lot, Neutral, Revealed
from starboard.games.colonies.state import (
    ACTING,
    ASK_CHANCE,
    ASK_LAY,
    CURRENT,
    DEAL,
    FILL,
    FIRST,
    FROM_UNDEALT,
    IN_DECK,
    INCOME,
    LAYING,
    LOTS,
    NEUTRALS,
    REVEAL,
    Position,
)
from starboard.kernel.number_lists import number_of, replaced
from starboard.kernel.sentinels import NONE


def draw(position: Position, outcome: int) -> None:
    """Chance has answered."""
    position.finished()
    if position.step == NEUTRALS:
        keep_neutral(position, outcome - DRAW_NEUTRALS)
    elif position.step == LOTS:
        give_planet(position, outcome - DRAW_PLANET)
    elif position.step == FIRST:
        give_first(position, outcome - DRAW_FIRST)
    elif position.step == DEAL:
        deal(position, outcome - DRAW_CARD)
    elif position.step == FILL:
        fill(position, outcome - DRAW_CARD)
    else:
        reveal(position, outcome - DRAW_CARD)


# -- planets and the first player: CO-02, CO-28, CO-29 -----------------------------------------


def draw_neutrals(position: Position) -> None:
    if has_two_neutrals(position):
        position.ask = ASK_CHANCE
    else:
        position.step = LOTS


def has_two_neutrals(position: Position) -> bool:
    """CO-29: the neutral planet of four players is the one that nobody drew."""
    return PLANETS - position.players == 2


def keep_neutral(position: Position, planet: int) -> None:
    """CO-29: two planets that are not neighbours belong to nobody."""
    position.kept = 1 << planet | 1 << (planet + position.pack.apart) % PLANETS
    position.step = LOTS


def free_planets(position: Position) -> list[int]:
    kept = position.kept
    return [planet for planet in range(PLANETS) if position.seat_of[planet] < 0 and not kept >> planet & 1]


def draw_lots(position: Position) -> None:
    """CO-02: seat after seat draws a planet."""
    if NONE not in position.planet_of:
        tell_neutrals(position)
        position.step = FIRST
        return
    free = free_planets(position)
    if len(free) == 1:
        give_planet(position, free[0])
    else:
        position.ask = ASK_CHANCE


def give_planet(position: Position, planet: int) -> None:
    """CO-03: with the planet come two of each other resource, and Credits."""
    seat = position.planet_of.index(NONE)
    pack = position.pack
    position.planet_of = replaced(position.planet_of, seat, planet)
    position.seat_of = replaced(position.seat_of, planet, seat)
    for kind in range(PLANETS):
        if kind != planet:
            position.resources[planet * PLANETS + kind] = pack.other_resources
    position.credits[planet] = pack.credits_of_three if has_two_neutrals(position) else pack.credits
    if position.story is not None:
        stocks = position.resources[planet * PLANETS : planet * PLANETS + PLANETS]
        position.tell_paid(Lot(seat, pack.planets[planet], stocks), [planet])


def tell_neutrals(position: Position) -> None:
    for planet in range(PLANETS):
        if position.is_neutral(planet) and position.story is not None:
            position.tell(Neutral(position.pack.planets[planet]))


def draw_first(position: Position) -> None:
    if position.first < 0:
        position.ask = ASK_CHANCE
    else:
        position.step = DEAL


def give_first(position: Position, seat: int) -> None:
    position.first = position.planet_of[seat]
    if position.story is not None:
        position.tell(First(seat))


# -- event cards: CO-03, CO-04, CO-12 ----------------------------------------------------------


def deal_hands(position: Position) -> None:
    """CO-03: seat by seat five cards, one at a time."""
    if next_to_be_dealt(position) < 0:
        position.step = LAYING
        return
    cards = position.undealt()
    if len(cards) == 1:
        deal(position, cards[0])
    else:
        position.ask = ASK_CHANCE


def next_to_be_dealt(position: Position) -> int:
    for planet in position.planet_of:
        if number_of(planet, position.holder) < position.pack.hand:
            return planet
    return NONE


def deal(position: Position, card: int) -> None:
    planet = next_to_be_dealt(position)
    position.holder = replaced(position.holder, card, planet)
    if position.story is not None:
        seat = position.seat_of[planet]
        position.tell(Dealt(seat, position.pack.cards[card]), (seat,))


def ask_for_cards(position: Position) -> None:
    """CO-04: everybody puts one card into the deck, at the same time and in secret."""
    position.fresh_sheet(ASK_LAY)
    position.ask_all(ASK_LAY, position.order())


def lay(position: Position, planet: int, action: int) -> bool:
    """A card is chosen: that is the whole answer."""
    card = laid_card(action)
    position.answer[planet] = card
    if position.story is not None:
        seat = position.seat_of[planet]
        position.tell(LaidCard(seat, position.pack.cards[card]), (seat,))
    return True


def make_deck(position: Position) -> None:
    """All have chosen."""
    for planet in position.planet_of:
        card = position.answer[planet]
        position.holder = replaced(position.holder, card, IN_DECK)
        position.laid_by = replaced(position.laid_by, card, planet)
    position.forget_answers()
    position.step = FILL
    if position.story is not None:
        position.tell(DeckMade(position.pack.deck))


def fill_deck(position: Position) -> None:
    """CO-04: undealt cards fill the deck up."""
    if number_of(IN_DECK, position.holder) >= position.pack.deck:
        position.step = REVEAL
        return
    cards = position.undealt()
    if len(cards) == 1:
        fill(position, cards[0])
    else:
        position.ask = ASK_CHANCE


def fill(position: Position, card: int) -> None:
    position.holder = replaced(position.holder, card, IN_DECK)
    position.laid_by = replaced(position.laid_by, card, FROM_UNDEALT)


def reveal_next(position: Position) -> None:
    """Always drawn, even the last card: who chose last in the event must not see it before choosing."""
    position.ask = ASK_CHANCE


def reveal(position: Position, card: int) -> None:
    """CO-04, CO-12: the card is known a turn ahead."""
    position.holder = replaced(position.holder, card, CURRENT)
    position.current = card
    position.step = ACTING if position.turn_number else INCOME
    if position.story is not None:
        pack = position.pack
        position.tell(Revealed(pack.cards[card], pack.stars[card], position.holder.count(IN_DECK)))
