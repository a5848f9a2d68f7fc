# mypyc: skip
"""Networks as files: the weights in half precision, and a card that says where they come from."""

import struct
from importlib.resources import files
from typing import Any

import msgspec

from starboard.kernel.network import Layers, Network, Networks
from starboard.kernel.observation import make_network_spec
from starboard.kernel.packs import Pack
from starboard.kernel.state import State

FORMAT = 2
MOST_KEPT = 16  # packs whose networks stay in memory


class Card(msgspec.Struct, kw_only=True):
    """What a network was trained for and how: everything that a person who plays against it may ask."""

    game: str
    players: int
    pack: str  # hash of the components it knows
    rules: int  # version of the game's rules
    generation: int
    games: int  # that it learnt from
    seed: str
    strength: str = ""  # what was measured when it replaced the one before


class NetworkFile(msgspec.Struct, kw_only=True):
    """A file, as it lies in a room's folder `networks`."""

    format: int
    card: Card
    sizes: list[int]
    weights: list[bytes]
    biases: list[bytes]


def write_network(card: Card, layers: Layers) -> bytes:
    made = NetworkFile(
        format=FORMAT,
        card=card,
        sizes=layers.sizes,
        weights=[half(row) for row in layers.weights],
        biases=[half(row) for row in layers.biases],
    )
    return msgspec.msgpack.encode(made)


def read_network_file(data: bytes) -> NetworkFile:
    return msgspec.msgpack.decode(data, type=NetworkFile)


def network_of(file: NetworkFile, pack: Pack) -> Network | None:
    """The network for this pack; None where it was trained for other components, rules or sizes."""
    card = file.card
    if file.format != FORMAT or card.pack != pack.hash or card.rules != pack.game.version:
        return None
    spec = make_network_spec(pack, card.players)
    if file.sizes[0] != spec.size or file.sizes[4] != pack.action_count:
        return None
    return Network(pack.game.encoder, spec.scales, layers_of(file))


def layers_of(file: NetworkFile) -> Layers:
    return Layers(file.sizes, [whole(row) for row in file.weights], [whole(row) for row in file.biases])


def shipped_network(pack: Pack, players: int) -> NetworkFile | None:
    """The file that comes with the game for so many players, if there is one."""
    found: Any = files(pack.game.room) / "networks" / f"{players}.network"
    return read_network_file(found.read_bytes()) if found.is_file() else None


class ShippedNetworks(Networks):
    """Those that come with the games."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str, int], Network | None] = {}

    def find(self, state: State) -> Network | None:
        pack, players = state.components(), state.seats()
        key = (pack.game.name, pack.hash, players)
        if key not in self.found:
            file = shipped_network(pack, players)
            network = None if file is None else network_of(file, pack)
            self.found = {**dict(list(self.found.items())[-MOST_KEPT:]), key: network}
        return self.found[key]


class OneNetwork(Networks):
    """One that was read from somewhere: what is being trained."""

    def __init__(self, file: NetworkFile) -> None:
        self.file = file
        self.found: tuple[str, int, Network | None] = ("", 0, None)

    def find(self, state: State) -> Network | None:
        pack, players = state.components(), state.seats()
        if self.found[:2] != (pack.hash, players):
            fits = self.file.card.players == players and self.file.card.game == pack.game.name
            self.found = (pack.hash, players, network_of(self.file, pack) if fits else None)
        return self.found[2]


SHIPPED = ShippedNetworks()


def half(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}e", *numbers)


def whole(data: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(data) // 2}e", data))
