"""Two worlds that a viewer cannot tell apart give it the same bytes, over HTTP."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from meadhall import Table
from meadhall.core.game import REGISTRY
from meadhall.server.errors import Refusal
from meadhall.server.tables import moves, replay
from meadhall.server.tables.streams import NDJSON, SSE
from meadhall.server.tables.table import LiveTable
from meadhall.server.tables.talk import Talk
from meadhall.server.tables.viewers import Viewer

from ..conformance import option_sets
from .running import Running, running
from .two_worlds import Compared, compare, pair

CASES = [("eketorp", 4, 2), ("eketorp", 3, None), ("shipwrights", 1, None), ("shipwrights", 3, 0)]
MORE = [("eketorp", 3, 0), ("shipwrights", 2, 1), ("shipwrights", 4, None)]
STEPS = 10  # of one pair of worlds at most
ENOUGH, MOST = 10, 12  # steps that a case is to have, and pairs that it may take


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("secrecy") / "tables.db")) as found:
        yield found


def begun(game: str, seats: int, seed: int) -> Table:
    """A table at which a number of moves was made at random; for odd seeds, some option is unusual."""
    dice = random.Random(seed)
    options = dice.choice(option_sets(REGISTRY[game], seats)) if seed % 2 else {}
    table = Table.new(game, seats, seed, options)
    for _ in range(dice.randrange(100)):
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.moves(seat)))
    return table


def compared(at: Running, true: Table, viewer: int | None, seed: int) -> Compared:
    with httpx.Client(base_url=at.url, timeout=60, verify=False) as http:
        return compare(pair(at, http, true, viewer, seed), STEPS, seed, NDJSON if seed % 2 else SSE)


@pytest.mark.parametrize(
    ("game", "seats", "viewer"), [*CASES, *(pytest.param(*case, marks=pytest.mark.soak) for case in MORE)]
)
def test_two_worlds_give_a_viewer_the_same_bytes(house: Running, game: str, seats: int, viewer: int | None) -> None:
    done: list[Compared] = []
    while sum(each.steps for each in done) < ENOUGH:
        assert len(done) < MOST
        done.append(compared(house, begun(game, seats, len(done)), viewer, len(done)))
    assert sum(each.other for each in done) > ENOUGH // 2, "the worlds are two"


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats"), [("eketorp", 3), ("eketorp", 5), *(("shipwrights", n) for n in range(1, 6))]
)
def test_many_pairs_of_worlds(house: Running, game: str, seats: int) -> None:
    viewers = [None, *range(seats if seats > 1 else 0)]
    done = [compared(house, begun(game, seats, seed), viewers[seed % len(viewers)], seed) for seed in range(100, 120)]
    assert sum(each.steps for each in done) > 75


def _every_entry(viewer: Viewer, known: bytes, entry: int) -> bool:
    viewer.known, viewer.fresh = known, False
    viewer.steps.append(entry)
    viewer.wake()
    return True


def _counted(live: LiveTable, seat: int) -> bytes:
    return b'{"table":"%s","presence":[%d]}' % (live.id.encode(), live.length)


def _about(talk: Talk, live: LiveTable, seat: int) -> Any:
    return {"table": live.id, "seat": seat, "talk": "on", "wants": [live.length]}


LEAKS = {
    "talk counts entries of the log": (Talk, "_about", _about),
    "how people are counts entries of the log": (LiveTable, "people", _counted),
    "events count entries of the log": (Viewer, "learns", _every_entry),
    "the time of every entry is told": (
        LiveTable, "since", property(lambda live: max(live.acted), lambda live, now: None),
    ),
    "a replay steps from entry to entry": (replay, "steps_of", lambda live, seat: list(range(live.length))),
    "the log's length stands in an error": (
        moves, "require_running", lambda live: (_ for _ in ()).throw(Refusal(409, "over", entries=live.length)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_tells_too_much_is_caught(house: Running, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak], raising=False)
    with pytest.raises(AssertionError):
        for seed in range(MOST):
            compared(house, Table.new("eketorp", 3, seed), 0, seed)
