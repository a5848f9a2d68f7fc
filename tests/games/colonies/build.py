"""Positions of Colonies in a few words, and what a test may do with them.

Seat n has planet n in ring order unless a test says otherwise, and Pallas is the first player.
"""

from typing import Any

from starboard.games.colonies.game import COLONIES
from starboard.kernel.events import Event
from starboard.kernel.state import CHANCE, State

PACK: Any = COLONIES.default_pack
PLANETS = ("pallas", "elysia", "amateru", "bellona", "euterpe")
RESOURCES = ("information", "biotech", "energy", "ships", "luxury")
TECHNOLOGIES = ("community", "military", "commerce", "influence", "industry")


class Table:
    """A game in play: choices by notation, questions by the names of things."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

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
            self.act(self.state.actors()[0], COLONIES.encode("pass", {}))
        return self

    def nobody_polices(self) -> "Table":
        while self.question == "police":
            self.act(self.state.actors()[0], COLONIES.encode("done", {}))
        return self

    # -- asking ----------------------------------------------------------------------------------

    def view(self, planet: str | None = None) -> dict[str, Any]:
        return self.state.view(None if planet is None else self.seat(planet))

    def seat(self, planet: str) -> int:
        seat = self.state.view(None)["planets"][PLANETS.index(planet)]["seat"]
        assert seat is not None, f"{planet} is neutral"
        return int(seat)

    def owned(self) -> list[str]:
        """The planets that players have."""
        return [planet["planet"] for planet in self.view()["planets"] if planet["seat"] is not None]

    @property
    def question(self) -> str:
        question = self.view()["question"]
        return question["kind"] if question else ""

    @property
    def left(self) -> int:
        return int(self.view()["question"]["left"])

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
        """The parts of every such event so far."""
        return [event.parts for event in self.events if event.kind == kind]


def new_game(players: int = 5, planets: tuple[str, ...] = PLANETS, first: int = 0) -> Table:
    """A game whose lots have fallen on `planets`, seat by seat, and whose cards are dealt in order.

    With three players the planets that nobody has are the neutral ones.
    """
    table = Table(COLONIES.new({"players": players}))
    if players == 3:
        neutral = [planet for planet in PLANETS if planet not in planets[:3]]
        pair = next(
            p for kind, p in PACK.outcomes if kind == "draw-neutrals" and set(p["planets"]) == set(neutral)
        )
        table.draw("neutral " + " ".join(pair["planets"]))
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


def acting(
    planet: str = "pallas", players: int = 5, planets: tuple[str, ...] = PLANETS, **change: Any
) -> Table:
    """`planet`'s player has an action in the first round of turn 1; nobody has colonists yet."""
    data = in_play(players, planets).state.to_dict()
    number = PLANETS.index(planet)
    data.update(step="actions", ask="action", asked=number, mover=number, first=number, waiting=0)
    for own in data["planet_of"]:
        data["resources"][own][own] = 0
    return changed(data, **change)


def voting(
    card: str, players: int = 5, planets: tuple[str, ...] = PLANETS, turn: int = 1, **change: Any
) -> Table:
    """The council is about to vote on `card`."""
    data = in_play(players, planets).state.to_dict()
    wanted = PACK.cards.index(card)
    current = data["current"]
    for table in (data["holder"], data["laid_by"]):
        table[wanted], table[current] = table[current], table[wanted]
    data.update(step="vote", ask="vote", current=wanted, turn=turn, waiting=(1 << players) - 1)
    for own in data["planet_of"]:
        data["resources"][own][own] = 0
    return changed(data, **change)


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
