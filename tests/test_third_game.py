"""A game of somebody else's is played like ours: what shared code knows of a game comes from its entry alone."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "meadhall"
pytestmark = pytest.mark.xdist_group("third game")


def in_a_process_that_knows_hoard(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not soak", *words],
        capture_output=True, text=True, cwd=ROOT, env=os.environ | {"MEADHALL_GAMES": "examples.hoard"}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def passed(told: str) -> int:
    found = re.search(r"(\d+) passed", told)
    assert found and "skipped" not in told
    return int(found[1])


def test_it_passes_the_suite_that_every_game_must_pass_and_is_played_everywhere() -> None:
    suites = "tests/test_conformance.py", "tests/third_game.py"
    shown = in_a_process_that_knows_hoard("-vv", *suites, "-k", "hoard or third_game")
    assert shown.count("tests/test_conformance.py::") == 30 and shown.count("tests/third_game.py::") > 15
    assert passed(shown) == shown.count("PASSED")


def test_a_module_that_is_not_there_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "simulate", "hoard"], capture_output=True, text=True, cwd=ROOT,
        env=os.environ | {"MEADHALL_GAMES": "examples.horde"}, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == "meadhall: MEADHALL_GAMES names examples.horde, but no such module is found\n"


def test_shared_code_names_no_game() -> None:
    """Outside the games' own folders, only the registry does, and what people read as an example."""
    named = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"eketorp|shipwrights", path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    own = ("games/eketorp/", "games/shipwrights/", "bots/eketorp/", "bots/shipwrights/")
    assert {each for each in named if not each.startswith(own)} == {
        "__init__.py", "arena/many_games.py", "core/game.py",
    }  # fmt: skip


def test_the_client_names_no_game_outside_their_folder() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {
        path.relative_to(ROOT).as_posix()
        for path in sources
        if "games" not in path.relative_to(ROOT).parts and path.name != "schema.d.ts"
        if re.search(r"eketorp|shipwrights", path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    assert len(sources) > 150 and named == set()
