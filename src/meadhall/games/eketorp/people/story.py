"""The story of a game as one viewer may know it: what changed between two looks at the table."""

from itertools import product

from ....core.game import Cards
from ....core.phrase import Phrase, Value, seat_name
from ....core.record import Reading
from ....core.space import Action
from ..options import HOSPITAL_EXIT, KNOWN_CARDS, MEMORY
from ..rules.actions import BRICK_WORDS, FIELD_WORDS
from ..rules.state import BRICKS, FIELDS, HEIGHT, PLACES, SIDES, WALLS, WARDS, Ending, Fight, Hand, Phase
from .phrases import battle_cards, bricks, laid_bricks, more, place, siege_params
from .stakes import stay


def story(before: Reading, after: Reading, seat: int, action: Action | None, cards: Cards) -> list[Phrase]:
    """Tell one step to the viewer of both looks: an Action that was taken (`action`), or an automatic step (None)."""
    told = acted(before, after, seat, action) if action else stepped(before, after)
    return [*told, *redrawn(before, after), *built(before, after)]


def acted(before: Reading, after: Reading, seat: int, action: Action) -> list[Phrase]:
    if action.kind == "first":
        return [Phrase("eketorp-event-first", {"who": seat_name(action.args[0])})]
    if action.kind == "draw":
        return drawn(before, after)
    if action.kind == "material":
        return round_begins(before, after)
    if action.kind == "place":
        newly = after.ready & ~before.ready
        return [Phrase("eketorp-event-planned", {"who": seat_name(seat)})] if newly >> seat & 1 else []
    if action.kind in ("attack", "contest", "siege"):
        return [declared(after)]
    if action.kind == "decline":
        return [Phrase("eketorp-event-declined", {"who": seat_name(seat)} | siege_params(action.args[0]))]
    if action.kind == "exchange":
        spent = before.amulets[seat] - after.amulets[seat]
        return [Phrase("eketorp-event-exchanged", {"who": seat_name(seat), "count": spent})]
    if action.kind == "claim":
        return taken(before, after)
    if action.kind == "plunder":
        return plundered(before, after)
    return []


def stepped(before: Reading, after: Reading) -> list[Phrase]:
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


def seats(known: Reading) -> range:
    return range(known.seats)


def drawn(before: Reading, after: Reading) -> list[Phrase]:
    """Tell that all have cards, and tell their owner which."""
    told = [Phrase("eketorp-event-dealt")] if before.phase == Phase.DEAL and after.phase != Phase.DEAL else []
    mine = after.seat
    dealt = bool(told) and mine >= 0
    if dealt or (mine >= 0 and after.to_draw == 0 and after.hand[mine] != before.hand[mine]):
        if dealt or before.phase != Phase.DEAL:
            told.append(Phrase("eketorp-event-hand", {"who": seat_name(mine), "cards": battle_cards(after.hand[mine])}))
    return told


def round_begins(before: Reading, after: Reading) -> list[Phrase]:
    laid = [
        Phrase("eketorp-laid", {"field": FIELD_WORDS[field], "bricks": laid_bricks(more(old, new))})
        for field, (old, new) in enumerate(zip(before.bricks, after.bricks, strict=True))
        if new != old
    ]
    return [
        Phrase("eketorp-event-round", {"round": after.round_no, "who": seat_name(after.leader)}),
        Phrase("eketorp-event-material", {"laid": laid}),
    ]


def revealed(after: Reading) -> list[Phrase]:
    told = [Phrase("eketorp-event-revealed")]
    for seat in seats(after):
        sent = [place(field, camp[seat]) for field, camp in enumerate(after.camp) if camp[seat]]
        for number in range(FIELDS, PLACES):
            castle, side = divmod(number - FIELDS, SIDES)
            if after.rivals[castle][side] >> seat & 1:
                sent.append(place(number, 1))
        if after.home[seat]:
            sent.append(Phrase("eketorp-vikings-home", {"count": after.home[seat]}))
        if sent:
            told.append(Phrase("eketorp-event-plan", {"who": seat_name(seat), "places": sent}))
        else:
            told.append(Phrase("eketorp-event-no-plan", {"who": seat_name(seat)}))
    return told


def taken(before: Reading, after: Reading) -> list[Phrase]:
    told = []
    for field, seat in product(range(FIELDS), seats(after)):
        old, new = before.held[field][seat], after.held[field][seat]
        if new != old:
            params: dict[str, Value] = {"bricks": bricks(more(old, new)), "field": FIELD_WORDS[field]}
            told.append(Phrase("eketorp-event-took", {"who": seat_name(seat)} | params))
    return told


def declared(after: Reading) -> Phrase:
    who, rival = seat_name(after.attacker), seat_name(after.defender)
    if after.fight == Fight.BATTLE:
        return Phrase("eketorp-event-attack", {"who": who, "rival": rival, "field": FIELD_WORDS[after.place]})
    params = siege_params(after.place - FIELDS) | {"who": who}
    if after.fight == Fight.CONTEST:
        return Phrase("eketorp-event-contest", params | {"rival": rival})
    return Phrase("eketorp-event-siege", params | {"defended": "yes" if after.home[after.defender] else "no"})


def fought(before: Reading, after: Reading) -> list[Phrase]:
    """Tell the cards, what they decide, who is hurt, and who picks up a pile."""
    attacker, defender = after.attacker, after.defender
    who, rival = seat_name(attacker), seat_name(defender)
    a, b = after.shown
    undefended = before.fight == Fight.SIEGE and before.home[defender] == 0
    shown = "eketorp-event-cards-open" if undefended else "eketorp-event-cards"
    told = [Phrase(shown, {"who": who, "a": a, "rival": rival, "b": b})]
    if before.fight == Fight.SIEGE:
        if after.phase == Phase.PLUNDER:
            told.append(Phrase("eketorp-event-breach", {"who": who, "rival": rival, "difference": after.spread}))
        else:
            told.append(Phrase("eketorp-event-repelled", {"who": who, "rival": rival}))
    told += [fight_over(before, after), *hurt(before, after)]
    for seat in (attacker, defender):
        if after.source[seat] == Hand.PICKED_UP and sum(after.swap[seat]) == 0 < sum(before.swap[seat]):
            told.append(picked_up(after, seat))
    return told


