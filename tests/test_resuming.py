"""A run of the tests that was cut off goes on with what has not passed."""

import subprocess
from pathlib import Path

import pytest

SOME = """
    from pathlib import Path
    import pytest

    def test_one(): pass

    @pytest.mark.xdist_group("pair")
    @pytest.mark.parametrize("number", [1, 2])
    def test_pair(number): pass

    def test_cut_off():
        if Path("cut").exists():
            raise KeyboardInterrupt

    def test_failing():
        assert not Path("failing").exists()

    @pytest.fixture
    def torn():
        yield
        assert not Path("failing").exists()

    def test_torn_down(torn): pass
"""
OPTIONS = ("-p", "tests.resuming", "--passed", "build/passed.txt", "-q")


@pytest.fixture
def some(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others take a second to load
    pytester.makepyfile(test_some=SOME)
    pytester.makeini("[pytest]\nmarkers = xdist_group(name): one process\n")
    return pytester


def run(some: pytest.Pytester, *more: str) -> tuple[pytest.RunResult, dict[str, int]]:
    result = some.runpytest_subprocess(*OPTIONS, *more)
    return result, result.parseoutcomes()


@pytest.mark.parametrize(
    "processes", [(), ("-p", "xdist", "-n", "1", "--dist", "loadgroup")], ids=["alone", "in processes"]
)
def test_what_failed_is_named_and_run_again_and_what_passed_is_not(
    some: pytest.Pytester, processes: tuple[str, ...]
) -> None:
    failing = some.path / "failing"
    failing.touch()
    result, outcomes = run(some, *processes)
    assert outcomes == {"passed": 5, "failed": 1, "errors": 1}  # one of those was passed and then torn down badly
    result.stdout.fnmatch_lines(
        ["*4 passed now, 0 had passed before*", "failed: *test_failing", "failed: *test_torn_down"]
    )
    reasons = (some.path / "build/passed.failed.txt").read_text()
    assert "::test_failing" in reasons and "assert not True" in reasons
    failing.unlink()
    result, outcomes = run(some, *processes, "--resume")
    assert outcomes["passed"] == 2 and not (some.path / "build/passed.failed.txt").exists()
    result.stdout.fnmatch_lines(["*2 passed now, 4 had passed before and were not run again*"])
    assert "failed: " not in result.stdout.str()


def test_a_run_that_was_cut_off_goes_on(some: pytest.Pytester) -> None:
    cut = some.path / "cut"
    cut.touch()
    run(some)
    cut.unlink()
    _, outcomes = run(some, "--resume")
    assert outcomes == {"passed": 3, "deselected": 3}


def test_after_a_change_of_the_sources_everything_is_run_again(some: pytest.Pytester) -> None:
    run(some)
    some.makepyfile(other="x = 1")
    _, outcomes = run(some, "--resume")
    assert outcomes == {"passed": 6}


def test_without_resume_everything_is_run_again(some: pytest.Pytester) -> None:
    run(some)
    _, outcomes = run(some)
    assert outcomes == {"passed": 6}


@pytest.mark.parametrize(("part", "folder"), [("soak-rules", "tests"), ("soak-browser", "tests/browser")])
def test_each_part_of_the_soak_names_its_folder(part: str, folder: str) -> None:
    """Processes of pytest-xdist know `--passed` only if the folder of its conftest is named: without it none starts."""
    root = Path(__file__).parents[1]
    shown = subprocess.run(["make", "-n", part, "ARGS="], cwd=root, capture_output=True, text=True, check=True).stdout
    [line] = [line for line in shown.splitlines() if "--passed" in line]
    assert line.split()[-1] == folder
