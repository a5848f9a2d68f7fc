"""What strangers may hand in, spoilt at random: each is taken in whole, or refused in a sentence.

A target makes one try from a generator and says whether what it made was taken in; whatever comes out of it
but a refusal is a fault.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.dice import Dice
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game as Rules
from starboard.kernel.packs import Pack
from starboard.kernel.playing import random_action
from starboard.kernel.records import read_record
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.lab.variants import variant_of_stranger
from starboard.server.app import contract
from starboard.server.lessons_api import AskedPosition
from starboard.server.messages.socket import CommandMessage, FromClient
from starboard.server.reading import read
from starboard.server.requests import LessonAnswer, TryLine
from starboard.tables import draw, lobby, views
from starboard.tables.analysis import Decision
from starboard.tables.dice_sheet import dice_sheet
from starboard.tables.export import import_plan
from starboard.tables.handlers import perform
from starboard.tables.lines import Line
from starboard.tables.log import WATCHER
from starboard.tables.permissions import Caller
from starboard.tables.snapshot import table_from_dict, table_to_dict
from starboard.tables.table import Table
from starboard.tables.words import TableWords
from tests.conformance.cases import option_sets
from tests.conformance.test_strict import all_words, changed
from tests.server.nonsense import Nonsense
from tests.tables.build import SEED, Game

RECORDS = Path(__file__).parent.parent / "records"
PEOPLE = ("ann", "bob", "eve", "stranger")
STEPS = 20  # that are played on with what was taken in

Target = Callable[[Random], bool]


def spoilt(data: Any, random: Random) -> Any:
    """The same with one value changed, or a few."""
    words = all_words(data) or [""]
    for _ in range(1 + random.below(3)):
        data = changed(data, words, random)
    return data


def play_on(state: State, random: Random, model: ChanceModel | None = None) -> None:
    for _ in range(STEPS):
        actors = state.actors()
        if not actors:
            return
        if model and actors == (CHANCE,):
            assert covers(model, state.odds())
        actor = actors[random.below(len(actors))]
        state.advance(actor, random_action(state, actor, random))


def covers(model: ChanceModel, odds: list[tuple[int, int]]) -> bool:
    """Is every outcome that chance can have now in one pool of the model?"""
    return any(
        all(draw.first <= outcome < draw.first + len(model.pools[draw.pool].items) for outcome, _ in odds)
        for draw in model.draws
    )


def turned_down(refused: StarboardError) -> bool:
    """Nothing was taken in, and the sentence that says why is there."""
    for language in ("en", "de"):
        assert refused.sentence(language), refused.code
    return False


# -- the protocol of the sockets ---------------------------------------------------------------------


@cache
def protocol() -> dict[str, Any]:
    schemas = contract().document["components"]["schemas"]
    return {"$defs": schemas, **schemas["FromClient"]}


def socket_message(random: Random) -> bool:
    """A message that fits what is documented, nearly fits it or fits nothing, at a table under way."""
    text = Nonsense(protocol(), seed=random.below(2**31), twist=0.04).text()
    game = table_under_way(random.below(12))
    table, number = game.table, game.table.number
    try:
        message: FromClient = read(FromClient, text)
        if not isinstance(message, CommandMessage):
            return True
        person = PEOPLE[random.below(len(PEOPLE))]
        caller = Caller(person, person, invited=person == "eve", guest=person != "stranger")
        perform(table, caller, message.command, game.now)
    except StarboardError as refused:
        if table.number != number or table.added:
            raise AssertionError("a refusal changed the table") from refused
        return turned_down(refused)
    words = views.words_for(table, "en")
    for viewer in table.entries_shown:
        views.sight(table, viewer, words)
        views.story(table.tail, viewer, words, table.entries_shown[viewer])
    views.envelope(table, "ann", game.now)
    assert table.entries_shown[WATCHER] <= table.number
    return True


# -- deals -------------------------------------------------------------------------------------------

TERMS = (
    {"kind": "trade", "gives": 2, "gets": 2},
    {"kind": "vote", "ballot": "yes", "votes": 1},
    {"kind": "credits", "count": 2},
    {"kind": "clear-route", "count": 1},
    {"kind": "leave-alone"},
    {"kind": "no-pirates"},
    {"kind": "free", "text": "You help me, I help you."},
)
DEALS = 6  # messages about deals in one try


def deals(random: Random) -> bool:
    """Proposals, answers and judgements at a game that goes on: kept or broken, every word is told of."""
    game = negotiated(random.below(6))
    table, taken = game.table, 0
    for _ in range(DEALS):
        seat = random.below(3)
        told = deal_message(table, seat, random)
        told = spoilt(told, random) if random.below(2) else told
        number = table.number
        try:
            message: FromClient = read(FromClient, json.dumps(told))
            if isinstance(message, CommandMessage):
                perform(table, game.person(PEOPLE[seat]), message.command, game.now)
                taken += 1
        except StarboardError as refused:
            assert table.number == number and not table.added, "a refusal changed the table"
            turned_down(refused)
        game.play_on(random.below(6), seed=random.below(1000))
        for viewer in table.entries_shown:
            views.sight(table, viewer, views.words_for(table, "de"))
    stored = table_to_dict(table)
    assert table_to_dict(table_from_dict("t1", SEED, copy.deepcopy(stored)))["deals"] == stored["deals"]
    return taken > 0


@cache
def played_so_far(which: int) -> dict[str, Any]:
    game = Game("colonies", "ann bob eve").start().play_on(20 + 60 * which, seed=which)
    return table_to_dict(game.table)


def negotiated(which: int) -> Game:
    """A game of three some way into it."""
    game = Game("colonies", "ann bob eve")
    game.table = table_from_dict("t1", SEED, copy.deepcopy(played_so_far(which)))
    game.table.ticks = lambda: game.now
    return game


def deal_message(table: Table, seat: int, random: Random) -> dict[str, Any]:
    known = [deal.id for deal in table.deals.deals]
    deal = known[random.below(len(known))] if known and random.below(8) else random.below(1000)
    other = random.below(3)
    asked: list[dict[str, Any]] = [
        {"do": "answer-deal", "deal": deal, "accept": bool(random.below(3))},
        {"do": "withdraw-deal", "deal": deal},
        {"do": "judge-word", "deal": deal, "term": random.below(2), "kept": bool(random.below(2))},
        {"do": "propose", "to": [other], "terms": some_terms(seat, other, random), "counters": deal},
    ]
    propose = {"do": "propose", "to": [other], "terms": some_terms(seat, other, random)}
    asked += 4 * [{**propose, "open": bool(random.below(2)), "until": random.below(12)}]
    command = {**asked[random.below(len(asked))], "seat": seat}
    return {"type": "command", "client": "fuzz", "number": 1, "command": command}


def some_terms(seat: int, other: int, random: Random) -> list[dict[str, Any]]:
    found = []
    for _ in range(1 + random.below(3)):
        giver, receiver = (seat, other) if random.below(2) else (other, seat)
        term = {**TERMS[random.below(len(TERMS))], "turn": 10 if random.below(3) else random.below(11)}
        found.append({**term, "giver": giver, "receiver": receiver})
    return found


# -- lines and lessons -------------------------------------------------------------------------------


def line(random: Random) -> bool:
    """What somebody tries on a copy of a finished game, as it is asked for over HTTP."""
    decision = decisions()[random.below(len(decisions()))]
    state, done = decision.state.clone(), list[list[int]]()
    for _ in range(random.below(12)):
        actors = state.actors()
        if not actors:
            break
        actor = actors[random.below(len(actors))]
        done.append([actor, random_action(state, actor, random)])
        state.advance(*done[-1])
    asked: dict[str, Any] = {"done": done, "actions": [random.below(60) for _ in range(random.below(3))]}
    try:
        wish = read(TryLine, json.dumps(spoilt(asked, random) if random.below(2) else asked))
        tried = Line(decision, TableWords(decision.play.game.name, "en", ("",) * state.seats()))
        tried.repeat(wish.done)
        tried.take([(decision.seat, action) for action in wish.actions])
    except StarboardError as refused:
        return turned_down(refused)
    tried.message([])
    return True


@cache
def decisions() -> list[Decision]:
    """Choices in games of each kind."""
    found = []
    for name in GAMES:
        game = Game(name, "ann bob eve" if name in ("colonies", "argosy") else "ann bob").start()
        for number in range(12):
            game.play_on(10, seed=number)
            actors = [actor for actor in game.state.actors() if actor >= 0]
            if actors:
                found.append(Decision(number, actors[0], game.state.clone(), game.play))
    return found


@cache
def lesson_positions() -> list[tuple[str, str, str]]:
    return [
        (game.name, lesson.name, position.name)
        for game in GAMES.values()
        for lesson in game.lessons
        for position in lesson.positions
    ]


def lesson(random: Random) -> bool:
    """An answer in a lesson, step by step or spoilt."""
    asked = AskedPosition(*lesson_positions()[random.below(len(lesson_positions()))], "en")
    given: dict[str, Any] = {"actions": []}
    here = asked.answering([])
    while not here.whole and len(given["actions"]) < STEPS:
        legal = here.state.legal(here.seat)
        here.take(legal[random.below(len(legal))])
        given["actions"] = list(here.actions)
    if random.below(2):
        given["actions"].append(random.below(200))
    try:
        told = read(LessonAnswer, json.dumps(spoilt(given, random) if random.below(2) else given))
        asked.answered(asked.answering(asked.best() if told.show else told.actions))
    except StarboardError as refused:
        return turned_down(refused)
    return True


def table_under_way(which: int) -> Game:
    """A fresh table of one of a few kinds: a lobby, a game, each also while its dice are being drawn."""
    game = Game(("wheel", "colonies", "argosy")[which % 3], "ann bob" if which % 3 == 0 else "ann bob ann+")
    if which >= 9:  # bob's nonce is a plain one
        game.do("ann", "pledge", nonce_hash=draw.digest("nonce-of-ann"))
    if which >= 3:
        game.start()
    if 6 <= which < 9:
        for person in game.table.people():
            draw.join_dice(game.table, person, draw.digest(f"nonce-of-{person}"), game.now)
        game.table.drain()
    return game


# -- what is uploaded --------------------------------------------------------------------------------


@cache
def records() -> list[Any]:
    """Real ones, cut short so that a try is quick; some are over, some go on."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(RECORDS.rglob("*.json"))]
    short = [{**data, "actions": data["actions"][:60], "end": None, "result": None} for data in found]
    return [data for data in found if len(data["actions"]) < 120] + short


