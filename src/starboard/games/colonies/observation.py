"""Colonies in numbers, as a seat sees it: planets, resources and cards keep their numbers, as in actions."""

from typing import Final, cast

from mypy_extensions import i64

from starboard.games.colonies import scoring
from starboard.games.colonies.components import ColoniesPack
from starboard.games.colonies.numbering import ACTION_NAMES, ACTIONS, PLANETS, TECHNOLOGIES
from starboard.games.colonies.state import (
    ASK_LAY,
    ASK_PAY,
    ASK_SETTLE,
    ASK_VOTE,
    ASKS,
    CAST_NO,
    CAST_YES,
    EFFECT_SIZE,
    IN_DECK,
    OVER,
    STEPS,
    UNDEALT,
    Position,
)
from starboard.kernel.encoder import Encoder, Writer
from starboard.kernel.observation import SEATS, Part, flag, flags, number, numbers, one_of
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

TABLE: Final = PLANETS * PLANETS
LAID_BY: Final = f"a planet from 1 on, {PLANETS + 1} for the undealt cards"
PLACES: Final = UNDEALT + 4  # where a card can be: a hand, undealt, in the deck, open, used
NOBODY: Final = -9  # no card is held or was laid by this one
A_FEW: Final = 4
SOME: Final = 10
MANY: Final = 40
SUMS: Final = ("points of technologies", "resources", "owed", "promised", "pirates", "colonists")
COMING: Final = ("promised", "owed", *TECHNOLOGIES)


