# mypy: ignore-errors
"""Where a game stands: the part of the turn and the question, and what else is special about the position."""

from starboard.games.argosy.snapshot import PHASES as ARGOSY_PHASES

from starboard.games.argosy.state import Position as ArgosyPosition
from starboard.games.colonies.state import ASK_LAY, ASK_PAY, ASKS, STEPS
from starboard.games.colonies.state import Position as ColoniesPosition
from starboard.games.convoy import flips
from starboard.games.convoy.state import MOVE, SIXES
from starboard.games.convoy.state import PHASES as CONVOY_PHASES
from starboard.games.convoy.state import Position as ConvoyPosition
from starboard.games.wheel.components import BLACK, ROTATE, WHITE
from starboard.games.wheel.rules import Wheel
from starboard.kernel.state import State

Acts = list[tuple[int, int]]


def situations(state: State, decision: Acts) -> list[str]:
    """Names of all that is to be seen here; `decision` are the acts in the decision that is open."""
    if isinstance(state, Wheel):
        return of_wheel(state)
    if isinstance(state, ConvoyPosition):
        return of_convoy(state)
    if isinstance(state, ColoniesPosition):
        return of_colonies(state, decision)
    assert isinstance(state, ArgosyPosition)
    return of_argosy(state)


def of_wheel(state: Wheel) -> list[str]:
    if state.how:
        winner = {BLACK: "-black", WHITE: "-white"}.get(int(state.winner), "")
        return [f"over/{state.how}{winner}"]
    found = ["play/move"]
    if state.must_move():
        after = "second" if state.rotations >= state.pack.resurrection else "first"
        turn = "second-player" if state.rotations in (9, 17) else "first-player"
        able = "" if state.legal(state.mover) != [ROTATE] else "-unable"
        found.append(f"play/must-move-after-{after}-revolution-{turn}{able}")
    if state.rotations == state.pack.draw - 1:
        found.append("play/last-rotation-before-the-draw")
    if state.dead:
        found.append("play/dead-discs")
    for seat in (BLACK, WHITE):
        cone = state.cone(seat)
        if state.discs_at(seat, cone) and not state.is_dead(cone):
            found.append("play/free-spire")
        if state.discs_at(1 - seat, cone) and not state.is_dead(cone):
            found.append("play/prisoner-spire")
        if state.discs_at(seat, state.discs(seat).bit_length() - 1) == 2:
            found.append("play/stack")
    earlier = state.earlier()
    if earlier.count(state.packed()) > 1:
        found.append(f"play/seen-{earlier.count(state.packed())}-times")
    return found


def of_convoy(state: ConvoyPosition) -> list[str]:
    phase = CONVOY_PHASES[state.phase]
    crews = "alone" if state.players == 1 else "two"
    if state.how:
        return [f"over/{state.how}-{crews}"]
    found = [f"{phase}/{crews}"]
    if state.phase == SIXES:
        found.append(f"sixes/{crews}-{state.sixes}-left")
    if state.phase == MOVE:
        marks = {
            "stalled": state.stalled,
            "second-crew": state.second,
            "carrying": any(state.carrying),
            "burnt-points": state.burnt > 0,
            "own-points": any(state.own),
            "momentum": state.momentum > 0,
            "hackable": flips.hackable(state) >= 0,
            "somebody-lost": any(state.lost(seat) for seat in range(state.players)),
            "charged-engine": any(state.engines),
        }
        found += [f"move/{crews}-{mark}" for mark, holds in marks.items() if holds]
    return found


def of_colonies(state: ColoniesPosition, decision: Acts) -> list[str]:
    place = f"{STEPS[state.step]}/{ASKS[state.ask]}"
    found = [place]
    if ASK_LAY <= state.ask <= ASK_PAY:
        actors = state.actors()
        who = {actor for actor, _ in decision}
        if who - set(actors):
            found.append(f"{place}-some-answered")
            if who & set(actors):
                found.append(f"{place}-some-answered-some-begun")
    return found


def of_argosy(state: ArgosyPosition) -> list[str]:
    if state.ending():
        return [f"over/{state.ending()}"]
    return [f"action-{state.action}/{ARGOSY_PHASES[state.phase]}"]
