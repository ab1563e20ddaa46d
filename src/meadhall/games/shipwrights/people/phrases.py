"""Cards, goods and abilities of Shipwrights as phrases."""

from collections.abc import Sequence

from ....core.game import Cards
from ....core.phrase import Phrase, card_name
from ....core.record import Reading
from ..cards.effects import GOOD_WORDS
from ..rules.actions import BASIC_WORDS, TRACK_WORDS
from ..rules.exchange import price
from ..rules.state import ENEMIES, FIRST_BUILDING, FIRST_CRAFTSMAN, FIRST_JARL, FIRST_TOWNSFOLK, SPACES

FIRST_OF = {
    "jarls": FIRST_JARL,
    "townsfolk": FIRST_TOWNSFOLK,
    "craftsmen": FIRST_CRAFTSMAN,
    "buildings": FIRST_BUILDING,
    "ships": 0,
}


def name_of(cards: Cards, table: str, number: int) -> Phrase:
    """Name the card of a table by its place in it."""
    rows = cards.tables.get(table, [])
    if number >= len(rows):
        return card_name("shipwrights", f"{table} {number + 1}")
    return card_name("shipwrights", rows[number].get("name", rows[number]["id"]))


def design(cards: Cards, number: int) -> Phrase:
    """Name a village card by its design."""
    table = next(table for table, first in FIRST_OF.items() if number >= first)
    return name_of(cards, table, number - FIRST_OF[table])


def designs(cards: Cards, counts: Sequence[int]) -> list[Phrase]:
    """Name every card of a hand, counted by design."""
    return [design(cards, each) for each, count in enumerate(counts) for _ in range(count)]


def more(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """Return what has come to each amount."""
    return [new - old for old, new in zip(before, after, strict=True)]


def goods(amounts: Sequence[int]) -> list[Phrase]:
    """Name each good with its number, without those that are not there."""
    return [
        Phrase("shipwrights-goods", {"count": count, "good": GOOD_WORDS[good]})
        for good, count in enumerate(amounts)
        if count > 0
    ]


def ability(cards: Cards, bundle: int) -> Phrase:
    """Say what a space or a townsfolk does."""
    paid, gained = goods(cards.plain.pay[bundle]), goods(cards.plain.gain[bundle])
    if not paid:
        return Phrase("shipwrights-gain", {"goods": gained})
    return Phrase("shipwrights-exchange", {"paid": paid, "goods": gained})


def building(known: Reading, cards: Cards, seat: int, slot: int) -> Phrase:
    """Name the building in a slot; 0 is the hut."""
    if slot == 0:
        return name_of(cards, "huts", known.hut[seat] - 1) if known.hut[seat] else Phrase("shipwrights-hut")
    lying = known.building[seat][slot]
    return design(cards, lying - 1) if lying else Phrase("shipwrights-no-building")


def lying(known: Reading, cards: Cards, seat: int, place: int) -> Phrase:
    """Name the card on a space of the board or, past these, the one under a building."""
    card = known.board[seat][place] if place < SPACES else known.tucked[seat][place - SPACES]
    return design(cards, card - 1) if card else Phrase("shipwrights-no-card")


def ship(cards: Cards, place: int) -> Phrase:
    """Name the Eikja for place 0, else a ship by its design."""
    return design(cards, place - 1) if place else Phrase("shipwrights-eikja")


def enemies(cards: Cards, mask: int) -> list[Phrase]:
    return [name_of(cards, "enemies", enemy) for enemy in range(ENEMIES) if mask >> enemy & 1]


def prices(known: Reading, cards: Cards) -> dict[str, int]:
    """Return the coins for wood, wool and iron in this round."""
    this_round = known.only("round_card", "dearer")
    return {word: int(price(this_round, cards.handle, basic)) for basic, word in enumerate(BASIC_WORDS)}


def steps(before: Sequence[int], after: Sequence[int]) -> list[Phrase]:
    """Tell which markers moved, track by track."""
    return [
        Phrase("shipwrights-steps", {"count": new - old, "track": word, "to": new})
        for word, old, new in zip(TRACK_WORDS, before, after, strict=True)
        if new > old
    ]
