"""What the rules of Shipwrights say that a refusal cites, worked out from what the seat and the card tables show."""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from .drawn import Refusal

Condition = Callable[[Refusal], bool]

BASICS = ("wood", "wool", "iron")
RESOURCES = (*BASICS, "gold")
SKILLS = ("blacksmith", "sailmaker", "carver", "stonecutter", "carpenter")
UPGRADES = ("eikja", "labourer", "hut")
HEROES = ("military", "trade", "fame", "common")
TABLES = {"SH": "ships", "BU": "buildings", "CR": "craftsmen", "TF": "townsfolk", "JA": "jarls"}
EXCHANGES = {"buy", "forge", "hero"}
ACTIONS = {"end", "discard", "lay", "play", "build", "tuck", "ship", "place", "dismiss", "raid", *EXCHANGES}
OF_STEP = {"enemies": {"enemies"}, "draft": {"card"}, "convert": {"end", *EXCHANGES}}
OF_ASK = {
    "tuck": {"at"},
    "skill": {"from", "at", "labourer"},
    "discount": {"basic"},
    "pay_card": {"card"},
    "pay_any": {"basic"},
    "gain_any": {"basic"},
    "ability": {"ability", "stop"},
    "trade_card": {"aboard", "cash"},
    "upgrade": {"upgrade"},
}
ENOUGH = 400  # S16.2.6


def yard(r: Refusal) -> Any:
    return r.position["yards"][r.seat]


def goods(r: Refusal) -> Any:
    return yard(r)["goods"]


def asks(r: Refusal) -> str:
    """What is open within an action, "" between two."""
    return str(yard(r)["pending"]["ask"]) if yard(r)["pending"] else ""


def used(r: Refusal) -> int:
    """Which abilities of this placement are used: 1 the building's, 2 the townsfolk's (S6.9.8)."""
    return int(r.known.resolved[r.seat])


def fitting(r: Refusal) -> set[str]:
    """The kinds of move that the seat is asked for."""
    if r.step != "actions":
        return OF_STEP[r.step]
    if not asks(r):
        return ACTIONS
    between = asks(r) == "ability" and used(r)
    return OF_ASK[asks(r)] | (EXCHANGES if between else set())


def doing(r: Refusal, *kinds: str) -> bool:
    """The seat is asked for a move of such a kind, and the stop of S16.2.6 is not reached."""
    free = r.kind in ("discard", "end") or r.known.acted[r.seat] < ENOUGH or r.kind not in ACTIONS
    return r.asked and free and r.kind in fitting(r) and r.kind in kinds


def answering(r: Refusal, ask: str, kind: str) -> bool:
    return r.asked and r.step == "actions" and asks(r) == ask and r.kind == kind


# Cards by their tables


def row(r: Refusal, card: str) -> dict[str, str]:
    table = r.cards.tables[TABLES[card[:2]]]
    return next(each for each in table if each["id"] == card)


def named(r: Refusal) -> str:
    """The card that a move names, by its text."""
    return r.action.text.split()[-1]


def bundle(text: str) -> Counter[str]:
    return Counter({good: int(count) for good, count in re.findall(r"(\w+) (\d+)", text)})


def paid(effect: str) -> Counter[str]:
    """What is paid: `pay coin 2 -> gain gold 1`, `trade coin 3 -> gain gold 1`, `pay gold 1`."""
    before = effect.split(" -> ")[0]
    return bundle(before) if before.startswith(("pay ", "trade ")) else Counter()


def built_for(r: Refusal, card: str) -> Counter[str]:
    line = row(r, card)
    columns = {"worker": "workers"} | {good: good for good in RESOURCES}
    return Counter({good: int(line[column] or 0) for good, column in columns.items()})


def limit(r: Refusal, word: str) -> int:
    """What the enemies chosen add (S2.3.3)."""
    chosen = [each for each in r.cards.tables["enemies"] if each["id"] in r.position["enemies"]]
    found = [re.search(rf"limit {word} \+?(\d+)", each["effect"]) for each in chosen]
    return sum(int(each[1]) for each in found if each)


