"""What a seat knows, gathered byte by byte into a vector that turns with the table; the same on a processor and a GPU.

`look` holds the bytes of what is known. Each table has a row a chair, and says which byte belongs into a cell.
"""

from typing import NamedTuple

import numpy as np

from ...core.compiled import rule

MOST = 255  # a cell holds no more; what is more counts as this
BYTE = 256


class Tables(NamedTuple):
    """Where cells come from, in the order of the vector: plain bytes, bits, seats and places, then wide numbers."""

    plain: np.ndarray  # [chair, cell]: the byte
    bits: np.ndarray  # [chair, cell]: the byte,
    shifts: np.ndarray  # and the place of the bit in it
    turned: np.ndarray  # [chair, cell]: the byte,
    guards: np.ndarray  # [cell]: the byte that must not be 0, or else the cell is,
    turnings: np.ndarray  # [cell]: the row of `turns` that its number is looked up in,
    turns: np.ndarray  # and [chair, row, number]: what the number is from there
    wide: np.ndarray  # [chair, cell]: the lower byte, the higher comes next
    actions: np.ndarray  # [chair, action]: its code, chance outcomes left out
    first: int  # the first code that is not a chance outcome
    straight: bool  # whether actions are the same from all chairs


@rule()
def encode(look, tables, chair, out):
    """Fill `out` with what the viewer knows, from its own chair."""
    cell = 0
    row = tables.plain[chair]
    for at in range(row.size):
        out[at] = look[row[at]]
    cell += row.size
    row = tables.bits[chair]
    shifts = tables.shifts[chair]
    for at in range(row.size):
        out[cell + at] = look[row[at]] >> shifts[at] & 1
    cell += row.size
    row = tables.turned[chair]
    for at in range(row.size):
        counts = look[tables.guards[at]] != 0
        out[cell + at] = tables.turns[chair, tables.turnings[at], look[row[at]]] if counts else 0
    cell += row.size
    row = tables.wide[chair]
    for at in range(row.size):
        out[cell + at] = min(int(look[row[at]]) + BYTE * int(look[row[at] + 1]), MOST)


@rule()
def mask_actions(why, tables, chair, out):
    """Write out[action] = 1 for each action that is legal, in the same turn of the table."""
    if tables.straight:
        for action in range(out.size):
            out[action] = why[tables.first + action] == 0
        return
    row = tables.actions[chair]
    for action in range(row.size):
        out[action] = why[row[action]] == 0
