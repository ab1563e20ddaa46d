"""What is told of a log: the same from any row on and in any company, and only to those for whom something changed."""

import random
from functools import cache

import pytest

from meadhall import Table
from meadhall.story import Piece, Viewer, tell, tell_all

Told = tuple[int, dict[Viewer, Piece]]
every_game = pytest.mark.parametrize(
    ("game", "seats"), [("eketorp", 3), ("eketorp", 5), ("shipwrights", 1), ("shipwrights", 4)]
)


@cache
def played(game: str, seats: int) -> tuple[Table, list[Told]]:
    """A game with moves taken back, and what was heard of each row at once, from the state before the move."""
    table, dice, heard = Table.new(game, seats, 3), random.Random(3), list[Told]()
    while table.waiting and len(table.entries) < 500:
        state, first, seat = table.position.array.tobytes(), len(table.entries), dice.choice(table.waiting)
        if dice.random() < 0.1 and table.undoable(seat):
            table.undo(seat)
        else:
            table.play(seat, dice.choice(table.moves(seat)))
        heard += tell_all(table, viewers(table), first, state=state)
    return table, heard


def viewers(table: Table) -> list[Viewer]:
    return [None, *range(table.seats)]


def undos(table: Table) -> list[int]:
    return [at for at, entry in enumerate(table.entries) if entry.mark == "undo"]


@every_game
def test_rows_are_heard_as_they_come_as_in_the_whole_log(game: str, seats: int) -> None:
    table, heard = played(game, seats)
    assert len(undos(table)) > 3
    assert heard == list(tell_all(table, viewers(table)))[heard[0][0] :]


@every_game
def test_each_viewer_is_told_alone_what_it_hears_in_company(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    together = list(tell_all(table, viewers(table)))
    for viewer in viewers(table):
        assert list(tell(table, viewer)) == [(at, heard[viewer].phrases) for at, heard in together]


@every_game
def test_a_story_from_a_later_row_on_is_the_rest_of_the_whole(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    whole = list(tell(table, 0))
    for first in (*undos(table)[:3], undos(table)[-1] + 1, len(table.entries)):
        assert list(tell(table, 0, first)) == whole[first:]
        assert list(tell(table, 0, first, first + 7)) == whole[first : first + 7]


@every_game
def test_a_row_changes_for_a_viewer_what_a_look_shows(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    replay = table.at(0)
    before = {viewer: replay.known(viewer).tobytes() for viewer in viewers(table)}
    for at, heard in tell_all(table, viewers(table)):
        replay.follow(table.entries[at])
        after = {viewer: replay.known(viewer).tobytes() for viewer in viewers(table)}
        assert {viewer: each.changed for viewer, each in heard.items()} == {
            viewer: after[viewer] != before[viewer] for viewer in viewers(table)
        }
        before = after


@every_game
def test_nothing_is_told_to_whom_nothing_changed(game: str, seats: int) -> None:
    _, heard = played(game, seats)
    for _, row in heard:
        assert all(each.changed or not each.phrases for each in row.values())


@every_game
def test_an_undo_is_told_to_those_who_knew_of_the_move(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    for at, heard in tell_all(table, viewers(table)):
        for each in heard.values():
            told = [phrase.id for phrase in each.phrases]
            assert ("event-undo" in told) == (table.entries[at].mark == "undo" and each.changed)


def test_a_viking_sent_in_secret_is_news_to_its_owner_alone() -> None:
    table = Table.new("eketorp", 3, 1)
    state, first = table.position.array.tobytes(), len(table.entries)
    table.play(1, "place B")
    [(at, heard)] = tell_all(table, [None, 0, 1, 2], first, state=state)
    assert at == first
    assert {viewer: each.changed for viewer, each in heard.items()} == {None: False, 0: False, 1: True, 2: False}
    table.play(1, "place home")
    rows = [heard for _, heard in tell_all(table, [None, 1], first)]
    assert [[phrase.id for phrase in row[None].phrases] for row in rows] == [[], ["eketorp-event-planned"]]
