"""A position of Colonies for every step and every question, with some of the ways that lead there."""

from functools import cache
from typing import Any

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.rules import Colonies
from starboard.kernel.state import CHANCE
from tests.games.colonies.build import (
    PLANETS,
    RESOURCES,
    TECHNOLOGIES,
    Table,
    acting,
    in_play,
    new_game,
    voting,
)

FOUR = ("pallas", "elysia", "bellona", "euterpe")
THREE = ("pallas", "elysia", "bellona")
PLENTY = dict.fromkeys(PLANETS, 9)
TROUBLED = {(planet, PLANETS[(n + 1) % 5]): 2 for n, planet in enumerate(PLANETS)}


def every_phase() -> dict[str, Colonies]:
    """By name: real positions, reached by play from the opening or from a position set up by hand."""
    return {name: table.state.clone() for name, table in every_table().items()}


@cache
def every_table() -> dict[str, Table]:
    return {**beginnings(), **turns(), **actions(), **events(), **endings()}


def beginnings() -> dict[str, Table]:
    dealing = before_the_deal(4).draw("first 1")
    laying = new_game(3, THREE)
    filling = new_game(3, THREE)
    for planet in THREE:
        filling.play(planet, f"lay {filling.view(planet)['hand'][0]}")
    half_filled = Table(filling.state.clone())
    half_filled.act(CHANCE, half_filled.state.legal(CHANCE)[1])
    return {
        "neutrals": Table(COLONIES.new({"players": 3})),
        "lots of three": Table(COLONIES.new({"players": 3})).draw("neutral elysia bellona"),
        "lots": Table(COLONIES.new({"players": 4})),
        "second lot": Table(COLONIES.new({"players": 5})).draw("lot bellona"),
        "first": before_the_deal(5),
        "deal": dealing,
        "second card": Table(dealing.state.clone()).draw("card uprising"),
        "lay": new_game(),
        "lay, one has": laying.play("elysia", f"lay {laying.view('elysia')['hand'][2]}"),
        "fill": filling,
        "fill, second card": half_filled,
        "reveal": after_laying(),
    }


def before_the_deal(players: int) -> Table:
    table = Table(COLONIES.new({"players": players}))
    while table.view()["planets"][0]["seat"] is None or "lot" in first_outcome(table):
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    return table


def first_outcome(table: Table) -> str:
    return COLONIES.notation(table.state, CHANCE, table.state.legal(CHANCE)[0])


def after_laying() -> Table:
    table = new_game()
    for planet in PLANETS:
        table.play(planet, f"lay {table.view(planet)['hand'][1]}")
    return table


def turns() -> dict[str, Table]:
    few = {"energy": 2, "ships": 2, "luxury": 2}
    police = acting(pirates=TROUBLED, resources=PLENTY, turn=3).everybody_passes()
    pay = acting(resources={**PLENTY, "pallas": few, "elysia": few}, turn=4).everybody_passes()
    paid = acting(
        "pallas", 4, FOUR, resources={**dict.fromkeys(FOUR, 9), "pallas": few, "elysia": few}
    ).everybody_passes()
    rich: dict[str, Any] = {"resources": PLENTY, "turn": 2}
    return {
        "settle": in_play(),
        "settle, second turn": acting(resources=PLENTY).everybody_passes().play("pallas", "settle 0 1"),
        "settle of three": in_play(3, THREE).play("elysia", "settle 1 0"),
        "vote": voting("open-market"),
        "vote, half made": voting("uprising", 4, FOUR, turn=7, pirates={("pallas", "euterpe"): 1}).play(
            "pallas", "yes", "add biotech", "add ships"
        ),
        "vote, sealed": voting("uprising", **rich).play("elysia", "no", "add energy", "done"),
        "police": police,
        "police, half made": Table(police.state.clone()).play("pallas", "remove pallas elysia"),
        "police, sent": Table(police.state.clone()).play("pallas", "remove pallas elysia", "done"),
        "pay": pay,
        "pay, half made": Table(pay.state.clone()).play("pallas", "pay energy", "pay ships"),
        "pay, with a neutral planet": paid.play("elysia", "pay ships"),
    }


