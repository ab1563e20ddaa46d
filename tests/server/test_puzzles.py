"""A puzzle over HTTP: the same for everybody, nobody else acts, and a try changes nothing."""

from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.core.game import find
from meadhall.puzzles import Puzzle, puzzles_of
from meadhall.puzzles.judge import codes_of
from meadhall.server.bots.driver import due_bots
from meadhall.server.storage.queries import Seat

from .people import People, Person

GAMES = ("eketorp", "shipwrights")


def begun(guests: People, puzzle: Puzzle) -> Person:
    made = guests.http.post(f"/api/games/{puzzle.game}/puzzles/{puzzle.id}", json={"name": "Ása"}).json()
    return Person(guests.http, made["table"], puzzle.seat, made["seats"][str(puzzle.seat)])


def tried(solver: Person, move: object) -> dict[str, object]:
    answer = solver.http.post(
        f"/api/tables/{solver.table}/seats/{solver.seat}/puzzle",
        json={"move": move},
        headers={"Authorization": f"Bearer {solver.secret}"},
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_and_chosen_by_date_without_their_solution(guests: People, game: str) -> None:
    listed = guests.http.get(f"/api/games/{game}/puzzles").json()
    assert [each["id"] for each in listed] == [each.id for each in puzzles_of(find(game))]
    assert set(listed[0]) == {"game", "id", "theme", "level", "seats", "round"}
    days = [guests.http.get(f"/api/puzzles/2026-11-{day}").json() for day in (18, 18, 19)]
    assert days[0] == days[1] != days[2]
    assert {each["game"] for each in days[0]} >= set(GAMES)
    assert guests.http.get("/api/puzzles/tomorrow").status_code == 422
    assert guests.http.post(f"/api/games/{game}/puzzles/none", json={"name": "Ása"}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_says_what_it_costs_and_the_right_one_solves_it(guests: People, game: str) -> None:
    puzzle = next(each for each in puzzles_of(find(game)) if len(each.moves[0].steps) == len(each.moves[1].steps) == 1)
    solver = begun(guests, puzzle)
    before = solver.look()
    assert before["table"]["puzzle"] == puzzle.id
    assert before["view"]["waiting"] and puzzle.seat in before["view"]["waiting"]
    best, other = (codes_of(puzzle, each)[0] for each in puzzle.moves[:2])
    wrong = tried(solver, other)
    assert (wrong["verdict"], wrong["why"], wrong["moves"]) == ("wrong", puzzle.moves[1].why, [])
    right = tried(solver, best)
    assert right["verdict"] == "right" and len(right["moves"]) == len(puzzle.moves)  # type: ignore[arg-type]
    assert tried(solver, None)["verdict"] == "shown"
    after = solver.look()
    assert after["view"]["position"] == before["view"]["position"] and after["event"] == before["event"]


def test_a_part_of_a_move_is_played_and_the_whole_is_judged(guests: People) -> None:
    puzzle = next(each for each in puzzles_of(find("shipwrights")) if len(each.moves[0].steps) == 2)
    solver = begun(guests, puzzle)
    first, second = codes_of(puzzle, puzzle.moves[0])
    assert tried(solver, first)["verdict"] == "on"
    assert solver.move(first).status_code == 200
    assert tried(solver, second)["verdict"] == "right"


def others_are_due(puzzle: Puzzle) -> bool:
    """Tell whether a bot would act here before the solver has."""
    table = puzzle.table()
    if table.game.rules.sealed(table.position.handle):
        return len(table.waiting) > 1
    return table.due != puzzle.seat


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_acts_and_no_other_table_is_judged(guests: People, game: str) -> None:
    puzzle = next(each for each in puzzles_of(find(game)) if others_are_due(each))
    solver, due = begun(guests, puzzle), list(puzzle.table().waiting)
    assert solver.look()["view"]["waiting"] == due
    live: Any = SimpleNamespace(running=True, table=puzzle.table(), seats=[Seat("bot", "", "karl")] * puzzle.seats)
    live.puzzle = None
    assert due_bots(live), "at another table somebody would act"
    live.puzzle = puzzle.id
    assert due_bots(live) == []
    plain = guests.http.post("/api/games/eketorp/lessons/1-round", json={"name": "Ása"}).json()
    other = Person(guests.http, plain["table"], 0, plain["seats"]["0"])
    answer = other.http.post(
        f"/api/tables/{other.table}/seats/0/puzzle",
        json={"move": None},
        headers={"Authorization": f"Bearer {other.secret}"},
    )
    assert answer.status_code == 404
