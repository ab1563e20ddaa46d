"""The page that lists the cells of each game: `python -m meadhall.learn.page > docs/design/encoding.md`."""

from itertools import groupby

from ..core.game import OURS, find
from .encoding import Cell, action_count, cells, chair_of

HEAD = """# What a seat knows, as a vector

`meadhall.learn.encode` turns what a seat knows into a vector of small integers (`uint8`), seen from its own chair.

- Where an index or a number names a seat, 0 is the viewer, 1 its left neighbour, and so on clockwise. Empty places
  come last. Siege fields and castles turn with their seats, and so do the actions of the mask.
- A number above 255 counts as 255. Fields that are bits have one cell a bit, and the bit is the last index.
- The fields are those of `rules/state.py` and `rules/known.py`, which say what each of them is. Who fights and where is
  0 while nobody does. `meadhall.learn.cells` gives the name of every cell.
- The version changes whenever a cell moves, comes or goes.

`python -m meadhall.learn.page` wrote this page, and a test compares them.
"""


def page() -> str:
    return "\n".join([HEAD, *(part for name in OURS for part in _game(name))])


def _game(name: str) -> list[str]:
    game = find(name)
    chair, found = chair_of(game), cells(name)
    left_out = ", ".join(f"`{field}`" for field in sorted(chair.left_out))
    return [
        f"## {name}, version {chair.version}: {len(found)} cells, {action_count(name)} actions\n",
        f"Left out: {left_out}. Seen from the first seat, action *a* has the code *a* + {game.space.chances}.\n",
        "| Cells | Field | Range |",
        "|-------|-------|-------|",
        *(_row(list(group), at) for at, group in _fields(found)),
        "",
    ]


def _fields(found: tuple[Cell, ...]) -> list[tuple[int, list[Cell]]]:
    """Return the cells of each field, with the number of the first."""
    groups, at = [], 0
    for _, group in groupby(found, key=lambda cell: (cell.field, cell.how, cell.high)):
        groups.append((at, list(group)))
        at += len(groups[-1][1])
    return groups


def _row(group: list[Cell], at: int) -> str:
    """Return one line: each index with its first and last value."""
    spans = zip(*(cell.indexes for cell in group), strict=True)
    indexes = "".join(f"[{min(span)}]" if len(set(span)) == 1 else f"[{min(span)}–{max(span)}]" for span in spans)
    cells_of = str(at) if len(group) == 1 else f"{at}–{at + len(group) - 1}"
    return f"| {cells_of} | `{group[0].field}{indexes}` | {group[0].low}–{group[0].high} |"


if __name__ == "__main__":
    print(page(), end="")
