"""Numba, and the folder that holds what it compiled."""

import functools
import hashlib
import os
import shutil
import sys
import time
from pathlib import Path

import numba
import numpy as np
from numba.core import config

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not config.DISABLE_JIT
SWEEP_AFTER = 14 * 24 * 3600.0


def cache_home() -> Path:
    """The user's cache folder, where the system keeps such things."""
    if chosen := os.environ.get("MEADHALL_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "meadhall" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/meadhall"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "meadhall"


def fingerprint() -> str:
    """A hash of all our sources and of what compiles them: Numba itself looks only at the file of each function."""
    digest = hashlib.sha256(f"{sys.version} {np.__version__} {numba.__version__}".encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:20]


def sweep(home: Path, keep: Path) -> None:
    """Remove caches of other sources that nobody has used for two weeks."""
    for folder in home.glob("rules-*"):
        if folder != keep and time.time() - folder.stat().st_mtime > SWEEP_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def open_cache() -> Path:
    home = cache_home()
    folder = home / f"rules-{fingerprint()}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    sweep(home, folder)
    return folder


CACHE = open_cache() if COMPILED else cache_home()
config.CACHE_DIR = str(CACHE)

# Called from compiled code alone: no wrapper for Python and no file of its own, which halves the time to compile.
rule = functools.partial(numba.njit, nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
# Called from Python too, and kept in the cache.
entry = functools.partial(numba.njit, nogil=True, error_model="numpy", cache=True)
every_core = functools.partial(numba.njit, parallel=True, error_model="numpy", cache=True)
