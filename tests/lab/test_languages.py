"""Reports speak the language that is asked for: sentences, measures, things, numbers as it writes them."""

import re
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.words.arguments import slug
from starboard.lab.figures import figures
from starboard.lab.markdown import page
from starboard.lab.observing import observe
from starboard.lab.series import GROUPS, all_series
from starboard.lab.summary import sentences
from starboard.lab.wording import Wording
from tests.lab.experiments import played
from tests.lab.test_measures import table

EXPERIMENT = """
game = "colonies"
name = "Probe"
players = ["random"]
games = 12
seed = "words"
options = { players = 3 }
[factors.components]
"council.votes" = [1, 3]
"""
TABLES = [(game, players) for game in GAMES.values() for players in game.players]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return played(tmp_path_factory.mktemp("words"), EXPERIMENT)


def test_a_report_is_written_in_german(run: Any) -> None:
    found = figures(run, "de")
    said = " ".join(sentences(found)) + page(found)
    assert "In Klammern stehen 95-%-Intervalle." in said and "## Wer gewinnt" in said
    assert not re.search(r"\d\.\d+ %|\b(the|games|beyond|seat|wins|points)\b", said), said


def test_the_same_games_are_measured_whatever_the_language(run: Any) -> None:
    german, english = figures(run, "de"), figures(run, "en")
    assert [one.measure.id for one in german.cells[0].measures] == [
        one.measure.id for one in english.cells[0].measures
    ]
    assert [one.estimate for one in german.cells[0].measures] == [
        one.estimate for one in english.cells[0].measures
    ]
    assert figures(run, "xx").language == "en"


@pytest.mark.parametrize("game,players", TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES])
def test_whatever_a_game_measures_has_a_name_of_its_own(game: Game, players: int) -> None:
    """A number or a thing without words would be said by its key, in English."""
    words = game.words("de", players)
    rows = [observe(table(game, players=players), number) for number in range(6)]
    items = {item for row in rows for seat in row.seats for item in [*seat.taken, *seat.given]}
    items |= {item for row in rows for item in row.laid_out}
    kinds = {item.partition("/")[0] for item in items}
    numbers = {name.partition(": ")[0] for row in rows for name in row.numbers}
    missing = [kind for kind in kinds if not words.has(f"taken-{slug(kind)}")]
    missing += [name for name in numbers if not words.has(f"measure-{slug(name)}")]
    assert missing == []
    german, english = Wording("de", game, players), Wording("en", game, players)
    unnamed = [item for item in items if german.item(item).endswith(f": {item.partition('/')[2]}")]
    names = {item for item in unnamed if english.item(item).partition(": ")[2] == item.partition("/")[2]}
    assert names == set()
    assert all_series(game, rows, "de").keys() == all_series(game, rows, "en").keys()


def test_every_group_has_a_name() -> None:
    for language in ("en", "de"):
        assert all(Wording(language).say(f"group-{group}") for group in GROUPS)
