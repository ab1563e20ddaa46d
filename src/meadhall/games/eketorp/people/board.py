"""The table in plain text, and the question that is open, as phrases."""

import numpy as np

from ....core.game import Cards
from ....core.phrase import Phrase, Value, seat_name
from ....core.record import Reading, reading
from ..options import KNOWN_CARDS, MEMORY
from ..rules.actions import FIELD_WORDS
from ..rules.state import CASTLES, FIELDS, FULL, SIDES, Fight, Hand, Phase
from .phrases import battle_cards, bricks, siege_params


def board(record: np.record, cards: Cards) -> list[Phrase]:
    """Describe fields, sieges, then castle by castle."""
    known = Reading(record)
    lines = [Phrase("eketorp-board-round", {"round": known.round_no, "who": seat_name(known.leader)})]
    lines += [_field(known, field) for field in range(FIELDS) if _is_in_use(known, field)]
    for castle in range(CASTLES):
        for side in range(SIDES):
            if known.rivals[castle][side]:
                lines.append(_siege(known, castle * SIDES + side))
    for seat in range(known.seats):
        lines += [_castle(known, seat), _cards(known, seat)]
    return lines


def _is_in_use(known: Reading, field: int) -> bool:
    return any(known.bricks[field]) or any(known.camp[field])


def _owners(counts: list[int]) -> list[Phrase]:
    return [
        Phrase("eketorp-owner", {"who": seat_name(seat), "count": count}) for seat, count in enumerate(counts) if count
    ]


def _field(known: Reading, field: int) -> Phrase:
    there = bricks(known.bricks[field]) or [Phrase("eketorp-no-bricks")]
    params: dict[str, Value] = {"field": FIELD_WORDS[field], "bricks": there}
    vikings = _owners(known.camp[field])
    if not vikings:
        return Phrase("eketorp-board-field", params)
    return Phrase("eketorp-board-field-vikings", params | {"vikings": vikings})


def _siege(known: Reading, siege: int) -> Phrase:
    mask = known.rivals[siege // SIDES][siege % SIDES]
    vikings = _owners([mask >> seat & 1 for seat in range(known.seats)])
    return Phrase("eketorp-board-siege", siege_params(siege) | {"vikings": vikings})


def _castle(known: Reading, seat: int) -> Phrase:
    """Describe a castle. Walls are the worth of their bricks, bottom to top: 12. is grass, wood and a free place."""
    walls = " ".join("".join(str(brick) for brick in stack).replace("0", ".") for stack in known.walls[seat])
    wards = " ".join(str(count) for count in known.ward[seat])
    return Phrase(
        "eketorp-board-castle",
        {
            "who": Phrase("seat-numbered", {"who": seat_name(seat), "seat": seat}),
            "walls": walls,
            "home": known.home[seat],
            "wards": wards,
            "amulets": known.amulets[seat],
            "built": FULL - walls.count("."),
            "room": FULL,
        },
    )


def _cards(known: Reading, seat: int) -> Phrase:
    """Describe my hand, hands that all know, and swap piles. Show backs if memory is asked for (E13.5)."""
    shown = seat == known.seat or known.option[KNOWN_CARDS] != MEMORY
    seen = shown and (seat == known.seat or known.source[seat] == Hand.PICKED_UP)
    hand = battle_cards(known.hand[seat]) if seen else _backs(known.hand_size[seat])
    pile = battle_cards(known.swap[seat]) if shown else _backs(sum(known.swap[seat]))
    params: dict[str, Value] = {"hand": hand}
    if not any(known.swap[seat]):
        return Phrase("eketorp-board-hand", params)
    return Phrase("eketorp-board-hand-swap", params | {"swap": pile})


def _backs(count: int) -> list[Phrase]:
    return [Phrase("eketorp-hidden-cards", {"count": count})]


def question(record: np.record, cards: Cards) -> Phrase:
    known = reading(record)
    seat = known.seat
    if known.phase == Phase.PLAN:
        return Phrase("eketorp-ask-plan", {"count": known.plan_left, "sent": sum(known.plan)})
    if known.phase == Phase.CLAIM:
        return Phrase("eketorp-ask-claim", {"field": FIELD_WORDS[known.claimed]})
    if known.phase == Phase.AMULET:
        rival = known.defender if seat == known.attacker else known.attacker
        params: dict[str, Value] = {"rival": seat_name(rival), "count": known.hand_size[seat]}
        return Phrase("eketorp-ask-amulet", params | {"amulets": known.amulets[seat]})
    if known.phase == Phase.CARD:
        return _ask_card(known, seat)
    if known.phase == Phase.PLUNDER:
        siege = known.place - FIELDS
        first = 2 * (siege % SIDES)
        params = {
            "difference": known.spread,
            "rival": seat_name(siege // SIDES),
            "first": first,
            "second": first + 1,
        }
        return Phrase("eketorp-ask-plunder", params)
    if known.phase == Phase.BUILD:
        return Phrase("eketorp-ask-build", {"bricks": bricks(known.carried[seat])})
    return Phrase("eketorp-ask-redraw" if known.phase == Phase.KEEP else "eketorp-ask-fight")


def _ask_card(known: Reading, seat: int) -> Phrase:
    rival = known.defender if seat == known.attacker else known.attacker
    if known.fight == Fight.SIEGE:
        owner = known.defender
        undefended = not known.home[owner]
        case = "empty" if undefended and seat == owner else "open" if undefended else "siege"
        return Phrase("eketorp-ask-card", {"rival": seat_name(rival), "case": case})
    return Phrase("eketorp-ask-card", {"rival": seat_name(rival), "case": "battle"})
