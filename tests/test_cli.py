"""The command line, as a user meets it: the real program, in a process of its own where that can make a difference."""

import io
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.i18n import FOLDER, LANGUAGES
from meadhall.start import main

PROGRAM = [sys.executable, "-m", "meadhall"]
pytestmark = pytest.mark.xdist_group("command line")  # so that what is simulated is so once


def run(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=240,
        env=os.environ | environment,
        check=False,
    )


def told(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The same without a process, which takes a second to start."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        patched.setattr(sys, "argv", ["meadhall", *words])
        patched.setattr(sys, "stdin", io.StringIO(stdin))
        for name, value in environment.items():
            patched.setenv(name, value)
        try:
            main()
        except SystemExit as done:
            code = int(done.code or 0)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


@cache
def simulated(jobs: int, hash_seed: int) -> str:
    return run(*SIMULATE, "--jobs", f"{jobs}", PYTHONHASHSEED=f"{hash_seed}").stdout


SIMULATE = ("simulate", "eketorp", "--seats", "random*4", "--games", "700", "--seed", "1", "--json", "-")


def test_simulate_writes_one_object_a_game() -> None:
    lines = [json.loads(line) for line in simulated(2, 2).splitlines()]
    assert [line["seed"] for line in lines] == list(range(1, 701))
    assert all(list(line) == ["seed", "scores", "winners", "reason", "rounds", "decisions"] for line in lines)
    for line in lines:
        best = max(line["scores"])
        assert line["winners"] == [seat for seat, score in enumerate(line["scores"]) if score == best]
        assert 1 <= line["rounds"] <= 10 and line["decisions"] > 100


def test_simulate_depends_on_neither_jobs_nor_hash_seeds() -> None:
    assert simulated(1, 1) == simulated(2, 2) and simulated(1, 1).count("\n") == 700


def test_a_simulated_game_is_the_one_its_seed_names() -> None:
    part = told(*SIMULATE[:-4], "--seed", "500", "--json", "-", "--games", "3").stdout.splitlines()
    assert part == told(*SIMULATE).stdout.splitlines()[499:502]


def test_the_summary_adds_up() -> None:
    out = told("simulate", "eketorp", "--seats", "random*3", "--games", "300").stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+) ± [\d.]+ %", out)]
    assert len(shares) == 3 and abs(sum(shares) - 100) < 0.1
    assert "300 games" in out and "decisions a second" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "no game is called 'chess'"),
        (("simulate", "eketorp", "--seats", "random*7"), "eketorp is for 3 to 6 seats, not 7"),
        (("simulate", "eketorp", "--seats", "wizard*4"), "no bot is called 'wizard'; there are thrall, karl, jarl"),
        (("simulate", "eketorp", "--seats", "me,karl*2"), "no bot is called 'me'"),
        (("simulate", "eketorp", "--seats", "karl*x"), "a seat is thrall, karl, jarl, konung, search@N, or your own"),
        (("record", "eketorp", "x.json", "--seats", "nowhere:Bot*3"), "bot nowhere:Bot cannot be loaded"),
        (("play", "--seats", "me,king*2"), "no bot is called 'king'"),
        (("simulate", "eketorp", "--cards", "nowhere.csv"), "nowhere.csv: cannot be read"),
        (("simulate", "eketorp", "-o", "hospitalExit=never"), "option hospitalExit is one of"),
        (("simulate", "eketorp", "--preset", "german"), "preset is one of standard, french"),
        (("bench", "--cuda"), "--cuda needs an NVIDIA GPU"),
        (("play", "--lang", "sv"), "a language is one of en, it, fr"),
        (("play", "--resume", "nowhere.json"), "nowhere.json cannot be read"),
        (("replay", "README.md"), "this is not a table file"),
    ],
)
def test_an_error_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = told(*words)
    assert done.returncode == 2 and sentence in done.stderr


def test_without_a_command_the_hall_opens() -> None:
    refused = run(MEADHALL_DB="mysql://nowhere")
    assert refused.returncode == 2 and refused.stderr.startswith("meadhall: a database is a file"), refused.stderr
    assert "the hall opens in your browser" in told("--help").stdout


def test_the_version_is_the_package_s() -> None:
    assert told("--version").stdout == f"meadhall {version('meadhall')}\n"


def test_an_error_has_no_traceback() -> None:
    done = run("simulate", "chess")
    assert done.returncode == 2 and "chess" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("lang", "last", "won"),
    [
        pytest.param("en", "wins|share", "Red", marks=pytest.mark.soak),
        ("it", "[Vv]inc|vittoria", "Rosso"),
        pytest.param("fr", "gagn|victoire|emport", "Rouge", marks=pytest.mark.soak),
    ],
)
def test_a_person_can_play_a_whole_game_in_each_language(lang: str, last: str, won: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "eketorp", "--seats", "me,random*2", "--seed", "5", "--lang", lang, "--save", str(path))
    screen = play_in_a_terminal(words, "1")
    assert re.search(last, screen) and won in screen
    assert "Traceback" not in screen and "{" not in screen
    saved = Table.load(path)
    assert saved.outcome is not None and saved.players == ("me", "random", "random")
    story = told("replay", str(path), "--seat", "0", "--lang", lang)
    assert story.returncode == 0 and story.stdout.count("\n") > 150
    assert screen.replace("\r", "").count("\n– ") >= 5


