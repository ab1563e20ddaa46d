"""The two games: options, actions, reasons and levels, as ids for a client to name in its language."""

from functools import cache
from typing import Any

from fastapi import APIRouter

from ...bots.levels import NAMES
from ...core.game import REGISTRY, Game, find
from ..names import GameName

router = APIRouter(prefix="/api/games", tags=["games"])


@cache
def describe(name: str) -> dict[str, Any]:
    game = find(name)
    return {
        "game": game.name,
        "rules": game.version,
        "seats": list(game.seats),
        "presets": {preset: dict(values) for preset, values in game.presets.items()},
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "seat": option.seat}
            for option in game.options
        ],
        "levels": list(NAMES),
        "parts": list(game.parts),
        "endings": [ending for ending in game.endings if ending],
        "reasons": {reason.name.lower(): game.rule_of.get(reason, "") for reason in game.reasons if reason},
        "actions": [action(game, code) for code in range(len(game.space))],
        "cards": game.load_cards(None).rows,
    }


def action(game: Game, code: int) -> dict[str, Any]:
    row = game.space[code]
    says = game.offer(row).plain() if game.offer and not row.chance else None
    return {"code": row.code, "text": row.text, "chance": row.chance, "says": says}


@router.get("", summary="The games there are")
async def games() -> list[str]:
    return list(REGISTRY)


@router.get("/{game}", summary="All of a game that does not change")
async def game(game: GameName) -> dict[str, Any]:
    return describe(game)