def uploaded_record(random: Random) -> bool:
    whole = records()[random.below(len(records()))]
    try:
        record = read_record(json.dumps(spoilt(whole, random)))
        ann = Caller("ann", "Ann", invited=True)
        pledge = draw.digest("nonce-of-ann") if random.below(2) else ""
        setup, fill, dice = import_plan(record, ann, 1.0, nonce_hash=pledge)
        table = lobby.open_table("t1", setup, ann, 1.0, dice or Dice(SEED))
        fill(table)
    except StarboardError as refused:
        return turned_down(refused)
    assert table.play is not None and table.origin is not None
    assert table.is_over() or table.dice.seed == SEED, "it goes on with dice that somebody knows"
    sheet = dice_sheet(table, table.drain())
    assert sheet.odds_by == "rules" and (sheet.seed is not None) == table.is_over()
    return True


def component_values(random: Random) -> bool:
    """Values for components, by their paths, as the workshop takes them."""
    game = list(GAMES.values())[random.below(len(GAMES))]
    bounds = game.default_pack.bounds
    paths = sorted(bounds)
    values: dict[str, Any] = {}
    for _ in range(1 + random.below(4)):
        path = paths[random.below(len(paths))]
        low, high = bounds[path]
        values[path] = odd_value(low, high, random)
    try:
        state = begun(game, variant_of_stranger(game, values).pack, random)
    except StarboardError as refused:
        return turned_down(refused)
    play_on(state, random, game.chance_model(state.components(), state.seats()))
    return True


