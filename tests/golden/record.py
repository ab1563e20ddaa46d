"""Records the golden games anew: `python -m tests.golden.record`. Only after a deliberate change of the rules."""

import random
from pathlib import Path
from typing import Any

from meadhall import Table

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


def main() -> None:
    lines = []
    for number, (seats, reason, options) in enumerate(GAMES, 1):
        table = play(seats, reason, options)
        outcome = table.outcome
        assert outcome
        name = f"eketorp-{number:02}-{seats}-{reason}"
        table.save(FOLDER / f"{name}.json")
        scores = " ".join(str(parts["total"]) for parts in outcome.scores)
        winners = " ".join(map(str, outcome.winners))
        lines.append(f"{name} {reason} scores {scores} winners {winners}")
    (FOLDER / "games.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
