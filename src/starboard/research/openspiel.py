# mypyc: skip
"""The games for OpenSpiel, as Python games with explicit chance.

    import pyspiel
    import starboard.research.openspiel

    game = pyspiel.load_game("starboard_argosy", {"players": 4})

Options of a game are parameters; semicolons stand between the entries of a list. So are changes to the pack,
as `components="cycle.tracker:2;cycle.most:3"`. With `simultaneous` those who decide at once are asked at one
node; else one after the other, none seeing what others answered.
Returns are zero-sum: a winner alone has 1, and the others share the loss. Alone, they are the game's utility.
"""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from starboard.games.registry import GAMES
from starboard.kernel.errors import BadPack
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.state import CHANCE, State
from starboard.research.observer import Observer

LONGEST: Final = 100_000  # actions of a game, chance's included: more than any takes
RECALL_BITS: Final = 64  # of an information state, that tell histories apart
START: Final = b""


class StarboardGame(pyspiel.Game):
    """One of the games with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        changes = read_changes(given.pop("components", ""))
        simultaneous = given.pop("simultaneous", False)
        self.rules = game
        self.pack = game.pack_with(changes)
        self.options = game.read_options({name: _option(value) for name, value in given.items()})
        self.start = game.start(self.options, self.pack)
        players = self.start.seats()
        self.hides = hides(self.pack, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.pack.action_count,
            max_chance_outcomes=self.pack.outcome_count,
            num_players=players,
            min_utility=-1.0 / (players - 1) if players > 1 else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, players, self.hides, simultaneous), info, params or {})
        self.simultaneous = simultaneous

    def new_initial_state(self) -> "StarboardState":
        return StarboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "StarboardObserver | None":
        """There is what one player sees, open and secret together; None for either alone."""
        if params:
            raise ValueError(f"Observations take no parameters, but were given {params}.")
        if iig_obs_type is None:
            return StarboardObserver(self.start, recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return StarboardObserver(self.start, iig_obs_type.perfect_recall)


class StarboardState(pyspiel.State):
    """A position with what each player has seen on the way to it, where something is hidden."""

    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.position = game.start.clone()
        self.hides = game.hides
        self.simultaneous = game.simultaneous
        self.recalls = [START] * self.position.seats()
        self.last_seen = [START] * self.position.seats()
        self._look()

    # -- what OpenSpiel asks ---------------------------------------------------------------------

    def current_player(self) -> Any:
        actors = self.position.actors()
        if not actors:
            return pyspiel.PlayerId.TERMINAL
        if len(actors) > 1 and self.simultaneous:
            return pyspiel.PlayerId.SIMULTANEOUS
        return pyspiel.PlayerId.CHANCE if actors[0] == CHANCE else actors[0]

    def is_terminal(self) -> bool:
        return not self.position.actors()

    def _legal_actions(self, player: int) -> list[int]:
        if not self.simultaneous and player != self.position.actors()[0]:
            return []  # asked in turn, though the rules ask several at once
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.odds()
        total = sum(weight for _, weight in odds)
        return [(outcome, weight / total) for outcome, weight in odds]

    def _apply_action(self, action: int) -> None:
        self._take(self.position.actors()[0], action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in self.position.actors():
            self._take(seat, actions[seat])

    def returns(self) -> list[float]:
        players = self.position.seats()
        if not self.is_terminal():
            return [0.0] * players
        worth = self.position.components().game.utility(self.position)
        if players == 1:
            return [float(value) for value in worth]
        return [(players * value - 1.0) / (players - 1) for value in worth]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.components().game.notation(self.position, player, action))

    def __str__(self) -> str:
        return repr(self.position)

    # -- what a player remembers -----------------------------------------------------------------

    def recall(self, player: int) -> bytes:
        """Equal for histories that look the same to a player, and different for others."""
        if self.hides:
            return self.recalls[player]
        return _digest(repr([(step.player, step.action) for step in self.full_history()]).encode())

    def _take(self, actor: int, action: int) -> None:
        self.position.advance(actor, action)
        if self.hides and actor != CHANCE:
            self.recalls[actor] = _digest(self.recalls[actor] + b"did %d" % action)
        self._look()

    def _look(self) -> None:
        """Every player sees the position; what looks the same as before tells nothing."""
        if not self.hides:
            return
        observer = observer_of(self.position.components(), self.position.seats())
        for player in range(self.position.seats()):
            seen = observer.numbers(self.position, player).tobytes()
            if seen != self.last_seen[player]:
                self.last_seen[player] = seen
                self.recalls[player] = _digest(self.recalls[player] + seen)


class StarboardObserver:
    """What a player sees, as a tensor with a named piece for each part, and in words.

    With perfect recall there are 64 bits besides, which tell apart histories that have led to one position.
    """

    def __init__(self, start: State, recall: bool) -> None:
        self.players = observer_of(start.components(), start.seats())
        self.recall = recall
        size = self.players.spec.size
        self.tensor = np.zeros(size + (RECALL_BITS if recall else 0), np.float32)
        self.dict = {name: self.tensor[where] for name, where in self.players.spec.slices.items()}
        if recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: StarboardState, player: int) -> None:
        size = self.players.spec.size
        self.tensor[:size] = self.players.observe(state.position, player)
        if self.recall:
            bits = np.frombuffer(state.recall(player), np.uint8)[: RECALL_BITS // 8]
            self.tensor[size:] = np.unpackbits(bits)

    def string_from(self, state: StarboardState, player: int) -> str:
        if self.recall:
            return f"player {player} {state.recall(player).hex()}"
        said = self.players.spec.read(self.players.numbers(state.position, player).tolist())
        return " ".join(f"{name}={_words(value)}" for name, value in said.items() if _words(value))


@cache
def observer_of(pack: Pack, players: int) -> Observer:
    """One observer serves all states of a table."""
    return Observer(pack.game.new({"players": players}, pack))


def hides(pack: Pack, players: int) -> bool:
    """Is anything hidden from a seat?"""
    return bool(pack.game.encoder.hidden_parts(pack, players))


def game_type(game: Game, players: int, hidden: bool, simultaneous: bool) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=f"starboard_{game.name}",
        long_name=game.title,
        dynamics=kind.Dynamics.SIMULTANEOUS if simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC
        if game.outcome_count
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if hidden
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: option.default for option in game.options},
            "components": "",
            "simultaneous": False,
        },
    )


def read_changes(text: str) -> dict[str, Any]:
    """Changes to a pack as a parameter of OpenSpiel can hold them: no commas, no brackets."""
    entries = [entry.partition(":") for entry in text.split(";") if entry.strip()]
    if not all(colon for _, colon, _ in entries):
        raise BadPack("openspiel-components", text=text)
    return {path.strip(): _value(value.strip()) for path, _, value in entries}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _option(value: Any) -> Any:
    return value.replace(";", ",") if isinstance(value, str) else value


def _digest(seen: bytes) -> bytes:
    return hashlib.blake2b(seen, digest_size=16).digest()


def _words(value: Any) -> str:
    """What a part says, where it says anything."""
    if isinstance(value, dict):
        return ",".join(f"{label}:{number}" for label, number in value.items() if number)
    return ",".join(value) if isinstance(value, list) else value or ""


def register() -> None:
    """Make every game that has observations known to OpenSpiel; importing this module does it."""
    for game in GAMES.values():
        if game.encoder is not None and f"starboard_{game.name}" not in pyspiel.registered_names():
            pyspiel.register_game(_default_type(game), _maker(game))


def _default_type(game: Game) -> pyspiel.GameType:
    players = game.read_options()["players"]
    return game_type(game, players, hides(game.default_pack, players), simultaneous=False)


def _maker(game: Game) -> type[StarboardGame]:
    """A class for one game, as OpenSpiel wants: it makes a game of parameters alone."""

    class Made(StarboardGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    Made.__name__ = Made.__qualname__ = f"Starboard{game.name.title()}"
    return Made


register()
