"""The folder that compiled rules are kept in."""

import atexit
import logging
import os
import shutil
import sys
import tempfile
from pathlib import Path

from .environment import CACHE

UNKEPT = f"Compiled rules can't be kept (%s), so they last for this run only. {CACHE} names another folder."

log = logging.getLogger("meadhall.cache")


def cache_home() -> Path:
    """The user's cache folder, where the system keeps such things."""
    if chosen := os.environ.get(CACHE):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "meadhall" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/meadhall"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "meadhall"


def usable_home() -> Path:
    """Return the user's cache folder; where it cannot be written, one that this process and its children share."""
    try:
        home = cache_home()
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except (OSError, RuntimeError) as error:  # the latter where nobody has a home
        log.warning(UNKEPT, f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else error)
        return passing_home()


def passing_home() -> Path:
    """Make a folder that goes with this process."""
    home = os.environ[CACHE] = tempfile.mkdtemp(prefix="meadhall-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return Path(home)
