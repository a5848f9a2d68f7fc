"""What a person's results add up to: careers, and how often each kind of opponent was beaten."""

from typing import Any, Final

from starboard.games.registry import GAMES
from starboard.kernel.career import Career, CareerGame, CareerRules
from starboard.kernel.levels import LEVELS
from starboard.kernel.state import WON
from starboard.tables.storage import ResultRow

PEOPLE: Final = "people"
NOBODY: Final = "nobody"


def careers(rows: list[ResultRow]) -> dict[str, dict[str, Any]]:
    """A person's career in every game that has such, by the game's name."""
    return {
        name: career(game.career, [row for row in rows if row.game == name])
        for name, game in GAMES.items()
        if game.career is not None
    }


def career(rules: CareerRules, rows: list[ResultRow]) -> dict[str, Any]:
    """The career after all games, and each of them, the latest first."""
    now = Career()
    history: list[dict[str, Any]] = []
    for row in sorted(rows, key=lambda row: row.ended):
        if is_own(row) and rules.counts(row.body["options"]):
            before, now = now, rules.after(now, career_game(row))
            history.append(step(row, rules, before, now))
    return {**now.to_dict(), "promotion": rules.promotion(now), "history": history[::-1]}


def is_own(row: ResultRow) -> bool:
    """A game that the person played from its start, and no bot to its end."""
    return not row.body.get("imported") and not row.body.get("by_bot")


def career_game(row: ResultRow) -> CareerGame:
    body = row.body
    return CareerGame(body["options"], body["score"], body["outcome"] == WON, body["how"])


def step(row: ResultRow, rules: CareerRules, before: Career, after: Career) -> dict[str, Any]:
    return {
        "table": row.table,
        "ended": row.ended,
        "rank": row.body["options"][rules.option],
        "score": row.body["score"],
        "won": row.body["outcome"] == WON,
        "ending": row.body["ending"],
        "counts": after is not before,
        "rank_after": after.rank,
        "points_after": after.points,
        "promoted": after.rank > before.rank,
    }


# -- against whom --------------------------------------------------------------------------------


def standings(rows: list[ResultRow]) -> list[dict[str, Any]]:
    """Results by game and opponent, in the order in which they were first met."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in sorted(rows, key=lambda row: row.ended):
        against = opponent_of(row)
        fresh = {"game": row.game, "against": against, "played": 0, "won": 0, "drawn": 0, "lost": 0}
        line = found.setdefault((row.game, against), {**fresh, "best": row.body["score"], "last": row.ended})
        line["played"] += 1
        line[row.body["outcome"]] += 1
        line["best"] = max(line["best"], row.body["score"])
        line["last"] = row.ended
    return list(found.values())


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
