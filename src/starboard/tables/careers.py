"""What a person's results add up to: a captain's career, and how often each kind of opponent was beaten."""

from collections import Counter
from typing import Final, cast

from starboard.games.convoy.career import HIGHEST, Career
from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.kernel.results import WON
from starboard.tables.messages.career import ConvoyCareer, Standing, Voyage
from starboard.tables.setup import LEVELS
from starboard.tables.storage import ResultRow

PEOPLE: Final = "people"
NOBODY: Final = "nobody"


def convoy_career(rows: list[ResultRow]) -> ConvoyCareer:
    """The captain after all voyages (CC-25), and each of them, the latest first."""
    pack = cast(ConvoyPack, CONVOY.default_pack)
    career = Career()
    history: list[Voyage] = []
    for row in sorted(rows, key=lambda row: row.ended):
        if is_voyage(row):
            before, career = career, after_voyage(career, row, pack)
            history.append(voyage(row, before, career))
    promotion = pack.promotion if career.rank < HIGHEST else None
    return ConvoyCareer(**career.to_dict(), promotion=promotion, history=history[::-1])


def is_voyage(row: ResultRow) -> bool:
    """A person's own: alone, from the start, and not brought home by a bot."""
    body = row.body
    alone = row.game == CONVOY.name and body["options"]["players"] == 1
    return alone and not body.get("imported") and not body.get("by_bot")


def after_voyage(career: Career, row: ResultRow, pack: ConvoyPack) -> Career:
    body = row.body
    rank, won, played = body["options"]["rank"], body["outcome"] == WON, body["how"] == "played"
    return career.after_result(rank, body["score"], won, played, pack)


def voyage(row: ResultRow, before: Career, after: Career) -> Voyage:
    return Voyage(
        table=row.table,
        ended=row.ended,
        rank=row.body["options"]["rank"],
        score=row.body["score"],
        won=row.body["outcome"] == WON,
        ending=row.body["ending"],
        counts=after is not before,
        rank_after=after.rank,
        points_after=after.points,
        promoted=after.promoted_over(before),
    )


# -- against whom --------------------------------------------------------------------------------


def standings(rows: list[ResultRow]) -> list[Standing]:
    """Results by game and opponent, in the order in which they were first met."""
    met: dict[tuple[str, str], list[ResultRow]] = {}
    for row in sorted(rows, key=lambda row: row.ended):
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
