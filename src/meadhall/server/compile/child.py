"""`python -m meadhall.server.compile.child GAME` compiles what is missing, and says before each stage what is left."""

import json
import sys

from ...core.game import find
from ...simulate.warm import stages
from .priority import FAR, stand_back

PLAYERS = ("konung",)  # who needs everything that a bot of the server may need


def main(game: str) -> None:
    stand_back(FAR)
    left = stages(find(game), PLAYERS)
    for done, stage in enumerate(left):
        print(json.dumps({"left": len(left) - done, "share": 1 - done / len(left)}), flush=True)
        stage()
    print(json.dumps({"left": 0, "share": 0.0}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
