"""The page works out the odds of chance results without asking the server: they are those of the rules."""

import copy
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.games.registry import GAMES, find_game
from starboard.kernel.chance_model import ChanceModel
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.records import Record, new_record
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.tables.dice_sheet import rolls_of
from tests.words.files import WEB

Rolls = list[dict[str, Any]]
Page = Callable[..., Any]  # the odds that it finds, or the number of the roll that is wrong
BUNDLER = WEB.parent / "node_modules" / ".bin" / "rolldown"
DRIVER = Path(__file__).with_name("odds.mjs")
CHANCY = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
    if game.chance_model(game.default_pack, players)
]
GAMES_EACH = 4


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The page's code in a process of its own: a function that asks it for the odds."""
    if not BUNDLER.exists() or shutil.which("node") is None:
        pytest.skip("the page's packages are not installed (npm ci in web/)")
    bundled = tmp_path_factory.mktemp("page") / "odds.mjs"
    source = WEB / "pages" / "lookback" / "odds.ts"
    command = [str(BUNDLER), str(source), "--format", "esm", "--file", str(bundled)]
    subprocess.run(command, cwd=WEB.parent, check=True, capture_output=True)
    node = subprocess.Popen(
        ["node", DRIVER, bundled], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert node.stdin is not None and node.stdout is not None
    asking, answers = node.stdin, node.stdout

    def ask(model: ChanceModel, rolls: Rolls, steps: Any = None) -> Any:
        asking.write(json.dumps({"model": plain(model), "rolls": plain(rolls), "steps": steps}) + "\n")
        asking.flush()
        return json.loads(answers.readline())

    yield ask
    asking.close()
    assert node.wait(30) == 0
    answers.close()


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def played(game: Game, players: int, seed: object, pack: Pack | None = None) -> Record:
    """The record of a game played at random."""
    random = Random(f"odds/{game.name}/{players}/{seed}")
    record = new_record(game, {"players": players}, pack)
    state = game.new({"players": players}, pack)
    while not state.ending():
        actor = state.actors()[random.below(len(state.actors()))]
        action = random.weighted(state.odds()) if actor == CHANCE else state.pick(actor, random)
        record.actions.append((actor, action))
        state.advance(actor, action)
    return record


def sheet(game: Game, players: int, seed: object, pack: Pack | None = None) -> tuple[ChanceModel, Rolls]:
    model = game.chance_model(pack or game.default_pack, players)
    assert model is not None
    return model, plain(rolls_of(played(game, players, seed, pack), game, model))


@pytest.mark.parametrize("game,players", CHANCY)
def test_the_page_finds_the_odds_of_the_rules(page: Page, game: Game, players: int) -> None:
    for seed in range(GAMES_EACH):
        model, rolls = sheet(game, players, seed)
        asked = [{**roll, "odds": []} for roll in rolls]
        assert page(model, asked)["odds"] == [roll["odds"] for roll in rolls]


def test_the_page_finds_the_odds_where_rolls_are_thrown_again(page: Page) -> None:
    """CC-08 leaves rolls out in some of these voyages, and says which."""
    game, left_out = find_game("convoy"), 0
    for seed in range(60):
        model, rolls = sheet(game, 1, f"again/{seed}")
        left_out += sum(event["kind"] == "dice-kept" for roll in rolls for event in roll["told"])
        assert page(model, [{**roll, "odds": []} for roll in rolls])["odds"] == [
            roll["odds"] for roll in rolls
        ]
    assert left_out > 5


def test_the_page_finds_the_odds_on_other_components(page: Page) -> None:
    game = find_game("argosy")
    pack = game.pack_with({"tokens": {"of_each_kind": 5, "purple": 9}})
    model, rolls = sheet(game, 3, 0, pack)
    assert page(model, rolls)["odds"] == [roll["odds"] for roll in rolls]


def small_deck(cards: int) -> tuple[Game, Pack]:
    """Colonies with so many event cards, and two for each hand."""
    game = find_game("colonies")
    names = [card["id"] for card in game.default_pack.data["event"]]
    removed = "".join(f'[[event]]\nid = "{name}"\nremove = true\n' for name in names[cards:])
    return game, game.read_pack(f"[setup]\nhand = 2\n{removed}")


def test_a_card_that_fills_a_deck_unasked_leaves_no_model(page: Page) -> None:
    """Nothing would tell that it did, so the page must not believe that it knows."""
    game, pack = small_deck(10)
    assert [game.chance_model(pack, players) is None for players in game.players] == [True, True, False]
    game, pack = small_deck(11)
    for players in game.players:
        model, rolls = sheet(game, players, 0, pack)
        assert page(model, rolls)["odds"] == [roll["odds"] for roll in rolls]


# -- what does not fit ---------------------------------------------------------------------------


@pytest.mark.parametrize("game,players", CHANCY)
def test_a_result_that_is_not_what_was_told_is_found(page: Page, game: Game, players: int) -> None:
    model, rolls = sheet(game, players, 0)
    number = next(n for n, roll in enumerate(rolls) if roll["told"] and len(roll["odds"]) > 2)
    touched = copy.deepcopy(rolls)
    others = [outcome for outcome, _ in rolls[number]["odds"] if outcome != rolls[number]["outcome"]]
    touched[number]["outcome"] = others[0]
    assert page(model, touched)["wrong"] == number


def test_a_token_that_is_not_in_the_bag_is_found(page: Page) -> None:
    """A server that puts tokens back into the bag unseen is found when they are drawn a second time."""
    game = find_game("argosy")
    model, rolls = sheet(game, 3, 0)
    cards = [
        n for n, roll in enumerate(rolls) if any(event["kind"] == "dealt-card" for event in roll["told"])
    ]
    touched = copy.deepcopy(rolls)
    touched[cards[1]] = {**touched[cards[0]], "number": cards[1]}
    assert page(model, touched)["wrong"] == cards[1]


def test_what_was_never_told_is_found(page: Page) -> None:
    games = (sheet(find_game("argosy"), 3, seed) for seed in range(100))
    model, rolls = next(one for one in games if list(returns(one[1])))
    steps = [
        {"events": [{"of": "game", "event": event} for event in roll["before"] + roll["told"]]}
        for roll in rolls
    ]
    assert page(model, rolls, steps)["told"] is True
    assert page(model, rolls)["odds"] == [roll["odds"] for roll in rolls]
    forged = copy.deepcopy(rolls)
    next(returns(forged))["tokens"]["purple"] += 1
    assert page(model, forged, steps)["told"] is False
    assert page(model, rolls, steps[:-1])["told"] is False


def returns(rolls: Rolls) -> Iterator[Any]:
    """AR-16: where the pool went back into the bag."""
    return (event for roll in rolls for event in roll["before"] if event["kind"] == "pool-returned")
