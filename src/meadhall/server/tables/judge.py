"""Checks of a table from a file: its parts must agree, and its log must be what rules and dice allow."""

from collections.abc import Sequence

from ... import fairness
from ...core.files import TableError
from ...core.game import Cards, find
from ..storage import queries
from ..storage.queries import Stored, StoredEntry
from . import file_format
from .file_format import Whole
from .registry import deck_id
from .table import ABANDONED, GATHERING, OVER, LiveTable, blank

AT_SEATS = ("seat", "claim")  # roles whose secrets belong to a seat


def judged_deck(deck: file_format.Deck) -> Cards:
    """Return the cards of a deck; raise TableError if they are malformed or do not match its id."""
    try:
        cards = find(deck.game).load_cards({"name": deck.name, "cards": file_format.read(deck.cards)})
        _holds(deck_id(deck.game, cards) == deck.id, "it holds other cards than its id says")
    except (KeyError, TypeError, ValueError) as error:
        raise TableError(f"deck {deck.id}: {error}") from None
    return cards


def judge(whole: Whole, decks: dict[str, Cards]) -> None:
    """Raise TableError if anything in the table is wrong."""
    try:
        _hangs_together(whole)
        _holds(whole.table.deck in decks, "its cards are not in the file")
        if whole.table.rules == find(whole.table.game).version:
            _is_played_by_the_rules(whole, decks[whole.table.deck])
    except (KeyError, TypeError, ValueError, OverflowError, fairness.Unfair) as error:
        raise TableError(f"table {whole.table.id}: {error}") from None


def _hangs_together(whole: Whole) -> None:
    id, seats = whole.table.id, range(len(whole.seats))
    parts: Sequence[Sequence[file_format.OfTable]] = (
        whole.seats, whole.grants, whole.news, whole.rows, whole.moves, whole.last_views,
    )  # fmt: skip
    _holds(all(each.table_id == id for part in parts for each in part), "it has parts of another table")
    _holds(len(seats) in find(whole.table.game).seats, f"it has {len(seats)} seats")
    _counts([each.seat for each in whole.seats], "seats")
    _counts([each.at for each in whole.news], "news")
    _counts([each.at for each in whole.rows], "rows")
    for grant in whole.grants:
        _holds(grant.seat in seats if grant.role in AT_SEATS else grant.seat == -1, "a secret opens no seat of it")
    _holds(all(each.seat in seats for each in whole.moves), "a seat that it does not have has moved")
    _holds(all(each.viewer < len(seats) for each in whole.last_views), "a seat that it does not have has looked")


def _holds(fact: bool, otherwise: str) -> None:
    if not fact:
        raise TableError(otherwise)


def _counts(found: list[int], what: str) -> None:
    _holds(found == list(range(len(found))), f"its {what} are not counted from 0")


def _is_played_by_the_rules(whole: Whole, cards: Cards) -> None:
    head = queries.Head(**whole.table.model_dump() | {"key": bytes.fromhex(whole.table.key)})
    seats = [queries.Seat(each.who, each.name, each.level) for each in whole.seats]
    lines = [StoredEntry(each.seat, each.action, each.mark, each.checksum, each.made) for each in whole.rows]
    stored = Stored(head, seats, {}, [], lines)
    game = find(head.game)
    game.complete_options(len(seats), game.options.fill(file_format.read(head.options)))
    live = LiveTable(stored, blank(stored, cards))
    live.grow(lines)
    fairness.check_rows(live.table)
    _holds(bool(lines) or head.status in (GATHERING, ABANDONED), f"it is {head.status} without a row")
    _holds(head.status == ABANDONED or bool(live.table.outcome) == (head.status == OVER), f"it is not {head.status}")
