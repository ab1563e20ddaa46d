"""Routes to lessons: what their chapters teach, and the table of a chapter."""

from typing import Any

from fastapi import APIRouter, Request

from ...core.game import find
from ...lessons import Chapter, Step, chapters_of
from ..names import GameName
from ..tables import create
from .auth import InRegistry, Once, address_of
from .requests import NameRequest
from .schemas import ChapterInfo, Secrets, StepInfo
from .tables import hand_out

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/{game}/lessons", summary="The chapters that teach a game")
async def chapters(game: GameName) -> list[ChapterInfo]:
    return [_describe(chapter) for chapter in chapters_of(find(game))]


@router.post("/{game}/lessons/{chapter}", status_code=201, summary="Make the table of a chapter: me and bots")
async def begin(
    request: Request, registry: InRegistry, game: GameName, chapter: str, body: NameRequest, seed: Once
) -> Secrets:
    """Everybody is dealt the same, and what the others do first is fixed, so nobody else can sit there."""
    live, keys = await create.make(registry, create.plan_lesson(game, chapter, body.name), seed)
    registry.look(live, address_of(request))
    await create.start_once(registry, live)
    return hand_out(request, keys)


def _describe(chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(id=chapter.id, minutes=chapter.minutes, steps=[_describe_step(step) for step in chapter.steps])


def _describe_step(step: Step) -> StepInfo:
    when: dict[str, Any] = {name: list(wanted) for name, wanted in step.when.items()}
    return StepInfo(
        id=step.id,
        lit=list(step.lit),
        when=when,
        draft=list(step.draft),
        sends=step.sends,
        accepts=list(step.accepts),
    )
