"""Numba, and the folder that holds what it compiled."""

import functools
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba.extending
import numpy as np
from numba.core import config
from numba.core.registry import cpu_target

from .environment import AT_ONCE
from .folders import usable_home
from .further import folder_of, further_games
from .whole import EntryCache, EntryCompiler, EntryDispatcher, RuleCompiler, RuleDispatcher

PACKAGE = Path(__file__).resolve().parent.parent
# SOURCES is what compiled code depends on. GAMES is what the results of games depend on.
SOURCES = (
    "core/compiled.py",
    "core/contract.py",
    "core/environment.py",
    "core/folders.py",
    "core/further.py",
    "core/game.py",
    "core/handle.py",
    "core/locator.py",
    "core/options.py",
    "core/phrase.py",
    "core/record.py",
    "core/rng.py",
    "core/space.py",
    "core/whole.py",
    "games/*/options.py",
    "games/*/rules/*.py",
    "bots/bot.py",
    "bots/*/*.py",
    "simulation/compiled/*.py",
    "learn/compiled/*.py",
)
GAMES = ("core/*.py", "games/**/*.py", "bots/**/*.py", "simulation/**/*.py")
SWEEP_AFTER = 14 * 24 * 3600.0


def fingerprint(patterns: tuple[str, ...] = SOURCES) -> str:
    """Hash the sources that fit the patterns, and what compiles them. Numba looks only at the function's own file."""
    digest = hashlib.sha256(f"{sys.version} {np.__version__} {numba.__version__}".encode())
    for source in sorted({source for pattern in patterns for source in PACKAGE.glob(pattern)}):
        digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:20]


def stamp(folder: Path) -> str:
    """Hash the sources of a game that is not ours, which are no part of the cache folder's name."""
    digest = hashlib.sha256()
    for source in sorted(folder.rglob("*.py")):
        digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:12]


def processor() -> str:
    """Return a hash of the kind of processor. Compiled code runs on the same kind only."""
    return hashlib.sha256(str(cpu_target.target_context.codegen().magic_tuple()).encode()).hexdigest()[:12]


def sweep(home: Path, keep: Path) -> None:
    """Remove caches of other sources that nobody has used for two weeks."""
    for folder in home.glob("rules-*"):
        if folder != keep and time.time() - folder.stat().st_mtime > SWEEP_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def open_cache() -> Path:
    """Return the cache folder of these sources, and sweep old ones away."""
    home = usable_home()
    folder = home / f"rules-{fingerprint()}"
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    sweep(home, folder)
    return folder


def ready_mark(folder: Path) -> Path:
    """Return the file which marks that all a server needs is compiled for this kind of processor."""
    further = "".join(f"-{stamp(folder_of(module))}" for _, module in sorted(further_games().items()))
    return folder / f"all-{processor()}{further}.ready"


def compiles_later() -> bool:
    """Tell whether the rules are interpreted until all of them are compiled."""
    return not config.DISABLE_JIT and AT_ONCE in os.environ and not ready_mark(CACHE).exists()


CACHE = Path(os.devnull) if config.DISABLE_JIT else open_cache()
LATER = compiles_later()
if LATER:
    config.DISABLE_JIT = 1
COMPILED = not config.DISABLE_JIT
config.CACHE_DIR = str(CACHE)
config.CACHE_LOCATOR_CLASSES = f"{__package__}.locator.Locator,UserProvidedCacheLocator"

_compile = functools.partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
_inner = {"no_cpython_wrapper": True, "pipeline_class": RuleCompiler}


def rule(*, allocates: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """Decorate a function that only compiled code calls. It gets no wrapper and no cache file.

    Set `allocates` if it makes an array or calls a rule that returns one. The others count no references.
    """
    return _decorator(RuleDispatcher, _nrt=allocates, **_inner)


def entry(*, allocates: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """Decorate a function that Python calls too. The cache keeps its compiled code."""
    return _decorator(EntryDispatcher, _nrt=allocates, cache=True, pipeline_class=EntryCompiler)


def _decorator(kind: type, **options: Any) -> Callable[[Callable[..., Any]], Any]:
    def decorate(function: Callable[..., Any]) -> Any:
        dispatcher = _compile(**options)(function)
        if COMPILED:
            dispatcher.__class__ = kind
            if options.get("cache"):
                dispatcher._cache.__class__ = EntryCache
        return dispatcher

    return decorate


# It is for names that find a rule by the types of their arguments.
overload = functools.partial(numba.extending.overload, jit_options=_inner | {"_nrt": False})
every_core = functools.partial(numba.njit, parallel=True, error_model="numpy", cache=True)
