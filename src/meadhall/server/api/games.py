"""Routes that describe the games: options, actions, reasons and levels, as ids for a client to name in its language."""

from functools import cache

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from ...bots.levels import levels_of, usual_level
from ...core.causes import reasons_of
from ...core.game import REGISTRY, Game, find
from ...i18n import Language, guide_of, words_of
from ...lessons import chapters_of
from ..names import GameName
from .schemas import ActionInfo, GameInfo, LessonInfo, Offer
from .tables import respond

router = APIRouter(prefix="/api/games", tags=["games"])
hall = APIRouter(tags=["games"])


@cache
def describe(name: GameName) -> GameInfo:
    game = find(name)
    return {
        "game": name,
        "rules": game.version,
        "seats": list(game.seats),
        "presets": {preset: dict(values) for preset, values in game.presets.items()},
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "seat": option.seat}
            for option in game.options
        ],
        "levels": list(levels_of(game)),
        "usualLevel": usual_level(game),
        "usualSeats": game.usual_seats,
        "plain": game.plain,
        "guide": game.guide is not None,
        "parts": list(game.parts),
        "endings": [ending for ending in game.endings if ending],
        "reasons": reasons_of(game),
        "actions": [describe_action(game, code) for code in range(len(game.space))],
        "cards": game.load_cards(None).rows,
        "ownCards": game.judge_cards is not None,
    }


def describe_action(game: Game, code: int) -> ActionInfo:
    action = game.space[code]
    says = game.offer(action).plain() if game.offer and not action.chance else None
    return {"code": action.code, "text": action.text, "chance": action.chance, "says": says}


@router.get("", summary="List the games")
async def games() -> list[str]:
    return list(REGISTRY)


@hall.get("/api/hall", summary="What the hall says of each game")
async def offers() -> list[Offer]:
    return [
        Offer(
            game=game.name,
            seats=list(game.seats),
            usualSeats=game.usual_seats,
            levels=list(levels_of(game)),
            usualLevel=usual_level(game),
            lessons=[LessonInfo(id=chapter.id, minutes=chapter.minutes) for chapter in chapters_of(game)],
            plain=game.plain,
            guide=game.guide is not None,
        )
        for game in REGISTRY.values()
    ]


@router.get("/{game}", summary="Describe a game: everything that never changes", response_model=GameInfo)
async def game(game: GameName) -> Response:
    return respond(describe(game))


@router.get("/{game}/words/{language}", summary="The words of a game", response_class=PlainTextResponse)
async def words(game: GameName, language: Language) -> str:
    """Return a Fluent file: in the language or, if the game brings its own words and lacks it, in English."""
    return "\n".join(path.read_text(encoding="utf-8") for path in words_of(language, find(game)))


@router.get("/{game}/guide/{language}", summary="The guide to a game", response_class=PlainTextResponse)
async def guide(game: GameName, language: Language) -> str:
    """Return a page in Markdown."""
    return guide_of(language, find(game)).read_text(encoding="utf-8")
