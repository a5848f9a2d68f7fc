"""Every room is furnished alike, and no game is missing from anything."""

import ast
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import starboard.games
from starboard.games.registry import GAMES
from starboard.kernel.component_files import differences, sources
from starboard.kernel.errors import BadOption, BadPack
from starboard.kernel.game import Game
from starboard.kernel.rule_tests import rule_tests
from tests.conformance.cases import every_game, option_sets
from tests.conformance.walk import Walk

TESTS = Path(__file__).parent.parent
ROOMS = {module.name for module in pkgutil.iter_modules(starboard.games.__path__) if module.ispkg}
LISTED = re.compile(r"^\| `(\w+)` \|.*\| (required)? ?\|$", re.MULTILINE)  # as docs/architecture.md has it
ESPECIALLY = re.compile(r"^(\w+) {2,}\S.*$", re.MULTILINE)  # as a room's docstring names what only it has


def test_every_room_is_registered_under_its_own_name() -> None:
    assert set(GAMES) == ROOMS


def furniture() -> dict[str, bool]:
    """The modules that a room has under the same name in every game, and whether it must have them."""
    chapter = (TESTS.parent / "docs" / "architecture.md").read_text("utf-8").split("## A room", 1)[1]
    return {name: bool(required) for name, required in LISTED.findall(chapter.split("\n## ", 1)[0])}


def amiss(room: Path) -> list[str]:
    """What a room lacks, and what it has without saying so."""
    modules = {path.stem for path in room.glob("*.py")} - {"__init__"}
    modules |= {path.name for path in room.iterdir() if path.is_dir()} - {"__pycache__", "former"}
    own = set(ESPECIALLY.findall(ast.get_docstring(ast.parse((room / "__init__.py").read_text())) or ""))
    known = furniture()
    files = ("components.toml", *(f"words/{language}.ftl" for language in ("en", "de")))
    return [
        *(f"lacks {name}" for name, required in known.items() if required and name not in modules),
        *(f"lacks {file}" for file in files if not (room / file).exists()),
        *(f"does not say what {name} is" for name in sorted(modules - known.keys() - own)),
        *(f"names {name}, which it need not" for name in sorted(own - (modules - known.keys()))),
    ]


@every_game
def test_every_room_is_furnished_alike(game: Game) -> None:
    faults = amiss(Path(starboard.games.__path__[0]) / game.name)
    assert faults == []


@pytest.fixture(scope="module")
def proved() -> dict[str, list[str]]:
    return rule_tests()


@every_game
def test_every_clause_has_a_test_and_every_mark_a_clause(game: Game, proved: dict[str, list[str]]) -> None:
    unproved = [clause.id for clause in game.clauses if clause.id not in proved]
    assert unproved == []
    prefix = next(iter(game.clauses)).id.split("-")[0] + "-"
    strangers = [ident for ident in proved if ident.startswith(prefix) and ident not in game.clauses]
    assert strangers == []


@every_game
def test_clauses_are_numbered_without_gaps_and_say_a_sentence(game: Game) -> None:
    clauses = list(game.clauses)
    prefix = clauses[0].id.split("-")[0]
    assert [clause.id for clause in clauses] == [f"{prefix}-{n:02}" for n in range(1, len(clauses) + 1)]
    for clause in clauses:
        assert {sentence.source for sentence in clause.sentences} <= {"printed", "ruling"}
        assert clause.text.endswith(".")
        assert len(clause.text) > 20


@every_game
def test_conformance_plays_every_number_of_players(game: Game) -> None:
    played = {game.read_options(options)["players"] for options in option_sets(game)}
    assert played == set(game.players)


@every_game
def test_there_is_a_playthrough_for_every_number_of_players(game: Game) -> None:
    for players in game.players:
        assert (TESTS / "playthroughs" / f"{game.name}-{players}.txt").exists()


@every_game
def test_every_component_is_marked_printed_or_ruling(game: Game) -> None:
    marks = sources(game.components_text)
    assert marks
    assert set(marks.values()) <= {"printed", "ruling"}


@every_game
def test_the_default_pack_is_itself(game: Game) -> None:
    pack = game.default_pack
    assert game.pack_differences(pack) == {}
    assert game.read_pack(game.components_text).hash == pack.hash
    assert pack.action_count == game.action_count > 0


@every_game
def test_a_component_file_without_its_tables_is_refused_in_a_sentence(game: Game) -> None:
    for table in tomllib.loads(game.components_text):
        data = {key: value for key, value in game.default_pack.data.items() if key != table}
        with pytest.raises(BadPack):
            game.build_pack(data)


@pytest.mark.slow
@every_game
def test_pack_differences_rebuild_the_pack(game: Game) -> None:
    for path, value in leaves(game.default_pack.data):
        if type(value) is int:
            changed = {path: value + 1}
            try:
                pack = game.pack_with(changed)
            except BadPack:
                continue  # a number the rules cannot be played with
            assert differences(game.default_pack.data, pack.data) == changed
            assert pack.hash != game.default_pack.hash


def leaves(tree: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else []
    for key, value in items:
        path = f"{where}.{key}" if where else str(key)
        if isinstance(value, dict | list):
            yield from leaves(value, path)
        else:
            yield path, value


@every_game
def test_an_unknown_option_is_refused_with_those_there_are(game: Game) -> None:
    with pytest.raises(BadOption, match="players"):
        game.read_options({"rnak": 1})


@every_game
def test_an_option_out_of_range_is_refused_with_what_is_allowed(game: Game) -> None:
    for option in game.options:
        with pytest.raises(BadOption) as refused:
            game.read_options({option.name: "no such thing"})
        assert option.allowed() in str(refused.value)


@every_game
def test_defaults_are_allowed_values(game: Game) -> None:
    for option in game.options:
        assert option.read(game.name, option.default) == option.default


@every_game
def test_key_moments_are_events_that_the_game_can_tell(game: Game) -> None:
    words = game.words("en")
    assert game.key_events
    assert [kind for kind in game.key_events if not words.has(f"event-{kind}")] == []


@every_game
def test_gauges_are_called_something_in_every_language(game: Game) -> None:
    for options in option_sets(game):
        names = game.gauges(game.new(options), None)
        for language in game.languages:
            assert [name for name in names if not game.words(language).has(f"gauge-{name}")] == []


@every_game
def test_gauges_have_a_number_for_each_seat_or_one_for_all_and_keep_their_names(game: Game) -> None:
    for options in option_sets(game):
        walk = Walk(game, options, 1)
        names = list(game.gauges(walk.state, None))
        for state in walk.positions(0.05):
            gauges = game.gauges(state, 0, revealed=True)
            assert list(gauges) == names != []
            assert {len(values) for values in gauges.values()} <= {1, state.seats()}
