"""A Ray cluster of two nodes on one machine: the same results, whatever dies."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.bots.simulation import run, simulation
from starboard.cli import main
from starboard.games.wheel.game import WHEEL
from starboard.kernel.errors import StarboardError
from starboard.lab import cluster as module
from starboard.lab import runs
from starboard.lab.cluster import RayCluster
from starboard.lab.figures import figures
from tests.lab.experiments import contents, played

pytest.importorskip("ray", reason="needs the extra `cluster`")

EXPERIMENT = """
game = "wheel"
name = "on a cluster"
players = ["greedy", "random"]
games = 120
seed = "ray"
[factors.components]
"revolutions.draw" = [3, 4]
"""
STORE = 100 * 2**20


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A head and one more node, a worker each; Ray leaves its processes to nobody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("PYTHONPATH", os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")]))
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
        try:
            yield made
        finally:
            made.shutdown()


@pytest.fixture
def executor(two_nodes: Any) -> Iterator[Any]:
    """A second node for this test, and a connection; whatever the test did to them, they go."""
    node = two_nodes.add_node(num_cpus=1, object_store_memory=STORE)
    two_nodes.wait_for_nodes()
    with RayCluster(two_nodes.address) as connected:
        held: Any = connected
        held.node = node
        yield held
    if node in two_nodes.worker_nodes:
        two_nodes.remove_node(node)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "LARGEST_CHUNK", 5)


def test_a_run_on_a_cluster_has_the_rows_of_one_here(tmp_path: Path, executor: Any) -> None:
    here = played(tmp_path, EXPERIMENT, "here")
    assert executor.workers == 2
    there = played(tmp_path, EXPERIMENT, "there", executor)
    assert contents(there) == contents(here)


def test_a_node_that_dies_loses_no_game(
    tmp_path: Path, two_nodes: Any, executor: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = []
    answers = RayCluster.answers

    def dying(self: RayCluster, work: Any, pieces: Any) -> Iterator[tuple[int, Any]]:
        for number, answer in answers(self, work, pieces):
            answered.append(number)
            if len(answered) == 6:
                two_nodes.remove_node(executor.node, allow_graceful=False)
            yield number, answer

    monkeypatch.setattr(RayCluster, "answers", dying)
    there = played(tmp_path, EXPERIMENT, "there", executor)
    here = played(tmp_path, EXPERIMENT, "here")
    assert len(answered) > 6
    assert contents(there) == contents(here)
    assert figures(there) == figures(here)


def test_a_simulation_on_a_cluster_is_the_same_one(executor: Any) -> None:
    plan = simulation(WHEEL, ["greedy", "random"], seed="s", rotate=True)
    assert run(plan, 60, executor=executor).to_dict() == run(plan, 60, processes=1).to_dict()


def test_what_the_work_refuses_is_refused_here_in_the_same_sentence(executor: Any) -> None:
    with pytest.raises(StarboardError, match="no such bot here"):
        list(executor.answers(refuse, [(1,)]))


def refuse(number: int) -> None:
    raise StarboardError("There is no such bot here.")


def test_another_version_on_the_nodes_is_refused(two_nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "__version__", "99.0")
    with pytest.raises(StarboardError, match=r"and this is 99\.0"):
        RayCluster(two_nodes.address)
    import ray

    ray.shutdown()


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["simulate", "wheel", "-n", "8", "-p", "random", "--json"], id="simulate"),
        pytest.param(["arena", "wheel", "-n", "4", "-b", "random,greedy", "--json"], id="arena"),
    ],
)
def test_commands_play_on_a_cluster(
    two_nodes: Any, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert main([*command, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*command, "--ray", two_nodes.address]) == 0
    assert json.loads(capsys.readouterr().out) == here
