"""How steps make a whole move, and why Jarl would choose it: what the seat has when the round ends."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ....core.game import Cards
from ....core.handle import handle
from ....core.hints import Codes, Compared, Difference, Hints, Imagined, Reasons, decimal, largest, often, stack
from ....core.phrase import Phrase, Value
from ....core.position import Position
from ....core.space import Action
from ..cards.effects import GOOD_WORDS
from ..rules import contract
from ..rules.actions import TRACK_WORDS
from ..rules.scoring import PARTS
from ..rules.state import BUILDINGS, COIN, FIRST_BUILDING, GOLD, SHIPS, SUPPLY, TRACKS, WORKER, Ask, Phase
from .phrases import design

ASKED = (Ask.TUCK, Ask.SKILL, Ask.DISCOUNT, Ask.PAY_CARD, Ask.PAY_ANY, Ask.GAIN_ANY)
STEP, CARD = 0.7, 0.5  # points that a step on a track and a card in hand are worth about
GOOD = {COIN: 0.3, WORKER: 0.6, GOLD: 1.0}  # and goods; of others 0.5
BUILT = 1.0  # how much more than its points the news of a ship or building says


def goes_on(known: np.record, at: Position) -> bool:
    """Tell whether cards are still to be picked, or the move still to be paid or its choice of goods to be made."""
    if known.phase == Phase.DRAFT:
        return bool(at.state.phase == Phase.DRAFT and at.state.draft_step == known.draft_step)
    return bool(at.state.phase == Phase.ACTIONS and int(at.state.ask[int(known.seat)]) in ASKED)


def text(actions: Sequence[Action], known: np.record) -> str:
    return ", ".join(action.text for action in actions)


def say(actions: Sequence[Action], known: np.record, cards: Cards, kept: Codes) -> Phrase | None:
    """Say which cards are kept in the draft; other moves are said step by step."""
    if known.phase != Phase.DRAFT:
        return None
    return Phrase("shipwrights-hint-keep", {"cards": [design(cards, action.args[0]) for action in actions]})


def why(compared: Compared) -> Reasons:
    seat, cards = compared.seat, compared.cards
    mine, other = (_ends(each) for each in (compared.mine, compared.other))
    return largest(
        [
            *_built(cards, mine, other, lambda ends: ends["fleet"][:, seat], 0, SHIPS, "launch"),
            *_built(cards, mine, other, lambda ends: _buildings(ends, seat), FIRST_BUILDING, BUILDINGS, "build"),
            *_points(cards, mine, other, seat),
            *_tracks(mine, other, seat),
            *_goods(mine, other, seat),
            _hand(mine, other, seat),
        ]
    )


def _ends(move: Imagined) -> np.ndarray:
    return stack(move.trails, lambda trail: len(trail) - 1)


def _buildings(ends: np.ndarray, seat: int) -> np.ndarray:
    lying = ends["building"][:, seat]
    return np.stack([(lying == FIRST_BUILDING + each + 1).sum(axis=1) for each in range(BUILDINGS)], axis=1)


def _built(
    cards: Cards,
    mine: np.ndarray,
    other: np.ndarray,
    count: Callable[[np.ndarray], np.ndarray],
    first: int,
    designs: int,
    verb: str,
) -> Iterator[Difference]:
    """Yield how often each ship or building stands at the end of the round."""
    ours, theirs = count(mine).astype(float), count(other).astype(float)
    for each in range(designs):
        now, then = often(ours[:, each] > 0), often(theirs[:, each] > 0)
        if now == then:
            continue
        params: dict[str, Value] = {"card": design(cards, first + each), "often": _often(now), "before": _often(then)}
        better, worse = Phrase(f"shipwrights-why-{verb}", params), Phrase(f"shipwrights-but-{verb}", params)
        worth = BUILT + float(cards.plain.vp[first + each])
        yield Difference(worth * (ours[:, each] - theirs[:, each]), better, worse)


def _points(cards: Cards, mine: np.ndarray, other: np.ndarray, seat: int) -> Iterator[Difference]:
    change = _scored(cards, mine, seat) - _scored(cards, other, seat)
    for part, word in enumerate(PARTS):
        count: dict[str, Value] = {**_count(change[:, part]), "part": Phrase(f"shipwrights-part-{word}")}
        better, worse = Phrase("shipwrights-why-points", count), Phrase("shipwrights-but-points", count)
        yield Difference(change[:, part], better, worse)


def _scored(cards: Cards, ends: np.ndarray, seat: int) -> np.ndarray:
    """Return the points of the seat in parts, as they stand at each end."""
    found = np.zeros((len(ends), len(PARTS)))
    for at in range(len(ends)):
        parts = np.zeros((int(ends["seats"][at]), len(PARTS)), np.int32)
        contract.scores(handle(ends[at : at + 1]), cards.handle, parts)
        found[at] = parts[seat]
    return found


def _tracks(mine: np.ndarray, other: np.ndarray, seat: int) -> Iterator[Difference]:
    change = mine["marker"][:, seat].astype(float) - other["marker"][:, seat]
    for track in range(TRACKS):
        params: dict[str, Value] = {**_count(change[:, track]), "track": TRACK_WORDS[track]}
        better, worse = Phrase("shipwrights-why-steps", params), Phrase("shipwrights-but-steps", params)
        yield Difference(STEP * change[:, track], better, worse)


def _goods(mine: np.ndarray, other: np.ndarray, seat: int) -> Iterator[Difference]:
    change = mine["goods"][:, seat].astype(float) - other["goods"][:, seat]
    for good in range(SUPPLY):
        params: dict[str, Value] = {**_count(change[:, good]), "good": GOOD_WORDS[good]}
        better, worse = Phrase("shipwrights-why-goods", params), Phrase("shipwrights-but-goods", params)
        yield Difference(GOOD.get(good, 0.5) * change[:, good], better, worse)


def _hand(mine: np.ndarray, other: np.ndarray, seat: int) -> Difference:
    change = mine["hand"][:, seat].sum(axis=1).astype(float) - other["hand"][:, seat].sum(axis=1)
    better, worse = (Phrase(f"shipwrights-{which}-cards", _count(change)) for which in ("why", "but"))
    return Difference(CARD * change, better, worse)


def _count(change: np.ndarray) -> dict[str, Value]:
    return {"count": decimal(float(change.mean()))}


def _often(tenths: int) -> Phrase:
    return Phrase("hint-often", {"tenths": tenths})


HINTS = Hints(goes_on, text, why, say)
