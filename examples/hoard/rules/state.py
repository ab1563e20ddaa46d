"""The table of Hoard as one flat record."""

from enum import IntEnum

from meadhall import Layout, cell

from ..options import OPTIONS

SEATS = 4
HAND = 12
VALUES = 9  # arrays are indexed by card value 1 to 8; nothing lies at 0
COPIES = 6  # of each card
HOARD = 15  # treasures and dragons
ROUNDS = 12
WORTHIEST = 9
RICHEST = 127  # more than all treasures together


class Phase(IntEnum):
    DEAL = 0  # chance
    TURN = 1  # chance
    PLAY = 2
    REVEAL = 3
    TAKE = 4
    END_ROUND = 5
    OVER = 6


class Ending(IntEnum):
    RUNNING = 0
    ROUNDS = 1


PUBLIC = {
    "seats": cell(2, SEATS),
    "option": cell(0, 1, len(OPTIONS)),
    "phase": cell(0, max(Phase)),
    "ended": cell(0, max(Ending)),
    "round_no": cell(0, ROUNDS),
    "asked": cell(0, SEATS - 1),  # who is dealt cards, or has taken the heap
    "to_draw": cell(0, HAND),
    "ready": cell(0, 2**SEATS - 1),  # seats whose card is chosen
    "openings": cell(0, RICHEST),  # times that cards were turned up or shown
    "turned": cell(0, 1, HOARD),
    "latest": cell(0, HOARD),  # the card of the hoard that was turned up last, counted from 1
    "heap": cell(0, RICHEST),
    "open": cell(0, RICHEST, SEATS),
    "buried": cell(0, RICHEST, SEATS),
    "shown": cell(0, VALUES - 1, SEATS),  # the cards of the latest round
    "played": cell(0, COPIES, SEATS, VALUES),
}
SECRET = {
    "hand": cell(0, COPIES, SEATS, VALUES),
    "card": cell(0, VALUES - 1, SEATS),  # chosen and not yet shown
    "pile": cell(0, COPIES, VALUES),  # cards that nobody was dealt
}
STATE = Layout(**PUBLIC, **SECRET)
