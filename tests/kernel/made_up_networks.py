"""Networks of random weights, small ones, for tests."""

from starboard.games.registry import find_game
from starboard.kernel.network import Layers
from starboard.kernel.network_files import Card, NetworkFile, read_network_file, write_network
from starboard.kernel.observation import make_network_spec
from starboard.kernel.rng import Random

FIRST, SECOND = 6, 4


def made_up(game: str, players: int, seed: int = 0) -> NetworkFile:
    found = find_game(game)
    pack = found.default_pack
    sizes = [make_network_spec(pack, players).size, FIRST, SECOND, players, pack.action_count]
    inputs, actions = sizes[0], sizes[4]
    random = Random(seed)

    def weights(count: int) -> list[float]:
        return [random.uniform() - 0.5 for _ in range(count)]

    matrices = [weights(n) for n in (inputs * FIRST, FIRST * SECOND, players * SECOND, actions * SECOND)]
    layers = Layers(sizes, matrices, [weights(size) for size in sizes[1:]])
    return read_network_file(write_network(card_of(game, players), layers))


def card_of(game: str, players: int) -> Card:
    found = find_game(game)
    pack = found.default_pack.hash
    return Card(game=game, players=players, pack=pack, rules=found.version, generation=0, games=0, seed="0")
