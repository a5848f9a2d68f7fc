# mypyc: skip
"""What one seat may see: the whole board, and of what is secret only its own."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from starboard.games.colonies import council, scoring
from starboard.games.colonies.answer_view import Secret, is_asked_of_all, row, see_secret
from starboard.games.colonies.card_view import Card, see_card
from starboard.games.colonies.effects import banned
from starboard.games.colonies.market_view import see_markets
from starboard.games.colonies.numbering import INFLUENCE, PLANETS
from starboard.games.colonies.question_view import Question, question
from starboard.games.colonies.state import (
    ACTING,
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
from starboard.games.colonies.types import ActionName, Cast, Market, Technology, UpgradeCost
from starboard.games.colonies.upgrades import upgrade_cost
from starboard.kernel.view import View

Phase = Literal["setup", "income", "event", "actions", "upkeep", "over"]


class Route(msgspec.Struct):
    """One of a planet's four links, in paying order: what it gives, what it gets, pirates on its own end."""

    to: str
    gives: int
    gets: int
    pirates: int


class Planet(msgspec.Struct, kw_only=True):
    """A planet; what only a player's planet has is null where it is neutral.

    Its Credits are for its player only, until the end (CO-04).
    """

    planet: str
    colour: str
    resource: str
    seat: int | None
    technologies: list[int] | None
    resources: list[int] | None
    colonists: int | None
    routes: list[Route]
    bans: list[ActionName]
    lost_actions: int
    points: int | None  # of its technologies
    goods: int | None  # all resources together
    spare: (
        int | None
    )  # of the own resource, when all agreements are paid; negative where some will be missing
    votes: tuple[int, int] | None  # CO-09: the fewest and the most that it could cast
    credits: int | UnsetType = UNSET


class OpenCard(Card, frozen=True):
    """The card that is voted on next: in which turn, and how many colonists come to each player in it."""

    turn: int
    arrivals: int


class Vote(msgspec.Struct):
    """The last vote, once it is open: ballots and votes by seat, and both sides together."""

    card: str | None
    ballots: list[Cast]
    votes: list[int]
    outcome: Cast
    yes: int
    no: int


class Shelf(msgspec.Struct):
    """CO-16: a shelf of every market; the lowest has no end."""

    price: int
    places: int | None


class Printed(msgspec.Struct, kw_only=True):
    """Numbers of the pack that sentences and drawings need."""

    settling: int  # CO-08: Credits for a colonist let in for pay
    votes: int  # CO-09: for a resource
    instead: int  # CO-10: Credits instead of the first effect
    rescue: int  # CO-14: resources for a pirate of an opponent's
    hunting: int  # CO-15: Credits for a pirate of an opponent's
    one_sided: int  # CO-17: Credits to the partner
    substitution: int  # CO-23: Credits with a substitute beyond the Commerce level
    missing: int  # CO-23: Credits for a resource that is missing
    levels: list[int]  # CO-27: points by level


class ColoniesView(View, kw_only=True, tag="colonies"):
    """Turn, question, planets, markets, event and vote; of secrets only the viewer's own."""

    players: int
    seat: int | None
    planet: str | None  # the viewer's own
    turns: int
    phase: Phase
    round: int  # 0 outside the action phase
    rounds: int
    first: int | None
    question: Question | None
    planets: list[Planet]
    markets: list[Market]
    shelves: list[Shelf]
    event: OpenCard | None
    arrivals: int
    deck: int
    used: list[str]
    vote: Vote | None
    hand: list[str]
    cards: list[Card]  # the hand's
    laid: list[str]
    contributions: dict[str, int | None] | None
    secret: Secret | None
    upgrades: list[UpgradeCost]  # CO-19, CO-20: of the viewer's technologies
    highest: int  # of an agreement
    lowest: int
    technologies: list[Technology]  # in the order of every list of levels
    actions: list[ActionName]
    printed: Printed


def see(position: Position, seat: int | None, revealed: bool = False) -> ColoniesView:
    """The position for `seat`; None for a spectator, who has no secrets of their own.

    When the game is over, earlier positions too may be seen `revealed`: with everybody's Credits (CO-04).
    """
    me = -1 if seat is None else position.planet_of[seat]
    pack = position.pack
    over = position.step == OVER
    hand = position.hand(me) if me >= 0 else []
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
        event=see_event(position),
        arrivals=position.arrivals(),
        deck=position.holder.count(IN_DECK),
        used=[pack.cards[card] for card in position.used],
        vote=see_vote(position),
        hand=[pack.cards[card] for card in hand],
        cards=[see_card(pack, card) for card in hand],
        laid=[name for name, who in laid_cards(position) if who == me] if me >= 0 else [],
        contributions=see_contributions(position) if over or revealed else None,
        secret=see_secret(position, me) if is_asked_of_all(position) and me >= 0 else None,
        upgrades=[upgrade_cost(position, me, n) for n in range(PLANETS)] if me >= 0 and not over else [],
        highest=pack.highest,
        lowest=pack.lowest,
        technologies=list(pack.technologies),
        actions=list(pack.actions),
        printed=see_printed(position),
        ending=position.ending(),
        results=position.results() if over else [],
    )


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
    return Planet(
        planet=pack.planets[planet],
        colour=pack.colours[planet],
        resource=pack.resources[planet],
        seat=seat if owned else None,
        technologies=row(position.levels, planet) if owned else None,
        resources=row(position.resources, planet) if owned else None,
        colonists=position.colonists[planet] if owned else None,
        routes=[see_route(position, planet, (planet + step) % PLANETS) for step in range(1, PLANETS)],
        bans=banned(position, planet),
        lost_actions=position.lost[planet],
        points=scoring.technology_points(position, planet) if owned else None,
        goods=position.stock(planet) if owned else None,
        spare=row(position.resources, planet)[planet] - position.exports(planet) if owned else None,
        votes=see_votes(position, planet) if owned else None,
        credits=position.credits[planet] if credits_too and owned else UNSET,
    )


def see_route(position: Position, of: int, to: int) -> Route:
    return Route(
        position.pack.planets[to],
        position.promises[of * PLANETS + to],
        position.promises[to * PLANETS + of],
        position.pirates[of * PLANETS + to],
    )


def see_votes(position: Position, planet: int) -> tuple[int, int]:
    influence = row(position.levels, planet)[INFLUENCE]
    return influence, influence + position.stock(planet) * position.pack.votes


def see_shelves(position: Position) -> list[Shelf]:
    pack = position.pack
    return [
        Shelf(pack.top_price, pack.top_place),
        Shelf(pack.middle_price, pack.middle_places),
        Shelf(pack.low_price, None),
    ]


def see_printed(position: Position) -> Printed:
    pack = position.pack
    return Printed(
        settling=pack.settling,
        votes=pack.votes,
        instead=pack.instead,
        rescue=pack.rescue,
        hunting=pack.hunting,
        one_sided=pack.one_sided,
        substitution=pack.substitution,
        missing=pack.missing,
        levels=pack.points,
    )


# -- the event ---------------------------------------------------------------------------------


def see_event(position: Position) -> OpenCard | None:
    """The card that lies open; until it has been voted on it belongs to this turn, else to the next."""
    if position.current < 0:
        return None
    now = position.step in (INCOME, VOTING, NEXT_CARD) and position.turn_number > 0
    turn = position.turn_number if now else position.turn_number + 1
    card = see_card(position.pack, position.current)
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
