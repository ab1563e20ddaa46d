"""`meadhall arena` as a user meets it."""

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.arena.job import Result
from meadhall.arena.ratings import in_order
from meadhall.arena.tournament import RESULTS
from meadhall.start import main

from ..test_cli import interruptible, run, told
from .playing import timeless

pytestmark = pytest.mark.xdist_group("arena")  # groups come first, so that the longest does not come last
SMALL = ("arena", "eketorp", "--seats", "3", "--games", "5", "--bots", "thrall,karl")


def results(folder: Path) -> list[Result]:
    lines = (folder / RESULTS).read_text(encoding="utf-8").splitlines()[1:]
    return in_order(timeless(json.loads(line)) for line in lines)


def test_a_tournament_can_be_played_again_by_the_command_of_its_report(tmp_path: Path) -> None:
    done = told(*SMALL, "-o", "hospitalExit=onArrival", "--out", str(tmp_path / "one"))
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "5 games asked, 6 played: whole sets of rotations" in done.stderr
    assert "Eketorp, 3 seats: 6 games of 2 deals" in done.stdout and "karl" in done.stdout
    page = (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    words = shlex.split(page.partition("<code>")[2].partition("</code>")[0])
    assert words[:2] == ["meadhall", "arena"]
    again = run(*words[1:], "--jobs", "2", "--out", str(tmp_path / "two"))
    assert again.returncode == 0
    assert results(tmp_path / "one") == results(tmp_path / "two") and len(results(tmp_path / "one")) == 6


@pytest.mark.parametrize("how", [pytest.param(signal.SIGINT, marks=pytest.mark.soak), signal.SIGKILL])
def test_a_tournament_stopped_in_the_middle_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    words = ("arena", "eketorp", "--seats", "3", "--games", "15", "--jobs", "2", "--out", str(tmp_path))
    child = interruptible(*words)
    path, until = tmp_path / RESULTS, time.monotonic() + 120
    while time.monotonic() < until and not (path.exists() and path.read_text().count("\n") > 3):
        time.sleep(0.05)
    child.send_signal(how)
    _, err = child.communicate(timeout=120)
    assert "Traceback" not in err
    there = path.read_text().splitlines(keepends=True)
    before = 3
    assert len(there) > before
    path.write_text("".join([*there[: before + 1], "{"]))  # however fast the others were played, and one is cut off
    if how == signal.SIGINT:
        assert child.returncode == 130 and "the same command goes on from there" in err
    done = run(*words, "--resume")
    assert done.returncode == 0 and f"{before} of 15 games are there already" in " ".join(done.stderr.split())
    assert [result["index"] for result in results(tmp_path)] == list(range(15))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "karl,wizard"), "no bot is called 'wizard'; there are thrall, karl, jarl, konung"),
        (("--bot", "nowhere:Bot"), "bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        (("--seats", "9"), "eketorp is for 3 to 6 seats, not 9"),
        (("--bots", "karl*2"), "eketorp is for 3 to 6 seats, not 2"),
        (("--bots", "karl,thrall*3", "--seats", "5"), "karl, thrall, thrall, thrall fill 4 seats, not 5"),
        (("--bots", "karl*x"), "'karl*x' is no number of seats"),
        (("--games", "0"), "Invalid value for '--games'"),
        (("--games", "many"), "Invalid value for '--games'"),
        (("--seconds", "0"), "Invalid value for '--seconds'"),
        (("--seconds", "nan"), "Invalid value for '--seconds'"),
        (("--seats", "0"), "eketorp is for 3 to 6 seats, not 0"),
        (("--resume", "--out", "nowhere"), "there is no tournament in nowhere to go on with"),
        (("-o", "hospitalExit=never"), "option hospitalExit is one of"),
    ],
)
def test_mistakes_are_told_in_one_line(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["meadhall", "arena", "eketorp", *words])
    with pytest.raises(SystemExit) as left:
        main()
    said = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert left.value.code == 2 and sentence in said


def test_a_failing_bot_is_named_counted_and_no_mistake_of_the_tournament(tmp_path: Path) -> None:
    done = run(
        "arena", "eketorp", "--bots", "thrall*2,tests.bots.failing:Raising", "--games", "3", "--out", str(tmp_path)
    )
    said = " ".join(done.stderr.split())
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert said.count("raised RuntimeError: no idea <b>at all</b>; Karl plays on in its place") == 1
    assert "bot tests.bots.failing:Raising in seat 2 of game 0 (seed 1)" in said
    assert "3 times a bot failed" in done.stdout
    assert sum(len(result["failures"]) for result in results(tmp_path)) == 3


def test_the_console_script_starts_workers_too(tmp_path: Path) -> None:
    """Workers import the main module again; that must not start the program a second time."""
    script = tmp_path / "meadhall"
    script.write_text("import sys\nfrom meadhall.start import main\nif __name__ == '__main__':\n    sys.exit(main())\n")
    words = (*SMALL[:4], "--games", "2", "--jobs", "2", "--out", str(tmp_path / "out"))
    done = subprocess.run(
        [sys.executable, str(script), *words], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0 and len(results(tmp_path / "out")) == 3
