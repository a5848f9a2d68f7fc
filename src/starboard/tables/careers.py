"""What a person's results add up to: careers, and how often each kind of opponent was beaten."""

from collections import Counter
from typing import Final

from starboard.games.registry import GAMES
from starboard.kernel.career import Career, CareerGame, CareerRules
from starboard.kernel.levels import LEVELS
from starboard.kernel.results import WON
from starboard.tables.messages.career import CareerSoFar, CareerStep, Standing
from starboard.tables.storage import ResultRow

PEOPLE: Final = "people"
NOBODY: Final = "nobody"


def careers(rows: list[ResultRow]) -> dict[str, CareerSoFar]:
    """A person's career in every game that has such, by the game's name."""
    return {
        name: career(game.career, [row for row in rows if row.game == name])
        for name, game in GAMES.items()
        if game.career is not None
    }


def career(rules: CareerRules, rows: list[ResultRow]) -> CareerSoFar:
    """The career after all games, and each of them, the latest first."""
    now = Career()
    history: list[CareerStep] = []
    for row in sorted(rows, key=lambda row: row.ended):
        if is_own(row) and rules.counts(row.body["options"]):
            before, now = now, rules.after(now, career_game(row))
            history.append(step(row, rules, before, now))
    return CareerSoFar(**now.to_dict(), promotion=rules.promotion(now), history=history[::-1])


def is_own(row: ResultRow) -> bool:
    """Did the person play it from its start to its end, without a bot that took over?"""
    return counts(row) and not row.body.get("by_bot")


def counts(row: ResultRow) -> bool:
    """Does it count? Not a game that came as a record, nor one with other components than the game's own."""
    return not row.body.get("imported") and not row.body.get("changed")


def career_game(row: ResultRow) -> CareerGame:
    body = row.body
    return CareerGame(body["options"], body["score"], body["outcome"] == WON, body["how"])


def step(row: ResultRow, rules: CareerRules, before: Career, after: Career) -> CareerStep:
    return CareerStep(
        table=row.table,
        ended=row.ended,
        rank=row.body["options"][rules.option],
        score=row.body["score"],
        won=row.body["outcome"] == WON,
        ending=row.body["ending"],
        counts=after is not before,
        rank_after=after.rank,
        points_after=after.points,
        promoted=after.rank > before.rank,
    )


# -- against whom --------------------------------------------------------------------------------


def standings(rows: list[ResultRow]) -> list[Standing]:
    """Results by game and opponent, in the order in which they were first met."""
    met: dict[tuple[str, str], list[ResultRow]] = {}
    for row in sorted(filter(counts, rows), key=lambda row: row.ended):
        met.setdefault((row.game, opponent_of(row)), []).append(row)
    return [standing(game, against, played) for (game, against), played in met.items()]


def standing(game: str, against: str, rows: list[ResultRow]) -> Standing:
    """What some results add up to, the earliest first."""
    outcomes = Counter(row.body["outcome"] for row in rows)
    return Standing(
        game=game,
        against=against,
        played=len(rows),
        won=outcomes["won"],
        drawn=outcomes["drawn"],
        lost=outcomes["lost"],
        best=max(row.body["score"] for row in rows),
        last=rows[-1].ended,
    )


def opponent_of(row: ResultRow) -> str:
    """People where there was one, else the strongest bot; a bot of the operator's own by its name."""
    opponents = row.body["opponents"]
    if not opponents:
        return NOBODY
    if any(other["kind"] != "bot" for other in opponents):
        return PEOPLE
    return max((str(other["level"]) for other in opponents), key=strength)


def strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else len(LEVELS)
