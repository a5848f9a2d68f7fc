"""Positions of Colonies in a few words, and what a test may do with them.

Seat n has planet n in ring order unless a test says otherwise, and Pallas is the first player.
"""

import json
from functools import cache
from typing import Any, cast

import msgspec

from starboard.games.colonies.game import COLONIES
from starboard.games.colonies.rules import Colonies
from starboard.kernel.events import Told
from starboard.kernel.state import CHANCE, State

PACK: Any = COLONIES.default_pack
PLANETS = ("pallas", "elysia", "amateru", "bellona", "euterpe")
RESOURCES = ("information", "biotech", "energy", "ships", "luxury")
TECHNOLOGIES = ("community", "military", "commerce", "influence", "industry")
# Parts of events that only say what is so afterwards; test_results.py is about them.
RESULTS = {
    "arrivals",
    "bans",
    "colonists",
    "deck",
    "exchanges",
    "free",
    "left",
    "lost",
    "market",
    "markets",
    "next",
    "pirates",
    "purse",
    "stay",
    "stock",
    "stocks",
    "votes",
}


class Table:
    """A game in play: choices by notation, questions by the names of things."""

    def __init__(self, state: State) -> None:
        self.state = cast(Colonies, state)
        self.events: list[Told] = []

    # -- doing -----------------------------------------------------------------------------------

    def play(self, planet: str, *choices: str) -> "Table":
        """The planet's player makes these choices, one after the other."""
        for choice in choices:
            self.act(self.seat(planet), COLONIES.parse(self.state, self.seat(planet), choice))
        return self

    def act(self, actor: int, action: int) -> None:
        self.events += COLONIES.tell(self.state, actor, action)
        self.state.apply(actor, action)

    def draw(self, text: str) -> "Table":
        """Chance gives this."""
        self.act(CHANCE, COLONIES.parse(self.state, CHANCE, text))
        return self

    def vote(self, **votes: str) -> "Table":
        """Everybody votes: pallas="yes energy energy"; who is not named votes no with nothing."""
        for planet in self.owned():
            ballot, *resources = votes.get(planet, "no").split()
            self.play(planet, ballot, *[f"add {resource}" for resource in resources], "done")
        return self

    def settle(self, **pairs: str) -> "Table":
        """Everybody settles: pallas="1 2" turns one away and is paid for two; the others do neither."""
        for planet in self.owned():
            self.play(planet, f"settle {pairs.get(planet, '0 0')}")
        return self

    def everybody_passes(self) -> "Table":
        """Go on to upkeep without an action."""
        while self.question == "action":
            self.act(self.state.actors()[0], encode("pass"))
        return self

    def nobody_polices(self) -> "Table":
        while self.question == "police":
            self.act(self.state.actors()[0], encode("done"))
        return self

    # -- asking ----------------------------------------------------------------------------------

    def view(self, planet: str | None = None) -> dict[str, Any]:
        return cast(dict[str, Any], seen(self.state, None if planet is None else self.seat(planet)))

    def seat(self, planet: str) -> int:
        assert planet in self.owned(), f"{planet} is neutral"
        return self.players.index(PLANETS.index(planet))

    def owned(self) -> list[str]:
        """The planets that players have."""
        players = self.players
        return [planet for number, planet in enumerate(PLANETS) if number in players]

    @property
    def players(self) -> list[int]:
        """Their planets, seat by seat."""
        return list(self.state.planet_of)

    @property
    def question(self) -> str:
        question = self.state.to_dict()["ask"]
        return "" if question == "nothing" else str(question)

    @property
    def left(self) -> int:
        return int(self.state.to_dict()["left"])

    @property
    def asked(self) -> list[str]:
        """The planets whose players are asked."""
        return sorted(planet for planet in self.owned() if self.seat(planet) in self.state.actors())

    def legal(self, planet: str) -> set[str]:
        seat = self.seat(planet)
        return {COLONIES.notation(self.state, seat, action) for action in self.state.legal(seat)}

    def refuses(self, planet: str, choice: str) -> str:
        """The clause that forbids it, "" if it is legal."""
        seat = self.seat(planet)
        return self.state.forbids(seat, COLONIES.parse(self.state, seat, choice))

    def planet(self, planet: str) -> dict[str, Any]:
        """A planet as its own player sees it."""
        found = self.view(planet if planet in self.owned() else None)["planets"][PLANETS.index(planet)]
        return dict(found)

    def has(self, planet: str, resource: str) -> int:
        return int(self.planet(planet)["resources"][RESOURCES.index(resource)])

    def stock(self, planet: str) -> int:
        return sum(self.planet(planet)["resources"])

    def credits(self, planet: str) -> int:
        return int(self.planet(planet)["credits"])

    def colonists(self, planet: str) -> int:
        return int(self.planet(planet)["colonists"])

    def level(self, planet: str, technology: str) -> int:
        return int(self.planet(planet)["technologies"][TECHNOLOGIES.index(technology)])

    def route(self, of: str, to: str) -> dict[str, Any]:
        return next(route for route in self.planet(of)["routes"] if route["to"] == to)

    def pirates(self, of: str, to: str) -> int:
        return int(self.route(of, to)["pirates"])

    def own_pirates(self, of: str) -> int:
        return sum(route["pirates"] for route in self.planet(of)["routes"])

    def agreement(self, of: str, to: str) -> tuple[int, int]:
        """What `of` gives and gets."""
        route = self.route(of, to)
        return route["gives"], route["gets"]

    def market(self, resource: str) -> int:
        return int(self.view()["markets"][RESOURCES.index(resource)]["count"])

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What happened in every such event so far, without what is so afterwards."""
        return [
            {name: value for name, value in told.parts.items() if name not in RESULTS}
            for told in self.events
            if told.kind == kind
        ]


def seen(state: State, seat: int | None) -> Any:
    """A view as it is sent."""
    return msgspec.to_builtins(state.view(seat))


def encode(kind: str, **parts: Any) -> int:
    return COLONIES.encode(COLONIES.read_choice(kind, parts))


def new_game(players: int = 5, planets: tuple[str, ...] = PLANETS, first: int = 0) -> Table:
    """A game whose lots have fallen on `planets`, seat by seat, and whose cards are dealt in order.

    With three players the planets that nobody has are the neutral ones.
    """
    table = Table(COLONIES.new({"players": players}))
    if players == 3:
        neutral = [planet for planet in PLANETS if planet not in planets[:3]]
        table.draw(next(pair for pair in outcomes(table) if set(pair.split()[1:]) == set(neutral)))
    for planet in planets[:players]:
        if f"lot {planet}" in outcomes(table):  # the last planet of three or five needs no lot
            table.draw(f"lot {planet}")
    table.draw(f"first {first}")
    while table.question == "draw" and table.view()["turn"] == 0 and not table.view()["deck"]:
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    return table


def outcomes(table: Table) -> list[str]:
    return [COLONIES.notation(table.state, CHANCE, outcome) for outcome in table.state.legal(CHANCE)]


def in_play(players: int = 5, planets: tuple[str, ...] = PLANETS) -> Table:
    """The first turn's income is being settled; everybody has laid their first card."""
    table = new_game(players, planets)
    for planet in table.owned():
        table.act(table.seat(planet), table.state.legal(table.seat(planet))[0])
    while table.question == "draw":
        table.act(CHANCE, table.state.legal(CHANCE)[0])
    return table


