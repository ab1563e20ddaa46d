"""Card tables of one's own: what is refused, and where the loader points (T, Q59)."""

import csv
from pathlib import Path

import pytest

from meadhall.core.cards import CardError
from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.cards.lines import FOLDER, TABLES

from .own_cards import changed, rows_of, write

NUMBER = "a whole number from 0 to 99"
FROM_1 = "a whole number from 1 to 99"
ONLY_1 = "a whole number from 1 to 1"
REST = "a whole number"
SKILLS = "blacksmith or sailmaker or carver or stonecutter or carpenter"
CLAUSE = "a clause like"


def wrong_numbers(table: str, columns: str, at: int = 0) -> list[tuple[str, int, str, str, str]]:
    values = ["x", "", "-1", "100", "1.5", "٣", " 1"]
    return [(table, at, column, values[each % len(values)], REST) for each, column in enumerate(columns.split())]


VILLAGE = [
    ("name", "", "some text"),
    ("copies", "0", FROM_1),
    ("discard", "pay coin 2", "an effect of the kind gain"),
    ("discard", "gain silver 1", "a good and a number"),
    ("id", "", "some text"),
]
WRONG = [
    *[(table, 1, *each) for table in ("ships", "buildings", "craftsmen", "townsfolk", "jarls") for each in VILLAGE],
    *[(table, 2, "tuck_cost", "gain gold 1", "of the kind cost") for table in ("craftsmen", "townsfolk", "jarls")],
    *[(table, 2, "tuck_cost", "pay card 1", "neither any nor card") for table in ("craftsmen", "townsfolk", "jarls")],
    *[(table, 0, "discard", "gain gold 1", "only jarls") for table in ("ships", "buildings", "craftsmen", "townsfolk")],
    ("jarls", 0, "discard", "gain coin 2", "gold for a jarl"),
    *wrong_numbers("ships", "workers wood wool iron gold vp military trade fame", 11),
    ("ships", 0, "skills", "smith", "different skills joined by +"),
    ("ships", 0, "skills", "carver+carver", "different skills joined by +"),
    ("ships", 0, "skills", "blacksmith+sailmaker+carver+stonecutter", "one to three different skills"),
    ("ships", 0, "skills", "", "some text"),
    ("ships", 0, "kind", "later", "immediate or income or endgame"),
    ("ships", 0, "effect", "income coin 1", "of the kind gain"),
    ("ships", 2, "effect", "gain coin 1", "of the kind income"),
    ("ships", 6, "effect", "income coin 1", "of the kind score"),
    ("ships", 6, "effect", "score vp 2 per worker", CLAUSE),
    ("ships", 0, "effect", "gain coin 1 ; gain wood 1", "one clause"),
    *wrong_numbers("buildings", "workers wood wool iron gold vp military trade fame"),
    ("buildings", 0, "effect", "score vp 1", "of the kind gain or exchange or income"),
    ("buildings", 0, "effect", "income coin 1", "one ability for the worker space"),
    ("buildings", 0, "effect", "gain coin 1 ; gain wood 1", "one ability for the worker space"),
    ("craftsmen", 0, "major", "smith", SKILLS),
    ("craftsmen", 0, "minor", "", SKILLS),
    ("craftsmen", 0, "minor", "blacksmith", "another skill than the major one"),
    ("townsfolk", 0, "effect", "gain coin 1", "of the kind exchange"),
    *wrong_numbers("jarls", "vp military trade fame"),
    *wrong_numbers("rounds", "price_wood price_wool price_iron neutral_military neutral_trade neutral_fame rival_vp"),
    ("rounds", 0, "price_wood", "0", FROM_1),
    ("rounds", 0, "copies", "2", ONLY_1),
    ("rounds", 0, "direction", "left", "counterclockwise or clockwise"),
    ("rounds", 0, "effect", "trade coin 1 -> gain wood 1", "each for the coins of its price column"),
    ("rounds", 0, "price_iron", "3", "each for the coins of its price column"),
    ("rounds", 0, "id", " ", "some text"),
    *wrong_numbers("raids", "copies workers_4_6 workers_7_9 workers_10_plus"),
    ("raids", 0, "name", "", "some text"),
    ("raids", 0, "id", "", "some text"),
    ("raids", 0, "effect", "pay coin 1 -> gain gold 1", "of the kind gain"),
    ("trades", 0, "id", "", "some text"),
    ("trades", 0, "name", "", "some text"),
    ("trades", 0, "copies", "two", FROM_1),
    ("trades", 0, "income", "gain iron 1", "of the kind income"),
    ("trades", 0, "immediate", "income iron 1", "of the kind gain"),
    ("huts", 0, "id", "", "some text"),
    ("huts", 0, "name", "", "some text"),
    ("huts", 0, "copies", "2", ONLY_1),
    ("huts", 0, "track", "none", "military or trade or fame"),
    ("huts", 0, "base_effect", "pay coin 1", "of the kind gain or exchange"),
    ("huts", 0, "upgraded_effect", "income coin 1", "of the kind gain or exchange"),
    *wrong_numbers("huts", "base_vp upgraded_vp"),
    ("heroes", 0, "id", "", "some text"),
    ("heroes", 0, "name", "", "some text"),
    ("heroes", 0, "copies", "2", ONLY_1),
    ("heroes", 3, "copies", "4", "a whole number from 5 to 5"),
    ("heroes", 0, "track", "trade", "military, trade, fame, none, in this order"),
    ("heroes", 0, "track", "land", "military or trade or fame or none"),
    ("heroes", 0, "effect", "gain coin 1", "of the kind trigger or trade or discount"),
    ("heroes", 1, "effect", "trade wood 1 -> gain gold 1", "a trade of coins for gold or for cards"),
    ("heroes", 1, "effect", "trade coin 1 -> gain wood 1", "a trade of coins for gold or for cards"),
    *wrong_numbers("heroes", "vp"),
    ("enemies", 0, "id", "", "some text"),
    ("enemies", 0, "name", "", "some text"),
    ("enemies", 0, "copies", "0", ONLY_1),
    *wrong_numbers("enemies", "military trade fame"),
    ("enemies", 0, "effect", "gain coin 1", "of the kind limit"),
    ("enemies", 0, "effect", "limit price +4 ; limit price +1", "each limit once"),
    ("enemies", 1, "effect", "limit board_cards 6", "at most 5 cards on the board"),
    ("starting", 0, "id", "", "some text"),
    ("starting", 0, "kind", "boat", "supply or eikja or labourer or board_space or always_trade or track_vp"),
    ("starting", 0, "effect", "pay coin 2", "of the kind gain"),
    ("starting", 0, "effect", "gain card 1", "neither any nor card"),
    ("starting", 1, "side", "front", "base or upgraded"),
    ("starting", 1, "vp", "x", NUMBER),
    ("starting", 1, "effect", "gain worker 1", "of the kind income"),
    ("starting", 3, "vp", "-1", NUMBER),
    ("starting", 3, "effect", "pay gold 1", "of the kind skill"),
    ("starting", 3, "effect", "pay wood 1 -> skill 1", "workers, coins, gold or cards for skill 1"),
    ("starting", 5, "name", "Board space 6", "ends with a number from 1 to 5"),
    ("starting", 5, "name", "Board space", "ends with a number from 1 to 5"),
    ("starting", 5, "effect", "income wood 1", "of the kind gain or exchange"),
    ("starting", 10, "effect", "trade coin 1 -> gain gold 1", "a trade of wood, wool and iron for gold"),
    ("starting", 11, "name", "Track space 19", "ends with a number from 0 to 18"),
    ("starting", 11, "effect", "gain coin 1", "of the kind score"),
    ("starting", 11, "effect", "score vp 1 per ship", "points without `per`"),
]
NOT_READ = [("starting", 0, "copies", "x", REST), ("starting", 11, "vp", "x", REST)]


