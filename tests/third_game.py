"""What holds of a further game. `test_third_game.py` runs it in a process that knows Hoard."""

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall import Table
from meadhall.bots.levels import bot_named, check_plays, levels_of, stand_in, usual_level
from meadhall.bots.player import Player
from meadhall.core.compiled import CACHE, ready_mark, stamp
from meadhall.core.game import OURS, find
from meadhall.core.whole import STAMPS
from meadhall.i18n import LANGUAGES, value_name, words
from meadhall.story import tell

from .bots.test_two_worlds import tells_apart
from .test_cli import run, told
from .test_i18n import HOLE, phrases_of
from .twin import trace

ROOT = Path(__file__).parent.parent
HOARD = ROOT / "examples" / "hoard"


def played(seats: int, seed: int, bot: str = "thrall") -> Table:
    table = Table.new("hoard", seats, seed)
    players = [Player(bot, table, seat) for seat in range(seats)]
    while table.outcome is None:
        players[table.due].play()
    return table


def test_it_is_a_game_beside_ours() -> None:
    assert meadhall.games() == (*OURS, "hoard")
    assert find("hoard").plain and not find("eketorp").plain


def test_interpreted_games_equal_compiled_ones() -> None:
    cases = [("hoard", seats, 7, {"heap": "sinks"}) for seats in find("hoard").seats]
    done = subprocess.run(
        [sys.executable, "-m", "tests.twin"], input=json.dumps(cases), capture_output=True, text=True, cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == [trace(*case) for case in cases]


def test_a_recorded_game_replays_to_the_same_end() -> None:
    table = Table.load(HOARD / "recorded.json")
    assert table.outcome and [each["total"] for each in table.outcome.scores] == [13, 20, 10]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("bot", ["thrall", "search@20"])
def test_no_bot_tells_two_worlds_apart(bot: str, seats: int) -> None:
    looked = [tells_apart(bot, "hoard", seats, every=5)]
    assert sum(peeked for peeked, _ in looked) == 0 and sum(worlds for _, worlds in looked) > 3


def test_without_a_judgement_there_is_no_karl() -> None:
    game = find("hoard")
    assert levels_of(game) == ("thrall", "jarl", "konung")
    assert (usual_level(game), stand_in(game)) == ("jarl", "thrall")
    with pytest.raises(ValueError, match="hoard has no karl; there are thrall, jarl, konung"):
        check_plays(game, "karl")


def test_a_bot_that_fails_is_replaced_by_thrall() -> None:
    table = Table.new("hoard", 2, 1)
    player = Player("tests.bots.failing:Raising", table, 0)
    player.play()
    assert player.failure and str(player.failure).endswith("Thrall plays on in its place")


def test_the_search_beats_thrall() -> None:
    wins = [0 in result.winners for result in meadhall.simulate("hoard", ["search@300", "thrall"], games=20)]
    assert sum(wins) > 13


def test_many_games_are_compiled() -> None:
    results = list(meadhall.simulate("hoard", ["thrall"] * 4, games=500))
    assert {result.rounds for result in results} == {12} and {result.reason for result in results} == {"rounds"}
    assert 200 < sum(0 in result.winners for result in results) + sum(3 in result.winners for result in results) < 400


def test_it_is_played_on_the_command_line(tmp_path: Path) -> None:
    saved = str(tmp_path / "game.json")
    shown = run("play", "hoard", "--seats", "me,thrall", "--seed", "3", "--save", saved, stdin="1\n" * 60)
    assert shown.returncode == 0, shown.stderr
    assert "Which card do you choose?" in shown.stdout and "Twelve rounds are played" in shown.stdout
    assert Table.load(saved).outcome
    assert "is turned up, and the heap is worth" in told("replay", saved, "--seat", "0").stdout
    assert "**H3**" in told("rules", "hoard").stdout and "Equal cards cancel" in told("rules", "hoard", "H3.2").stdout
    assert "--preset standard: as the guide says" in told("options", "hoard").stdout


def test_it_is_played_in_the_arena(tmp_path: Path) -> None:
    shown = run("arena", "hoard", "--bots", "thrall,search@20", "--seats", "2", "--games", "4", "--out", str(tmp_path))
    assert shown.returncode == 0, shown.stderr
    refused = told("arena", "hoard", "--bots", "thrall,karl")
    assert refused.returncode and "hoard has no karl" in refused.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_it_says_has_words(language: str) -> None:
    game, speaker = find("hoard"), words(language)
    for seats in game.seats:
        for phrase in phrases_of(played(seats, seats)):
            assert not HOLE.search(speaker.say(phrase)), phrase
    ids = [f"hoard-reason-{reason.name.lower().replace('_', '-')}" for reason in game.reasons if reason]
    ids += [f"hoard-part-{part}" for part in game.parts] + [f"hoard-ending-{each}" for each in game.endings[1:]]
    ids += [f"hoard-preset-{preset}" for preset in game.presets] + ["hoard", "hoard-legend", "hoard-tagline"]
    for option in game.options:
        ids.append(f"hoard-option-{option.name}")
        for attribute in ("explain", *(value_name(option, value) for value in option.values)):
            assert speaker.explain(f"hoard-option-{option.name}", attribute)
    assert all(not HOLE.search(speaker.say(each)) for each in ids)


def test_a_view_has_the_board_in_words_of_what_the_viewer_knows() -> None:
    table = Table.new("hoard", 2, 1)
    other = table.fork(0, seed=5)
    assert table.view(0)["board"] == other.view(0)["board"] != table.view(1)["board"]
    assert "board" not in Table.new("eketorp", 3, 1).view(0)
    assert not any(phrase.id == "hoard-event-hand" for _, told in tell(table, None) for phrase in told)


def test_its_sources_are_part_of_what_compiled_code_is_kept_by() -> None:
    game = find("hoard")
    assert {game.state.dtype: stamp(HOARD), game.known.dtype: stamp(HOARD)} == STAMPS
    assert stamp(HOARD) in ready_mark(CACHE).name


def test_its_card_table_is_checked(tmp_path: Path) -> None:
    game, path = find("hoard"), tmp_path / "cards.csv"
    text = (HOARD / "cards" / "hoard.csv").read_text()
    for spoilt in ("", text.replace(",9", ",99"), text.replace(",9", ",0"), text.replace(",9", ",x")):
        path.write_text(spoilt)
        with pytest.raises(ValueError, match="expected"):
            game.load_cards(path)
    path.write_text(text.replace(",9", ",8"))
    assert int(np.max(game.load_cards(path).record.worth)) == 8
    assert bot_named("jarl")(game, game.load_cards(path))


def test_what_the_guide_says_is_true() -> None:
    guide = ROOT / "docs" / "guides" / "write-a-game.md"
    found = doctest.DocTestParser().get_doctest(guide.read_text(encoding="utf-8"), {}, guide.name, str(guide), 0)
    assert len(found.examples) == 11
    assert doctest.DocTestRunner(verbose=False).run(found).failed == 0
