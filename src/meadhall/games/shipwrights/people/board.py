"""The table in plain text, and the question that is open, as phrases."""

import numpy as np

from ....core.game import Cards
from ....core.phrase import Phrase, Value, seat_name
from ....core.record import Reading, reading
from ..cards import SKILL_WORDS
from ..rules.actions import TRACK_WORDS, UPGRADE_WORDS
from ..rules.ships import next_icon
from ..rules.state import (
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
from ..rules.workers import ability_of_slot
from .facts import enemies_told, line
from .phrases import ability, building, design, designs, goods, lying, name_of, prices, ship


def board(record: np.record, cards: Cards) -> list[Phrase]:
    """Describe the round card, the neutral player, heroes, then yard by yard."""
    known = Reading(record)
    lines = [round_line(known, cards)] if known.round_card else []
    if known.seats < 3 and known.round_card:
        lines.append(Phrase("shipwrights-board-neutral", dict(zip(TRACK_WORDS, known.neutral, strict=True))))
    if known.enemies:
        lines.append(Phrase("shipwrights-board-enemies", {"names": enemies_told(cards, known.enemies)}))
    if known.seats == 1 and known.round_card:
        lines.append(Phrase("shipwrights-board-rival", {"points": known.rival}))
    lines += [hero_line(known, cards, track) for track in range(TRACKS)]
    for seat in range(known.seats):
        lines += yard(known, cards, seat)
    return lines


def round_line(known: Reading, cards: Cards) -> Phrase:
    params: dict[str, Value] = {"round": known.round_no}
    return Phrase("shipwrights-board-round", params | prices(known, cards))


def hero_line(known: Reading, cards: Cards, track: int) -> Phrase:
    holder = known.hero[track]
    params: dict[str, Value] = {"hero": name_of(cards, "heroes", track)}
    if holder < SEATS:
        return Phrase("shipwrights-board-hero", params | {"who": seat_name(holder)})
    return Phrase("shipwrights-board-hero-neutral" if holder == NEUTRAL else "shipwrights-board-hero-free", params)


def yard(known: Reading, cards: Cards, seat: int) -> list[Phrase]:
    who = Phrase("seat-numbered", {"who": seat_name(seat), "seat": seat})
    held = goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]
    tracks: dict[str, Value] = dict(zip(TRACK_WORDS, known.marker[seat], strict=True))
    head: dict[str, Value] = {"who": who, "goods": held}
    lines = [Phrase("shipwrights-board-yard", head | tracks)]
    lines.append(
        Phrase("shipwrights-board-spaces", {"spaces": [space_of(known, cards, seat, x) for x in range(SPACES)]})
    )
    slots = [slot_of(known, cards, seat, slot) for slot in range(known.slots[seat])]
    lines.append(Phrase("shipwrights-board-buildings", {"buildings": slots}))
    lines.append(Phrase("shipwrights-board-ships", {"ships": fleet(known, cards, seat)}))
    lines += rewards(known, cards, seat)
    if known.common >> seat & 1:
        lines.append(Phrase("shipwrights-board-common", {"hero": name_of(cards, "heroes", COMMON)}))
    lines.append(hand(known, cards, seat))
    return lines if seat != known.seat else [*lines, *to_read(known, cards, seat)]


def to_read(known: Reading, cards: Cards, seat: int) -> list[Phrase]:
    """Describe the cards of my hand and of my board, each once."""
    here = {lying - 1 for lying in known.board[seat] if lying} | {card for card, held in enumerate(known.hand) if held}
    return [line(cards, number) for number in sorted(here)]


def space_of(known: Reading, cards: Cards, seat: int, space: int) -> Phrase:
    params: dict[str, Value] = {"space": space + 1}
    if known.board[seat][space]:
        return Phrase("shipwrights-space-card", params | {"card": lying(known, cards, seat, space)})
    taken = known.board_workers[seat] >> space & 1
    if taken:
        return Phrase("shipwrights-space-worker", params)
    return Phrase("shipwrights-space", params | {"ability": ability(cards, OF_SPACE + space)})


def slot_of(known: Reading, cards: Cards, seat: int, slot: int) -> Phrase:
    params: dict[str, Value] = {"slot": slot, "card": building(known, cards, seat, slot)}
    params["ability"] = ability(cards, int(ability_of_slot(known.handle, seat, slot)))
    worker = "yes" if known.slot_workers[seat] >> slot & 1 else "no"
    if not known.tucked[seat][slot]:
        return Phrase("shipwrights-slot", params | {"worker": worker})
    return Phrase(
        "shipwrights-slot-tucked", params | {"worker": worker, "under": lying(known, cards, seat, SPACES + slot)}
    )


def fleet(known: Reading, cards: Cards, seat: int) -> list[Phrase]:
    return [ship(cards, 0), *designs(cards, known.fleet[seat])]


def rewards(known: Reading, cards: Cards, seat: int) -> list[Phrase]:
    lines = []
    raids = [raid_of(known, cards, seat, each) for each in range(REWARDS) if known.raid[seat][each]]
    if raids:
        lines.append(Phrase("shipwrights-board-raids", {"raids": raids}))
    trades = [trade_of(known, cards, seat, each) for each in range(REWARDS) if known.trade_at[seat][each] != NOWHERE]
    if trades:
        lines.append(Phrase("shipwrights-board-trades", {"trades": trades}))
    turned = [card for card in range(UPGRADES) if known.upgraded[seat] >> card & 1]
    if turned:
        upgraded = [Phrase("shipwrights-upgraded", {"card": UPGRADE_WORDS[card]}) for card in turned]
        lines.append(Phrase("shipwrights-board-upgrades", {"upgrades": upgraded}))
    return lines


