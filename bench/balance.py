"""What sensible play of Shipwrights looks like: `python -m bench.balance --games 200 --tries 400`.

A planner tries many random ways of using its hand, values where each ends, and plays the best until a card is drawn.
Draws are redrawn in every try. It is a measuring rod and no bot: the deck it draws from in thought is the true one.
"""

import argparse
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import meadhall.games.shipwrights.rules.contract as rules
from meadhall.core.compiled import entry, rule
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.game import find
from meadhall.core.rng import below, pick, roll, seed_stream
from meadhall.games.shipwrights.rules.actions import (
    BUY,
    CARD_CHOICE,
    CHANCES,
    DISCARD,
    DISMISS,
    ENEMIES_CODES,
    FORGE,
    HERO,
    KIND,
    PLACE,
    SHIP,
    STOP,
)
from meadhall.games.shipwrights.rules.actions import END as END_CODE
from meadhall.games.shipwrights.rules.exchange import convert
from meadhall.games.shipwrights.rules.income import income_of, workers_out
from meadhall.games.shipwrights.rules.reasons import Reason
from meadhall.games.shipwrights.rules.scoring import total
from meadhall.games.shipwrights.rules.state import (
    BASIC,
    BASICS,
    COIN,
    DESIGNS,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    HEROES,
    NEUTRAL,
    ROUNDS,
    SHIPS,
    SLOTS,
    SPACES,
    SUPPLY,
    TRACKS,
    WORKER,
    Phase,
)
from meadhall.simulation.compiled.playout import seed_game

LONGEST = 400
ROWS = 20_000  # more than any game has
KIND_DISCARD = int(KIND[DISCARD[0]])
SENSIBLE, ONLY_DISCARDS = 0, 1


@rule()
def worth_of_goods(s, seat, rounds):
    """In hundredths of a victory point, as measured in play (M2)."""
    worth = int(s.goods[seat, COIN]) * (25 + 6 * rounds) + int(s.goods[seat, GOLD]) * 35
    for basic in range(BASIC, BASIC + BASICS):
        worth += int(s.goods[seat, basic]) * (45 + 7 * rounds)
    return worth + (int(s.goods[seat, WORKER]) + workers_out(s, seat)) * (70 + 45 * rounds)


@rule()
def worth_of_income(s, cards, seat, rounds):
    worth = income_of(s, cards, seat, COIN) * 35 + income_of(s, cards, seat, GOLD) * 130
    worth += income_of(s, cards, seat, WORKER) * 120
    for basic in range(BASIC, BASIC + BASICS):
        worth += income_of(s, cards, seat, basic) * 65
    return worth * rounds


@rule()
def worth_of_yard(s, cards, seat, rounds):
    """Ships under construction, craftsmen at hand, spaces and townsfolk to come back to, and the race for heroes."""
    worth = 0
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            worth += 30 * int(cards.vp[lying - 1]) + 40
        elif lying > 0:
            worth += 90
    for slot in range(SLOTS):
        lying = int(s.tucked[seat, slot])
        if 0 < lying <= FIRST_TOWNSFOLK:
            worth += 90 * rounds
        elif 0 < lying <= FIRST_JARL:
            worth += 60 * rounds
    worth += 70 * rounds * (int(s.slots[seat]) - 1)
    for track in range(TRACKS):
        worth += int(s.marker[seat, track]) * (25 + 20 * rounds)
        best = int(s.neutral[track]) if s.seats < 3 else 0
        for other in range(int(s.seats)):
            if other != seat:
                best = max(best, int(s.marker[other, track]))
        if s.marker[seat, track] > best:
            worth += 150 + 30 * rounds
    return worth


@rule()
def value(s, cards, seat):
    """The position at the end of a seat's actions."""
    rounds = ROUNDS - int(s.round_no)
    if rounds == 0:
        for good in range(SUPPLY):
            s.goods[seat, good] += income_of(s, cards, seat, good)
        lead = worth_of_yard(s, cards, seat, 0) % 1000 // 10
        convert(s, cards, seat)
        return 100 * total(s, cards, seat) + lead
    points = 100 * total(s, cards, seat)
    return (
        points
        + worth_of_goods(s, seat, rounds)
        + worth_of_income(s, cards, seat, rounds)
        + worth_of_yard(s, cards, seat, rounds)
    )


