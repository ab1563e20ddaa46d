"""The folder of compiled rules: a new one for new sources, and old ones go."""

import ast
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.core import compiled, folders

DAY = 24 * 3600.0
COMPILES = re.compile(r"compiled import .*\b(rule|entry|every_core)\b|numba|\bnjit\b")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our sources that `fingerprint` looks at."""
    copy = tmp_path / "meadhall"
    shutil.copytree(compiled.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "PACKAGE", copy)
    return copy


def age(folder: Path, days: float) -> Path:
    folder.mkdir(parents=True)
    (folder / "rules.nbi").write_text("compiled")
    os.utime(folder, (time.time() - days * DAY,) * 2)
    return folder


def test_the_same_sources_have_the_same_fingerprint(package: Path) -> None:
    assert compiled.fingerprint() == compiled.fingerprint()


def test_a_copy_elsewhere_has_the_same_fingerprint(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = compiled.fingerprint()
    monkeypatch.undo()
    assert compiled.fingerprint() == there


def is_left_out(package: Path, source: Path) -> bool:
    return not any(source in package.glob(pattern) for pattern in compiled.SOURCES)


def test_any_byte_of_any_source_changes_the_fingerprint(package: Path) -> None:
    seen = {compiled.fingerprint()}
    sources = [source for source in sorted(package.rglob("*.py")) if not is_left_out(package, source)]
    for source in sources:
        source.write_bytes(source.read_bytes() + b"\n")
        seen.add(compiled.fingerprint())
    assert len(seen) == len(sources) + 1 > 20


def test_sources_left_out_leave_it_as_it_is_for_nothing_in_them_is_compiled(package: Path) -> None:
    before, whole = compiled.fingerprint(), compiled.fingerprint(compiled.GAMES)
    left_out = [source for source in package.rglob("*.py") if is_left_out(package, source)]
    for source in left_out:
        assert not COMPILES.search(source.read_text()), source
        source.write_bytes(source.read_bytes() + b"\n")
    assert len(left_out) > 8 and compiled.fingerprint() == before
    assert compiled.fingerprint(compiled.GAMES) != whole, "results of games depend on tables too"


def imports(source: Path) -> Iterator[Path]:
    """Our own sources that a source imports, but for those under `if TYPE_CHECKING`."""
    body = (each for each in ast.parse(source.read_text()).body if not isinstance(each, ast.If))
    for statement in (inner for each in body for inner in ast.walk(each)):
        if isinstance(statement, ast.ImportFrom) and statement.level:
            folder = source.parents[statement.level - 1].joinpath(*(statement.module or "").split("."))
            for name in statement.names:
                ways = (folder / f"{name.name}.py", folder / name.name / "__init__.py", folder.with_suffix(".py"))
                yield next((way for way in ways if way.exists()), folder / "__init__.py")


def test_nothing_compiled_imports_what_is_left_out() -> None:
    package = compiled.PACKAGE
    reached = {source for source in package.rglob("*.py") if COMPILES.search(source.read_text())}
    assert len(reached) > 50
    ahead = list(reached)
    while ahead:
        further = set(imports(ahead.pop())) - reached
        reached |= further
        ahead += further
    assert package / "games" / "eketorp" / "rules" / "state.py" in reached
    assert [source for source in reached if is_left_out(package, source)] == []


def test_a_source_that_moves_comes_or_goes_changes_the_fingerprint(package: Path) -> None:
    seen = {compiled.fingerprint()}
    (package / "core" / "space.py").rename(package / "core" / "rows.py")
    seen.add(compiled.fingerprint())
    (package / "games" / "eketorp" / "rules" / "more.py").write_text("")
    seen.add(compiled.fingerprint())
    (package / "games" / "eketorp" / "rules" / "peace.py").unlink()
    seen.add(compiled.fingerprint())
    assert len(seen) == 4


@pytest.mark.parametrize("version", ["numba.__version__", "numpy.__version__", "sys.version"])
def test_another_version_changes_the_fingerprint(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiled.fingerprint()
    monkeypatch.setattr(version, "0.0")
    after = compiled.fingerprint()
    monkeypatch.undo()
    assert before != after


def test_the_cache_folder_is_named_by_the_fingerprint(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(package.parent / "cache"))
    first = compiled.open_cache()
    assert first == package.parent / "cache" / f"rules-{compiled.fingerprint()}"
    (package / "core" / "rng.py").write_text("")
    second = compiled.open_cache()
    assert second != first and first.is_dir() and second.is_dir()


def test_the_cache_lies_where_the_user_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "mine"))
    assert folders.cache_home() == tmp_path / "mine"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems keep caches elsewhere")
def test_the_cache_lies_where_the_system_keeps_caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert folders.cache_home() == tmp_path / "xdg" / "meadhall"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folders.cache_home() == tmp_path / ".cache" / "meadhall"


def test_numba_uses_the_folder() -> None:
    from numba.core import config

    assert Path(config.CACHE_DIR) == compiled.CACHE
    assert not compiled.COMPILED or compiled.CACHE.name.startswith("rules-")


def test_old_folders_are_swept_and_young_and_own_ones_kept(tmp_path: Path) -> None:
    own, young, old = (age(tmp_path / f"rules-{name}", days) for name, days in (("own", 30), ("new", 13), ("old", 15)))
    other = age(tmp_path / "saved-games", 30)
    compiled.sweep(tmp_path, own)
    assert (own.exists(), young.exists(), old.exists(), other.exists()) == (True, True, False, True)


def test_opening_the_cache_makes_it_young_and_sweeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    own, old = age(tmp_path / f"rules-{compiled.fingerprint()}", 30), age(tmp_path / "rules-old", 30)
    assert compiled.open_cache() == own
    assert time.time() - own.stat().st_mtime < DAY
    assert (own / "rules.nbi").exists() and not old.exists()


@pytest.mark.skipif(not compiled.COMPILED, reason="nothing is compiled")
def test_a_cache_that_cannot_be_written_is_told_of_and_replaced_for_this_run_and_its_children(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    shows = "from meadhall.core import compiled, rng; rng.stream(1, 1); print(compiled.CACHE)"
    starts_another = f"{shows}; import subprocess, sys; subprocess.run([sys.executable, '-c', {shows!r}], check=True)"
    counts = f"{starts_another}; print(len([*compiled.CACHE.rglob('*.nbi')]))"
    ran = subprocess.run(
        [sys.executable, "-uc", counts], capture_output=True, text=True, check=True, timeout=240,
        env=os.environ | {"MEADHALL_CACHE": str(tmp_path / "file" / "cache")},
    )  # fmt: skip
    own, child_s, kept = ran.stdout.splitlines()
    assert own == child_s and kept != "0" and not Path(own).parent.exists()
    (line,) = ran.stderr.splitlines()
    assert line.startswith("Compiled rules can't be kept") and "file/cache" in line and "MEADHALL_CACHE" in line
