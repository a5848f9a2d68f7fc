"""The vote on the current event card. CO-09, CO-10."""

from starboard.games.colonies.choices import ADD, DONE, INFLUENCE, PLANETS, YES
from starboard.games.colonies.components import CLEAR_PIRATES, EMPTY_MARKETS
from starboard.games.colonies.events import OFFER, wait
from starboard.games.colonies.state import (
    ASK_DECIDE,
    ASK_VOTE,
    BALLOTS,
    CAST_NO,
    CAST_YES,
    NEXT_CARD,
    NOT_CAST,
    Position,
)


def open_vote(position: Position) -> None:
    position.forget_answers()
    position.ballots = [NOT_CAST] * PLANETS
    position.votes = [0] * PLANETS
    position.outcome = NOT_CAST
    position.ask_all(ASK_VOTE, position.order())


def vote(position: Position, planet: int, action: int) -> bool:
    """A ballot, resources laid with it, and the seal; true when it is sealed."""
    seat = position.seat_of[planet]
    if action == DONE:
        if position.story is not None:
            position.happened("sealed", {"seat": seat}, (seat,))
        return True
    if action >= ADD:
        kind = action - ADD
        position.aside[planet * PLANETS + kind] += 1
        if position.story is not None:
            position.happened(
                "laid-aside", {"seat": seat, "resource": position.pack.resources[kind]}, (seat,)
            )
    else:
        position.answer[planet] = CAST_YES if action == YES else CAST_NO
        if position.story is not None:
            ballot = BALLOTS[position.answer[planet]]
            position.happened("chose-ballot", {"seat": seat, "ballot": ballot}, (seat,))
    return False


def count(position: Position) -> None:
    """CO-09: all votes are open; what was laid with them is gone."""
    position.step = NEXT_CARD
    position.ballots = [max(NOT_CAST, ballot) for ballot in position.answer]
    position.votes = [0] * PLANETS
    yes = 0
    no = 0
    for planet in position.order():
        votes = position.levels[planet * PLANETS + INFLUENCE] + spend(position, planet)
        position.votes[planet] = votes
        if position.ballots[planet] == CAST_YES:
            yes += votes
        else:
            no += votes
        if position.story is not None:
            ballot = BALLOTS[position.ballots[planet]]
            parts = {"seat": position.seat_of[planet], "ballot": ballot, "count": votes}
            position.happened("voted", parts)
    position.forget_answers()
    if position.story is not None:
        position.happened("counted", {"yes": yes, "no": no})
    if yes == no:
        position.ask_one(ASK_DECIDE, position.first, 0)
    else:
        carry(position, yes > no)


def spend(position: Position, planet: int) -> int:
    """Resources laid with a vote leave the stock."""
    spent = 0
    for kind in range(PLANETS):
        number = position.aside[planet * PLANETS + kind]
        if number:
            spent += number
            position.resources[planet * PLANETS + kind] -= number
            if position.story is not None:
                name = position.pack.resources[kind]
                position.happened(
                    "spent", {"seat": position.seat_of[planet], "resource": name, "count": number}
                )
    return spent


def decide(position: Position, planet: int, yes: bool) -> None:
    """CO-10: the first player breaks a tie."""
    if position.story is not None:
        ballot = BALLOTS[CAST_YES if yes else CAST_NO]
        position.happened("decided", {"seat": position.seat_of[planet], "ballot": ballot})
    position.finished()
    carry(position, yes)


def carry(position: Position, yes: bool) -> None:
    """CO-10: whom the outcome concerns. CO-11: in player order, everybody's effect before the fewest's."""
    position.finished()
    position.outcome = CAST_YES if yes else CAST_NO
    if position.story is not None:
        position.happened(
            "carried", {"card": position.pack.cards[position.current], "ballot": BALLOTS[position.outcome]}
        )
    if yes:
        for planet in leaders(position):
            wait(position, OFFER, planet, 0)
    else:
        queue_effects(position, position.pack.everybody[position.current], position.order())
        queue_effects(position, position.pack.fewest[position.current], with_fewest(position))


def leaders(position: Position) -> list[int]:
    """Those with the most yes votes, in player order."""
    most = 0
    for planet in position.order():
        if position.ballots[planet] == CAST_YES and position.votes[planet] > most:
            most = position.votes[planet]
    return [
        planet
        for planet in position.order()
        if position.ballots[planet] == CAST_YES and position.votes[planet] == most
    ]


def with_fewest(position: Position) -> list[int]:
    """Those with the fewest votes, yes or no, in player order."""
    order = position.order()
    fewest = min([position.votes[planet] for planet in order])
    return [planet for planet in order if position.votes[planet] == fewest]


def queue_effects(position: Position, effects: list[int], planets: list[int]) -> None:
    for planet in planets:
        for at in range(0, len(effects), 2):
            if effects[at] in (EMPTY_MARKETS, CLEAR_PIRATES) and planet != planets[0]:
                continue  # it is done for all at once
            wait(position, effects[at], planet, effects[at + 1])
