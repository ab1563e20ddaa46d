"""The shape of what a seat knows of a game of Shipwrights. The client's types are made from it."""

from typing import Literal

from typing_extensions import TypedDict

from ....core.view import Amount

Design = str  # a card by kind and place in its table: SH01 a ship, BU building, CR craftsman, TF townsfolk, JA jarl
Hero = Literal["military", "trade", "fame", "common"]
Skill = Literal["blacksmith", "sailmaker", "carver", "stonecutter", "carpenter"]
Upgrade = Literal["eikja", "labourer", "hut"]
Step = Literal["enemies", "draft", "actions", "convert", "over", "chance"]
Asked = Literal["tuck", "skill", "discount", "pay_card", "pay_any", "gain_any", "ability", "trade_card", "upgrade"]
Holder = int | Literal["neutral", "board"]  # a seat, the neutral player, or nobody yet


class Goods(TypedDict):
    """What a seat has of each good."""

    worker: int
    coin: int
    wood: int
    wool: int
    iron: int
    gold: int


class Prices(TypedDict):
    """The coins for each basic good in this round."""

    wood: int
    wool: int
    iron: int


class Span(TypedDict):
    """The least and the most that something can come to."""

    least: int
    most: int


class Tracks(TypedDict):
    """Where the markers stand."""

    military: int
    trade: int
    fame: int


class Heroes(TypedDict):
    """Who has the hero of each track."""

    military: Holder
    trade: Holder
    fame: Holder


class Space(TypedDict):
    """A space of the player board."""

    card: Design | None
    worker: bool


class Slot(TypedDict):
    """A place for a building. The first is the hut, which is no design."""

    card: Design | None
    tucked: Design | None
    worker: bool


class Raid(TypedDict):
    """A raid card, by its place in the table."""

    card: int
    used: bool


class Trade(TypedDict):
    """A trade card, by its place in the table if it is seen: `at` is hand, faceDown, eikja, or the ship above it."""

    card: int | None
    at: str


class Pending(TypedDict):
    """The step that is open within an action."""

    ask: Asked
    card: Design | None
    at: int
    skills: list[Skill]
    cards: int
    any: int


class Yard(TypedDict):
    """What lies before a seat. `worth` is what each of the ships would score now."""

    goods: Goods
    tracks: Tracks
    hut: int | None
    upgraded: list[Upgrade]
    board: list[Space]
    buildings: list[Slot]
    ships: list[Design]
    worth: list[int]
    raids: list[Raid]
    trades: list[Trade]
    heroes: list[Hero]
    handSize: int
    packSize: int
    pending: Pending | None


class NeededGood(TypedDict):
    """A good that is asked: how much, how much is there, what gold would stand in for, and moves that bring some."""

    good: str
    asked: int
    held: int
    byGold: int
    sources: list[str]


class SkillSource(TypedDict):
    """Who gives a skill: the step that names them, or the move that lays them, and what is paid for it."""

    step: str
    card: Design | None
    paid: list[Amount]


class NeededSkill(TypedDict):
    """A skill that a ship asks, and all who have it."""

    skill: Skill
    sources: list[SkillSource]


class Need(TypedDict):
    """What a ship on my board, or a ship or building of my hand or my pack, asks to be built."""

    at: str
    card: Design
    goods: list[NeededGood]
    goldCovers: bool
    skills: list[NeededSkill]


class ShipwrightsPosition(TypedDict):
    """What a seat knows of a game of Shipwrights. For a spectator, the seat and its own cards are null."""

    seat: int | None
    round: int
    step: Step
    roundCard: str | None
    prices: Prices | None
    neutral: Tracks | None
    enemies: list[str]
    rival: int | None
    rivalScore: int | None
    rivalToCome: Span | None
    heroes: Heroes
    ready: list[int]
    done: list[int]
    draftStep: int
    drawPile: int
    discards: list[Design]
    yards: list[Yard]
    hand: list[Design] | None
    needs: list[Need] | None
    pack: list[Design] | None
    picked: list[Design] | None
    passed: list[Design] | None
    passesTo: int | None
