"""What is noted of a game is the same interpreted and compiled."""

import os
import subprocess
import sys
import zlib
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest

from tests.recorded import noted

pytestmark = pytest.mark.xdist_group("lab")

GAMES = (("eketorp", ("thrall",) * 3), ("shipwrights", ("thrall",) * 3))


def checksums() -> str:
    """Of all that is noted, for each game."""
    played = [noted(game, players, 3) for game, players in GAMES]
    return str([[zlib.crc32(np.ascontiguousarray(each).tobytes()) for each in astuple(one)] for one in played])


def test_interpreted_and_compiled_note_the_same() -> None:
    twin = subprocess.run(
        [sys.executable, "-c", "from tests.simulation.test_noted_twins import checksums; print(checksums())"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert twin.stdout.strip() == checksums(), twin.stderr