def raid_of(known: Reading, cards: Cards, seat: int, each: int) -> Phrase:
    used = "yes" if known.raided[seat] >> each & 1 else "no"
    card = known.raid[seat][each] - 1
    return Phrase(
        "shipwrights-raid",
        {"card": name_of(cards, "raids", card), "ability": ability(cards, OF_RAID + card), "used": used},
    )


def trade_of(known: Reading, cards: Cards, seat: int, each: int) -> Phrase:
    card = known.trade[seat][each]
    name = name_of(cards, "trades", card - 1) if card else Phrase("shipwrights-hidden-trade")
    at = known.trade_at[seat][each]
    if at < ABOARD:
        return Phrase("shipwrights-trade-face-down", {"card": name})
    return Phrase("shipwrights-trade-aboard", {"card": name, "ship": ship(cards, at - ABOARD)})


def hand(known: Reading, cards: Cards, seat: int) -> Phrase:
    if seat == known.seat and known.hand_size[seat]:
        return Phrase("shipwrights-board-hand", {"cards": designs(cards, known.hand)})
    return Phrase("shipwrights-board-hidden-hand", {"count": known.hand_size[seat]})


def question(record: np.record, cards: Cards) -> Phrase:
    known = reading(record)
    seat = known.seat
    if known.phase == Phase.DRAFT:
        pack = [card - 1 for card in known.pack if card]
        if known.picked[0]:
            kept = known.picked[0] - 1
            pack.remove(kept)
            left = [design(cards, card) for card in pack if card >= kept]
            return Phrase("shipwrights-ask-draft-second", {"cards": left, "kept": design(cards, kept)})
        if known.seats < 3 and len(pack) > 2:
            return Phrase("shipwrights-ask-draft-two", {"last": line(cards, pack[-1])})
        held = designs(cards, known.hand) or [Phrase("shipwrights-nothing")]
        return Phrase("shipwrights-ask-draft", {"cards": held})
    if known.phase == Phase.ENEMIES:
        return Phrase("shipwrights-ask-enemies")
    if known.phase == Phase.CONVERT:
        return Phrase("shipwrights-ask-convert", {"goods": goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]})
    return ask_action(known, cards, seat)


def ask_action(known: Reading, cards: Cards, seat: int) -> Phrase:
    own = known.row(seat)
    ask = own.ask
    if ask == Ask.TUCK:
        return Phrase("shipwrights-ask-tuck", {"card": design(cards, known.in_play[seat] - 1)})
    if ask == Ask.SKILL:
        skill = SKILL_WORDS[int(next_icon(known.handle, seat))]
        params: dict[str, Value] = {"skill": skill, "card": lying(known, cards, seat, known.at[seat])}
        return Phrase("shipwrights-ask-skill", params)
    if ask == Ask.DISCOUNT:
        return Phrase("shipwrights-ask-discount", {"card": lying(known, cards, seat, known.at[seat])})
    if ask == Ask.PAY_CARD:
        return Phrase("shipwrights-ask-pay-card", {"count": known.owes_cards[seat]})
    if ask == Ask.PAY_ANY:
        return Phrase("shipwrights-ask-pay-any", {"count": known.owes_any[seat]})
    if ask == Ask.GAIN_ANY:
        return Phrase("shipwrights-ask-gain-any", {"count": known.picks[seat]})
    if ask == Ask.ABILITY:
        return ask_ability(known, cards, seat)
    if ask == Ask.TRADE_CARD:
        return ask_trade_card(known, cards, seat)
    if ask == Ask.UPGRADE:
        return Phrase("shipwrights-ask-upgrade")
    held = goods(own.goods) or [Phrase("shipwrights-nothing")]
    if own.hand_size:
        return Phrase("shipwrights-ask-main", {"cards": designs(cards, known.hand), "goods": held})
    return Phrase("shipwrights-ask-main-empty", {"goods": held})


def ask_ability(known: Reading, cards: Cards, seat: int) -> Phrase:
    slot = known.at[seat]
    townsfolk = known.tucked[seat][slot] - 1 - FIRST_TOWNSFOLK
    card = design(cards, FIRST_TOWNSFOLK + townsfolk)
    params: dict[str, Value] = {"building": building(known, cards, seat, slot), "card": card}
    params["ability"] = ability(cards, OF_TOWNSFOLK + townsfolk)
    return Phrase("shipwrights-ask-ability" if known.resolved[seat] == 0 else "shipwrights-ask-ability-again", params)


def ask_trade_card(known: Reading, cards: Cards, seat: int) -> Phrase:
    each = next(each for each in range(REWARDS) if known.trade_at[seat][each] == IN_HAND)
    card = known.trade[seat][each] - 1
    income = goods(cards.plain.trade_income[card])
    at_once = ability(cards, OF_TRADE + card)
    return Phrase(
        "shipwrights-ask-trade", {"card": name_of(cards, "trades", card), "income": income, "ability": at_once}
    )
