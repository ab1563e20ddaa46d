"""The table in plain text, and the question that is open, as phrases."""

import numpy as np

from ..core.game import Cards
from ..core.phrase import Phrase, Value, seat_name
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
    SHIPS,
    SPACES,
    TRACKS,
    UPGRADES,
    Ask,
    Phase,
)
from .tables import SKILL_WORDS
from .workers import ability_of_slot


def board(known: np.record, deck: Cards) -> list[Phrase]:
    """The round card, the neutral player, heroes, then yard by yard."""
    lines = [round_line(known, deck)] if known.round_card else []
    if known.seats < 3 and known.round_card:
        tracks = {word: int(known.neutral[track]) for track, word in enumerate(TRACK_WORDS)}
        lines.append(Phrase("shipwrights-board-neutral", dict(tracks)))
    if known.enemies:
        lines.append(Phrase("shipwrights-board-enemies", {"names": enemies_told(deck, int(known.enemies))}))
    if known.seats == 1 and known.round_card:
        lines.append(Phrase("shipwrights-board-rival", {"points": int(known.rival)}))
    lines += [hero_line(known, deck, track) for track in range(TRACKS)]
    for seat in range(int(known.seats)):
        lines += yard(known, deck, seat)
    return lines


def round_line(known: np.record, deck: Cards) -> Phrase:
    params: dict[str, Value] = {"round": int(known.round_no)}
    return Phrase("shipwrights-board-round", params | prices(known, deck))


def hero_line(known: np.record, deck: Cards, track: int) -> Phrase:
    holder = int(known.hero[track])
    params: dict[str, Value] = {"hero": name_of(deck, "heroes", track)}
    if holder < SEATS:
        return Phrase("shipwrights-board-hero", params | {"who": seat_name(holder)})
    return Phrase("shipwrights-board-hero-neutral" if holder == NEUTRAL else "shipwrights-board-hero-free", params)


def yard(known: np.record, deck: Cards, seat: int) -> list[Phrase]:
    who = Phrase("seat-numbered", {"who": seat_name(seat), "seat": seat})
    held = goods(known.goods[seat]) or [Phrase("shipwrights-nothing")]
    tracks: dict[str, Value] = {word: int(known.marker[seat, track]) for track, word in enumerate(TRACK_WORDS)}
    head: dict[str, Value] = {"who": who, "goods": held}
    lines = [Phrase("shipwrights-board-yard", head | tracks)]
    lines.append(
        Phrase("shipwrights-board-spaces", {"spaces": [space_of(known, deck, seat, x) for x in range(SPACES)]})
    )
    slots = [slot_of(known, deck, seat, slot) for slot in range(int(known.slots[seat]))]
    lines.append(Phrase("shipwrights-board-buildings", {"buildings": slots}))
    lines.append(Phrase("shipwrights-board-ships", {"ships": fleet(known, deck, seat)}))
    lines += rewards(known, deck, seat)
    if int(known.common) >> seat & 1:
        lines.append(Phrase("shipwrights-board-common", {"hero": name_of(deck, "heroes", COMMON)}))
    lines.append(hand(known, deck, seat))
    return lines if seat != known.seat else [*lines, *to_read(known, deck, seat)]


def to_read(known: np.record, deck: Cards, seat: int) -> list[Phrase]:
    """The cards of my hand and of my board, each once."""
    here = {int(lying) - 1 for lying in known.board[seat] if lying} | set(np.flatnonzero(known.hand).tolist())
    return [line(deck, number) for number in sorted(here)]


def space_of(known: np.record, deck: Cards, seat: int, space: int) -> Phrase:
    params: dict[str, Value] = {"space": space + 1}
    if known.board[seat, space]:
        return Phrase("shipwrights-space-card", params | {"card": lying(known, deck, seat, space)})
    taken = int(known.board_workers[seat]) >> space & 1
    if taken:
        return Phrase("shipwrights-space-worker", params)
    return Phrase("shipwrights-space", params | {"ability": ability(deck, OF_SPACE + space)})


def slot_of(known: np.record, deck: Cards, seat: int, slot: int) -> Phrase:
    params: dict[str, Value] = {"slot": slot, "card": building(known, deck, seat, slot)}
    params["ability"] = ability(deck, int(ability_of_slot(known, seat, slot)))
    worker = "yes" if int(known.slot_workers[seat]) >> slot & 1 else "no"
    if not known.tucked[seat, slot]:
        return Phrase("shipwrights-slot", params | {"worker": worker})
    return Phrase(
        "shipwrights-slot-tucked", params | {"worker": worker, "under": lying(known, deck, seat, SPACES + slot)}
    )


