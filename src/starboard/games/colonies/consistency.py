# mypyc: skip
"""What must be true of a position that play can lead to: phases, planets, pieces and the last vote."""

from typing import Any, Final

from starboard.games.colonies import council, setup
from starboard.games.colonies.card_consistency import check_cards
from starboard.games.colonies.numbering import PLANETS
from starboard.games.colonies.question_consistency import check_question
from starboard.games.colonies.state import (
    ACTING,
    ASK_ACTION,
    ASK_CHANCE,
    ASK_DECIDE,
    ASK_LAY,
    ASK_OFFER,
    ASK_PAY,
    ASK_POLICE,
    ASK_SETTLE,
    ASK_VOTE,
    ASKS,
    ASKS_OF_ACTIONS,
    ASKS_OF_CARDS,
    CAST_NO,
    CAST_YES,
    DEAL,
    FILL,
    FIRST,
    INCOME,
    LAYING,
    LOTS,
    NEUTRALS,
    NEXT_CARD,
    NOT_CAST,
    NOTHING,
    OVER,
    PAYMENT,
    POLICE,
    REVEAL,
    STEPS,
    VOTING,
    Position,
)
from starboard.kernel.errors import BadPosition
from starboard.kernel.sentinels import NONE

ASKED_IN: Final[dict[int, tuple[int, ...]]] = {
    NEUTRALS: (ASK_CHANCE,),
    LOTS: (ASK_CHANCE,),
    FIRST: (ASK_CHANCE,),
    DEAL: (ASK_CHANCE,),
    LAYING: (ASK_LAY,),
    FILL: (ASK_CHANCE,),
    REVEAL: (ASK_CHANCE,),
    INCOME: (ASK_SETTLE,),
    VOTING: (ASK_VOTE,),
    NEXT_CARD: (ASK_DECIDE, ASK_OFFER, *ASKS_OF_ACTIONS, *ASKS_OF_CARDS),
    ACTING: (ASK_ACTION, *ASKS_OF_ACTIONS),
    POLICE: (ASK_POLICE,),
    PAYMENT: (ASK_PAY,),
    OVER: (NOTHING,),
}
MAKING_A_DECK: Final = (LAYING, FILL, REVEAL)  # before the first turn, or between an event and the actions


def check(position: Position) -> None:
    check_phase(position)
    check_planets(position)
    check_routes(position)
    check_neutrals(position)
    if position.turn_number == 0:
        check_beginning(position)
    check_people(position)
    check_cards(position)
    check_vote(position)
    check_question(position)


def require(true: bool, code: str, **parts: Any) -> None:
    """Refuse a position in which something is not so."""
    if not true:
        raise BadPosition(code, **parts)


def check_phase(position: Position) -> None:
    step, turn = position.step, position.turn_number
    if position.ask == NOTHING:
        require(step == OVER, "nothing-asked")
    require(
        position.ask in ASKED_IN.get(step, ()),
        "not-asked-in-step",
        ask=ASKS[position.ask],
        step=STEPS[step],
    )
    if step < LAYING:
        possible = turn == 0
    elif step in MAKING_A_DECK:
        possible = turn < position.pack.turns
    else:
        possible = turn == position.pack.turns if step == OVER else turn > 0
    require(possible, "step-out-of-turn", step=STEPS[step], turn=turn)


# -- planets: CO-02, CO-28, CO-29 --------------------------------------------------------------


def check_planets(position: Position) -> None:
    step = position.step
    drawn = [planet for planet in position.planet_of if planet >= 0]
    require(drawn == position.planet_of[: len(drawn)], "planets-drawn-in-order")
    if step == LOTS:
        require(len(drawn) < position.players, "all-planets-drawn")
        require(len(setup.free_planets(position)) > 1, "last-planet-without-lot")
    else:
        number = 0 if step == NEUTRALS else position.players
        require(len(drawn) == number, "planets-after-lots")
    check_kept(position)
    require(not any(position.kept >> planet & 1 for planet in drawn), "neutral-planet-has-player")
    if step <= FIRST:
        require(position.first == NONE, "first-player-too-soon")
    else:
        require(position.first in drawn, "no-first-player")


