"""Hints: Jarl weighs a seat's moves by what the seat knows, where that wrongs nobody."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ...core.compiled import LATER
from ...core.dice import hinting_seed
from ...core.space import Action
from ...core.table import Table
from ..bots.pool import Busy, Thinkers
from ..bots.question import Question, Weighed
from ..compile.warmup import WarmUp
from ..errors import Refusal, TooMany
from ..tables.create import SEAT
from ..tables.registry import Registry, is_running
from ..tables.table import RUNNING, LiveTable
from .auth import Caller

LEVEL = "jarl"
MOST = 8  # moves in a hint
DIGITS = 4  # after the point
GENERATIONS = 8  # of forks that are looked through


def offer(table: Table, known: np.record, rows: Iterable[Action]) -> list[dict[str, Any]]:
    """Return moves with what each of them does, as the player who may take it knows the table."""
    action, cards = table.game.action, table.cards
    return [{"code": row.code, "text": row.text, "says": action(row, known, cards).plain()} for row in rows]


async def hint(at: Caller, seat: int, thinkers: Thinkers, warming: WarmUp) -> dict[str, Any]:
    """Return the seat's best moves; allow it one hint at a time."""
    live, table = at.live, at.live.table
    is_running(live)
    await _check_allowed(at)
    if seat not in table.waiting:
        raise Refusal(409, "no_choice")
    if seat in live.hinting:
        raise TooMany(1.0)
    if LATER:
        raise Refusal(503, "warming", left=warming.left())
    question, known = Question.about(table, seat, LEVEL, hinting_seed(live.head.key), live.head.deck), table.known(seat)
    live.hinting.add(seat)
    try:
        best = (await _weigh(thinkers, question))[:MOST]
    finally:
        live.hinting.discard(seat)
    moves = offer(table, known, [table.game.space[each.code] for each in best])
    return {"decision": question.made, "candidates": [_plain(*each) for each in zip(moves, best, strict=True)]}


async def _weigh(thinkers: Thinkers, question: Question) -> tuple[Weighed, ...]:
    if len(question.legal) == 1:
        return (Weighed(question.legal[0], 1.0, 0.0, 0.0, 0),)
    try:
        found = await thinkers.weigh(question)
    except Busy:
        found = ()
    if not found:
        raise Refusal(503, "busy")
    return found


def _plain(move: dict[str, Any], worth: Weighed) -> dict[str, Any]:
    numbers = {name: round(getattr(worth, name), DIGITS) for name in ("share", "score", "win")}
    return move | numbers | {"visits": worth.visits}


async def _check_allowed(at: Caller) -> None:
    """Raise Refusal unless hints are agreed on, or nobody else sits here or at the running table this is a fork of."""
    if at.live.head.hints:
        return
    mine = {grant.seat for grant in at.held if grant.role == SEAT}
    if not _people(at.live) <= mine:
        raise Refusal(403, "no_hints")
    source = await _source(at.registry, at.live)
    if source.head.status == RUNNING and not source.head.hints and len(_people(source)) > len(mine):
        raise Refusal(403, "no_hints")


def _people(live: LiveTable) -> set[int]:
    return {seat for seat, each in enumerate(live.seats) if each.who == "person"}


async def _source(registry: Registry, live: LiveTable) -> LiveTable:
    """Return the table that a fork, or a fork of a fork, was taken from, as far as it is still there."""
    for _ in range(GENERATIONS):
        if live.head.imagined is None or live.head.parent is None:
            return live
        try:
            live = await registry.find(live.head.parent)
        except Refusal:
            return live
    raise Refusal(403, "no_hints")
