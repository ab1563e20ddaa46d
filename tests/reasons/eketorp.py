"""What the rules of Eketorp say that a refusal cites, worked out from what the seat is shown."""

from collections.abc import Callable
from typing import Any

from .drawn import Refusal

Condition = Callable[[Refusal], bool]

FIELDS, SIDES, WORTH = "ABCDEFG", ("catapult", "boat", "ram"), {"grass": 1, "wood": 2, "clay": 3, "stone": 4}
BRICKS = tuple(WORTH)
OF_STEP = {
    "redraw": {"keep", "redraw"},
    "plan": {"place"},
    "claim": {"claim"},
    "fight": {"attack", "siege", "contest", "decline"},
    "amulet": {"pass", "exchange"},
    "card": {"play"},
    "plunder": {"plunder"},
    "build": {"build"},
}


def mine(r: Refusal) -> Any:
    return r.position["castles"][r.seat]


def of_this_step(r: Refusal) -> bool:
    """The seat is asked, and for such a move."""
    return r.asked and r.kind in OF_STEP[r.step]


def asked_in(r: Refusal, step: str) -> bool:
    return of_this_step(r) and r.step == step


def bystander(r: Refusal, *steps: str) -> bool:
    return not r.asked and r.step in steps


def fighters(r: Refusal) -> tuple[int, int]:
    fight = r.position["fight"]
    return fight["attacker"], fight["defender"]


# Where a viking is sent


