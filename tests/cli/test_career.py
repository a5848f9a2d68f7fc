"""A captain's career, kept between voyages."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.bots.simulation import SimulatedGames, simulation
from starboard.cli.career import conclude
from starboard.cli.local_game import LocalGame
from starboard.games.convoy.game import CONVOY
from starboard.games.wheel.game import WHEEL
from starboard.kernel.dice import Dice
from starboard.kernel.records import Record, read_record
from starboard.kernel.results import Result
from tests.cli.conftest import Starboard


@pytest.fixture(scope="module")
def won_voyage() -> Record:
    """A record of a voyage that a bot has won, at rank 1."""
    table = SimulatedGames(simulation(CONVOY, ["greedy"], seed="a voyage home"))
    return next(
        record
        for record in map(table.record, range(500))
        if cast(list[Result], record.result)[0].outcome == "won"
    )


class Captain:
    """Writes a career and reads it back."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def write(self, **careers: Any) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(careers))

    def read(self) -> Any:
        return json.loads(self.file.read_text())


@pytest.fixture
def captain(data: Path) -> Captain:
    return Captain(data / "careers" / "convoy.json")


def fly(record: Record, name: str = "you") -> None:
    """What happens when this voyage ends at the terminal."""
    conclude(LocalGame(CONVOY, read_record(record.to_json()), Dice()), [name])


def test_points_are_added_after_a_voyage(won_voyage: Record, captain: Captain) -> None:
    captain.write(you={"rank": 1, "points": 0, "voyages": 3, "wins": 1})
    fly(won_voyage)
    assert won_voyage.result is not None
    points = won_voyage.result[0].score
    promoted = points >= 6
    assert captain.read()["you"] == {
        "rank": 2 if promoted else 1,
        "points": 0 if promoted else points,
        "voyages": 4,
        "wins": 2,
    }


@pytest.mark.rule("CC-25")
def test_enough_points_promote(
    won_voyage: Record, captain: Captain, capsys: pytest.CaptureFixture[str]
) -> None:
    captain.write(you={"rank": 1, "points": 5, "voyages": 1, "wins": 1})
    fly(won_voyage)
    assert captain.read()["you"]["rank"] == 2
    assert "Promoted to rank 2!" in capsys.readouterr().out


def test_each_person_has_a_career(won_voyage: Record, captain: Captain) -> None:
    captain.write(you={"rank": 3, "points": 1, "voyages": 9, "wins": 5})
    fly(won_voyage, "Ada")
    assert captain.read()["you"]["voyages"] == 9
    assert captain.read()["Ada"]["voyages"] == 1


def test_a_voyage_at_another_rank_does_not_count(won_voyage: Record, captain: Captain) -> None:
    captain.write(you={"rank": 2, "points": 1, "voyages": 9, "wins": 5})
    fly(won_voyage)
    assert captain.read()["you"]["voyages"] == 9


def test_a_bot_has_no_career(won_voyage: Record, data: Path) -> None:
    fly(won_voyage, "greedy")
    assert not (data / "careers").exists()


def test_the_rank_of_the_career_is_flown_at(starboard: Starboard, captain: Captain, data: Path) -> None:
    captain.write(you={"rank": 2, "points": 0, "voyages": 1, "wins": 1})
    starboard("play", "convoy", typed=["quit"])
    (file,) = (data / "games").iterdir()
    assert read_record(file.read_text()).options["rank"] == 2


def test_another_rank_may_be_asked_for(starboard: Starboard, captain: Captain, data: Path) -> None:
    captain.write(you={"rank": 2, "points": 0, "voyages": 1, "wins": 1})
    starboard("play", "convoy", "-o", "rank=3", typed=["quit"])
    (file,) = (data / "games").iterdir()
    assert read_record(file.read_text()).options["rank"] == 3


def test_a_voyage_given_up_is_a_loss(starboard: Starboard, captain: Captain) -> None:
    starboard("play", "convoy", "--players", "me", typed=["resign", "y"])
    assert captain.read() == {"you": {"rank": 1, "points": 0, "voyages": 1, "wins": 0}}


def test_a_voyage_that_was_left_does_not_count_yet(starboard: Starboard, data: Path) -> None:
    starboard("play", "convoy", typed=["quit"])
    assert not (data / "careers" / "convoy.json").exists()


def test_other_games_leave_careers_alone(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", typed=["resign", "y"])
    assert not (data / "careers").exists()
    assert WHEEL.name not in starboard("career").out


def test_career_tells_how_the_captains_stand(starboard: Starboard, captain: Captain) -> None:
    captain.write(
        you={"rank": 2, "points": 4, "voyages": 7, "wins": 3},
        Ada={"rank": 3, "points": 1, "voyages": 1, "wins": 1},
    )
    out = starboard("career").out
    assert "You: rank 2, points 4 of 6; 7 games, 3 won" in out
    assert "Ada: rank 3, points 1; 1 game, 1 won" in out


def test_career_as_json(starboard: Starboard, captain: Captain) -> None:
    careers = {"you": {"rank": 2, "points": 4, "voyages": 7, "wins": 3}}
    captain.write(**careers)
    assert json.loads(starboard("career", "--json").out) == careers


def test_career_before_the_first_voyage(starboard: Starboard) -> None:
    assert "Nobody has a career in Cosmic Convoy yet" in starboard("career").out


@pytest.mark.parametrize(
    "text", ["", "[]", '{"you": {}}', '{"you": {"rank": 9, "points": 0, "voyages": 1, "wins": 0}}']
)
def test_a_broken_file_is_refused_in_one_sentence(starboard: Starboard, data: Path, text: str) -> None:
    (data / "careers").mkdir(parents=True)
    (data / "careers" / "convoy.json").write_text(text)
    ran = starboard("career")
    assert ran.code == 2
    assert "holds no careers" in ran.err
