# mypyc: skip
"""What is true of every position that play can lead to, said to whoever wrote one that it cannot."""

from starboard.games.convoy.components import CREW, FREE, MODULES, NAVIGATOR, PILOT, POINTS, SIX, SOMEBODY
from starboard.games.convoy.generator import has_choice, havens, roll_odds, six_modules
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
        raise BadPosition("Each Module card is in the row at most once.")
    if (len(cards) < MODULES) != (position.phase == LINE_UP):
        raise BadPosition(f"There are {MODULES} Modules in the row (CC-01).")


def _check_crews(position: Position) -> None:
    pack = position.pack
    crew = [member for member in range(len(position.at)) if position.at[member] != ASHORE]
    expected = 0 if position.phase <= MUSTER else CREW * position.players
    if len(crew) != expected or (position.ashore in crew and position.players == 1):
        raise BadPosition(f"A crew has {CREW} Crewmembers (CC-05).")
    if position.players == 2 and (position.rank != 1 or position.ashore >= 0):
        raise BadPosition("Two crews have neither ranks nor specialists (CC-26).")
    taken: list[int] = []
    for member in crew:
        space = position.at[member]
        if space == LOST and position.carrying[member]:
            raise BadPosition("Somebody in space carries nothing.")
        if space >= pack.bow and position.players == 2 and space - pack.bow != position.owner(member):
            raise BadPosition("Nobody enters the other crew's Engine (CC-14).")
        if 0 <= space < pack.bow and member != position.pushed:
            _check_space(position, member, space, taken)
            taken.append(space)


def _check_space(position: Position, member: int, space: int, taken: list[int]) -> None:
    """Can somebody stand on this space of a Module?"""
    pack = position.pack
    module = space // pack.cells
    if pack.grounds[position.faces[module]][space % pack.cells] != FREE:
        raise BadPosition(f"{position.space_name(space)} is a crate (CC-10).")
    if space in taken:
        raise BadPosition(f"Two Crewmembers cannot share {position.space_name(space)} (CC-10).")
    if position.carrying[member] and position.charge_at[module] == space:
        raise BadPosition("Two Charges cannot share a space (CC-13).")


def _check_charges(position: Position) -> None:
    on_ship = sum(place >= 0 for place in position.charge_at) + sum(position.carrying) + sum(position.engines)
    if on_ship + position.supply != position.pack.charges:
        raise BadPosition(f"There are {position.pack.charges} Charges in all (CC-01).")


# -- the course of the game ------------------------------------------------------------------------


def _check_course(position: Position) -> None:
    if (position.phase == OVER) != bool(position.how):
        raise BadPosition("A game that is over says how it ended, and no other does.")
    if (position.phase == SIXES) != (position.sixes > 0):
        raise BadPosition("Sixes are placed right after the roll (CC-07).")
    if (position.phase == GRAPPLE) != (position.fighter >= 0):
        raise BadPosition("A grapple needs somebody who began it (CC-29).")
    if (position.phase == PUSHED) != (position.pushed >= 0):
        raise BadPosition("Somebody pushed must be asked where to (CC-30).")
    if (position.phase > MUSTER) != (position.cycle > 0):
        raise BadPosition("Cycles are counted from 1.")
    if (position.tracker == 0) != (position.how == "time-out"):
        raise BadPosition("When the Cycle Tracker has run out the game is over (CC-23).")
    if position.turns != turns_of(position):
        raise BadPosition("A crew has one turn in a cycle.")
    if position.second and (position.players == 1 or position.phase <= SIXES):
        raise BadPosition("Only one of two crews moves second (CC-28).")
    if position.stalled and position.phase <= SIXES:
        raise BadPosition("The tracker is stalled only by a Charge placed in this cycle (CC-14).")


def _check_setting_out(position: Position) -> None:
    """CC-01, CC-05: whatever is there yet is as at the beginning."""
    pack = position.pack
    dark = any(face % 2 or position.charge_at[module] < 0 for module, face in enumerate(position.faces))
    begun = any(position.engines) or any(position.dice) or position.rolled or position.mover
    if dark or begun or _has_points(position) or position.tracker != pack.tracker or position.winner >= 0:
        raise BadPosition("Before the first cycle the Modules are charged, and nothing has happened (CC-01).")
    if position.phase == MUSTER and (position.players == 2 or position.ashore >= 0):
        raise BadPosition("It is drawn who stays ashore only where that is open (CC-05).")


