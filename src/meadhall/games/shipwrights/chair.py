"""What turns with the table in Shipwrights: everything that a seat owns, and who holds a hero."""

from ...core.chair import Chair, turn_seat
from .rules.state import ENEMIES, REWARDS, SEATS, SKILLS, SLOTS, SPACES, UPGRADES

EACH = (
    "hut", "slots", "hand_size", "acted", "ask", "doing", "at", "in_play", "cut", "resolved", "owes_cards", "owes_any",
    "due", "draws", "picks", "picks_first", "lowest", "launched", "pack_size", "upgraded", "board_workers",
    "slot_workers", "raided", "icons", "spent",
)  # fmt: skip
EACH_SEVERAL = ("goods", "marker", "board", "building", "tucked", "fleet", "raid", "trade_at", "owed", "trade")

CHAIR = Chair(
    version=1,
    places=SEATS,
    axes=dict.fromkeys(EACH, (turn_seat,)) | dict.fromkeys(EACH_SEVERAL, (turn_seat, None)),
    values={"hero": turn_seat},
    bits={
        "enemies": (ENEMIES, None),
        "common": (SEATS, turn_seat),
        "ready": (SEATS, turn_seat),
        "done": (SEATS, turn_seat),
        "upgraded": (UPGRADES, None),
        "board_workers": (SPACES, None),
        "slot_workers": (SLOTS, None),
        "raided": (REWARDS, None),
        "icons": (SKILLS, None),
        "spent": (SPACES, None),
    },
    left_out=frozenset({"seat", "openings", "drawing", "drawer"}),
)
