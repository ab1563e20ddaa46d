"""The cards that tables are played with: the game's own, or somebody's, within bounds of what is stored."""

from functools import cache

from ...core.files import TableError
from ...core.game import Cards, Game, find

MOST_CARDS = 500  # rows of all card tables; ours have 120
LONGEST_NAME = 200  # letters of the name of the cards
LONGEST_FIELD = 500  # letters of a field of a card; ours have 87


@cache
def standard_cards(game: str) -> Cards:
    return find(game).load_cards(None)


def known_columns(game: Game) -> dict[str | None, set[str]]:
    """Return the columns that the game's own cards have, by the name of their table."""
    columns: dict[str | None, set[str]] = {}
    for row in standard_cards(game.name).rows:
        columns.setdefault(row.get("table"), set()).update(row)
    return columns


def storable_cards(game: Game, cards: Cards) -> Cards:
    """Return the cards without columns that the game does not know; raise TableError if they are too large."""
    columns = known_columns(game)
    if not cards.name.isprintable() or len(cards.name) > LONGEST_NAME or len(cards.rows) > MOST_CARDS:
        raise TableError("the name of its cards cannot be shown, or there are too many")
    rows = [
        {column: value for column, value in row.items() if column in columns.get(row.get("table"), ())}
        for row in cards.rows
    ]
    if any(len(value) > LONGEST_FIELD for row in rows for value in row.values()):
        raise TableError(f"a field of its cards has more than {LONGEST_FIELD} letters")
    return game.load_cards({"name": cards.name, "cards": rows})


def own_name(game: str, cards: Cards) -> str | None:
    """Return the name of cards that are somebody's own; the game's have one name in all versions."""
    return None if cards.name == standard_cards(game).name else cards.name
