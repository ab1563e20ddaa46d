"""Cards that somebody brings: the game's own parser judges them, within bounds, and they are shown first."""

import csv
import io
import zipfile
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ...core.cards import CardError, CardLine, Files, Judged, mend
from ...core.files import TableError
from ...core.game import Cards, Game, find
from ..errors import Refusal
from .cards import LONGEST_FIELD, MOST_CARDS, known_columns, standard_cards, storable_cards

MOST_FAULTS = 20  # that are told
UNNAMED = "cards"


@dataclass(frozen=True, slots=True)
class Previewed:
    """A card to draw; of one that is wrong, without the columns that are."""

    line: CardLine
    values: dict[str, str]
    effects: dict[str, Any]
    faulty: bool


@dataclass(slots=True)
class Verdict:
    """What came of somebody's cards."""

    name: str
    previews: list[Previewed] = field(default_factory=list)
    faults: list[CardError] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)  # columns that the game does not know
    cards: Cards | None = None


def judge_own(game: Game, files: Files) -> Verdict:
    """Judge files of cards; whatever is wrong is told with its place."""
    if game.judge_cards is None:
        raise Refusal(409, "no_own_cards")
    files = Files(_called(game, files.name), files.texts)
    try:
        judged = game.judge_cards(files)
    except CardError as fault:
        judged = Judged(files.name, faults=[fault])
    own = [line for line in judged.lines if line.file in files.texts]
    faults = [*judged.faults, *_out_of_bounds(own)]
    verdict = Verdict(files.name, faults=faults[:MOST_FAULTS], dropped=_dropped(game, own))
    verdict.previews = [_preview(game, line, faults) for line in own[:MOST_CARDS]]
    if not faults and judged.cards:
        verdict.cards = _storable(game, judged.cards, verdict)
    return verdict


def require_own(game: Game, files: Files) -> Cards:
    """Return the cards of somebody's files; raise Refusal if something is wrong with them."""
    verdict = judge_own(game, files)
    if verdict.cards is None:
        first = verdict.faults[0]
        raise Refusal(422, "bad_cards", file=first.file[:LONGEST_FIELD], line=first.line, column=first.column)
    return verdict.cards


def mended(files: Files, file: str, line: int, column: str, value: str) -> Files:
    """Return the files with another value in one field; raise Refusal if there is no such field."""
    try:
        return Files(files.name, {**files.texts, file: mend(files.texts[file], line, column, value)})
    except (KeyError, ValueError, csv.Error):
        raise Refusal(422, "malformed", where=["body.mend"]) from None


def _called(game: Game, name: str) -> str:
    """Return what the cards are called: never as the game's own are."""
    return UNNAMED if name == standard_cards(game.name).name else name


def _out_of_bounds(lines: list[CardLine]) -> list[CardError]:
    """Return the fields that are too long or cannot be shown, and the first card that is too many."""
    found = []
    for line in lines:
        for column, value in line.values.items():
            fault = "long" if len(str(value)) > LONGEST_FIELD else "" if str(value).isprintable() else "letters"
            if fault and isinstance(value, str):
                at: Any = {"file": line.file, "line": line.line, "column": str(column)[:LONGEST_FIELD]}
                found.append(CardError(f"a field of {line.file}", fault, count=LONGEST_FIELD, **at))
    if len(lines) > MOST_CARDS:
        first = lines[MOST_CARDS]
        found.append(CardError("too many cards", "most", file=first.file, line=first.line, count=MOST_CARDS))
    return found


def _dropped(game: Game, lines: list[CardLine]) -> list[str]:
    found = {str(column)[:40] for line in lines for column in line.values if column not in _columns(game.name)}
    return sorted(found)[:MOST_FAULTS]


@cache
def _columns(game: str) -> frozenset[str]:
    """Return the columns of all the game's card files."""
    headers = (path.read_text(encoding="utf-8-sig").partition("\n")[0].split(",") for path in find(game).card_files)
    known = (columns for columns in known_columns(find(game)).values())
    return frozenset().union(*known, *headers)


def _preview(game: Game, line: CardLine, faults: list[CardError]) -> Previewed:
    wrong = {fault.column for fault in faults if (fault.file, fault.line) == (line.file, line.line)}
    values = {
        column: str(value)[:LONGEST_FIELD]
        for column, value in line.values.items()
        if column in _columns(game.name) and column not in wrong
    }
    try:
        effects = dict(game.effects(values)) if game.effects else {}
    except ValueError:
        effects = {}
    return Previewed(line, values, effects, bool(wrong))


def _storable(game: Game, cards: Cards, verdict: Verdict) -> Cards | None:
    try:
        return storable_cards(game, cards)
    except TableError as error:
        verdict.faults.append(CardError(str(error)))
        return None


@cache
def standard_files(game: str) -> tuple[str, bytes]:
    """Return the game's own card files to begin with: the file itself, or a zip of several."""
    files = find(game).card_files
    if len(files) == 1:
        return files[0].name, files[0].read_bytes()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as out:
        for path in files:
            out.writestr(zipfile.ZipInfo(f"{game}-cards/{path.name}"), path.read_bytes())
    return f"{game}-cards.zip", packed.getvalue()
