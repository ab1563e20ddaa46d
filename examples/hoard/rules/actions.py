"""The actions of Hoard, chance first."""

from meadhall import Kind, Space

from .state import HOARD, VALUES

VALUE_WORDS = tuple(str(value) for value in range(1, VALUES))

SPACE = Space(
    Kind("draw", (VALUE_WORDS,), chance=True),
    Kind("turn", (tuple(str(card) for card in range(1, HOARD + 1)),), chance=True),
    Kind("play", (VALUE_WORDS,)),
    Kind("keep"),
    Kind("bury"),
)

CHANCES = SPACE.chances
X = SPACE.x

# Codes by their arguments. Cards count from 1, so `PLAY[value - 1]`.
DRAW = SPACE.codes("draw")
TURN = SPACE.codes("turn")
PLAY = SPACE.codes("play")
KEEP = int(SPACE.codes("keep"))
BURY = int(SPACE.codes("bury"))
