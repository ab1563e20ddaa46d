"""No record hangs the rules, and none leads them out of bounds: whoever looks at it, and whoever acts on it."""

import faulthandler
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.core.game import OURS

from .fuzz import examine

ROOT = Path(__file__).parent.parent
HANGING = 600  # seconds: nothing takes a hundredth of it
every_game = pytest.mark.parametrize("name", OURS)
pytestmark = pytest.mark.xdist_group("fuzz")


def check(name: str, count: int, games: int) -> None:
    """Look at so many records of a game; a watchdog ends the process if one of them hangs."""
    found: dict[str, int] = {}
    try:
        faulthandler.dump_traceback_later(HANGING, exit=True)
        for each in examine(name, count, count, games):
            found = each
            faulthandler.dump_traceback_later(HANGING, exit=True)
    finally:
        faulthandler.cancel_dump_traceback_later()
    assert found["sound"] + found["faulty"] == count
    assert found["playable"] > count // 100, "too few pass for true ones"
    assert found["faulty"] > count // 2 and found["acts"] > count, "nobody acts on faulty ones"


def check_bounds(count: int, games: int, **settings: str) -> None:
    """Look at so many records of each game in a process whose rules raise IndexError for what lies out of bounds."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", str(count), "5", str(games)],
        cwd=ROOT, env=os.environ | settings, check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4_000:]
    for found in json.loads(done.stdout).values():
        assert found["sound"] + found["faulty"] == count
        assert found["playable"] > 0 and found["acts"] > count


@every_game
def test_random_records_do_not_hang_the_rules(name: str) -> None:
    check(name, 400, 3)


def test_random_records_lead_interpreted_rules_nowhere_out_of_bounds() -> None:
    check_bounds(15, 1, NUMBA_DISABLE_JIT="1")


@pytest.mark.soak
@every_game
def test_a_million_random_records_do_not_hang_the_rules(name: str) -> None:
    check(name, 1_000_000, 60)


@pytest.mark.soak
def test_many_random_records_lead_interpreted_rules_nowhere_out_of_bounds() -> None:
    check_bounds(3_000, 8, NUMBA_DISABLE_JIT="1")


@pytest.mark.soak
def test_a_hundred_thousand_random_records_lead_compiled_rules_nowhere_out_of_bounds(tmp_path: Path) -> None:
    """Code with bounds checks is compiled for this run alone: it is no part of the name of the cache folder."""
    check_bounds(100_000, 30, NUMBA_BOUNDSCHECK="1", MEADHALL_CACHE=str(tmp_path))
