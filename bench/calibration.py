"""Are the chances true that looking back tells? Of the seats that are given 70 %, about 70 % must win.

    ./starboard bench calibration [--games N] [--moments N] [--bots SPEC] [--fit GAMES] [GAME …]

Bots play whole games; at some moments of each the chances are estimated as the server does it, and at the end
it is seen who has won. Without `--fit` the chances go through the maps in the games' rooms (`chances.toml`),
and the table shows, class by class, what was said and what came. With `--fit` the maps are made anew first
(`bench/chance_maps.py`), from so many games, dealt by other seeds than those of the table.
"""

import argparse
from bisect import bisect_right
from pathlib import Path
from typing import Final, NamedTuple

from bench.chance_maps import Seen, fitted
from starboard.bots.assessment import judge
from starboard.bots.executors import local
from starboard.bots.simulation import SimulatedGames, Simulation, simulation
from starboard.games.registry import GAMES, find_game
from starboard.kernel.chances import FILE, certainty, read_chances
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.kernel.win_shares import win_shares

CLASSES: Final = 10
OFF: Final = 0.03  # what is off by less on the games to fit needs no map
SECONDS: Final = 60.0  # the budget of descents decides, not the clock


class Asked(NamedTuple):
    """How much is played, by whom, and at how many moments of each game it is looked."""

    games: int
    moments: int
    bots: str
    processes: int


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench calibration", description="Are the chances true?")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=200, help="of each game and number of players")
    parser.add_argument("--bots", default="greedy", help="who plays")
    parser.add_argument("--moments", type=int, default=3, help="of each game")
    parser.add_argument("--fit", type=int, default=0, help="make the maps anew, from so many games")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--rooms", type=Path, default=Path("src/starboard/games"), help="where maps are written"
    )
    given = parser.parse_args(arguments)
    asked = Asked(given.games, given.moments, given.bots, given.processes)
    for name in given.names or GAMES:
        game = find_game(name)
        if given.fit:
            fit(game, asked._replace(games=given.fit), given.rooms / name / FILE)
        for players in game.players:
            seen = observed(game, players, "check", asked, raw=False)
            print(table(game, players, f"{given.games} games of `{given.bots}`", seen), flush=True)


# -- what is seen ----------------------------------------------------------------------------------


def observed(game: Game, players: int, seed: str, asked: Asked, raw: bool) -> list[Seen]:
    """What was said and what came, at some moments of so many games."""
    plan = simulation(game, [asked.bots] * players, seed)
    pieces = [(plan, number, asked.moments, raw) for number in range(asked.games)]
    found: list[Seen] = []
    with local(asked.processes) as workers:
        for _, part in workers.answers(look, pieces):
            found += part
    return found


def look(plan: Simulation, number: int, moments: int, raw: bool) -> list[Seen]:
    """One game: estimates at moments spread over it, each as the seat that chooses there may know it."""
    games = SimulatedGames(plan)
    final, actions = games.play(number)
    came = win_shares(final.results())
    random = Random(f"{plan.seed}/{number}/moments")
    choices = [at for at, (actor, _) in enumerate(actions) if actor != CHANCE]
    wanted = {choices[random.below(len(choices))] for _ in range(moments)}
    state = games.start()
    found: list[Seen] = []
    for at, (actor, action) in enumerate(actions):
        if at in wanted:
            known = state.redeal(actor, random)
            found += said_of(games.game, known, actor, random, came, raw)
        state.advance(actor, action)
    return found


def said_of(game: Game, known: State, seat: int, random: Random, came: list[float], raw: bool) -> list[Seen]:
    descents = max(16, game.levels.judging)
    if raw:
        read_chances.cache_clear()
    assessment = judge(game, known, seat, random, descents, SECONDS)
    if not raw:
        return [Seen(said, assessment.by, won) for said, won in zip(assessment.chances, came, strict=True)]
    if assessment.by == "exact":
        best = assessment.moves[0]
        said = certainty(best.outcome, best.plies)
        both = [said if at == seat else 1.0 - said for at in range(len(came))]
    else:
        both = assessment.said
    return [Seen(one, assessment.by, won) for one, won in zip(both, came, strict=True)]


# -- fitting ---------------------------------------------------------------------------------------


def fit(game: Game, asked: Asked, file: Path) -> None:
    """Write the maps of a game."""
    lines = [
        "# What a seat counts of which the estimate said so much; its chance is its share. Written by",
        f"# `./starboard bench calibration --fit {asked.games} {game.name}`; see docs/chances.md.",
        "",
        "[fitted]",
        f"games = {asked.games}",
        f'bots = "{asked.bots}"',
        f"moments = {asked.moments}",
        f"descents = {max(16, game.levels.judging)}",
        'seed = "fit"',
    ]
    for players in game.players:
        seen = observed(game, players, "fit", asked, raw=True)
        for by in ("exact", "bots"):
            part = [one for one in seen if one.by == by]
            if part and error(classed(part)) > OFF:
                found = fitted(part, players)
                lines += ["", "[[map]]", f"players = {players}", f'by = "{by}"']
                lines += [f"said = {found.said}", f"won = {found.won}"]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    read_chances.cache_clear()


# -- the table -------------------------------------------------------------------------------------


def table(game: Game, players: int, played: str, seen: list[Seen]) -> str:
    """Ten classes: how often something like it was said, what was said on the average, what came."""
    classes = classed(seen)
    means = " and ".join(sorted({one.by for one in seen}))
    lines = [
        f"### {game.title}, {players} {'player' if players == 1 else 'players'}",
        "",
        f"{played}, {len(seen)} chances by {means}; off by {error(classes):.1%} on the average.",
        "",
        "| said | how often | on the average | came |",
        "|---|---|---|---|",
    ]
    for at, part in enumerate(classes):
        named = f"{at * 10}–{at * 10 + 10} %"
        if part:
            said, came = (sum(values) / len(part) for values in zip(*((o.said, o.came) for o in part)))
            lines.append(f"| {named} | {len(part)} | {said:.1%} | {came:.1%} |")
        else:
            lines.append(f"| {named} | 0 | | |")
    return "\n".join(lines) + "\n"


def classed(seen: list[Seen]) -> list[list[Seen]]:
    edges = [at / CLASSES for at in range(1, CLASSES)]
    classes: list[list[Seen]] = [[] for _ in range(CLASSES)]
    for one in seen:
        classes[bisect_right(edges, one.said)].append(one)
    return classes


def error(classes: list[list[Seen]]) -> float:
    """How far what came is from what was said, class by class, weighed by how often it was said."""
    total = sum(len(part) for part in classes)
    off = sum(abs(sum(one.said - one.came for one in part)) for part in classes)
    return off / total if total else 0.0
