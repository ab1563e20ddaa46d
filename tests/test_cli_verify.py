"""`meadhall verify`: real games whose dice hold, and what is said of those that were tampered with."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.compiled import PACKAGE
from meadhall.core.contract import CHANCE
from meadhall.core.dice import commitment
from meadhall.core.position import Entry

from .core.conftest import play_on
from .test_cli import told

KEY = bytes(range(100, 132))
PROMISE = commitment("hall-7", KEY)
GAMES = [("eketorp", 4), ("shipwrights", 3)]


def played(game: str = "eketorp", seats: int = 4, moves: int = 200) -> Table:
    """A game of people with some moves taken back."""
    table = Table.new(game, seats, key=KEY, name="hall-7")
    for step in range(moves):
        play_on(table, 1, step)
        if step % 5 == 0 and table.undoable(step % seats):
            table.undo(step % seats)
    assert any(entry.mark == "undo" for entry in table.entries)
    return table


def verified(path: Path, *words: str) -> tuple[int, str, str]:
    done = told("verify", str(path), *words)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def saved(table: Table, folder: Path) -> Path:
    table.save(folder / "game.json")
    return folder / "game.json"


def changed(path: Path, change: Callable[[dict[str, Any]], Any]) -> Path:
    plain = json.loads(path.read_text())
    change(plain)
    path.write_text(json.dumps(plain))
    return path


def loaded_dice(table: Table, nth: int) -> tuple[Table, int]:
    """The same table with one outcome chosen by the host, and the entries after it played on; and that entry."""
    replay = table.at(0)
    for at, entry in enumerate(table.entries):
        weights = replay.position.weights().tolist() if entry.seat == CHANCE else []
        others = [code for code, weight in enumerate(weights) if weight and code != entry.code]
        if others and replay.fallen >= nth:
            assert replay.follow(Entry(CHANCE, others[0]))
            return play_on(replay.settle(), 60, 5), at
        replay.follow(entry)
    raise AssertionError("nothing else could have fallen")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_fair_game_holds_what_was_promised(game: str, seats: int, tmp_path: Path) -> None:
    table = played(game, seats)
    path = saved(table, tmp_path)
    code, said, _ = verified(path, "--commitment", PROMISE)
    assert code == 0 and f"All {table.fallen} outcomes" in said and "promised to table hall-7" in said
    code, said, _ = verified(path)
    assert code == 0 and "Compare the commitment" in said and PROMISE in said


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_outcome_that_the_host_chose_is_found(game: str, seats: int, tmp_path: Path) -> None:
    table, at = loaded_dice(played(game, seats), 25)
    there = table.game.space[table.entries[at].code].text
    fallen = sum(entry.seat == CHANCE for entry in table.entries[:at])
    due = table.game.space[table.at(at).falls_next()].text
    code, said, complaint = verified(saved(table, tmp_path), "--commitment", PROMISE)
    assert code == 1 and said == ""
    assert f"entry {at}: outcome {fallen} of the key is {due!r}, but {there!r} is there" in complaint


def test_an_outcome_changed_in_the_file_breaks_it(tmp_path: Path) -> None:
    def change(plain: dict[str, Any]) -> None:
        drawn = [row for row in plain["rows"][:17] if row[1].startswith("draw")]
        drawn[0][1] = next(row[1] for row in drawn if row[1] != drawn[0][1])

    code, _, complaint = verified(changed(saved(played(), tmp_path), change))
    assert code == 2 and "the position is not the one that was saved" in complaint


def test_another_key_breaks_the_promise(tmp_path: Path) -> None:
    path = changed(saved(played(), tmp_path), lambda plain: plain.update(key=bytes(32).hex()))
    code, _, complaint = verified(path)
    assert code == 1 and "the key is not the one that was promised" in complaint


def test_another_key_with_a_promise_that_fits_gives_other_outcomes(tmp_path: Path) -> None:
    other = {"key": bytes(32).hex(), "commitment": commitment("hall-7", bytes(32))}
    path = changed(saved(played(), tmp_path), lambda plain: plain.update(other))
    code, _, complaint = verified(path)
    assert code == 1 and re.search(r"entry \d+: outcome \d+ of the key is", complaint)
    code, _, complaint = verified(path, "--commitment", PROMISE)
    assert code == 1 and f"is {other['commitment']}, not {PROMISE}" in complaint


def test_the_game_of_another_table_is_not_what_was_promised_here(tmp_path: Path) -> None:
    other = {"table": "hall-8", "commitment": commitment("hall-8", KEY)}
    path = changed(saved(played(), tmp_path), lambda plain: plain.update(other))
    assert verified(path)[0] == 0
    assert verified(path, "--commitment", PROMISE)[0] == 1


def test_games_of_the_laboratory_are_what_their_seed_gives(tmp_path: Path) -> None:
    table = play_on(Table.new("shipwrights", 3, 9), 100, 1)
    code, said, _ = verified(saved(table, tmp_path))
    assert code == 0 and f"All {table.fallen} outcomes of chance are what seed 9 gives" in said
    code, _, complaint = verified(tmp_path / "game.json", "--commitment", PROMISE)
    assert code == 1 and "nothing was promised" in complaint
    path = changed(tmp_path / "game.json", lambda plain: plain.update(seed=10))
    code, _, complaint = verified(path)
    assert code == 1 and "of seed 10 is" in complaint


def test_imagined_starts_are_verified_too(tmp_path: Path) -> None:
    forks = [
        play_on(played(moves=40).fork(1, seed=4), 80, 2),
        play_on(played(moves=40).fork(1, key=bytes(32), name="practice"), 80, 2),
    ]
    for fork in forks:
        assert fork.fallen > 2
        assert verified(saved(fork, tmp_path))[0] == 0
        tampered, at = loaded_dice(fork, 1)
        code, _, complaint = verified(saved(tampered, tmp_path))
        assert code == 1 and f"entry {at}: outcome " in complaint


def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = changed(saved(played(moves=20), tmp_path), lambda plain: plain.update(key="00"))
    for each, sentence in ((path, "the key of a table is 32 bytes"), (tmp_path / "gone.json", "cannot be read")):
        code, _, complaint = verified(each)
        assert code == 2 and sentence in complaint and complaint.count("\n") == 1


def by_hand(folder: Path) -> subprocess.CompletedProcess[str]:
    """What the guide says, on the game in this folder."""
    guide = Path(__file__).parents[1] / "docs" / "guides" / "fair-dice.md"
    code = re.findall(r"```python\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert code.count("\n") <= 13
    sources = os.environ | {"PYTHONPATH": str(PACKAGE.parent)}
    words = [sys.executable, "-c", code]
    return subprocess.run(words, capture_output=True, text=True, cwd=folder, env=sources, check=False)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_is_verified_by_hand_as_the_guide_says(game: str, seats: int, tmp_path: Path) -> None:
    table = played(game, seats, 120)
    saved(table, tmp_path)
    assert by_hand(tmp_path).stderr == ""
    saved(loaded_dice(table, 20)[0], tmp_path)
    assert "line 11" in by_hand(tmp_path).stderr, "the outcome is not at its place"
