"""A table as readable JSON, one row of the log a line. Nothing that is read is trusted."""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from .game import CHANCE, SPECTATOR, Cards, Game, find
from .position import Entry

FORMAT = 1
SEEDS = 2**63


class TableError(ValueError):
    """A table file that cannot be used, and why."""


@dataclass(frozen=True, slots=True)
class Document:
    """All that a file says of a table; its rows are in the action table but not yet judged."""

    game: Game
    rules: str
    seats: int
    seed: int
    options: dict[str, Any]
    cards: Cards
    imagined: tuple[int, np.record] | None
    checks: list[str]
    entries: list[Entry]


def dump(document: Document) -> str:
    head: dict[str, Any] = {
        "meadhall": FORMAT,
        "game": document.game.name,
        "rules": document.rules,
        "seats": document.seats,
        "seed": document.seed,
        "options": document.options,
        "cards": {"name": document.cards.name, "cards": document.cards.rows},
        "imagined": None,
        "checks": document.checks,
    }
    if document.imagined:
        seat, state = document.imagined
        head["imagined"] = {"seat": seat, "state": document.game.state.plain(state)}
    lines = [f'"{key}": {json.dumps(value)}' for key, value in head.items()]
    rows = ",\n".join(json.dumps(_plain(document.game, entry)) for entry in document.entries)
    return "{" + ",\n".join(lines) + f',\n"rows": [\n{rows}\n]}}\n'


def _plain(game: Game, entry: Entry) -> list[Any]:
    text = f"undo {entry.code}" if entry.undo else game.space[entry.code].text
    return [entry.seat, text, "forced"] if entry.forced else [entry.seat, text]


def parse(text: str) -> Document:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TableError(f"this is not a table file: {getattr(error, 'msg', 'it is not JSON')}") from None
    if not isinstance(plain, dict) or plain.get("meadhall") != FORMAT:
        raise TableError(f"this is not a table file of format {FORMAT}")
    try:
        return _document(plain)
    except KeyError as error:
        raise TableError(f"the table file lacks {error}") from None
    except TableError:
        raise
    except (ValueError, TypeError, OverflowError) as error:
        raise TableError(f"the table file is damaged: {error}") from None


def _document(plain: dict[str, Any]) -> Document:
    game = find(plain["game"])
    seats, seed = plain["seats"], plain["seed"]
    if not _whole(seed, 0, SEEDS - 1):
        raise TableError("the seed is not a whole number")
    options = game.settle(seats, plain["options"])
    if not isinstance(plain["options"], dict) or set(options) != set(plain["options"]):
        raise TableError("the options are not complete")
    if not isinstance(plain["cards"], dict):
        raise TableError("the cards are missing")
    cards = game.load_cards(plain["cards"])
    rows, checks = plain["rows"], plain["checks"]
    if not isinstance(rows, list) or not isinstance(checks, list):
        raise TableError("rows and checks must be lists")
    imagined = _imagined(game, seats, options, cards, plain["imagined"])
    entries = [_entry(game, seats, at, row) for at, row in enumerate(rows)]
    return Document(game, str(plain["rules"]), seats, seed, options, cards, imagined, checks, entries)


def _whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _imagined(
    game: Game, seats: int, options: dict[str, Any], cards: Cards, plain: Any
) -> tuple[int, np.record] | None:
    """A position to start from: every number in its range, every invariant whole, and of this very table."""
    if plain is None:
        return None
    if not _whole(plain["seat"], SPECTATOR, seats - 1):
        raise TableError("the imagined position belongs to no seat")
    state = game.state.parse(plain["state"])
    strange = int(state.seats) != seats or not np.array_equal(state.option, game.encode(options))
    if strange or game.rules.faults(state, cards.record):
        raise TableError("the imagined position is impossible")
    return plain["seat"], state


def _entry(game: Game, seats: int, at: int, row: Any) -> Entry:
    if not isinstance(row, list) or len(row) not in (2, 3) or not isinstance(row[1], str):
        raise TableError(f"row {at} is not a seat and a text")
    seat, text, *mark = row
    if not _whole(seat, CHANCE, seats - 1):
        raise TableError(f"row {at} is of no seat")
    if mark not in ([], ["forced"]):
        raise TableError(f"row {at} has a mark that is not known")
    if text.startswith("undo ") and text[5:].isdecimal() and not mark:
        return Entry(seat, int(text[5:]), undo=True)
    found = game.space.by_text.get(text)
    if found is None:
        raise TableError(f"row {at}: there is no action {text!r}")
    return Entry(seat, found.code, forced=bool(mark))
