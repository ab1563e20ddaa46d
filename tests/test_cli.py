"""The command line, as a user meets it: the real program in a process of its own."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall import Table

PROGRAM = [sys.executable, "-m", "meadhall"]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words], capture_output=True, text=True, timeout=240, env=os.environ | environment, check=False
    )


SIMULATE = ("simulate", "eketorp", "--seats", "random*4", "--games", "700", "--seed", "1", "--json", "-")


def test_simulate_writes_one_object_a_game() -> None:
    lines = [json.loads(line) for line in run(*SIMULATE, "--jobs", "2").stdout.splitlines()]
    assert [line["seed"] for line in lines] == list(range(1, 701))
    assert all(list(line) == ["seed", "scores", "winners", "reason", "rounds", "decisions"] for line in lines)
    for line in lines:
        best = max(line["scores"])
        assert line["winners"] == [seat for seat, score in enumerate(line["scores"]) if score == best]
        assert 1 <= line["rounds"] <= 10 and line["decisions"] > 100


def test_simulate_depends_on_neither_jobs_nor_hash_seeds() -> None:
    one = run(*SIMULATE, "--jobs", "1", PYTHONHASHSEED="1").stdout
    two = run(*SIMULATE, "--jobs", "2", PYTHONHASHSEED="2").stdout
    assert one == two and one.count("\n") == 700


def test_a_simulated_game_is_the_one_its_seed_names() -> None:
    part = run(*SIMULATE[:-4], "--seed", "500", "--json", "-", "--games", "3").stdout.splitlines()
    assert part == run(*SIMULATE).stdout.splitlines()[499:502]


def test_the_summary_adds_up() -> None:
    out = run("simulate", "eketorp", "--seats", "random*3", "--games", "300").stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)%", out)]
    assert len(shares) == 3 and abs(sum(shares) - 100) < 0.3
    assert "300 games" in out and "decisions a second" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "no game is called 'chess'"),
        (("simulate", "eketorp", "--seats", "random*7"), "eketorp is for 3 to 6 seats, not 7"),
        (("simulate", "eketorp", "--seats", "wizard*4"), "a seat is one of random"),
        (("simulate", "eketorp", "--cards", "nowhere.csv"), "nowhere.csv: cannot be read"),
        (("simulate", "eketorp", "-o", "hospitalExit=never"), "option hospitalExit is one of"),
        (("simulate", "eketorp", "--preset", "german"), "preset is one of standard, french"),
        (("bench", "--cuda"), "--cuda needs an NVIDIA GPU"),
    ],
)
def test_an_error_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_a_person_can_play_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    screen = play_in_a_terminal(("play", "eketorp", "--seats", "me,random*2", "--seed", "5"), "1")
    assert "Round 10" in screen and "won by seat" in screen
    assert "Traceback" not in screen


def test_leaving_and_nonsense_are_taken_kindly() -> None:
    command = [*PROGRAM, "play", "eketorp", "--seed", "5"]
    said = "fly away\n?\nundo\nplan A9\nquit\n"
    done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "'fly away' is not legal" in done.stdout and "(E5.1.2)" in done.stdout


def play_in_a_terminal(words: tuple[str, ...], answer: str, seconds: float = 120.0) -> str:
    """The program in a pseudo-terminal, giving one answer to every question until it ends."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.executable, [*PROGRAM, *words])
    screen, asked, until = "", 0, time.monotonic() + seconds
    while time.monotonic() < until:
        if select.select([terminal], [], [], 0.5)[0]:
            try:
                screen += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                break
        prompts = len(re.findall(r"seat \d> ", screen))
        if prompts > asked:
            asked = prompts
            os.write(terminal, f"{answer}\n".encode())
    os.close(terminal)
    os.waitpid(child, 0)
    return screen


def test_the_readme_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import doctest

    readme = Path(__file__).parent.parent / "README.md"
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted >= 8 and found.failed == 0
    assert Table.load(tmp_path / "game.json").seats == 4
