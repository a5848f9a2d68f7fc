"""Training: what is fitted is what plays, the gate holds, a training that was broken off goes on the same."""

from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("jax", reason="needs the extra `train`")
pytest.importorskip("optax", reason="needs the extra `train`")

from starboard.bots.executors import Serial  # noqa: E402
from starboard.cli import main  # noqa: E402
from starboard.games.registry import GAMES  # noqa: E402
from starboard.kernel.errors import BadOption, StarboardError  # noqa: E402
from starboard.kernel.network import Network  # noqa: E402
from starboard.kernel.observation import make_network_spec, network_row  # noqa: E402
from starboard.training import fitting  # noqa: E402
from starboard.training.generations import Plan, Training  # noqa: E402
from starboard.training.samples import load, together  # noqa: E402
from starboard.training.selfplay import Playing, play_games, vary  # noqa: E402
from tests.lab.experiments import BreaksOff  # noqa: E402

SMALL: dict[str, Any] = {
    "game": "wheel",
    "options": {"players": 2, **{o.name: o.default for o in GAMES["wheel"].options if o.name != "players"}},
    "generations": 1,
    "first_games": 60,
    "games": 6,
    "descents": 8,
    "gate_games": 4,
    "gate_descents": 8,
    "first": 8,
    "second": 4,
}


def trained(folder: Path, executor: Serial | None = None, **changes: Any) -> Training:
    return Training(Plan(**{**SMALL, **changes}), folder, executor or Serial())


def test_what_was_fitted_is_what_plays() -> None:
    samples = play_games(Playing("wheel", share=0.5), 0, 20)
    pack = GAMES["wheel"].default_pack
    spec = make_network_spec(pack, 2)
    shape = fitting.Shape(tuple(spec.scales), 2, pack.action_count, 8, 4)
    parameters, losses = fitting.fit(shape, samples, 1, 0)
    encoder = GAMES["wheel"].encoder
    assert encoder is not None
    network = Network(encoder, spec.scales, fitting.as_layers(shape, parameters))
    state = GAMES["wheel"].new()
    network.look(state, 0)
    seen = np.array([network_row(state, 0)], np.float32) / np.array(spec.scales, np.float32)
    value, liking, _ = fitting.outputs(parameters, seen)
    legal = state.legal(0)
    raised = np.exp(np.asarray(value[0], np.float64))
    liked = np.exp(np.asarray(liking[0], np.float64)[legal])
    assert network.values() == pytest.approx(list(raised / raised.sum()), rel=1e-4)
    assert network.likings(legal) == pytest.approx(list(liked / liked.sum()), rel=1e-4)
    assert losses.value > 0.0


def test_samples_are_the_same_together_and_apart(tmp_path: Path) -> None:
    plan = Playing("argosy", {"players": 3}, share=0.02)
    parts = [play_games(plan, 0, 1), play_games(plan, 1, 2)]
    whole = play_games(plan, 0, 2)
    for number, part in enumerate(parts):
        part.save(tmp_path / f"{number}.npz")
    joined = together([load(tmp_path / "0.npz"), load(tmp_path / "1.npz")])
    size = make_network_spec(GAMES["argosy"].default_pack, 3).size
    rows = np.arange(len(whole))[::-1]
    actions = GAMES["argosy"].default_pack.action_count
    for one, other in zip(whole.dense(rows, size, actions), joined.dense(rows, size, actions), strict=True):
        assert (one == other).all()
    assert np.allclose(whole.worth.sum(1), 1.0)


def test_options_that_vary_take_turns() -> None:
    found = vary(GAMES["convoy"], {"players": 1, "rank": 1}, ("rank",))
    assert found == [{"players": 1, "rank": rank} for rank in (1, 2, 3)]
    assert vary(GAMES["convoy"], {"players": 1}, ()) == [{"players": 1}]
    with pytest.raises(BadOption, match="colour"):
        vary(GAMES["convoy"], {}, ("colour",))


@pytest.mark.parametrize("players", GAMES["convoy"].players)
def test_positions_in_which_a_bot_asks_are_learnt_from_too(players: int) -> None:
    samples = play_games(Playing("convoy", {"players": players}, share=0.0, wildness=0.0), 0, 2)
    assert len(samples) > 2 and not len(samples.moves)
    assert set(np.unique(samples.worth)) <= {0.0, 0.5, 1.0}


def test_a_bot_of_the_games_own_plays_with_the_network_that_is_trained(tmp_path: Path) -> None:
    game = GAMES["convoy"]
    plan: dict[str, Any] = {
        "game": "convoy",
        "options": game.read_options({"rank": 3}),
        "vary": ("rank",),
        "first_games": 20,
    }
    trained(tmp_path, **plan, generations=0).run(lambda *_: None)
    network = (tmp_path / "champion.network").read_bytes()
    chosen = play_games(Playing("convoy", {"rank": 3}, network=network), 0, 1)
    assert len(chosen) > 2 and not len(chosen.moves)


def test_a_training_that_was_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    def quietly(*_: object) -> None:
        return

    whole = trained(tmp_path / "whole").run(quietly)
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "broken", BreaksOff(2)).run(quietly)
    assert trained(tmp_path / "broken").run(quietly) == whole
    champions = [(tmp_path / name / "champion.network").read_bytes() for name in ("whole", "broken")]
    assert champions[0] == champions[1]
    assert whole[0].kept
    assert whole[1].share is not None and whole[1].kept == (whole[1].share > 1.0)


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    trained(tmp_path)
    trained(tmp_path, generations=5)
    with pytest.raises(StarboardError, match="another training"):
        trained(tmp_path, descents=16)


def test_the_command_tells_what_each_generation_came_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = ["--first-games", "60", "--games", "4", "--generations", "0", "--workers", "1"]
    assert main(["train", "wheel", *sizes, "--out", str(tmp_path / "t")]) in (0, None)
    out = capsys.readouterr().out
    assert "Generation 0" in out and "champion.network" in out


def test_a_folder_with_a_plan_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"name": "an experiment"}')
    with pytest.raises(StarboardError, match="holds another training"):
        trained(tmp_path)


@pytest.mark.parametrize("option", ["rank", "players"])
def test_what_cannot_be_varied_is_refused_and_nothing_is_kept(tmp_path: Path, option: str) -> None:
    with pytest.raises(StarboardError, match=r"has no option|one number of players"):
        trained(tmp_path, vary=(option,))
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["train", "wheel", "--out", str(tmp_path / "file")]) == 2
    assert "cannot be made" in capsys.readouterr().err
