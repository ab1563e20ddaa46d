"""The same program with the other game: nothing in it knows which one it plays."""

import json
import re
import shutil
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.games.shipwrights.cards.lines import FOLDER

from .test_cli import play_in_a_terminal, told


@pytest.mark.parametrize(
    ("lang", "seats", "last"),
    [
        pytest.param("en", "me,random*2", "Five rounds are over", marks=pytest.mark.soak),
        pytest.param("it", "me,random", "Punteggi|punti", marks=pytest.mark.soak),
        ("fr", "me", "Scores|points"),
    ],
)
def test_a_person_can_play_a_whole_game_in_each_language(lang: str, seats: str, last: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "shipwrights", "--seats", seats, "--seed", "5", "--lang", lang, "--save", str(path))
    screen = play_in_a_terminal(words, "1")
    assert re.search(last, screen)
    assert "Traceback" not in screen and "{" not in screen
    saved = Table.load(path)
    assert saved.outcome is not None and saved.players[0] == "me"
    story = told("replay", str(path), "--seat", "0", "--lang", lang)
    assert story.returncode == 0 and story.stdout.count("\n") > 60


def test_whole_moves_reasons_and_undo_in_words(tmp_path: Path) -> None:
    said = "card CR05, card CR07\nquit\n"
    words = ("play", "shipwrights", "--seats", "me,random", "--seed", "3", "--lang", "en")
    done = told(*words, "--save", str(tmp_path / "game.json"), stdin=said)
    assert done.returncode == 0 and done.stdout.count("Which two cards do you keep?") == 2  # the next pack is there
    said = "card CR07, card CR05\nundo\n? end\ncard SH01\nquit\n"
    done = told(*words, "--save", str(tmp_path / "other.json"), stdin=said)
    assert "That card isn’t in your pack. (rule S5.3.1)" in done.stdout
    assert "First choose what you keep. (rule S3.1.3)" in done.stdout


def test_solo_games_are_simulated_with_and_without_a_winner() -> None:
    words = ("simulate", "shipwrights", "--seats", "random", "--games", "50", "-o", "enemies=e1234")
    out = told(*words).stdout
    assert "wins 0.00 ± 0.00 %" in out and "ended by solo_lost: 100.0%" in out
    games = [json.loads(line) for line in told(*words, "--json", "-").stdout.splitlines()]
    assert len(games) == 50 and all(game["winners"] == [] and game["rounds"] == 5 for game in games)


def test_a_folder_of_own_cards_changes_what_is_simulated(tmp_path: Path) -> None:
    words = ("simulate", "shipwrights", "--games", "40", "--json", "-")
    shutil.copy(FOLDER / "jarls.csv", tmp_path / "jarls.csv")
    assert told(*words, "--cards", str(tmp_path)).stdout == told(*words).stdout
    text = (tmp_path / "jarls.csv").read_text().replace("gain gold 1", "gain gold 9")
    (tmp_path / "jarls.csv").write_text(text)
    rich = [json.loads(line) for line in told(*words, "--cards", str(tmp_path)).stdout.splitlines()]
    poor = [json.loads(line) for line in told(*words).stdout.splitlines()]
    assert sum(map(sum, (game["scores"] for game in rich))) > 1.5 * sum(map(sum, (game["scores"] for game in poor)))


def test_a_mistake_in_a_card_table_is_named_by_file_line_and_column(tmp_path: Path) -> None:
    text = (FOLDER / "ships.csv").read_text().replace("gain worker 3", "gain workers 3")
    (tmp_path / "ships.csv").write_text(text)
    done = told("simulate", "shipwrights", "--games", "1", "--cards", str(tmp_path))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "ships.csv line 2, column effect: expected a good and a number" in " ".join(done.stderr.split())


def test_rules_options_and_records_of_both_games(tmp_path: Path) -> None:
    assert told("rules", "shipwrights", "S6.7.3").stdout.startswith("S6.7.3 ")
    assert told("rules", "shipwrights", "S6.7").stdout.count("\n") == 21
    assert told("rules", "shipwrights", "q13").stdout.startswith("Q13 ")
    assert told("rules", "shipwrights", "S6.1.2", "--lang", "fr").stdout.startswith("S6.1.2 Les actions")
    assert "e1234: all four" in told("options", "shipwrights", "--lang", "en").stdout
    path = tmp_path / "game.json"
    assert told("record", "shipwrights", str(path), "--seats", "random*5", "--seed", "4").returncode == 0
    assert "Final scores" in told("replay", str(path), "--lang", "en").stdout
