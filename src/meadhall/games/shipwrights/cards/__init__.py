"""The card tables as one record for the rules (T): checked line by line, refused with a reason."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ....core.cards import CardError, Judged, closest
from ....core.game import Cards
from ..rules import state as of
from ..rules.actions import BASIC_WORDS, TRACK_WORDS
from .effects import COUNTERS, Bundle, Clause, bundle
from .layout import CARDS
from .lines import TABLES, Line, read
from .totals import SIDES, check, warnings

SKILL_WORDS = ("blacksmith", "sailmaker", "carver", "stonecutter", "carpenter")
COST_COLUMNS = {"workers": of.WORKER, "wood": of.WOOD, "wool": of.WOOL, "iron": of.IRON, "gold": of.GOLD}
MOST = 9999
MOST_SKILLS = 3  # of a ship
WORKERS = ("workers_4_6", "workers_7_9", "workers_10_plus")


def load(source: Any = None) -> Cards:
    """Load the reconstruction by default, with a folder in place of some tables, or what a saved table holds."""
    return judge(source).whole()


def judge(source: Any) -> Judged:
    """Read all cards, and go on after a fault, so that all of them are told."""
    faults = list[CardError]()
    name, tables = read(source, faults)
    array = CARDS.blank()
    cards = array[0]
    for table in TABLES:
        _noted(faults, _fit, table, tables[table])
        for number, line in enumerate(tables[table][: CAPACITY[table]]):
            _noted(faults, _fill, cards, number, line)
    if not faults:
        _noted(faults, check, cards, tables)
    lines = [line.plain() for table in TABLES for line in tables[table]]
    if faults:
        return Judged(name, lines, faults)
    rows = [{"table": line.table} | _kept(line) for table in TABLES for line in tables[table]]
    return Judged(name, lines, faults, Cards(name, rows, array, tuple(warnings(cards, tables))))


def _fill(cards: np.record, number: int, line: Line) -> None:
    line.text("id")
    FILL[line.table](cards, number, line)


def _noted(faults: list[CardError], work: Callable[..., None], *given: Any) -> None:
    """Do the work; note what is wrong."""
    try:
        work(*given)
    except CardError as fault:
        faults.append(fault)


def _kept(line: Line) -> dict[str, str]:
    return {column: value for column, value in line.values.items() if column != "facts"}


CAPACITY = {
    "ships": of.SHIPS,
    "buildings": of.BUILDINGS,
    "craftsmen": of.CRAFTSMEN,
    "townsfolk": of.TOWNSFOLK,
    "jarls": of.JARLS,
    "rounds": of.ROUND_CARDS,
    "raids": of.RAIDS,
    "trades": of.TRADES,
    "huts": of.HUTS,
    "heroes": of.HEROES,
    "enemies": of.ENEMIES,
    "starting": MOST,
}


def _fit(table: str, lines: list[Line]) -> None:
    room = CAPACITY[table]
    if len(lines) > room:
        raise CardError(
            f"{table}.csv {lines[room].place}: expected at most {room} designs, found {len(lines)}", "most",
            file=f"{table}.csv", line=lines[room].number_of_line, count=room,
        )  # fmt: skip
    for column in ("id", "name"):
        seen: set[str] = set()
        for line in lines:
            if table != "starting" and line.values.get(column, "") in seen - {""}:
                raise line.wrong(column, f"{'an' if column == 'id' else 'a'} {column} of its own", "unique")
            seen.add(line.values.get(column, ""))


def _put(cards: np.record, bundle: int, clause: Clause) -> None:
    cards.pay[bundle] = clause.pay.amounts
    cards.gain[bundle] = clause.gain.amounts
    cards.picks_first[bundle] = clause.gain.picks_first


def _goods(line: Line, column: str, bundle: Bundle) -> tuple[int, ...]:
    """Return the goods of a bundle, which must hold neither choices nor cards (Q59)."""
    if bundle.amounts[of.ANY] or bundle.amounts[of.CARD]:
        raise line.wrong(column, "neither any nor card here", "goods")
    return bundle.amounts[: of.SUPPLY]


def _village(cards: np.record, design: int, line: Line) -> None:
    cards.copies[design] = line.number("copies", 1)
    line.text("name")
    reward = line.clause("discard", "gain")
    jarl = design >= of.FIRST_JARL
    if bool(reward.gain.amounts[of.GOLD]) != jarl:
        raise line.wrong("discard", "gold for a jarl" if jarl else "no gold: only jarls give it", "gold")
    _put(cards, design, reward)
    if design >= of.FIRST_CRAFTSMAN:
        cards.tuck[design] = _goods(line, "tuck_cost", line.clause("tuck_cost", "cost").pay)


def _built(cards: np.record, design: int, line: Line) -> None:
    _village(cards, design, line)
    for column, good in COST_COLUMNS.items():
        cards.cost[design, good] = line.number(column)
    _worth(cards, design, line)


def _worth(cards: np.record, design: int, line: Line) -> None:
    cards.vp[design] = line.number("vp")
    cards.steps[design] = [line.number(track) for track in TRACK_WORDS]


def _ship(cards: np.record, number: int, line: Line) -> None:
    _built(cards, number, line)
    skills = line.text("skills").split("+")
    if not set(skills) <= set(SKILL_WORDS) or len(set(skills)) < len(skills) or len(skills) > MOST_SKILLS:
        words = ", ".join(SKILL_WORDS)
        fix = "+".join(dict.fromkeys(closest(skill, SKILL_WORDS) for skill in skills[:MOST_SKILLS]))
        fix = fix if set(fix.split("+")) <= set(SKILL_WORDS) else ""
        raise line.wrong("skills", f"one to three different skills joined by +, of {words}", "skills", fix, words=words)
    cards.skills[number] = sum(1 << SKILL_WORDS.index(skill) for skill in skills)
    kind = ("gain", "income", "score")[line.word("kind", ("immediate", "income", "endgame"))]
    effect = line.clause("effect", kind)
    if kind == "gain":
        _put(cards, of.OF_SHIP + number, effect)
        cards.has_effect[number] = 1
    elif kind == "income":
        cards.income[number] = _goods(line, "effect", effect.gain)
    else:
        cards.bonus_vp[number] = effect.number
        cards.bonus_per[number] = COUNTERS.index(effect.word) + 1 if effect.word else 0


def _building(cards: np.record, number: int, line: Line) -> None:
    design = of.FIRST_BUILDING + number
    _built(cards, design, line)
    effects = line.clauses("effect", "gain", "exchange", "income")
    spaces = [effect for effect in effects if effect.kind != "income"]
    if len(spaces) != 1 or len(effects) > 2:
        raise line.wrong("effect", "one ability for the worker space, and an income at most")
    _put(cards, of.OF_BUILDING + number, spaces[0])
    for effect in effects:
        if effect.kind == "income":
            cards.income[design] = _goods(line, "effect", effect.gain)


def _craftsman(cards: np.record, number: int, line: Line) -> None:
    _village(cards, of.FIRST_CRAFTSMAN + number, line)
    cards.major[number] = line.word("major", SKILL_WORDS)
    cards.minor[number] = line.word("minor", SKILL_WORDS)
    if cards.major[number] == cards.minor[number]:
        raise line.wrong("minor", "another skill than the major one")


def _townsfolk(cards: np.record, number: int, line: Line) -> None:
    _village(cards, of.FIRST_TOWNSFOLK + number, line)
    _put(cards, of.OF_TOWNSFOLK + number, line.clause("effect", "exchange"))


def _jarl(cards: np.record, number: int, line: Line) -> None:
    _village(cards, of.FIRST_JARL + number, line)
    _worth(cards, of.FIRST_JARL + number, line)


def _round(cards: np.record, number: int, line: Line) -> None:
    cards.round_copies[number] = line.number("copies", 1, 1)
    cards.clockwise[number] = line.word("direction", ("counterclockwise", "clockwise"))
    cards.price[number] = [line.number(f"price_{word}", 1) for word in BASIC_WORDS]
    cards.round_steps[number] = [line.number(f"neutral_{track}") for track in TRACK_WORDS]
    cards.rival_vp[number] = line.number("rival_vp")
    trades = line.clauses("effect", "trade")
    sold = [(clause.pay, clause.gain) for clause in trades]
    if sold != [(bundle(f"coin {line.number(f'price_{word}')}"), bundle(f"{word} 1")) for word in BASIC_WORDS]:
        raise line.wrong("effect", "1 wood, 1 wool and 1 iron, each for the coins of its price column")


def _raid(cards: np.record, number: int, line: Line) -> None:
    cards.raid_copies[number] = line.number("copies", 1)
    line.text("name")
    cards.raid_workers[number] = [line.number(column) for column in WORKERS]
    _put(cards, of.OF_RAID + number, line.clause("effect", "gain"))


def _trade(cards: np.record, number: int, line: Line) -> None:
    cards.trade_copies[number] = line.number("copies", 1)
    line.text("name")
    cards.trade_income[number] = _goods(line, "income", line.clause("income", "income").gain)
    _put(cards, of.OF_TRADE + number, line.clause("immediate", "gain"))


def _hut(cards: np.record, number: int, line: Line) -> None:
    cards.hut_copies[number] = line.number("copies", 1, 1)
    line.text("name")
    cards.hut_track[number] = line.word("track", TRACK_WORDS)
    _put(cards, of.OF_HUT + number, line.clause("base_effect", "gain", "exchange"))
    _put(cards, of.OF_BETTER_HUT + number, line.clause("upgraded_effect", "gain", "exchange"))
    cards.hut_vp[number] = [line.number("base_vp"), line.number("upgraded_vp")]


def _hero(cards: np.record, number: int, line: Line) -> None:
    line.text("name")
    if line.word("track", (*TRACK_WORDS, "none")) != number:
        raise line.wrong("track", "military, trade, fame, none, in this order")
    hands = of.SEATS if number == of.COMMON else 1
    line.number("copies", hands, hands)
    cards.hero_vp[number] = line.number("vp")
    effect = line.clause("effect", "trigger", "trade", "discount")
    if effect.kind == "trigger":
        cards.hero_reward[number] = _goods(line, "effect", effect.gain)
    elif effect.kind == "discount":
        if effect.number != 1:
            raise line.wrong("effect", "a discount of 1")
        cards.hero_discount[number] = 1
    else:
        gold, drawn = effect.gain.amounts[of.GOLD], effect.gain.amounts[of.CARD]
        if not effect.pay.only(of.COIN) or not effect.gain.only(of.GOLD, of.CARD) or (gold and drawn):
            raise line.wrong("effect", "a trade of coins for gold or for cards")
        cards.hero_price[number] = effect.pay.amounts[of.COIN]
        cards.hero_gold[number], cards.hero_cards[number] = gold, drawn


def _enemy(cards: np.record, number: int, line: Line) -> None:
    cards.enemy_copies[number] = line.number("copies", 1, 1)
    line.text("name")
    cards.enemy_steps[number] = [line.number(track) for track in TRACK_WORDS]
    cards.enemy_board[number] = of.SPACES
    limits = line.clauses("effect", "limit")
    if len({limit.word for limit in limits}) < len(limits):
        raise line.wrong("effect", "each limit once")
    for limit in limits:
        if limit.word == "price":
            cards.enemy_price[number] = limit.number
        elif limit.word == "raid_workers":
            cards.enemy_raid[number] = limit.number
        elif limit.word == "tuck_gold":
            cards.enemy_tuck[number] = limit.number
        elif limit.number <= of.SPACES:
            cards.enemy_board[number] = limit.number
        else:
            raise line.wrong("effect", f"at most {of.SPACES} cards on the board")


def _starting(cards: np.record, number: int, line: Line) -> None:
    line.number("copies", 1)
    line.number("vp")
    kinds = ("supply", "eikja", "labourer", "board_space", "always_trade", "track_vp")
    kind = kinds[line.word("kind", kinds)]
    if kind == "supply":
        cards.start_goods[:] = _goods(line, "effect", line.clause("effect", "gain").gain)
    elif kind == "eikja":
        side = line.word("side", SIDES)
        cards.eikja_income[side] = _goods(line, "effect", line.clause("effect", "income").gain)
        cards.eikja_vp[side] = line.number("vp")
    elif kind == "labourer":
        _labourer(cards, line)
    elif kind == "board_space":
        space = _count(line, 1, of.SPACES) - 1
        _put(cards, of.OF_SPACE + space, line.clause("effect", "gain", "exchange"))
    elif kind == "always_trade":
        _forge(cards, line)
    else:
        points = line.clause("effect", "score")
        if points.word or points.number != line.number("vp"):
            raise line.wrong("effect", "points without `per`, those of the column vp")
        cards.track_vp[_count(line, 0, of.TOP)] = points.number


def _count(line: Line, low: int, high: int) -> int:
    """Return the number at the end of a name, like `Board space 3`."""
    number = line.text("name").split()[-1]
    if not number.isascii() or not number.isdigit() or len(number) > 3 or not low <= int(number) <= high:
        raise line.wrong("name", f"a name that ends with a number from {low} to {high}")
    return int(number)


def _labourer(cards: np.record, line: Line) -> None:
    side = line.word("side", SIDES)
    effect = line.clause("effect", "skill")
    if effect.number != 1 or not effect.pay.only(of.WORKER, of.COIN, of.GOLD, of.CARD):
        raise line.wrong("effect", "workers, coins, gold or cards for skill 1")
    cards.labour[side] = effect.pay.amounts
    cards.labourer_vp[side] = line.number("vp")


def _forge(cards: np.record, line: Line) -> None:
    effect = line.clause("effect", "trade")
    if not effect.pay.only(of.WOOD, of.WOOL, of.IRON) or not effect.gain.only(of.GOLD):
        raise line.wrong("effect", "a trade of wood, wool and iron for gold")
    cards.forge[:] = effect.pay.amounts[of.BASIC : of.BASIC + of.BASICS]
    cards.forge_gold = effect.gain.amounts[of.GOLD]


FILL: dict[str, Callable[[np.record, int, Line], None]] = {
    "ships": _ship,
    "buildings": _building,
    "craftsmen": _craftsman,
    "townsfolk": _townsfolk,
    "jarls": _jarl,
    "rounds": _round,
    "raids": _raid,
    "trades": _trade,
    "huts": _hut,
    "heroes": _hero,
    "enemies": _enemy,
    "starting": _starting,
}
