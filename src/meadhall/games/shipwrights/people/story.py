"""The story of a game as one viewer may know it: what changed between two looks at the table."""

from typing import Any

from ....core.game import Cards
from ....core.phrase import Phrase, Value, seat_name
from ....core.record import Reading
from ....core.space import Action
from ..rules.actions import BASIC_WORDS, TRACK_WORDS, UPGRADE_WORDS
from ..rules.solo import rival_score
from ..rules.state import (
    COMMON,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    NEUTRAL,
    OF_SHIP,
    REWARDS,
    SEATS,
    SHIPS,
    SPACES,
    SUPPLY,
    WORKER,
    Doing,
    Ending,
    Phase,
)
from .phrases import building, design, designs, enemies, goods, lying, more, name_of, prices, ship, steps
from .view import worth_of


def story(before: Reading, after: Reading, seat: int, action: Action | None, cards: Cards) -> list[Phrase]:
    """Tell one step to the viewer of both looks: an Action that was taken (`action`), or an automatic step (None)."""
    if action is None:
        return stepped(before, after, cards)
    if action.chance:
        return fallen(before, after, action, cards)
    if before.phase == Phase.DRAFT:
        newly = after.ready & ~before.ready
        return [event("picked", seat)] if newly >> seat & 1 else []
    return [*acted(before, after, seat, action, cards), *outcome(before, after, seat, action, cards)]


def event(name: str, seat: int, **params: Value) -> Phrase:
    return Phrase(f"shipwrights-event-{name}", {"who": seat_name(seat)} | params)


def fallen(before: Reading, after: Reading, action: Action, cards: Cards) -> list[Phrase]:
    x = action.args[0]
    if action.kind == "hut":
        seat = next(seat for seat in range(SEATS) if after.hut[seat] != before.hut[seat])
        return [event("hut", seat, card=name_of(cards, "huts", x))]
    if action.kind == "round":
        return round_begins(after, cards)
    if before.phase == Phase.DEAL:
        return []
    seat = before.drawer
    gained = exchanged(seat, more(before.goods[seat], after.goods[seat]))
    if action.kind == "prize":
        return [event("raid-card", seat, card=name_of(cards, "raids", x)), *gained]
    if action.kind == "route" and seat == after.seat:
        return [event("trade-card-mine", seat, card=name_of(cards, "trades", x)), *gained]
    if action.kind == "route":
        return [event("trade-card", seat), *gained]
    return [event("drew-mine", seat, card=design(cards, x)) if seat == after.seat else event("drew", seat)]


def round_begins(after: Reading, cards: Cards) -> list[Phrase]:
    params: dict[str, Value] = {"round": after.round_no}
    told = [Phrase("shipwrights-event-round", params | prices(after, cards))]
    if after.seats > 2:
        way = "clockwise" if cards.plain.clockwise[after.round_card - 1] else "counterclockwise"
        told.append(Phrase("shipwrights-event-direction", {"direction": way}))
    else:
        told.append(Phrase("shipwrights-event-neutral", dict(zip(TRACK_WORDS, after.neutral, strict=True))))
    if after.seats == 1:
        told.append(Phrase("shipwrights-event-rival", {"points": after.rival}))
    return told


def acted(before: Reading, after: Reading, seat: int, action: Action, cards: Cards) -> list[Phrase]:
    """Tell the action by itself."""
    kind, x = action.kind, action.args[0] if action.args else 0
    if kind == "discard":
        return [event("discarded", seat, card=design(cards, x))]
    if kind == "lay":
        told = [event("laid", seat, card=design(cards, x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS))]
        covered = before.board_workers[seat] != after.board_workers[seat]
        return [*told, event("worker-lost", seat)] if covered else told
    if kind == "play":
        return [event("played", seat, card=design(cards, FIRST_TOWNSFOLK + x))]
    if kind == "build":
        return [event("built", seat, card=design(cards, FIRST_BUILDING + x))]
    if kind == "place":
        return [placed(before, cards, seat, x)]
    if kind == "dismiss":
        return [event("dismissed", seat, card=lying(before, cards, seat, x))]
    if kind == "at" and before.in_play[seat]:
        card = design(cards, before.in_play[seat] - 1)
        return [event("tucked", seat, card=card, building=building(before, cards, seat, x))]
    if kind in ("from", "at"):
        craftsman = lying(before, cards, seat, x if kind == "from" else SPACES + x)
        return [event("craftsman", seat, card=craftsman)]
    if kind == "card":
        return [event("paid-card", seat, card=design(cards, x))]
    return acted_otherwise(before, after, seat, kind, x, cards)


def acted_otherwise(before: Reading, after: Reading, seat: int, kind: str, x: int, cards: Cards) -> list[Phrase]:
    if kind == "end":
        return [event("ended", seat)]
    if kind == "buy":
        return [event("bought", seat, good=BASIC_WORDS[x], price=prices(before, cards)[BASIC_WORDS[x]])]
    if kind == "forge":
        return [event("forged", seat)]
    if kind == "hero":
        return [event("hero-trade", seat, hero=name_of(cards, "heroes", x))]
    if kind == "raid":
        return [event("raided", seat, card=name_of(cards, "raids", before.raid[seat][x] - 1))]
    if kind == "labourer":
        return [event("labourer", seat)]
    if kind == "aboard":
        card = name_of(cards, "trades", tucked_trade(before, after, seat))
        return [event("trade-tucked", seat, card=card, ship=ship(cards, x))]
    if kind == "cash":
        return [event("trade-cashed", seat)]
    if kind == "ability":
        return [used(before, cards, seat, x)]
    if kind == "upgrade":
        return [event("upgraded", seat, card=UPGRADE_WORDS[x])]
    if kind == "enemies":
        chosen = enemies(cards, x)
        return [Phrase("shipwrights-event-enemies", {"names": chosen})] if chosen else [event("no-enemies", seat)]
    return []