def fleet(known: np.record, deck: Cards, seat: int) -> list[Phrase]:
    built = [design(deck, number) for number in range(SHIPS) for _ in range(int(known.fleet[seat, number]))]
    return [ship(deck, 0), *built]


def rewards(known: np.record, deck: Cards, seat: int) -> list[Phrase]:
    lines = []
    raids = [raid_of(known, deck, seat, each) for each in range(REWARDS) if known.raid[seat, each]]
    if raids:
        lines.append(Phrase("shipwrights-board-raids", {"raids": raids}))
    trades = [trade_of(known, deck, seat, each) for each in range(REWARDS) if known.trade_at[seat, each] != NOWHERE]
    if trades:
        lines.append(Phrase("shipwrights-board-trades", {"trades": trades}))
    turned = [card for card in range(UPGRADES) if int(known.upgraded[seat]) >> card & 1]
    if turned:
        upgraded = [Phrase("shipwrights-upgraded", {"card": UPGRADE_WORDS[card]}) for card in turned]
        lines.append(Phrase("shipwrights-board-upgrades", {"upgrades": upgraded}))
    return lines


def raid_of(known: np.record, deck: Cards, seat: int, each: int) -> Phrase:
    used = "yes" if int(known.raided[seat]) >> each & 1 else "no"
    card = int(known.raid[seat, each]) - 1
    return Phrase(
        "shipwrights-raid",
        {"card": name_of(deck, "raids", card), "ability": ability(deck, OF_RAID + card), "used": used},
    )


def trade_of(known: np.record, deck: Cards, seat: int, each: int) -> Phrase:
    card = int(known.trade[seat, each])
    name = name_of(deck, "trades", card - 1) if card else Phrase("shipwrights-hidden-trade")
    at = int(known.trade_at[seat, each])
    if at < ABOARD:
        return Phrase("shipwrights-trade-face-down", {"card": name})
    return Phrase("shipwrights-trade-aboard", {"card": name, "ship": ship(deck, at - ABOARD)})


def hand(known: np.record, deck: Cards, seat: int) -> Phrase:
    if seat == known.seat and known.hand_size[seat]:
        return Phrase("shipwrights-board-hand", {"cards": designs(deck, known.hand)})
    return Phrase("shipwrights-board-hidden-hand", {"count": int(known.hand_size[seat])})


def question(known: np.record, deck: Cards) -> Phrase:
    seat = int(known.seat)
    if known.phase == Phase.DRAFT:
        pack = [int(card) - 1 for card in known.pack if card]
        if known.picked[0]:
            kept = int(known.picked[0]) - 1
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


def ask_action(known: np.record, deck: Cards, seat: int) -> Phrase:
    ask = int(known.ask[seat])
    if ask == Ask.TUCK:
        return Phrase("shipwrights-ask-tuck", {"card": design(deck, int(known.in_play[seat]) - 1)})
    if ask == Ask.SKILL:
        skill = SKILL_WORDS[int(next_icon(known, seat))]
        params: dict[str, Value] = {"skill": skill, "card": lying(known, deck, seat, int(known.at[seat]))}
        return Phrase("shipwrights-ask-skill", params)
    if ask == Ask.DISCOUNT:
        return Phrase("shipwrights-ask-discount", {"card": lying(known, deck, seat, int(known.at[seat]))})
    if ask == Ask.PAY_CARD:
        return Phrase("shipwrights-ask-pay-card", {"count": int(known.owes_cards[seat])})
    if ask == Ask.PAY_ANY:
        return Phrase("shipwrights-ask-pay-any", {"count": int(known.owes_any[seat])})
    if ask == Ask.GAIN_ANY:
        return Phrase("shipwrights-ask-gain-any", {"count": int(known.picks[seat])})
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


def ask_ability(known: np.record, deck: Cards, seat: int) -> Phrase:
    slot = int(known.at[seat])
    townsfolk = int(known.tucked[seat, slot]) - 1 - FIRST_TOWNSFOLK
    card = design(deck, FIRST_TOWNSFOLK + townsfolk)
    params: dict[str, Value] = {"building": building(known, deck, seat, slot), "card": card}
    params["ability"] = ability(deck, OF_TOWNSFOLK + townsfolk)
    return Phrase("shipwrights-ask-ability" if known.resolved[seat] == 0 else "shipwrights-ask-ability-again", params)


def ask_trade_card(known: np.record, deck: Cards, seat: int) -> Phrase:
    each = next(each for each in range(REWARDS) if known.trade_at[seat, each] == IN_HAND)
    card = int(known.trade[seat, each]) - 1
    income = goods(deck.record.trade_income[card])
    at_once = ability(deck, OF_TRADE + card)
    return Phrase(
        "shipwrights-ask-trade", {"card": name_of(deck, "trades", card), "income": income, "ability": at_once}
    )
