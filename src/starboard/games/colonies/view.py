# mypyc: skip
"""What one seat may see: the whole board, and of what is secret only its own."""

from typing import Any

from starboard.games.colonies import scoring
from starboard.games.colonies.choices import COMMERCE, INFLUENCE, MILITARY, PLANETS
from starboard.games.colonies.components import EFFECTS, ColoniesPack
from starboard.games.colonies.state import (
    ACTING,
    ASK_CHANCE,
    ASK_DECIDE,
    ASK_LAY,
    ASK_PAY,
    ASK_POLICE,
    ASK_SETTLE,
    ASK_VOTE,
    ASKS,
    BALLOTS,
    IN_DECK,
    INCOME,
    NEXT_CARD,
    NOTHING,
    OVER,
    VOTING,
    Position,
)


def see(position: Position, seat: int | None, revealed: bool = False) -> dict[str, Any]:
    """The position for `seat`; None for a spectator, who has no secrets of their own.

    When the game is over, earlier positions too may be seen `revealed`: with everybody's Credits (CO-04).
    """
    me = -1 if seat is None else position.planet_of[seat]
    over = position.step == OVER
    return {
        "game": "colonies",
        "players": position.players,
        "seat": seat,
        "planet": name_of(position, me),
        "actors": list(position.actors()),
        "turn": position.turn_number,
        "turns": position.pack.turns,
        "phase": phase(position),
        "round": position.round + 1 if position.step == ACTING and position.mover >= 0 else 0,
        "rounds": position.pack.rounds,
        "first": position.seat_of[position.first] if position.first >= 0 else None,
        "question": question(position, me),
        "planets": [
            see_planet(position, planet, planet == me or over or revealed) for planet in range(PLANETS)
        ],
        "markets": [see_market(position, kind) for kind in range(PLANETS)],
        "event": see_card(position.pack, position.current) if position.current >= 0 else None,
        "arrivals": position.arrivals(),
        "deck": position.holder.count(IN_DECK),
        "used": [position.pack.cards[card] for card in position.used],
        "vote": see_vote(position),
        "hand": [position.pack.cards[card] for card in position.hand(me)] if me >= 0 else [],
        "laid": [name for name, who in laid_cards(position) if who == me] if me >= 0 else [],
        "contributions": see_contributions(position) if over or revealed else None,
        "secret": see_secret(position, me) if is_asked_of_all(position) and me >= 0 else None,
        "highest": position.pack.highest,
        "lowest": position.pack.lowest,
        "ending": position.ending(),
        "results": [result.to_dict() for result in position.results()] if over else [],
    }


def name_of(position: Position, planet: int) -> str | None:
    return position.pack.planets[planet] if planet >= 0 else None


def phase(position: Position) -> str:
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


# -- what is asked -----------------------------------------------------------------------------


def question(position: Position, me: int) -> dict[str, Any] | None:
    """What is asked now, of whom, and how much of it is left; the same for everybody."""
    if position.ask == NOTHING:
        return None
    found: dict[str, Any] = {"kind": ASKS[position.ask], "seats": list(position.actors())}
    if position.ask == ASK_CHANCE:
        found["seats"] = []
    if position.ask >= ASK_DECIDE:
        found["left"] = position.left
        found["steps"] = {
            position.pack.planets[planet]: position.steps[planet]
            for planet in range(PLANETS)
            if planet != position.asked
        }
    return found


def is_asked_of_all(position: Position) -> bool:
    return ASK_LAY <= position.ask <= ASK_PAY


def see_secret(position: Position, me: int) -> dict[str, Any]:
    """The viewer's own answer so far in a decision of several at once."""
    pack = position.pack
    answer = position.answer[me]
    found: dict[str, Any] = {"answered": not position.waiting >> position.seat_of[me] & 1}
    if position.ask == ASK_LAY:
        found["card"] = pack.cards[answer] if answer >= 0 else None
    elif position.ask == ASK_SETTLE:
        found["away"] = pack.pair_away[answer] if answer >= 0 else 0
        found["paid"] = pack.pair_paid[answer] if answer >= 0 else 0
    elif position.ask == ASK_VOTE:
        aside = position.aside[me * PLANETS : me * PLANETS + PLANETS]
        found["ballot"] = BALLOTS[max(answer, 0)]
        found["aside"] = by_name(pack.resources, aside)
        found["votes"] = position.levels[me * PLANETS + INFLUENCE] + sum(aside)
    elif position.ask == ASK_POLICE:
        sent = position.policed[me * PLANETS : me * PLANETS + PLANETS]
        found["sent"] = by_name(pack.planets, sent)
        found["left"] = position.levels[me * PLANETS + MILITARY] - sum(sent)
    elif position.ask == ASK_PAY:
        found["aside"] = by_name(pack.resources, position.aside[me * PLANETS : me * PLANETS + PLANETS])
        found["free"] = max(0, position.levels[me * PLANETS + COMMERCE] - position.substituted[me])
        found["payments"] = [see_payment(position, me, step) for step in range(1, PLANETS)]
    return found


