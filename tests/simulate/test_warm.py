"""Only what the players of a game need is compiled, and then it is there."""

import pytest

from meadhall.core.game import find
from meadhall.simulate import warm

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
    assert warm.parts_for(players) == parts


def test_after_compile_nothing_is_missing() -> None:
    done = run("compile", "eketorp")
    assert done.returncode == 0
    assert warm.stages(find("eketorp"), ["konung"]) == []


def test_what_is_missing_is_compiled_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warm, "is_warm", lambda game, part: part == "rules")
    monkeypatch.setattr(warm, "_play_one", lambda game, bot: asked.append(bot))
    monkeypatch.setattr(warm, "play_chunk", lambda game, players, *rest: asked.append(players[0]))
    monkeypatch.setattr(warm, "mark", lambda game, part: asked.append(f"marked {part}"))
    for stage in warm.stages(find("eketorp"), ["jarl"]):
        stage()
    assert asked == ["karl", "karl", "marked karl", "search@1", "marked search"]
