# mypyc: skip
"""A game as everybody else sees it: its name, its options, and the doors towards people."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from starboard import __version__
from starboard.kernel import board
from starboard.kernel.capabilities import Capabilities
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.chances import Chances, read_chances
from starboard.kernel.choices import Choice
from starboard.kernel.clauses import SHARED, Catalogue
from starboard.kernel.errors import BadOption, BadPack, BadRecord, StarboardError, UnreadableAction, speaks
from starboard.kernel.events import Event, Told
from starboard.kernel.game_packs import GamePacks
from starboard.kernel.measures import Course, Measures
from starboard.kernel.options import Option, all_taken, read_options
from starboard.kernel.outlook import Forecast, Goal, Outlook
from starboard.kernel.packs import Pack
from starboard.kernel.results import DRAWN, LOST, WON, Result
from starboard.kernel.state import State
from starboard.kernel.view import View
from starboard.kernel.win_shares import win_shares
from starboard.kernel.words import Words
from starboard.kernel.words.arguments import pack_figures
from starboard.kernel.words.folders import ENGLISH, figures_named, languages

if TYPE_CHECKING:
    from starboard.kernel.observation import Spec


class Types(NamedTuple):
    """The Structs that leave a game, or come in: what the API's schema and the page's types are made from."""

    view: type[View]
    event: Any  # the union of all kinds
    choice: Any  # the same
    outlook: type[Outlook[Any, Any, Any]]
    # Of a game that has a negotiation: the union of its terms, what may be proposed, what it would come to.
    term: Any = None
    proposals: Any = None
    bargain: Any = None


class Game(GamePacks, Capabilities):
    """One object per game, found in `games.registry`."""

    name: str  # what is typed: one short word
    title: str  # what is printed on the box
    version: int  # of these rules; a record says which it was played by
    designer: str
    minutes: tuple[int, int]  # how long a game takes people
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # every id that a state's `ending` may give
    secrets: bool = True  # may two viewers of one position be shown different boards?
    counting_options: dict[str, Any] = {}  # what a count of moves sets aside (perft)
    key_events: tuple[str, ...] = ()  # kinds of events worth jumping to in a game looked back on
    component_names: dict[str, str] = {}  # tables of the component file whose entries the words name so

    types: Types
    package: str = "starboard-games"  # the distribution that the game comes in, and its version
    package_version: str = __version__

    def __init_subclass__(cls) -> None:
        if room := getattr(cls, "room", ""):
            speaks(room)

    def __repr__(self) -> str:
        return f'<game "{self.name}">'

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        """A game is one object in every process: found again by the module and class that made it."""
        return (_only, (type(self).__module__, type(self).__qualname__))

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    # -- beginning ---------------------------------------------------------------------------

    def read_options(self, given: dict[str, Any] | None = None) -> dict[str, Any]:
        """All options with their values; BadOption names what would be allowed."""
        return read_options(self.name, self.options, self._by_name(given))

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players the game can be played with."""
        choices = next(option for option in self.options if option.name == "players").choices
        return tuple(int(choice) for choice in choices)

    def new(self, options: dict[str, Any] | None = None, pack: Pack | None = None, **named: Any) -> State:
        """The position before the first action, chance's included.

        Options are given as a dictionary or by their names: `game.new(players=3)`. What is left out has its
        default; BadOption names what would be allowed.
        """
        given = {**self._by_name(options), **named}
        return self.start(self.read_options(given), self.own_pack(pack))

    def _by_name(self, options: dict[str, Any] | None) -> dict[str, Any]:
        try:
            return {**(options or {})}
        except TypeError:  # a bare number, say
            raise BadOption("options-unnamed", game=self.name, options=all_taken(self.options)) from None

    def own_pack(self, given: object) -> Pack:
        """A pack that was given, or the default one; BadPack if it is of another game, or none at all."""
        if given is None:
            return self.default_pack
        if not isinstance(given, Pack) or given.game is not self:
            raise BadPack("no-pack", game=self.name)
        return given

    @abstractmethod
    def start(self, options: dict[str, Any], pack: Pack) -> State:
        """`new` with every option given and checked."""

    @abstractmethod
    def from_dict(self, data: dict[str, Any], pack: Pack | None = None) -> State:
        """The state that `to_dict` wrote; BadPosition if it describes none."""

    # -- choices as data and as text ---------------------------------------------------------

    @abstractmethod
    def describe(self, state: State, actor: int, action: int) -> Choice:
        """What an action or chance outcome is."""

    @abstractmethod
    def encode(self, choice: Choice, pack: Pack | None = None) -> int:
        """The number of the action or outcome that `describe` described so; UnreadableAction if none is."""

    def read_choice(self, kind: str, parts: Mapping[str, Any]) -> Choice:
        """A choice from its kind and parts; UnreadableAction if the game has none like that."""
        try:
            return cast(Choice, msgspec.convert({**parts, "kind": kind}, self.types.choice))
        except msgspec.ValidationError as error:
            raise UnreadableAction("unknown-kind", title=self.title, kind=kind, problem=str(error)) from None

    @abstractmethod
    def notation(self, state: State, actor: int, action: int) -> str:
        """A short text a person can type; different for different legal actions."""

    @abstractmethod
    def parse(self, state: State, actor: int, text: str) -> int:
        """The action a person typed, legal or not; UnreadableAction if it names none."""

    def board(
        self, state: State, seat: int | None, names: Sequence[str] = (), language: str = ENGLISH
    ) -> str:
        """The position for a terminal, as `seat` may see it."""
        return board.draw(state.view(seat))

    def cards(self, language: str = ENGLISH, pack: Pack | None = None) -> dict[str, list[str]]:
        """Cards that a person may want to read, by their ids: what stands on each, line by line."""
        return {}

    @abstractmethod
    def seat_names(self, players: int) -> tuple[str, ...]:
        """What the seats are called when no people's names are known."""

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has words in: the files in `words/` of its room."""
        return languages(self.room)

    def words(self, language: str = ENGLISH, players: int = 0, pack: Pack | None = None) -> Words:
        """Its sentences in a language, English where there are none, with the numbers of a pack."""
        language = language if language in self.languages else ENGLISH
        return _words(self, language, players or self.players[-1], pack)

    @cached_property
    def clauses(self) -> Catalogue:
        """The clauses of its rules, in English and with the default pack's numbers."""
        words = self.words()
        own, shared = (tuple(words.clause(ident) for ident in ids) for ids in (words.clauses(), SHARED))
        return Catalogue(own, shared)

    def said_figures(self, pack: Pack) -> dict[str, Any]:
        """The values of a pack that the game's sentences name, by name: all that a page needs of it."""
        return _said_figures(self, pack)

    def figures(self, pack: Pack) -> Mapping[str, Any]:
        """Numbers that sentences name and that follow from the components: `$pack-NAME`."""
        return {}

    # -- what comes of it --------------------------------------------------------------------

    def tell(self, before: State, actor: int, action: int) -> list[Told]:
        """What comes of an action, in the order it happens; `before` stays as it is."""
        return self.carry_out(before, actor, action)[1]

    def carry_out(self, before: State, actor: int, action: int) -> tuple[State, list[Told]]:
        """The position after a legal action, and what came of it; `before` stays as it is."""
        after = before.clone()
        story: list[Told] = []
        after.story = story
        after.advance(actor, action)
        after.story = None
        return after, story

    def turn_number(self, state: State) -> int:
        """The turn as its players count them, which may be rounds of the table or cycles."""
        return state.turn()

    def read_event(self, kind: str, parts: Mapping[str, Any]) -> Event | None:
        """An event that was stored, perhaps by an earlier version; None if it means nothing any more."""
        try:
            return cast(
                Event, msgspec.convert({**self.upgraded(kind, parts), "kind": kind}, self.types.event)
            )
        except msgspec.ValidationError:
            return None

    def upgraded(self, kind: str, parts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parts of a stored event as they are called today."""
        return parts

    def outlook(self, state: State, seat: int) -> Outlook[Any, Any, Any]:
        """What `seat` may want to know before choosing."""
        effects: dict[int, list[Event]] = {}
        for action in state.legal(seat):
            if state.reveals(seat, action):
                effects[action] = []
            else:
                shown = (told.shown_to(seat) for told in self.tell(state, seat, action))
                effects[action] = [event for event in shown if event is not None]
        return self.types.outlook(
            effects=effects,
            goals=self.goals(state, seat),
            forecasts=self.forecasts(state, seat),
            score=self.score(state, seat),
            idle=self.idle(state, seat),
        )

    def idle(self, state: State, seat: int) -> list[int]:
        """The legal actions that can change nothing: after one of them the seat could only end it."""
        return []

    def goals(self, state: State, seat: int) -> list[Any]:
        """What several small steps can reach, as the game's own goals."""
        return []

    def forecasts(self, state: State, seat: int) -> list[Any]:
        """What is coming if nobody does anything about it, as the game's own forecasts."""
        return []

    def holds(self, state: State, foretold: Goal | Forecast) -> bool:
        """Is the goal reached in `state`, or the forecast true of it?"""
        return False

    def score(self, state: State, seat: int | None) -> list[dict[str, int]]:
        """Seat by seat the running score by source, where `seat` may know it."""
        return []

    # -- looking back ------------------------------------------------------------------------

    def revealed(self, state: State, seat: int | None) -> View:
        """A view for when the game is over: as `seat` sees it, with what was hidden from it laid open."""
        return state.view(seat)

    def gauges(self, state: State, seat: int | None, revealed: bool = False) -> dict[str, list[int | None]]:
        """What is charted over a game: by name one number for each seat, or a single one for all.

        None where `seat` may not know it, unless the game is over and all is `revealed`.
        """
        return {}

    def chance_model(self, pack: Pack, players: int) -> ChanceModel | None:
        """What dice, bags and decks hold, as data; None if it cannot be said so, or there is no chance."""
        return None

    def measure(self, course: Course) -> Measures:
        """What a game adds to what is measured of every game that was played."""
        return Measures()

    # -- the end -----------------------------------------------------------------------------

    def utility(self, state: State) -> list[float]:
        """A finished game as numbers from 0 to 1, seat by seat: 1 for winning, shared among winners."""
        return win_shares(state.results())

    @property
    def chances(self) -> Chances:
        """How much the bots' estimates of a position are to be believed: `chances.toml` of the room."""
        return read_chances(self.room)

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
        raise BadRecord("ends-otherwise", how=how, seat=str(seat))

    # -- in numbers --------------------------------------------------------------------------

    def observation_spec(self, players: int = 0, pack: Pack | None = None, whole: bool = False) -> "Spec":
        """What the numbers of an observation mean; of the `whole` position with what is hidden from seats."""
        from starboard.kernel.observation import make_spec

        if self.encoder is None:
            raise StarboardError("no-observations", game=self.title)
        players = self.read_options({"players": players} if players else {})["players"]
        return make_spec(pack or self.default_pack, players, whole)


def check_game(given: Any) -> None:
    """StarboardError if something else was given for a game, such as its name."""
    if not isinstance(given, Game):
        raise StarboardError("no-game-given", given=repr(given))


@lru_cache(maxsize=256)
def _words(game: Game, language: str, players: int, pack: Pack | None) -> Words:
    names = game.seat_names(players)
    return Words(language, game.room, names, lambda: game.said_figures(pack or game.default_pack))


@lru_cache(maxsize=64)
def _said_figures(game: Game, pack: Pack) -> dict[str, Any]:
    """What a pack does not have, because somebody took it out, is "none"."""
    known = pack_figures(pack.data) | pack_figures(game.figures(pack))
    return {name: known.get(name, "none") for name in figures_named(game.room)}


def _only(module: str, name: str) -> Game:
    """The one object of a game's class, wherever it is unpickled."""
    room = import_module(module)
    found: Game = next(value for value in vars(room).values() if type(value) is getattr(room, name))
    return found
