# mypyc: skip
"""Dice, the row of Modules and who stays ashore, for checking the dice elsewhere: CC-01, CC-05, CC-07, CC-29.

Which rolls CC-08 throws again depends on where everything lies: `dice-kept` tells them to everybody.
"""

from starboard.games.convoy.components import ROLES, ConvoyPack
from starboard.kernel.chance_model import ChanceDraw, ChanceModel, ChancePool, equal_chances


def model(pack: ConvoyPack, players: int) -> ChanceModel:
    def dice(outcomes: range) -> ChancePool:
        numbers = [outcome - pack.rolls for outcome in outcomes]
        faces = [" ".join(map(str, pack.faces[number])) for number in numbers]
        return ChancePool(faces, [pack.ways[number] for number in numbers])

    kept = ["dice-kept", "rolls"]
    rolls = {"early": pack.early_rolls, "late": pack.late_rolls}
    return ChanceModel(
        pools={
            "modules": equal_chances(list(pack.names)),
            "roles": equal_chances(list(ROLES)),
            **{name: dice(outcomes) for name, outcomes in rolls.items()},
            "two": dice(pack.crew_rolls),
            "grapple": dice(pack.grapples),
        },
        draws=[
            ChanceDraw(pool="modules", first=0, told="lined-up", named_by=["card"]),
            ChanceDraw(pool="roles", first=pack.ashore, told="mustered", named_by=["crew"]),
            *(
                ChanceDraw(
                    pool=name,
                    first=outcomes.start,
                    told="rolled",
                    named_by=["dice"],
                    left_out=kept,
                    stays=True,
                )
                for name, outcomes in rolls.items()
            ),
            ChanceDraw(
                pool="two",
                first=pack.crew_rolls.start,
                told="rolled-two",
                named_by=["rolls"],
                left_out=kept,
                stays=True,
            ),
            ChanceDraw(
                pool="grapple",
                first=pack.grapples.start,
                told="grappled",
                named_by=["roll", "against"],
                stays=True,
            ),
        ],
    )