def room(r: Refusal) -> int:
    """Cards that the board takes."""
    return limit(r, "board_cards") or 5


def price(r: Refusal, basic: str) -> int:
    card = next(each for each in r.cards.tables["rounds"] if each["id"] == r.position["roundCard"])
    return int(card[f"price_{basic}"]) + limit(r, "price")


def hero_row(r: Refusal, hero: str) -> dict[str, str]:
    track = "none" if hero == "common" else hero
    return next(each for each in r.cards.tables["heroes"] if each["track"] == track)


def laid(r: Refusal) -> list[str]:
    return [space["card"] for space in yard(r)["board"] if space["card"]]


def place(r: Refusal) -> tuple[str, int]:
    """Where a worker goes or a card lies: board or building, and its place from 0."""
    where, number = r.action.text.split()[-2:]
    return where, int(number) - (where == "board")


def hut_effect(r: Refusal) -> str:
    hut = r.cards.tables["huts"][int(yard(r)["hut"]) - 1]
    return hut["upgraded_effect" if "hut" in yard(r)["upgraded"] else "base_effect"]


def building_effect(r: Refusal, slot: int) -> str:
    card = yard(r)["buildings"][slot]["card"]
    return hut_effect(r) if card is None else row(r, card)["effect"]


def townsfolk_effect(r: Refusal, slot: int) -> str | None:
    tucked = yard(r)["buildings"][slot]["tucked"]
    return row(r, tucked)["effect"] if tucked and tucked.startswith("TF") else None


def board_effect(r: Refusal, space: int) -> str:
    spaces = [each for each in r.cards.tables["starting"] if each["kind"] == "board_space"]
    return spaces[space]["effect"]


# Costs


def costs(r: Refusal) -> Iterator[Counter[str]]:
    """The costs of an action: one, or those of a building and of its townsfolk, either of which would do."""
    if r.kind == "play":
        yield paid(row(r, named(r))["effect"])
    elif r.kind == "tuck":
        yield paid(row(r, named(r))["tuck_cost"]) + Counter(gold=limit(r, "tuck_gold"))
    elif r.kind == "build":
        yield built_for(r, named(r))
    elif r.kind == "ship":
        yield built_for(r, laid(r)[r.args[0]])
    elif r.kind == "buy":
        yield Counter(coin=price(r, BASICS[r.args[0]]))
    elif r.kind == "hero":
        yield paid(hero_row(r, HEROES[r.args[0]])["effect"])
    elif r.kind == "raid":
        yield Counter(worker=raiders(r))
    elif r.kind == "ability":
        slot = yard(r)["pending"]["at"]
        yield paid((building_effect(r, slot), townsfolk_effect(r, slot) or "")[r.args[0]])
    elif r.kind == "place":
        where, number = place(r)
        effects = [board_effect(r, number)] if where == "board" else [building_effect(r, number)]
        effects += [townsfolk_effect(r, number) or ""] if where == "building" else []
        yield from (paid(effect) for effect in effects if effect)


def raiders(r: Refusal) -> int:
    strength = yard(r)["tracks"]["military"]
    column = "workers_4_6" if strength < 7 else "workers_7_9" if strength < 10 else "workers_10_plus"
    raids = r.cards.tables["raids"]
    return int(raids[yard(r)["raids"][r.args[0]]["card"] - 1][column]) + limit(r, "raid_workers")


def held(r: Refusal) -> Counter[str]:
    """What may be paid: a worker that is placed and a card that is played pay for nothing."""
    own = Counter({good: int(count) for good, count in goods(r).items()}) + Counter(card=yard(r)["handSize"])
    return own - Counter(worker=r.kind == "place", card=r.kind == "play")


def is_short(cost: Counter[str], own: Counter[str], good: str) -> bool:
    return cost[good] > own[good]


def short_of_resources(cost: Counter[str], own: Counter[str]) -> bool:
    """Gold stands in for basics, one for one, and for a basic of choice (S0.2.3, S0.2.10)."""
    gold = own["gold"] - cost["gold"]
    instead = sum(max(0, cost[basic] - own[basic]) for basic in BASICS)
    left = sum(max(0, own[basic] - cost[basic]) for basic in BASICS) + gold - instead
    return gold >= 0 and (instead > gold or cost["any"] > left)


