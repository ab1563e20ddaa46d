"""A plain game in the terminal: one question at a time, answered with the text of a move."""

import secrets
from typing import Any

from .core.game import Cards, Game
from .core.rng import pick, stream
from .core.table import IllegalMove, Table

HELP = """Type a move as it is listed, or its number. A whole plan is one line: plan A1 B2 siege 2 boat home 1.
undo takes back your latest choice, ? shows this text, quit leaves."""


def play(game: Game, players: list[str], options: dict[str, Any], cards: Cards, seed: int | None) -> None:
    seed = secrets.randbelow(2**63) if seed is None else seed
    table = Table.new(game.name, len(players), seed, options, cards)
    bots = {seat: stream(seed, 1 + seat) for seat, player in enumerate(players) if player != "me"}
    print(HELP)
    shown: Any = None
    while table.outcome is None:
        seat = table.waiting[0]
        if seat in bots:
            table.play(seat, int(pick(bots[seat], table.position.legal(seat))))
            continue
        if shown != (seat, table.view(seat)["position"]["round"], table.view(seat)["position"]["step"]):
            show(table, seat)
            shown = (seat, table.view(seat)["position"]["round"], table.view(seat)["position"]["step"])
        if not ask(table, seat):
            return
    end(table)


def show(table: Table, seat: int) -> None:
    position = table.view(seat)["position"]
    print(f"\nRound {position['round']}, {position['step']}. You are seat {seat}; seat {position['leader']} leads.")
    for name, field in position["fields"].items():
        vikings = " ".join(str(who) for who, count in enumerate(field["vikings"]) for _ in range(count))
        if field["bricks"] or vikings:
            print(f"  {name}: {bricks(field['bricks'])}{f' | vikings of {vikings}' if vikings else ''}")
    for who, castle in enumerate(position["castles"]):
        walls = " / ".join(" ".join(stack) or "-" for stack in castle["walls"])
        hand = " ".join(map(str, castle["hand"])) if castle["hand"] is not None else f"{castle['handSize']} cards"
        print(
            f"  seat {who}: walls {walls}; home {castle['home']}, wards {castle['wards']}, amulets {castle['amulets']}"
        )
        print(f"          hand {hand}; swap pile {castle['swap'] if castle['swap'] else castle['swapSize']}")
    if position["fight"]:
        fight = position["fight"]
        print(f"  {fight['kind']} at {fight['place']}: seat {fight['attacker']} attacks seat {fight['defender']}")


def bricks(counts: dict[str, int]) -> str:
    return " ".join(name for name, count in counts.items() for _ in range(count)) or "-"


def ask(table: Table, seat: int) -> bool:
    """One answer of a person; False to leave."""
    moves = table.moves(seat)
    print("  " + ", ".join(f"{number} {move.text}" for number, move in enumerate(moves, 1)))
    try:
        answer = input(f"seat {seat}> ").strip()
    except EOFError:
        return False
    if answer == "quit":
        return False
    try:
        if answer == "?":
            print(HELP)
        elif answer == "undo":
            table.undo(seat)
        elif answer.isdecimal() and 1 <= int(answer) <= len(moves):
            table.play(seat, moves[int(answer) - 1])
        else:
            table.play(seat, answer)
    except IllegalMove as illegal:
        print(illegal)
    return True


def end(table: Table) -> None:
    outcome = table.outcome
    if outcome:
        for seat, parts in enumerate(outcome.scores):
            print(f"seat {seat}: {parts['total']} ({', '.join(f'{name} {points}' for name, points in parts.items())})")
        print(f"The game ended by {outcome.reason}; won by {' and '.join(f'seat {seat}' for seat in outcome.winners)}.")
