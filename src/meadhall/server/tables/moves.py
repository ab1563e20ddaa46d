"""Moves and undos: each is made on a copy and stored with its answer, so that a client can repeat a request."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from ...core.play import IllegalMove
from ...core.table import Table
from ..errors import Refusal
from ..storage.queries import Answer
from .registry import Change, Registry, Repeated, Still, require_running
from .table import OVER, LiveTable
from .trial import refuse_illegal
from .witness import Move, Witness

UNDOS = 400  # of a seat in a game; who plays to win needs a few dozen
LONGEST = 10_000  # entries of a log from which on nothing is taken back; the longest game has a tenth of it


async def play(registry: Registry, live: LiveTable, seat: int, id: str, decision: int, move: Any, still: Still) -> str:
    """Play a move at a seat; return the answer as JSON."""

    def decide() -> tuple[Table, Change]:
        witness = make(live, lambda table: table.play(seat, move))
        return witness.table, adopt(live, witness, registry.clock())

    return await _answer(registry, live, seat, id, decision, ["move", decision, move], decide, still)


async def undo(registry: Registry, live: LiveTable, seat: int, id: str, decision: int, still: Still) -> str:
    """Take back the latest move of a seat; return the answer as JSON."""

    def decide() -> tuple[Table, Change]:
        trial = live.table.copy()
        refuse_illegal(lambda: _take_back(trial, seat))
        return trial, append(live, trial, registry.clock())

    return await _answer(registry, live, seat, id, decision, ["undo", decision], decide, still)


def _take_back(table: Table, seat: int) -> None:
    """Undo the seat's latest move, unless it has done so too often or the log is too long: nobody makes it endless."""
    undone = sum(entry.mark == "undo" and entry.seat == seat for entry in table.entries)
    if undone >= UNDOS or len(table.entries) >= LONGEST:
        raise IllegalMove("undo", "", "undone_enough")
    table.undo(seat)


async def _answer(
    registry: Registry,
    live: LiveTable,
    seat: int,
    id: str,
    decision: int,
    request: list[Any],
    decide: Callable[[], tuple[Table, Change]],
    still: Still,
) -> str:
    """Change the table and return the answer as JSON; for a repeated request, return the first one."""
    digest = sha256(json.dumps(request, sort_keys=True).encode()).digest()

    def change() -> Change:
        require_running(live)
        if live.seats[seat].bot:
            raise Refusal(409, "bot_plays")
        if live.table.made(seat) != decision:
            raise Refusal(409, "decision", decision=live.table.made(seat))
        after, found = decide()
        found.result = json.dumps({"decision": after.made(seat)})
        found.answer = Answer(seat, id, digest, found.result)
        return found

    try:
        return str(await registry.change(live, change, still))
    except Repeated as repeated:
        return _again(repeated.answer, digest)
    except Refusal:
        if answer := await registry.find_answer(live, seat, id):
            return _again(answer, digest)
        raise


def _again(answer: Answer, digest: bytes) -> str:
    if answer.asked != digest:
        raise Refusal(409, "id_used")
    return answer.text


def make(live: LiveTable, move: Move) -> Witness:
    """Make a move on a copy of the table, or refuse it."""
    witness = Witness(live.table, live.viewers, live.pieces)
    refuse_illegal(lambda: witness.watch(move))
    return witness


def append(live: LiveTable, after: Table, now: float) -> Change:
    """Return the change by which the table follows a copy of it that has more entries."""
    return Change(entries=live.entries_to_store(after.entries[live.length :], after, now), head=head_after(live, after))


def adopt(live: LiveTable, witness: Witness, now: float) -> Change:
    """Return the change by which the table adopts what was made on its copy."""
    return Change(entries=witness.entries_to_store(now), head=head_after(live, witness.table), witness=witness)


def head_after(live: LiveTable, after: Table) -> dict[str, Any]:
    """Return what the entries change beside the log."""
    rules = after.game.version
    return ({"status": OVER} if after.outcome else {}) | ({"rules": rules} if rules != live.head.rules else {})