def with_discount(r: Refusal, cost: Counter[str]) -> list[Counter[str]]:
    """The costs of a ship, one for each basic that Frode may leave out (S6.7.15)."""
    basics = [basic for basic in BASICS if cost[basic]]
    if r.kind not in ("ship", "from", "at", "labourer") or "fame" not in yard(r)["heroes"] or not basics:
        return [cost]
    return [cost - Counter({basic: 1}) for basic in basics]


def paying(r: Refusal, condition: Callable[[Counter[str], Counter[str]], bool]) -> bool:
    """The move could be made but for what it costs, and each way to pay it fails, one of them like this."""
    if not payable_kind(r):
        return False
    ways = [each for cost in costs(r) for each in with_discount(r, cost)]
    return not any(is_paid(way, held(r)) for way in ways) and any(condition(way, held(r)) for way in ways)


def is_paid(cost: Counter[str], own: Counter[str]) -> bool:
    return not short_of_resources(cost, own) and not any(
        cost[good] > own[good] for good in ("worker", "coin", "card", "gold")
    )


def payable_kind(r: Refusal) -> bool:
    """Nothing but goods could be in the way: the card, the space, the hero or the ship is there."""
    if not doing(r, "play", "tuck", "build", "ship", "buy", "hero", "raid", "ability", "place"):
        return False
    if r.kind in ("play", "tuck", "build"):
        return named(r) in r.position["hand"]
    if r.kind == "ship":
        return ship_lies(r)
    if r.kind == "hero":
        useless = r.step == "convert" and "gain card" in hero_row(r, HEROES[r.args[0]])["effect"]
        return HEROES[r.args[0]] in yard(r)["heroes"] and not useless
    if r.kind == "raid":
        return raid_lies(r) and not yard(r)["raids"][r.args[0]]["used"]
    return r.kind != "place" or (has_space(r) and not is_taken(r) and not is_covered(r))


# Ships


def ship_lies(r: Refusal) -> bool:
    return r.args[0] < len(laid(r)) and laid(r)[r.args[0]].startswith("SH")


def raid_lies(r: Refusal) -> bool:
    return bool(r.args[0] < len(yard(r)["raids"]))


def skill_price(r: Refusal, card: str | None, skill: str) -> int | None:
    """Coins for a skill of a craftsman, None without it (S6.3.4)."""
    if not card or not card.startswith("CR"):
        return None
    line = row(r, card)
    return 0 if line["major"] == skill else 1 if line["minor"] == skill else None


def sources(r: Refusal, skill: str) -> list[Counter[str]]:
    """What each who gives a skill costs: craftsmen laid and tucked, and the labourer (S6.7.3)."""
    cards = [*laid(r), *(slot["tucked"] for slot in yard(r)["buildings"])]
    coins = {price for card in cards if (price := skill_price(r, card, skill)) is not None}
    labour = Counter(gold=1) if "labourer" in yard(r)["upgraded"] else Counter(gold=1, card=1)
    return [*(Counter(coin=each) for each in coins), labour]


def can_be_built(r: Refusal, ship: str, skills: list[str], first: Counter[str]) -> bool:
    """Whether the ship can be paid with each skill from somebody, besides what is paid first."""
    for chosen in itertools.product(*(sources(r, skill) for skill in skills)):
        cost = sum(chosen, Counter(first) + built_for(r, ship))
        labour = sum((each for each in (*chosen, first)), Counter())["gold"]
        for way in with_discount(r, built_for(r, ship)):
            whole = way + Counter(coin=cost["coin"], card=cost["card"], gold=labour)
            if is_paid(whole, held(r)):
                return True
    return False


def skills_fail(r: Refusal) -> bool:
    """The goods of the ship are there, but not with all its skills."""
    if not (doing(r, "ship") and ship_lies(r)):
        return False
    ship = laid(r)[r.args[0]]
    goods_are_there = any(is_paid(way, held(r)) for way in with_discount(r, built_for(r, ship)))
    return goods_are_there and not can_be_built(r, ship, row(r, ship)["skills"].split("+"), Counter())


