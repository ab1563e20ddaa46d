"""A move tried out shows what it would come to, and nothing that its seat does not know."""

import random
from collections.abc import Iterator

import pytest

from meadhall import Table, trial
from meadhall.server.errors import Refusal
from meadhall.server.tables.trial import try_move

GAMES = [("eketorp", 3), ("eketorp", 5), ("shipwrights", 1), ("shipwrights", 2), ("shipwrights", 3)]
LOOKS = 40  # positions of a game


def positions(game: str, seats: int, seed: int = 7) -> Iterator[tuple[Table, int, int]]:
    """A game at random: tables, who may move there, and a legal code."""
    dice, table = random.Random(seed), Table.new(game, seats, seed)
    for _ in range(6 * LOOKS):
        if table.outcome:
            return
        seat = dice.choice(table.waiting)
        code = dice.choice(table.moves(seat)).code
        yield table, seat, code
        table.play(seat, code)


def played(table: Table, seat: int, code: int) -> Table:
    """The move and what is forced on the seat by it, before any die falls."""
    after = table.copy()
    for entry in after.entries_for(seat, code):
        after.follow(entry)
    while after.waiting and (only := after.position.forced()) and only.seat == seat:
        after.follow(only)
    return after


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_can_be_foreseen_is_what_comes(game: str, seats: int) -> None:
    same = 0
    for table, seat, code in positions(game, seats):
        seen = try_move(table, seat, code)
        after = played(table, seat, code)
        if seen["then"] or after.position.opened(seat) != table.position.opened(seat):
            continue
        assert seen["view"]["position"] == after.view(seat)["position"]
        assert seen["view"]["scores"] == after.view(seat)["scores"]
        same += 1
    assert same > LOOKS // 2


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nothing_imagined_is_shown(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = set[str]()
    for table, seat, code in positions(game, seats):
        seen = try_move(table, seat, code)
        kinds.add(seen["then"])
        for world in (1, 2):
            monkeypatch.setattr(trial, "ALWAYS", world)
            assert try_move(table, seat, code) == seen
        monkeypatch.setattr(trial, "ALWAYS", 0)
    assert "opened" in kinds


def test_a_card_that_would_be_drawn_does_not_appear() -> None:
    drawn = 0
    for table, seat, code in positions("shipwrights", 3):
        seen = try_move(table, seat, code)
        if seen["then"] == "chance":
            before, after = table.view(seat)["position"]["hand"], seen["view"]["position"]["hand"]
            assert all(after.count(card) <= before.count(card) for card in after)
            drawn += 1
    assert drawn


def test_nothing_at_the_table_changes() -> None:
    table, seat, code = next(positions("shipwrights", 2))
    before = table.dump()
    try_move(table, seat, code)
    assert table.dump() == before


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    table = Table.new("shipwrights", 2, 1)
    with pytest.raises(Refusal) as refused:
        try_move(table, 0, "end")
    assert refused.value.error == "illegal" and (
        refused.value.params["rule"],
        refused.value.params["reason"],
    ) == table.why_not(0, "end")