class ColoniesEncoder(Encoder):
    """Of what is secret (Credits, hands, answers) an observation has only the seat's own."""

    def parts(self, pack: Pack, players: int) -> list[Part]:
        colonies = cast(ColoniesPack, pack)
        return (
            turn_parts(colonies, players)
            + planet_parts(colonies, players)
            + council_parts(colonies)
            + [
                numbers("credits", "Credits: yours, and at the end everybody's", colonies.planets, MANY),
                flags("hand", "your hand", colonies.cards),
                flags("laid", "laid into a deck by you", colonies.cards),
                numbers(
                    "contributions",
                    f"at the end, who laid a card ({LAID_BY})",
                    colonies.cards,
                    PLANETS + 1,
                    PLANETS + 1,
                ),
            ]
            + answer_parts(colonies, "your", "")
        )

    def write(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        me: i64 = position.planet_of[seat]
        over = position.step == OVER
        cards: i64 = len(position.holder)
        write_turn(position, seat, writer)
        write_planets(position, seat, writer)
        write_council(position, writer)
        for planet in range(PLANETS):
            shown = (planet == me or over) and position.seat_of[planet] >= 0
            writer.number(position.credits[planet] if shown else 0)
        writer.equal(position.holder, me if me >= 0 else NOBODY)
        writer.equal(position.laid_by, me if me >= 0 else NOBODY)
        if over:
            write_contributors(position, writer)
        else:
            writer.nothing(cards)
        write_answer(position, me, writer)

    def hidden_parts(self, pack: Pack, players: int) -> list[Part]:
        colonies = cast(ColoniesPack, pack)
        places = [*colonies.planets, "undealt", "deck", "open", "used"]
        held = [f"{card} {place}" for card in colonies.cards for place in places]
        found = [
            numbers("all_credits", "everybody's Credits", colonies.planets, MANY),
            flags("holders", "where a card is", held),
            numbers("contributors", f"who laid a card ({LAID_BY})", colonies.cards, PLANETS + 1, PLANETS + 1),
            flags("kept", "planets that no player may draw", colonies.planets),
            number("waiting_effects", "effects of the card still to come", SOME),
        ]
        for name in colonies.planets:
            found += answer_parts(colonies, f"{name}'s", f"{name}_")
        return found

    def write_hidden(self, state: State, writer: Writer) -> None:
        position = cast(Position, state)
        cards: i64 = len(position.holder)
        writer.numbers(position.credits, 0, PLANETS)
        for card in range(cards):
            writer.one_of(position.holder[card], PLACES)
        write_contributors(position, writer)
        writer.flags(position.kept, PLANETS)
        writer.number(len(position.queue) // EFFECT_SIZE)
        for planet in range(PLANETS):
            write_answer(position, planet if position.seat_of[planet] >= 0 else -1, writer)

    def summary_parts(self, pack: Pack, players: int) -> list[Part]:
        colonies = cast(ColoniesPack, pack)
        found = [number("own_points", "your points", MANY)]
        for seat in range(players):
            whose = SEATS[seat]
            found += [
                numbers(f"held_{seat}", f"technologies of {whose}", TECHNOLOGIES, colonies.levels),
                numbers(f"stock_{seat}", f"resources of {whose}", colonies.resources, SOME),
                numbers(f"sums_{seat}", f"together, {whose}", SUMS, SOME),
                numbers(f"coming_{seat}", f"until the end of the game, {whose}", COMING, MANY),
            ]
        return found

    def write_summary(self, state: State, seat: int, writer: Writer) -> None:
        position = cast(Position, state)
        players: i64 = position.players
        me: i64 = position.planet_of[seat]
        writer.number(scoring.score(position, me) if me >= 0 else 0)
        for step in range(players):
            planet: i64 = position.planet_of[(seat + step) % players]
            if planet >= 0:
                write_sums(position, planet, writer)
            else:
                writer.nothing(2 * PLANETS + len(SUMS) + len(COMING))


# -- the parts -------------------------------------------------------------------------------------


def turn_parts(pack: ColoniesPack, players: int) -> list[Part]:
    return [
        one_of("seat", "your seat", [str(seat) for seat in range(players)]),
        one_of("planet", "your planet", pack.planets),
        one_of("step", "the step of the turn", STEPS),
        one_of("ask", "what is asked", ASKS),
        flag("asked", "you are asked"),
        flags("waiting", "is asked along with others", SEATS[:players]),
        one_of("asked_planet", "the one planet that is asked", pack.planets),
        number("left", "how many may or must still be chosen", A_FEW),
        numbers("steps", "steps taken on an agreement in this action", pack.planets, A_FEW),
        one_of("first", "the first player's planet", pack.planets),
        one_of("mover", "whose action it is", pack.planets),
        number("turn", "the turn", pack.turns, pack.turns),
        number("round", "rounds of actions done", pack.rounds),
    ]


def planet_parts(pack: ColoniesPack, players: int) -> list[Part]:
    def by_planet(labels: list[str]) -> list[str]:
        return [f"{planet} {label}" for planet in pack.planets for label in labels]

    return [
        flags("owners", "who has a planet", by_planet(list(SEATS[:players]))),
        numbers("levels", "technologies", by_planet(list(TECHNOLOGIES)), pack.levels, pack.levels),
        numbers("resources", "resources", by_planet(pack.resources), SOME),
        numbers("promises", "promised to a partner", by_planet(pack.planets), max(pack.highest, 1)),
        numbers("pirates", "pirates on the route to a partner", by_planet(pack.planets), A_FEW),
        numbers("colonists", "colonists", pack.planets, SOME),
        flags("bans", "actions forbidden this turn", by_planet(list(ACTION_NAMES))),
        numbers("lost", "actions lost this turn", pack.planets, A_FEW),
        numbers("markets", "on the market", pack.resources, SOME),
    ]


def council_parts(pack: ColoniesPack) -> list[Part]:
    return [
        one_of("event", "the open event card", pack.cards),
        numbers("used", "its place among the used cards", pack.cards, pack.turns),
        number("deck", "cards in the deck", pack.deck),
        flags("yes", "voted yes in the last vote", pack.planets),
        flags("no", "voted no in the last vote", pack.planets),
        numbers("votes", "votes in the last vote", pack.planets, SOME),
        one_of("outcome", "the outcome of the last vote", ("yes", "no")),
    ]


def answer_parts(pack: ColoniesPack, whose: str, name: str) -> list[Part]:
    """What a player has answered so far in a decision of several at once."""
    goods = [f"{kind} to {planet}" for planet in pack.planets for kind in pack.resources]
    return [
        one_of(f"{name}card", f"{whose} card for the deck", pack.cards),
        one_of(f"{name}ballot", f"{whose} ballot", ("yes", "no")),
        flag(f"{name}settled", f"{whose} choice of colonists is made"),
        numbers(f"{name}settlers", f"{whose} choice of colonists", ("turned away", "paid for"), A_FEW),
        numbers(f"{name}aside", f"{whose} resources laid aside", pack.resources, SOME),
        numbers(f"{name}policed", f"{whose} pirates taken off the route", pack.planets, A_FEW),
        numbers(f"{name}shipped", f"{whose} payment so far", goods, A_FEW),
        numbers(f"{name}compensation", f"{whose} Credits to a partner", pack.planets, A_FEW),
        number(f"{name}due", f"{whose} partner who is paid next, places on", PLANETS, PLANETS),
        number(f"{name}paid", f"{whose} units paid to that partner", A_FEW),
        number(f"{name}substituted", f"{whose} substitutes so far", A_FEW),
    ]


# -- writing ---------------------------------------------------------------------------------------


def write_turn(position: Position, seat: i64, writer: Writer) -> None:
    players: i64 = position.players
    together = ASK_LAY <= position.ask <= ASK_PAY
    alone = position.ask > ASK_PAY
    asked = position.asked if alone else -1
    waiting: i64 = position.waiting if together else 0
    writer.one_of(seat, players)
    writer.one_of(position.planet_of[seat], PLANETS)
    writer.one_of(position.step, len(STEPS))
    writer.one_of(position.ask, len(ASKS))
    writer.flag(waiting >> seat & 1 == 1 or (alone and position.seat_of[asked] == seat))
    for step in range(players):
        writer.flag(waiting >> (seat + step) % players & 1 == 1)
    writer.one_of(asked, PLANETS)
    writer.number(position.left if alone else 0)
    if alone:
        writer.numbers(position.steps, 0, PLANETS)
    else:
        writer.nothing(PLANETS)
    writer.one_of(position.first, PLANETS)
    writer.one_of(position.mover, PLANETS)
    writer.number(position.turn_number)
    writer.number(position.round)


def write_planets(position: Position, seat: i64, writer: Writer) -> None:
    players: i64 = position.players
    for planet in range(PLANETS):
        writer.seat(position.seat_of[planet], seat, players)
    write_owned(position, position.levels, writer)
    write_owned(position, position.resources, writer)
    writer.numbers(position.promises, 0, TABLE)
    writer.numbers(position.pirates, 0, TABLE)
    for planet in range(PLANETS):
        writer.number(position.colonists[planet] if position.seat_of[planet] >= 0 else 0)
    for planet in range(PLANETS):
        writer.flags(position.bans[planet], ACTIONS)
    writer.numbers(position.lost, 0, PLANETS)
    writer.numbers(position.markets, 0, PLANETS)


def write_owned(position: Position, table: list[int], writer: Writer) -> None:
    """A table of which only players' planets have a row."""
    for planet in range(PLANETS):
        if position.seat_of[planet] >= 0:
            writer.numbers(table, planet * PLANETS, PLANETS)
        else:
            writer.nothing(PLANETS)


def write_council(position: Position, writer: Writer) -> None:
    cards: i64 = len(position.holder)
    writer.one_of(position.current, cards)
    writer.places(position.used, cards)
    deck: i64 = 0
    for card in range(cards):
        if position.holder[card] == IN_DECK:
            deck += 1
    writer.number(deck)
    writer.equal(position.ballots, CAST_YES)
    writer.equal(position.ballots, CAST_NO)
    writer.numbers(position.votes, 0, PLANETS)
    writer.one_of(position.outcome - 1, 2)


def write_contributors(position: Position, writer: Writer) -> None:
    """Who laid each card: 0 for nobody yet."""
    for planet in position.laid_by:
        writer.number(planet + 1)


def write_answer(position: Position, planet: i64, writer: Writer) -> None:
    """What a planet's player has answered; nothing where several are not asked, or for nobody's planet."""
    cards: i64 = len(position.holder)
    ask = position.ask
    if planet < 0 or not ASK_LAY <= ask <= ASK_PAY:
        writer.nothing(cards + 2 + 1 + 2 + PLANETS + PLANETS + TABLE + PLANETS + 3)
        return
    pack = position.pack
    answer = position.answer[planet]
    settled = ask == ASK_SETTLE and answer >= 0
    writer.one_of(answer if ask == ASK_LAY else -1, cards)
    writer.one_of(answer - 1 if ask == ASK_VOTE and answer > 0 else -1, 2)
    writer.flag(settled)
    writer.number(pack.pair_away[answer] if settled else 0)
    writer.number(pack.pair_paid[answer] if settled else 0)
    writer.numbers(position.aside, planet * PLANETS, PLANETS)
    writer.numbers(position.policed, planet * PLANETS, PLANETS)
    writer.numbers(position.shipped, planet * TABLE, TABLE)
    writer.numbers(position.compensation, planet * PLANETS, PLANETS)
    writer.number(position.due[planet])
    writer.number(position.paid[planet])
    writer.number(position.substituted[planet])


def write_sums(position: Position, planet: i64, writer: Writer) -> None:
    """What everybody sees of a player, added up, and times the turns that are left."""
    row = planet * PLANETS
    left: i64 = position.pack.turns - position.turn_number + (1 if position.turn_number else 0)
    stock: i64 = 0
    owed: i64 = 0
    promised: i64 = 0
    pirates: i64 = 0
    for other in range(i64(PLANETS)):
        stock += position.resources[row + other]
        owed += position.promises[row + other]
        promised += position.promises[other * PLANETS + planet]
        pirates += position.pirates[row + other]
    writer.numbers(position.levels, row, PLANETS)
    writer.numbers(position.resources, row, PLANETS)
    writer.number(scoring.technology_points(position, planet))
    writer.number(stock)
    writer.number(owed)
    writer.number(promised)
    writer.number(pirates)
    writer.number(position.colonists[planet])
    writer.number(promised * left)
    writer.number(owed * left)
    for technology in range(i64(PLANETS)):
        level: i64 = position.levels[row + technology]
        writer.number((level - 1) * left)