def actions() -> dict[str, Table]:
    def start(**change: object) -> Table:
        levels = {planet: dict.fromkeys(TECHNOLOGIES, 3) for planet in PLANETS}
        given: dict[str, Any] = {
            "levels": levels,
            "pirates": TROUBLED,
            "resources": PLENTY,
            "turn": 2,
            **change,
        }
        return acting(**given)

    return {
        "action": start(),
        "action of four": acting("elysia", 4, FOUR, turn=6, colonists={"elysia": 3}),
        "action, third round": start(round=2, lost={"elysia": 1}, bans={"pallas": 3}),
        "last turn's action": acting(turn=10, credits={"pallas": 0}),
        "refuge": start().play("pallas", "community"),
        "refuge, one is home": start().play("pallas", "community", "remove elysia amateru", "to colonists"),
        "whither": start().play("pallas", "community", "remove pallas elysia"),
        "hunt": start().play("pallas", "military"),
        "hunt, one is caught": start().play("pallas", "military", "remove elysia amateru"),
        "sell": start().play("pallas", "commerce", "sell ships"),
        "sold out": start().play("pallas", "commerce", "sell ships", "sell energy", "sell energy"),
        "adjust": start().play("pallas", "influence"),
        "adjust, twice on one": start().play(
            "pallas", "influence", "adjust elysia both-up", "adjust elysia mine-up"
        ),
        "produce": start().play("pallas", "industry"),
        "attract": start().play("pallas", "industry", "produce 2"),
    }


def events() -> dict[str, Table]:
    """Whatever a card asks, of leaders first."""
    levels = {planet: {"community": 3, "industry": 2} for planet in PLANETS}
    rich: dict[str, Any] = {
        "resources": PLENTY,
        "colonists": dict.fromkeys(PLANETS, 9),
        "pirates": TROUBLED,
        "levels": levels,
    }

    def yes(card: str, *choices: str) -> Table:
        two = {"pallas": "yes energy", "elysia": "yes luxury"}
        return voting(card, turn=3, **rich).vote(**two, amateru="yes").play("pallas", *choices)

    def no(card: str, *choices: str, **change: object) -> Table:
        return voting(card, turn=3, **{**rich, **change}).vote(bellona="no energy").play("pallas", *choices)

    tie = voting("open-market", 4, FOUR).vote(pallas="yes", elysia="yes")
    markets = {"markets": dict.fromkeys(RESOURCES, 3)}
    return {
        "decide": tie,
        "offer": yes("resource-shortage"),
        "offer to the second": yes("alien-technology", "credits"),
        "gain": yes("resource-shortage", "resources", "gain energy"),
        "gain, all": yes("alien-visitors", "resources", *["gain ships"] * 4),
        "action after resources": yes("resource-shortage", "resources", "gain energy", "gain energy", "done"),
        "first of two actions": yes("labour-dispute", "industry"),
        "second of two actions": yes("immigration", "industry", "produce 1", "attract 0", "produce 0"),
        "refuge by an event": yes("uprising", "community", "remove elysia amateru"),
        "influence by an event": yes("open-market", "influence", "adjust bellona both-up"),
        "place": yes("mercenary-companies", "pirates", "place elysia pallas"),
        "placed": yes("mercenary-companies", "pirates", *["place elysia pallas"] * 3),
        "hunt by everybody": no("mercenary-companies", "remove elysia amateru", **markets),
        "lose": no("open-market"),
        "lost": no("open-market", "lose energy", "lose ships"),
        "lose which": no("immigrant-workers"),
        "lose, chosen": no("immigrant-workers", "lose-from resources", "lose energy"),
        "lose which, neither in full": no(
            "immigrant-workers",
            colonists={"pallas": 1},
            resources={**PLENTY, "pallas": {"energy": 1, "ships": 1}},
        ),
        "downgrade": no("scientific-research"),
        "dump": no("uprising"),
        "reveal after an event": no("nominate-governor"),
        "lay after an event": voting("nominate-governor", turn=5).vote(),
        "fill after an event": second_fill(),
    }


def second_fill() -> Table:
    table = voting("jump-gate-technology", 4, FOUR, turn=5).vote()
    for planet in FOUR:
        table.act(table.seat(planet), table.state.legal(table.seat(planet))[0])
    return table


def endings() -> dict[str, Table]:
    return {
        "over": acting(turn=10, resources=PLENTY).everybody_passes(),
        "over for three": acting(
            "elysia", 3, THREE, turn=10, resources=dict.fromkeys(THREE, 9)
        ).everybody_passes(),
    }
