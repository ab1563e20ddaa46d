"""What others import: one module, a few names, documented by examples that run."""

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import meadhall
from meadhall.arena import many_games

ROOT = Path(meadhall.__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/guides/*.md")), *sorted(ROOT.glob("examples/**/*.py"))]


def test_every_public_name_is_there() -> None:
    assert meadhall.games() == ("eketorp", "shipwrights")
    assert set(meadhall.__all__) >= {"Bot", "Budget", "IllegalMove", "Table", "games", "simulate"}
    assert all(getattr(meadhall, name) is not None for name in meadhall.__all__)
    with pytest.raises(AttributeError, match="no attribute 'cheat'"):
        meadhall.cheat  # noqa: B018


@pytest.mark.parametrize("module", [meadhall, many_games], ids=lambda module: module.__name__)
def test_its_examples_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted >= 3 and found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_imports_from_deeper(page: Path) -> None:
    deeper = re.findall(r"(?:from|import) (meadhall\.[\w.]+)", page.read_text(encoding="utf-8"))
    assert deeper == []


def test_searching_bots_are_simulated_as_jobs_and_thralls_in_one_loop() -> None:
    assert many_games.answer_at_once(["karl", "thrall"]) and not many_games.answer_at_once(["karl", "search@8"])
    slow = list(meadhall.simulate("eketorp", ["thrall", "thrall", "search@2"], games=1, seed=3))
    assert [result.seed for result in slow] == [3] and len(slow[0].scores) == 3


def test_jobs_change_nothing() -> None:
    one, two = (list(meadhall.simulate("shipwrights", ["karl"] * 2, games=300, seed=5, jobs=jobs)) for jobs in (1, 2))
    assert one == two and [result.seed for result in one] == list(range(5, 305))