def test_two_people_share_a_screen_with_a_curtain_between_them(tmp_path: Path) -> None:
    said = "\nplan A1\n\nplan B1\nquit\n"
    words = ("play", "--seats", "me,me,random", "--seed", "5", "--lang", "en", "--save", str(tmp_path / "game.json"))
    done = told(*words, stdin=said)
    assert done.stdout.count("Everyone else, please look away.") >= 2
    before, after = done.stdout.split("It’s Blue’s turn.")[:2]
    hands = [re.findall(r"hand: (\d, .*)", part) for part in (before, after)]
    assert [len(shown) for shown in hands] == [1, 1] and hands[0] != hands[1]


def test_a_game_is_saved_on_leaving_and_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "--seed", "6", "--lang", "en", "--save", str(path))
    done = told(*words, stdin="plan A1 B1\n")
    assert done.returncode == 0 and f"saved in {path}" in done.stdout.replace("\n", " ")
    entries = len(Table.load(path).entries)
    again = run("play", "--resume", str(path), "--lang", "en", stdin="1\n1\nquit\n")
    assert "Welcome back" in again.stdout
    assert len(Table.load(path).entries) > entries
    straight = told(*words[:-1], str(tmp_path / "other.json"), stdin="plan A1 B1\n1\n1\nquit\n")
    assert straight.returncode == 0
    assert Table.load(tmp_path / "other.json").position.checksum() == Table.load(path).position.checksum()


def test_leaving_and_nonsense_are_taken_kindly(tmp_path: Path) -> None:
    said = "fly away\n?\n? attack C 1\nundo\nplan A9\nboard\n\nquit\n"
    done = told("play", "--seed", "5", "--lang", "en", "--save", str(tmp_path / "game.json"), stdin=said)
    assert done.returncode == 0 and "Traceback" not in done.stderr
    assert "There’s no such move" in done.stdout and "(rule E5.1.1)" in done.stdout
    assert "First place your vikings. (rule E4.1.2)" in done.stdout


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    done = told("play", "--seed", "5", "--lang", "en", "--save", str(tmp_path / "no" / "game.json"), stdin="quit\n")
    assert done.returncode == 2 and "No such file or directory" in done.stderr and "Traceback" not in done.stderr


def test_record_and_replay_tell_a_game_up_to_an_entry_and_as_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert told("record", "eketorp", str(path), "--seats", "random*3", "--seed", "4").returncode == 0
    whole = told("replay", str(path), "--lang", "en").stdout
    part = told("replay", str(path), "--lang", "en", "--to", "60").stdout
    mine = told("replay", str(path), "--lang", "en", "--seat", "1").stdout
    assert whole.splitlines()[1:30] == part.splitlines()[1:30] and "Final scores" not in part
    assert "You besiege Red" in mine and "Blue besieges Red" in whole and "You" not in whole
    assert "Final scores" in whole


def test_one_rule_can_be_looked_up() -> None:
    assert told("rules", "eketorp", "E8.2.3").stdout.startswith("E8.2.3 ")
    assert told("rules", "eketorp", "D59").stdout.startswith("D59 ")
    assert told("rules", "eketorp").stdout.startswith("# Eketorp")
    assert "has no rule 'E99'" in told("rules", "eketorp", "E99").stderr


def test_a_language_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        shutil.copytree(FOLDER / language, tmp_path / language)
    monkeypatch.setattr("meadhall.i18n.FOLDER", tmp_path)
    whole = told("words")
    assert whole.returncode == 0 and whole.stdout.count("every message is there and whole") == len(LANGUAGES)
    (tmp_path / "de" / "failed.ftl").unlink()
    shutil.copytree(tmp_path / "es", tmp_path / "pt")
    lacking, new = told("words", "de"), told("words", "pt")
    assert lacking.returncode == 1 and "de: failed-title: missing" in lacking.stdout
    assert new.returncode == 0 and "pt: docs/rules/eketorp.pt.md is not written yet" in new.stdout
    assert "there are no words in" in told("words", "xx").stderr


def test_the_system_language_is_spoken(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    told("record", "eketorp", str(path))
    speaks = {lang: told("replay", str(path), LC_ALL=f"{lang}_XX.UTF-8").stdout for lang in ("it", "de", "sv")}
    assert "Rosso" in speaks["it"] and "Rot" in speaks["de"] and "Red" in speaks["sv"]


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
        prompts = len(re.findall(r"^\w+\s?> ", screen, re.MULTILINE))
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


def interruptible(*words: str) -> subprocess.Popen[str]:
    """The program as a terminal starts it: a background job would have been told to ignore Ctrl-C."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PROGRAM, *words],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_ctrl_c_ends_a_simulation_cleanly(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    child = interruptible("simulate", "eketorp", "--games", "2000000", "--json", str(games))
    until = time.monotonic() + 240
    while time.monotonic() < until and not (games.exists() and games.stat().st_size):
        time.sleep(0.1)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate()
    assert child.returncode == 130
    assert "Traceback" not in out + err


def test_ctrl_c_saves_a_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    child = interruptible("play", "--seed", "5", "--lang", "en", "--save", str(path))
    assert child.stdout
    while "possible moves" not in child.stdout.readline():
        pass
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=120)
    assert child.returncode == 0 and "Traceback" not in err
    assert "Your game is saved" in out and Table.load(path).waiting == (0,)


def test_the_rules_and_the_benchmark_need_no_words() -> None:
    """A bare GPU machine has Numba, NumPy, Typer and Rich, and nothing else of ours."""
    check = "import meadhall.cli.commands, meadhall.simulation.compiled.cuda, sys; print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
