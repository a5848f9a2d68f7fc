"""Nim, the smallest whole game: what another package has to bring, and none of the optional parts."""

from typing import Any

from starboard.kernel.clauses import PRINTED, Catalogue, Clause
from starboard.kernel.errors import BadPosition, UnreadableAction
from starboard.kernel.game import Game
from starboard.kernel.options import Option
from starboard.kernel.packs import Pack
from starboard.kernel.state import LOST, NOBODY, WON, Result, State

CLAUSES = Catalogue((Clause("NI-01", PRINTED, "You take one or two stones, as long as there are some."),))
MOST = 2  # stones taken at once


class NimPack(Pack):
    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.stones = int(data["heap"]["stones"])
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

    def clauses(self) -> Catalogue:
        return CLAUSES

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
            self.happened("taken", {"seat": actor, "count": action + 1, "left": self.stones})

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

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"stones": self.stones, "taken": {"moves": self.moves}}

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
    clauses = CLAUSES
    room = "tests.games.nim"
    languages = {
        "en": {
            "blurb": "Take the last stone.",
            "action.take": "take {count:a stone|{count} stones}",
            "event.taken": "{seat} took {count}, {left} left.",
            "name.how.last-stone": "the last stone was taken",
        }
    }
    components_text = '[heap]\nsource = "printed"\nstones = 7\n'

    def build_pack(self, data: dict[str, Any]) -> Pack:
        return NimPack(data)

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        assert isinstance(pack, NimPack)
        return Nim(pack)

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        state = self.start({}, pack or self.default_pack)
        assert isinstance(state, Nim)
        try:
            state.stones, state.moves = int(data["stones"]), int(data["moves"])
        except (KeyError, TypeError, ValueError):
            raise BadPosition("This does not describe a position of nim.") from None
        return state

    def describe(self, state: State, actor: int, action: int) -> tuple[str, dict[str, Any]]:
        return "take", {"count": action + 1}

    def encode(self, kind: str, parts: dict[str, Any], pack: Pack | None = None) -> int:
        return int(parts["count"]) - 1

    def notation(self, state: State, actor: int, action: int) -> str:
        return str(action + 1)

    def parse(self, state: State, actor: int, text: str) -> int:
        if not text.isdecimal():
            raise UnreadableAction("Say how many stones.")
        return int(text) - 1

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("One", "Two")


NIM = NimGame()
