"""The table in plain text, and the question that is open, as phrases."""

import numpy as np

from ..core.game import Cards
from ..core.phrase import Phrase, Value, seat_name
from ..core.record import Reading
from .facts import enemies_told, line
from .phrases import ability, building, design, designs, goods, lying, name_of, prices, ship
from .ships import next_icon
from .space import TRACK_WORDS, UPGRADE_WORDS
from .state import (
    ABOARD,
    COMMON,
    FIRST_TOWNSFOLK,
    IN_HAND,
    NEUTRAL,
    NOWHERE,
    OF_RAID,
    OF_SPACE,
    OF_TOWNSFOLK,
    OF_TRADE,
    REWARDS,
    SEATS,
    SPACES,
    TRACKS,
    UPGRADES,
    Ask,
    Phase,
)
from .tables import SKILL_WORDS
from .workers import ability_of_slot


def board(record: np.record, deck: Cards) -> list[Phrase]:
    """The round card, the neutral player, heroes, then yard by yard."""
    known = Reading(record)
    lines = [round_line(known, deck)] if known.round_card else []
    if known.seats < 3 and known.round_card:
        lines.append(Phrase("shipwrights-board-neutral", dict(zip(TRACK_WORDS, known.neutral, strict=True))))
    if known.enemies:
        lines.append(Phrase("shipwrights-board-enemies", {"names": enemies_told(deck, known.enemies)}))
    if known.seats == 1 and known.round_card:
        lines.append(Phrase("shipwrights-board-rival", {"points": known.rival}))
    lines += [hero_line(known, deck, track) for track in range(TRACKS)]
    for seat in range(known.seats):
        lines += yard(known, deck, seat)
    return lines


def round_line(known: Reading, deck: Cards) -> Phrase:
    params: dict[str, Value] = {"round": known.round_no}
    return Phrase("shipwrights-board-round", params | prices(known, deck))


def hero_line(known: Reading, deck: Cards, track: int) -> Phrase:
    holder = known.hero[track]
    params: dict[str, Value] = {"hero": name_of(deck, "heroes", track)}
    if holder < SEATS:
        return Phrase("shipwrights-board-hero", params | {"who": seat_name(holder)})
    return Phrase("shipwrights-board-hero-neutral" if holder == NEUTRAL else "shipwrights-board-hero-free", params)


def yard(known: Reading, deck: Cards, seat: int) -> list[Phrase]:
    who = Phrase("seat-numbered", {"who": seat_name(seat), "seat": seat})
    held = goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]
    tracks: dict[str, Value] = dict(zip(TRACK_WORDS, known.marker[seat], strict=True))
    head: dict[str, Value] = {"who": who, "goods": held}
    lines = [Phrase("shipwrights-board-yard", head | tracks)]
    lines.append(
        Phrase("shipwrights-board-spaces", {"spaces": [space_of(known, deck, seat, x) for x in range(SPACES)]})
    )
    slots = [slot_of(known, deck, seat, slot) for slot in range(known.slots[seat])]
    lines.append(Phrase("shipwrights-board-buildings", {"buildings": slots}))
    lines.append(Phrase("shipwrights-board-ships", {"ships": fleet(known, deck, seat)}))
    lines += rewards(known, deck, seat)
    if known.common >> seat & 1:
        lines.append(Phrase("shipwrights-board-common", {"hero": name_of(deck, "heroes", COMMON)}))
    lines.append(hand(known, deck, seat))
    return lines if seat != known.seat else [*lines, *to_read(known, deck, seat)]


def to_read(known: Reading, deck: Cards, seat: int) -> list[Phrase]:
    """The cards of my hand and of my board, each once."""
    here = {lying - 1 for lying in known.board[seat] if lying} | {card for card, held in enumerate(known.hand) if held}
    return [line(deck, number) for number in sorted(here)]


def space_of(known: Reading, deck: Cards, seat: int, space: int) -> Phrase:
    params: dict[str, Value] = {"space": space + 1}
    if known.board[seat][space]:
        return Phrase("shipwrights-space-card", params | {"card": lying(known, deck, seat, space)})
    taken = known.board_workers[seat] >> space & 1
    if taken:
        return Phrase("shipwrights-space-worker", params)
    return Phrase("shipwrights-space", params | {"ability": ability(deck, OF_SPACE + space)})


def slot_of(known: Reading, deck: Cards, seat: int, slot: int) -> Phrase:
    params: dict[str, Value] = {"slot": slot, "card": building(known, deck, seat, slot)}
    params["ability"] = ability(deck, int(ability_of_slot(known.handle, seat, slot)))
    worker = "yes" if known.slot_workers[seat] >> slot & 1 else "no"
    if not known.tucked[seat][slot]:
        return Phrase("shipwrights-slot", params | {"worker": worker})
    return Phrase(
        "shipwrights-slot-tucked", params | {"worker": worker, "under": lying(known, deck, seat, SPACES + slot)}
    )


def fleet(known: Reading, deck: Cards, seat: int) -> list[Phrase]:
    return [ship(deck, 0), *designs(deck, known.fleet[seat])]


