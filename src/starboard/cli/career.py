"""Careers, kept in the person's own folder: Cosmic Convoy's captains rise from voyage to voyage.

`play` asks here twice: before a game for what the career brings with it (`earned_options`), and after it
for what it adds (`conclude`). A game without careers answers nothing to both.
"""

import json as json_text
from typing import Any, cast

from rich.text import Text

from starboard.cli.choices import Json
from starboard.cli.files import data_folder, read_text, write_text
from starboard.cli.output import show, show_json
from starboard.cli.players import YOU
from starboard.cli.sitting import Sitting
from starboard.games.convoy.career import HIGHEST, Career, career_from_dict
from starboard.games.convoy.components import ConvoyPack
from starboard.games.convoy.game import CONVOY
from starboard.games.convoy.state import Position
from starboard.kernel.errors import BadPosition
from starboard.kernel.game import Game

Careers = dict[str, Career]


def career(json: Json = False) -> None:
    """Show how far the captains of Cosmic Convoy have come."""
    careers = load()
    if json:
        show_json({name: kept.to_dict() for name, kept in careers.items()})
        return
    for name, kept in careers.items():
        print(f"{'You' if name == YOU[0] else name}: {in_words(kept)}")
    if not careers:
        print("No captain has flown yet. A career begins with: starboard play convoy")


def earned_options(game: Game, seats: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """What a career brings into a new game where nothing else was asked for: the captain's rank."""
    if not is_voyage(game, seats) or "rank" in options:
        return {}
    return {"rank": load().get(seats[0], Career()).rank}


def conclude(sitting: Sitting, seats: list[str]) -> None:
    """Add a finished voyage to its captain's career and tell how it stands."""
    record = sitting.saved()
    if record.end is None or record.pack.differences or not is_voyage(sitting.game, seats):
        return
    careers = load()
    before = careers.get(seats[0], Career())
    after = advanced(before, sitting, record.end.how == "played")
    if after is before:
        return
    careers[seats[0]] = after
    save(careers)
    if after.promoted_over(before):
        show(Text(f"\nPromoted to rank {after.rank}!", "good"))
    show(Text(f"Career: {in_words(after)}"))


def is_voyage(game: Game, seats: list[str]) -> bool:
    """Is this a single person's crew, whose points count for a career?"""
    return game is CONVOY and len(seats) == 1 and (seats[0] == YOU[0] or seats[0][:1].isupper())


def advanced(before: Career, sitting: Sitting, played: bool) -> Career:
    """The career after this voyage; one that was given up is a loss at the rank it was flown at."""
    state = cast(Position, sitting.state)
    return before.after(state) if played else before.after_result(state.rank, 0, False, False, state.pack)


def in_words(kept: Career) -> str:
    needed = cast(ConvoyPack, CONVOY.default_pack).promotion
    points = f"points {kept.points}" if kept.rank == HIGHEST else f"points {kept.points} of {needed}"
    voyages = "1 voyage" if kept.voyages == 1 else f"{kept.voyages} voyages"
    return f"rank {kept.rank}, {points}; {voyages}, {kept.wins} won"


# -- on disk ---------------------------------------------------------------------------------


def load() -> Careers:
    """All captains of this person's, by name."""
    file = data_folder("careers") / "convoy.json"
    if not file.exists():
        return {}
    try:
        data = json_text.loads(read_text(file))
        return {str(name): career_from_dict(kept) for name, kept in data.items()}
    except (ValueError, AttributeError, BadPosition):
        raise BadPosition(f"{file} holds no careers; put it right or take it away.") from None


def save(careers: Careers) -> None:
    data = {name: kept.to_dict() for name, kept in careers.items()}
    write_text(data_folder("careers") / "convoy.json", json_text.dumps(data, indent=2) + "\n")