def goal(r: Refusal) -> tuple[int, str] | None:
    """The castle and the side of the siege field that a viking is sent to."""
    number = r.args[0] - len(FIELDS)
    return (number // 3, SIDES[number % 3]) if 0 <= number < 18 else None


def sent_to(r: Refusal, condition: Callable[[int, str], bool]) -> bool:
    found = goal(r) if asked_in(r, "plan") else None
    return found is not None and condition(*found)


def places_in_order(r: Refusal) -> list[str]:
    """All that may be planned: the fields, then the castles clockwise from the planner's next (DP2)."""
    seats = r.view["seats"]
    others = [(r.seat + step) % seats for step in range(1, seats)]
    return [*FIELDS, *(f"siege {castle} {side}" for castle in others for side in SIDES)]


def planned_behind(r: Refusal) -> bool:
    """Something planned already comes after this place."""
    order, found = places_in_order(r), goal(r)
    here = FIELDS[r.args[0]] if found is None else f"siege {found[0]} {found[1]}"
    return here in order and any(order.index(place) > order.index(here) for place in r.position["sealed"]["plan"])


# Fights


def camp(r: Refusal) -> Any:
    return r.position["fields"][FIELDS[r.args[0]]]["vikings"]


def besiegers(r: Refusal) -> tuple[int, list[int]]:
    """The castle, and who stands on the siege field."""
    castle, side = divmod(r.args[0], 3)
    castles = r.position["castles"]
    return castle, castles[castle]["sieges"][SIDES[side]]["vikings"] if castle < len(castles) else []


def on_field(r: Refusal, condition: Callable[[list[int], int], bool]) -> bool:
    """The seat has a viking on the field that it would attack, and the rival is somebody else."""
    vikings = camp(r) if asked_in(r, "fight") and r.kind == "attack" else []
    return bool(vikings) and vikings[r.seat] > 0 and condition(vikings, r.args[1])


def besieging(r: Refusal, *kinds: str) -> bool:
    """The seat has a viking on this siege field, of another castle."""
    if not asked_in(r, "fight") or r.kind not in kinds:
        return False
    castle, there = besiegers(r)
    return castle != r.seat and r.seat in there


def sieges_over(r: Refusal) -> bool:
    castle, side = divmod(r.args[0], 3)
    return bool(r.position["castles"][castle]["sieges"][SIDES[side]]["over"])


def alone(r: Refusal) -> bool:
    return besiegers(r)[1] == [r.seat]


def none_of_mine(r: Refusal) -> bool:
    if not asked_in(r, "fight"):
        return False
    castle, there = (-1, []) if r.kind == "attack" else besiegers(r)
    return camp(r)[r.seat] == 0 if r.kind == "attack" else castle != r.seat and r.seat not in there


def at_peace(r: Refusal) -> bool:
    """Every viking there stands on a brick, or there is nothing to fight for (E6.1.2, E6.1.5)."""
    plot = r.position["fields"][FIELDS[r.args[0]]]
    held = sum(sum(bricks.values()) for bricks in plot["held"])
    return held == sum(plot["vikings"]) or (not r.view["options"]["emptyFieldBattle"] and not plot["bricks"])


def walls_faced(r: Refusal) -> tuple[list[str], list[str]]:
    """The two walls that a siege field borders on (E2.2)."""
    castle, side = divmod(r.args[0], 3)
    walls = r.position["castles"][castle]["walls"]
    return walls[2 * side], walls[2 * side + 1]


# Plunder


def torn(r: Refusal) -> tuple[list[str], list[str]] | None:
    """The bricks that would come off the two walls, None if there are not so many."""
    fight = r.position["fight"]
    side = SIDES.index(fight["place"].split()[-1])
    walls = r.position["castles"][fight["defender"]]["walls"][2 * side : 2 * side + 2]
    first, second = r.args[:2]
    if first > len(walls[0]) or second > len(walls[1]):
        return None
    return walls[0][len(walls[0]) - first :], walls[1][len(walls[1]) - second :]


def difference(r: Refusal) -> int:
    """By how much the siege was won; against no defender the besieger's card counts alone (E9.3.2)."""
    a, b = r.position["latestFight"]["cards"]
    shown = r.position["fight"]["difference"]
    assert shown in (a, a - b)
    return int(shown)


def worth(bricks: list[str]) -> int:
    return sum(WORTH[brick] for brick in bricks)


def plundering(r: Refusal, condition: Callable[[list[str]], bool]) -> bool:
    found = torn(r) if asked_in(r, "plunder") else None
    return found is not None and condition([*found[0], *found[1]])


def affordable(r: Refusal, bricks: list[str]) -> bool:
    capped = r.view["options"]["siegeBrickCap"] == 2 and len(bricks) > 2
    return worth(bricks) <= difference(r) and not capped


def named_brick(r: Refusal) -> str | None:
    return BRICKS[r.args[2] - 1] if r.args[2] else None


# Building


def building(r: Refusal, condition: Callable[[int, str], bool]) -> bool:
    return asked_in(r, "build") and condition(r.args[0], BRICKS[r.args[1]])


def out_of_order(r: Refusal, wall: int) -> bool:
    """A later wall has grown in this step, or what is left does not fit from this wall on (DP9)."""
    room = [3 - len(stack) for stack in mine(r)["walls"]]
    return max(grown(r), default=0) > wall or sum(room[wall:]) < min(sum(mine(r)["carried"].values()), sum(room))


def grown(r: Refusal) -> list[int]:
    """The walls of the seat on which a brick was laid in this step."""
    walls = mine(r)["walls"]
    return [each for each in range(6) if len(walls[each]) > r.known.footing[r.seat][each]]


def has_decided(r: Refusal) -> bool:
    """There was something to decide in secret, and it is decided."""
    if r.step == "plan":
        return bool(mine(r)["home"] > 0)
    in_secret = r.step == "card" or r.view["options"]["buildMode"] == "simultaneous"
    return in_secret and (r.step == "card" or (r.step == "build" and bool(grown(r))))


CONDITIONS: dict[tuple[str, str], Condition] = {
    ("E7.1.1", "not_your_decision"): lambda r: bystander(r, "fight"),
    ("E3.9.4", "not_your_decision"): lambda r: bystander(r, "redraw"),
    ("E4.1.2", "another_step"): lambda r: r.asked and r.kind not in OF_STEP[r.step],
    ("E14.11", "dice_decide"): lambda r: r.action.chance,
    ("E12.1", "game_over"): lambda r: r.step == "over" and not r.view["waiting"],
    ("E3.9.1", "hand_has_a_high_card"): lambda r: (
        asked_in(r, "redraw") and r.kind == "redraw" and max(mine(r)["hand"]) > 3
    ),
    ("E5.1.6", "own_castle"): lambda r: sent_to(r, lambda castle, _: castle == r.seat),
    ("E2.8", "castle_not_in_play"): lambda r: sent_to(r, lambda castle, _: castle >= r.view["seats"]),
    ("E5.1.4", "one_viking_a_siege_field"): lambda r: sent_to(
        r, lambda castle, side: r.position["sealed"]["plan"].get(f"siege {castle} {side}") == 1
    ),
    ("DP2", "places_in_order"): lambda r: asked_in(r, "plan") and planned_behind(r),
    ("E6.3.4", "no_such_brick_on_the_field"): lambda r: (
        asked_in(r, "claim") and BRICKS[r.args[0]] not in r.position["fields"][r.position["claim"]["field"]]["bricks"]
    ),
    ("E7.2.5", "no_viking_of_yours"): none_of_mine,
    ("E7.2.1", "no_viking_of_theirs"): lambda r: on_field(
        r, lambda vikings, rival: rival != r.seat and not sum(vikings[rival : rival + 1])
    ),
    ("E7.2.1", "not_against_yourself"): lambda r: on_field(r, lambda vikings, rival: rival == r.seat),
    ("E6.1.2", "field_at_peace"): lambda r: on_field(
        r, lambda vikings, rival: rival != r.seat and sum(vikings[rival : rival + 1]) > 0 and at_peace(r)
    ),
    ("E7.2.6", "rivals_on_the_siege_field"): lambda r: besieging(r, "siege", "decline") and not alone(r),
    ("E9.1.3", "siege_over"): lambda r: besieging(r, "siege", "decline") and alone(r) and sieges_over(r),
    ("E7.1.2", "siege_must_be_fought"): lambda r: (
        besieging(r, "decline") and alone(r) and not sieges_over(r) and not r.view["options"]["skipPointlessSiege"]
    ),
    ("E9.5", "walls_worth_a_siege"): lambda r: (
        besieging(r, "decline")
        and alone(r)
        and not sieges_over(r)
        and any(walls_faced(r))
        and r.view["options"]["skipPointlessSiege"]
    ),
    ("E8.2.3", "too_few_amulets"): lambda r: (
        asked_in(r, "amulet") and r.kind == "exchange" and mine(r)["amulets"] < len(mine(r)["hand"])
    ),
    ("E8.3.2", "card_not_in_hand"): lambda r: asked_in(r, "card") and r.args[0] + 1 not in mine(r)["hand"],
    ("E9.4.2", "too_few_bricks_on_the_wall"): lambda r: asked_in(r, "plunder") and torn(r) is None,
    ("E9.4.3", "bricks_worth_too_much"): lambda r: plundering(r, lambda bricks: worth(bricks) > difference(r)),
    ("E9.4.6", "two_bricks_at_most"): lambda r: plundering(
        r, lambda bricks: len(bricks) > 2 and r.view["options"]["siegeBrickCap"] == 2
    ),
    ("E9.4.8", "booty_not_among_the_bricks"): lambda r: plundering(
        r, lambda bricks: affordable(r, bricks) and named_brick(r) not in (None, *bricks)
    ),
    ("E9.4.8", "booty_must_be_taken"): lambda r: plundering(
        r, lambda bricks: bool(bricks) and named_brick(r) is None and not r.view["options"]["bootyOptional"]
    ),
    ("E10.2.1", "brick_not_brought"): lambda r: building(r, lambda _, brick: brick not in mine(r)["carried"]),
    ("E10.2.2", "wall_full"): lambda r: building(r, lambda wall, _: len(mine(r)["walls"][wall]) == 3),
    ("DP9", "walls_in_order"): lambda r: building(
        r, lambda wall, brick: brick in mine(r)["carried"] and mine(r)["room"][wall] > 0 and out_of_order(r, wall)
    ),
    ("E7.2.2", "no_rival_on_the_siege_field"): lambda r: (
        besieging(r, "contest") and r.args[1] != r.seat and r.args[1] not in besiegers(r)[1]
    ),
    ("E7.2.2", "no_contest_with_yourself"): lambda r: besieging(r, "contest") and r.args[1] == r.seat,
    ("E7.2.4", "home_never_attacks"): lambda r: (
        asked_in(r, "fight") and r.kind in ("siege", "contest", "decline") and besiegers(r)[0] == r.seat
    ),
    ("D21", "already_decided"): lambda r: r.seat in r.position["ready"] and has_decided(r),
    ("E5.1.10", "nobody_to_send"): lambda r: not r.asked and r.step == "plan" and mine(r)["home"] == 0,
    ("E10.2.1", "nothing_to_build"): lambda r: (
        bystander(r, "build")
        and not mine(r)["carried"]
        and not grown(r)
        and r.view["options"]["buildMode"] == "simultaneous"
    ),
    ("E8.2.1", "not_your_fight"): lambda r: bystander(r, "amulet") and r.seat not in fighters(r),
    ("E8.2.2", "opponent_exchanges"): lambda r: bystander(r, "amulet") and r.seat in fighters(r),
    ("E6.3.4", "not_your_pick"): lambda r: bystander(r, "claim") and r.position["claim"]["seat"] != r.seat,
    ("E10.2.6", "not_your_turn_to_build"): lambda r: (
        bystander(r, "build") and r.view["options"]["buildMode"] == "sequential"
    ),
    ("E8.3.1", "fighters_choose_cards"): lambda r: bystander(r, "card") and r.seat not in fighters(r),
    ("E9.4.2", "besieger_plunders"): lambda r: bystander(r, "plunder") and r.seat != fighters(r)[0],
}
