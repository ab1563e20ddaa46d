"""`python -m meadhall.server.compile.child GAME` compiles what is missing, and says before each stage what is left.

Servers that start together on one cache compile once: the second child waits, then finds nothing left to do.
"""

import json
import sys

from filelock import FileLock

from ...core.compiled import CACHE
from ...core.game import find
from ...simulation.warm import stages, weight
from .priority import FAR, stand_back

PLAYERS = ("konung",)  # the level that needs everything that a bot of the server may need


def main(game: str) -> None:
    stand_back(FAR)
    with FileLock(CACHE / f"{game}.lock"):
        compile_missing(game)
    tell(0, 0.0)


def compile_missing(game: str) -> None:
    every = stages(find(game), PLAYERS)
    for done, stage in enumerate(every):
        tell(len(every) - done, weight(every[done:]) / weight(every))
        stage()


def tell(left: int, share: float) -> None:
    """Say how many stages are left, and which share they are of all the work of this child."""
    print(json.dumps({"left": left, "share": round(share, 3)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
