"""Checks of a table from a file: its parts must agree, and its log must be what rules and dice allow."""

from collections.abc import Sequence

from ... import fairness
from ...core.files import TableError
from ...core.game import Cards, find
from ..storage import queries
from ..storage.queries import Stored, StoredEntry
from . import file_format
from .beginning import blank
from .file_format import Whole
from .registry import cards_id
from .replay import show_everything
from .table import ABANDONED, GATHERING, OVER, LiveTable

AT_SEATS = ("seat", "claim")  # roles whose secrets belong to a seat


def read_cards(plain: file_format.Cards) -> Cards:
    """Return the cards that a file holds; raise TableError if they are malformed or do not match their id."""
    try:
        cards = find(plain.game).load_cards({"name": plain.name, "cards": file_format.read(plain.cards)})
        _require(cards_id(plain.game, cards) == plain.id, "they are other cards than their id says")
    except (KeyError, TypeError, ValueError) as error:
        raise TableError(f"cards {plain.id}: {error}") from None
    return cards


def check(whole: Whole, cards: dict[str, Cards]) -> None:
    """Raise TableError if anything in the table is wrong."""
    try:
        _require_one_table(whole)
        _require(whole.table.deck in cards, "its cards are not in the file")
        if whole.table.rules == find(whole.table.game).version:
            _require_play_by_the_rules(whole, cards[whole.table.deck])
    except (LookupError, TypeError, ValueError, OverflowError, fairness.Unfair) as error:
        raise TableError(f"table {whole.table.id}: {error}") from None


def _require_one_table(whole: Whole) -> None:
    id, seats = whole.table.id, range(len(whole.seats))
    parts: Sequence[Sequence[file_format.OfTable]] = (
        whole.seats, whole.grants, whole.news, whole.rows, whole.moves, whole.last_views,
        whole.openings, whole.clocks,
    )  # fmt: skip
    _require(all(each.table_id == id for part in parts for each in part), "it has parts of another table")
    _require(len(seats) in find(whole.table.game).seats, f"it has {len(seats)} seats")
    _require_counted([each.seat for each in whole.seats], "seats")
    _require_counted([each.at for each in whole.news], "news")
    _require_counted([each.at for each in whole.rows], "entries")
    for grant in whole.grants:
        _require(grant.seat in seats if grant.role in AT_SEATS else grant.seat == -1, "a secret opens no seat of it")
    _require(all(each.seat in seats for each in whole.moves), "a seat that it does not have has moved")
    _require(all(each.viewer < len(seats) for each in whole.last_views), "a seat that it does not have has looked")


def _require(fact: bool, otherwise: str) -> None:
    if not fact:
        raise TableError(otherwise)


def _require_counted(found: list[int], what: str) -> None:
    _require(found == list(range(len(found))), f"its {what} are not counted from 0")


def _require_play_by_the_rules(whole: Whole, cards: Cards) -> None:
    head = queries.Head.read(whole.table.model_dump() | {"key": bytes.fromhex(whole.table.key)})
    seats = [queries.Seat(each.who, each.name, each.level) for each in whole.seats]
    entries = [StoredEntry(each.seat, each.action, each.mark, each.checksum, each.made) for each in whole.rows]
    stored = Stored(head, seats, {}, [], entries)
    game = find(head.game)
    game.complete_options(len(seats), game.options.fill(file_format.read(head.options)))
    live = LiveTable(stored, blank(stored, cards))
    live.grow(entries)
    fairness.check_entries(live.table)
    show_everything(live.table)
    _require(bool(entries) or head.status in (GATHERING, ABANDONED), f"it is {head.status} without an entry")
    _require(head.status == ABANDONED or bool(live.table.outcome) == (head.status == OVER), f"it is not {head.status}")
