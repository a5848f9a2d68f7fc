"""Everything that is needed to check the dice of a table elsewhere."""

from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.errors import BadRecord, IllegalAction
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.records import Record, opening
from starboard.kernel.state import CHANCE
from starboard.tables.export import record_of
from starboard.tables.log import Entry
from starboard.tables.messages.history import DiceSheet, Roll
from starboard.tables.table import Table


def dice_sheet(table: Table, entries: list[Entry]) -> DiceSheet:
    """Commitment and nonces; when the game is over also the seed, and every roll with its odds."""
    over = table.is_over()
    acts = [entry for entry in entries if entry.kind == "act" and entry.seat == CHANCE] if over else []
    model = chance_model(table)
    rolls = rolls_by_rules(table, entries, model) if acts else []
    by_rules = rolls is not None
    if rolls is None:
        rolls = [Roll(number, act.data["odds"], act.data["action"]) for number, act in enumerate(acts)]
    imported = {number for number, act in enumerate(acts) if act.data.get("imported")}
    return DiceSheet(
        commitment=table.dice.commitment,
        nonces=table.dice.nonces,
        pledges=table.dice.pledges,
        since=table.dice.since,
        seed=table.dice.seed.hex() if over else None,
        odds_by="rules" if by_rules else "log",
        rolls=[roll for roll in rolls if roll.number not in imported],
        brought=[roll for roll in rolls if roll.number in imported],
        pack=table.setup.components().hash,
        chance=model if by_rules else None,
    )


def chance_model(table: Table) -> ChanceModel | None:
    return table.setup.rules().chance_model(table.setup.components(), len(table.seats))


def rolls_by_rules(table: Table, entries: list[Entry], model: ChanceModel | None) -> list[Roll] | None:
    """Every chance result worked out anew; None if other rules than ours had a part in it."""
    if table.play is None or any(entry.kind == "rules" for entry in entries):
        return None
    try:
        return rolls_of(record_of(table, entries), table.play.game, model)
    except (BadRecord, IllegalAction):
        return None


def rolls_of(record: Record, game: Game, model: ChanceModel | None) -> list[Roll]:
    """The chance results of a record, with the odds of the rules and the events that the model asks for."""
    asked_for = model.kinds() if model else frozenset()
    rolls: list[Roll] = []
    state, before = opening(record, game), list[Event]()
    for actor, action in record.actions:
        if clause := state.forbids(actor, action):
            raise IllegalAction(clause, state.components())
        after, story = game.carry_out(state, actor, action)
        told = [one.event for one in story if one.kind in asked_for]
        if actor == CHANCE:
            rolls.append(Roll(len(rolls), state.odds(), action, before, told))
            before = []
        else:
            before += told
        state = after
    return rolls
