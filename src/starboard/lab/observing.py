"""One game looked at from its end: the row that is kept of it, and one for each of its seats."""

from itertools import pairwise
from typing import Any, Final
from zlib import crc32

import msgspec

from starboard.bots.simulation import SimulatedGames
from starboard.kernel.game import Game
from starboard.kernel.measures import Course, Step
from starboard.kernel.results import WON
from starboard.kernel.state import CHANCE, State

MOMENTS: Final = (10, 25, 50, 75, 90)  # per cent of the turns of a game at which the leader is noted
NOBODY: Final = -1


class SeatRow(msgspec.Struct, array_like=True):
    """How a game went for one seat."""

    seat: int
    bot: str
    outcome: str
    place: int
    score: int
    decisions: int
    sources: dict[str, int]
    taken: dict[str, int]
    given: list[str]


class GameRow(msgspec.Struct, array_like=True):
    """One game. Leaders are seats, or -1 where nobody was ahead; alone, -1 where it looked lost."""

    game: int
    course: int  # a digest of all that was done: games with the same went the same way
    ending: str
    turns: int
    actions: int
    decisions: int
    options: int  # that all these decisions had together
    margin: int  # points between the best and the next
    lead_changes: int
    leaders: list[int]  # at each of the MOMENTS
    last: list[int]  # the same for who was behind all others
    numbers: dict[str, float]
    laid_out: list[str]
    seats: list[SeatRow]

    @property
    def winners(self) -> list[int]:
        return [row.seat for row in self.seats if row.outcome == WON]


def observe(games: SimulatedGames, number: int) -> GameRow:
    """Play game `number` and look at it."""
    final, actions = games.play(number)
    start = games.start()
    course, leads = retrace(games.game, start, actions)
    measured = games.game.measure(course)
    bots = [games.plan.players[player] for player in games.plan.seating(number)]
    decided = [step for step in course.steps if step.options > 1]
    standings = [standing_order(lead) for lead in leads]
    seats = range(final.seats())
    return GameRow(
        game=number,
        course=crc32(msgspec.msgpack.encode(actions)),
        ending=final.ending(),
        turns=final.turn(),
        actions=len(actions),
        decisions=len(decided),
        options=sum(step.options for step in decided),
        margin=margin(final),
        lead_changes=changes([leader for leader, _ in standings]),
        leaders=[at(standings, moment)[0] for moment in MOMENTS] if standings else [],
        last=[at(standings, moment)[1] for moment in MOMENTS] if standings else [],
        numbers=measured.numbers,
        laid_out=measured.laid_out,
        seats=[
            SeatRow(
                seat=seat,
                bot=bots[seat],
                outcome=result.outcome,
                place=result.place,
                score=result.score,
                decisions=sum(step.actor == seat for step in decided),
                sources=result.sources,
                taken=measured.taken[seat] if measured.taken else {},
                given=measured.given[seat] if measured.given else [],
            )
            for seat, result in zip(seats, final.results(), strict=True)
        ],
    )


def retrace(game: Game, start: State, actions: list[tuple[int, int]]) -> tuple[Course, list[list[float]]]:
    """The game once more, listened to; and how it looked to the game's own policy before each turn."""
    state = start.clone()
    told: list[Any] = []
    state.story = told
    steps: list[Step] = []
    leads: list[list[float]] = []
    turn = state.turn()
    for actor, action in actions:
        if state.turn() != turn and game.policy is not None:
            leads.append(game.policy.evaluate(state))
        turn = state.turn()
        options = 0 if actor == CHANCE else len(state.legal(actor))
        state.advance(actor, action)
        steps.append(Step(actor, action, options, turn, [one.event for one in told]))
        told.clear()
    state.story = None
    return Course(start, steps, state), leads


def standing_order(likely: list[float]) -> tuple[int, int]:
    """Who looks best and who worst; alone, whether it looks won."""
    if len(likely) == 1:
        return (0, NOBODY) if likely[0] >= 0.5 else (NOBODY, 0)
    most, least = max(likely), min(likely)
    first = likely.index(most) if likely.count(most) == 1 else NOBODY
    last = likely.index(least) if likely.count(least) == 1 else NOBODY
    return first, last


def changes(leaders: list[int]) -> int:
    """How often the lead went from one to another; a moment without a leader changes nothing."""
    known = [leader for leader in leaders if leader != NOBODY]
    return sum(before != after for before, after in pairwise(known))


def at(standings: list[tuple[int, int]], moment: int) -> tuple[int, int]:
    return standings[min(len(standings) * moment // 100, len(standings) - 1)]


def margin(state: State) -> int:
    scores = sorted((result.score for result in state.results()), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else scores[0]
