"""Bots at a table of people: named, told of when they fail, and the same after the game was left and taken up again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.cli.commands import check_bots
from meadhall.cli.session import Session
from meadhall.cli.terminal import next_seat, play, trusted
from meadhall.core.game import find
from meadhall.i18n import words

FAILING = "tests.bots.failing"


def table_of(*players: str, game: str = "eketorp", seed: int = 5) -> Table:
    table = Table.new(game, len(players), seed)
    table.players = players
    return table


def answers(monkeypatch: pytest.MonkeyPatch, given: Iterator[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: next(given))


def always_the_first(times: int | None = None) -> Iterator[str]:
    while times is None or times > 0:
        yield "1"
        times = None if times is None else times - 1
    yield "quit"


@pytest.mark.parametrize(
    ("game", "who", "answered"), [("eketorp", ("search@3", "me", "karl"), 40), ("shipwrights", ("me", "search@3"), 50)]
)
def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(
    game: str, who: tuple[str, ...], answered: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = table_of(*who, game=game)
    answers(monkeypatch, always_the_first())
    play(Session(whole, words("en"), tmp_path / "whole.json"))
    path = tmp_path / "left.json"
    table, times = table_of(*who, game=game), 0
    while table.outcome is None:
        answers(monkeypatch, always_the_first(answered))
        play(Session(table, words("en"), path))
        table, times = Table.load(path), times + 1
    assert times > 1 and table.entries == whole.entries


def test_a_move_is_tried_before_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of("me", "karl", "karl", seed=3)
    answers(monkeypatch, iter(["try plan C2 D1", "try plan C9", "quit"]))
    play(Session(table, words("en"), tmp_path / "game.json"))
    said, made = capsys.readouterr().out, table.made(0)
    assert "Likely: " in said and "The worst of 200 imagined rounds: " in said and "Nothing has happened yet." in said
    assert said.count("Nothing has happened yet.") == 1, "what is not legal is refused"
    assert not table.known(0).plan.any() and made == 0


def test_what_is_tried_or_asked_about_is_named_by_its_number_too_and_says_what_is_asked_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_of("me", "karl", "karl", seed=3)
    first = table.moves(0)[0]
    answers(monkeypatch, iter(["try 1", "? 1", "try exchange", "quit"]))
    play(Session(table, words("en"), tmp_path / "game.json"))
    said = capsys.readouterr().out
    assert said.count("Nothing has happened yet.") == 1 and "There’s no such move" not in said
    assert words("en").say("possible", action=table.game.action(first, table.known(0), table.cards)) in said
    assert "First place your vikings. (rule E4.1.2)" in said


@pytest.mark.parametrize(
    ("language", "greeting"),
    [
        ("en", "Red (0, a person), Blue (1, Karl), Yellow (2, search of 7) and Green (3, Thrall)"),
        ("it", "Rosso (0, una persona), Blu (1, Karl), Giallo (2, ricerca da 7) e Verde (3, Thrall)"),
        ("fr", "Rouge (0, une personne), Bleu (1, Karl), Jaune (2, recherche de 7) et Vert (3, Thrall)"),
    ],
)
def test_every_bot_is_greeted_by_its_name(
    language: str, greeting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, iter(["?", "quit"]))
    play(Session(table_of("me", "karl", "search@7", "random"), words(language), tmp_path / "game.json"))
    said = capsys.readouterr().out
    assert greeting in said
    assert said.count("Thrall ") == 1 and said.count("Karl ") == 1  # what each is, in the help


def test_a_failing_bot_is_told_of_once_and_karl_sits_there_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    answers(monkeypatch, always_the_first(30))
    play(Session(table_of("me", f"{FAILING}:Raising", f"{FAILING}:Unmade"), words("en"), path))
    said = capsys.readouterr().out
    raised = f"{FAILING}:Raising, playing Blue, broke down (RuntimeError: no idea <b>at all</b>). Karl plays on"
    unmade = f"{FAILING}:Unmade was to play Yellow but can’t (KeyError: 'no such file'). Karl plays"
    assert said.count(raised) == 1 and said.count(unmade) == 1
    left = Table.load(path)
    assert left.players == ("me", "karl", "karl") and left.outcome is None
    with_karl = table_of("me", "karl", "karl")
    answers(monkeypatch, always_the_first(30))
    play(Session(with_karl, words("en"), tmp_path / "karl.json"))
    assert left.entries == with_karl.entries


def test_a_file_starts_no_program_that_nobody_has_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    mine = f"{FAILING}:Raising"
    with pytest.raises(ValueError, match=rf"'{mine}' in .* is a program; if you trust it, add --bot {mine}"):
        check_bots(path, find("eketorp"), ["karl", mine], [])
    check_bots(path, find("eketorp"), ["karl", mine], [mine])
    assert trusted(table_of("me", mine, mine)) == f" --bot {mine}" and trusted(table_of("me", "karl", "karl")) == ""
    with pytest.raises(ValueError, match=r"game\.json: no bot is called 'king'"):
        check_bots(path, find("eketorp"), ["king"], [])


def test_nobody_is_sent_from_the_screen_who_may_stay() -> None:
    """In Shipwrights' actions two people do not swap seats after every action, and no bot has to wait for both."""
    table = table_of("me", "me", "karl", game="shipwrights")
    session = Session(table, words("en"), Path("unused.json"))
    asked: list[int] = []
    while table.outcome is None:
        seat = next_seat(session)
        if table.players[seat] == "me":
            session.looking = seat
        if not table.game.rules.sealed(table.position.state):
            asked.append(seat)
        table.play(seat, table.moves(seat)[-1])
    turns = [seat for at, seat in enumerate(asked) if at == 0 or asked[at - 1] != seat]
    people = [seat for seat in turns if seat != 2]
    swaps = sum(people[at] != people[at - 1] for at in range(1, len(people)))
    assert {0, 1, 2} == set(turns) and turns.count(2) > 3 and swaps < 15