@rule()
def narrow(s, why, rng, style):
    """Random ways that are not wasteful: seldom throw a card away, end only when little else is left."""
    if style == ONLY_DISCARDS:
        for code in range(CHANCES, why.size):
            if why[code] == 0 and code != END_CODE and KIND[code] != KIND_DISCARD and s.phase == Phase.ACTIONS:
                if s.ask[0] == 0 or code == STOP:
                    why[code] = Reason.ANOTHER_STEP
        return
    if below(rng, 20) > 0:
        for place in range(DISMISS.size):
            why[DISMISS[place]] = Reason.ANOTHER_STEP
    if below(rng, 8) > 0:
        why[FORGE] = Reason.ANOTHER_STEP
    if below(rng, 4) > 0:
        for basic in range(BASICS):
            why[BUY[basic]] = Reason.ANOTHER_STEP
    if below(rng, 2) > 0:
        for hero in range(HEROES):
            why[HERO[hero]] = Reason.ANOTHER_STEP
    if why[END_CODE] == 0 and below(rng, 4) > 0 and something_else(why):
        why[END_CODE] = Reason.ANOTHER_STEP


@rule()
def something_else(why):
    for place in range(PLACE.size):
        if why[PLACE[place]] == 0:
            return True
    return why[SHIP[0]] == 0 or why[SHIP[1]] == 0 or why[SHIP[2]] == 0


@rule()
def finish_phase(s, cards, seat, rng, why, weights, style, steps):
    """Random actions of one seat to the end of its phase; returns how many came before the first draw."""
    count = 0
    fixed = -1
    while not int(s.done) >> seat & 1 and count < LONGEST:
        if rules.waiting(s) == CHANCE_BIT:
            if fixed < 0:
                fixed = count
            rules.chances(s, cards, weights)
            rules.act(s, cards, CHANCE, roll(rng, weights))
            continue
        rules.legal(s, cards, seat, why)
        narrow(s, why, rng, style)
        steps[count] = pick(rng, why)
        rules.act(s, cards, seat, int(steps[count]))
        count += 1
    return count if fixed < 0 else fixed


@rule()
def plan(states, scratch, cards, seat, rng, why, weights, style, tries, steps, best):
    """The best of many ways: its steps up to the first draw in `best`; returns their number and the value."""
    top = -1
    length = 0
    for _ in range(tries):
        scratch[0] = states[0]
        fixed = finish_phase(scratch[0], cards, seat, rng, why, weights, style, steps)
        found = value(scratch[0], cards, seat)
        if top < 0 or found > top:
            top = found
            length = fixed
            for step in range(fixed):
                best[step] = steps[step]
    return length, top


@rule()
def draft(states, scratch, dream, cards, seat, rng, why, weights, tries, steps, best):
    """The card whose hand can be used best, as if the actions began at once."""
    top = -1
    chosen = -1
    for design in range(DESIGNS):
        rules.legal(states[0], cards, seat, why)
        if why[CARD_CHOICE[design]] != 0:
            continue
        dream[0] = states[0]
        s = dream[0]
        s.hand[seat, design] += 1
        s.hand_size[seat] += 1
        s.phase = Phase.ACTIONS
        s.done = 0
        _, found = plan(dream, scratch, cards, seat, rng, why, weights, SENSIBLE, tries, steps, best)
        if found > top:
            top = found
            chosen = int(CARD_CHOICE[design])
    return chosen


@rule()
def follow(s, cards, seat, code, log, rows):
    log[rows, 0] = seat
    log[rows, 1] = code
    rules.apply(s, cards, seat, code)
    return rows + 1


