"""The cards of a game and of a table, as their tables say and in parts to draw."""

from fastapi import APIRouter

from ...core.game import Cards, Game, find
from ..names import GameName
from ..tables.cards import standard_cards
from .auth import AtTable
from .schemas import CardInfo, CardsAnswer

router = APIRouter(prefix="/api")


def show_cards(game: Game, cards: Cards) -> CardsAnswer:
    """Return every card with its columns, and with what it takes and does as the game's own parser reads it."""
    return CardsAnswer(name=cards.name, cards=[_show(game, row) for row in cards.rows])


def _show(game: Game, row: dict[str, str]) -> CardInfo:
    effects = game.effects(row) if game.effects else {}
    return CardInfo.model_validate({"table": row.get("table", ""), "id": row["id"], "values": row, "effects": effects})


@router.get("/games/{game}/cards", tags=["games"], summary="The cards of a game, with their effects in parts")
async def cards_of_game(game: GameName) -> CardsAnswer:
    return show_cards(find(game), standard_cards(game))


@router.get("/tables/{table}/cards", tags=["tables"], summary="The cards of this table, with their effects in parts")
async def cards_of_table(at: AtTable) -> CardsAnswer:
    """A table with cards of its own, or of an older version, answers with those. Anybody with a link may look."""
    return show_cards(at.live.table.game, at.live.table.cards)
