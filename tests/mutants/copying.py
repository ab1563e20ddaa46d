"""A copy of the work tree in which things are broken; the tree itself is never touched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from meadhall.core.compiled import SOURCES

from .mutant import RULES, Mutant

ROOT = Path(__file__).parents[2]
WEB = "src/meadhall/server/web"  # the built client
MODULES = "web/node_modules"
IMPORTED_FIRST = """
import importlib, sys, pytest
class Imported:
    def pytest_configure(self):
        try:
            importlib.import_module(sys.argv[1])
        except BaseException as error:
            raise pytest.UsageError(f"{sys.argv[1]} cannot be imported: {error!r}")
sys.exit(pytest.main(sys.argv[2:], plugins=[Imported()]))
"""


class Unfit(Exception):
    """A mutant that says nothing: it does not fit, does not run, or its tests fail without it."""


@dataclass
class Ran:
    """What pytest said."""

    status: int
    failed: list[str]
    told: str


class Copy:
    def __init__(self, root: Path) -> None:
        self.root = root
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)
        if (ROOT / WEB).is_dir():
            shutil.copytree(ROOT / WEB, root / WEB, dirs_exist_ok=True)
        if (ROOT / MODULES).is_dir():
            (root / MODULES).symlink_to(ROOT / MODULES)

    @contextmanager
    def broken(self, mutant: Mutant) -> Iterator[None]:
        """With the mutant's changes, and the client built of them; Unfit if that cannot be."""
        file, built = self.root / mutant.file, self.root / WEB
        whole = file.read_text(encoding="utf-8")
        try:
            file.write_text(mutant.applied(whole), encoding="utf-8")
        except LookupError as error:
            raise Unfit(str(error)) from None
        if mutant.of_the_client:
            shutil.move(built, self.root / "web.whole")
        try:
            if mutant.of_the_client:
                self._build()
            yield
        finally:
            file.write_text(whole, encoding="utf-8")
            if mutant.of_the_client:
                shutil.rmtree(built, ignore_errors=True)
                shutil.move(self.root / "web.whole", built)

    def _build(self) -> None:
        command = ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "error"]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        if done.returncode:
            raise Unfit(f"the client cannot be built: {done.stdout[-300:]} {done.stderr[-600:]}")

    def tested(self, tests: tuple[str, ...], interpreted: bool, most: int, first: str = "meadhall") -> Ran:
        """Run the tests until as many have failed; a module that cannot be imported is told apart from them."""
        options = ["-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", "-m", "not soak", f"--maxfail={most}"]
        done = subprocess.run(
            [sys.executable, "-c", IMPORTED_FIRST, first, *options, *tests],
            cwd=self.root, env=self._environment(interpreted), capture_output=True, text=True,
        )  # fmt: skip
        words = [line.split() for line in done.stdout.splitlines()]
        failed = [each[1] for each in words if len(each) > 1 and each[0] in ("FAILED", "ERROR") and "::" in each[1]]
        return Ran(done.returncode, failed, done.stdout[-2000:] + done.stderr[-2000:])

    def _environment(self, interpreted: bool) -> dict[str, str]:
        """Bytecode is neither kept nor found: two versions of a file may be of the same second and size."""
        found = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        found |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return found | ({"NUMBA_DISABLE_JIT": "1"} if interpreted else {})


def is_compiled(mutant: Mutant) -> bool:
    """Whether the file is part of what Numba compiles: then it is tested interpreted, which takes no compiling."""
    if not mutant.file.startswith(f"{RULES}/"):
        return False
    return any(ROOT / mutant.file in (ROOT / RULES).glob(pattern) for pattern in SOURCES)
