"""Python and the page make the same sentences of the same actions and events, in every language."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.games.registry import GAMES
from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.kernel.words.folders import words_file
from starboard.kernel.words.words import Reader
from tests.words.files import WEB

BUNDLER = WEB.parent / "node_modules" / ".bin" / "rolldown"
DRIVER = Path(__file__).with_name("rendering.mjs")
Render = Callable[..., Any]
AT_LEAST = 2000  # sentences of a game in a language


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Render]:
    """The page's renderer in a process of its own: a function that has it render."""
    if not BUNDLER.exists() or shutil.which("node") is None:
        pytest.skip("the page's packages are not installed (npm ci in web/)")
    bundled = tmp_path_factory.mktemp("page") / "fluent.mjs"
    command: list[str | Path] = [BUNDLER, WEB / "words" / "fluent.ts", "--format", "esm", "--file", bundled]
    subprocess.run(command, cwd=WEB.parent, check=True, capture_output=True)
    node = subprocess.Popen(
        ["node", DRIVER, bundled], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )

    assert node.stdin is not None and node.stdout is not None
    asking, answers = node.stdin, node.stdout

    def render(**question: Any) -> Any:
        asking.write(json.dumps(question) + "\n")
        asking.flush()
        return json.loads(answers.readline())

    yield render
    asking.close()
    assert node.wait(30) == 0
    answers.close()


def told(game: Game, seed: int) -> Iterator[tuple[int, str, Choice | Event, int | None]]:
    """Actions and events of games played at random: the ids, the Structs, and who reads them."""
    random = Random(f"words/{game.name}/{seed}")
    players = game.players[random.below(len(game.players))]
    state = game.new({"players": players})
    while not state.ending():
        actor = state.actors()[random.below(len(state.actors()))]
        legal = state.legal(actor) if actor != CHANCE else [outcome for outcome, _ in state.odds()]
        action = legal[random.below(len(legal))]
        viewer = (None, *range(players))[random.below(players + 1)]
        for one in {action, legal[random.below(len(legal))]}:
            choice = game.describe(state, actor, one)
            yield players, f"action-{choice.kind}", choice, viewer
        for event in game.tell(state, actor, action):
            yield players, f"event-{event.kind}", event.event, viewer
        state.advance(actor, action)


def many(game: Game) -> dict[int, list[tuple[str, Choice | Event, int | None]]]:
    found: dict[int, list[tuple[str, Choice | Event, int | None]]] = {}
    seed = 0
    while sum(map(len, found.values())) < AT_LEAST:
        for players, ident, struct, viewer in told(game, seed):
            found.setdefault(players, []).append((ident, struct, viewer))
        seed += 1
    return found


class BesideTheBoard(Reader):
    """Who is told in the form for the page's log, where a message has it."""

    def rendered(self, ident: str, parts: Mapping[str, Any], attribute: str = "") -> str:
        in_log = not attribute and self.words.has(ident, "log")
        return super().rendered(ident, parts, "log" if in_log else attribute)


@pytest.mark.parametrize("as_,reader", [("say", Reader), ("logged", BesideTheBoard)])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_says_what_python_says(page: Render, game: Game, as_: str, reader: type[Reader]) -> None:
    for players, said in many(game).items():
        names = ["Ada", *[""] * (players - 1)]
        for language in game.languages:
            words = game.words(language, players)
            python = [reader(words, viewer, names).sentence(ident, struct) for ident, struct, viewer in said]
            rendered = page(
                **{"as": as_},
                language=language,
                files=[str(words_file(package, language)) for package in (game.room, "starboard.kernel")],
                names=[name or words.seat_names[seat] for seat, name in enumerate(names)],
                figures=game.said_figures(game.default_pack),
                said=[(ident, msgspec.to_builtins(struct), viewer) for ident, struct, viewer in said],
            )
            assert rendered == python
