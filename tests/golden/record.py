"""Records the golden games anew, only after a deliberate change: `python -m tests.golden.record [GAME]`."""

import random
import sys
from pathlib import Path
from typing import Any

from meadhall import Table

from . import shipwrights

FOLDER = Path(__file__).parent
GAMES: list[tuple[int, str, dict[str, Any] | str]] = [
    (3, "castle", "standard"),
    (4, "castle", "standard"),
    (5, "castle", "standard"),
    (6, "castle", "standard"),
    (3, "rounds", "standard"),
    (4, "rounds", "standard"),
    (5, "rounds", "standard"),
    (6, "rounds", "standard"),
    (3, "castle", "french"),
    (5, "rounds", "french"),
    (4, "castle", {"buildMode": "simultaneous", "mulligan": "optional", "skipPointlessSiege": True}),
    (6, "rounds", {"mixedClaim": "autoHighest", "emptyFieldBattle": False, "tieBreak": "bricks", "firstPlayer": 3}),
]


def prefer(table: Table, seat: int, dice: random.Random, peaceful: float) -> Any:
    """A crude player: to the fields with bricks, rarely to a castle, amulets seldom."""
    view = table.view(seat)["position"]
    moves = table.moves(seat)
    if view["step"] == "plan" and dice.random() < peaceful:
        wanted = [move for move in moves if move.args[0] < 7 and view["fields"][move.text[-1]]["bricks"]]
        crowd = view["sealed"]["plan"]
        wanted = [
            move
            for move in wanted
            if sum(view["fields"][move.text[-1]]["bricks"].values()) > crowd.get(move.text[-1], 0)
        ]
        moves = wanted or moves[-1:]
    if view["step"] == "amulet" and dice.random() < 0.8:
        return "pass"
    return dice.choice(moves)


def play(seats: int, reason: str, options: dict[str, Any] | str) -> Table:
    for seed in range(1000):
        table = Table.new("eketorp", seats, seed, options)
        dice = random.Random(seed)
        while table.outcome is None:
            seat = dice.choice(table.waiting)
            table.play(seat, prefer(table, seat, dice, 1.0 if reason == "castle" else 0.7))
            if dice.random() < 0.02 and table.undoable(seat):
                table.undo(seat)
        if table.outcome.reason == reason:
            return table
    raise RuntimeError(f"no game of {seats} ended by {reason}")


def eketorp() -> list[tuple[str, Table]]:
    return [
        (f"{number:02}-{seats}-{reason}", play(seats, reason, options))
        for number, (seats, reason, options) in enumerate(GAMES, 1)
    ]


def main() -> None:
    """All games, or only those of the games named."""
    wanted = sys.argv[1:] or ["eketorp", "shipwrights"]
    listed = FOLDER / "games.txt"
    lines = [line for line in listed.read_text().splitlines() if line.split("-")[0] not in wanted]
    for game in wanted:
        for old in FOLDER.glob(f"{game}-*.json"):
            old.unlink()
        for name, table in eketorp() if game == "eketorp" else shipwrights.games():
            outcome = table.outcome
            assert outcome
            table.save(FOLDER / f"{game}-{name}.json")
            scores = " ".join(str(parts["total"]) for parts in outcome.scores)
            winners = "".join(f" {seat}" for seat in outcome.winners)
            lines.append(f"{game}-{name} {outcome.reason} scores {scores} winners{winners}")
    listed.write_text("\n".join(sorted(lines)) + "\n")


if __name__ == "__main__":
    main()
