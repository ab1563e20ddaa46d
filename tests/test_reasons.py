"""Refusals drawn at random: what the cited rule says holds in the position, as the player can see it."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from meadhall import Table
from meadhall.core.record import Reading
from meadhall.core.space import Action
from meadhall.games.eketorp.rules.state import SIDES, Phase
from meadhall.games.shipwrights.rules.state import (
    BASIC,
    BASICS,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    SHIPS,
    SPACES,
    WORKER,
)

DRAWN = 200  # refusals of a game
Condition = Callable[[Reading, int, Action], bool]


def castle_of(action: Action) -> tuple[int, int]:
    return divmod(action.args[0], SIDES)


def besiegers(s: Reading, action: Action) -> int:
    castle, side = castle_of(action)
    return int(s.rivals[castle][side])


def no_viking(s: Reading, seat: int, action: Action) -> bool:
    if action.kind == "attack":
        return bool(s.camp[action.args[0]][seat] == 0)
    return castle_of(action)[0] != seat and not besiegers(s, action) >> seat & 1


EKETORP: dict[str, Condition] = {
    "another_step": lambda s, seat, action: True,
    "not_your_decision": lambda s, seat, action: (
        s.phase not in (Phase.CLAIM, Phase.BUILD, Phase.AMULET, Phase.CARD, Phase.PLUNDER)
    ),
    "already_decided": lambda s, seat, action: bool(s.ready >> seat & 1),
    "home_never_attacks": lambda s, seat, action: castle_of(action)[0] == seat,
    "no_viking_of_yours": no_viking,
    "no_viking_of_theirs": lambda s, seat, action: s.camp[action.args[0]][action.args[1]] == 0,
    "not_against_yourself": lambda s, seat, action: action.kind == "attack" and action.args[1] == seat,
    "no_contest_with_yourself": lambda s, seat, action: action.kind == "contest" and action.args[1] == seat,
    "no_rival_on_the_siege_field": lambda s, seat, action: not besiegers(s, action) >> action.args[1] & 1,
    "rivals_on_the_siege_field": lambda s, seat, action: besiegers(s, action).bit_count() > 1,
    "field_at_peace": lambda s, seat, action: bool(s.settled[action.args[0]]),
    "siege_over": lambda s, seat, action: bool(s.sieged[castle_of(action)[0]][castle_of(action)[1]]),
    "siege_must_be_fought": lambda s, seat, action: action.kind == "decline",
    "not_your_fight": lambda s, seat, action: seat not in (s.attacker, s.defender),
    "opponent_exchanges": lambda s, seat, action: seat in (s.attacker, s.defender) and s.asked != seat,
    "not_your_pick": lambda s, seat, action: s.phase == Phase.CLAIM and s.asked != seat,
    "not_your_turn_to_build": lambda s, seat, action: s.phase == Phase.BUILD and s.asked != seat,
    "fighters_choose_cards": lambda s, seat, action: s.phase == Phase.CARD and seat not in (s.attacker, s.defender),
    "besieger_plunders": lambda s, seat, action: s.phase == Phase.PLUNDER and s.attacker != seat,
    "own_castle": lambda s, seat, action: (action.args[0] - 7) // SIDES == seat,
    "castle_not_in_play": lambda s, seat, action: (action.args[0] - 7) // SIDES >= s.seats,
    "one_viking_a_siege_field": lambda s, seat, action: s.plan[action.args[0]] == 1,
    "places_in_order": lambda s, seat, action: any(s.plan),
    "too_few_amulets": lambda s, seat, action: s.amulets[seat] < sum(s.hand[seat]),
    "card_not_in_hand": lambda s, seat, action: s.hand[seat][action.args[0] + 1] == 0,
    "brick_not_brought": lambda s, seat, action: s.carried[seat][action.args[1] + 1] == 0,
    "wall_full": lambda s, seat, action: all(s.walls[seat][action.args[0]]),
    "walls_in_order": lambda s, seat, action: not all(s.walls[seat][action.args[0]]),
    "no_such_brick_on_the_field": lambda s, seat, action: s.bricks[s.claimed][action.args[0] + 1] == 0,
    "too_few_bricks_on_the_wall": lambda s, seat, action: sum(action.args[:2]) > 0,
    "bricks_worth_too_much": lambda s, seat, action: sum(action.args[:2]) > 0,
    "booty_not_among_the_bricks": lambda s, seat, action: action.args[2] > 0,
}


def not_in_hand(s: Reading, seat: int, action: Action) -> bool:
    x = action.args[0]
    first = {"discard": 0, "card": 0, "play": FIRST_TOWNSFOLK, "build": FIRST_BUILDING, "tuck": FIRST_CRAFTSMAN}
    design = (x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS) if action.kind == "lay" else first[action.kind] + x
    return bool(s.hand[design] == 0)


def has_no_worker(s: Reading, seat: int, action: Action) -> bool:
    return action.kind == "raid" or action.kind in ("build", "ship", "tuck", "play") or s.goods[seat][WORKER] == 0


def taken(s: Reading, seat: int, action: Action) -> bool:
    place = action.args[0]
    workers = s.board_workers[seat] >> place if place < SPACES else s.slot_workers[seat] >> place - SPACES
    return bool(workers & 1)


def bare(s: Reading, seat: int, action: Action) -> bool:
    place = action.args[0]
    return not (s.board[seat][place] if place < SPACES else s.tucked[seat][place - SPACES])


SHIPWRIGHTS: dict[str, Condition] = {
    "another_step": lambda s, seat, action: True,
    "not_your_decision": lambda s, seat, action: True,
    "already_ended": lambda s, seat, action: bool(s.done >> seat & 1),
    "already_picked": lambda s, seat, action: bool(s.ready >> seat & 1),
    "card_not_in_hand": not_in_hand,
    "card_not_in_pack": lambda s, seat, action: action.args[0] + 1 not in s.pack,
    "picks_in_order": lambda s, seat, action: True,
    "hand_not_empty": lambda s, seat, action: s.hand_size[seat] > 0,
    "board_full": lambda s, seat, action: all(s.board[seat]),
    "too_few_workers": has_no_worker,
    "too_few_coins": lambda s, seat, action: action.kind in ("buy", "hero", "play", "place", "raid", "tuck"),
    "too_few_resources": lambda s, seat, action: action.kind != "forge",
    "no_gold_for_forging": lambda s, seat, action: 0 in s.goods[seat][BASIC : BASIC + BASICS],
    "no_building_there": lambda s, seat, action: action.kind == "at" and action.args[0] >= s.slots[seat],
    "tuck_place_taken": lambda s, seat, action: s.tucked[seat][action.args[0]] > 0,
    "no_free_tuck_place": lambda s, seat, action: all(s.tucked[seat][: s.slots[seat]]),
    "no_such_space": lambda s, seat, action: action.args[0] - SPACES >= s.slots[seat],
    "space_taken": taken,
    "space_covered": lambda s, seat, action: s.board[seat][action.args[0]] > 0,
    "no_card_there": bare,
    "no_ship_laid": lambda s, seat, action: not 0 < s.board[seat][action.args[0]] <= SHIPS,
    "no_raid_card": lambda s, seat, action: s.raid[seat][action.args[0]] == 0,
    "raid_done": lambda s, seat, action: bool(s.raided[seat] >> action.args[0] & 1),
    "hero_not_held": lambda s, seat, action: seat not in s.hero[action.args[0] : action.args[0] + 1],
    "skills_not_covered": lambda s, seat, action: action.kind == "ship",
    "not_held": lambda s, seat, action: s.goods[seat][BASIC + action.args[0]] == 0,
    "too_little_gold": lambda s, seat, action: action.kind != "forge",
}
SELDOM = {
    "rest_not_payable", "craftsman_lacks_skill", "not_in_the_cost", "too_few_cards", "enemy_bars_the_space",
    "no_free_ship", "already_upgraded", "ability_done", "no_ability_yet", "hero_does_not_trade",
}  # fmt: skip
CONDITIONS = {"eketorp": EKETORP, "shipwrights": SHIPWRIGHTS}


@cache
def refusals(game: str) -> list[tuple[str, Reading, int, Action]]:
    """At some positions of a random game, some actions that a seat may not take, each reason as often as another."""
    choice, found = random.Random(7), dict[str, list[tuple[str, Reading, int, Action]]]()
    for reason, s, seat, action in refused(game, choice):
        found.setdefault(reason, []).append((reason, s, seat, action))
    each = DRAWN // len(found) + 1
    return [one for many in found.values() for one in choice.sample(many, min(each, len(many)))]


def refused(game: str, choice: random.Random) -> Iterator[tuple[str, Reading, int, Action]]:
    table = Table.new(game, 3, 5)
    while table.waiting:
        for seat in range(3):
            s = Reading(table.known(seat))
            for reason, codes in table.reasons(seat).items():
                yield reason, s, seat, table.game.space[choice.choice(codes)]
        for _ in range(3):
            if table.waiting:
                seat = choice.choice(table.waiting)
                table.play(seat, choice.choice(table.moves(seat)))


@pytest.mark.parametrize("game", CONDITIONS)
def test_what_the_cited_rule_says_holds(game: str) -> None:
    drawn = refusals(game)
    assert len(drawn) >= DRAWN // 2 and len({reason for reason, *_ in drawn}) > 15
    for reason, s, seat, action in drawn:
        condition = CONDITIONS[game].get(reason)
        assert condition is None or condition(s, seat, action), (reason, seat, action.text)


@pytest.mark.parametrize("game", CONDITIONS)
def test_most_reasons_that_occur_are_checked(game: str) -> None:
    unchecked = {reason for reason, *_ in refusals(game)} - set(CONDITIONS[game])
    assert unchecked <= SELDOM