def check_kept(position: Position) -> None:
    apart = position.pack.apart
    pairs = [1 << planet | 1 << (planet + apart) % PLANETS for planet in range(PLANETS)]
    if not setup.has_two_neutrals(position):
        require(position.kept == 0, "kept-for-three-only")
        require(position.step != NEUTRALS, "neutrals-drawn-for-three")
    elif position.step == NEUTRALS:
        require(position.kept == 0, "neutrals-still-to-draw")
    else:
        require(position.kept in pairs, "neutrals-not-these")


def check_routes(position: Position) -> None:
    for of in range(PLANETS):
        for to in range(PLANETS):
            promised = position.promises[of * PLANETS + to]
            if of != to:
                low = position.pack.lowest
                require(promised >= low, "agreements-at-least", lowest=low)
            elif promised or position.pirates[of * PLANETS + to]:
                raise BadPosition("route-to-itself")


def check_neutrals(position: Position) -> None:
    """CO-28: nothing of a neutral planet's ever changes but agreements, on both sides alike."""
    for planet in range(PLANETS):
        if position.is_neutral(planet):
            row = slice(planet * PLANETS, planet * PLANETS + PLANETS)
            require(
                not any(position.pirates[row]),
                "neutral-pirates",
            )
            levels = [position.pack.first_level] * PLANETS
            own = [*position.resources[row], position.colonists[planet], position.credits[planet]]
            touched = [position.bans[planet], position.lost[planet]]
            require(
                position.levels[row] == levels and not any(own) and not any(touched),
                "neutral-pieces",
            )
            check_neutral_agreements(position, planet)


def check_neutral_agreements(position: Position, planet: int) -> None:
    for partner in range(PLANETS):
        gives = position.promises[planet * PLANETS + partner]
        gets = position.promises[partner * PLANETS + planet]
        require(gives == gets, "neutral-agreement-sides")
        if partner != planet and position.is_neutral(partner):
            require(gives == position.pack.lowest, "neutral-agreement-moved")


# -- pieces ------------------------------------------------------------------------------------


def check_beginning(position: Position) -> None:
    """CO-03: before the first turn everything is as it was set out."""
    fresh = type(position)(position.pack, position.players)
    fresh.set_out()
    for planet in position.planet_of:
        if planet >= 0:
            setup.give_planet(fresh, planet)
    for field in ("resources", "levels", "promises", "pirates", "markets", "colonists", "credits"):
        require(
            getattr(position, field) == getattr(fresh, field),
            "not-as-set-out",
            field=field,
        )


def check_people(position: Position) -> None:
    """CO-25, CO-30: colonists do not outlast a turn, nor bans and lost actions the action phase."""
    if position.step in (INCOME, OVER):
        require(not any(position.colonists), "colonists-left-over")
    if any(position.bans) or any(position.lost):
        require(
            position.step in (NEXT_CARD, ACTING, *MAKING_A_DECK) and position.outcome == CAST_NO,
            "bans-out-of-phase",
        )


# -- the last vote: CO-09, CO-10 ---------------------------------------------------------------


def check_vote(position: Position) -> None:
    first_turns = 1 if position.step == INCOME else 0
    if position.turn_number <= first_turns or position.step == VOTING:
        cast = any(position.ballots) or any(position.votes) or position.outcome
        require(not cast, "vote-open-too-soon")
        return
    for planet in range(PLANETS):
        if position.is_neutral(planet):
            open_vote = not position.ballots[planet] and not position.votes[planet]
        else:
            open_vote = position.ballots[planet] != NOT_CAST and position.votes[planet] > 0
        require(open_vote, "votes-of-all-players")
    check_outcome(position)


def check_outcome(position: Position) -> None:
    yes = council.votes_for(position, CAST_YES)
    no = council.votes_for(position, CAST_NO)
    if position.ask == ASK_DECIDE:
        require(yes == no and position.outcome == NOT_CAST, "only-tie-decided")
    elif yes == no:
        require(position.outcome != NOT_CAST, "tie-was-decided")
    else:
        require(
            position.outcome == (CAST_YES if yes > no else CAST_NO),
            "more-votes-win",
        )