def settled_data(players: int = 5, planets: tuple[str, ...] = PLANETS) -> dict[str, Any]:
    """The position of `in_play`, to be changed."""
    return dict(json.loads(_settled(players, planets)))


@cache
def _settled(players: int, planets: tuple[str, ...]) -> str:
    return json.dumps(in_play(players, planets).state.to_dict())


def acting(
    planet: str = "pallas", players: int = 5, planets: tuple[str, ...] = PLANETS, turn: int = 1, **change: Any
) -> Table:
    """`planet`'s player has an action in the first round; nobody has colonists, and no took the last vote."""
    data = settled_data(players, planets)
    number = PLANETS.index(planet)
    data.update(step="actions", ask="action", turn=turn, asked=number, mover=number, first=number, waiting=0)
    for own in data["planet_of"]:
        data["resources"][own][own] = 0
    put_cards(data, turn, turn < PACK.turns)
    open_vote(data)
    return changed(data, **change)


def voting(
    card: str, players: int = 5, planets: tuple[str, ...] = PLANETS, turn: int = 1, **change: Any
) -> Table:
    """The council is about to vote on `card`."""
    data = settled_data(players, planets)
    data.update(step="vote", ask="vote", turn=turn, waiting=(1 << players) - 1)
    for own in data["planet_of"]:
        data["resources"][own][own] = 0
    put_cards(data, turn - 1, True, PACK.cards.index(card))
    return changed(data, **change)