def refused(folder: Path, table: str, at: int, column: str, value: str) -> str:
    with pytest.raises(CardError) as error:
        changed(folder, table, at, **{column: value})
    return str(error.value)


@pytest.mark.parametrize(("table", "at", "column", "value", "expected"), WRONG)
def test_a_wrong_value_is_refused_with_file_line_column_and_what_was_expected(
    tmp_path: Path, table: str, at: int, column: str, value: str, expected: str
) -> None:
    message = refused(tmp_path, table, at, column, value)
    where = "effect" if expected.endswith("its price column") else column
    assert message.startswith(f"{table}.csv line {at + 2}, column {where}: expected ")
    assert expected in message


@pytest.mark.parametrize(("table", "at", "column", "value", "expected"), NOT_READ)
def test_a_wrong_value_of_the_starting_cards_is_refused_too(
    tmp_path: Path, table: str, at: int, column: str, value: str, expected: str
) -> None:
    assert expected in refused(tmp_path, table, at, column, value)


def test_every_column_of_every_table_is_tried_with_a_wrong_value() -> None:
    tried = {(table, column) for table, _, column, _, _ in WRONG + NOT_READ}
    free = {"source", "facts"}  # remarks
    assert tried == {(table, column) for table in TABLES for column in rows_of(table)[0] if column not in free}