def picked_up(after: Reading, seat: int) -> Phrase:
    """Tell that a swap pile is a hand now. Under `knownCards=memory` only its owner is told the cards (E13.5)."""
    if seat != after.seat and after.option[KNOWN_CARDS] == MEMORY:
        return Phrase("eketorp-event-picked-up-hidden", {"who": seat_name(seat)})
    return Phrase("eketorp-event-picked-up", {"who": seat_name(seat), "cards": battle_cards(after.hand[seat])})


def fight_over(before: Reading, after: Reading) -> Phrase:
    """Tell a fight once more, with how it ended."""
    fight, (a, b) = declared(before), after.shown
    return Phrase(f"{fight.id}-over", fight.params | {"a": a, "b": b, "outcome": outcome(before, after)})


def outcome(before: Reading, after: Reading) -> str:
    """Return how a fight ended for the attacker."""
    a, b = after.shown
    if before.fight == Fight.SIEGE:
        breach = "won" if before.home[after.defender] else "open"
        return breach if after.phase == Phase.PLUNDER else "lost"
    return "tied" if a == b else "won" if a > b else "lost"


def hurt(before: Reading, after: Reading) -> list[Phrase]:
    """Tell for how many rounds vikings are out."""
    leaves = after.option[HOSPITAL_EXIT]
    beds = {
        seat: ward
        for seat in (after.attacker, after.defender)
        for ward in range(WARDS)
        if after.ward[seat][ward] > before.ward[seat][ward]
    }
    told = [
        Phrase("eketorp-event-hurt", {"who": seat_name(seat), "ward": ward + 1, "rounds": stay(ward, leaves)})
        for seat, ward in beds.items()
    ]
    match list(beds.values()):
        case [ward, same] if ward == same:
            return [Phrase("eketorp-event-hurt-both", told[0].params | {"rival": told[1].params["who"]})]
    return told


def plundered(before: Reading, after: Reading) -> list[Phrase]:
    castle, side = divmod(before.place - FIELDS, SIDES)
    who, owner = seat_name(before.attacker), seat_name(castle)
    gone = more(on_walls(after.walls[castle]), on_walls(before.walls[castle]))
    if not any(gone):
        return [Phrase("eketorp-event-no-plunder", {"who": who})]
    booty = after.booty[castle][side]
    kept = "none" if not booty else "all" if sum(gone) == 1 else "some"
    brick = BRICK_WORDS[booty] if booty else "none"
    params: dict[str, Value] = {"who": who, "rival": owner, "bricks": bricks(gone), "kept": kept, "brick": brick}
    told = [Phrase("eketorp-event-plundered", params)]
    if booty:
        told.append(Phrase("eketorp-event-booty", {"who": who, "brick": brick}))
    return told


def on_walls(walls: list[list[int]]) -> list[int]:
    """Count the bricks of each kind on the walls. Free places count as none."""
    stacked = [brick for stack in walls for brick in stack if brick]
    return [stacked.count(kind) for kind in range(BRICKS)]


def brought_home(before: Reading, after: Reading) -> list[Phrase]:
    told = []
    for seat in seats(after):
        carried = bricks(more(before.carried[seat], after.carried[seat]))
        if carried:
            told.append(Phrase("eketorp-event-brought-home", {"who": seat_name(seat), "bricks": carried}))
    return told


def built(before: Reading, after: Reading) -> list[Phrase]:
    """Tell of bricks that appear on walls. If all build at the same time, those of others appear all at once."""
    told: list[Phrase] = []
    if after.walls == before.walls:
        return told
    for seat, wall, level in product(seats(after), range(WALLS), range(HEIGHT)):
        brick = after.walls[seat][wall][level]
        if brick and not before.walls[seat][wall][level]:
            what: dict[str, Value] = {"wall": wall, "brick": BRICK_WORDS[brick]}
            told.append(Phrase("eketorp-event-built", {"who": seat_name(seat)} | what))
    return told


def redrawn(before: Reading, after: Reading) -> list[Phrase]:
    told = []
    for seat in (seat for seat in seats(after) if after.redraws[seat] > before.redraws[seat]):
        if shown := battle_cards(more(before.aside[seat], after.aside[seat])):
            told.append(Phrase("eketorp-event-redraw-shown", {"who": seat_name(seat), "cards": shown}))
        else:
            told.append(Phrase("eketorp-event-redraw", {"who": seat_name(seat)}))
    return told


def checked(before: Reading, after: Reading) -> list[Phrase]:
    told = []
    for seat in seats(after):
        if left_over := bricks(more(before.surplus[seat], after.surplus[seat])):
            told.append(Phrase("eketorp-event-surplus", {"who": seat_name(seat), "bricks": left_over}))
        if all(map(all, after.walls[seat])):
            told.append(Phrase("eketorp-event-complete", {"who": seat_name(seat)}))
    if after.ended == Ending.ROUNDS:
        told.append(Phrase("eketorp-event-last-round"))
    return told


def healed(before: Reading, after: Reading) -> list[Phrase]:
    told = []
    for seat in seats(after):
        count = after.home[seat] - before.home[seat]
        if count > 0:
            told.append(Phrase("eketorp-event-healed", {"who": seat_name(seat), "count": count}))
    return told