def rewards(known: Reading, deck: Cards, seat: int) -> list[Phrase]:
    lines = []
    raids = [raid_of(known, deck, seat, each) for each in range(REWARDS) if known.raid[seat][each]]
    if raids:
        lines.append(Phrase("shipwrights-board-raids", {"raids": raids}))
    trades = [trade_of(known, deck, seat, each) for each in range(REWARDS) if known.trade_at[seat][each] != NOWHERE]
    if trades:
        lines.append(Phrase("shipwrights-board-trades", {"trades": trades}))
    turned = [card for card in range(UPGRADES) if known.upgraded[seat] >> card & 1]
    if turned:
        upgraded = [Phrase("shipwrights-upgraded", {"card": UPGRADE_WORDS[card]}) for card in turned]
        lines.append(Phrase("shipwrights-board-upgrades", {"upgrades": upgraded}))
    return lines


def raid_of(known: Reading, deck: Cards, seat: int, each: int) -> Phrase:
    used = "yes" if known.raided[seat] >> each & 1 else "no"
    card = known.raid[seat][each] - 1
    return Phrase(
        "shipwrights-raid",
        {"card": name_of(deck, "raids", card), "ability": ability(deck, OF_RAID + card), "used": used},
    )


def trade_of(known: Reading, deck: Cards, seat: int, each: int) -> Phrase:
    card = known.trade[seat][each]
    name = name_of(deck, "trades", card - 1) if card else Phrase("shipwrights-hidden-trade")
    at = known.trade_at[seat][each]
    if at < ABOARD:
        return Phrase("shipwrights-trade-face-down", {"card": name})
    return Phrase("shipwrights-trade-aboard", {"card": name, "ship": ship(deck, at - ABOARD)})


def hand(known: Reading, deck: Cards, seat: int) -> Phrase:
    if seat == known.seat and known.hand_size[seat]:
        return Phrase("shipwrights-board-hand", {"cards": designs(deck, known.hand)})
    return Phrase("shipwrights-board-hidden-hand", {"count": known.hand_size[seat]})


def question(record: np.record, deck: Cards) -> Phrase:
    known = Reading(record)
    seat = known.seat
    if known.phase == Phase.DRAFT:
        pack = [card - 1 for card in known.pack if card]
        if known.picked[0]:
            kept = known.picked[0] - 1
            pack.remove(kept)
            left = [design(deck, card) for card in pack if card >= kept]
            return Phrase("shipwrights-ask-draft-second", {"cards": left, "kept": design(deck, kept)})
        if known.seats < 3 and len(pack) > 2:
            return Phrase("shipwrights-ask-draft-two", {"last": line(deck, pack[-1])})
        held = designs(deck, known.hand) or [Phrase("shipwrights-nothing")]
        return Phrase("shipwrights-ask-draft", {"cards": held})
    if known.phase == Phase.ENEMIES:
        return Phrase("shipwrights-ask-enemies")
    if known.phase == Phase.CONVERT:
        return Phrase("shipwrights-ask-convert", {"goods": goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]})
    return ask_action(known, deck, seat)


def ask_action(known: Reading, deck: Cards, seat: int) -> Phrase:
    ask = known.ask[seat]
    if ask == Ask.TUCK:
        return Phrase("shipwrights-ask-tuck", {"card": design(deck, known.in_play[seat] - 1)})
    if ask == Ask.SKILL:
        skill = SKILL_WORDS[int(next_icon(known.handle, seat))]
        params: dict[str, Value] = {"skill": skill, "card": lying(known, deck, seat, known.at[seat])}
        return Phrase("shipwrights-ask-skill", params)
    if ask == Ask.DISCOUNT:
        return Phrase("shipwrights-ask-discount", {"card": lying(known, deck, seat, known.at[seat])})
    if ask == Ask.PAY_CARD:
        return Phrase("shipwrights-ask-pay-card", {"count": known.owes_cards[seat]})
    if ask == Ask.PAY_ANY:
        return Phrase("shipwrights-ask-pay-any", {"count": known.owes_any[seat]})
    if ask == Ask.GAIN_ANY:
        return Phrase("shipwrights-ask-gain-any", {"count": known.picks[seat]})
    if ask == Ask.ABILITY:
        return ask_ability(known, deck, seat)
    if ask == Ask.TRADE_CARD:
        return ask_trade_card(known, deck, seat)
    if ask == Ask.UPGRADE:
        return Phrase("shipwrights-ask-upgrade")
    held = goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]
    if known.hand_size[seat]:
        return Phrase("shipwrights-ask-main", {"cards": designs(deck, known.hand), "goods": held})
    return Phrase("shipwrights-ask-main-empty", {"goods": held})


def ask_ability(known: Reading, deck: Cards, seat: int) -> Phrase:
    slot = known.at[seat]
    townsfolk = known.tucked[seat][slot] - 1 - FIRST_TOWNSFOLK
    card = design(deck, FIRST_TOWNSFOLK + townsfolk)
    params: dict[str, Value] = {"building": building(known, deck, seat, slot), "card": card}
    params["ability"] = ability(deck, OF_TOWNSFOLK + townsfolk)
    return Phrase("shipwrights-ask-ability" if known.resolved[seat] == 0 else "shipwrights-ask-ability-again", params)


def ask_trade_card(known: Reading, deck: Cards, seat: int) -> Phrase:
    each = next(each for each in range(REWARDS) if known.trade_at[seat][each] == IN_HAND)
    card = known.trade[seat][each] - 1
    income = goods(deck.plain.trade_income[card])
    at_once = ability(deck, OF_TRADE + card)
    return Phrase(
        "shipwrights-ask-trade", {"card": name_of(deck, "trades", card), "income": income, "ability": at_once}
    )
