"""Break one thing after another in a copy of the tree, and say which test noticed: `python -m tests.mutants`."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from . import of_eketorp, of_shipwrights, of_the_client, of_the_core, of_the_server
from .copying import Copy, Unfit, is_compiled
from .mutant import Mutant

MUTANTS = [
    *of_eketorp.MUTANTS, *of_shipwrights.MUTANTS, *of_the_core.MUTANTS, *of_the_server.MUTANTS, *of_the_client.MUTANTS,
]  # fmt: skip
FAILED = 1  # what pytest says if tests failed, rather than that it could not run them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="mutants whose name or file has this in it")
    parser.add_argument("--most", type=int, default=3, help="failures of a mutant that are waited for")
    parser.add_argument("--table", type=Path, help="where to write what killed each")
    given = parser.parse_args()
    chosen = [each for each in MUTANTS if given.only in each.name or given.only in each.file]
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        killers = run(Copy(Path(folder)), chosen, given.most)
    if given.table:
        given.table.write_text(written(killers), encoding="utf-8")
    fallen = sum(isinstance(found, list) and bool(found) for _, found in killers)
    print(f"{fallen} of {len(chosen)} were killed")
    sys.exit(fallen < len(chosen))


Killers = list[tuple[Mutant, list[str] | str]]


def run(copy: Copy, mutants: Sequence[Mutant], most: int) -> Killers:
    """For each mutant, the tests that killed it, or why it says nothing."""
    failing = whole(copy, mutants)
    found: Killers = []
    for mutant in mutants:
        killers = judged(copy, mutant, most, failing)
        found.append((mutant, killers))
        said = killers if isinstance(killers, str) else ", ".join(killers)
        verdict = "error" if isinstance(killers, str) else "killed" if killers else "SURVIVED"
        print(f"{verdict:8} {mutant.name}: {said}", flush=True)
    return found


def whole(copy: Copy, mutants: Sequence[Mutant]) -> set[str]:
    """Tests that fail although nothing is broken."""
    failing = set[str]()
    for interpreted in (True, False):
        tests = {test for each in mutants if is_compiled(each) == interpreted for test in each.tests}
        if tests:
            ran = copy.tested(tuple(sorted(tests)), interpreted, 1_000_000)
            if ran.status not in (0, FAILED) or (ran.status == FAILED and not ran.failed):
                raise SystemExit(f"the tests cannot be run:\n{ran.told}")
            failing.update(ran.failed)
    for test in sorted(failing):
        print(f"fails without any mutant: {test}", flush=True)
    return failing


def judged(copy: Copy, mutant: Mutant, most: int, failing: set[str]) -> list[str] | str:
    imported = "meadhall" if mutant.of_the_client else mutant.module
    try:
        with copy.broken(mutant):
            ran = copy.tested(mutant.tests, is_compiled(mutant), most + len(failing), imported)
    except Unfit as unfit:
        return str(unfit)
    if ran.status not in (0, FAILED) or (ran.status == FAILED and not ran.failed):
        return f"the tests could not be run: {ran.told[-600:]}"
    return [test for test in ran.failed if test not in failing]


def written(killers: Killers) -> str:
    lines = [f"| {mutant.name} | {_cell(found)} |\n" for mutant, found in killers]
    return "| Mutant | Killed by |\n|---|---|\n" + "".join(lines)


def _cell(found: list[str] | str) -> str:
    if isinstance(found, str):
        return "an error"
    return f"`{found[0].removeprefix('tests/')}`" if found else "**nothing**"


if __name__ == "__main__":
    main()
