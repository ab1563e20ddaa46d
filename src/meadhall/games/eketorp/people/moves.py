"""A person's move: a whole plan or a whole building at once, put into the canonical steps (DP2, DP9)."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ....core.game import Cards, Misfit
from ..rules.actions import BRICK_WORDS, PLACE_WORDS, SIDE_WORDS
from ..rules.planning import order_of
from ..rules.state import BRICKS, FIELDS, HEIGHT, SIDES, WALLS, Phase

PLAN_PART = re.compile(
    rf"(?P<field>[A-G])(?P<count>[0-9])|siege (?P<siege>[0-5] (?:{'|'.join(SIDE_WORDS)}))|home (?P<home>[0-9])"
)
BUILD_PART = re.compile(rf"(?P<wall>[0-5]) (?P<brick>{'|'.join(BRICK_WORDS[1:])})")


def read_move(known: np.record, move: Any, cards: Cards) -> list[str]:
    """Return the texts of the steps that make up `move`: a text, or for a plan a mapping of places to vikings."""
    if isinstance(move, Mapping):
        return plan_steps(known, _plan_of_mapping(move))
    text = " ".join(str(move).split())
    if text == "plan" or text.startswith("plan "):
        return plan_steps(known, _plan_of_text(text.removeprefix("plan").strip()))
    if text.startswith("build ") and text.count(" ") > 2:
        return build_steps(text.removeprefix("build "))
    return [text]


def example(known: np.record, cards: Cards) -> str:
    """Return a whole move as it is typed, if several steps can be one and none has been taken yet."""
    seat = int(known.seat)
    if known.phase == Phase.PLAN and known.plan_left > 1 and not known.plan.any():
        return f"plan A1 siege {(seat + 1) % int(known.seats)} boat home {int(known.plan_left) - 2}"
    begun = np.count_nonzero(known.walls[seat]) > known.footing[seat].sum()
    if known.phase == Phase.BUILD and not begun:
        carried = known.carried[seat]
        kinds = [BRICK_WORDS[kind] for kind in range(1, BRICKS) for _ in range(int(carried[kind]))]
        free = [wall for wall in range(WALLS) for _ in range(HEIGHT - int(known.footing[seat, wall]))]
        if len(kinds) > 1:
            return "build " + " ".join(f"{wall} {kind}" for wall, kind in zip(free, kinds, strict=False))
    return ""


def _plan_of_text(text: str) -> dict[str, int]:
    parts = _parts(PLAN_PART, text, 'a plan like "plan A1 B2 siege 2 boat home 1"')
    plan: Counter[str] = Counter()
    for part in parts:
        if part["field"]:
            plan[part["field"]] += int(part["count"])
        elif part["siege"]:
            plan[f"siege {part['siege']}"] += 1
        else:
            plan["home"] += int(part["home"])
    return dict(plan)


def _plan_of_mapping(move: Mapping[str, Any]) -> dict[str, int]:
    """Read a plan like {"plan": {"A": 1, "siege": [[2, "boat"]], "home": 1}}."""
    body = move.get("plan")
    if set(move) != {"plan"} or not isinstance(body, Mapping):
        raise ValueError('expected {"plan": {"A": 1, "siege": [[2, "boat"]], "home": 1}}')
    plan: Counter[str] = Counter()
    for place, count in body.items():
        if not isinstance(place, str):
            raise ValueError(f"a place is a word, not {place!r}")
        if place == "siege":
            for each in count if isinstance(count, list) else [count]:
                if not isinstance(each, list) or len(each) != 2:
                    raise ValueError('a siege field is [castle, "catapult", "boat" or "ram"]')
                plan[f"siege {each[0]} {each[1]}"] += 1
        elif isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= 8:
            plan[place] += count
        else:
            raise ValueError(f"{place} needs a number of vikings, not {count!r}")
    return dict(plan)


def plan_steps(known: np.record, plan: Mapping[str, int]) -> list[str]:
    """Return the steps of a plan in canonical order. Vikings that are not named stay at home (E5.1.8)."""
    if unknown := sorted(set(plan) - set(PLACE_WORDS)):
        raise ValueError(f"no place is called {', '.join(unknown)}")
    sent = [PLACE_WORDS.index(place) for place, count in plan.items() for _ in range(count) if place != "home"]
    home = int(known.home[int(known.seat)])
    named = len(sent) + plan.get("home", 0)
    if known.plan.any():
        raise Misfit("E5.1.2", "plan_already_begun", "some vikings are on their way already; take them back first")
    if known.phase == Phase.PLAN and len(sent) > home:
        raise Misfit("E5.1.1", "nobody_left_at_home", f"the plan sends {len(sent)} vikings and {home} are at home")
    if known.phase == Phase.PLAN and "home" in plan and named != home:
        raise Misfit("E5.1.2", "vikings_do_not_add_up", f"the plan names {named} vikings and {home} are at home")
    sent.sort(key=lambda place: _order(known, place))
    steps = [f"place {PLACE_WORDS[place]}" for place in sent]
    return steps if len(sent) == home else [*steps, "place home"]


def _order(known: np.record, place: int) -> tuple[int, int]:
    """Sort siege fields that cannot be planned at all to the end, so that the rules name their reason."""
    castle = (place - FIELDS) // SIDES
    barred = place >= FIELDS and (castle == known.seat or castle >= known.seats)
    return (int(barred), int(order_of(known, int(known.seat), place)))


def build_steps(text: str) -> list[str]:
    """Return the steps, walls in rising order. On one wall field the bricks keep the given order, bottom first."""
    parts = _parts(BUILD_PART, text, 'a building like "build 0 stone 3 wood"')
    return [f"build {part['wall']} {part['brick']}" for part in sorted(parts, key=lambda part: part["wall"])]


def _parts(pattern: re.Pattern[str], text: str, expected: str) -> list[re.Match[str]]:
    found = list(pattern.finditer(text))
    if " ".join(part[0] for part in found) != text:
        raise ValueError(f"expected {expected}, found {text!r}")
    return found
