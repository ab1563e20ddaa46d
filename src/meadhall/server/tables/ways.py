"""All ways to pay a move, by what the seat knows and by nothing else."""

from typing import Any

from ...core.compiled import COMPILED
from ...core.payment import Question, Way, Ways, find_ways
from ...core.position import Position
from ...core.table import Table
from .trial import judge

MOST_SEEN, MOST_SHOWN = 1_000, 400
MOST_INTERPRETED = 60  # a rule takes a hundred times as long then


def list_ways(world: Table, seat: int, move: Any) -> dict[str, Any]:
    """Return the ways to pay a move at a table that the seat imagined, with what each question offers."""
    begun = [entry.code for entry in judge(world, seat, move)]
    ways = find_ways(world.position, seat, begun, MOST_SEEN if COMPILED else MOST_INTERPRETED)
    order = {question: at for at, question in enumerate(ways.options)}
    return {
        "questions": [_question(world, seat, question, ways) for question in order],
        "ways": [_way(world, move, way, order) for way in ways.found[:MOST_SHOWN]],
        "more": ways.more or len(ways.found) > MOST_SHOWN,
    }


def _question(world: Table, seat: int, question: Question, ways: Ways) -> dict[str, Any]:
    refused = ways.refused[question]
    options = sorted(ways.options[question].items())
    shown = [_option(world, seat, code, at, int(refused[code])) for code, at in options]
    return question._asdict() | {"options": shown}


def _option(world: Table, seat: int, code: int, at: Position, reason: int) -> dict[str, Any]:
    game, step = world.game, world.game.space[code]
    found = game.reasons(reason)
    return {
        "step": step.text,
        "says": game.action(step, at.known(seat), world.cards).plain(),
        "rule": game.rule_of.get(found, "") if reason else "",
        "reason": found.name.lower() if reason else "",
    }


def _way(world: Table, move: Any, way: Way, order: dict[Question, int]) -> dict[str, Any]:
    whole = ", ".join(world.game.space[code].text for code in way.codes)
    answers = zip(way.questions, way.answers, strict=True)
    return {
        "move": whole if way.questions else move,
        "choices": [{"question": order[question], "step": world.game.space[code].text} for question, code in answers],
        "bill": [line._asdict() for line in way.bill.lines],
        "lost": list(way.bill.lost),
    }
