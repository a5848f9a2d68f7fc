"""What a table agrees on before it starts: the game, its options, the clock, who may watch."""

from typing import Any, Final, Literal

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.lab.variants import Variant
from starboard.tables.refusals import bad_request, because

STAND_IN: Final = "medium"

Watch = Literal["everybody", "link", "nobody"]
BotDealing = Literal["yes", "answer", "quiet"]  # bots propose and answer, only answer, or do neither


class ClockSetting(msgspec.Struct, frozen=True):
    """Seconds for each turn, or for the whole game with some added for every turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    added: int = 0

    @property
    def runs(self) -> bool:
        return self.kind != "none"


class Setup(msgspec.Struct, frozen=True):
    """Everything the host chooses. `pack` holds how the components differ from the default of that day.

    `pack_hash` is of the whole of them: by it the same components are found when the default has changed.
    Tables of the first version have none. `variant` is what somebody called other components than the game's.
    `bot_deals`, where the game has deals: whether bots propose some themselves, only answer, or say nothing.
    """

    game: str
    options: dict[str, Any]
    clock: ClockSetting = ClockSetting()
    watch: Watch = "link"
    chat: bool = True
    hints: bool = False
    pack: dict[str, Any] = {}
    pack_hash: str = ""
    variant: str = ""
    bot_deals: BotDealing = "answer"  # as it is at tables that were set up before there were deals

    def rules(self) -> Game:
        return find_game(self.game)

    def components(self) -> Pack:
        game = self.rules()
        if self.pack_hash == game.default_pack.hash:
            return game.default_pack
        return game.pack_of(self.pack, self.pack_hash)

    def played_variant(self) -> Variant | None:
        """What is played instead of the game's own components, if it is something else."""
        return Variant(self.rules(), self.components(), self.variant) if self.pack else None

    def changes(self) -> dict[str, Any]:
        """How the components differ from today's default."""
        return self.rules().pack_differences(self.components())

    def players(self) -> int:
        return int(self.options["players"])


def read_setup(
    game: str,
    options: dict[str, Any],
    clock: ClockSetting | None = None,
    watch: Watch = "link",
    chat: bool = True,
    hints: bool = False,
    variant: Variant | None = None,
    bot_deals: BotDealing = "yes",
) -> Setup:
    """A setup that can be played, every option given; Refused says what cannot be had."""
    try:
        rules = find_game(game)
        full = rules.read_options(options)
    except StarboardError as error:
        raise because(error) from None
    clock = clock or ClockSetting()
    if clock.runs and not 5 <= clock.seconds <= 30 * 24 * 3600:
        raise bad_request("clock-seconds")
    if not 0 <= clock.added <= 24 * 3600:
        raise bad_request("clock-added")
    if variant is None:
        hashed = rules.default_pack.hash
        return Setup(game, full, clock, watch, chat, hints, pack_hash=hashed, bot_deals=bot_deals)
    changes, hashed, called = variant.changes, variant.hash, variant.given_name
    return Setup(game, full, clock, watch, chat, hints, changes, hashed, called, bot_deals)
