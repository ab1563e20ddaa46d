"""Positions as text that looks like the table, for set-ups, puzzles and tests.

    seats 3, round 2, card RO01, step actions
    heroes: military 0, trade neutral, common 1 2
    discards: SH01 BU02
    seat 0: worker 3, coin 2, gold 1
    tracks 0: 4 2 1
    hand 0: SH01 TF05 TF05
    board 0: SH09 CR07 - worker -
    buildings 0: HU04/CR19, BU06/TF02 worker, BU01
    ships 0: SH08 SH04
    raids 0: RA01 RA03 used
    trades 0: TR03 eikja, TR01 SH08, TR05 down
    upgraded 0: eikja hut
    neutral: 8 9 7
    rival: 28
    rounds: RO02 RO07

The first building is the hut. What is not said is as at the start: a hut each (HU01, HU02 …) with its step, starting
goods if no goods are named, nothing built; from round 2 on everybody has the common hero unless heroes are named. The
rest of the village cards is the draw pile. `rounds` are the round cards of the rounds before. `step draft` with a line
`pack 0: SH01 SH02 CR01` a seat makes a draft.
"""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from ....core.game import Cards
from ..cards import load
from ..cards.effects import GOOD_WORDS
from ..options import OPTIONS, PRESETS
from ..rules import contract
from ..rules.actions import DESIGN_WORDS, ENEMIES_CODES, HUT_CARD, TRACK_WORDS, UPGRADE_WORDS
from ..rules.state import ABOARD, FACE_DOWN, MILESTONES, NEUTRAL, ON_BOARD, SPACES, STATE, SUPPLY, TRACKS, Phase

STEP_PHASES = {
    "round": Phase.ROUND_CARD,
    "draft": Phase.PASS_ON,
    "actions": Phase.ACTIONS,
    "income": Phase.INCOME,
    "heroes": Phase.HEROES,
    "conversion": Phase.CONVERSION,
}


class PositionError(ValueError):
    """A line of a position that cannot be read."""


def position(
    text: str, options: Mapping[str, Any] | str | None = None, cards: Cards | None = None
) -> np.ndarray[Any, Any]:
    """Return the position as an array of one record, led on to its next decision or chance."""
    cards = cards or load()
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    head = dict(re.findall(r"(\w+) (\w+)", lines[0]))
    array = STATE.blank()
    s = array[0]
    seats = int(head["seats"])
    contract.start(s, cards.record, seats, _options(options))
    _open(s, cards.record, head)
    for line in lines[1:]:
        _read(s, line)
    _tracks(s, cards.record)
    _count(s)
    s.phase = STEP_PHASES[head.get("step", "actions")]
    _lead_on(s, cards.record)
    return array


def _options(options: Mapping[str, Any] | str | None) -> np.ndarray[Any, Any]:
    given = PRESETS[options] if isinstance(options, str) else dict(options or {})
    return np.array([option.index(given.get(option.name, option.default)) for option in OPTIONS], np.int8)


def _open(s: np.record, cards: np.record, head: Mapping[str, str]) -> None:
    """Set the huts, the round card, and the enemies that are met."""
    for hut in range(int(s.seats)):
        contract.apply(s, cards, -1, HUT_CARD[hut])
    if s.phase == Phase.ENEMIES:
        contract.apply(s, cards, 0, ENEMIES_CODES[0])
    s.round_no = int(head.get("round", 1))
    s.round_card = int(head.get("card", "RO01").removeprefix("RO"))
    s.rounds_used[int(s.round_card) - 1] = 1
    if s.round_no > 1:
        s.common = (1 << int(s.seats)) - 1
    s.marker[:] = 0


def _read(s: np.record, line: str) -> None:
    name, _, rest = line.partition(":")
    words = name.split()
    what, seat = words[0], int(words[1]) if len(words) > 1 else -1
    reader = READERS.get(what)
    if reader is None:
        raise PositionError(f"no line begins with {what!r}")
    reader(s, seat, rest.strip())


def _goods(s: np.record, seat: int, rest: str) -> None:
    for good in range(SUPPLY):
        s.goods[seat, good] = 0
    for good, count in re.findall(r"(\w+) (\d+)", rest):
        s.goods[seat, GOOD_WORDS.index(good)] = int(count)


def _marks(s: np.record, seat: int, rest: str) -> None:
    s.marker[seat] = [int(word) for word in rest.split()]


def _lay_out(words: str) -> list[int]:
    return [DESIGN_WORDS.index(word) for word in words.split()]


def _hand(s: np.record, seat: int, rest: str) -> None:
    for design in _lay_out(rest):
        s.hand[seat, design] += 1
        s.hand_size[seat] += 1


