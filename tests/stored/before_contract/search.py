# mypy: ignore-errors
"""Quick games, with the dice of a table, until every situation has come up: the shortest way to each."""

import hashlib
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from starboard.bots.policies.argosy import ArgosyPolicy
from starboard.bots.policies.colonies import ColoniesPolicy
from starboard.bots.policies.convoy import ConvoyPolicy
from starboard.bots.policies.wheel import WheelPolicy

from starboard.games.registry import GAMES
from starboard.kernel.dice import Dice
from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from tests.stored.before_contract.situations import Acts, situations

POLICIES = {
    "wheel": WheelPolicy(),
    "convoy": ConvoyPolicy(),
    "colonies": ColoniesPolicy(),
    "argosy": ArgosyPolicy(),
}
PEOPLE = ("ann", "bob", "eve", "kim", "lea")


class Course(msgspec.Struct):
    """A game up to somewhere: how it was set up, the seed of its dice, and every act."""

    game: str
    options: dict[str, Any]
    seed: str
    acts: Acts
    pack: dict[str, Any] = {}
    seats: str = ""  # as `seating` writes them


class Style(msgspec.Struct):
    """How seats choose: in `greedy` of eight cases by the game's policy, else at random.

    Where an act leads to a situation that begins with one of `wanted`, that act is taken.
    """

    greedy: int = 0
    wanted: tuple[str, ...] = ()


def people(players: int) -> str:
    return " ".join(PEOPLE[:players])


def nonces(seats: str) -> list[str]:
    """What those who sit down themselves add to the dice."""
    return [f"nonce-{name}" for name in seats.split() if name in PEOPLE]


def seed_of(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def walk(
    game: str, options: dict[str, Any], pack: dict[str, Any], seats: str, style: Style, name: str
) -> Iterator[tuple[State, Acts, Acts]]:
    """Each position of one game, with the acts that led there and those in the decision that is open."""
    rules, policy, random = GAMES[game], POLICIES[game], Random(name)
    dice, rolls = Dice(seed_of(name), nonces(seats)), 0
    state = rules.new(options, rules.pack_with(pack))
    acts: Acts = []
    decision: Acts = []
    turn = state.turn()
    while True:
        yield state, acts, decision
        actors = state.actors()
        if not actors:
            return
        actor = actors[random.below(len(actors))]
        if actor == CHANCE:
            action = dice.outcome(state.odds(), rolls)
            rolls += 1
        else:
            action = chosen(state, actor, style, policy, random)
        state.advance(actor, action)
        acts.append((actor, action))
        together = len(actors) > 1 or bool(decision)
        decision = [*decision, (actor, action)] if together and state.turn() == turn else []
        turn = state.turn()


def chosen(state: State, actor: int, style: Style, policy: Any, random: Random) -> int:
    if style.wanted:
        for action in state.legal(actor):
            after = state.clone()
            after.advance(actor, action)
            if any(name.startswith(style.wanted) for name in situations(after, [])):
                return action
    if random.below(8) < style.greedy:
        return policy.choose(state, actor, random)
    return random_action(state, actor, random)


def shortest(
    game: str, options: dict[str, Any], style: Style, seconds: float, pack: dict[str, Any] | None = None
) -> dict[str, Course]:
    """The shortest way to each situation that came up within some time."""
    players = options["players"]
    seats = people(players)
    found: dict[str, Course] = {}
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        number += 1
        name = f"{game} {options} {pack or ''} {style.greedy} {number}"
        for state, acts, decision in walk(game, options, pack or {}, seats, style, name):
            for situation in situations(state, decision):
                if situation not in found or len(acts) < len(found[situation].acts):
                    seed = seed_of(name).hex()
                    found[situation] = Course(game, options, seed, acts[:], pack or {}, seats)
            if len(acts) > 2000:
                break
    return found