def used(before: Reading, cards: Cards, seat: int, which: int) -> Phrase:
    """Tell that the building, or the townsfolk under it, was used."""
    slot = before.at[seat]
    card = lying(before, cards, seat, SPACES + slot) if which else building(before, cards, seat, slot)
    return event("used" if which else "used-building", seat, card=card)


def tucked_trade(before: Reading, after: Reading, seat: int) -> int:
    """Return the trade card that is now open under a ship."""
    each = next(each for each in range(REWARDS) if before.trade_at[seat][each] != after.trade_at[seat][each])
    return int(after.trade[seat][each]) - 1


def placed(before: Reading, cards: Cards, seat: int, x: int) -> Phrase:
    if x < SPACES:
        return event("placed-board", seat, space=x + 1)
    return event("placed-building", seat, card=building(before, cards, seat, x - SPACES))


def outcome(before: Reading, after: Reading, seat: int, action: Action, cards: Cards) -> list[Phrase]:
    """Tell what follows at once: a ship on the water, goods paid and gained, markers that move."""
    change = more(before.goods[seat], after.goods[seat])
    if action.kind == "place":
        change[WORKER] += 1  # the one who was placed
    told, effect = [], [0] * SUPPLY
    for ship_built, launched in enumerate(more(before.fleet[seat], after.fleet[seat])):
        if launched > 0:
            told.append(launched_ship(after, cards, seat, ship_built))
            if not after.launched[seat]:
                effect = cards.plain.gain[OF_SHIP + ship_built][:SUPPLY]
    if action.kind not in ("buy", "forge"):
        building = action.kind == "build" or before.doing[seat] == Doing.SHIP
        told += exchanged(seat, more(effect, change), "spent" if building else "paid")
    if moved := steps(before.marker[seat], after.marker[seat]):
        told.append(event("steps", seat, steps=moved))
    return told + exchanged(seat, effect)


def launched_ship(after: Reading, cards: Cards, seat: int, number: int) -> Phrase:
    """Tell of a ship on the water, with the points on its card and those that its bonus would score now."""
    points, (worth,) = int(cards.plain.vp[number]), worth_of(after.row(seat), seat, [number], cards)
    return event("launched", seat, card=design(cards, number), points=points, bonus=worth - points)


def exchanged(seat: int, change: list[int], paid: str = "paid", gained: str = "gained") -> list[Phrase]:
    """Tell what was paid and what was gained."""
    went, came = goods([-amount for amount in change]), goods(change)
    told = [event(paid, seat, goods=went)] if went else []
    return [*told, event(gained, seat, goods=came)] if came else told


def stepped(before: Reading, after: Reading, cards: Cards) -> list[Phrase]:
    if before.phase == Phase.PASS_ON:
        return passed_on(after, cards)
    if before.phase == Phase.INCOME:
        return income(before, after)
    if before.phase == Phase.HEROES:
        return heroes(before, after, cards)
    if before.phase == Phase.CONVERSION:
        return converted(before, after)
    if before.phase == Phase.SCORING and after.ended in (Ending.SOLO_WON, Ending.SOLO_LOST):
        return [Phrase("shipwrights-event-rival-final", {"points": int(rival_score(after.handle, cards.handle))})]
    return []


def passed_on(after: Reading, cards: Cards) -> list[Phrase]:
    """Tell nothing while packs go round. After the last one, tell everybody their hand."""
    if after.phase != Phase.ACTIONS:
        return []
    told = [Phrase("shipwrights-event-actions")]
    hand = designs(cards, after.hand)
    return [*told, event("hand", after.seat, cards=hand)] if hand else told


def income(before: Reading, after: Reading) -> list[Phrase]:
    told = [Phrase("shipwrights-event-income")]
    for seat in range(after.seats):
        back = before.board_workers[seat].bit_count() + before.slot_workers[seat].bit_count()
        earned = more(before.goods[seat], after.goods[seat])
        earned[WORKER] -= back
        told += exchanged(seat, earned, gained="earned")
        told += [event("returned", seat, count=back)] if back else []
    return told


def heroes(before: Reading, after: Reading, cards: Cards) -> list[Phrase]:
    told = []
    for track, (holder, left) in enumerate(zip(after.hero, before.hero, strict=True)):
        if holder == left:
            continue
        hero: dict[str, Any] = {"hero": name_of(cards, "heroes", track)}
        if left < SEATS:
            told.append(event("hero-left", left, **hero))
        if holder == NEUTRAL:
            place = after.neutral[track]
            told.append(Phrase("shipwrights-event-hero-neutral", hero | {"track": TRACK_WORDS[track], "place": place}))
        else:
            told.append(event("hero", holder, **hero, track=TRACK_WORDS[track], place=after.marker[holder][track]))
    common = name_of(cards, "heroes", COMMON)
    for seat in range(after.seats):
        had, has = before.common >> seat & 1, after.common >> seat & 1
        if had != has:
            told.append(event("hero-common" if has else "hero-left", seat, hero=common))
    return told


def converted(before: Reading, after: Reading) -> list[Phrase]:
    gained = {seat: goods(more(before.goods[seat], after.goods[seat])) for seat in range(after.seats)}
    return [event("converted", seat, goods=found) for seat, found in gained.items() if found]
