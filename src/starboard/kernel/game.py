# mypyc: skip
"""A game as everybody else sees it: its name, its options, and the doors towards people."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from starboard.kernel import board
from starboard.kernel.clauses import Catalogue
from starboard.kernel.errors import BadRecord
from starboard.kernel.events import Event
from starboard.kernel.options import Option, read_options
from starboard.kernel.outlook import Goal, Outlook
from starboard.kernel.packs import Pack, differences, patched, read_components
from starboard.kernel.state import DRAWN, LOST, WON, Result, State
from starboard.kernel.words import Words, named

if TYPE_CHECKING:
    from starboard.kernel.career import CareerRules
    from starboard.kernel.lessons import Lesson
    from starboard.kernel.levels import Levels
    from starboard.kernel.policy import Policy
    from starboard.kernel.puzzles import Puzzles
    from starboard.kernel.solver import Solver

Parts = dict[str, Any]


class Game(ABC):
    """One object per game, found in `games.registry`."""

    name: str  # what is typed: one short word
    title: str  # what is printed on the box
    version: int  # of these rules; a record says which it was played by
    designer: str
    minutes: tuple[int, int]  # how long a game takes people
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # every id that a state's `ending` may give
    clauses: Catalogue
    room: str  # the package that holds components.toml
    languages: dict[str, dict[str, str]]
    secrets: bool = True  # may two viewers of one position be shown different boards?
    counting_options: dict[str, Any] = {}  # what a count of moves sets aside (perft)
    key_events: tuple[str, ...] = ()  # kinds of events worth jumping to in a game looked back on

    # -- packs -------------------------------------------------------------------------------

    @abstractmethod
    def build_pack(self, data: dict[str, Any]) -> Pack:
        """The native pack for component data; BadPack if the rules cannot be played with it."""

    @cached_property
    def components_text(self) -> str:
        return files(self.room).joinpath("components.toml").read_text(encoding="utf-8")

    @cached_property
    def default_pack(self) -> Pack:
        return self.build_pack(read_components(self.components_text, "components.toml"))

    def read_pack(self, text: str, name: str = "components") -> Pack:
        """A pack from the text of another component file."""
        return self.build_pack(read_components(text, name))

    def pack_differences(self, pack: Pack) -> dict[str, Any]:
        return differences(self.default_pack.data, pack.data)

    def pack_with(self, changes: dict[str, Any]) -> Pack:
        """The default components with some entries changed: what a record carries."""
        return self.build_pack(patched(self.default_pack.data, changes)) if changes else self.default_pack

    # -- beginning ---------------------------------------------------------------------------

    def read_options(self, given: dict[str, Any] | None = None) -> dict[str, Any]:
        """All options with their values; BadOption names what would be allowed."""
        return read_options(self.name, self.options, given or {})

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players the game can be played with."""
        choices = next(option for option in self.options if option.name == "players").choices
        return tuple(int(choice) for choice in choices)

    def new(self, options: dict[str, Any] | None = None, pack: Pack | None = None) -> State:
        """The position before the first action, chance's included."""
        return self.start(self.read_options(options), pack or self.default_pack)

    @abstractmethod
    def start(self, options: dict[str, Any], pack: Pack) -> State:
        """`new` with every option given and checked."""

    @abstractmethod
    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        """The state that `to_dict` wrote; BadPosition if it describes none."""

    @property
    def action_count(self) -> int:
        return self.default_pack.action_count

    @property
    def outcome_count(self) -> int:
        return self.default_pack.outcome_count

    # -- choices as data and as text ---------------------------------------------------------

    @abstractmethod
    def describe(self, state: State, actor: int, action: int) -> tuple[str, Parts]:
        """What an action or chance outcome is: its kind and its parts."""

    @abstractmethod
    def encode(self, kind: str, parts: Parts, pack: Pack | None = None) -> int:
        """The number of the action or outcome that `describe` described so."""

    @abstractmethod
    def notation(self, state: State, actor: int, action: int) -> str:
        """A short text a person can type; different for different legal actions."""

    @abstractmethod
    def parse(self, state: State, actor: int, text: str) -> int:
        """The action a person typed, legal or not; UnreadableAction if it names none."""

    def board(self, state: State, seat: int | None, names: Sequence[str] = ()) -> str:
        """The position for a terminal, as `seat` may see it."""
        return board.draw(state.view(seat))

    @abstractmethod
    def seat_names(self, players: int) -> tuple[str, ...]:
        """What the seats are called when no people's names are known."""

    def words(self, language: str = "en", players: int = 0) -> Words:
        """The catalogue for a language, English where there is none."""
        language = language if language in self.languages else "en"
        return _words(self, language, players or self.players[-1])

    # -- what comes of it --------------------------------------------------------------------

    def tell(self, before: State, actor: int, action: int) -> list[Event]:
        """What comes of an action, in the order it happens; `before` stays as it is."""
        after = before.clone()
        after.story = []
        after.advance(actor, action)
        return after.story

    def outlook(self, state: State, seat: int) -> Outlook:
        """What `seat` may want to know before choosing."""
        effects: dict[int, list[Event]] = {}
        for action in state.legal(seat):
            if state.reveals(seat, action):
                effects[action] = []
            else:
                effects[action] = [event for event in self.tell(state, seat, action) if event.seen_by(seat)]
        return Outlook(effects, self.goals(state, seat), self.forecasts(state, seat), self.score(state, seat))

    def goals(self, state: State, seat: int) -> list[Goal]:
        """What several small steps can reach."""
        return []

    def holds(self, state: State, kind: str, parts: Parts) -> bool:
        """Is the goal or forecast `kind` with `parts` true of `state`?"""
        return False

    def forecasts(self, state: State, seat: int) -> list[Event]:
        """What is coming if nobody does anything about it."""
        return []

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Seat by seat the running score by source, where `seat` may know it."""
        return []

    # -- looking back ------------------------------------------------------------------------

    def revealed(self, state: State, seat: int | None) -> dict[str, Any]:
        """A view for when the game is over: as `seat` sees it, with what was hidden from it laid open."""
        return state.view(seat)

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        """What is charted over a game: by name one number for each seat, or a single one for all.

        None where `seat` may not know it, unless the game is over and all is `revealed`.
        """
        return {}

    # -- the end -----------------------------------------------------------------------------

    def utility(self, state: State) -> list[float]:
        """A finished game as numbers from 0 to 1, seat by seat: 1 for winning, shared among winners."""
        results = state.results()
        winners = sum(result.outcome == WON for result in results)
        worth = {WON: 1.0 / max(winners, 1), DRAWN: 0.5, LOST: 0.0}
        return [worth[result.outcome] for result in results]

    def conceded(self, state: State, how: str, seat: int | None) -> list[Result]:
        """Results of a game that ended by word: `seat` resigned or forfeited, or all agreed on a draw."""
        if how == "agreed":
            return [Result(0, 1, DRAWN, {}) for _ in range(state.seats())]
        if how in ("resigned", "forfeit") and seat is not None and 0 <= seat < state.seats():
            last = state.seats()
            return [
                Result(0, last if loser else 1, LOST if loser else WON, {})
                for loser in (other == seat for other in range(state.seats()))
            ]
        raise BadRecord(f'A game cannot end with "{how}" by seat {seat}.')

    # -- optional parts: what a game can besides being played, loaded when it is first asked for -----

    @cached_property
    def policy(self) -> "Policy | None":
        """What bots know of the game; without it they search blindly."""
        return None

    @cached_property
    def levels(self) -> "Levels":
        """How strong the bots for people are."""
        from starboard.kernel.levels import Levels, SearchSettings

        return Levels(SearchSettings())

    @cached_property
    def solver(self) -> "Solver | None":
        """What works the game out to the end, where it is small enough."""
        return None

    @cached_property
    def puzzles(self) -> "Puzzles | None":
        """Puzzles from its solution; there are none without a solver."""
        return None

    @cached_property
    def career(self) -> "CareerRules | None":
        """What a person's games add up to."""
        return None

    @cached_property
    def lesson(self) -> "Lesson | None":
        """A guided first game."""
        return None


@cache
def _words(game: Game, language: str, players: int) -> Words:
    rules = named("clause", {clause.id: clause.text for clause in game.clauses})
    return Words(language, rules | game.languages[language], game.seat_names(players))
