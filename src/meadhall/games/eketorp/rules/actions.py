"""The actions of Eketorp, in the order in which they are most often looked for."""

from ....core.space import Kind, Space
from .state import HEIGHT, MATERIALS, PLACES, SEATS, WALLS, Brick

FIELD_WORDS = tuple("ABCDEFG")
SIDE_WORDS = ("catapult", "boat", "ram")
SEAT_WORDS = tuple(str(seat) for seat in range(SEATS))
SIEGE_WORDS = tuple(f"{castle} {side}" for castle in SEAT_WORDS for side in SIDE_WORDS)
PLACE_WORDS = (*FIELD_WORDS, *(f"siege {siege}" for siege in SIEGE_WORDS), "home")
BRICK_WORDS = tuple(brick.name.lower() for brick in Brick)
VALUE_WORDS = tuple(str(value) for value in range(1, 7))
COUNT_WORDS = tuple(str(count) for count in range(HEIGHT + 1))

SPACE = Space(
    Kind("draw", (VALUE_WORDS,), chance=True),
    Kind("material", (tuple(str(card) for card in range(1, MATERIALS + 1)),), chance=True),
    Kind("first", (SEAT_WORDS,), chance=True),
    Kind("place", (PLACE_WORDS,)),
    Kind("play", (VALUE_WORDS,)),
    Kind("pass"),
    Kind("exchange"),
    Kind("build", (tuple(str(wall) for wall in range(WALLS)), BRICK_WORDS[1:])),
    Kind("attack", (FIELD_WORDS, SEAT_WORDS)),
    Kind("siege", (SIEGE_WORDS,)),
    Kind("contest", (SIEGE_WORDS, SEAT_WORDS)),
    Kind("decline", (SIEGE_WORDS,)),
    Kind("plunder", (COUNT_WORDS, COUNT_WORDS, BRICK_WORDS)),
    Kind("claim", (BRICK_WORDS[1:],)),
    Kind("keep"),
    Kind("redraw"),
)

CHANCES = SPACE.chances
KIND, X, Y, Z = SPACE.kind, SPACE.x, SPACE.y, SPACE.z

# Codes by their arguments. Cards and bricks count from 1, so `PLAY[value - 1]`.
PLACE = SPACE.codes("place")
PLAY = SPACE.codes("play")
PASS = int(SPACE.codes("pass"))
EXCHANGE = int(SPACE.codes("exchange"))
DRAW = SPACE.codes("draw")
MATERIAL = SPACE.codes("material")
FIRST = SPACE.codes("first")
BUILD = SPACE.codes("build")
ATTACK = SPACE.codes("attack")
SIEGE = SPACE.codes("siege")
CONTEST = SPACE.codes("contest")
DECLINE = SPACE.codes("decline")
PLUNDER = SPACE.codes("plunder")
CLAIM = SPACE.codes("claim")
KEEP = int(SPACE.codes("keep"))
REDRAW = int(SPACE.codes("redraw"))

KIND_ATTACK = SPACE.number("attack")
KIND_SIEGE = SPACE.number("siege")
KIND_CONTEST = SPACE.number("contest")

HOME = PLACES
