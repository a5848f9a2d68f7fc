# mypyc: skip
"""What bag and deck hold, for checking the dice elsewhere: AR-01, AR-07, AR-13 to AR-16, AR-19."""

from starboard.games.argosy.components import ArgosyPack
from starboard.games.argosy.numbering import CARD_TURNED, FIRST_SEAT, KINDS, TOKEN
from starboard.games.argosy.pieces import TOKEN_NAMES
from starboard.games.argosy.types import CARD_NAMES
from starboard.kernel.chance_model import ChanceChange, ChanceDraw, ChanceModel, ChancePool, equal_chances


def model(pack: ArgosyPack, players: int) -> ChanceModel:
    return ChanceModel(
        pools={
            "seats": equal_chances([str(seat) for seat in range(players)]),
            "deck": ChancePool(
                list(CARD_NAMES), [pack.all_cards >> card & 1 for card in range(len(CARD_NAMES))]
            ),
            "bag": ChancePool(list(TOKEN_NAMES), [pack.of_each_kind] * KINDS + [pack.purple]),
        },
        draws=[
            ChanceDraw(pool="seats", first=FIRST_SEAT, told="first-player", named_by=["seat"]),
            ChanceDraw(pool="deck", first=CARD_TURNED, told="dealt-card", named_by=["card"]),
            ChanceDraw(pool="deck", first=CARD_TURNED, told="turned-up", named_by=["card"]),
            # AR-07: purple tokens of the draft are put back and redrawn.
            ChanceDraw(pool="bag", first=TOKEN, told="dealt-token", named_by=["token"], without=["purple"]),
            ChanceDraw(pool="bag", first=TOKEN, told="drew", named_by=["token"]),
            ChanceDraw(pool="bag", first=TOKEN, told="drew-one", named_by=["token"]),
        ],
        changes=[
            ChanceChange("put-back", "bag", item="purple"),
            ChanceChange("pool-returned", "bag", "tokens"),
        ],
    )
