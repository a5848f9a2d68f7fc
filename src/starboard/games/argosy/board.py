# mypyc: skip
"""The table for a terminal, drawn from what a seat may see."""

from collections.abc import Sequence
from typing import Final

from starboard.games.argosy.notation import TOKEN_LETTERS, TRACK_LETTERS
from starboard.games.argosy.pack_view import Planet
from starboard.games.argosy.pieces import TOKEN_NAMES, TRACK_NAMES
from starboard.games.argosy.types import CardName, MapToken, Points, Track
from starboard.games.argosy.view import ArgosyView, Player
from starboard.kernel.words import Words

LETTERS: Final = dict(zip(TOKEN_NAMES, TOKEN_LETTERS, strict=True))
TRACKS: Final = dict(zip(TRACK_NAMES, TRACK_LETTERS, strict=True))
CELL: Final = 3
SHEET: Final = 39


def draw(view: ArgosyView, names: Sequence[str], words: Words) -> str:
    """Two research boards to a line, then the pool, the cards and the colony board."""
    lines = [_heading(view, names, words), ""]
    sheets = [_sheet(view, seat, names[seat], words) for seat in range(len(view.players))]
    for left in range(0, len(sheets), 2):
        pair = sheets[left : left + 2]
        for row in range(max(len(sheet) for sheet in pair)):
            cells = [sheet[row] if row < len(sheet) else "" for sheet in pair]
            lines.append("  ".join(cell.ljust(SHEET) for cell in cells).rstrip())
        lines.append("")
    lines += [
        *_pool_lines(view, words),
        *_hand_lines(view, words),
        "",
        *_card_lines(view, words),
        "",
        *_planet_lines(view, words),
    ]
    return "\n".join(lines)


def _heading(view: ArgosyView, names: Sequence[str], words: Words) -> str:
    if view.ending:
        return words.text("board-over", how=view.ending)
    if view.asked in ("first", "deal-cards", "deal-tokens"):
        return words.text("board-before")
    name = names[view.active]
    if view.round == 0:
        return words.text("board-draft", name=name)
    if view.last_turn:
        how = view.last_turn
        return words.text("board-last-turn", round=view.round, name=name, action=view.action, how=how)
    return words.text("board-turn", round=view.round, name=name, action=view.action)


def _sheet(view: ArgosyView, seat: int, name: str, words: Words) -> list[str]:
    """A research board: the map to the left, tracks and scrap to the right, cards below."""
    player = view.players[seat]
    left = _map_rows(player.map, view.rows)
    right = [_track_row(player, track, view.limit) for track in TRACK_NAMES]
    width = CELL * view.side + 2
    rows = [words.text("board-player", number=seat + 1, name=name, score=player.score)]
    for row in range(max(len(left), len(right))):
        map_row = left[row] if row < len(left) else ""
        rows.append(map_row.ljust(width) + (right[row] if row < len(right) else ""))
    scrap = " ".join(LETTERS[token] for token in player.scrap)
    rows.append("  " + words.text("board-scrap", tokens=scrap or "-"))
    rows += _wrapped("  " + words.text("board-cards"), player.cards)
    return rows


def _map_rows(tokens: dict[str, MapToken], places: list[list[str]]) -> list[str]:
    """The triangle, row a at the top; a dot is an empty intersection."""
    rows: list[str] = []
    for row, names in enumerate(places):
        cells = [LETTERS[tokens[name]] if name in tokens else "·" for name in names]
        indent = " " * (CELL * (len(places) - 1 - row) // 2)
        rows.append(f"{names[0][0]} {indent}" + "".join(cell.ljust(CELL) for cell in cells).rstrip())
    return rows


def _track_row(player: Player, track: Track, limit: int) -> str:
    points = player.tracks[track]
    doubled = f" x{player.factors[track]}" if track in player.factors else ""
    return f"{TRACKS[track]} {'#' * points}{'-' * (limit - points)} {points}{doubled}"


def _wrapped(heading: str, cards: list[CardName]) -> list[str]:
    """Card names in lines that fit a sheet."""
    rows: list[str] = []
    line = heading if cards else heading + " -"
    for card in cards:
        if len(line) + 1 + len(card) > SHEET:
            rows.append(line)
            line = " " * len(heading)
        line += " " + card
    return [*rows, line]


def _pool_lines(view: ArgosyView, words: Words) -> list[str]:
    pool = [f"{LETTERS[token]}x{count}" for token, count in view.pool.items()]
    return [
        words.text("board-pool", tokens=" ".join(pool) or "-"),
        words.text("board-bag", bag=view.bag, deck=view.deck),
    ]


def _hand_lines(view: ArgosyView, words: Words) -> list[str]:
    hand = view.step.hand
    return [words.text("board-hand", token=LETTERS[hand])] if hand else []


def _card_lines(view: ArgosyView, words: Words) -> list[str]:
    """Face-up cards with both prices; * marks the ones that cost the Natural price now."""
    if not view.cards:
        return [words.text("board-none-face-up")]
    natural, artificial = (words.name("price", price) for price in ("natural", "artificial"))
    rows = [f"{words.text('board-face-up'):<20} {natural:<9} {artificial}"]
    for card in view.cards:
        star = "*" if card.fresh else " "
        rows.append(f" {star}{card.card:<18} {price_text(card.natural):<9} {price_text(card.artificial)}")
    return rows


def price_text(price: Points) -> str:
    return " ".join(f"{TRACKS[track]}{count}" for track, count in price.items())


def _planet_lines(view: ArgosyView, words: Words) -> list[str]:
    """Every planet with its points, its colony ([2] or shielded <2>) and its lines."""
    rows = [words.text("board-planets")]
    for planet in view.planets:
        ident = planet.planet
        lines = [
            f"{other}:{line.cost}"
            for line in view.lines
            for here, other in (line.between, line.between[::-1])
            if here == ident
        ]
        name = words.name("planet", ident)
        rows.append(f"{ident:<9}{name:<12}{planet.points:>3} {_colony(planet)} {' '.join(lines)}")
    return rows


def _colony(planet: Planet) -> str:
    if planet.owner is None:
        return "[ ]"
    return f"<{planet.owner + 1}>" if planet.shielded else f"[{planet.owner + 1}]"
