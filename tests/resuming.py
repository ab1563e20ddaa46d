"""A long run that was cut off goes on: `--passed FILE` keeps what has passed, `--resume` does not run it again.

A second file beside it has each failure with its reason, as soon as it is known.
What passed counts as long as nothing in the sources has changed. pytest itself only knows what failed (`--last-failed`)
or where a run without parallel processes stopped (`--stepwise`).
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = {".css", ".csv", ".ftl", ".html", ".js", ".json", ".lock", ".md", ".py", ".svelte", ".toml", ".ts", ".txt"}
MADE = {"__pycache__", "build", "dist", "node_modules"}  # folders of what is made of the sources
NAME = "resuming"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--passed", type=Path, help="keep the names of tests that have passed in this file")
    parser.addoption("--resume", action="store_true", help="go on: do not run what stands in the file of --passed")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.passed:
        config.pluginmanager.register(Resuming(config), NAME)


def sources(root: Path) -> Iterator[Path]:
    for folder, inner, names in os.walk(root):
        inner[:] = sorted(each for each in inner if each not in MADE and not each.startswith("."))
        yield from (Path(folder, name) for name in sorted(names) if Path(name).suffix in SOURCES)


def fingerprint(root: Path) -> str:
    """A hash of all that a test's outcome may depend on."""
    digest = hashlib.sha256()
    for source in sources(root):
        digest.update(source.relative_to(root).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


class Resuming:
    """The file begins with the sources' fingerprint; a line is added as soon as a test has passed."""

    def __init__(self, config: pytest.Config) -> None:
        self.path: Path = config.rootpath / config.option.passed
        self.reasons = self.path.with_suffix(".failed.txt")
        self.works = hasattr(config, "workerinput")
        self.before = self._read(fingerprint(config.rootpath)) if config.option.resume else set[str]()
        self.failed: dict[str, None] = {}
        self.passed = 0
        if not self.works:
            self._begin(config)

    def _read(self, sources: str) -> set[str]:
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        return set(lines[1:]) if lines[:1] == [sources] else set()

    def _begin(self, config: pytest.Config) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = [fingerprint(config.rootpath), *sorted(self.before)]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.reasons.unlink(missing_ok=True)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        done = [item for item in items if _names(item) & self.before]
        items[:] = [item for item in items if not _names(item) & self.before]
        config.hook.pytest_deselected(items=done)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.works:
            return
        if report.failed:
            self.failed[report.nodeid] = None
            _add(self.reasons, f"{report.nodeid}\n{report.longreprtext}\n")
        if report.when == "teardown" and report.nodeid not in self.failed:
            self.passed += 1
            _add(self.path, report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        told = terminalreporter
        told.section("what has passed and what has not")
        told.write_line(f"{self.passed} passed now, {len(self.before)} had passed before and were not run again")
        for name in self.failed:
            told.write_line(f"failed: {name}")
        if exitstatus:
            told.write_line("to run what failed or was not run: the same again with ARGS=--resume")


def _add(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text + "\n")


def _names(item: pytest.Item) -> set[str]:
    """As reports may call it: pytest-xdist adds the group."""
    group = item.get_closest_marker("xdist_group")
    return {item.nodeid} | ({f"{item.nodeid}@{group.args[0]}"} if group else set())
