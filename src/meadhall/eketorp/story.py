"""The story of a game as one viewer may know it: what changed between two looks at the table."""

import numpy as np

from ..core.game import Cards
from ..core.phrase import Phrase, Value, seat_name
from ..core.space import Row
from .phrases import bricks, cards, place, siege_params
from .space import BRICK_WORDS, FIELD_WORDS
from .state import FIELDS, PLACES, SIDES, VALUES, WARDS, Ending, Fight, Hand, Phase


def story(before: np.record, after: np.record, seat: int, row: Row | None, deck: Cards) -> list[Phrase]:
    """One beat: a row that was acted (`row`), or an automatic step (None), seen by the viewer of both looks."""
    told = acted(before, after, seat, row) if row else stepped(before, after)
    return [*told, *redrawn(before, after), *built(before, after)]


def acted(before: np.record, after: np.record, seat: int, row: Row) -> list[Phrase]:
    if row.kind == "first":
        return [Phrase("eketorp-event-first", {"who": seat_name(row.args[0])})]
    if row.kind == "draw":
        return drawn(before, after)
    if row.kind == "material":
        return round_begins(before, after)
    if row.kind == "place":
        newly = int(after.ready) & ~int(before.ready)
        return [Phrase("eketorp-event-planned", {"who": seat_name(seat)})] if newly >> seat & 1 else []
    if row.kind in ("attack", "contest", "siege"):
        return [declared(after)]
    if row.kind == "decline":
        return [Phrase("eketorp-event-declined", {"who": seat_name(seat)} | siege_params(row.args[0]))]
    if row.kind == "exchange":
        spent = int(before.amulets[seat]) - int(after.amulets[seat])
        return [Phrase("eketorp-event-exchanged", {"who": seat_name(seat), "count": spent})]
    if row.kind == "claim":
        return taken(before, after)
    if row.kind == "plunder":
        return plundered(before, after)
    return []


def stepped(before: np.record, after: np.record) -> list[Phrase]:
    phase = before.phase
    if phase == Phase.REVEAL:
        return revealed(after)
    if phase == Phase.JUDGE:
        return taken(before, after)
    if phase == Phase.RESULT:
        return fought(before, after)
    if phase == Phase.HOMECOMING:
        return brought_home(before, after)
    if phase == Phase.END_CHECK:
        return checked(before, after)
    if phase == Phase.END_ROUND:
        return healed(before, after)
    return []


def seats(known: np.record) -> range:
    return range(int(known.seats))


def drawn(before: np.record, after: np.record) -> list[Phrase]:
    """That all have cards; and to their owner, which."""
    told = [Phrase("eketorp-event-dealt")] if before.phase == Phase.DEAL and after.phase != Phase.DEAL else []
    mine = int(after.seat)
    dealt = bool(told) and mine >= 0
    if dealt or (mine >= 0 and after.to_draw == 0 and np.any(after.hand[mine] != before.hand[mine])):
        hand = [value for value in range(1, VALUES) for _ in range(int(after.hand[mine, value]))]
        if dealt or before.phase != Phase.DEAL:
            told.append(Phrase("eketorp-event-hand", {"cards": cards(hand)}))
    return told


def round_begins(before: np.record, after: np.record) -> list[Phrase]:
    laid = [
        Phrase(
            "eketorp-laid", {"field": FIELD_WORDS[field], "bricks": bricks(after.bricks[field] - before.bricks[field])}
        )
        for field in range(FIELDS)
        if np.any(after.bricks[field] != before.bricks[field])
    ]
    leader = seat_name(int(after.leader))
    return [
        Phrase("eketorp-event-round", {"round": int(after.round_no), "who": leader}),
        Phrase("eketorp-event-material", {"laid": laid}),
    ]


def revealed(after: np.record) -> list[Phrase]:
    told = [Phrase("eketorp-event-revealed")]
    for seat in seats(after):
        sent = [place(field, int(after.camp[field, seat])) for field in range(FIELDS) if after.camp[field, seat]]
        for number in range(FIELDS, PLACES):
            castle, side = divmod(number - FIELDS, SIDES)
            if int(after.rivals[castle, side]) >> seat & 1:
                sent.append(place(number, 1))
        if after.home[seat]:
            sent.append(Phrase("eketorp-vikings-home", {"count": int(after.home[seat])}))
        if sent:
            told.append(Phrase("eketorp-event-plan", {"who": seat_name(seat), "places": sent}))
        else:
            told.append(Phrase("eketorp-event-no-plan", {"who": seat_name(seat)}))
    return told


def taken(before: np.record, after: np.record) -> list[Phrase]:
    more = after.held - before.held
    told = []
    for field, seat in np.argwhere(more.any(axis=2)).tolist():
        params: dict[str, Value] = {"bricks": bricks(more[field, seat]), "field": FIELD_WORDS[field]}
        told.append(Phrase("eketorp-event-took", {"who": seat_name(seat)} | params))
    return told


