"""How steps make a whole plan or building, and why Jarl would choose it: what it brings, prevents and risks."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice

import numpy as np

from ....core.game import Cards
from ....core.hints import Codes, Compared, Difference, Hints, Imagined, Reasons, decimal, largest, often, stack
from ....core.phrase import Phrase, Value
from ....core.position import Position
from ....core.space import Action
from ..rules.actions import FIELD_WORDS, HOME, PLACE, PLACE_WORDS, SPACE
from ..rules.planning import order_of
from ..rules.state import FIELDS, ROUNDS, Fight, Phase
from .phrases import place, siege_params
from .prospects import WOUND, has_prospects, homecoming, places, prospects

PIP = 0.5  # points that one more on a card is worth about
VARIANTS = 4  # of a plan that does not fit beside what is placed already


def goes_on(known: np.record, at: Position) -> bool:
    return int(known.phase) in (Phase.PLAN, Phase.BUILD) and at.state.phase == known.phase


def text(actions: Sequence[Action], known: np.record) -> str:
    """Write a plan or a building as a person types it; a plan that has begun goes on step by step."""
    first = actions[0]
    if first.kind == "place" and not known.plan.any():
        sent = places([action.code for action in actions])
        words = [PLACE_WORDS[each] + (str(count) if each < FIELDS else "") for each, count in sorted(sent.items())]
        return " ".join(["plan", *words])
    if first.kind == "build" and len(actions) > 1:
        return " ".join(["build", *(action.text.removeprefix("build ") for action in actions)])
    return first.text


def say(actions: Sequence[Action], known: np.record, cards: Cards, kept: Codes) -> Phrase | None:
    """Say a whole plan, or what it adds to what is placed already; other moves are said step by step."""
    if actions[0].kind != "place":
        return None
    sent = places([action.code for action in actions])
    more = sent - places(kept)
    if kept:
        return Phrase("eketorp-hint-more", {"places": _said(more)}) if more else Phrase("eketorp-hint-as-is")
    home = int(known.plan_left) - sum(sent.values())
    if not sent:
        return Phrase("eketorp-hint-plan-home", {"home": home})
    return Phrase("eketorp-hint-plan", {"places": _said(sent), "home": home})


def _said(sent: Counter[int]) -> list[Phrase]:
    return [place(each, count) for each, count in sorted(sent.items(), key=lambda each: each[0])]


def join(known: np.record, kept: Codes, codes: Codes) -> list[Codes]:
    """Return plans with all that is placed already and as much of another plan as there are vikings for."""
    placed, home = places(kept), int(known.plan_left)
    more = list((places(codes) - placed).elements())
    room = home - sum(placed.values())
    if known.phase != Phase.PLAN or len(more) <= room:
        return [_plan(known, placed + Counter(more), home)]
    return [_plan(known, placed + Counter(some), home) for some in islice(combinations(more, room), VARIANTS)]


def near(known: np.record, kept: Codes, plans: Sequence[Codes]) -> list[Codes]:
    """Return the first plan with one viking elsewhere: at home, not at home, or where another plan sends one."""
    if known.phase != Phase.PLAN:
        return []
    sent, placed, home = places(plans[0]), places(kept), int(known.plan_left)
    called = [sent - Counter([place]) for place in sent if sent[place] > placed[place]]
    open_to = sorted({place for plan in plans for place in places(plan)})
    begun = [*called, sent] if sent.total() < home else called
    moved = [each + Counter([to]) for each in begun for to in open_to if to < FIELDS or not each[to]]
    return [plan for each in [*called, *moved] if (plan := _plan(known, each, home)) != plans[0]]


def _plan(known: np.record, sent: Counter[int], home: int) -> Codes:
    seat = int(known.seat)
    ordered = sorted(sent.elements(), key=lambda each: int(order_of(known, seat, each)))
    return tuple(int(PLACE[each]) for each in [*ordered, *[HOME] * (len(ordered) < home)])


# Why


def why(compared: Compared) -> Reasons:
    mine, other = (_seen(compared.known, each) for each in (compared.mine, compared.other))
    if mine is None or other is None:
        return None, None
    differences = [_home(compared, mine, other), _wounds(mine, other)]
    if compared.known.phase == Phase.PLAN:
        differences += [_field(field, mine, other) for field in range(FIELDS)]
        differences += [_siege(siege, mine, other) for siege in sorted({*mine.sieges, *other.sieges})]
    else:
        differences += [_bricks(mine, other), _amulets(mine, other), _pips(compared, mine, other)]
        if compared.known.fight != Fight.NONE:  # before it is chosen, another fight would be another one
            differences.append(_fight(mine, other))
    return largest(differences)


class Seen:
    """What the seat saw in the imagined rounds of a move, world by world."""

    def __init__(self, known: np.record, move: Imagined) -> None:
        seat = int(known.seat)
        begun = Counter({place: int(count) for place, count in enumerate(known.plan) if count})
        self.sent = begun + places([code for code in move.codes if SPACE[code].kind == "place"])
        self.sieges = [each - FIELDS for each in self.sent if each >= FIELDS]
        starts, ends = stack(move.trails, lambda trail: 0), stack(move.trails, homecoming)
        self.held = ends["held"][:, :, seat, :] @ np.arange(ends["held"].shape[-1])
        self.booty = np.where(ends["rivals"] >> seat & 1, ends["booty"], 0).reshape(len(ends), -1)
        self.lost = _worth(starts, seat) - _worth(ends, seat)
        self.hurt = ends["ward"][:, seat].sum(axis=1) - starts["ward"][:, seat].sum(axis=1)
        self.amulets = ends["amulets"][:, seat].astype(float)
        self.pips = (ends["hand"][:, seat] + ends["swap"][:, seat]) @ np.arange(ends["hand"].shape[-1], dtype=float)
        self.home = int(starts["home"][0, seat]) - sum(self.sent.values())
        self.won = np.array([_won(trail, seat) for trail in move.trails])
        self.rivals = np.array([_rivals(trail, seat) for trail in move.trails])


def _seen(known: np.record, move: Imagined) -> Seen | None:
    """Return what was seen, if the round's fights are still to come."""
    whole = [trail for trail in move.trails if homecoming(trail) >= 0]
    return Seen(known, move) if whole and len(whole) == len(move.trails) else None


