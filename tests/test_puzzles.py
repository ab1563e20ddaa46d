"""Puzzles: every one that is shipped loads, its moves are legal, its first is the best, and each day has its own."""

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.hints import Advice
from meadhall.core.game import find
from meadhall.core.phrase import Phrase, Said
from meadhall.core.rng import thoughts
from meadhall.i18n import LANGUAGES, words
from meadhall.puzzles import (
    LEVELS,
    Puzzle,
    PuzzleError,
    ahead,
    of_the_day,
    pack,
    puzzle_of,
    puzzles_of,
    read,
    unpack,
    why_not,
    write,
)
from meadhall.puzzles.judge import codes_of, judge
from meadhall.puzzles.make import STAGE, TENFOLD, Maker

GAMES = ("eketorp", "shipwrights")
SAMPLE = 5


def shipped(game: str) -> tuple[Puzzle, ...]:
    return puzzles_of(find(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_set_and_its_first_move_is_best(game: str) -> None:
    puzzles = shipped(game)
    assert [why_not(each) for each in puzzles if why_not(each)] == []
    assert len(puzzles) >= 100 and len({each.id for each in puzzles}) == len(puzzles)
    assert len(Counter(each.theme for each in puzzles)) >= 5
    assert set(LEVELS) == {each.level for each in puzzles}
    assert min(ahead(each.moves) for each in puzzles) >= 0.02 - 0.0005


def test_a_spoilt_puzzle_is_found_out() -> None:
    puzzle = shipped("eketorp")[0]
    first, *others = puzzle.moves
    world = unpack(puzzle.state)
    spoilt = [
        replace(puzzle, moves=(*others, first)),
        replace(puzzle, moves=(first,)),
        replace(puzzle, moves=(first, first)),
        replace(puzzle, moves=(replace(first, steps=("build 0 stone",)), *others)),
        replace(puzzle, moves=(replace(first, steps=("fly",)), *others)),
        replace(puzzle, margin=0.9),
        replace(puzzle, theme="nothing"),
        replace(puzzle, seat=(puzzle.seat + 1) % puzzle.seats, seats=6),
        replace(puzzle, state=pack(world | {"seats": 9})),
        replace(puzzle, state=pack({})),
        replace(puzzle, state="…"),
    ]
    assert [at for at, each in enumerate(spoilt) if not why_not(each)] == []


def test_a_file_says_which_line_is_no_puzzle(tmp_path: Path) -> None:
    puzzles, file = list(shipped("shipwrights")[:3]), tmp_path / "puzzles.jsonl"
    write(file, puzzles)
    assert list(read("shipwrights", file)) == puzzles
    lines = file.read_text(encoding="utf-8").splitlines()
    plain = json.loads(lines[1])
    del plain["seat"]
    file.write_text("\n".join([lines[0], json.dumps(plain), lines[2]]), encoding="utf-8")
    with pytest.raises(PuzzleError, match="line 2"):
        read("shipwrights", file)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_best_move_is_right_in_whatever_order_its_steps_are(game: str) -> None:
    judged = Counter[str]()
    for puzzle in shipped(game)[::7]:
        verdicts = [judge(puzzle, codes_of(puzzle, each)) for each in puzzle.moves]
        assert [each.verdict for each in verdicts] == ["right", *["wrong"] * (len(puzzle.moves) - 1)]
        assert [each.move for each in verdicts] == list(puzzle.moves)
        parts = codes_of(puzzle, puzzle.moves[0])[:-1]
        judged[judge(puzzle, parts).verdict if parts else "whole"] += 1
    assert judged["on"] and not judged["right"]


@pytest.mark.parametrize("game", GAMES)
def test_each_day_has_one_puzzle_and_all_come_before_one_comes_again(game: str) -> None:
    found, first = find(game), date(2026, 11, 18)
    count = len(shipped(game))
    days = [of_the_day(found, first + timedelta(days=each)) for each in range(count + 1)]
    assert len({each.id for each in days[:count] if each}) == count
    assert days[count] == days[0] == of_the_day(found, first)
    assert of_the_day(found, date(1, 1, 1)) and of_the_day(found, date.max)
    assert puzzle_of(found, "nothing") is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_a_world_that_the_seat_may_imagine(game: str) -> None:
    """Another world of what the seat knows is told the same of; so nothing hidden is in a puzzle."""
    others = 0
    for at, puzzle in enumerate(shipped(game)[::9]):
        table = puzzle.table()
        other = table.fork(puzzle.seat, seed=at)
        assert other.known(puzzle.seat).tobytes() == table.known(puzzle.seat).tobytes()
        others += other.position.array.tobytes() != table.position.array.tobytes()
        twin = replace(puzzle, state=pack(find(game).state.plain(other.position.state)))
        assert why_not(twin) == ""
        moves = [codes_of(puzzle, each) for each in puzzle.moves]
        assert [judge(twin, each) for each in moves] == [judge(puzzle, each) for each in moves]
    assert others > 5


def phrase(said: Said) -> Phrase:
    params = {
        name: phrase(value)
        if isinstance(value, dict)
        else [phrase(each) for each in value]
        if isinstance(value, list)
        else value
        for name, value in said["params"].items()
    }
    return Phrase(said["id"], params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_reason_theme_and_level_is_said(language: str) -> None:
    say = words(language).say
    for game in GAMES:
        for puzzle in shipped(game):
            assert say(f"puzzle-theme-{game}-{puzzle.theme}") and say("puzzle-level", level=puzzle.level)
        for puzzle in shipped(game)[::5]:
            for move in puzzle.moves:
                assert say(phrase(move.says)) and say(phrase(move.why))


def searched_again(puzzle: Puzzle, seed: int) -> np.ndarray:
    table = puzzle.table()
    seat = puzzle.seat
    advice = Advice(
        table.game, table.cards, table.known(seat), table.moves(seat), thoughts(seed, seat, 0), effort=TENFOLD
    )
    return np.array(advice.ideas(STAGE)[0].codes)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_stands_when_it_is_searched_again(game: str) -> None:
    for puzzle in shipped(game)[:: len(shipped(game)) // SAMPLE]:
        assert searched_again(puzzle, 31).tolist() == codes_of(puzzle, puzzle.moves[0]), puzzle.id


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_more_can_be_made(game: str) -> None:
    maker = Maker(find(game), 2, seed=900)
    made = maker.make(lambda puzzle: None)
    assert [why_not(each) for each in made] == ["", ""] and maker.dropped.total() > 0
