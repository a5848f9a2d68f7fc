"""Bots by short names, and bots from files."""

from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.bots.bot import Bot
from starboard.bots.simple import GreedyBot, RandomBot
from starboard.bots.specs import is_spec, read_spec
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.kernel.rng import Random

HEAD = "from starboard.bots.bot import Bot\n"


Write = Callable[[str], str]


@pytest.fixture
def own(tmp_path: Path) -> Write:
    """Writes a bot file and gives the spec of its class MyBot."""

    def write(body: str) -> str:
        file = tmp_path / f"bot_{len(list(tmp_path.iterdir()))}.py"
        file.write_text(HEAD + body)
        return f"{file}:MyBot"

    return write


def chosen_by(spec: str) -> int:
    return read_spec(spec)(WHEEL, Random(1)).choose(WHEEL.new(), 0)


@pytest.mark.parametrize("spec,kind", [("random", RandomBot), ("greedy", GreedyBot)])
def test_the_simple_bots_have_names(spec: str, kind: type[Bot]) -> None:
    assert isinstance(read_spec(spec)(WHEEL, Random()), kind)


@pytest.mark.parametrize("spec", ["", "gredy", "my_bot.py", "Bellona", "my_bot.py:"])
def test_what_names_no_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(StarboardError, match=r"random, greedy|my_bot\.py"):
        read_spec(spec)


def test_settings_for_a_bot_that_takes_none_are_refused() -> None:
    with pytest.raises(StarboardError, match="write just random"):
        read_spec("random:5")


@pytest.mark.parametrize(
    "text,bot",
    [("random", True), ("greedy", True), ("a/b.py:C", True), ("Bellona", False), ("you", False)],
)
def test_bots_and_people_are_told_apart(text: str, bot: bool) -> None:
    assert is_spec(text) is bot


def test_a_bot_from_a_file_plays(own: Write) -> None:
    spec = own(
        "class MyBot(Bot):\n    def choose(self, state, seat):\n        return state.legal(seat)[-1]\n"
    )
    assert chosen_by(spec) == WHEEL.new().legal(0)[-1]


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(StarboardError, match=r"There is no file nowhere\.py"):
        read_spec("nowhere.py:MyBot")


def test_a_file_without_that_class(own: Write) -> None:
    with pytest.raises(StarboardError, match="has no class MyBot"):
        read_spec(own("class Other(Bot):\n    pass\n"))


def test_a_file_that_cannot_be_loaded_says_where(own: Write) -> None:
    with pytest.raises(StarboardError, match=r"cannot be loaded: SyntaxError: [^()]* \(line 2\)\.$"):
        read_spec(own("class MyBot\n"))


def test_a_file_that_is_no_text_is_told_without_a_line(own: Write) -> None:
    with pytest.raises(StarboardError, match=r"cannot be loaded: [^()]*null bytes\.$"):
        read_spec(own("\0"))


@pytest.mark.parametrize(
    "body",
    ["exit(3)\n", "class MyBot(Bot):\n    def choose(self, state, seat):\n        exit(3)\n"],
    ids=["when it is loaded", "when it is asked"],
)
def test_a_bot_that_ends_the_program_is_told_as_any_other_failure(own: Write, body: str) -> None:
    with pytest.raises(StarboardError, match=r"SystemExit: 3 \(line \d\)\.$"):
        chosen_by(own(body))


def test_a_bot_that_fails_says_where(own: Write) -> None:
    spec = own("class MyBot(Bot):\n    def choose(self, state, seat):\n        return 1 // 0\n")
    with pytest.raises(StarboardError, match=r"MyBot failed: ZeroDivisionError: .* \(line 4\)\."):
        chosen_by(spec)


def test_it_says_where_for_a_file_of_this_folder_too(
    own: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = own("class MyBot(Bot):\n    def choose(self, state, seat):\n        return 1 // 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StarboardError, match=r"^bot_0\.py:MyBot failed: .* \(line 4\)\."):
        chosen_by(spec.removeprefix(f"{tmp_path}/"))


def test_a_bot_that_breaks_the_rules_is_told_which(own: Write) -> None:
    spec = own("class MyBot(Bot):\n    def choose(self, state, seat):\n        return 5\n")
    with pytest.raises(StarboardError, match="MyBot chose action 5, which AW-"):
        chosen_by(spec)


def test_a_bot_may_play_about_with_the_state_it_is_given(own: Write) -> None:
    spec = own(
        "class MyBot(Bot):\n"
        "    def choose(self, state, seat):\n"
        "        first = state.legal(seat)[0]\n"
        "        state.apply(seat, first)\n"
        "        return first\n"
    )
    assert chosen_by(spec) == WHEEL.new().legal(0)[0]
