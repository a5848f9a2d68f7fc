"""The smallest game with a secret: one seat lays a coin, the other says how it lies."""

from typing import Any

from starboard.games.wheel.game import WHEEL, WheelGame
from starboard.kernel.packs import Pack
from starboard.kernel.policy import Policy
from starboard.kernel.results import LOST, WON, Result
from starboard.kernel.rng import Random
from starboard.kernel.state import State
from starboard.kernel.view import View


class GuessView(View, kw_only=True, tag="guess"):
    coin: int
    named: int


class Guess(State):
    """Seat 0 lays 0 or 1, seat 1 names one; both are asked at once unless the coin lies open."""

    def __init__(self, coin: int = -1) -> None:
        super().__init__()
        self.open = coin
        self.coin = coin
        self.named = -1

    def game(self) -> WheelGame:
        return WHEEL  # only its `utility` is asked

    def components(self) -> Pack:
        return WHEEL.default_pack

    def seats(self) -> int:
        return 2

    def actors(self) -> tuple[int, ...]:
        return tuple(seat for seat, answer in ((0, self.coin), (1, self.named)) if answer < 0)

    def legal(self, actor: int) -> list[int]:
        return [0, 1] if actor in self.actors() else []

    def refusal(self, seat: int, action: int) -> str:
        return ""

    def advance(self, actor: int, action: int) -> None:
        if actor == 0:
            self.coin = action
        else:
            self.named = action

    def turn(self) -> int:
        return 0

    def ending(self) -> str:
        return "" if self.actors() else "named"

    def results(self) -> list[Result]:
        right = self.coin == self.named
        return [Result(0, 1, LOST if right else WON, {}), Result(0, 1, WON if right else LOST, {})]

    def view(self, seat: int | None) -> GuessView:
        return GuessView(
            actors=list(self.actors()),
            turn=0,
            ending=self.ending(),
            results=[],
            coin=self.coin if seat == 0 else self.open,
            named=self.named if seat == 1 else -1,
        )

    def clone(self) -> "Guess":
        twin = Guess(self.open)
        twin.coin, twin.named = self.coin, self.named
        return twin

    def redeal(self, seat: int, random: Any) -> "Guess":
        twin = Guess(self.open)
        if seat == 0:
            twin.coin = self.coin
        else:
            twin.named = self.named
        return twin

    def to_dict(self) -> dict[str, Any]:
        return {"open": self.open, "coin": self.coin, "named": self.named}


class GuessPolicy(Policy):
    def choose(self, state: State, seat: int, random: Random) -> int:
        return int(random.choice(state.legal(seat)))

    def evaluate(self, state: State) -> list[float]:
        return [0.5, 0.5]
