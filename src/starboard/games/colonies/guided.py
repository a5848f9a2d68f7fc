# mypyc: skip
"""A first turn of Colonies with three planets: lay a card, settle, vote, and take four kinds of action."""

from typing import Final

from starboard.kernel.guided import Doing, GuidedGame, Task
from starboard.kernel.state import CHANCE

MIRA: Final = 1
ALTAIR: Final = 2


def drawn(card: str) -> tuple[int, Doing]:
    return CHANCE, ("draw-card", {"card": card})


ALTAIR_SELLS: Final = ((ALTAIR, "commerce"), (ALTAIR, "sell biotech"), (ALTAIR, "done"))
MIRA_MAKES: Final = ((MIRA, "industry"), (MIRA, "produce 1"), (MIRA, "attract 0"))

GUIDED: Final = GuidedGame(
    seed=0,
    options={"players": 3},
    names=("", "Mira", "Altair"),
    tasks=(
        Task(
            "card",
            ("lay immigrant-workers",),
            then=(
                (MIRA, "lay social-integration"),
                (ALTAIR, "lay labour-dispute"),
                drawn("alien-technology"),
                drawn("mercenary-companies"),
                drawn("immigrant-workers"),
            ),
        ),
        Task("settle", ("settle 0 1",), then=((MIRA, "settle 0 1"), (ALTAIR, "settle 1 0"))),
        Task("vote", ("add information",), along=("yes",)),
        Task(
            "vote",
            ("done",),
            along=(("add", {}),),
            then=((MIRA, "no"), (MIRA, "done"), (ALTAIR, "yes"), (ALTAIR, "done")),
        ),
        Task("reward", ("industry",)),
        Task("make", ("attract 1",), along=("produce 1",), then=(drawn("mercenary-companies"),)),
        Task("sell", ("sell luxury", "sell ships"), along=("commerce",)),
        Task("sell", ("done",), then=(*ALTAIR_SELLS, *MIRA_MAKES)),
        Task("agree", (("adjust", {"how": "both-up"}),), along=("influence",)),
        Task("agree", ("done",), then=((ALTAIR, "pass"), (MIRA, "pass"))),
        Task(
            "upgrade",
            ("upgrade community",),
            then=((ALTAIR, "upgrade influence"), (MIRA, "upgrade industry")),
        ),
        Task("pirates", ("settle 2 0",), then=((ALTAIR, "settle 1 0"), (MIRA, "settle 1 0"))),
    ),
)
