"""The cards of a game and of a table, as their tables say and in parts to draw."""

import asyncio

from fastapi import APIRouter, Response

from ...core.game import Cards, Game, find
from ..errors import unknown
from ..names import GameName
from ..tables.cards import standard_cards
from ..tables.own_cards import Verdict, judge_own, mended, standard_files
from .auth import AtTable
from .card_schemas import CardFault, CardInfo, CardPreview, CardsAnswer, CardsVerdict
from .requests import CardsRequest

router = APIRouter(prefix="/api")
TEXT = {"type": "string"}
FILES = {"application/zip": {"schema": TEXT | {"format": "binary"}}, "text/csv": {"schema": TEXT}}


def show_cards(game: Game, cards: Cards) -> CardsAnswer:
    """Return every card with its columns, and with what it takes and does as the game's own parser reads it."""
    return CardsAnswer(name=cards.name, cards=[_show(game, row) for row in cards.rows])


def _show(game: Game, row: dict[str, str]) -> CardInfo:
    effects = game.effects(row) if game.effects else {}
    return CardInfo.model_validate({"table": row.get("table", ""), "id": row["id"], "values": row, "effects": effects})


@router.get("/games/{game}/cards", tags=["games"], summary="The cards of a game, with their effects in parts")
async def cards_of_game(game: GameName) -> CardsAnswer:
    return show_cards(find(game), standard_cards(game))


@router.post("/games/{game}/cards", tags=["games"], summary="Judge cards of my own, and see how they look")
async def judge(game: GameName, body: CardsRequest) -> CardsVerdict:
    """Nothing is stored. With `mend` one field gets another value first, and the answer has the file's new text."""
    files, text = body.read(), None
    if body.mend:
        files = mended(files, body.mend.file, body.mend.line, body.mend.column, body.mend.value)
        text = files.texts[body.mend.file]
    return _tell(await asyncio.to_thread(judge_own, find(game), files), text)


def _tell(verdict: Verdict, text: str | None) -> CardsVerdict:
    cards = [
        CardPreview.model_validate({
            "table": each.values.get("table", ""), "id": each.values.get("id", ""), "values": each.values,
            "effects": each.effects, "file": each.line.file, "line": each.line.line, "faulty": each.faulty,
        })
        for each in verdict.previews
    ]  # fmt: skip
    faults = [
        CardFault(
            fault=each.fault, file=each.file[:80], line=each.line, column=each.column[:80], found=each.found[:80],
            fix=each.fix, params=each.params, says=str(each)[:500],
        )
        for each in verdict.faults
    ]  # fmt: skip
    return CardsVerdict(name=verdict.name, cards=cards, faults=faults, dropped=verdict.dropped, mended=text)


@router.get(
    "/games/{game}/cards/files", tags=["games"], summary="Download the game's own card files, to begin with",
    response_class=Response, responses={200: {"content": FILES}},
)  # fmt: skip
async def files(game: GameName) -> Response:
    """One file comes as it is, several as a zip."""
    if not find(game).card_files:
        raise unknown()
    name, content = standard_files(game)
    kind = "application/zip" if name.endswith(".zip") else "text/csv"
    return Response(content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table}/cards", tags=["tables"], summary="The cards of this table, with their effects in parts")
async def cards_of_table(at: AtTable) -> CardsAnswer:
    """A table with cards of its own, or of an older version, answers with those. Anybody with a link may look."""
    return show_cards(at.live.table.game, at.live.table.cards)
