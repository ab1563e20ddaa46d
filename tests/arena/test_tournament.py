"""A tournament gives the same results however often it was interrupted and however many cores play it."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.job import Job, Result
from meadhall.arena.pool import Here, Processes, WorkerDied
from meadhall.arena.report import report
from meadhall.arena.tournament import CODE, RESULTS, Folder, Tournament
from meadhall.core.game import find
from meadhall.simulation.games import simulate_compiled

from .playing import timeless, tournament

FAILING = "tests.bots.failing"


def played(what: Tournament, path: Path, jobs: int = 1) -> list[Result]:
    folder = Folder(path, what)
    list(folder.play(Here() if jobs == 1 else Processes(jobs)))
    folder.close()
    return sorted(map(timeless, folder.results.values()), key=lambda result: result["index"])


def untimed(text: str) -> list[Result]:
    return sorted(map(timeless, map(json.loads, text.splitlines()[1:])), key=lambda result: result["index"])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Result], str]:
    """A tournament that was never interrupted."""
    path = tmp_path_factory.mktemp("whole")
    return played(tournament(), path), (path / RESULTS).read_text(encoding="utf-8")


def test_a_result_tells_the_whole_game(whole: tuple[list[Result], str]) -> None:
    results, text = whole
    game, what = find("eketorp"), tournament()
    assert [result["index"] for result in results] == list(range(6)) and len(text.splitlines()) == 7
    assert json.loads(text.splitlines()[0]) == json.loads(json.dumps(what.configuration))
    for result, planned in zip(results, what.plan, strict=True):
        assert (result["seed"], tuple(result["seating"])) == (planned.seed, planned.seating)
        totals = [scores["total"] for scores in result["scores"]]
        assert result["course"][-1] == totals and len(result["course"]) == result["rounds"] + 1
        assert all(sum(scores[part] for part in game.parts) == scores["total"] for scores in result["scores"])
        assert result["reason"] in game.endings and result["failures"] == []
        assert result["decisions"] > sum(result["asked"]) > 50
        assert set(result["winners"]) <= {seat for seat, total in enumerate(totals) if total == max(totals)}


def same_as_compiled(what: Tournament, results: list[Result]) -> bool:
    for result in results:
        seeds = range(result["seed"], result["seed"] + 1)
        [[same]] = simulate_compiled(what.game, result["seating"], seeds, what.options, what.cards)
        told = (same.winners, same.reason, same.rounds, same.decisions)
        if told != tuple(result[name] for name in ("winners", "reason", "rounds", "decisions")):
            return False
        if same.scores != [scores["total"] for scores in result["scores"]]:
            return False
    return len(results) > 0


def test_games_of_those_who_answer_at_once_are_the_compiled_ones(
    whole: tuple[list[Result], str], tmp_path: Path
) -> None:
    assert same_as_compiled(tournament(), whole[0])
    other = tournament(seats=4, games=4, game="shipwrights")
    assert same_as_compiled(other, played(other, tmp_path))


def test_two_cores_play_the_same(whole: tuple[list[Result], str], tmp_path: Path) -> None:
    assert played(tournament(), tmp_path, jobs=2) == whole[0]


class Breaking:
    """A pool that is interrupted after some games, and gives the others in the wrong order."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        for at, result in enumerate(Here().run(reversed(list(jobs)))):
            if at == self.after:
                raise KeyboardInterrupt
            yield result


@pytest.mark.parametrize("cut", [0, 1, 200])
def test_an_interrupted_tournament_goes_on_where_it_stopped(
    cut: int, whole: tuple[list[Result], str], tmp_path: Path
) -> None:
    """Even if its last line was cut off in the middle, be it only the end of the line."""
    folder = Folder(tmp_path, tournament())
    with pytest.raises(KeyboardInterrupt):
        list(folder.play(Breaking(3)))
    folder.close()
    path = tmp_path / RESULTS
    path.write_bytes(path.read_bytes()[: -cut or None])
    again = Folder(tmp_path, tournament())
    assert len(again.results) == (3 if cut == 0 else 2)
    assert len(list(again.play(Here()))) == 6 - len(again.results) + (4 if cut else 3)
    again.close()
    assert untimed(path.read_text(encoding="utf-8")) == whole[0]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 7


