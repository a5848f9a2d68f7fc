# mypyc: skip
"""The five planets for a terminal, drawn from what a seat may see."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.games.colonies.answer_view import Paying, Voting
from starboard.games.colonies.card_view import Effect
from starboard.games.colonies.view import ColoniesView, Planet
from starboard.kernel.words import Words


def draw(view: ColoniesView, words: Words, names: Sequence[str] = ()) -> str:
    """Turn and event on top, then planet by planet around the ring, then the markets."""
    lines = [heading(view, words, names), *event_lines(view, words), ""]
    for planet in view.planets:
        lines += planet_lines(view, planet, words, names)
    lines += ["", *market_lines(view, words)]
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
    either = words.text("board-or")
    sides = (
        (words.text("board-yes"), f" {either} ", event.leaders),
        (words.text("board-no"), ", ", event.everybody),
        (words.text("board-few"), ", ", event.fewest),
    )
    width = 1 + max(len(label) for label, _, _ in sides)
    title = words.text("board-event", card=event.card, colonists=event.colonists, deck=view.deck)
    return [title, *(f"  {label:<{width}}{told(effects, joint, words)}" for label, joint, effects in sides)]


def told(effects: list[Effect], joint: str, words: Words) -> str:
    said = [words.text(f"effect-{effect.kind}", **parts(effect)) for effect in effects]
    return joint.join(said) or words.text("effect-nothing")


def parts(effect: Effect) -> dict[str, Any]:
    """Its fields; those it does not have are absent."""
    fields: dict[str, Any] = msgspec.to_builtins(effect)
    return fields


def planet_lines(view: ColoniesView, planet: Planet, words: Words, names: Sequence[str]) -> list[str]:
    """A planet with its player, technologies and stock, and its links in paying order."""
    title = f"{words.name('planet', planet.planet)} ({words.name('resource', planet.resource)})"
    if planet.seat is None:
        return [f"{title}, {words.text('board-neutral')}", "  " + links(planet, words)]
    who = words.seat(planet.seat, None, names)
    flag = " *" if planet.seat == view.first else ""
    levels = " ".join(
        f"{words.name('board-technology', technology)} {level}"
        for technology, level in zip(view.technologies, planet.technologies or [], strict=True)
    )
    stock = " ".join(
        f"{words.name('board-resource', other.resource)} {number}"
        for other, number in zip(view.planets, planet.resources or [], strict=True)
    )
    people = words.name("colonists", planet.colonists, "nom")
    money = [] if planet.credits is msgspec.UNSET else [words.name("credits", planet.credits)]
    lines = [
        f"{title}, {who}{flag}: {levels}",
        "  " + ", ".join([stock, people, *money]),
        "  " + links(planet, words),
    ]
    return lines + bans(planet, words)


def links(planet: Planet, words: Words) -> str:
    """To each partner what goes out and comes in, and skulls for the pirates on the own end."""
    told = []
    for route in planet.routes:
        pirates = f" x{route.pirates}" if route.pirates else ""
        told.append(f"{words.name('planet', route.to)} {route.gives}>{route.gets}{pirates}")
    return " | ".join(told)


def bans(planet: Planet, words: Words) -> list[str]:
    found = [words.text("board-no-action", action=action) for action in planet.bans]
    if planet.lost_actions:
        found.append(words.text("board-fewer-actions", count=planet.lost_actions))
    return ["  " + words.text("board-this-turn", bans=found)] if found else []


def market_lines(view: ColoniesView, words: Words) -> list[str]:
    """Shelf by shelf from the top, and what the next sale pays."""
    told = [
        words.text(
            "board-market",
            resource=words.name("board-resource", market.resource),
            shelves="/".join(str(number) for number in market.shelves),
            price=market.sells,
        )
        for market in view.markets
    ]
    return [f"{words.text('board-markets')}: {' | '.join(told)}"]


def secret_lines(view: ColoniesView, words: Words) -> list[str]:
    """What only this seat sees: its hand, and its answer in a common decision."""
    lines = []
    if view.hand:
        lines.append(words.text("board-hand", cards=view.hand))
    if isinstance(view.secret, Voting) and view.secret.ballot:
        lines.append(words.text("board-vote", ballot=view.secret.ballot, votes=view.secret.votes))
    if isinstance(view.secret, Paying):
        lines.append(words.text("board-paid", payments=msgspec.to_builtins(view.secret.payments)))
    return lines
