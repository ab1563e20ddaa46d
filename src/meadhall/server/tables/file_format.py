"""The format of a file of tables; `parse` refuses what does not fit it or cannot be stored."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from ...core.files import TableError
from ..names import DAY, LONGEST_NAME, GameName, Level, MoveId
from ..storage.clocks import Kind, Out
from ..storage.queries import NewsId

FORMAT = 1


def _storable(text: str) -> str:
    if "\0" in text:
        raise ValueError("a text has no letter 0")
    return text


def _object(text: str) -> str:
    if not isinstance(json.loads(text), dict):
        raise ValueError("this is a JSON object in a text")
    return text


def _list(text: str) -> str:
    if not isinstance(json.loads(text), list):
        raise ValueError("this is a JSON list in a text")
    return text


Words = Annotated[str, AfterValidator(_storable)]
Short = Annotated[Words, StringConstraints(max_length=20)]
Object = Annotated[Words, AfterValidator(_object)]
Objects = Annotated[Words, AfterValidator(_list)]
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Place = Annotated[int, Field(ge=-1, lt=6)]
Moment = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Cards(Part):
    id: Hash
    game: GameName
    name: Words
    cards: Objects


class Head(Part):
    id: Id
    game: GameName
    rules: Short
    options: Object
    deck: Hash
    key: Hash
    absence: Annotated[int, Field(ge=0, le=60 * DAY)]
    status: Literal["gathering", "running", "over", "abandoned"]
    made: Moment
    touched: Moment
    imagined: Object | None
    parent: Id | None
    rematch: Id | None
    writes: Count
    hints: bool = False  # tables of an older server lack it, and the next
    counts: bool = False


class OfTable(Part):
    table_id: Id


class Seat(OfTable):
    seat: Count
    who: Literal["open", "person", "bot"]
    name: Annotated[Words, StringConstraints(max_length=LONGEST_NAME)]
    level: Level | Literal[""]


class Grant(OfTable):
    hash: Hash
    role: Literal["host", "join", "watch", "seat", "claim"]
    seat: Place


class News(OfTable):
    at: Count
    id: NewsId
    params: Object
    made: Moment


class Entry(OfTable):
    at: Count
    seat: Place
    action: Words
    mark: Literal["", "and", "forced"]
    checksum: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{8})?$")]
    made: Moment


class Move(OfTable):
    seat: Count
    id: MoveId
    asked: Hash
    answer: Object


class LastView(OfTable):
    viewer: Place
    grown: Count
    view: Object
    story: Objects


class Opening(OfTable):
    open: bool
    joins: bool
    watch: Annotated[str, StringConstraints(pattern=r"^([A-Za-z0-9_-]{22})?$")]
    seek: bool
    pace: Short
    fills: Moment | None


class Clock(OfTable):
    kind: Kind
    seconds: Annotated[int, Field(ge=0, le=60 * DAY)]
    spare: Annotated[int, Field(ge=0, le=60 * DAY)]
    increment: Annotated[int, Field(ge=0, le=DAY)]
    out: Out


class Whole(Part):
    """A table with all that the database stores of it."""

    table: Head
    seats: list[Seat]
    grants: list[Grant]
    news: list[News]
    rows: list[Entry]
    moves: list[Move]
    last_views: list[LastView]
    openings: list[Opening] = []  # tables of an older server lack it
    clocks: list[Clock] = []  # tables of an older server have none


class Tables(Part):
    format: Annotated[Literal[1], Field(alias="meadhall-tables")]
    decks: list[Cards]
    tables: list[Whole]


def read(text: str) -> Any:
    """Return the value of a JSON text in the file."""
    return json.loads(text)


def parse(text: bytes) -> Tables:
    """Return the tables of a file; check the type and bounds of each value, but judge nothing yet."""
    try:
        return TypeAdapter(Tables).validate_json(text)
    except ValidationError as wrong:
        raise TableError(_say(wrong)) from None


def _say(wrong: ValidationError) -> str:
    first = wrong.errors(include_url=False, include_input=False, include_context=False)[0]
    where: tuple[Any, ...] = first["loc"]
    if not where or where == ("meadhall-tables",):
        return f"this is not a file of tables of format {FORMAT}, or it is damaged"
    return f"{'.'.join(map(str, where))}: {first['msg']}"
