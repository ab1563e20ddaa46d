"""A table as readable JSON, one entry of the log a line. Everything that is read is checked."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from . import dice
from .contract import CHANCE, SPECTATOR
from .game import Cards, Game, find
from .position import Entry, Position

FORMAT = 1
SEEDS = 2**63
LONGEST_NAME = 80  # letters of a player's name
LONGEST_ID = 16  # letters of a table's public id
MOST_SEATS = 6


class Origin(NamedTuple):
    """The table of people that a fork was taken from, however many forks ago, and the seat that imagined it."""

    table: str  # its public id; empty if nobody can say
    seat: int


class TableError(ValueError):
    """A table file that cannot be used, and why."""


class BrokenPromise(TableError):
    """The key in the file is not the one that was promised for its table."""


def dump(head: dict[str, Any], game: Game, entries: list[Entry]) -> str:
    lines = [f'"{key}": {json.dumps(value)}' for key, value in ({"meadhall": FORMAT} | head).items()]
    log = ",\n".join(json.dumps(plain_entry(game, entry)) for entry in entries)
    return "{" + ",\n".join(lines) + f',\n"rows": [\n{log}\n]}}\n'


def plain_entry(game: Game, entry: Entry) -> list[Any]:
    if entry.mark == "undo":
        return [entry.seat, f"undo {entry.code}"]
    return [entry.seat, game.space[entry.code].text, *filter(None, [entry.mark])]


def parse(text: str) -> tuple[dict[str, Any], list[Entry], list[str]]:
    """Return what a table is made of, its entries (known actions, but not yet judged) and its checksums."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise TableError(f"this is not a table file, or it is damaged in line {line}") from None
    if not isinstance(plain, dict) or plain.get("meadhall") != FORMAT:
        raise TableError(f"this is not a table file of format {FORMAT}")
    try:
        return _parse(plain)
    except TableError:
        raise
    except KeyError as error:
        raise TableError(f"the table file lacks {error}") from None
    except (ValueError, TypeError, OverflowError) as error:
        raise TableError(f"the table file is damaged: {error}") from None


def _parse(plain: dict[str, Any]) -> tuple[dict[str, Any], list[Entry], list[str]]:
    for key, kind in (("options", dict), ("cards", dict), ("rows", list), ("checks", list)):
        if not isinstance(plain[key], kind):
            raise TableError(f"{key} of the table file is not a {kind.__name__}")
    game, seats = find(plain["game"]), plain["seats"]
    options = game.complete_options(seats, game.options.fill(plain["options"]))
    cards = game.load_cards(plain["cards"])
    imagined = read_imagined(game, seats, options, cards, plain["imagined"])
    players = tuple(plain["players"])
    if len(players) not in (0, seats) or not all(isinstance(name, str) for name in players):
        raise TableError("the players of the table file are not one name a seat")
    if max(map(len, players), default=0) > LONGEST_NAME:
        raise TableError(f"a player of the table file has a name of more than {LONGEST_NAME} letters")
    made_of = {
        "players": players,
        "game": game,
        "seats": seats,
        "options": options,
        "cards": cards,
        **_dice(plain),
    }
    entries = [read_entry(game, seats, at, each) for at, each in enumerate(plain["rows"])]
    return made_of | {"imagined": imagined, "origin": read_origin(plain["imagined"])}, entries, plain["checks"]


def _dice(plain: dict[str, Any]) -> dict[str, Any]:
    """Return the seed of the laboratory, or the key of people after a check of what was promised."""
    if not {"key", "table", "commitment"} & set(plain):
        if not _whole(plain["seed"], 0, SEEDS - 1):
            raise TableError("the table file lacks a seed")
        return {"seed": plain["seed"]}
    key, name = bytes.fromhex(plain["key"]), plain["table"]
    promise = dice.commitment(name, key)
    if plain["seed"] is not None or plain["key"] != key.hex():
        raise TableError("a table file has a seed, or a key of 64 small hexadecimal digits")
    if plain["commitment"] != promise:
        raise BrokenPromise("the key is not the one that was promised: the commitment of table and key is another")
    return {"seed": dice.thinking_seed(key), "key": key, "name": name}


def _whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_imagined(
    game: Game, seats: int, options: dict[str, Any], cards: Cards, plain: Any
) -> tuple[int, np.record] | None:
    """Return the seat and position to start from: in range, without a fault, and of this very table."""
    if plain is None:
        return None
    array = game.state.blank()
    state: np.record = array[0]
    array[0] = game.state.parse(plain["state"] | {"option": game.options.widen(plain["state"]["option"])})
    strange = int(state.seats) != seats or not np.array_equal(state.option, game.encode(options))
    if strange or game.rules.faults(state, cards.record) or not _whole(plain["seat"], SPECTATOR, seats - 1):
        raise TableError("the imagined position is impossible")
    if Position(game, cards, array).is_stuck():
        raise TableError("nobody can go on from the imagined position")
    return plain["seat"], state


def read_origin(imagined: Any) -> Origin | None:
    """Return where an imagined position comes from, if that is told: files of older versions lack it."""
    plain = (imagined or {}).get("origin")
    if plain is None:
        return None
    table, seat = plain["table"], plain["seat"]
    if not isinstance(table, str) or len(table) > LONGEST_ID or not _whole(seat, SPECTATOR, MOST_SEATS - 1):
        raise TableError("the imagined position comes from a table that cannot be")
    return Origin(table, seat)


def read_entry(game: Game, seats: int, at: int, plain: Any) -> Entry:
    if not isinstance(plain, list) or len(plain) not in (2, 3) or not isinstance(plain[1], str):
        raise TableError(f"entry {at} is not a seat and a text")
    seat, text, *mark = plain
    if not _whole(seat, CHANCE, seats - 1) or mark not in ([], ["forced"], ["and"]):
        raise TableError(f"entry {at} has a seat or a mark that is not known")
    if seat != CHANCE and text.startswith("undo ") and text[5:].isdecimal() and len(text) < 15 and not mark:
        return Entry(seat, int(text[5:]), "undo")
    found = game.space.by_text.get(text)
    if found is None:
        raise TableError(f"entry {at}: there is no action {text!r}")
    return Entry(seat, found.code, *mark)


def save(path: Path, text: str) -> None:
    """Write the file whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def load(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TableError(f"{path} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}") from None
