"""Acts of a seat, the dice that answer them, and the end they may lead to."""

from typing import Any

import msgspec

from starboard.kernel.clauses import ANOTHER_FIRST
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, ONLY_CHANCE
from starboard.tables import commands, deals, events
from starboard.tables.acts_taken import CarriedOutAct
from starboard.tables.log import Entry, Viewer, noted
from starboard.tables.messages.envelope import Ending, HowEnded, SeatResult
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, own_seat, running
from starboard.tables.play import Play
from starboard.tables.refusals import ILLEGAL, STALE, Refused, forbidden, not_now
from starboard.tables.table import Table
from starboard.tables.undo import steps_to_redo, steps_to_undo


def act(table: Table, caller: Caller, command: commands.Act, now: float) -> Accepted:
    play = running(table)
    seat = own_seat(table, caller, command.seat)
    if table.seats[seat].by_bot:
        raise not_now("bot-plays")
    return Accepted(done=act_for(table, play, command, now))


def bot_act(table: Table, seat: int, position: int, action: int | None, now: float) -> None:
    """What the bot on `seat` chose at `position`; anything legal where it could not choose."""
    play = running(table)
    if not table.seats[seat].by_bot:
        raise not_now("person-plays")
    if action is None:
        action = Random(f"{table.id}|{table.number}").choice(play.state.legal(seat))
    act_for(table, play, commands.Act(seat=seat, position=position, actions=[action]), now)


def act_for(table: Table, play: Play, command: commands.Act, now: float) -> int:
    """Take the actions; how many were taken. Refused if none was, or not all of those that go together."""
    seat = command.seat
    if not table.fresh.get(seat, 0) <= command.position <= table.entries_shown[Viewer(seat)]:
        raise Refused(STALE, "stale")
    done = carried_out(play, seat, command.actions, command.whole)
    turn = play.state.turn()
    for one in done:
        entry = write(table, play, one, {"final": True} if one.final else {}, now)
        if entry.shown is None:
            lapse_offers(table, seat, now)
    go_on(table, now, turn)
    return len(done)


def carried_out(play: Play, seat: int, actions: list[int], whole: bool) -> list[CarriedOutAct]:
    """As many of the actions as can be taken one after the other; with `whole`, all or Refused."""
    done: list[CarriedOutAct] = []
    state = play.state
    for action in actions:
        clause = state.forbids(seat, action)
        if clause and (whole or not done):
            raise forbidden(clause, play.state.components())
        if clause:
            break
        done.append(play.carry_out(state, seat, action))
        state = done[-1].after
        if len(done) < len(actions) and (done[-1].final or seat not in state.actors()):
            if whole:
                raise Refused(ILLEGAL, "something-else-first", clause=ANOTHER_FIRST, count=len(done))
            break
    return done


def write(table: Table, play: Play, done: CarriedOutAct, about: dict[str, Any], now: float) -> Entry:
    """The entry of an act, which makes what it led to the position of the table."""
    play.adopt_next(done)
    data = {"action": done.action, **about}
    return table.add("act", now, seat=done.actor, data=data, events=done.events, shown=done.shown)


def go_on(table: Table, now: float, turn: int = -1) -> None:
    """Let chance answer as long as it is asked, see what became of deals, and end the game where it is over.

    `turn` is that of the last act. While dice are drawn chance waits: else whoever shows last could choose
    which result is the first of them.
    """
    play = table.play
    assert play is not None
    while play.state.actors() == ONLY_CHANCE and table.draw.until is None:
        odds = play.state.odds()
        rolled = table.dice.outcome(odds, play.rolls)
        write(table, play, play.carry_out(play.state, CHANCE, rolled), {"odds": odds}, now)
    deals.review(table, turn, now)
    if play.state.ending() and not table.is_over():
        end(table, "played", None, now)


def end(table: Table, how: HowEnded, seat: int | None, now: float) -> None:
    """Write down how the game came out; resigned seats have lost whatever their bot achieved."""
    play = table.play
    assert play is not None
    results = play.state.results() if how == "played" else play.game.conceded(play.state, how, seat)
    result = []
    for number, (holder, reached) in enumerate(zip(table.seats, results)):
        resigned = holder.why == "resigned" or (how == "resigned" and number == seat)
        result.append(
            SeatResult(
                score=reached.score,
                place=reached.place,
                outcome="lost" if resigned else reached.outcome,
                sources=reached.sources,
                resigned=resigned,
                absent=holder.absent,
            )
        )
    data = {"ending": msgspec.to_builtins(Ending(how=how, seat=seat, result=result))}
    table.add("ended", now, seat=seat, data=data, events=[noted(events.GameEnded(how))])


# -- back and forth ------------------------------------------------------------------------------


def undo(table: Table, caller: Caller, command: commands.Undo, now: float) -> Accepted:
    play = running(table)
    seat = own_seat(table, caller, command.seat)
    own = table.own_seats(caller.person)
    taken = steps_to_undo(play, seat, own, table.others_are_bots(caller.person))
    return take_back(table, play, seat, taken, now)


def take_back(table: Table, play: Play, seat: int, taken: list[int], now: float) -> Accepted:
    shown = seen_any(play, seat, [play.acts[index].shown for index in taken])
    told = [noted(events.Undone(seat, len(taken)), shown)]
    table.add("undone", now, seat=seat, data={"taken": taken}, events=told, shown=shown)
    return Accepted(done=len(taken))


def redo(table: Table, caller: Caller, command: commands.Redo, now: float) -> Accepted:
    play = running(table)
    seat = own_seat(table, caller, command.seat)
    undone = steps_to_redo(play, seat)
    shown = seen_any(play, seat, [act.shown for act in undone.acts])
    told = [noted(events.Redone(seat, len(undone.acts)), shown)]
    table.add("redone", now, seat=seat, events=told, shown=shown)
    go_on(table, now)
    return Accepted(done=len(undone.acts))


def seen_any(play: Play, seat: int, shown: list[tuple[Viewer, ...] | None]) -> tuple[Viewer, ...] | None:
    """The viewers who were shown any of some acts: only they learn that these were taken back."""
    viewers = tuple(
        viewer
        for viewer in play.viewers()
        if viewer == seat or any(audience is None or viewer in audience for audience in shown)
    )
    return None if len(viewers) == len(play.viewers()) else viewers


def lapse_offers(table: Table, seat: int, now: float) -> None:
    """Playing on declines a draw that another seat offered, and ends every request to take something back."""
    for offer in table.offers:
        if offer.what == "undo" or (offer.what == "draw" and offer.seat != seat):
            lapsed = noted(events.Lapsed(offer.what))
            table.add("offer-over", now, data={"offer": offer.id}, events=[lapsed])
