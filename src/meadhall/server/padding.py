"""Lengths that tell nothing: who reads the line sees how long a message is, even where it is encrypted."""

ANSWER = (1 << 10, 1 << 14, 1 << 16)  # bytes: the shortest that is long enough, or a multiple of the last
EVENT = (1 << 12, 1 << 14, 1 << 16)  # the first holds what any sealed choice of our games changes
WHOLE = (
    1 << 14,
    1 << 16,
)  # of what holds a whole view or all moves: it passes 4 KB late in a game, or falls below 1 KB
STEPS = (1 << 17,)  # of an event that holds whole views of steps: as many as are kept, in any game of ours


def padded(length: int, sizes: tuple[int, ...]) -> int:
    """Return the size that a message of this length is filled up to."""
    return next((size for size in sizes if length <= size), -(-length // sizes[-1]) * sizes[-1])
