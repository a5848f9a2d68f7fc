# mypyc: skip
"""The five planets for a terminal, drawn from what a seat may see."""

from collections.abc import Sequence

import msgspec

from starboard.games.colonies.answers import Paying, Voting
from starboard.games.colonies.view import ColoniesView, Planet
from starboard.kernel.words import Words

SHORT = {"community": "Com", "military": "Mil", "commerce": "Cmc", "influence": "Inf", "industry": "Ind"}


def draw(view: ColoniesView, words: Words, names: Sequence[str] = ()) -> str:
    """Turn and event on top, then planet by planet around the ring, then the markets."""
    lines = [heading(view, words, names), *event_lines(view, words), ""]
    for planet in view.planets:
        lines += planet_lines(view, planet, words, names)
    lines += ["", *market_lines(view, words)]
    return "\n".join(line.rstrip() for line in lines + secret_lines(view, words))


def heading(view: ColoniesView, words: Words, names: Sequence[str]) -> str:
    parts = [f"Turn {view.turn} of {view.turns}", words.name("phase", view.phase)]
    if view.round:
        parts.append(f"round {view.round} of {view.rounds}")
    if view.first is not None:
        parts.append(f"first: {words.seat(view.first, None, names)}")
    return ", ".join(parts)


def event_lines(view: ColoniesView, words: Words) -> list[str]:
    """The card that will be voted on, in words."""
    event = view.event
    if event is None:
        return ["No event card lies open."]
    title = f"{words.name('card', event.card)} (+{event.colonists} colonists)"
    lines = [f"Event: {title}, {view.deck} more in the deck"]
    for effects, label, joint in (
        (event.leaders, "yes", " or "),
        (event.everybody, "no", ", "),
        (event.fewest, "few", ", "),
    ):
        told = [
            in_a_sentence(words.sentence(f"effect-{effect.kind}", **msgspec.to_builtins(effect)))
            for effect in effects
        ]
        lines.append(f"  {label:<4}{joint.join(told) or 'nothing'}")
    return lines


def in_a_sentence(text: str) -> str:
    return text[:1].lower() + text[1:]


def planet_lines(view: ColoniesView, planet: Planet, words: Words, names: Sequence[str]) -> list[str]:
    """A planet with its player, technologies and stock, and its links in paying order."""
    name = words.name("planet", planet.planet)
    resource = words.name("resource", planet.resource)
    if planet.seat is None:
        title = f"{name} ({resource}), neutral"
        return [title, "  " + links(planet, words)]
    who = words.seat(planet.seat, None, names)
    flag = " *" if planet.seat == view.first else ""
    levels = " ".join(f"{SHORT[t]} {n}" for t, n in zip(SHORT, planet.technologies or []))
    stock = " ".join(
        f"{words.name('resource', other.resource)[:4]} {n}"
        for other, n in zip(view.planets, planet.resources or [])
    )
    people = f"{planet.colonists} colonist{'' if planet.colonists == 1 else 's'}"
    money = "" if planet.credits is msgspec.UNSET else f", {planet.credits} Credits"
    lines = [
        f"{name} ({resource}), {who}{flag}: {levels}",
        f"  {stock}, {people}{money}",
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
    found = [f"no {words.name('action', name)}" for name in planet.bans]
    if planet.lost_actions:
        found.append(f"{planet.lost_actions} fewer actions")
    return [f"  this turn: {', '.join(found)}"] if found else []


def market_lines(view: ColoniesView, words: Words) -> list[str]:
    """Shelf by shelf from the top, and what the next sale pays."""
    told = []
    for market in view.markets:
        shelves = "/".join(str(number) for number in market.shelves)
        told.append(f"{words.name('resource', market.resource)[:4]} {shelves} pays {market.sells}")
    return ["Markets: " + " | ".join(told)]


def secret_lines(view: ColoniesView, words: Words) -> list[str]:
    """What only this seat sees: its hand, and its answer in a common decision."""
    lines = []
    if view.hand:
        lines.append("Hand: " + ", ".join(words.name("card", card) for card in view.hand))
    if isinstance(view.secret, Voting) and view.secret.ballot:
        lines.append(f"Your vote: {view.secret.ballot}, {view.secret.votes} votes")
    if isinstance(view.secret, Paying):
        paid = [f"{words.name('planet', p.planet)} {p.done} of {p.promised}" for p in view.secret.payments]
        lines.append("Paid: " + ", ".join(paid))
    return lines
