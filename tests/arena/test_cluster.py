"""A cluster plays the same games, whatever becomes of its machines. The machines are real nodes of Ray on this one."""

import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.cluster import Cluster, play_there
from meadhall.arena.job import Result
from meadhall.arena.pool import Here, WorkerDied
from meadhall.arena.tournament import RESULTS, Folder, Tournament, stamp

from ..test_cli import told
from .playing import timeless, tournament

FAILING = "tests.bots.failing"
MEMORY = 80_000_000  # bytes, the least that Ray takes for a node


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head on which nothing is played."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.getcwd())  # the nodes see the bots of the tests
        from ray.cluster_utils import Cluster as Nodes

        head = {"num_cpus": 0, "include_dashboard": False, "object_store_memory": MEMORY}
        cluster = Nodes(initialize_head=True, head_node_args=head)
        yield cluster
        cluster.shutdown()


@pytest.fixture
def two(nodes: Any) -> Iterator[list[Any]]:
    """Two machines with a core each."""
    there = [nodes.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
    yield there
    for node in there:
        if node in nodes.worker_nodes:
            nodes.remove_node(node)


def children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def end_machine(node: Any) -> None:
    """End all processes of a node at once, as a power cut does."""
    raylet = node.all_processes["raylet"][0].process.pid
    for pid in (*children(raylet), raylet):
        os.kill(pid, signal.SIGKILL)


def played(
    what: Tournament, path: Path, pool: Any, meanwhile: Callable[[int], None] = lambda games: None
) -> list[Result]:
    folder = Folder(path, what)
    try:
        for games, _ in enumerate(folder.play(pool), 1):
            meanwhile(games)
    finally:
        folder.close()
    lines = (path / RESULTS).read_text(encoding="utf-8").splitlines()[1:]
    return sorted((timeless(json.loads(line)) for line in lines), key=lambda result: result["index"])


@pytest.mark.soak
def test_a_machine_that_dies_costs_no_game_and_counts_none_twice(nodes: Any, two: list[Any], tmp_path: Path) -> None:
    what, said = tournament("search@300,karl*2", games=12), list[str]()

    def cut(games: int) -> None:
        if games == 3:
            time.sleep(0.3)  # so that it is in the middle of a game
            end_machine(two[1])

    results = played(what, tmp_path / "cluster", Cluster(nodes.address, said.append), cut)
    assert said[0] == "2 machines with 2 cores play."
    assert [each for each in said[1:] if "it is played again" in each]
    assert [result["index"] for result in results] == list(range(12))
    assert results == played(what, tmp_path / "here", Here())


@pytest.mark.soak
def test_a_bot_that_ends_its_process_again_and_again_is_named(nodes: Any, two: list[Any], tmp_path: Path) -> None:
    what = tournament(f"thrall,{FAILING}:Dying", games=3)
    with pytest.raises(WorkerDied, match=rf"game \d \(seed 1, .*{FAILING}:Dying.*\) ended its process 5 times"):
        played(what, tmp_path, Cluster(nodes.address))


@pytest.mark.soak
def test_the_command_plays_on_a_cluster(nodes: Any, two: list[Any], tmp_path: Path) -> None:
    words = ("arena", "eketorp", "--seats", "3", "--games", "6", "--cluster", nodes.address, "--out", str(tmp_path))
    done = told(*words)
    assert done.returncode == 0 and "2 machines with 2 cores play." in done.stderr, done.stderr
    assert "6 games of 2 deals" in done.stdout and "Traceback" not in done.stderr


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"a cluster needs Ray \(ray is missing\): pip install 'meadhall\[cluster\]'"):
        Cluster("auto")


@pytest.mark.soak
def test_an_address_where_nobody_answers_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(
        ValueError, match=f"no Ray cluster answers at 127.0.0.1:{port}; start one with: ray start --head"
    ):
        Cluster(f"127.0.0.1:{port}")


def test_a_machine_plays_a_job_only_with_the_same_code() -> None:
    job = next(tournament().jobs())
    result = play_there(job, stamp(job["seating"]), os.getcwd())
    assert isinstance(result, dict) and timeless(result) == timeless(next(Here().run([job])))
    refused = play_there(job, "of last week", os.getcwd())
    assert isinstance(refused, ValueError) and "has other rules or bots" in str(refused)