def settling(card: str, turn: int = 1, **change: Any) -> Table:
    """Colonists arrive, and `card` is the current event."""
    data = settled_data()
    data.update(turn=turn)
    put_cards(data, turn - 1, True, PACK.cards.index(card))
    if turn > 1:
        open_vote(data)
    return changed(data, **change)


def put_cards(data: dict[str, Any], behind: int, is_open: bool, wanted: int | None = None) -> None:
    """The event cards after so many events; `wanted` is the one that lies open, if one does."""
    players = data["planet_of"]
    dealt = {
        planet: list(range(PACK.hand * seat, PACK.hand * (seat + 1))) for seat, planet in enumerate(players)
    }
    undealt = list(range(PACK.hand * len(players), len(PACK.cards)))
    laid: list[tuple[int, int]] = []
    for _ in range(-(-(behind + is_open) // PACK.deck)):
        laid += [(dealt[planet].pop(0), planet) for planet in players]
        laid += [(undealt.pop(0), 5) for _ in range(PACK.deck - len(players))]
    data["holder"] = [next((p for p in dealt if card in dealt[p]), 5) for card in range(len(PACK.cards))]
    data["laid_by"] = [dict(laid).get(card, -1) for card in range(len(PACK.cards))]
    for number, (card, _) in enumerate(laid):
        data["holder"][card] = 8 if number < behind else 7 if number == behind and is_open else 6
    data["used"] = [card for card, _ in laid[:behind]]
    data["current"] = laid[behind][0] if is_open else -1
    if wanted is not None:
        swap_cards(data, wanted, data["current"])


def swap_cards(data: dict[str, Any], one: int, other: int) -> None:
    for cells in (data["holder"], data["laid_by"]):
        cells[one], cells[other] = cells[other], cells[one]
    swapped = {one: other, other: one}
    data["used"] = [swapped.get(card, card) for card in data["used"]]
    data["current"] = swapped.get(data["current"], data["current"])


def open_vote(data: dict[str, Any]) -> None:
    """Everybody has voted no."""
    data.update(
        ballots=[2 if planet in data["planet_of"] else 0 for planet in range(5)],
        votes=[1 if planet in data["planet_of"] else 0 for planet in range(5)],
        outcome=2,
    )


def changed(data: dict[str, Any], **change: Any) -> Table:
    """A position with other pieces: `credits`, `colonists` by planet, `resources`, `levels` by planet and
    name, `pirates` and `promises` by pair of planets, `markets` by resource, anything else as it is."""
    tables = {"resources": RESOURCES, "levels": TECHNOLOGIES, "pirates": PLANETS, "promises": PLANETS}
    for field, value in change.items():
        if field in tables:
            set_cells(data[field], tables[field], value)
        elif field in ("credits", "colonists", "lost", "bans"):
            for planet, number in value.items():
                data[field][PLANETS.index(planet)] = number
        elif field == "markets":
            for resource, number in value.items():
                data[field][RESOURCES.index(resource)] = number
        else:
            data[field] = value
    return Table(COLONIES.from_dict(data))


def set_cells(rows: list[list[int]], names: tuple[str, ...], values: dict[Any, Any]) -> None:
    """Values as {planet: {name: n}}, or {(planet, name): n}; a planet's row given so replaces all of it."""
    for key, value in values.items():
        if isinstance(key, tuple):
            rows[PLANETS.index(key[0])][names.index(key[1])] = value
        elif isinstance(value, dict):
            low = 1 if names is TECHNOLOGIES else 0
            rows[PLANETS.index(key)] = [value.get(name, low) for name in names]
        else:
            rows[PLANETS.index(key)] = [value] * len(names)
