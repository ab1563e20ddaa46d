"""What a plan may come to: each place it sends vikings to, what is likely, and the worst of the imagined rounds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....core.game import Cards
from ....core.hints import Imagined, often, stack
from ....core.phrase import Phrase, Value
from ..rules.actions import FIELD_WORDS, HOME, SPACE
from ..rules.state import BRICKS, FIELDS, SIDES, Phase
from .phrases import bricks, siege_params

Bricks = tuple[int, ...]  # how many of each kind
WORTH = np.arange(BRICKS)
WOUND = 0.8  # points that a viking out of the next rounds is worth about


@dataclass(frozen=True)
class Rounds:
    """What the seat saw in imagined rounds: row by row the states before the plans, and when all come home."""

    seat: int
    starts: np.ndarray
    ends: np.ndarray

    def on_field(self, field: int) -> np.ndarray:
        """Return in each round how many bricks of each kind the seat has on a field."""
        held: np.ndarray = self.ends["held"][:, field, self.seat].astype(int)
        return held

    def at_siege(self, siege: int) -> np.ndarray:
        """Return the same of a siege field."""
        castle, side = divmod(siege, SIDES)
        mine = self.ends["rivals"][:, castle, side] >> self.seat & 1
        carried = np.where(mine, self.ends["booty"][:, castle, side], 0)
        found: np.ndarray = np.eye(BRICKS, dtype=int)[carried]
        found[:, 0] = 0
        return found

    @cached_property
    def lost(self) -> np.ndarray:
        """Return in each round how many bricks of each kind were torn off the seat's walls."""
        found: np.ndarray = self._standing(self.starts) - self._standing(self.ends)
        return found

    @cached_property
    def hurt(self) -> np.ndarray:
        """Return in each round how many vikings came to the longhouse."""
        wards = [each["ward"][:, self.seat].astype(int).sum(axis=1) for each in (self.starts, self.ends)]
        found: np.ndarray = wards[1] - wards[0]
        return found

    def _standing(self, states: np.ndarray) -> np.ndarray:
        walls = states["walls"][:, self.seat].reshape(len(states), -1)
        return np.stack([(walls == brick).sum(axis=1) * (brick > 0) for brick in range(BRICKS)], axis=1)


def prospects(known: np.record, cards: Cards, move: Imagined) -> list[Phrase]:
    """Say what a plan is likely to come to, its worst imagined round, and each place's chances."""
    if not has_prospects(known) or not move.trails or min(map(homecoming, move.trails)) < 0:
        return []
    rounds = Rounds(int(known.seat), stack(move.trails, lambda trail: 0), stack(move.trails, homecoming))
    sent = Counter({place: int(count) for place, count in enumerate(known.plan) if count}) + places(move.codes)
    found = {place: _brought(rounds, place) for place in sorted(sent)}
    gained = sum((each @ WORTH for each in found.values()), np.zeros(len(move.trails), int))
    worst = int(np.argmin(gained - rounds.lost @ WORTH - WOUND * rounds.hurt))
    home = int(known.home[rounds.seat]) - sum(sent.values())
    return [_likely(rounds, found), _worst(rounds, found, worst), *_chances(rounds, found, home)]


def has_prospects(known: np.record) -> bool:
    """Tell whether the seat plans: what else it may do shows at once what it comes to."""
    return bool(known.phase == Phase.PLAN)


def places(codes: Sequence[int]) -> Counter[int]:
    """Count the vikings that steps of a plan send to each place."""
    found = [int(SPACE.x[code]) for code in codes]
    return Counter(each for each in found if each != HOME)


def homecoming(trail: np.ndarray) -> int:
    """Return the place of the state in which all come home, or -1."""
    found = np.flatnonzero(trail["phase"] == Phase.HOMECOMING)
    return int(found[0]) if found.size else -1


def _brought(rounds: Rounds, place: int) -> np.ndarray:
    return rounds.on_field(place) if place < FIELDS else rounds.at_siege(place - FIELDS)


def _likely(rounds: Rounds, found: dict[int, np.ndarray]) -> Phrase:
    """Say what happens in more than half of the rounds, each thing by itself."""
    gains = {place: _commonest(each) for place, each in found.items() if _mostly(each)}
    hurt = int(np.median(rounds.hurt))
    lost = _commonest(rounds.lost) if _mostly(rounds.lost) else ()
    return Phrase("eketorp-try-likely", _params(gains, hurt, lost))


def _worst(rounds: Rounds, found: dict[int, np.ndarray], at: int) -> Phrase:
    gains = {place: tuple(each[at].tolist()) for place, each in found.items() if each[at].any()}
    params = _params(gains, int(rounds.hurt[at]), tuple(rounds.lost[at].tolist()))
    return Phrase("eketorp-try-worst", params | {"rounds": len(rounds.hurt)})


def _params(gains: dict[int, Bricks], hurt: int, lost: Bricks) -> dict[str, Value]:
    outcome = [_gain(place, each) for place, each in gains.items()] or [Phrase("eketorp-try-nothing")]
    if hurt:
        outcome.append(Phrase("eketorp-try-hurt", {"count": hurt}))
    if any(lost):
        outcome.append(Phrase("eketorp-try-lost", {"bricks": bricks(lost)}))
    return {"outcome": outcome}


def _gain(place: int, each: Bricks) -> Phrase:
    if place < FIELDS:
        return Phrase("eketorp-try-field", {"field": FIELD_WORDS[place], "bricks": bricks(each)})
    return Phrase("eketorp-try-siege", siege_params(place - FIELDS) | {"bricks": bricks(each)})


def _chances(rounds: Rounds, found: dict[int, np.ndarray], home: int) -> Iterator[Phrase]:
    """Say how often each place brings bricks, and how often the walls suffer."""
    for place, each in found.items():
        share: dict[str, Value] = {"often": Phrase("hint-often", {"tenths": often(_something(each))})}
        if place < FIELDS:
            yield Phrase("eketorp-try-field-often", share | {"field": FIELD_WORDS[place]})
        else:
            yield Phrase("eketorp-try-siege-often", share | siege_params(place - FIELDS))
    if rounds.starts["walls"][0, rounds.seat].any():
        lost = Phrase("hint-often", {"tenths": often(_something(rounds.lost))})
        yield Phrase("eketorp-try-lost-often", {"often": lost, "count": home})


def _mostly(found: np.ndarray) -> bool:
    return bool(_something(found).mean() > 0.5)


def _something(found: np.ndarray) -> np.ndarray:
    """Tell of each round whether there is a brick."""
    there: np.ndarray = np.any(found > 0, axis=1)
    return there


def _commonest(found: np.ndarray) -> Bricks:
    """Return what comes most often, where anything comes at all."""
    return Counter(tuple(each) for each in found.tolist() if any(each)).most_common(1)[0][0]
