"""The folders that compiled rules and tables are kept in, where the system keeps such things."""

import atexit
import logging
import os
import shutil
import tempfile
from pathlib import Path

import platformdirs

from .environment import CACHE

NAME = "meadhall"
UNKEPT = f"Compiled rules can't be kept (%s), so they last for this run only. {CACHE} names another folder."

log = logging.getLogger("meadhall.cache")


def cache_home() -> Path:
    """Return the user's cache folder. Raise RuntimeError if there is no home."""
    if chosen := os.environ.get(CACHE):
        return Path(chosen)
    Path.home()  # raises if there is none
    return platformdirs.user_cache_path(NAME, appauthor=False)


def data_home() -> Path:
    """Return the user's data folder. Raise RuntimeError if there is no home."""
    home = Path.home()
    chosen = platformdirs.user_data_path(NAME, appauthor=False)
    before = home / ".local" / "share" / NAME  # where every system kept tables before 0.2
    return before if before.exists() and not chosen.exists() else chosen


def usable_home() -> Path:
    """Return the user's cache folder or, if it cannot be written, one that this process and its children share."""
    try:
        home = cache_home()
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except (OSError, RuntimeError) as error:  # the latter if there is no home
        log.warning(UNKEPT, f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else error)
        return passing_home()


def passing_home() -> Path:
    """Make a folder that is removed when this process ends."""
    home = os.environ[CACHE] = tempfile.mkdtemp(prefix="meadhall-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return Path(home)