def under_way(r: Refusal) -> str:
    return str(yard(r)["board"][yard(r)["pending"]["at"]]["card"])


def source_card(r: Refusal) -> str | None:
    """The card that a move names as source of a skill."""
    if r.kind == "from":
        return (laid(r) + [None] * 5)[r.args[0]]
    slots = yard(r)["buildings"]
    return slots[r.args[0]]["tucked"] if r.args[0] < len(slots) else None


def rest_fails(r: Refusal) -> bool:
    """After this source, or without this basic, the ship could not be paid."""
    if answering(r, "discount", "basic"):
        cost = built_for(r, under_way(r))
        basic = RESOURCES[r.args[0]]
        return cost[basic] > 0 and not is_paid(cost - Counter({basic: 1}), held(r))
    if not (r.asked and r.step == "actions" and asks(r) == "skill" and r.kind in OF_ASK["skill"]):
        return False
    skill, *others = yard(r)["pending"]["skills"]
    if r.kind == "labourer":
        first = sources(r, skill)[-1]
    else:
        coins = skill_price(r, source_card(r), skill)
        if coins is None:
            return False
        first = Counter(coin=coins)
    return not can_be_built(r, under_way(r), others, first)


def lacks_skill(r: Refusal) -> bool:
    asked = r.asked and r.step == "actions" and asks(r) == "skill" and r.kind in ("from", "at")
    return asked and skill_price(r, source_card(r), yard(r)["pending"]["skills"][0]) is None


# Workers and places


def has_space(r: Refusal) -> bool:
    where, number = place(r)
    return where == "board" or number < len(yard(r)["buildings"])


def is_covered(r: Refusal) -> bool:
    where, number = place(r)
    return where == "board" and number < len(laid(r))


def is_taken(r: Refusal) -> bool:
    where, number = place(r)
    return bool(yard(r)["board" if where == "board" else "buildings"][number]["worker"])


def is_bare(r: Refusal) -> bool:
    where, number = place(r)
    if where == "board":
        return number >= len(laid(r))
    slots = yard(r)["buildings"]
    return number >= len(slots) or not slots[number]["tucked"]


def free_tuck_places(r: Refusal) -> int:
    return sum(not slot["tucked"] for slot in yard(r)["buildings"])


# Choices in order


def out_of_order(r: Refusal) -> bool:
    """Picks rise in the order of the tables; what is left must still suffice (Q60)."""
    if r.kind not in ("card", "basic"):
        return False
    if r.step == "draft":
        return pick_out_of_order(r)
    lowest, x = int(r.known.lowest[r.seat]), r.args[0]
    owed = yard(r)["pending"]["cards"] or yard(r)["pending"]["any"]
    if asks(r) == "gain_any":
        return x < lowest
    if asks(r) == "pay_any":
        return x < lowest or sum(goods(r)[good] for good in RESOURCES[x:]) < owed
    later = sum(design >= x for design in hand_numbers(r))
    return asks(r) == "pay_card" and (x < lowest or later < owed)


def hand_numbers(r: Refusal) -> list[int]:
    """The cards of the hand by their numbers among all designs."""
    return [number for number, count in enumerate(r.known.hand) for _ in range(count)]


def pick_out_of_order(r: Refusal) -> bool:
    pack, picked, card = r.position["pack"], r.position["picked"], named(r)
    order = {each: at for at, each in enumerate(sorted(set(pack), key=table_order))}
    if card not in pack or r.view["seats"] > 2:
        return False
    if picked:
        return order[card] < order[picked[0]]
    rest = list(pack)
    rest.remove(card)
    return not any(order[each] >= order[card] for each in rest)


def table_order(card: str) -> tuple[int, str]:
    return list(TABLES).index(card[:2]), card


def not_in_pack(r: Refusal) -> bool:
    pack = list(r.position["pack"] or [])
    for card in r.position["picked"] or []:
        pack.remove(card)
    return r.asked and r.step == "draft" and r.kind == "card" and named(r) not in pack


