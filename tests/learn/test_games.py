"""Games in a batch: the same that a table plays, whatever the threads; what they pay, and what they refuse."""

import numpy as np
import pytest

import meadhall
from meadhall.learn import Games, NoChair, cells, encode
from meadhall.learn.encoding import tables


def first_legal(games: Games, skip: int) -> np.ndarray:
    """Return a legal action of each game: the one after `skip` others, round and round."""
    return np.array([np.flatnonzero(mask)[skip % int(mask.sum())] for mask in games.mask])


@pytest.mark.parametrize(("name", "seats"), [("eketorp", 3), ("shipwrights", 2), ("shipwrights", 1)])
def test_a_batch_plays_the_game_that_a_table_plays(name: str, seats: int) -> None:
    games, table, skip = Games(name, seats, games=2, seed=5, threads=1), meadhall.Table.new(name, seats, 6), 0
    while not games.done[1]:
        seat = int(games.seat[1])
        while len(moves := table.moves(table.due)) == 1:
            table.play(table.due, moves[0])
        assert table.due == seat
        differing = np.flatnonzero(games.observation[1] != encode(name, table.known(seat)))
        assert {cells(name)[cell].field for cell in differing} <= {"ready"}  # a table plays forced cards at once
        actions = first_legal(games, skip)
        codes = tables(name, seats).actions[seat]
        assert {move.code for move in moves} == set(codes[games.mask[1] == 1].tolist())
        table.play(seat, games.text(1, int(actions[1])))
        games.step(actions)
        skip += 7
    while table.outcome is None:
        table.play(table.due, table.moves(table.due)[0])
    assert games.points[1].tolist() == [score["total"] for score in table.outcome.scores]
    winners = [int(seat) for seat in np.flatnonzero(games.reward[1])]
    assert winners == list(table.outcome.winners) and games.reward[1].sum() == pytest.approx(float(bool(winners)))


def test_threads_change_nothing_and_a_game_that_ends_begins_anew() -> None:
    one, two = (Games("eketorp", 3, games=5, seed=2, threads=threads) for threads in (1, 3))
    ended = 0
    for skip in range(900):
        actions = first_legal(one, skip * 5)
        one.step(actions)
        two.step(actions)
        assert one.observation.tobytes() == two.observation.tobytes()
        assert one.mask.tobytes() == two.mask.tobytes() and one.reward.tobytes() == two.reward.tobytes()
        assert one.mask.sum(axis=1).min() > 1
        assert (one.reward.sum(axis=1) == one.done).all()
        ended += int(one.done.sum())
    assert ended >= 5
    before = Games("eketorp", 3, games=5, seed=2).observation.copy()
    one.reset(2)
    assert one.observation.tobytes() == before.tobytes() and not one.played.any() | one.done.any()


def test_an_action_that_is_not_legal_is_refused() -> None:
    games = Games("shipwrights", 2, games=3)
    for wrong in (int(np.flatnonzero(games.mask[1] == 0)[0]), -1, games.actions):
        actions = first_legal(games, 0)
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"game 1 of the batch: seat . may not take action {wrong}"):
            games.step(actions)
    with pytest.raises(ValueError, match="one action a game, 3 in all"):
        games.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="at least one game"):
        Games("eketorp", games=0)


def test_a_game_without_a_chair_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        name, chair = "bare", None

    monkeypatch.setattr("meadhall.learn.batch.find", lambda _: Bare())
    with pytest.raises(NoChair, match="bare names no chair"):
        Games("bare")