def see_payment(position: Position, me: int, step: int) -> dict[str, Any]:
    """What the viewer has paid to one partner so far."""
    partner = (me + step) % PLANETS
    start = (me * PLANETS + partner) * PLANETS
    promised = position.promises[me * PLANETS + partner]
    if step == position.due[me]:
        done = position.paid[me]
    else:
        done = promised if step < position.due[me] else 0
    return {
        "planet": position.pack.planets[partner],
        "promised": promised,
        "done": done,
        "goods": by_name(position.pack.resources, position.shipped[start : start + PLANETS]),
        "credits": position.compensation[me * PLANETS + partner],
    }


def by_name(names: list[str], cells: list[int]) -> dict[str, int]:
    """Only what there is."""
    return {names[n]: cells[n] for n in range(len(cells)) if cells[n]}


# -- the board ---------------------------------------------------------------------------------


def see_planet(position: Position, planet: int, credits_too: bool) -> dict[str, Any]:
    """One planet; its Credits are for its player only, until the end (CO-04)."""
    pack = position.pack
    seat = position.seat_of[planet]
    row = planet * PLANETS
    found: dict[str, Any] = {
        "planet": pack.planets[planet],
        "colour": pack.colours[planet],
        "resource": pack.resources[planet],
        "seat": seat if seat >= 0 else None,
        "technologies": position.levels[row : row + PLANETS] if seat >= 0 else None,
        "resources": position.resources[row : row + PLANETS] if seat >= 0 else None,
        "colonists": position.colonists[planet] if seat >= 0 else None,
        "routes": [see_route(position, planet, (planet + step) % PLANETS) for step in range(1, PLANETS)],
        "bans": [pack.actions[n] for n in range(len(pack.actions)) if position.bans[planet] >> n & 1],
        "lost_actions": position.lost[planet],
        "points": scoring.technology_points(position, planet) if seat >= 0 else None,
    }
    if credits_too and seat >= 0:
        found["credits"] = position.credits[planet]
    return found


def see_route(position: Position, of: int, to: int) -> dict[str, Any]:
    """One of a planet's four links, in paying order: what it gives, what it gets, pirates on its own end."""
    return {
        "to": position.pack.planets[to],
        "gives": position.promises[of * PLANETS + to],
        "gets": position.promises[to * PLANETS + of],
        "pirates": position.pirates[of * PLANETS + to],
    }


def see_market(position: Position, kind: int) -> dict[str, Any]:
    """A market: what lies on its shelves from the top, what a sale would pay, what one would cost."""
    pack = position.pack
    number = position.markets[kind]
    top = min(number, pack.top_place)
    middle = min(number - top, pack.middle_places)
    return {
        "resource": pack.resources[kind],
        "count": number,
        "shelves": [top, middle, number - top - middle],
        "sells": pack.price(number),
        "buys": pack.price(number - 1) if number else None,
    }


# -- the event ---------------------------------------------------------------------------------


def see_card(pack: ColoniesPack, card: int) -> dict[str, Any]:
    """An event card as its effects, which words.py has sentences for."""
    return {
        "card": pack.cards[card],
        "colonists": pack.stars[card],
        "leaders": see_offer(pack, card),
        "everybody": see_effects(pack, pack.everybody[card]),
        "fewest": see_effects(pack, pack.fewest[card]),
    }


def see_offer(pack: ColoniesPack, card: int) -> list[dict[str, Any]]:
    """What leaders may choose among, Credits last."""
    found: list[dict[str, Any]] = []
    mask = pack.offer_actions[card]
    times = pack.offer_times[card]
    if mask == (1 << len(pack.actions)) - 1:
        found.append({"kind": "offer-any"})
    elif times > 1:
        taken = [pack.actions[n] for n in range(len(pack.actions)) if mask >> n & 1]
        found += [{"kind": "offer-times", "action": name, "count": times} for name in taken]
    else:
        taken = [pack.actions[n] for n in range(len(pack.actions)) if mask >> n & 1]
        found += [{"kind": "offer-action", "action": name} for name in taken]
    if pack.offer_free[card]:
        found.append({"kind": "offer-free"})
    if pack.offer_pirates[card]:
        found.append({"kind": "offer-pirates", "count": pack.offer_pirates[card]})
    number = pack.offer_resources[card]
    if number and pack.offer_then[card] >= 0:
        name = pack.actions[pack.offer_then[card]]
        found.append({"kind": "offer-resources-and", "count": number, "action": name})
    elif number:
        found.append({"kind": "offer-resources", "count": number})
    found.append({"kind": "offer-credits", "count": pack.instead})
    return found


def see_effects(pack: ColoniesPack, effects: list[int]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for at in range(0, len(effects), 2):
        name = EFFECTS[effects[at]].replace("_", "-")
        amount = effects[at + 1]
        if name in ("forbid", "take"):
            found.append({"kind": name, "action": pack.actions[amount]})
        elif amount < 0:
            found.append({"kind": name + "-all"})
        else:
            found.append({"kind": name, "count": amount} if amount else {"kind": name})
    return found


def see_vote(position: Position) -> dict[str, Any] | None:
    """The last vote, once it is open: ballots and votes by seat."""
    if not any(position.ballots):
        return None
    cast = [(position.ballots[planet], position.votes[planet]) for planet in position.planet_of]
    card = position.current if position.step == NEXT_CARD else position.used[-1] if position.used else -1
    return {
        "card": position.pack.cards[card] if card >= 0 else None,
        "ballots": [BALLOTS[ballot] for ballot, _ in cast],
        "votes": [votes for _, votes in cast],
        "outcome": BALLOTS[position.outcome],
    }


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
