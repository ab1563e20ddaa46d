"""The actions, places, bricks and reasons of Eketorp as phrases."""

from collections.abc import Sequence

import numpy as np

from ....core.game import Cards
from ....core.phrase import Phrase, Value, seat_name
from ....core.space import Action
from ..rules.actions import BRICK_WORDS, FIELD_WORDS, SIDE_WORDS
from ..rules.state import FIELDS, SIDES


def siege_params(siege: int) -> dict[str, Value]:
    return {"castle": seat_name(siege // SIDES), "side": SIDE_WORDS[siege % SIDES]}


def more(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """Return what has come to each count."""
    return [new - old for old, new in zip(before, after, strict=True)]


def bricks(counts: Sequence[int], said: str = "eketorp-bricks") -> list[Phrase]:
    """Name each kind of brick with its number, without kinds that are not there."""
    return [
        Phrase(said, {"count": count, "brick": BRICK_WORDS[brick]})
        for brick, count in enumerate(counts)
        if brick and count > 0
    ]


def laid_bricks(counts: Sequence[int]) -> list[Phrase]:
    """Name them as they are laid on a field, as shortly as can be."""
    return bricks(counts, "eketorp-laid-brick")


def battle_cards(counts: Sequence[int]) -> list[Phrase]:
    """Name each card of a hand or pile, counted by value."""
    return [Phrase("eketorp-card", {"value": value}) for value, count in enumerate(counts) for _ in range(count)]


def place(number: int, count: int) -> Phrase:
    """Name the vikings on a field or on a siege field."""
    if number < FIELDS:
        return Phrase("eketorp-vikings-field", {"count": count, "field": FIELD_WORDS[number]})
    return Phrase("eketorp-vikings-siege", siege_params(number - FIELDS))


def say_action(action: Action, known: np.record, cards: Cards) -> Phrase:
    """Say what a move does, whatever is known."""
    return offer(action)


def offer(action: Action) -> Phrase:
    """Say what a move does, as it is offered to a player."""
    params: dict[str, Value] = {}
    kind = action.kind
    if kind == "place":
        if action.args[0] < FIELDS:
            kind, params = "place-field", {"field": FIELD_WORDS[action.args[0]]}
        elif action.text.endswith("home"):
            kind = "place-home"
        else:
            kind, params = "place-siege", siege_params(action.args[0] - FIELDS)
    elif kind in ("play", "draw"):
        params = {"value": action.args[0] + 1}
    elif kind == "material":
        params = {"card": action.args[0] + 1}
    elif kind == "first":
        params = {"who": seat_name(action.args[0])}
    elif kind == "build":
        params = {"wall": action.args[0], "brick": BRICK_WORDS[action.args[1] + 1]}
    elif kind == "attack":
        params = {"field": FIELD_WORDS[action.args[0]], "rival": seat_name(action.args[1])}
    elif kind == "contest":
        params = siege_params(action.args[0]) | {"rival": seat_name(action.args[1])}
    elif kind in ("siege", "decline"):
        params = siege_params(action.args[0])
    elif kind == "claim":
        params = {"brick": BRICK_WORDS[action.args[0] + 1]}
    elif kind == "plunder":
        kind, params = plunder(*action.args)
    return Phrase(f"eketorp-action-{kind}", params)


def plunder(i: int, j: int, booty: int) -> tuple[str, dict[str, Value]]:
    if i + j == 0:
        return "plunder-nothing", {}
    if not booty:
        return "plunder", {"first": i, "second": j}
    return "plunder-booty", {"first": i, "second": j, "brick": BRICK_WORDS[booty]}
