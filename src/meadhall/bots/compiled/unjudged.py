"""What the search goes by in a game without a Karl: every action promises the same, and scores stay as they are."""

import numpy as np

from ...core.compiled import entry
from ...core.contract import scores

SPREAD = 10.0  # points by which the end may differ from the scores of now
MOST_PARTS = 32  # of a score


@entry()
def appeals(s, cards, seat, codes, count, out):
    """Every action promises the same."""
    for at in range(count):
        out[at] = 0.0


@entry(allocates=True)
def prospects(s, cards, out):
    """Expect each seat to end with the points that it has now."""
    parts = np.zeros((int(s.seats), MOST_PARTS), np.int32)
    scores(s, cards, parts)
    for seat in range(out.size):
        out[seat] = 0.0
    for seat in range(int(s.seats)):
        for part in range(MOST_PARTS):
            out[seat] += parts[seat, part]
    return SPREAD


@entry()
def reopen(known):
    """Leave it as it is: choices that others have sealed are imagined like their hands."""