@pytest.mark.parametrize("table", TABLES)
def test_source_and_facts_may_say_anything_or_be_left_out(tmp_path: Path, table: str) -> None:
    rows = [
        {column: value for column, value in row.items() if column not in ("source", "facts")} for row in rows_of(table)
    ]
    with (tmp_path / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    assert load(tmp_path).array.tobytes() == load().array.tobytes()


@pytest.mark.rule("Q59")
@pytest.mark.parametrize(
    ("table", "at", "column", "value"),
    [
        ("ships", 2, "effect", "income card 1"),
        ("ships", 2, "effect", "income any 1"),
        ("buildings", 0, "effect", "gain wood 2 ; income card 1"),
        ("trades", 0, "income", "income any 1"),
        ("trades", 0, "income", "income card 1"),
        ("starting", 1, "effect", "income card 1"),
        ("heroes", 0, "effect", "on reward gain any 1"),
        ("heroes", 0, "effect", "on reward gain card 1"),
        ("heroes", 2, "effect", "discount ship basic 2"),
        ("starting", 3, "effect", "pay card 1 + gold 1 -> skill 2"),
    ],
)
def test_effects_that_no_rule_covers_are_refused_with_the_clause(
    tmp_path: Path, table: str, at: int, column: str, value: str
) -> None:
    message = refused(tmp_path, table, at, column, value)
    assert message.startswith(f"{table}.csv line {at + 2}, column {column}: expected ")
    assert repr(value) in message


# Whole tables and folders


@pytest.mark.parametrize(
    ("table", "most"),
    [
        ("ships", 14), ("buildings", 14), ("craftsmen", 20), ("townsfolk", 12), ("jarls", 12), ("rounds", 12),
        ("raids", 10), ("trades", 8), ("huts", 6), ("heroes", 4), ("enemies", 4),
    ],
)  # fmt: skip
def test_too_many_designs_are_refused(tmp_path: Path, table: str, most: int) -> None:
    rows = [row | {"id": f"{row['id']}-{turn}"} for turn in range(4) for row in rows_of(table)][: most + 1]
    with pytest.raises(CardError, match=rf"{table}\.csv line {most + 2}: expected at most {most} designs"):
        load(write(tmp_path, table, rows))


@pytest.mark.parametrize(
    ("table", "column"),
    [
        (table, column)
        for table in TABLES
        if table != "starting"
        for column in rows_of(table)[0]
        if column in ("id", "name")
    ],
)
def test_two_cards_with_one_id_or_name_are_refused(tmp_path: Path, table: str, column: str) -> None:
    message = refused(tmp_path, table, 1, column, rows_of(table)[0][column])
    assert message.startswith(f"{table}.csv line 3, column {column}: expected a")
    assert f"{column} of its own" in message


@pytest.mark.parametrize(
    ("table", "rest", "least"), [("raids", 7, 15), ("trades", 5, 15), ("rounds", 4, 5), ("huts", 4, 5)]
)
def test_decks_that_could_run_out_are_refused(tmp_path: Path, table: str, rest: int, least: int) -> None:
    with pytest.raises(CardError, match=rf"{table}\.csv, column copies: expected {least} cards or more, found"):
        load(write(tmp_path, table, rows_of(table)[:rest]))


@pytest.mark.parametrize("gone", range(11))
def test_missing_starting_cards_are_refused(tmp_path: Path, gone: int) -> None:
    rows = rows_of("starting")
    del rows[gone]
    with pytest.raises(CardError, match=r"starting\.csv: expected "):
        load(write(tmp_path, "starting", rows))


def test_a_board_space_named_twice_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, "starting", 6, "name", "Board space 1").startswith(
        "starting.csv: expected board spaces 1 to 5"
    )


def test_more_buildings_than_a_row_can_hold_are_refused(tmp_path: Path) -> None:
    message = refused(tmp_path, "buildings", 0, "copies", "3")
    assert message == "buildings.csv, column copies: expected 24 buildings at most, found 25"


def test_a_missing_hero_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"heroes\.csv: expected 4 heroes, found 3"):
        load(write(tmp_path, "heroes", rows_of("heroes")[:3]))


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_column_is_named(tmp_path: Path, table: str) -> None:
    lines = (FOLDER / f"{table}.csv").read_text(encoding="utf-8").splitlines()
    lines[0] = lines[0].replace("id,", "number,", 1)
    (tmp_path / f"{table}.csv").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(CardError, match=rf"{table}\.csv line 2, column id: expected some text, found nothing"):
        load(tmp_path)
