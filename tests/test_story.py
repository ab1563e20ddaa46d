"""What is told of a log: the same from any entry on and in any company, and only to whom something changed."""

import random
from functools import cache
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase, seat_name
from meadhall.saga import plain, saga
from meadhall.story import Piece, Viewer, tell, tell_all

GOLDEN = Path(__file__).parent / "golden"
Told = tuple[int, dict[Viewer, Piece]]
every_game = pytest.mark.parametrize(
    ("game", "seats"), [("eketorp", 3), ("eketorp", 5), ("shipwrights", 1), ("shipwrights", 4)]
)


@cache
def played(game: str, seats: int) -> tuple[Table, list[Told]]:
    """A game with moves taken back, and what was heard of each entry at once, from the state before the move."""
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
def test_a_story_from_a_later_entry_on_is_the_rest_of_the_whole(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    whole = list(tell(table, 0))
    for first in (*undos(table)[:3], undos(table)[-1] + 1, len(table.entries)):
        assert list(tell(table, 0, first)) == whole[first:]
        assert list(tell(table, 0, first, first + 7)) == whole[first : first + 7]


@every_game
def test_an_entry_changes_for_a_viewer_what_a_look_shows(game: str, seats: int) -> None:
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
    for _, pieces in heard:
        assert all(each.changed or not each.phrases for each in pieces.values())


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
    told = [heard for _, heard in tell_all(table, [None, 1], first)]
    assert [[phrase.id for phrase in pieces[None].phrases] for pieces in told] == [[], ["eketorp-event-planned"]]


@every_game
def test_the_saga_has_every_sentence_once_and_none_that_was_taken_back(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    live, grammar = set(table.live), table.game.lines
    told = [(at, phrase) for at, phrases in tell(table, 0) if at in live for phrase in phrases]
    silent = [each for each in told if grammar.role(each[1]) in ("closes", "untold")]
    lines = saga(table, 0)
    assert silent
    found = [(at, phrase.id) for line in lines for at, phrase in line.sentences]
    assert sorted(found) == sorted((at, phrase.id) for at, phrase in told if (at, phrase) not in silent)
    assert len(lines) < 0.75 * len(told)


@every_game
def test_an_undo_names_the_entries_that_it_takes_back(game: str, seats: int) -> None:
    table, _ = played(game, seats)
    taken = {entry for at, heard in tell_all(table, [0]) for entry in heard[0].undone}
    assert taken | set(table.live) | set(undos(table)) == set(range(len(table.entries)))
    assert not taken & set(table.live)


def test_a_fight_and_a_builder_have_one_line_each() -> None:
    table = Table.load(GOLDEN / "eketorp-06-4-rounds.json")
    lines = [[phrase.id.removeprefix("eketorp-event-") for phrase in line.phrases] for line in saga(table, None)]
    fights = [line for line in lines if line[0] in ("attack-over", "contest-over", "siege-over")]
    assert len(fights) > 20 and all(line[1] == line[0].removesuffix("-over") for line in fights)
    assert not [line for line in lines if line[0] in ("attack", "contest", "siege", "hurt", "plundered", "planned")]
    assert {"hurt", "hurt-both", "plundered"} <= {each for line in fights for each in line}
    builders = [line for line in lines if "built" in line]
    assert max(map(len, builders)) > 2 and all(set(line) == {"built"} for line in builders)
    assert not [line for line in lines if line[0] in ("brought-home", "last-round")]  # the builders and the end say it


def test_who_trades_again_and_again_has_one_line() -> None:
    table = Table.load(GOLDEN / "shipwrights-4-sensible.json")
    lines = [[phrase.id.removeprefix("shipwrights-event-") for phrase in line.phrases] for line in saga(table, None)]
    trades = [line for line in lines if line[0] in ("bought", "hero-trade")]
    assert any(line.count(line[0]) > 1 for line in trades)
    assert not [line for line in lines if line[0] != "bought" and "bought" in line]


def test_a_ship_has_one_line_that_begins_with_it() -> None:
    table = Table.load(GOLDEN / "shipwrights-4-sensible.json")
    lines = [[phrase.id.removeprefix("shipwrights-event-") for phrase in line.phrases] for line in saga(table, None)]
    ships = [line for line in lines if "launched" in line]
    assert len(ships) > 3 and all(line[0] == "launched" for line in ships)
    assert not [line for line in lines if {"picked", "ended", "hand", "spent", "returned", "used-building"} & set(line)]
    assert [line for line in lines if line == ["earned"]]
    assert not [line for line in lines if line[0] in ("paid", "steps", "drew", "craftsman", "labourer")]


def test_what_is_sent_says_to_which_line_it_belongs() -> None:
    game = Table.new("shipwrights", 3, 1).game
    who = seat_name(1)
    phrases = [Phrase(f"shipwrights-event-{name}", {"who": who}) for name in ("launched", "steps", "picked", "hut")]
    places = [(each.get("line"), each.get("of")) for each in plain(game, phrases)]
    assert places == [("begins", "blue"), ("joins", "blue"), ("untold", None), (None, None)]
    [undone] = plain(game, [Phrase("event-undo", {"who": who})], [3, 4])
    assert (undone["line"], undone["undone"]) == ("untold", [3, 4])
