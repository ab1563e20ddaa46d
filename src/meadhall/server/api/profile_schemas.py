"""What requests to profiles bring, and what answers hold."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt, StringConstraints

from ..names import GameName, Level, Name
from .requests import Form

MOST_DONE = 200  # that one request tells of
Colour = Literal["red", "blue", "yellow", "green", "violet", "white"]
Setting = bool | StrictInt | float | Annotated[str, StringConstraints(max_length=100)]
SettingName = Annotated[str, StringConstraints(max_length=20)]
SettingsOf = Annotated[dict[SettingName, Setting], Field(max_length=40)]
DeviceName = Annotated[Name, Field(description="what a person calls the device")]


class ProfileRequest(Form):
    name: Name
    colour: Colour = "red"
    settings: SettingsOf = Field(default_factory=dict)
    device: DeviceName = "?"


class ProfileChange(Form):
    """What is to change; all else stays."""

    name: Name | None = None
    colour: Colour | None = None
    settings: SettingsOf | None = None
    listed: Annotated[bool | None, Field(description="whether the ladder may name me")] = None


class DeviceRequest(Form):
    device: DeviceName = "?"


class DoneItem(BaseModel):
    """A lesson that was played to its end, a puzzle that was solved, or a day whose puzzle was."""

    kind: Literal["lesson", "puzzle", "day"]
    game: GameName
    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,64}$")]
    count: Annotated[StrictInt, Field(ge=0, le=1_000, description="tries that a puzzle took")] = 0


class DoneRequest(Form):
    done: Annotated[list[DoneItem], Field(max_length=MOST_DONE)]


class DeviceInfo(BaseModel):
    """A device that holds the profile, or a link that was not opened yet."""

    id: str
    name: str
    link: bool
    made: float
    touched: Annotated[float, Field(description="the day on which it was last used")]


class ProfileInfo(BaseModel):
    """All of a profile but its tables. Nobody but its holder is told."""

    id: str
    name: str
    colour: Colour
    settings: SettingsOf
    listed: bool
    made: float
    device: Annotated[str, Field(description="the device that asks")]
    devices: list[DeviceInfo]
    done: list[DoneItem]


class ProfileSecret(BaseModel):
    """Handed over once: the secret of one device. It goes into `Authorization: Bearer`."""

    secret: str
    profile: ProfileInfo


class ProfileLink(BaseModel):
    """A link that carries the profile to one more device: it opens once, and only for a while."""

    link: str
    seconds: int


class ExportedPlace(BaseModel):
    table: str
    seat: int | None
    since: float


class ResultInfo(BaseModel):
    """How a game ended for me."""

    table: str
    seat: int
    game: str
    seats: int
    place: Annotated[int, Field(description="0 if it was not played to its end")]
    points: int
    won: bool
    levels: Annotated[str, Field(description="of the bots that sat there, with commas between them")]
    mode: Annotated[str, Field(description="of a game alone, the options that are not the usual ones")]
    made: float


class RatingInfo(BaseModel):
    """What the ladder says of me in games of one kind."""

    game: str
    seats: int
    rating: int
    doubt: Annotated[int, Field(description="the rating is right to within so much, most likely")]
    games: int
    placed: Annotated[bool, Field(description="whether there were games and opponents enough to be on the page")]


class Achieved(BaseModel):
    results: list[ResultInfo]
    ratings: list[RatingInfo]


class ProfileExport(Achieved):
    """All that the server keeps of a profile."""

    profile: ProfileInfo
    places: list[ExportedPlace]


class LadderInfo(BaseModel):
    """Whether tables may count here, and by which rules."""

    open: bool
    leastGames: Annotated[int, Field(description="games until somebody is placed")]
    leastOpponents: Annotated[int, Field(description="different opponents until somebody is placed")]
    days: Annotated[int, Field(description="the span in which games of the same two people count less and less")]
    wholeGames: Annotated[int, Field(description="games of the same two people in the span that count whole")]


class Rung(BaseModel):
    """One of the best: a level of bots, a person who agreed to be named, or one who did not."""

    level: Level | None
    name: str | None
    you: bool
    rating: int
    doubt: int
    games: int
