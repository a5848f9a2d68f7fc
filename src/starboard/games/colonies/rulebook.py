# mypyc: skip
"""The rules of Colonies with figures, and the beginning of a game that is played."""

import json
from importlib.resources import files
from typing import Any, Final

from starboard.kernel.rulebook import Answer, Rulebook, Scene, Section, clauses
from starboard.kernel.state import CHANCE

YOU, MIRA, ALTAIR = range(3)
PALLAS, ELYSIA, AMATERU, BELLONA, EUTERPE = range(5)  # in the positions of the rulebook's examples
POSITIONS: Final[dict[str, Any]] = json.loads(
    files(__package__).joinpath("rulebook_positions.json").read_text(encoding="utf-8")
)
THREE: Final = {"players": 3}


def drawn(card: str) -> Answer:
    return CHANCE, ("draw-card", {"card": card})


LAID: Final[tuple[Answer, ...]] = (
    (YOU, "lay immigrant-workers"),
    (MIRA, "lay social-integration"),
    (ALTAIR, "lay labour-dispute"),
    drawn("alien-technology"),
    drawn("mercenary-companies"),
    drawn("immigrant-workers"),
)
SETTLED: Final[tuple[Answer, ...]] = ((YOU, "settle 0 1"), (MIRA, "settle 0 1"), (ALTAIR, "settle 1 0"))
VOTED: Final[tuple[Answer, ...]] = (
    (YOU, "yes"),
    (YOU, "add information"),
    (YOU, "done"),
    (MIRA, "no"),
    (MIRA, "done"),
    (ALTAIR, "yes"),
    (ALTAIR, "done"),
)
REWARDED: Final[tuple[Answer, ...]] = (
    (YOU, "industry"),
    (YOU, "produce 1"),
    (YOU, "attract 1"),
    drawn("mercenary-companies"),
)
SELLS: Final[tuple[Answer, ...]] = ((YOU, "commerce"), (YOU, "sell luxury"), (YOU, "done"))
BEGUN: Final = Scene(THREE, LAID)


def ballot(seat: int, vote: str, *resources: str) -> tuple[Answer, ...]:
    return ((seat, vote), *((seat, f"add {one}") for one in resources), (seat, "done"))


# The examples of the rulebook: a vote that is lost by seventeen to eleven, and four pirates taken off routes.
COUNTED: Final = Scene(
    at=POSITIONS["vote"],
    seat=EUTERPE,
    acts=(
        *ballot(PALLAS, "no"),
        *ballot(ELYSIA, "no", "energy", "energy"),
        *ballot(AMATERU, "no", "ships", "luxury"),
        *ballot(BELLONA, "yes", "luxury"),
        *ballot(EUTERPE, "yes", "information", "biotech", "energy", "ships", "information"),
    ),
)
CHASED: Final = Scene(
    at=POSITIONS["pirates"],
    seat=EUTERPE,
    acts=tuple(
        (EUTERPE, doing)
        for doing in (
            "community",
            "remove elysia pallas",
            "to supply",
            "remove amateru pallas",
            "to supply",
            "remove amateru euterpe",
            "to colonists",
            "remove euterpe amateru",
            "to colonists",
        )
    ),
)

RULEBOOK: Final = Rulebook(
    (
        Section("aim", clauses("CO", 27), (Scene({"players": 5}, seed=1, seat=None),)),
        Section("parts", clauses("CO", (1, 5)), (BEGUN._replace(seat=None),)),
        Section("turn", clauses("CO", (6, 8)), (BEGUN._replace(acts=SETTLED),)),
        Section("council", clauses("CO", (9, 12)), (COUNTED,)),
        Section("actions", clauses("CO", (13, 18)), (CHASED,)),
        Section("upgrades", clauses("CO", 19, 20)),
        Section("upkeep", clauses("CO", (21, 26))),
        Section("example", (), (Scene(THREE, LAID, acts=(*SETTLED, *VOTED, *REWARDED, *SELLS)),)),
        Section("neutral", clauses("CO", 28, 29), (BEGUN._replace(seat=None),)),
        Section("cards", clauses("CO", 30)),
    )
)
