"""What answers about cards hold: a game's, a table's, and those of my own with their faults."""

from typing import Annotated

from pydantic import BaseModel, Field

from ...core.view import CardPart


class CardInfo(BaseModel):
    table: str
    id: str
    values: Annotated[dict[str, str], Field(description="the columns of the card table")]
    effects: Annotated[dict[str, list[CardPart]], Field(description="what the card takes and does, by column")]


class CardPreview(CardInfo):
    """A card of one's own, as it will look; of a faulty one, without what is wrong."""

    file: str
    line: int
    faulty: bool


class CardFault(BaseModel):
    """What is wrong with cards of one's own, and where. `says` is the same in English, for programmers."""

    fault: str
    file: str
    line: Annotated[int, Field(description="counted from 1; 0 if it is about the whole file")]
    column: str
    found: str
    fix: Annotated[str, Field(description="what was probably meant; empty if nobody can tell")]
    params: dict[str, str | int]
    says: str


class CardsVerdict(BaseModel):
    """Cards of one's own, judged. They can be played if there are no faults."""

    name: str
    cards: list[CardPreview]
    faults: Annotated[list[CardFault], Field(description="twenty at most")]
    dropped: Annotated[list[str], Field(description="columns that the game does not know, and does not keep")]
    mended: Annotated[str | None, Field(description="the text of the file that was mended, if that was asked for")]


class CardsAnswer(BaseModel):
    name: Annotated[str, Field(description="of the set of cards")]
    cards: list[CardInfo]
