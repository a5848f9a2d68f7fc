"""What an event card brings, one effect after the other, and the answers of those who are asked. CO-11."""

from starboard.games.colonies import actions, effects, offers, pirates
from starboard.games.colonies.components import (
    CLEAR_PIRATES,
    COLONISTS,
    DUMP_RESOURCES,
    EMPTY_MARKETS,
    FORBID,
    GAIN_RESOURCES,
    LOSE_ACTIONS,
    LOSE_COLONISTS,
    LOSE_EITHER,
    LOSE_RESOURCES,
    OFFER,
    PIRATES,
    TAKE_ACTION,
)
from starboard.games.colonies.numbering import DONE, PLACE, PLANETS
from starboard.games.colonies.numbering import DOWNGRADE as CHOOSE_DOWNGRADE
from starboard.games.colonies.numbering import DUMP as CHOOSE_DUMP
from starboard.games.colonies.numbering import GAIN as CHOOSE_GAIN
from starboard.games.colonies.numbering import LOSE as CHOOSE_LOSE
from starboard.games.colonies.numbering import LOSE_RESOURCES as CHOOSE_LOSE_RESOURCES
from starboard.games.colonies.state import (
    ASK_DOWNGRADE,
    ASK_DUMP,
    ASK_GAIN,
    ASK_LOSE,
    ASK_LOSE_WHICH,
    ASK_OFFER,
    EFFECT_SIZE,
    Position,
)


def carry_out_next(position: Position) -> None:
    """The first effect that waits happens, or somebody is asked about it."""
    effect, planet, amount = position.queue[:EFFECT_SIZE]
    position.queue = position.queue[EFFECT_SIZE:]
    if effect == OFFER:
        offers.offer(position, planet)
    elif effect == GAIN_RESOURCES:
        position.ask_one(ASK_GAIN, planet, amount)
    elif effect == TAKE_ACTION:
        actions.begin(position, planet, amount)
    elif effect == FORBID:
        effects.forbid(position, planet, amount)
    elif effect == COLONISTS:
        effects.receive_colonists(position, planet, amount)
    elif effect == PIRATES:
        pirates.place_in_order(position, planet, amount)
    elif effect == LOSE_RESOURCES:
        effects.lose_resources(position, planet, amount)
    elif effect == LOSE_COLONISTS:
        effects.lose_colonists(position, planet, amount)
    elif effect == LOSE_ACTIONS:
        effects.lose_actions(position, planet, amount)
    elif effect == LOSE_EITHER:
        effects.lose_either(position, planet, amount)
    elif effect == EMPTY_MARKETS:
        effects.empty_markets(position)
    elif effect == CLEAR_PIRATES:
        pirates.clear_all(position)
    elif effect == DUMP_RESOURCES:
        effects.dump_resources(position, planet, amount)
    else:  # DOWNGRADE
        effects.downgrade(position, planet, amount)


def answer(position: Position, planet: int, action: int) -> None:
    """The player who was asked about an effect has chosen."""
    ask = position.ask
    if action == DONE:
        position.finished()
    elif ask == ASK_OFFER:
        offers.accept(position, planet, action)
    elif ask == ASK_GAIN:
        offers.gain(position, planet, action - CHOOSE_GAIN)
    elif ask == ASK_LOSE:
        effects.lose(position, planet, action - CHOOSE_LOSE, 1)
        effects.lose_what_must_be(position, planet)
    elif ask == ASK_LOSE_WHICH:
        effects.lose_chosen(position, planet, action == CHOOSE_LOSE_RESOURCES)
    elif ask == ASK_DOWNGRADE:
        effects.lower_level(position, planet, action - CHOOSE_DOWNGRADE)
        effects.downgrade(position, planet, position.left - 1)
    elif ask == ASK_DUMP:
        effects.dump(position, planet, action - CHOOSE_DUMP)
        effects.dump_resources(position, planet, position.left - 1)
    else:  # ASK_PLACE
        cell = position.pack.cell[action - PLACE]
        pirates.put(position, cell // PLANETS, cell % PLANETS, 1, planet)
        position.left -= 1