def ships_free_for(r: Refusal) -> int:
    place = r.action.text.split()[-1]
    ships = 1 if place == "eikja" else yard(r)["ships"].count(place)
    return int(ships - sum(trade["at"] == place for trade in yard(r)["trades"]))


def missing(r: Refusal, kind: str) -> bool:
    """The card that is to be used like this is not in the hand."""
    return r.asked and r.step == "actions" and r.kind == kind in fitting(r) and named(r) not in r.position["hand"]


def stopped(r: Refusal) -> bool:
    """Nothing but discarding and ending is left, or within an action no exchange."""
    barred = r.kind not in ("discard", "end") and (not asks(r) or r.kind in EXCHANGES & fitting(r))
    return r.asked and r.known.acted[r.seat] >= ENOUGH and barred


CONDITIONS: dict[tuple[str, str], Condition] = {
    ("S3.1.3", "not_your_decision"): lambda r: not r.asked and r.step == "chance",
    ("S6.1.9", "another_step"): lambda r: r.asked and r.step == "actions" and r.kind not in {*fitting(r), "enemies"},
    ("S3.1.3", "another_step"): lambda r: r.asked and r.step == "draft" and r.kind not in ("card", "enemies"),
    ("S12.1.4", "another_step"): lambda r: r.asked and r.step == "convert" and r.kind not in {*fitting(r), "enemies"},
    ("S2.3.1", "another_step"): lambda r: r.asked and r.step == "enemies" and r.kind != "enemies",
    ("S2.3.1", "enemies_before"): lambda r: r.asked and r.step != "enemies" and r.kind == "enemies",
    ("S0.2.9", "never_gold"): lambda r: answering(r, "gain_any", "basic") and RESOURCES[r.args[0]] == "gold",
    ("S6.7.15", "never_gold"): lambda r: answering(r, "discount", "basic") and RESOURCES[r.args[0]] == "gold",
    ("S16.3.1", "dice_decide"): lambda r: r.action.chance,
    ("S3.1.5", "game_over"): lambda r: r.step == "over" and not r.view["waiting"],
    ("S16.2.2", "already_ended"): lambda r: not r.asked and r.seat in r.position["done"],
    ("S5.1.3", "already_picked"): lambda r: not r.asked and r.step == "draft" and r.seat in r.position["ready"],
    ("S6.2.1", "card_not_in_hand"): lambda r: missing(r, "discard"),
    ("S6.6.1", "card_not_in_hand"): lambda r: missing(r, "lay"),
    ("S6.5.1", "card_not_in_hand"): lambda r: missing(r, "play"),
    ("S6.8.1", "card_not_in_hand"): lambda r: missing(r, "build"),
    ("S8.1.2", "card_not_in_hand"): lambda r: missing(r, "tuck"),
    ("S0.2.12", "card_not_in_hand"): lambda r: asks(r) == "pay_card" and missing(r, "card"),
    ("S5.2.1", "card_not_in_pack"): lambda r: r.view["seats"] == 1 and not_in_pack(r),
    ("S5.3.1", "card_not_in_pack"): lambda r: r.view["seats"] == 2 and not_in_pack(r),
    ("S5.4.1", "card_not_in_pack"): lambda r: r.view["seats"] > 2 and not_in_pack(r),
    ("Q60", "picks_in_order"): lambda r: r.asked and r.kind in fitting(r) and out_of_order(r),
    ("S6.1.3", "hand_not_empty"): lambda r: doing(r, "end") and bool(r.position["hand"]),
    ("S7.1.10", "board_full"): lambda r: doing(r, "lay") and named(r) in r.position["hand"] and len(laid(r)) == 5,
    ("Q46", "enemy_bars_the_space"): lambda r: (
        doing(r, "lay") and named(r) in r.position["hand"] and room(r) <= len(laid(r)) < 5
    ),
    ("S0.2.7", "too_few_workers"): lambda r: (
        paying(r, lambda cost, own: is_short(cost, own, "worker"))
        or (payable_kind(r) and r.kind == "place" and not goods(r)["worker"])
    ),
    ("S0.2.5", "too_few_coins"): lambda r: paying(r, lambda cost, own: is_short(cost, own, "coin")),
    ("S0.2.3", "too_few_resources"): lambda r: paying(r, short_of_resources),
    ("S0.2.4", "too_little_gold"): lambda r: paying(r, lambda cost, own: is_short(cost, own, "gold")),
    ("S0.2.12", "too_few_cards"): lambda r: paying(r, lambda cost, own: is_short(cost, own, "card")),
    ("S8.1.1", "no_free_tuck_place"): lambda r: (
        doing(r, "tuck") and named(r) in r.position["hand"] and not free_tuck_places(r)
    ),
    ("S8.1.1", "tuck_place_taken"): lambda r: (
        answering(r, "tuck", "at")
        and r.args[0] < len(yard(r)["buildings"])
        and bool(yard(r)["buildings"][r.args[0]]["tucked"])
    ),
    ("S8.1.1", "no_building_there"): lambda r: answering(r, "tuck", "at") and r.args[0] >= len(yard(r)["buildings"]),
    ("S6.7.1", "no_ship_laid"): lambda r: doing(r, "ship") and not ship_lies(r),
    ("S6.7.3", "skills_not_covered"): skills_fail,
    ("S6.7.3", "craftsman_lacks_skill"): lacks_skill,
    ("S6.7.16", "rest_not_payable"): rest_fails,
    ("S6.7.15", "not_in_the_cost"): lambda r: (
        answering(r, "discount", "basic") and r.args[0] < 3 and not built_for(r, under_way(r))[BASICS[r.args[0]]]
    ),
    ("S6.9.1", "no_such_space"): lambda r: doing(r, "place") and not has_space(r),
    ("S6.9.2", "space_taken"): lambda r: doing(r, "place") and has_space(r) and is_taken(r),
    ("S6.9.5", "space_covered"): lambda r: doing(r, "place") and is_covered(r),
    ("Q10", "no_card_there"): lambda r: doing(r, "dismiss") and is_bare(r),
    ("S16.1.4", "hero_not_held"): lambda r: doing(r, "hero") and HEROES[r.args[0]] not in yard(r)["heroes"],
    ("S6.10.3", "hero_does_not_trade"): lambda r: (
        doing(r, "hero")
        and HEROES[r.args[0]] in yard(r)["heroes"]
        and not hero_row(r, HEROES[r.args[0]])["effect"].startswith("trade ")
    ),
    ("S6.11.1", "no_raid_card"): lambda r: doing(r, "raid") and not raid_lies(r),
    ("S6.11.5", "raid_done"): lambda r: doing(r, "raid") and raid_lies(r) and yard(r)["raids"][r.args[0]]["used"],
    ("S0.2.10", "not_held"): lambda r: answering(r, "pay_any", "basic") and not goods(r)[RESOURCES[r.args[0]]],
    ("S9.4.2", "no_free_ship"): lambda r: answering(r, "trade_card", "aboard") and ships_free_for(r) < 1,
    ("S9.5.1", "already_upgraded"): lambda r: (
        answering(r, "upgrade", "upgrade") and UPGRADES[r.args[0]] in yard(r)["upgraded"]
    ),
    ("S6.9.8", "ability_done"): lambda r: answering(r, "ability", "ability") and bool(used(r) >> r.args[0] & 1),
    ("S6.9.10", "no_ability_yet"): lambda r: answering(r, "ability", "stop") and not used(r),
    ("S16.2.6", "enough_actions"): lambda r: r.step == "actions" and stopped(r),
    ("S16.2.6", "enough_exchanges"): lambda r: r.step == "convert" and stopped(r) and r.kind in EXCHANGES,
    ("S12.1.4", "only_conversion"): lambda r: (
        r.step == "convert"
        and doing(r, "hero")
        and "gain card" in hero_row(r, HEROES[r.args[0]])["effect"]
        and HEROES[r.args[0]] in yard(r)["heroes"]
    ),
    ("S6.10.4", "no_gold_for_forging"): lambda r: doing(r, "forge") and not all(goods(r)[basic] for basic in BASICS),
    ("S2.3.1", "no_such_enemy"): lambda r: r.asked and r.step == r.kind == "enemies",
}