def _worth(states: np.ndarray, seat: int) -> np.ndarray:
    worth: np.ndarray = states["walls"][:, seat].astype(int).sum(axis=(1, 2))
    return worth


def _rivals(trail: np.ndarray, seat: int) -> np.ndarray:
    """Count the vikings of others on each field when the plans are open."""
    found = np.flatnonzero(trail["phase"] == Phase.JUDGE)
    if not found.size:
        return np.zeros(FIELDS, int)
    camp = trail["camp"][found[0]].astype(int)
    others: np.ndarray = camp.sum(axis=1) - camp[:, seat]
    return others


def _won(trail: np.ndarray, seat: int) -> bool:
    """Tell whether the seat won the next fight of its own: it was not hurt, and its opponent was."""
    for at in np.flatnonzero(trail["phase"] == Phase.RESULT):
        before, after = trail[at], trail[at + 1]
        if seat in (before["attacker"], before["defender"]):
            wounds = after["ward"].sum(axis=1) - before["ward"].sum(axis=1)
            attacked = seat == before["attacker"]
            other = before["defender"] if attacked else before["attacker"]
            return bool(wounds[seat] == 0 and (wounds[other] > 0 or (attacked and after["spread"] > 0)))
    return False


def _field(field: int, mine: Seen, other: Seen) -> Difference:
    gained = mine.held[:, field] > 0
    now, then = often(gained), often(other.held[:, field] > 0)
    params: dict[str, Value] = {"field": FIELD_WORDS[field], "often": _often(now), "before": _often(then)}
    vikings = {"count": mine.sent[field], "others": "yes" if _contested(field, mine) else "no"}
    better = Phrase("eketorp-why-field", params | vikings) if mine.sent[field] and now > then else None
    worse = Phrase("eketorp-but-field", params) if now < then else None
    return Difference(mine.held[:, field] - other.held[:, field], better, worse)


