"""Moves and their taking back: judged on a copy, stored with the answer, repeated without harm."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from ...core.table import IllegalMove, Table
from ..errors import Refusal
from ..storage.queries import Answer
from .registry import Change, Registry, Repeated, is_running
from .table import OVER, LiveTable

Act = Callable[[Table], None]
LONGEST = 30_000  # rows of a log from which on nothing is taken back; no game comes near


async def move(registry: Registry, live: LiveTable, seat: int, id: str, decision: int, wish: Any) -> str:
    asked = sha256(json.dumps(["move", decision, wish], sort_keys=True).encode()).digest()
    return await _act(registry, live, seat, id, decision, asked, lambda table: table.play(seat, wish))


async def undo(registry: Registry, live: LiveTable, seat: int, id: str, decision: int) -> str:
    asked = sha256(json.dumps(["undo", decision]).encode()).digest()
    return await _act(registry, live, seat, id, decision, asked, lambda table: _take_back(table, seat))


def _take_back(table: Table, seat: int) -> None:
    """Nobody makes a log endless by moving to and fro."""
    if len(table.entries) >= LONGEST:
        raise IllegalMove("undo", "", "cannot_undo")
    table.undo(seat)


async def _act(registry: Registry, live: LiveTable, seat: int, id: str, decision: int, asked: bytes, act: Act) -> str:
    """The answer, as JSON; the first one, if the request is a repeat."""

    def decide() -> Change:
        is_running(live)
        if live.seats[seat].bot:
            raise Refusal(409, "bot_plays")
        if live.table.made(seat) != decision:
            raise Refusal(409, "decision", decision=live.table.made(seat))
        trial = judged(live, act)
        answer = Answer(seat, id, asked, json.dumps({"decision": trial.made(seat)}))
        return appended(live, trial, registry.clock(), answer)

    try:
        return str(await registry.change(live, decide))
    except Repeated as repeated:
        return _again(repeated.answer, asked)
    except Refusal:
        if answer := await registry.answered(live, seat, id):
            return _again(answer, asked)
        raise


def _again(answer: Answer, asked: bytes) -> str:
    if answer.asked != asked:
        raise Refusal(409, "id_used")
    return answer.text


def judged(live: LiveTable, act: Act) -> Table:
    """The table as it would be."""
    trial = live.table.copy()
    try:
        act(trial)
    except IllegalMove as illegal:
        raise Refusal(422, "illegal", rule=illegal.rule, reason=illegal.reason) from None
    return trial


def appended(live: LiveTable, trial: Table, now: float, answer: Answer | None = None) -> Change:
    lines = live.lines(trial.entries[live.rows :], trial, now)
    rules = trial.game.version
    head = ({"status": OVER} if trial.outcome else {}) | ({"rules": rules} if rules != live.head.rules else {})
    return Change(answer.text if answer else None, lines, answer, head=head)
