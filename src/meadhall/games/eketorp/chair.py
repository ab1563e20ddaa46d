"""What turns with the table in Eketorp: seats, castles, and the siege fields before them."""

from ...core.chair import Chair, Turn, turn_seat
from .rules.state import FIELDS, PLACES, SEATS, SIDES

SEAT = (turn_seat,)


def turn_siege(siege: int, turn: Turn) -> int:
    """Turn a siege field with its castle."""
    return turn_seat(siege // SIDES, turn) * SIDES + siege % SIDES


def turn_place(place: int, turn: Turn) -> int:
    """Turn a place of a plan. Fields and home stay."""
    return FIELDS + turn_siege(place - FIELDS, turn) if FIELDS <= place < PLACES else place


CHAIR = Chair(
    version=1,
    places=SEATS,
    axes={
        "camp": (None, turn_seat),
        "held": (None, turn_seat, None),
        "unserved": SEAT,
        "rivals": (turn_seat, None),
        "sieged": (turn_seat, None),
        "booty": (turn_seat, None),
        "home": SEAT,
        "ward": (turn_seat, None),
        "amulets": SEAT,
        "swap": (turn_seat, None),
        "source": SEAT,
        "high_shown": SEAT,
        "redraws": SEAT,
        "thrown_open": (turn_seat, None),
        "walls": (turn_seat, None, None),
        "surplus": (turn_seat, None),
        "carried": (turn_seat, None),
        "hand": (turn_seat, None),
        "hand_size": SEAT,
        "aside_size": SEAT,
        "aside": (turn_seat, None),
        "rejected": (turn_seat, None),
        "thrown_dealt_size": SEAT,
        "thrown_drawn_size": SEAT,
        "plan": (turn_place,),
        "footing": (turn_seat, None),
        "wall_last": SEAT,
    },
    values={
        "leader": turn_seat,
        "turn": turn_seat,
        "asked": turn_seat,
        "attacker": turn_seat,
        "defender": turn_seat,
        "place": turn_place,
    },
    while_set={"turn": "away", "attacker": "fight", "defender": "fight", "place": "fight"},
    bits={"ready": (SEATS, turn_seat), "rivals": (SEATS, turn_seat)},
    left_out=frozenset({"seat", "openings"}),
    actions={
        "place": (turn_place,),
        "attack": (None, turn_seat),
        "siege": (turn_siege,),
        "contest": (turn_siege, turn_seat),
        "decline": (turn_siege,),
    },
)