def _contested(field: int, seen: Seen) -> bool:
    """Tell whether others come there more often than not."""
    return bool((seen.rivals[:, field] > 0).mean() > 0.5)


def _siege(siege: int, mine: Seen, other: Seen) -> Difference:
    now, then = often(mine.booty[:, siege] > 0), often(other.booty[:, siege] > 0)
    params = siege_params(siege) | {"often": _often(now), "before": _often(then)}
    better = Phrase("eketorp-why-siege", params) if now > then else None
    worse = Phrase("eketorp-but-siege", params) if now < then else None
    return Difference(mine.booty[:, siege] - other.booty[:, siege], better, worse)


def _home(compared: Compared, mine: Seen, other: Seen) -> Difference:
    now, then = often(mine.lost > 0), often(other.lost > 0)
    planning = compared.known.phase == Phase.PLAN
    params: dict[str, Value] = {"often": _often(now), "before": _often(then), "count": mine.home}
    kept = "eketorp-why-home" if planning and mine.home > other.home else "eketorp-why-walls"
    better = Phrase(kept, params) if now < then else None
    worse = Phrase("eketorp-but-home", params) if now > then else None
    return Difference((other.lost - mine.lost).astype(float), better, worse)


def _wounds(mine: Seen, other: Seen) -> Difference:
    fewer = other.hurt - mine.hurt
    count: dict[str, Value] = {"count": decimal(float(fewer.mean()))}
    better, worse = Phrase("eketorp-why-hurt", count), Phrase("eketorp-but-hurt", count)
    return Difference(WOUND * fewer, better, worse)


def _fight(mine: Seen, other: Seen) -> Difference:
    now, then = often(mine.won), often(other.won)
    params: dict[str, Value] = {"often": _often(now), "before": _often(then)}
    better = Phrase("eketorp-why-fight", params) if now > then else None
    worse = Phrase("eketorp-but-fight", params) if now < then else None
    return Difference(mine.won.astype(float) - other.won.astype(float), better, worse)


def _bricks(mine: Seen, other: Seen) -> Difference:
    gained = (mine.held.sum(axis=1) + mine.booty.sum(axis=1)) - (other.held.sum(axis=1) + other.booty.sum(axis=1))
    count: dict[str, Value] = {"count": decimal(float(gained.mean()))}
    return Difference(gained, Phrase("eketorp-why-bricks", count), Phrase("eketorp-but-bricks", count))


def _amulets(mine: Seen, other: Seen) -> Difference:
    """Compare amulets: each left at the end is a point (E12.2.3)."""
    more = mine.amulets - other.amulets
    count: dict[str, Value] = {"count": decimal(float(more.mean()))}
    return Difference(more, Phrase("eketorp-why-amulets", count), Phrase("eketorp-but-amulets", count))


def _pips(compared: Compared, mine: Seen, other: Seen) -> Difference:
    """Compare the cards with which the next rounds are fought: who plays one gives it away (E8.6)."""
    more = mine.pips - other.pips
    count: dict[str, Value] = {"count": decimal(float(more.mean()))}
    worth = PIP * (compared.known.round_no < ROUNDS)
    return Difference(worth * more, Phrase("eketorp-why-cards", count), Phrase("eketorp-but-cards", count))


def _often(tenths: int) -> Phrase:
    return Phrase("hint-often", {"tenths": tenths})


HINTS = Hints(goes_on, text, why, say, join, near, prospects, has_prospects, every_part=True)
