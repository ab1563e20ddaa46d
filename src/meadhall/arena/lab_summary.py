"""What the laboratory found, in a few sentences."""

from collections.abc import Iterator

import numpy as np

from .lab import GONE, KEPT, NEW, Findings
from .lab_report import LENGTH, card_name, change, counted, number
from .paired import Comparison

MOST = 6  # changed cards with a sentence of their own


def sentences(found: Findings) -> Iterator[str]:
    yield f"Score: {moved(found.measures['score'], 'points a player', 0)}"
    if found.setup.seats > 1:
        yield from of_seats(found)
    yield from of_parts(found)
    for at, name in enumerate(LENGTH):
        yield f"Length: {moved(found.measures['length'], f'{name} a game', at)}"
    changed = [at for at, card in enumerate(found.cards) if card.change != KEPT]
    for at in changed[:MOST]:
        yield of_card(found, at)
    yield of_others(found)


def moved(measure: Comparison, what: str, *at: int) -> str:
    """Say how much of something there is, and whether that changed clearly."""
    before, after = number(measure.before.value[at]), number(measure.after.value[at])
    if measure.difference.value[at] == measure.difference.half[at] == 0:
        return f"{after} {what}, as before."
    if not measure.difference.moved(*at):
        return f"{after} {what}, not clearly different from before ({change(measure, *at).strip()})."
    return f"{after} {what} instead of {before} ({change(measure, *at).strip()})."


def of_seats(found: Findings) -> Iterator[str]:
    wins = found.measures["wins"]
    clear = [seat for seat in range(found.setup.seats) if wins.difference.moved(seat)]
    for seat in clear:
        yield f"Seat {seat}: wins {moved(wins, '% of the games', seat)}"
    if not clear:
        yield "Seats: none wins clearly more or less often than before."


def of_parts(found: Findings) -> Iterator[str]:
    """Say where most of the change in points comes from."""
    parts = found.measures["parts"]
    at = int(np.nan_to_num(np.abs(parts.difference.value)).argmax())
    if parts.difference.moved(at):
        yield f"Points: the largest change is in {found.setup.game.parts[at]}, {moved(parts, 'a player', at)}"


def of_card(found: Findings, at: int) -> str:
    of, card = found.measures, found.cards[at]
    used = " or ".join(found.setup.game.ledger.chief[card.table])
    if card.change == GONE or not of["times"].after.value[at, -1]:
        was = number(of["times"].before.value[at, -1])
        return f"{card_name(card)}: not {used} at all; before, {was} times a game."
    worth, wins = of["points"], of["users_wins"]
    if not counted(wins, at, -1) and counted(worth, at, -1):
        return f"{card_name(card)}: each time it is {used}, {moved(worth, 'points for all seats together', at, -1)}"
    if card.change == NEW:
        said = f"{card_name(card)}: {used} {number(of['times'].after.value[at, -1])} times a game."
    else:
        said = f"{card_name(card)}: {used} {moved(of['times'], 'times a game', at, -1)}"
    if found.setup.seats > 1 and counted(wins, at, -1):
        fair = f"a fair share is {100 / found.setup.seats:.1f}\N{NO-BREAK SPACE}%"
        rate = f"{number(wins.after.value[at, -1])}\N{NO-BREAK SPACE}%"
        said += f" Who has {used} it wins in {rate} of the games; {fair}."
    return said


def of_others(found: Findings) -> str:
    difference = found.measures["times"].difference
    others = [at for at, card in enumerate(found.cards) if card.change == KEPT]
    clear = sum(difference.moved(at, -1) for at in others)
    return f"Other cards: {clear} of {len(others)} are used clearly more or less than before."
