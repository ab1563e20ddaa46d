"""Sealed choices in an imagined world: my own as I remember them, those of others as anything legal."""

from ....core.compiled import rule
from ....core.rng import below
from ..options import BUILD_MODE, SIMULTANEOUS
from .actions import HOME
from .building import has_built, lay_brick, wall_reason
from .fights import hand_size
from .planning import place_reason, send_viking
from .reasons import Reason
from .state import BRICKS, PLACES, SEATS, VALUES, WALLS, Phase

LUCK = 10_000  # tries, of which one in 26 at least succeeds


@rule()
def imagine_sealed(known, rng, out):
    """Sealed choices of others: none where they have not decided, else any legal one."""
    for owner in range(SEATS):
        out.card[owner] = 0
        out.plan_left[owner] = 0
        out.plan_last[owner] = 0
        for place in range(PLACES):
            out.plan[owner, place] = 0
    for owner in range(int(known.seats)):
        decided = int(known.ready) >> owner & 1
        if known.phase == Phase.PLAN:
            out.plan_left[owner] = known.home[owner]
        if owner == known.seat:
            recall_sealed(known, out)
        elif known.phase == Phase.PLAN and decided and known.home[owner] > 0:
            imagine_plan(out, owner, rng)
        elif known.phase == Phase.CARD and decided:
            imagine_card(out, owner, rng)
        elif known.phase == Phase.BUILD and decided and known.option[BUILD_MODE] == SIMULTANEOUS:
            imagine_building(out, owner, rng)


@rule()
def recall_sealed(known, out):
    seat = int(known.seat)
    out.card[seat] = known.card
    out.plan_left[seat] = known.plan_left
    out.plan_last[seat] = known.plan_last
    for place in range(PLACES):
        out.plan[seat, place] = known.plan[place]


@rule()
def imagine_plan(out, owner, rng):
    for _ in range(LUCK):
        place = below(rng, HOME + 1)
        if place_reason(out, owner, place) == Reason.LEGAL and send_viking(out, owner, place):
            return


@rule()
def imagine_card(out, owner, rng):
    left = below(rng, hand_size(out, owner))
    for value in range(1, VALUES):
        left -= int(out.hand[owner, value])
        if left < 0:
            out.card[owner] = value
            return


@rule()
def imagine_building(out, owner, rng):
    for _ in range(LUCK):
        if has_built(out, owner):
            return
        wall = below(rng, WALLS)
        brick = 1 + below(rng, BRICKS - 1)
        if out.carried[owner, brick] > 0 and wall_reason(out, owner, wall) == Reason.LEGAL:
            lay_brick(out, owner, wall, brick)
