"""Cards, goods and abilities of Shipwrights as phrases."""

from collections.abc import Sequence

from ..core.game import Cards
from ..core.phrase import Phrase, card_name
from ..core.record import Reading
from .effects import GOOD_WORDS
from .exchange import price
from .space import BASIC_WORDS, TRACK_WORDS
from .state import ENEMIES, FIRST_BUILDING, FIRST_CRAFTSMAN, FIRST_JARL, FIRST_TOWNSFOLK, SPACES

FIRST_OF = {
    "jarls": FIRST_JARL,
    "townsfolk": FIRST_TOWNSFOLK,
    "craftsmen": FIRST_CRAFTSMAN,
    "buildings": FIRST_BUILDING,
    "ships": 0,
}


def name_of(deck: Cards, table: str, number: int) -> Phrase:
    """The card of a table by its place in it."""
    rows = deck.tables.get(table, [])
    if number >= len(rows):
        return card_name("shipwrights", f"{table} {number + 1}")
    return card_name("shipwrights", rows[number].get("name", rows[number]["id"]))


def design(deck: Cards, number: int) -> Phrase:
    """A village card by its design."""
    table = next(table for table, first in FIRST_OF.items() if number >= first)
    return name_of(deck, table, number - FIRST_OF[table])


def designs(deck: Cards, counts: Sequence[int]) -> list[Phrase]:
    """Every card of a hand, counted by design."""
    return [design(deck, each) for each, count in enumerate(counts) for _ in range(count)]


def more(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """What has come to each amount."""
    return [new - old for old, new in zip(before, after, strict=True)]


def goods(amounts: Sequence[int]) -> list[Phrase]:
    """Each good with its number; nothing for those that are not there."""
    return [
        Phrase("shipwrights-goods", {"count": count, "good": GOOD_WORDS[good]})
        for good, count in enumerate(amounts)
        if count > 0
    ]


def ability(deck: Cards, bundle: int) -> Phrase:
    """What a space or a townsfolk does."""
    paid, gained = goods(deck.plain.pay[bundle]), goods(deck.plain.gain[bundle])
    if not paid:
        return Phrase("shipwrights-gain", {"goods": gained})
    return Phrase("shipwrights-exchange", {"paid": paid, "goods": gained})


def building(known: Reading, deck: Cards, seat: int, slot: int) -> Phrase:
    """The building in a slot; 0 is the hut."""
    if slot == 0:
        return name_of(deck, "huts", known.hut[seat] - 1) if known.hut[seat] else Phrase("shipwrights-hut")
    lying = known.building[seat][slot]
    return design(deck, lying - 1) if lying else Phrase("shipwrights-no-building")


def lying(known: Reading, deck: Cards, seat: int, place: int) -> Phrase:
    """The card on a space of the board, or past these the one under a building."""
    card = known.board[seat][place] if place < SPACES else known.tucked[seat][place - SPACES]
    return design(deck, card - 1) if card else Phrase("shipwrights-no-card")


def ship(deck: Cards, place: int) -> Phrase:
    """The Eikja, then ships by design."""
    return design(deck, place - 1) if place else Phrase("shipwrights-eikja")


def enemies(deck: Cards, mask: int) -> list[Phrase]:
    return [name_of(deck, "enemies", enemy) for enemy in range(ENEMIES) if mask >> enemy & 1]


def prices(known: Reading, deck: Cards) -> dict[str, int]:
    """Coins for wood, wool and iron in this round."""
    return {word: int(price(known.handle, deck.handle, basic)) for basic, word in enumerate(BASIC_WORDS)}


def steps(before: Sequence[int], after: Sequence[int]) -> list[Phrase]:
    """Markers that moved, track by track."""
    return [
        Phrase("shipwrights-steps", {"count": new - old, "track": word, "to": new})
        for word, old, new in zip(TRACK_WORDS, before, after, strict=True)
        if new > old
    ]
