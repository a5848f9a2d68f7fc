# mypyc: skip
"""The five planets for a terminal, drawn from what a seat may see."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

import msgspec

from starboard.games.colonies.answer_view import Paying, Voting
from starboard.games.colonies.card_view import Card, Effect
from starboard.games.colonies.view import ColoniesView, Planet
from starboard.kernel.words import Words

WIDTH: Final = 80
STOCK: Final = 11
PLANET: Final = 9
CELL: Final = 5  # of a market's shelves


def draw(view: ColoniesView, words: Words, names: Sequence[str] = ()) -> str:
    """Turn and event on top, then the planets around the ring: technologies, stock with markets, routes."""
    lines = [heading(view, words, names), *event_lines(view, words), ""]
    lines += technology_lines(view, words, names)
    lines += stock_lines(view, words)
    lines += route_lines(view, words)
    return "\n".join(line.rstrip() for line in lines + secret_lines(view, words))


def heading(view: ColoniesView, words: Words, names: Sequence[str]) -> str:
    parts = [words.text("board-turn", turn=view.turn), words.name("phase", view.phase)]
    if view.round:
        parts.append(words.text("board-round", round=view.round))
    if view.first is not None:
        parts.append(words.text("board-first", name=words.seat(view.first, None, names)))
    return ", ".join(parts)


def event_lines(view: ColoniesView, words: Words) -> list[str]:
    """The card that will be voted on, in words."""
    event = view.event
    if event is None:
        return [words.text("board-no-event")]
    title = words.text("board-event", card=event.card, colonists=event.colonists, deck=view.deck)
    return [title, *(f"  {line}" for line in effect_lines(event, words))]


def effect_lines(card: Card, words: Words) -> list[str]:
    """What a card brings to leaders, to everybody, to the fewest votes."""
    either = words.text("board-or")
    sides = (
        (words.text("board-yes"), f" {either} ", card.leaders),
        (words.text("board-no"), ", ", card.everybody),
        (words.text("board-few"), ", ", card.fewest),
    )
    width = 1 + max(len(label) for label, _, _ in sides)
    return [
        line
        for label, joint, effects in sides
        for line in wrapped(f"{label:<{width}}", told(effects, joint, words), WIDTH - 2)
    ]


def wrapped(label: str, text: str, width: int = WIDTH) -> list[str]:
    """As many lines as the text needs, all of them to the right of the label."""
    return wrap(text, width, initial_indent=label, subsequent_indent=" " * len(label))


def told(effects: list[Effect], joint: str, words: Words) -> str:
    said = [words.text(f"effect-{effect.kind}", **parts(effect)) for effect in effects]
    return joint.join(said) or words.text("effect-nothing")


def parts(effect: Effect) -> dict[str, Any]:
    """Its fields; those it does not have are absent."""
    fields: dict[str, Any] = msgspec.to_builtins(effect)
    return fields


def technology_lines(view: ColoniesView, words: Words, names: Sequence[str]) -> list[str]:
    """Whose each planet is, and how far its technologies are; below it what it must not do this turn."""
    labels = [words.name("technology", technology) for technology in view.technologies]
    lines = [beside("", columns(labels, labels))]
    for planet in view.planets:
        levels = columns(planet.technologies or [""] * len(labels), labels)
        lines += [beside(whose(view, planet, words, names), levels), *bans(planet, words)]
    return lines


def whose(view: ColoniesView, planet: Planet, words: Words, names: Sequence[str]) -> str:
    title = f"{words.name('planet', planet.planet)} ({words.name('resource', planet.resource)})"
    if planet.seat is None:
        return f"{title}, {words.text('board-neutral')}"
    flag = " *" if planet.seat == view.first else ""
    return f"{title}, {words.seat(planet.seat, None, names)}{flag}"


def beside(text: str, values: str) -> str:
    """The values at the right edge; a text that would reach into them is cut off."""
    values = values.lstrip()
    room = WIDTH - len(values) - 1
    cut = text if len(text) <= room else text[: room - 1] + "…"
    return cut + values.rjust(WIDTH - len(cut))


def stock_lines(view: ColoniesView, words: Words) -> list[str]:
    """What each planet has; under the same resources the markets' shelves and what the next sale pays."""
    wares = [words.name("board-resource", market.resource) for market in view.markets]
    lines = [" " * STOCK + columns(wares, wares)]
    for planet in view.planets:
        if planet.seat is not None:
            row = planet_name(planet, words, STOCK) + columns(planet.resources or [], wares)
            lines.append(f"{row}  {people(planet, words)}")
    shelves = ["/".join(str(number) for number in market.shelves) for market in view.markets]
    pays = [market.sells for market in view.markets]
    lines.append(words.text("board-shelves").ljust(STOCK) + columns(shelves, wares))
    return [*lines, words.text("board-pays").ljust(STOCK) + columns(pays, wares)]


def people(planet: Planet, words: Words) -> str:
    """Its colonists, and the Credits where they may be seen."""
    money = [] if planet.credits is msgspec.UNSET else [words.name("credits", planet.credits)]
    return ", ".join([words.name("colonists", planet.colonists, "nom"), *money])


def route_lines(view: ColoniesView, words: Words) -> list[str]:
    """Each planet's links in paying order."""
    rows = [planet_name(planet, words, PLANET) + links(planet, words) for planet in view.planets]
    return [words.text("board-routes"), *rows]


def links(planet: Planet, words: Words) -> str:
    """To each partner what goes out and comes in, and skulls for the pirates on the own end."""
    told = []
    for route in planet.routes:
        pirates = f" x{route.pirates}" if route.pirates else ""
        told.append(f"{words.name('planet', route.to)} {route.gives}>{route.gets}{pirates}")
    return " | ".join(told)


def planet_name(planet: Planet, words: Words, width: int) -> str:
    return words.name("planet", planet.planet).ljust(width)


def columns(values: Sequence[object], labels: Sequence[str]) -> str:
    """Values to the right of columns as wide as their labels."""
    return "".join(
        f" {value!s:>{max(len(label), CELL)}}" for value, label in zip(values, labels, strict=True)
    )


def bans(planet: Planet, words: Words) -> list[str]:
    found = [words.text("board-no-action", action=action) for action in planet.bans]
    if planet.lost_actions:
        found.append(words.text("board-fewer-actions", count=planet.lost_actions))
    return ["  " + words.text("board-this-turn", bans=found)] if found else []


def secret_lines(view: ColoniesView, words: Words) -> list[str]:
    """What only this seat sees: its hand, and its answer in a common decision."""
    lines = []
    if view.hand:
        lines += wrapped("", words.text("board-hand", cards=view.hand))
    if isinstance(view.secret, Voting) and view.secret.ballot:
        lines.append(words.text("board-vote", ballot=view.secret.ballot, votes=view.secret.votes))
    if isinstance(view.secret, Paying):
        lines.append(words.text("board-paid", payments=msgspec.to_builtins(view.secret.payments)))
    return lines
