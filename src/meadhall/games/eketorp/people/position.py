"""The shape of what a seat knows of a game of Eketorp. The client's types are made from it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Brick = Literal["grass", "wood", "clay", "stone"]
Side = Literal["catapult", "boat", "ram"]
Field = Literal["A", "B", "C", "D", "E", "F", "G"]
Kind = Literal["battle", "contest", "siege"]
Pair = tuple[int, int]  # two in a list, as JSON has it
Step = Literal["redraw", "plan", "claim", "fight", "amulet", "card", "plunder", "build", "over", "chance"]


class Bricks(TypedDict, total=False):
    """How many bricks of each kind there are, without kinds that are not there."""

    grass: int
    wood: int
    clay: int
    stone: int


class Plot(TypedDict):
    """A field. `vikings` and `held` have a place for each seat. If it is `peaceful`, nobody fights there this round."""

    bricks: Bricks
    vikings: list[int]
    held: list[Bricks]
    peaceful: bool


class Plots(TypedDict):
    """The fields by their letters."""

    A: Plot
    B: Plot
    C: Plot
    D: Plot
    E: Plot
    F: Plot
    G: Plot


class Siege(TypedDict):
    """A siege field. `vikings` are the seats that stand there.

    `walls` are the two that it faces. By a difference of 1, 2 … 6, `losses` is what the bricks are worth that can be
    taken, `worst` how many of each wall these are, and `reach` how many of each wall could be taken at all.
    """

    vikings: list[int]
    over: bool
    booty: Brick | None
    walls: Pair
    losses: list[int]
    worst: list[Pair]
    reach: list[Pair]


class Sieges(TypedDict):
    """The siege fields of a castle by their machines."""

    catapult: Siege
    boat: Siege
    ram: Siege


class Castle(TypedDict):
    """A seat's castle and cards.

    `wards` begin with the longest stay. `walls` are six stacks, each from bottom to top, and `room` says how many more
    bricks each takes. Where only the backs of cards are seen, `hand` and `swap` are null.
    """

    home: int
    wards: list[int]
    amulets: int
    walls: list[list[Brick]]
    room: list[int]
    surplus: Bricks
    carried: Bricks
    sieges: Sieges
    hand: list[int] | None
    handSize: int
    swap: list[int] | None
    swapSize: int
    redraws: int
    rejected: list[int]


class Loot(TypedDict):
    """A way to plunder: its move, how many bricks come off each wall, which is kept, and what that is worth to both."""

    code: int
    counts: Pair
    kept: Brick | None
    gain: int
    loss: int


class CurrentFight(TypedDict):
    """The fight that goes on.

    While a castle is plundered, it names the castle, its two walls, the difference and all ways to plunder, best first.
    """

    kind: Kind
    place: str
    attacker: int
    defender: int
    castle: NotRequired[int]
    walls: NotRequired[Pair]
    difference: NotRequired[int]
    loots: NotRequired[list[Loot]]


class LatestFight(TypedDict):
    """The fight whose cards were opened last: the attacker's, then the defender's."""

    place: str
    attacker: int
    defender: int
    cards: Pair


class Claim(TypedDict):
    """Who is asked to take a brick, and how many vikings of each seat still wait for one."""

    field: Field
    seat: int
    unserved: list[int]


class Sealed(TypedDict, total=False):
    """My own choice that nobody else sees yet: a plan and who is left to send, a card, or walls."""

    plan: dict[str, int]
    left: int
    card: int
    walls: list[list[Brick]]


class CardResult(TypedDict):
    """What two cards come to: the wards that send me and my opponent to bed, and the difference of a won siege."""

    mine: int | None
    theirs: int | None
    plunder: int


class CardOdds(TypedDict):
    """A card of mine: against how many unseen cards it wins or draws, and what it does against 1, 2 … 6."""

    card: int
    wins: int
    draws: int
    against: list[CardResult]


class Odds(TypedDict):
    """My chances in the fight that goes on. `unseen` counts the cards 1, 2 … 6 that my opponent may hold."""

    unseen: list[int]
    cards: list[CardOdds]


class EketorpPosition(TypedDict):
    """What a seat knows of a game of Eketorp, or for a null seat a spectator.

    `stays` has for each ward how many rounds a viking there is out for.
    """

    seat: int | None
    round: int
    step: Step
    leader: int
    ready: list[int]
    material: dict[str, str] | None
    materialsUsed: list[str]
    reserve: Bricks
    fields: Plots
    castles: list[Castle]
    drawPile: int
    discards: int
    discardsKnown: list[int]
    fight: CurrentFight | None
    latestFight: LatestFight | None
    claim: Claim | None
    sealed: Sealed | None
    odds: Odds | None
    stays: list[int]
