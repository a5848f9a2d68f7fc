# mypyc: skip
"""What is true of every position that play can lead to, said to whoever wrote one that it cannot."""

from starboard.games.convoy.components import CREW, FREE, MODULES, NAVIGATOR, PILOT, POINTS, SIX, SOMEBODY
from starboard.games.convoy.generator import havens, roll_odds, six_modules
from starboard.games.convoy.modules_flip import leader
from starboard.games.convoy.move_and_act import is_charged
from starboard.games.convoy.reading import turns_of
from starboard.games.convoy.state import (
    ASHORE,
    GRAPPLE,
    LINE_UP,
    LOST,
    MUSTER,
    OVER,
    PUSHED,
    SIXES,
    WARNING,
    Position,
)
from starboard.games.convoy.steps import has_choice
from starboard.kernel.errors import BadPosition
from starboard.kernel.sentinels import NO_SEAT


def check(position: Position) -> None:
    """BadPosition if play cannot lead to a position like this one; its ground is laid."""
    _check_row(position)
    _check_crews(position)
    _check_charges(position)
    _check_course(position)
    if position.phase <= MUSTER:
        _check_setting_out(position)
        return
    position.lay_ground()
    _check_dice(position)
    _check_points(position)
    _check_meeting(position)
    if position.phase == OVER:
        _check_ending(position)
    else:
        _check_not_ended(position)


# -- pieces ----------------------------------------------------------------------------------------