def declared(after: np.record) -> Phrase:
    who, rival = seat_name(int(after.attacker)), seat_name(int(after.defender))
    if after.fight == Fight.BATTLE:
        return Phrase("eketorp-event-attack", {"who": who, "rival": rival, "field": FIELD_WORDS[int(after.place)]})
    params = siege_params(int(after.place) - FIELDS) | {"who": who}
    if after.fight == Fight.CONTEST:
        return Phrase("eketorp-event-contest", params | {"rival": rival})
    return Phrase("eketorp-event-siege", params | {"defended": "yes" if after.home[int(after.defender)] else "no"})


def fought(before: np.record, after: np.record) -> list[Phrase]:
    """The cards, who is hurt, and who picks up a pile."""
    attacker, defender = int(after.attacker), int(after.defender)
    who, rival = seat_name(attacker), seat_name(defender)
    a, b = (int(card) for card in after.shown)
    undefended = before.fight == Fight.SIEGE and before.home[defender] == 0
    shown = "eketorp-event-cards-open" if undefended else "eketorp-event-cards"
    told = [Phrase(shown, {"who": who, "a": a, "rival": rival, "b": b})]
    if before.fight == Fight.SIEGE:
        if after.phase == Phase.PLUNDER:
            told.append(Phrase("eketorp-event-breach", {"who": who, "rival": rival, "difference": int(after.spread)}))
        else:
            told.append(Phrase("eketorp-event-repelled", {"who": who, "rival": rival}))
    for seat in (attacker, defender):
        wards = [ward for ward in range(WARDS) if after.ward[seat, ward] > before.ward[seat, ward]]
        told += [Phrase("eketorp-event-hurt", {"who": seat_name(seat), "ward": ward + 1}) for ward in wards]
    for seat in (attacker, defender):
        if after.source[seat] == Hand.PICKED_UP and np.sum(after.swap[seat]) == 0 < np.sum(before.swap[seat]):
            hand = [value for value in range(1, VALUES) for _ in range(int(after.hand[seat, value]))]
            told.append(Phrase("eketorp-event-picked-up", {"who": seat_name(seat), "cards": cards(hand)}))
    return told


def plundered(before: np.record, after: np.record) -> list[Phrase]:
    siege = int(before.place) - FIELDS
    castle, side = divmod(siege, SIDES)
    who, owner = seat_name(int(before.attacker)), seat_name(castle)
    gone = {
        kind: int(np.sum(before.walls[castle] == kind) - np.sum(after.walls[castle] == kind)) for kind in range(1, 5)
    }
    if not any(gone.values()):
        return [Phrase("eketorp-event-no-plunder", {"who": who})]
    told = [Phrase("eketorp-event-plundered", {"who": who, "rival": owner, "bricks": bricks(gone)})]
    if booty := int(after.booty[castle, side]):
        told.append(Phrase("eketorp-event-booty", {"who": who, "brick": BRICK_WORDS[booty]}))
    return told


def brought_home(before: np.record, after: np.record) -> list[Phrase]:
    told = []
    for seat in seats(after):
        carried = bricks(after.carried[seat] - before.carried[seat])
        if carried:
            told.append(Phrase("eketorp-event-brought-home", {"who": seat_name(seat), "bricks": carried}))
    return told


def built(before: np.record, after: np.record) -> list[Phrase]:
    """Bricks that appear on walls; under simultaneous building those of others all at once."""
    old, new = before.walls, after.walls
    told = []
    for seat, wall, level in np.argwhere((old == 0) & (new > 0)).tolist():
        what: dict[str, Value] = {"wall": wall, "brick": BRICK_WORDS[new[seat, wall, level]]}
        told.append(Phrase("eketorp-event-built", {"who": seat_name(seat)} | what))
    return told


def redrawn(before: np.record, after: np.record) -> list[Phrase]:
    told = []
    for seat in np.flatnonzero(after.redraws > before.redraws).tolist():
        aside = after.aside[seat] - before.aside[seat]
        shown = [value for value in range(1, VALUES) for _ in range(int(aside[value]))]
        if shown:
            told.append(Phrase("eketorp-event-redraw-shown", {"who": seat_name(seat), "cards": cards(shown)}))
        else:
            told.append(Phrase("eketorp-event-redraw", {"who": seat_name(seat)}))
    return told


def checked(before: np.record, after: np.record) -> list[Phrase]:
    told = []
    for seat in seats(after):
        more = bricks(after.surplus[seat] - before.surplus[seat])
        if more:
            told.append(Phrase("eketorp-event-surplus", {"who": seat_name(seat), "bricks": more}))
        if np.all(after.walls[seat] > 0):
            told.append(Phrase("eketorp-event-complete", {"who": seat_name(seat)}))
    if after.ended == Ending.ROUNDS:
        told.append(Phrase("eketorp-event-last-round"))
    return told


def healed(before: np.record, after: np.record) -> list[Phrase]:
    told = []
    for seat in seats(after):
        count = int(after.home[seat]) - int(before.home[seat])
        if count > 0:
            told.append(Phrase("eketorp-event-healed", {"who": seat_name(seat), "count": count}))
    return told
