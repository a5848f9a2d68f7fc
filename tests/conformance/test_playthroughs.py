"""A golden game per number of players: any change of the rules or their words shows as a difference."""

from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from tests.conformance.playthrough import playthrough

KEPT = Path(__file__).parent.parent / "playthroughs"
GOLDEN = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
]


@pytest.mark.parametrize("game,players", GOLDEN)
def test_the_golden_game_goes_as_it_always_went(
    game: Game, players: int, request: pytest.FixtureRequest
) -> None:
    path = KEPT / f"{game.name}-{players}.txt"
    text = playthrough(game, {"players": players})
    if request.config.getoption("--rewrite-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