def odd_value(low: int, high: int, random: Random) -> Any:
    odd: list[Any] = [low, high, low - 1, high + 1, low + random.below(high - low + 1), 10**12, -1, None, "x"]
    odd += [True, 1.5, [], {}, [low], "\u202e"]
    return odd[random.below(len(odd))]


def component_file(random: Random) -> bool:
    """A whole file of components with something changed in it."""
    game = list(GAMES.values())[random.below(len(GAMES))]
    data = spoilt(copy.deepcopy(game.default_pack.data), random)
    try:
        state = begun(game, game.build_pack(data), random)
    except StarboardError as refused:
        return turned_down(refused)
    play_on(state, random, game.chance_model(state.components(), state.seats()))
    return True


def begun(rules: Rules, pack: Pack, random: Random) -> State:
    """A game with these components, by options that they may not have a card for."""
    options = option_sets(rules)
    return rules.new(rules.read_options(options[random.below(len(options))]), pack)


# -- positions ---------------------------------------------------------------------------------------


@cache
def positions(name: str) -> list[State]:
    game, random, found = GAMES[name], Random(f"positions of {name}"), []
    for options in option_sets(game):
        state = game.new(game.read_options(options))
        for step in range(400):
            actors = state.actors()
            if not actors:
                break
            actor = actors[random.below(len(actors))]
            state.advance(actor, random_action(state, actor, random))
            if step % 20 == 0:
                found.append(state.clone())
    return found


def position(random: Random) -> bool:
    name = list(GAMES)[random.below(len(GAMES))]
    state = positions(name)[random.below(len(positions(name)))]
    try:
        found = GAMES[name].from_dict(spoilt(state.to_dict(), random), state.components())
    except StarboardError as refused:
        return turned_down(refused)
    for seat in (*range(found.seats()), None):
        found.view(seat)
    play_on(found, random)
    return True


TARGETS: dict[str, Target] = {
    "messages on sockets": socket_message,
    "deals": deals,
    "lines": line,
    "lessons": lesson,
    "uploaded records": uploaded_record,
    "values of components": component_values,
    "component files": component_file,
    "positions": position,
}