def _pack(s: np.record, seat: int, rest: str) -> None:
    pack = sorted(1 + design for design in _lay_out(rest))
    s.pack[seat, : len(pack)] = pack


def _board(s: np.record, seat: int, rest: str) -> None:
    for space, word in enumerate(rest.split()):
        if word == "worker":
            s.board_workers[seat] |= 1 << space
        elif word != "-":
            s.board[seat, space] = DESIGN_WORDS.index(word) + 1
    if space >= SPACES:
        raise PositionError(f"a board has {SPACES} spaces")


def _buildings(s: np.record, seat: int, rest: str) -> None:
    for slot, each in enumerate(rest.split(",")):
        words = each.split()
        house, _, tucked = words[0].partition("/")
        if slot == 0:
            s.hut[seat] = int(house.removeprefix("HU"))
        else:
            s.building[seat, slot] = DESIGN_WORDS.index(house) + 1
        s.tucked[seat, slot] = DESIGN_WORDS.index(tucked) + 1 if tucked else 0
        s.slot_workers[seat] |= ("worker" in words) << slot
        s.slots[seat] = slot + 1


def _ships(s: np.record, seat: int, rest: str) -> None:
    for design in _lay_out(rest):
        s.fleet[seat, design] += 1


def _raids(s: np.record, seat: int, rest: str) -> None:
    each = -1
    for word in rest.split():
        if word == "used":
            s.raided[seat] |= 1 << each
        else:
            each += 1
            s.raid[seat, each] = int(word.removeprefix("RA"))


def _trades(s: np.record, seat: int, rest: str) -> None:
    for each, pair in enumerate(rest.split(",")):
        card, place = pair.split()
        s.trade[seat, each] = int(card.removeprefix("TR"))
        aboard = 0 if place == "eikja" else 1 + DESIGN_WORDS.index(place) if place != "down" else 0
        s.trade_at[seat, each] = FACE_DOWN if place == "down" else ABOARD + aboard


def _upgraded(s: np.record, seat: int, rest: str) -> None:
    for word in rest.split():
        s.upgraded[seat] |= 1 << UPGRADE_WORDS.index(word)


def _heroes(s: np.record, seat: int, rest: str) -> None:
    s.common = 0
    for each in rest.split(","):
        word, *holders = each.split()
        if word == "common":
            s.common = sum(1 << int(holder) for holder in holders)
        else:
            place = {"neutral": NEUTRAL, "board": ON_BOARD}.get(holders[0])
            s.hero[TRACK_WORDS.index(word)] = int(holders[0]) if place is None else place


def _discards(s: np.record, seat: int, rest: str) -> None:
    for design in _lay_out(rest):
        s.discards[design] += 1


def _neutral(s: np.record, seat: int, rest: str) -> None:
    s.neutral[:] = [int(word) for word in rest.split()]


def _rival(s: np.record, seat: int, rest: str) -> None:
    s.rival = int(rest)


def _rounds(s: np.record, seat: int, rest: str) -> None:
    for card in rest.split():
        s.rounds_used[int(card.removeprefix("RO")) - 1] = 1


READERS = {
    "seat": _goods,
    "tracks": _marks,
    "hand": _hand,
    "pack": _pack,
    "board": _board,
    "buildings": _buildings,
    "ships": _ships,
    "raids": _raids,
    "trades": _trades,
    "upgraded": _upgraded,
    "heroes": _heroes,
    "discards": _discards,
    "neutral": _neutral,
    "rival": _rival,
    "rounds": _rounds,
}


def _tracks(s: np.record, cards: np.record) -> None:
    """Set markers that are not given by raid cards, trade cards and upgrades, at least to the hut's step."""
    for seat in range(int(s.seats)):
        if s.marker[seat].any():
            continue
        won = (s.raid[seat] > 0, s.trade[seat] > 0, [int(s.upgraded[seat]) >> card & 1 for card in range(TRACKS)])
        for track in range(TRACKS):
            count = int(np.sum(won[track]))
            s.marker[seat, track] = (
                MILESTONES[count - 1] if count else int(cards.hut_track[int(s.hut[seat]) - 1] == track)
            )


def _count(s: np.record) -> None:
    """Take out of the pile all cards that are elsewhere."""
    lying = [s.board, s.building, s.tucked, s.pack]
    for places in lying:
        for card in places[places > 0].tolist():
            s.pile[card - 1] -= 1
    s.pile[: s.fleet.shape[1]] -= s.fleet.sum(axis=0)
    s.pile -= s.hand.sum(axis=0) + s.discards


def _lead_on(s: np.record, cards: np.record) -> None:
    if s.phase == Phase.PASS_ON:
        s.phase = Phase.DRAFT
        s.ready = sum(1 << seat for seat in range(int(s.seats)) if not s.pack[seat, 0])
        return
    while contract.advance(s, cards):
        pass
