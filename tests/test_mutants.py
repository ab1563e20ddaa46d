"""The runner of mutants says what it saw: a kill is a test that fails because of the mutant, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .mutants.__main__ import MUTANTS, judged
from .mutants.copying import Copy, is_compiled
from .mutants.mutant import Mutant, ids_of

PHRASE = "src/meadhall/core/phrase.py"
TESTS = ids_of("core", ("phrase",))


@pytest.mark.parametrize("text", ["nothing of it", "x = 1\nx = 1\n"])
def test_a_change_that_does_not_fit_exactly_once_is_an_error(text: str) -> None:
    with pytest.raises(LookupError, match="times: 'x = 1'"):
        Mutant("twice", PHRASE, {"x = 1": "x = 2"}, TESTS).applied(text)


def test_every_mutant_has_its_name_and_tests_that_exist() -> None:
    assert len({(mutant.name, mutant.file) for mutant in MUTANTS}) == len(MUTANTS)
    for test in {test for mutant in MUTANTS for test in mutant.tests}:
        file, _, name = test.partition("::")
        assert (f"def {name}(" if name else "def test_") in Path(file).read_text(encoding="utf-8"), test


@pytest.mark.soak
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_fits_the_sources_of_today(mutant: Mutant) -> None:
    assert mutant.applied(Path(mutant.file).read_text(encoding="utf-8"))


def test_what_numba_compiles_is_tested_interpreted() -> None:
    found = {mutant.file: is_compiled(mutant) for mutant in MUTANTS}
    assert (
        found["src/meadhall/games/eketorp/rules/known.py"] and found["src/meadhall/games/shipwrights/rules/agenda.py"]
    )
    assert not found["src/meadhall/server/tables/registry.py"] and not found["src/meadhall/core/log.py"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    yield Copy(tmp_path_factory.mktemp("copy"))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("old", "new", "verdict"),
    [
        ('"id": self.id,', '"id": self.id + "x",', "killed"),
        ('"white")', '"white", "black")', "survived"),
        ("import re\n", "import re, nowhere\n", "error"),
        ("import re\n", "import re)\n", "error"),
        ("nothing of it", "", "error"),
    ],
)
def test_a_mutant_is_killed_by_a_test_and_not_by_an_import(copy: Copy, old: str, new: str, verdict: str) -> None:
    before = (copy.root / PHRASE).read_text(encoding="utf-8")
    found = judged(copy, Mutant("broken", PHRASE, {old: new}, TESTS), 1, set())
    assert ("error" if isinstance(found, str) else "killed" if found else "survived") == verdict
    assert (copy.root / PHRASE).read_text(encoding="utf-8") == before