def test_a_folder_whose_first_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text('{"meadhall": "0.1')
    folder = Folder(tmp_path, tournament())
    folder.close()
    assert json.loads((tmp_path / RESULTS).read_text().splitlines()[0])["game"] == "eketorp"


@pytest.mark.parametrize(
    ("other", "name"),
    [
        ({"seed": 2}, "seed"),
        ({"bots": "karl,thrall"}, "bots"),
        ({"seats": 4}, "seats"),
        ({"games": 9}, "games"),
        ({"seconds": 1.0}, "seconds"),
        ({"options": "french"}, "options"),
        ({"game": "shipwrights"}, "game, options, cards"),
    ],
)
def test_a_folder_of_another_tournament_is_refused_and_stays_as_it_is(
    other: dict[str, Any], name: str, whole: tuple[list[Result], str], tmp_path: Path
) -> None:
    (tmp_path / RESULTS).write_text(whole[1], encoding="utf-8")
    with pytest.raises(ValueError, match=f"holds another tournament: it differs in ({name})"):
        Folder(tmp_path, tournament(**other))
    assert (tmp_path / RESULTS).read_text(encoding="utf-8") == whole[1]


def test_a_bot_of_ones_own_that_was_edited_is_another_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    source = tmp_path / "edited_bot.py"
    source.write_text("from meadhall.bots.bot import Thrall\nclass Mine(Thrall): pass\n")
    before = tournament("edited_bot:Mine,karl").configuration
    source.write_text("from meadhall.bots.bot import Thrall\nclass Mine(Thrall): mood = 1\n")
    after = tournament("edited_bot:Mine,karl").configuration
    assert [name for name in before if before[name] != after[name]] == [CODE]


@pytest.mark.parametrize(
    ("number", "line"),
    [(1, "{}"), (1, "hello"), (3, '{"index": 1}'), (3, "cut off"), (4, '{"index": 99, "seed": 1, "seating": []}')],
)
def test_a_damaged_file_is_refused_with_its_line(
    number: int, line: str, whole: tuple[list[Result], str], tmp_path: Path
) -> None:
    lines = whole[1].splitlines()
    lines[number - 1] = line
    (tmp_path / RESULTS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not a tournament's" if number == 1 else f"damaged in line {number}"):
        Folder(tmp_path, tournament())


def test_one_folder_is_written_by_one_program(tmp_path: Path) -> None:
    folder = Folder(tmp_path, tournament())
    with pytest.raises(ValueError, match="another tournament is being played"):
        Folder(tmp_path, tournament())
    folder.close()
    Folder(tmp_path, tournament()).close()


def test_failures_are_counted_and_the_games_go_on(tmp_path: Path) -> None:
    results = played(tournament(f"thrall,{FAILING}:Raising,{FAILING}:Cheating", games=3), tmp_path)
    kinds = [sorted(failure["kind"] for failure in result["failures"]) for result in results]
    assert kinds == [["illegal", "raised"]] * 3
    assert all("game" in failure["table"] and "seed 1" in failure["table"] for failure in results[0]["failures"])


def test_a_bot_that_ends_its_process_is_named_with_its_game(tmp_path: Path) -> None:
    what = tournament(f"thrall,{FAILING}:Dying", games=3)
    folder = Folder(tmp_path, what)
    with pytest.raises(WorkerDied, match=rf"game \d \(seed 1, .*{FAILING}:Dying.*\) ended its process"):
        list(folder.play(Processes(2)))
    folder.close()


def test_the_report_is_the_same_however_the_results_came(whole: tuple[list[Result], str]) -> None:
    timed = [result | {"seconds": [0.0] * 3} for result in whole[0]]
    assert report(tournament(), timed) == report(tournament(), timed[::-1])