@entry(allocates=True)
def play_sensibly(states, cards, options, seats, seed, tries, discarder, why, weights, log):
    """One whole game on states[0]; 1 and 2 are for thinking, 3 is blank. Fills `log` and returns its length."""
    rows = 0
    dice = np.zeros(2, np.uint64)
    bots = np.zeros((seats, 2), np.uint64)
    rng = np.zeros(2, np.uint64)
    steps = np.zeros(LONGEST, np.int64)
    best = np.zeros(LONGEST, np.int64)
    seed_game(seed, dice, bots)
    seed_stream(rng, seed, 9)
    states[0] = states[3]
    s = states[0]
    rules.start(s, cards[0], seats, options)
    seat = -1
    while True:
        mask = rules.waiting(s)
        if mask == 0:
            return rows
        if mask == CHANCE_BIT:
            rules.chances(s, cards[0], weights)
            rows = follow(s, cards[0], CHANCE, roll(dice, weights), log, rows)
            continue
        seat = rules.due(s, seat)
        if s.phase == Phase.DRAFT:
            code = draft(states, states[1:2], states[2:3], cards[0], seat, rng, why, weights, tries // 8, steps, best)
            rows = follow(s, cards[0], seat, code, log, rows)
        elif s.phase == Phase.ACTIONS:
            style = ONLY_DISCARDS if seat == discarder else SENSIBLE
            length, _ = plan(states, states[1:2], cards[0], seat, rng, why, weights, style, tries, steps, best)
            for step in range(length):
                rows = follow(s, cards[0], seat, int(best[step]), log, rows)
        else:
            rows = follow(s, cards[0], seat, int(ENEMIES_CODES[0]), log, rows)


def play(
    seats: int, seed: int, tries: int, discarder: int = -1, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    game = find("shipwrights")
    cards, states = game.load_cards(None), game.state.blank(4)
    chosen = game.encode(game.complete_options(seats, options))
    play_sensibly(
        states,
        cards.array,
        chosen,
        seats,
        np.uint64(seed),
        tries,
        discarder,
        *game.scratch(),
        np.zeros((ROWS, 2), np.int32),
    )
    s = states[0]
    parts = np.zeros((seats, len(game.parts)), np.int32)
    rules.scores(s, cards.record, parts)
    buildings = np.bincount(s.building[s.building > 0].astype(int) - 1, minlength=DESIGNS)
    tucked = np.bincount(s.tucked[s.tucked > 0].astype(int) - 1, minlength=DESIGNS)
    return {
        "seed": seed,
        "parts": parts.tolist(),
        "winners": int(rules.winners(s, cards.record)),
        "ships": s.fleet.sum(axis=0).tolist(),
        "buildings": buildings.tolist(),
        "tucked": tucked.tolist(),
        "neutral": int((s.hero == NEUTRAL).sum()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--discarder", type=int, default=-1, help="a seat that only discards")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    play(given.seats, 0, 8)
    began = time.perf_counter()
    with ThreadPoolExecutor(given.jobs) as pool:
        games = list(pool.map(lambda seed: play(given.seats, seed, given.tries, given.discarder), range(given.games)))
    report(given, games, time.perf_counter() - began)


def report(given: argparse.Namespace, games: list[dict[str, Any]], seconds: float) -> None:
    parts = np.array([each["parts"] for each in games])
    totals = parts.sum(axis=2)
    names = find("shipwrights").parts
    print(f"{len(games)} games of {given.seats} seats, {given.tries} tries a plan, {seconds:.0f} s")
    print(
        f"score: mean {totals.mean():.1f}, s.d. {totals.std():.1f}, 10 % {np.percentile(totals, 10):.0f}, "
        f"90 % {np.percentile(totals, 90):.0f}, by seat {[round(float(x), 1) for x in totals.mean(axis=0)]}"
    )
    print("parts:", ", ".join(f"{name} {parts[:, :, at].mean():.1f}" for at, name in enumerate(names)))
    wins = [sum(each["winners"] >> seat & 1 for each in games) for seat in range(given.seats)]
    print("wins by seat:", wins)
    players = len(games) * given.seats
    for what in ("ships", "buildings", "tucked"):
        count = np.sum([each[what] for each in games], axis=0) / players
        print(f"{what} a player:", json.dumps({int(at): round(float(count[at]), 3) for at in np.flatnonzero(count)}))


if __name__ == "__main__":
    main()
