"""How a view is made of a position."""

from msgspec import UNSET

from starboard.games.colonies import council, scoring
from starboard.games.colonies.answers import is_asked_of_all, row, see_secret
from starboard.games.colonies.card_view import Card, cards_of
from starboard.games.colonies.effects import banned
from starboard.games.colonies.market_view import see_markets
from starboard.games.colonies.numbering import INFLUENCE, PLANETS
from starboard.games.colonies.questions import question
from starboard.games.colonies.state import (
    ACTING,
    ASK_PAY,
    ASK_VOTE,
    BALLOTS,
    CAST_NO,
    CAST_YES,
    IN_DECK,
    INCOME,
    NEXT_CARD,
    OVER,
    VOTING,
    Position,
)
from starboard.games.colonies.upgrade_plan import plan
from starboard.games.colonies.upgrades import upgrade_cost
from starboard.games.colonies.view import (
    ColoniesView,
    OpenCard,
    Phase,
    Planet,
    Printed,
    Route,
    Shelf,
    Vote,
)


def see(position: Position, seat: int | None, revealed: bool = False) -> ColoniesView:
    """The position for `seat`; None for a spectator, who has no secrets of their own.

    When the game is over, earlier positions too may be seen `revealed`: with everybody's Credits (CO-04).
    """
    me = -1 if seat is None else position.planet_of[seat]
    free = without_aside(position, me) if me >= 0 else position
    pack = position.pack
    over = position.step == OVER
    hand = position.hand(me) if me >= 0 else []
    cards = cards_of(pack)
    return ColoniesView(
        players=position.players,
        seat=seat,
        planet=pack.planets[me] if me >= 0 else None,
        actors=list(position.actors()),
        turn=position.turn_number,
        turns=pack.turns,
        phase=phase(position),
        round=position.round + 1 if position.step == ACTING and position.mover >= 0 else 0,
        rounds=pack.rounds,
        first=position.seat_of[position.first] if position.first >= 0 else None,
        question=question(position),
        planets=[see_planet(position, n, n == me or over or revealed) for n in range(PLANETS)],
        markets=see_markets(position),
        shelves=see_shelves(position),
        event=see_event(position, cards),
        arrivals=position.arrivals(),
        deck=position.holder.count(IN_DECK),
        used=[pack.cards[card] for card in position.used],
        vote=see_vote(position),
        hand=[pack.cards[card] for card in hand],
        cards=[cards[card] for card in hand],
        laid=[name for name, who in laid_cards(position) if who == me] if me >= 0 else [],
        contributions=see_contributions(position) if over or revealed else None,
        secret=see_secret(position, me) if is_asked_of_all(position) and me >= 0 else None,
        plan=plan(free, me) if me >= 0 and not over and position.turn_number > 0 else None,
        upgrades=[upgrade_cost(free, me, n) for n in range(PLANETS)] if me >= 0 and not over else [],
        highest=pack.highest,
        lowest=pack.lowest,
        technologies=list(pack.technologies),
        actions=list(pack.actions),
        printed=see_printed(position),
        ending=position.ending(),
        results=position.results() if over else [],
    )


def without_aside(position: Position, me: int) -> Position:
    """What is laid aside for a vote or for upkeep is none of what a player plans with."""
    if position.ask not in (ASK_VOTE, ASK_PAY):
        return position
    rest = position.clone()
    for kind in range(me * PLANETS, (me + 1) * PLANETS):
        rest.resources[kind] -= position.aside[kind]
    rest.credits[me] -= sum(row(position.compensation, me))
    return rest


def phase(position: Position) -> Phase:
    """Which part of the turn it is: what the dial in the middle shows."""
    step = position.step
    if step == OVER:
        return "over"
    if position.turn_number == 0:
        return "setup"
    if step == INCOME:
        return "income"
    if step < INCOME or step in (VOTING, NEXT_CARD):
        return "event"
    return "actions" if step == ACTING else "upkeep"


# -- the board ---------------------------------------------------------------------------------


def see_planet(position: Position, planet: int, credits_too: bool) -> Planet:
    pack = position.pack
    seat = position.seat_of[planet]
    owned = seat >= 0
    resources = row(position.resources, planet)
    levels = row(position.levels, planet)
    goods = sum(resources)
    return Planet(
        planet=pack.planets[planet],
        colour=pack.colours[planet],
        resource=pack.resources[planet],
        seat=seat if owned else None,
        technologies=levels if owned else None,
        resources=resources if owned else None,
        colonists=position.colonists[planet] if owned else None,
        routes=[see_route(position, planet, (planet + step) % PLANETS) for step in range(1, PLANETS)],
        bans=banned(position, planet),
        lost_actions=position.lost[planet],
        points=scoring.technology_points(position, planet) if owned else None,
        goods=goods if owned else None,
        spare=resources[planet] - position.exports(planet) if owned else None,
        votes=(levels[INFLUENCE], levels[INFLUENCE] + goods * pack.votes) if owned else None,
        credits=position.credits[planet] if credits_too and owned else UNSET,
    )


def see_route(position: Position, of: int, to: int) -> Route:
    return Route(
        position.pack.planets[to],
        position.promises[of * PLANETS + to],
        position.promises[to * PLANETS + of],
        position.pirates[of * PLANETS + to],
    )


def see_shelves(position: Position) -> list[Shelf]:
    pack = position.pack
    return [
        Shelf(pack.top_price, pack.top_place),
        Shelf(pack.middle_price, pack.middle_places),
        Shelf(pack.low_price, None),
    ]


def see_printed(position: Position) -> Printed:
    return Printed(one_sided=position.pack.one_sided, levels=position.pack.points)


# -- the event ---------------------------------------------------------------------------------


def see_event(position: Position, cards: list[Card]) -> OpenCard | None:
    """The card that lies open; until it has been voted on it belongs to this turn, else to the next."""
    if position.current < 0:
        return None
    now = position.step in (INCOME, VOTING, NEXT_CARD) and position.turn_number > 0
    turn = position.turn_number if now else position.turn_number + 1
    card = cards[position.current]
    return OpenCard(
        card.card,
        card.colonists,
        card.leaders,
        card.everybody,
        card.fewest,
        turn,
        card.colonists + turn,
    )


def see_vote(position: Position) -> Vote | None:
    if not any(position.ballots):
        return None
    cast = [(position.ballots[planet], position.votes[planet]) for planet in position.planet_of]
    card = position.current if position.step == NEXT_CARD else position.used[-1]
    return Vote(
        position.pack.cards[card],
        [BALLOTS[ballot] for ballot, _ in cast],
        [votes for _, votes in cast],
        BALLOTS[position.outcome],
        council.votes_for(position, CAST_YES),
        council.votes_for(position, CAST_NO),
    )


def laid_cards(position: Position) -> list[tuple[str, int]]:
    """Every card that went into a deck, with who laid it."""
    laid = position.laid_by
    return [(position.pack.cards[card], laid[card]) for card in range(len(laid)) if laid[card] >= 0]


def see_contributions(position: Position) -> dict[str, int | None]:
    """CO-04: at the end, who put which card into a deck (null: it came from the undealt cards)."""
    found: dict[str, int | None] = {}
    for name, planet in laid_cards(position):
        found[name] = position.seat_of[planet] if planet < PLANETS else None
    return found