def _check_row(position: Position) -> None:
    cards = [face // 2 for face in position.faces]
    if len(set(cards)) != len(cards):
        raise BadPosition("module-twice")
    if (len(cards) < MODULES) != (position.phase == LINE_UP):
        raise BadPosition("modules-in-row", modules=MODULES)


def _check_crews(position: Position) -> None:
    pack = position.pack
    crew = [member for member in range(len(position.at)) if position.at[member] != ASHORE]
    expected = 0 if position.phase <= MUSTER else CREW * position.players
    if len(crew) != expected or (position.ashore in crew and position.players == 1):
        raise BadPosition("crew-of-three", crew=CREW)
    if position.players == 2 and (position.rank != 1 or position.ashore >= 0):
        raise BadPosition("crews-alike")
    taken: list[int] = []
    for member in crew:
        space = position.at[member]
        if space == LOST and position.carrying[member]:
            raise BadPosition("lost-carries")
        if space >= pack.bow and position.players == 2 and space - pack.bow != position.owner(member):
            raise BadPosition("foreign-engine")
        if 0 <= space < pack.bow and member != position.pushed:
            _check_space(position, member, space, taken)
            taken.append(space)


def _check_space(position: Position, member: int, space: int, taken: list[int]) -> None:
    """Can somebody stand on this space of a Module?"""
    pack = position.pack
    module = space // pack.cells
    if pack.grounds[position.faces[module]][space % pack.cells] != FREE:
        raise BadPosition("on-crate", space=position.space_name(space))
    if space in taken:
        raise BadPosition("space-shared", space=position.space_name(space))
    if position.carrying[member] and position.charge_at[module] == space:
        raise BadPosition("charges-meet")


def _check_charges(position: Position) -> None:
    on_ship = sum(place >= 0 for place in position.charge_at) + sum(position.carrying) + sum(position.engines)
    if on_ship + position.supply != position.pack.charges:
        raise BadPosition("charges-total", charges=position.pack.charges)


# -- the course of the game ------------------------------------------------------------------------


def _check_course(position: Position) -> None:
    if (position.phase == OVER) != bool(position.how):
        raise BadPosition("ending-said")
    if (position.phase == SIXES) != (position.sixes > 0):
        raise BadPosition("sixes-when")
    if (position.phase == GRAPPLE) != (position.fighter >= 0):
        raise BadPosition("grapple-when")
    if (position.phase == PUSHED) != (position.pushed >= 0):
        raise BadPosition("pushed-when")
    if (position.phase > MUSTER) != (position.cycle > 0):
        raise BadPosition("cycles-from-one")
    if (position.tracker == 0) != (position.how == "time-out"):
        raise BadPosition("tracker-out")
    if position.turns != turns_of(position):
        raise BadPosition("crew-turns")
    if position.second and (position.players == 1 or position.phase <= SIXES):
        raise BadPosition("second-crew")
    if position.stalled and position.phase <= SIXES:
        raise BadPosition("stalled-when")


def _check_setting_out(position: Position) -> None:
    """CC-01, CC-05: whatever is there yet is as at the beginning."""
    pack = position.pack
    dark = any(face % 2 or position.charge_at[module] < 0 for module, face in enumerate(position.faces))
    begun = any(position.engines) or any(position.dice) or position.rolled or position.mover
    if dark or begun or _has_points(position) or position.tracker != pack.tracker or position.winner >= 0:
        raise BadPosition("not-set-out-yet")
    if position.phase == MUSTER and (position.players == 2 or position.ashore >= 0):
        raise BadPosition("ashore-drawn")


def _check_dice(position: Position) -> None:
    """CC-07, CC-27: what hangs over the Modules was rolled in this cycle."""
    rolled, dice = position.rolled, position.dice
    if position.phase == WARNING:
        if rolled or any(dice):
            raise BadPosition("dice-early")
        return
    faces = [position.pack.faces[outcome - position.pack.rolls] for outcome in _rolls(position)]
    if rolled not in faces:
        raise BadPosition("dice-other")
    sixes = sum(max(0, dice[module] - rolled.count(module + 1)) for module in range(MODULES))
    if sixes + position.sixes > rolled.count(SIX):
        raise BadPosition("dice-many")
    first = 1 - position.mover if position.second else position.mover
    if position.players == 2 and rolled[first] < rolled[1 - first]:
        raise BadPosition("higher-first")
    if position.phase == SIXES:
        _check_sixes(position)


def _rolls(position: Position) -> list[int]:
    """The outcomes that this cycle's roll may have been; right after it, CC-08 tells which could stand."""
    if position.phase == SIXES:
        return [outcome for outcome, _ in roll_odds(position)]
    ticked = position.how in ("time-out", "cycle-cap") and not position.stalled
    return list(position.pack.rolls_of(position.players, position.tracker + ticked))


def _check_sixes(position: Position) -> None:
    rolled, dice = position.rolled, position.dice
    unplaced = sum(dice) + position.sixes
    if unplaced != len(rolled) or any(dice[face - 1] < rolled.count(face) for face in rolled if face != SIX):
        raise BadPosition("dice-missing")
    if len(six_modules(position)) < 2:
        raise BadPosition("six-unasked")


def _check_points(position: Position) -> None:
    """Points are there while somebody moves, and no more of them than were given."""
    pack = position.pack
    if _has_points(position) and position.phase <= SIXES:
        raise BadPosition("points-while-moving")
    most = pack.burn_points * (position.supply // pack.prices[POINTS])
    if position.burnt > most:
        raise BadPosition("points-burnt")
    used = pack.points - position.points + most - position.burnt  # shared ones, at most
    if position.players == 2 and position.momentum + sum(position.own):
        raise BadPosition("crews-points")
    if position.momentum > (used if position.ashore != PILOT else 0):
        raise BadPosition("momentum-source")
    for member, own in enumerate(position.own):
        limit = pack.direct if member != NAVIGATOR else 0
        if member == PILOT:
            limit += (used - position.momentum) // pack.momentum * pack.gain
        if own > limit or (own and position.at[member] < 0):
            raise BadPosition("own-points")


def _has_points(position: Position) -> bool:
    return bool(position.points or position.burnt or position.momentum or any(position.own))


# -- two crews meet --------------------------------------------------------------------------------


def _check_meeting(position: Position) -> None:
    if position.phase == GRAPPLE:
        _check_grapple(position)
    elif position.phase == PUSHED:
        _check_push(position)


def _check_grapple(position: Position) -> None:
    fighter, space = position.fighter, position.contested
    foe = position.ground[space] - SOMEBODY
    near = position.pack.near[position.reach_of(position.mover)]
    if position.owner(fighter) != position.mover or position.at[fighter] < 0:
        raise BadPosition("grapple-mover")
    if foe < 0 or position.owner(foe) == position.mover or space not in near[position.at[fighter]]:
        raise BadPosition("grapple-space")
    if position.takes and not has_choice(position, position.carrying[fighter], space):
        raise BadPosition("grapple-charge")


def _check_push(position: Position) -> None:
    pack, pushed, space = position.pack, position.pushed, position.contested
    if position.owner(pushed) == position.mover or position.carrying[pushed]:
        raise BadPosition("pushed-who")
    if not 0 <= space < pack.bow or position.owner(position.ground[space] - SOMEBODY) != position.mover:
        raise BadPosition("pushed-space")
    free = havens(position, pushed, space)
    starts = [to for to in pack.near[position.reach_of(position.mover)][space] if position.ground[to] == FREE]
    if len(free) < 2 or all(pack.beyond(start, space) in free for start in starts):
        raise BadPosition("pushed-unasked")


# -- the end ---------------------------------------------------------------------------------------


def _gone(position: Position) -> list[int]:
    """The crews that are all in space."""
    return [seat for seat in range(position.players) if position.aboard(seat) == 0]


def _charged(position: Position) -> list[int]:
    """CC-23, CC-26: who has won by the Charges in the Engines."""
    return [seat for seat in range(position.players) if is_charged(position, seat)]


def _check_not_ended(position: Position) -> None:
    if position.winner >= 0:
        raise BadPosition("won-too-soon")
    if _charged(position):
        raise BadPosition("charged-already")
    if _gone(position):
        raise BadPosition("lost-already")


def _check_ending(position: Position) -> None:
    """CC-23, CC-26: it ended as it says, and who has won has."""
    gone, charged = _gone(position), _charged(position)
    if position.how == "charged":
        fits = charged == [position.winner] == [position.mover] and not gone and position.stalled
    elif position.how == "crews-lost":
        fits = len(gone) == 2 and position.winner < 0 and not charged
    elif position.how == "crew-lost":
        winner = NO_SEAT if position.players == 1 or len(gone) != 1 else 1 - gone[0]
        fits = len(gone) == 1 and position.winner == winner and not charged
    else:
        fits = not gone and not charged and position.winner == leader(position) and _time_is_up(position)
    if not fits:
        raise BadPosition("voyage-ended-otherwise")
    if _ended_by_flips(position) and (any(position.dice) or _has_points(position)):
        raise BadPosition("flips-over")


def _time_is_up(position: Position) -> bool:
    if position.how == "time-out":
        return not position.stalled
    return position.cycle == position.pack.most_cycles


def _ended_by_flips(position: Position) -> bool:
    """A crew of two may also be lost in a grapple, in the midst of a phase."""
    return position.how != "charged" and not (position.players == 2 and position.how == "crew-lost")
