"""Nim, the smallest whole game: what another package has to bring, and none of the optional parts."""

from typing import Any

from starboard.kernel.choices import Choice
from starboard.kernel.components import Components
from starboard.kernel.errors import BadPosition, UnreadableAction
from starboard.kernel.events import Event
from starboard.kernel.game import Game, Types
from starboard.kernel.options import Option
from starboard.kernel.outlook import Forecast, Goal, Outlook
from starboard.kernel.packs import Pack
from starboard.kernel.results import LOST, WON, Result
from starboard.kernel.state import NOBODY, State
from starboard.kernel.view import View

MOST = 2  # stones taken at once


class NimView(View, tag="nim", kw_only=True):
    stones: int


class Taken(Event, tag="taken", frozen=True):
    seat: int
    count: int
    left: int


class Take(Choice, tag="take", frozen=True):
    count: int


class NimPack(Pack):
    def __init__(self, components: Components) -> None:
        super().__init__(components.data)
        self.stones = components.number("heap.stones", 1, 99)
        self.action_count = MOST


class Nim(State):
    """A heap of stones; whoever takes the last one wins."""

    def __init__(self, pack: NimPack) -> None:
        super().__init__()
        self.pack = pack
        self.stones = pack.stones
        self.moves = 0

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return 2

    def actors(self) -> tuple[int, ...]:
        return (self.moves % 2,) if self.stones else NOBODY

    def legal(self, actor: int) -> list[int]:
        return list(range(min(MOST, self.stones))) if actor in self.actors() else []

    def refusal(self, seat: int, action: int) -> str:
        return "" if action < self.stones else "NI-01"

    def advance(self, actor: int, action: int) -> None:
        self.stones -= action + 1
        self.moves += 1
        if self.story is not None:
            self.tell(Taken(actor, action + 1, self.stones))

    def turn(self) -> int:
        return self.moves

    def ending(self) -> str:
        return "" if self.stones else "last-stone"

    def results(self) -> list[Result]:
        winner = 1 - self.moves % 2
        return [
            Result(int(seat == winner), 1 if seat == winner else 2, WON if seat == winner else LOST, {})
            for seat in range(2)
        ]

    def view(self, seat: int | None) -> NimView:
        results = [] if self.stones else self.results()
        return NimView(
            actors=list(self.actors()),
            turn=self.moves,
            ending=self.ending(),
            results=results,
            stones=self.stones,
        )

    def clone(self) -> "Nim":
        twin = Nim(self.pack)
        twin.stones, twin.moves = self.stones, self.moves
        return twin

    def to_dict(self) -> dict[str, Any]:
        return {"game": "nim", "stones": self.stones, "moves": self.moves}


class NimGame(Game):
    name = "nim"
    title = "Nim"
    version = 1
    designer = "nobody knows"
    minutes = (1, 2)
    options = (Option("players", 2, (2,)),)
    endings = ("last-stone",)
    room = "tests.games.nim"
    types = Types(NimView, Taken, Take, Outlook[Taken, Goal, Forecast])
    components_text = '[heap]\nsource = "printed"\nstones = 7\n'

    def make_pack(self, components: Components) -> Pack:
        return NimPack(components)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        assert isinstance(pack, NimPack)
        return Nim(pack)

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = self.start({}, pack or self.default_pack)
        assert isinstance(state, Nim)
        try:
            state.stones, state.moves = int(data["stones"]), int(data["moves"])
        except (KeyError, TypeError, ValueError):
            raise BadPosition("no-position", game="nim") from None
        return state

    def describe(self, state: State, actor: int, action: int) -> Choice:
        return Take(action + 1)

    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        assert isinstance(choice, Take)
        return choice.count - 1

    def notation(self, state: State, actor: int, action: int) -> str:
        return str(action + 1)

    def parse(self, state: State, actor: int, text: str) -> int:
        if not text.isdecimal():
            raise UnreadableAction("how-many-stones")
        return int(text) - 1

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("One", "Two")


NIM = NimGame()
