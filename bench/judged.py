"""What a network knows of a solved game, which it learnt without the solution.

    ./starboard bench judged FILE [--positions N]

FILE is a network of `starboard train`. Of positions that can come up, each as likely as the others: of how
many that are decided it names the winner, and how often the move after which it likes the position best
keeps what was there to be had; beside that, how often a move at random does.
"""

import argparse
from pathlib import Path

from starboard.games.registry import find_game
from starboard.kernel.network import Network
from starboard.kernel.network_files import network_of, read_network_file
from starboard.kernel.rng import Random
from starboard.kernel.solver import RANK, Solution
from starboard.kernel.state import State


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="starboard bench judged", description="A network, judged.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=5_000)
    given = parser.parse_args(arguments)
    file = read_network_file(given.file.read_bytes())
    game = find_game(file.card.game)
    pack = game.default_pack
    network = network_of(file, pack)
    if network is None or game.solver is None:
        raise SystemExit(f"bench: {given.file} is no network of a game that is solved, as it is now.")
    table, solution = game.solver.tabulate(pack), game.solver.solve(pack)
    numbers = [number for number, fate in enumerate(table.fates) if fate >= 0]
    random = Random("judged")
    chosen = [numbers[random.below(len(numbers))] for _ in range(given.positions)]
    decided = [number for number in chosen if table.fates[number] > 0]
    known = sum(names_winner(network, table.position(one), table.fates[one]) for one in decided)
    print(f"{len(decided):,} decided positions: the winner is named in {known / len(decided):.1%}")
    choices = [kept(network, solution, table.position(one), random) for one in chosen]
    open_ones = [choice for choice in choices if choice is not None]
    best, chance = (sum(column) / len(open_ones) for column in zip(*open_ones, strict=True))
    print(f"{len(open_ones):,} where it matters: the value is kept by {best:.1%}, at random by {chance:.1%}")


def names_winner(network: Network, state: State, fate: int) -> bool:
    """Does it like whoever wins better? Whoever moves wins where the plies to the end are odd."""
    mover = state.actors()[0]
    return (value(network, state, mover) > 0.5) == (fate % 2 == 1)


def value(network: Network, state: State, seat: int) -> float:
    network.look(state, seat)
    return network.values()[seat]


def kept(network: Network, solution: Solution, state: State, random: Random) -> tuple[bool, bool] | None:
    """Whether the network's move, and one at random, keep the value; None where every move does."""
    seat = state.actors()[0]
    outcomes = {move.action: RANK[move.outcome] for move in solution.values(state)}
    most = max(outcomes.values())
    if min(outcomes.values()) == most:
        return None
    liked = max(outcomes, key=lambda action: worth(network, state, seat, action))
    return outcomes[liked] == most, outcomes[random.choice(list(outcomes))] == most


def worth(network: Network, state: State, seat: int, action: int) -> float:
    after = state.clone()
    after.advance(seat, action)
    return state.components().game.utility(after)[seat] if after.ending() else value(network, after, seat)
