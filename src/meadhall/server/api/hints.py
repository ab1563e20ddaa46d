"""Hints: Jarl weighs a seat's moves by what the seat knows, where that wrongs nobody."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from ...bots.hints import STAGES
from ...core.compiled import LATER
from ...core.dice import hinting_seed
from ...core.space import Action
from ...core.table import Table
from ...trial import ALWAYS
from ..bots.pool import Busy, Thinkers
from ..bots.question import Question, Weighed
from ..bots.turns import Asker
from ..compile.warmup import WarmUp
from ..errors import Refusal, TooMany
from ..tables.create import SEAT
from ..tables.origin import people_at, require_free
from ..tables.registry import require_running
from ..tables.trial import judge
from .auth import Caller
from .play_schemas import Candidate, Hint, MoveInfo, Prospects

LEVEL = "jarl"
DIGITS = 4  # after the point


def offer(table: Table, known: np.record, actions: Iterable[Action]) -> list[MoveInfo]:
    """Return moves with what each of them does, as the player who may take it knows the table."""
    say, cards = table.game.action, table.cards
    return [{"code": each.code, "text": each.text, "says": say(each, known, cards).plain()} for each in actions]


async def hint(at: Caller, seat: int, stage: int, kept: Any, thinkers: Thinkers, warming: WarmUp) -> Hint:
    """Return the seat's best whole moves, which keep what it has placed; allow it one hint at a time."""
    live, table = at.live, at.live.table
    require_running(live)
    await _check_allowed(at)
    if seat not in table.waiting:
        raise Refusal(409, "no_choice")
    if seat in live.hinting:
        raise TooMany(1.0)
    if LATER:
        raise Refusal(503, "warming", left=warming.left())
    question = Question.about(table, seat, LEVEL, hinting_seed(live.head.key), live.head.cards_id)
    question = replace(question, stage=stage, kept=_kept(table, seat, kept))
    live.hinting.add(seat)
    try:
        best = await _weigh(thinkers, question, Asker.at(live))
    finally:
        live.hinting.discard(seat)
    at.still(SEAT, seat=seat)()  # he thought for a while
    more = stage + 1 < STAGES and best[0].visits > 0
    return {"decision": question.made, "stage": stage, "more": more, "candidates": [_plain(each) for each in best]}


async def prospects(at: Caller, seat: int, move: Any, thinkers: Thinkers, warming: WarmUp) -> Prospects:
    """Return what a whole move may come to by what the seat knows; raise Refusal if it is not legal."""
    live, table = at.live, at.live.table
    require_running(live)
    await _check_allowed(at)
    codes = tuple(entry.code for entry in judge(table, seat, move))
    if LATER:
        raise Refusal(503, "warming", left=warming.left())
    question = Question.about(table, seat, LEVEL, ALWAYS, live.head.cards_id)
    try:
        told = await thinkers.foresee(replace(question, tried=codes), Asker.at(live))
    except Busy:
        raise Refusal(503, "busy") from None
    at.still(SEAT, seat=seat)()  # it took a moment
    return {"decision": question.made, "told": list(told)}


async def tells_prospects(at: Caller, seat: int) -> bool:
    """Tell whether a seat may ask what the moves that it has now may come to."""
    table = at.live.table
    if LATER or table.game.hints is None or not table.game.hints.tells_prospects(table.known(seat)):
        return False
    try:
        await _check_allowed(at)
    except Refusal:
        return False
    return True


def _kept(table: Table, seat: int, move: Any) -> tuple[int, ...]:
    """Return the steps of what a person has placed, in a game whose hints keep it; raise Refusal if it is not legal."""
    if move is None or table.game.hints is None or table.game.hints.join is None:
        return ()
    return tuple(entry.code for entry in judge(table, seat, move))


async def _weigh(thinkers: Thinkers, question: Question, asker: Asker) -> tuple[Weighed, ...]:
    try:
        found = await thinkers.weigh(question, asker)
    except Busy:
        found = ()
    if not found:
        raise Refusal(503, "busy")
    return found


def _plain(worth: Weighed) -> Candidate:
    return {
        "code": worth.codes[0],
        "codes": list(worth.codes),
        "text": worth.text,
        "says": worth.says,
        "why": worth.why,
        "share": round(worth.share, DIGITS),
        "score": round(worth.score, DIGITS),
        "win": round(worth.win, DIGITS),
        "visits": worth.visits,
        "better": round(worth.better, DIGITS),
    }


async def _check_allowed(at: Caller) -> None:
    """Raise Refusal unless hints are agreed on, or nobody else plays here or at the table this is a fork of."""
    if at.live.head.hints:
        return
    mine = {grant.seat for grant in at.held if grant.role == SEAT}
    if not people_at(at.live) <= mine:
        raise Refusal(403, "no_hints")
    if at.live.table.origin:
        await require_free(at.registry, at.live)
