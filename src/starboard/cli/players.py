"""Who sits where at a screen: people by name, bots by spec."""

from typing import Any

from starboard.bots.specs import is_spec, known_bots, read_spec
from starboard.kernel.bot import Bot
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import State

YOU = ("you", "me")


class Player:
    """One seat: a person, or a bot if `bot` is set."""

    def __init__(self, spec: str, name: str, bot: Bot | None = None, random: Random | None = None) -> None:
        self.spec = spec
        self.name = name  # a person's own name; "" where the seat's name will do
        self.bot = bot
        self.random = random or Random()

    def choose(self, state: State, seat: int) -> int:
        """A bot's choice; it is given a redeal and so cannot know what its seat may not."""
        assert self.bot is not None
        return self.bot.choose(state.redeal(seat, self.random), seat)


def is_bot(spec: str) -> bool:
    return spec.lower() not in YOU and is_spec(spec)


def read_player(spec: str, game: Game, seed: str) -> Player:
    """A player from what was typed; `seed` makes a bot choose alike when asked alike."""
    if spec.lower() in YOU:
        return Player("you", "")
    if is_bot(spec):
        return Player(spec, "", read_spec(spec)(game, Random(seed)), Random(f"{seed}/redeals"))
    if spec[:1].isupper():
        return Player(spec, spec)
    raise StarboardError("no-player", spec=spec, bots=known_bots())


def fill_seats(game: Game, named: list[str], options: dict[str, Any]) -> list[str]:
    """A player for each seat: the named ones, you if there are none, and bots for the rest."""
    seats = int(game.read_options(options)["players"])
    if "players" not in options and len(named) in game.players:
        seats = len(named)
    named = named or [YOU[0]]
    if len(named) > seats:
        raise StarboardError("too-many-players", game=game.name, seats=seats, named=len(named))
    people = [YOU[0] if name.lower() in YOU else name for name in named]
    return people + [opponent(game)] * (seats - len(people))


def opponent(game: Game) -> str:
    """Who takes the seats that nobody was named for."""
    return "random" if game.policy is None else "greedy"