def _check_dice(position: Position) -> None:
    """CC-07, CC-27: what hangs over the Modules was rolled in this cycle."""
    rolled, dice = position.rolled, position.dice
    if position.phase == WARNING:
        if rolled or any(dice):
            raise BadPosition("Before the roll no dice are about (CC-07).")
        return
    faces = [position.pack.faces[outcome - position.pack.rolls] for outcome in _rolls(position)]
    if rolled not in faces:
        raise BadPosition("These are not the dice of this cycle's roll (CC-07, CC-27).")
    sixes = sum(max(0, dice[module] - rolled.count(module + 1)) for module in range(MODULES))
    if sixes + position.sixes > rolled.count(SIX):
        raise BadPosition("More dice hang over the Modules than were rolled (CC-07).")
    first = 1 - position.mover if position.second else position.mover
    if position.players == 2 and rolled[first] < rolled[1 - first]:
        raise BadPosition("The higher roll moves first (CC-27).")
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
        raise BadPosition("Every die of the roll hangs over a Module or is a six to be placed (CC-07).")
    if len(six_modules(position)) < 2:
        raise BadPosition("A six that can go to one Module only is placed unasked (CC-08).")


def _check_points(position: Position) -> None:
    """Points are there while somebody moves, and no more of them than were given."""
    pack = position.pack
    if _has_points(position) and position.phase <= SIXES:
        raise BadPosition("Points are there only while somebody moves (CC-20).")
    most = pack.burn_points * (position.supply // pack.prices[POINTS])
    if position.burnt > most:
        raise BadPosition("So many points cannot come from the Charges that were burnt (CC-15).")
    used = pack.points - position.points + most - position.burnt  # shared ones, at most
    if position.players == 2 and position.momentum + sum(position.own):
        raise BadPosition("Two crews have no specialists and no points of their own (CC-26).")
    if position.momentum > (used if position.ashore != PILOT else 0):
        raise BadPosition("Momentum comes from shared points that the Pilot has used (CC-18).")
    for member, own in enumerate(position.own):
        limit = pack.direct if member != NAVIGATOR else 0
        if member == PILOT:
            limit += (used - position.momentum) // pack.momentum * pack.gain
        if own > limit or (own and position.at[member] < 0):
            raise BadPosition("Somebody has more points of its own than it can have gained (CC-17, CC-18).")


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
        raise BadPosition("A grapple is begun by somebody aboard whose crew moves (CC-29).")
    if foe < 0 or position.owner(foe) == position.mover or space not in near[position.at[fighter]]:
        raise BadPosition("A grapple is for the space of an opposing Crewmember right beside (CC-29).")
    if position.takes and not has_choice(position, fighter, space):
        raise BadPosition("There is no Charge that the winner could pick up (CC-30).")


def _check_push(position: Position) -> None:
    pack, pushed, space = position.pack, position.pushed, position.contested
    if position.owner(pushed) == position.mover or position.carrying[pushed]:
        raise BadPosition("Who is pushed is of the other crew, and has lost its Charge (CC-29).")
    if not 0 <= space < pack.bow or position.owner(position.ground[space] - SOMEBODY) != position.mover:
        raise BadPosition("Who is pushed shares the space with the winner until it has left (CC-30).")
    free = havens(position, pushed, space)
    starts = [to for to in pack.near[position.reach_of(position.mover)][space] if position.ground[to] == FREE]
    if len(free) < 2 or all(pack.beyond(start, space) in free for start in starts):
        raise BadPosition("Who can only be pushed to one space is not asked (CC-30).")


# -- the end ---------------------------------------------------------------------------------------


def _gone(position: Position) -> list[int]:
    """The crews that are all in space."""
    return [seat for seat in range(position.players) if position.aboard(seat) == 0]


def _charged(position: Position) -> list[int]:
    """CC-23, CC-26: who has won by the Charges in the Engines."""
    return [seat for seat in range(position.players) if is_charged(position, seat)]


def _check_not_ended(position: Position) -> None:
    if position.winner >= 0:
        raise BadPosition("Nobody has won a game that goes on.")
    if _charged(position):
        raise BadPosition("So many Charges in the Engines would have ended the game (CC-23, CC-26).")
    if _gone(position):
        raise BadPosition("A crew all in space would have ended the game (CC-23, CC-26).")


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
        raise BadPosition("The game cannot have ended like that (CC-23, CC-26).")
    if _ended_by_flips(position) and (any(position.dice) or _has_points(position)):
        raise BadPosition("After the flips no dice hang and no points are left (CC-20, CC-21).")


def _time_is_up(position: Position) -> bool:
    if position.how == "time-out":
        return not position.stalled
    return position.cycle == position.pack.most_cycles


def _ended_by_flips(position: Position) -> bool:
    """A crew of two may also be lost in a grapple, in the midst of a phase."""
    return position.how != "charged" and not (position.players == 2 and position.how == "crew-lost")
