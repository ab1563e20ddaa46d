"""The command `meadhall learn` without a trainer behind it: its page, and what it says if something is missing."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

import meadhall.learn
from meadhall.arena.learn_page import learn_page
from meadhall.cli.commands import app
from meadhall.cli.learn import command
from meadhall.learn.recipe import CHECKPOINT, Point, Recipe
from meadhall.simulation.compiled.cuda import NoGpu

RECIPE = Recipe("eketorp", 4, games=8, steps=4)
NAN = float("nan")
POINTS = [Point(at, 1_000_000 * at, 2.0 * at, NAN if at < 3 else 0.01 * at, NAN, 1.5, 0.5) for at in range(1, 31)]


def test_the_page_shows_what_is_known_and_the_command() -> None:
    page = learn_page(RECIPE, POINTS, command(RECIPE, 30))
    assert "4 seats, 8 games side by side" in page and "30 updates, 30,000,000 decisions, 60 s." in page
    assert "against Karls" in page and page.count("<polyline") == 3  # nothing is known of past selves
    assert "nan" not in re.sub(r"<style>.*?</style>", "", page, flags=re.S).lower()
    rows = re.findall(r"<tr><t[dh][^>]*>(\d+)</t[dh]>.*?</tr>", page)
    assert rows == [str(at) for at in range(3, 31, 3)]
    assert "meadhall learn eketorp --folder FOLDER --updates 30 --seats 4 --games 8 --steps 4 --hidden 128" in page


def test_a_curve_rises_with_its_values() -> None:
    page = learn_page(RECIPE, POINTS, "")
    places = re.findall(r'<polyline[^>]*points="([^"]*)"', page)[0].split()
    across, up = zip(*(map(float, place.split(",")) for place in places), strict=True)
    assert len(places) == 28 and list(across) == sorted(across) and list(up) == sorted(up, reverse=True)
    assert "No such game has ended yet." in learn_page(RECIPE, POINTS[:2], "")


@pytest.mark.parametrize(
    ("there", "words", "sentence"),
    [
        (True, [], "holds a training already; --resume goes on with it"),
        (False, ["--resume"], "holds no training to go on with"),
        (False, ["--seats", "9"], "eketorp is for 3 to 6 seats, not 9"),
        (False, [], "training needs PyTorch (torch is missing): pip install 'meadhall[train]'"),
    ],
)
def test_an_error_is_one_sentence(
    there: bool, words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("trainer", "net", "checkpoint", "league", "rollout"):
        monkeypatch.delitem(sys.modules, f"meadhall.learn.{module}", raising=False)
        monkeypatch.delattr(meadhall.learn, module, raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    if there:
        (tmp_path / CHECKPOINT).touch()
    done = CliRunner().invoke(app, ["learn", "eketorp", "--folder", str(tmp_path), *words])
    said = f"{done.output}{done.exception}"
    assert done.exit_code != 0 and sentence in " ".join(said.split()), said


def test_a_gpu_on_which_no_games_can_be_played_is_named_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyTorch may see a GPU where numba-cuda is not installed."""

    def begin(recipe: Recipe, device: str) -> None:
        raise NoGpu("numba-cuda is not installed")

    blind = ModuleType("meadhall.learn.trainer")
    vars(blind).update(best_device=lambda: "cuda", Trainer=begin)
    monkeypatch.setitem(sys.modules, blind.__name__, blind)
    monkeypatch.setattr(meadhall.learn, "trainer", blind, raising=False)
    done = CliRunner().invoke(app, ["learn", "eketorp", "--folder", str(tmp_path)])
    said = "no games can be played on 'cuda': numba-cuda is not installed; --device cpu learns on the processor"
    assert done.exit_code == 2 and said in " ".join(done.output.split()), done
