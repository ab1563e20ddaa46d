"""The client's own tests, of what needs no browser: how the board is laid out, what a text says, where rounds begin."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_pure_modules_of_the_client() -> None:
    path = os.pathsep.join(
        [str(Path(sys.executable).parent), os.environ["PATH"]]
    )  # where there was no Node, make put one there
    npm = shutil.which("npm", path=path)
    assert npm, "make fetches Node where there is none"
    plain = {**os.environ, "PATH": path, "NO_COLOR": "1", "FORCE_COLOR": "0"}
    done = subprocess.run(
        [npm, "run", "--silent", "test"], cwd=WEB, env=plain, capture_output=True, text=True, timeout=180, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
