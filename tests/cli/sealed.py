"""A tiny game with secrets and a die, to try the screen with: lay a number, seal it, and roll."""

from collections.abc import Sequence
from typing import Any, cast

from starboard.kernel.choices import Choice
from starboard.kernel.clauses import NOT_YOUR_TURN
from starboard.kernel.components import Components
from starboard.kernel.errors import IllegalAction, UnreadableAction
from starboard.kernel.events import Event, Told
from starboard.kernel.game import Game, Types
from starboard.kernel.options import Option
from starboard.kernel.outlook import Forecast, Goal, Outlook
from starboard.kernel.packs import Pack
from starboard.kernel.results import LOST, WON, Result
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.kernel.view import View

SEAL = 3


class Laid(Event, frozen=True, tag="laid"):
    seat: int
    number: int


class Sealed(Event, frozen=True, tag="sealed"):
    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    number: int
    numbers: list[int]


class Lay(Choice, frozen=True, tag="lay"):
    number: int


class Seal(Choice, frozen=True, tag="seal"):
    pass


class Die(Choice, frozen=True, tag="die"):
    number: int


class SealedView(View, kw_only=True, tag="sealed"):
    laid: list[int | str]
    die: int


class SealedOutlook(Outlook[Laid | Sealed | Rolled, Goal, Forecast]):
    pass


class SealedState:
    """Keeps the contract of a State without being one: compiled classes have no interpreted heirs."""

    def __init__(self, pack: Pack, seats: int) -> None:
        self.story: list[Told] | None = None
        self.pack = pack
        self.laid = [-1] * seats
        self.sealed = [False] * seats
        self.die = -1

    def components(self) -> Pack:
        return self.pack

    def seats(self) -> int:
        return len(self.laid)

    def turn(self) -> int:
        return 0

    def actors(self) -> tuple[int, ...]:
        if self.die >= 0:
            return ()
        return tuple(seat for seat in range(self.seats()) if not self.sealed[seat]) or (CHANCE,)

    def odds(self) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1), (2, 1)]

    def legal(self, actor: int) -> list[int]:
        if actor not in self.actors():
            return []
        if actor == CHANCE:
            return [0, 1, 2]
        return [0, 1, 2] if self.laid[actor] < 0 else [SEAL]

    def forbids(self, actor: int, action: int) -> str:
        if actor == CHANCE or actor not in self.actors():
            return "" if action in self.legal(actor) else NOT_YOUR_TURN
        if action == SEAL:
            return "TS-01" if self.laid[actor] < 0 else ""
        return "TS-02" if self.laid[actor] >= 0 else ""

    def apply(self, actor: int, action: int) -> None:
        clause = self.forbids(actor, action)
        if clause:
            raise IllegalAction(clause, self.components())
        self.advance(actor, action)

    def tell(self, event: Event, audience: tuple[int, ...] | None = None) -> None:
        if self.story is not None:
            self.story.append(Told(event, audience))

    def advance(self, actor: int, action: int) -> None:
        if actor == CHANCE:
            self.die = action
            self.tell(Rolled(action, list(self.laid)))
        elif action == SEAL:
            self.sealed[actor] = True
            self.tell(Sealed(actor))
        else:
            self.laid[actor] = action
            self.tell(Laid(actor, action), (actor,))

    def reveals(self, seat: int, action: int) -> bool:
        return action == SEAL and sum(self.sealed) == self.seats() - 1

    def ending(self) -> str:
        return "rolled" if self.die >= 0 else ""

    def results(self) -> list[Result]:
        return [
            Result(1, 1, WON, {"guess": 1}) if laid == self.die else Result(0, 2, LOST, {})
            for laid in self.laid
        ]

    def view(self, seat: int | None) -> SealedView:
        shown: list[int | str] = [
            laid if owner == seat or self.die >= 0 else ("sealed" if self.sealed[owner] else "hidden")
            for owner, laid in enumerate(self.laid)
        ]
        return SealedView(
            actors=list(self.actors()),
            turn=0,
            ending=self.ending(),
            results=self.results() if self.ending() else [],
            laid=shown,
            die=self.die,
        )

    def disguise(self, seat: int, random: Random) -> "SealedState":
        twin = self.clone()
        if self.die < 0:
            for other in range(self.seats()):
                if other != seat and self.laid[other] >= 0:
                    twin.laid[other] = random.below(3)
        return twin

    def redeal(self, seat: int, random: Random) -> "SealedState":
        return self.disguise(seat, random)

    def clone(self) -> "SealedState":
        twin = SealedState(self.pack, self.seats())
        twin.laid = list(self.laid)
        twin.sealed = list(self.sealed)
        twin.die = self.die
        return twin

    def to_dict(self) -> dict[str, Any]:
        return {"laid": self.laid, "sealed": self.sealed, "die": self.die}


class SealedGame(Game):
    name = "sealed"
    title = "Sealed"
    version = 1
    designer = "nobody"
    minutes = (1, 1)
    options = (Option("players", 2, (2, 3)),)
    endings = ("rolled",)
    room = "tests.cli"
    components_text = ""  # it has no components at all

    types = Types(SealedView, Laid | Sealed | Rolled, Lay | Seal | Die, SealedOutlook)

    def make_pack(self, components: Components) -> Pack:
        pack = Pack(components.data)
        pack.action_count = 4
        pack.outcome_count = 3
        return pack

    def start(self, options: dict[str, Any], pack: Pack) -> State:
        return cast(State, SealedState(pack, options["players"]))

    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        raise NotImplementedError

    def describe(self, state: State, actor: int, action: int) -> Choice:
        if actor == CHANCE:
            return Die(action)
        return Seal() if action == SEAL else Lay(action)

    def encode(self, choice: Any, pack: Pack | None = None) -> int:
        return SEAL if isinstance(choice, Seal) else int(choice.number)

    def notation(self, state: State, actor: int, action: int) -> str:
        return "seal" if action == SEAL else f"n{action}"

    def parse(self, state: State, actor: int, text: str) -> int:
        for action in range(4):
            if text.lower() == self.notation(state, actor, action):
                return action
        raise UnreadableAction("neither-number-nor-seal", text=text)

    def board(self, state: State, seat: int | None, names: Sequence[str] = (), language: str = "en") -> str:
        return f"laid: {cast(SealedView, state.view(seat)).laid}"

    def seat_names(self, players: int) -> tuple[str, ...]:
        return ("North", "East", "South")[:players]


SEALED = SealedGame()
