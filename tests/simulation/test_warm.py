"""Only what the players of a game need is compiled, and then it is there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.core.game import find
from meadhall.server.compile import child
from meadhall.simulation import warm

from ..test_cli import run


@pytest.mark.parametrize(
    ("players", "parts"),
    [
        ([], ["rules"]),
        (["thrall", "random"], ["rules"]),
        (["thrall", "karl"], ["rules", "karl"]),
        (["mybots:Mine"], ["rules", "karl"]),
        (["search@7"], ["rules", "karl", "search"]),
        (["karl", "jarl"], ["rules", "karl", "search"]),
    ],
)
def test_players_need_their_parts(players: list[str], parts: list[str]) -> None:
    assert warm.parts_for(find("eketorp"), players) == parts


def test_after_compile_nothing_is_missing() -> None:
    done = run("compile", "eketorp")
    assert done.returncode == 0
    assert warm.stages(find("eketorp"), ["konung"]) == []


def test_what_is_missing_is_compiled_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warm, "is_warm", lambda game, part: part == "rules")
    monkeypatch.setattr(warm, "_play_one", lambda game, bot: asked.append(bot))
    monkeypatch.setattr(warm, "mark", lambda game, part: asked.append(f"marked {part}"))
    for stage in warm.stages(find("eketorp"), ["jarl"]):
        stage()
    assert asked == ["karl", "marked karl", "search@1", "marked search"]


@pytest.mark.soak
def test_a_child_says_how_many_stages_are_left_and_their_share_of_the_work(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "meadhall.server.compile.child", "eketorp"]
    empty = os.environ | {"MEADHALL_CACHE": str(tmp_path)}
    with subprocess.Popen(program, env=empty, stdout=subprocess.PIPE) as process:
        assert process.stdout
        told = [json.loads(process.stdout.readline()) for _ in range(4)]
        process.kill()
    most = told[0]["left"]
    assert [each["left"] for each in told] == [most, most - 1, most - 2, most - 3]
    shares = [each["share"] for each in told]
    assert shares[0] == 1.0 and shares == sorted(set(shares), reverse=True)


def test_what_is_left_is_said_before_each_stage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of all the stages that an empty cache would need; here they are there already."""
    monkeypatch.setattr(warm, "is_warm", lambda game, part: False)
    monkeypatch.setattr(warm, "mark", lambda game, part: None)
    child.compile_missing("eketorp")
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(told) > 10 and [each["left"] for each in told] == list(range(len(told), 0, -1))
    shares = [each["share"] for each in told]
    assert shares[0] == 1.0 and shares == sorted(shares, reverse=True) and len(set(shares)) > len(shares) - 4


@pytest.mark.parametrize(("players", "part"), [(["thrall", "random"], "thrall"), (["thrall", "karl"], "karl")])
def test_compiled_games_need_a_loop_of_their_own(
    players: list[str], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warm, "is_warm", lambda game, part: False)
    monkeypatch.setattr(warm, "play_chunk", lambda game, players, *rest: asked.append(players[0]))
    monkeypatch.setattr(warm, "mark", lambda game, part: asked.append(part))
    for stage in warm.game_stages(find("eketorp"), players):
        stage()
    assert asked == [part, f"{part}-games"]
