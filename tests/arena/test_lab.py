"""The laboratory counts what happened: recorded games counted again row by row, and decks that were changed."""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.arena.lab import CHANGED, GONE, KEPT, NEW, Findings, Setup, catalogue, study, win_shares
from meadhall.arena.lab_report import plain
from meadhall.core.contract import CHANCE
from meadhall.core.game import Cards, find
from meadhall.core.position import Entry
from meadhall.games.shipwrights.cards.lines import FOLDER
from meadhall.games.shipwrights.people.notation import position
from meadhall.games.shipwrights.rules.actions import DESIGN_WORDS
from meadhall.games.shipwrights.rules.state import GOLD, Ask
from meadhall.story import tell
from tests.recorded import noted, recorded

pytestmark = pytest.mark.xdist_group("lab")

EKETORP = [(("karl",) * 3, 5), (("karl",) * 4, 1), (("thrall",) * 5, 2)]
SHIPWRIGHTS = [(("thrall",) * 4, 3), (("thrall",) * 4, 8), (("thrall",) * 2, 5), (("thrall", "karl", "thrall"), 7)]
USES = find("shipwrights").ledger.uses


def scores(table: Table) -> int:
    """The points of all seats as the table stands."""
    out = np.zeros((table.seats, len(table.game.parts)), np.int32)
    table.game.rules.scores(table.position.state, table.cards.record, out)
    return int(out.sum())


# Eketorp


def rounds(table: Table) -> dict[int, Counter[str]]:
    """What the story tells of the round of each material card, and what lay on the fields before it."""
    replay, told, card = table.at(0), dict[int, Counter[str]](), -1
    for at, phrases in tell(table, None):
        row = table.game.space[table.entries[at].code]
        if row.kind == "material":
            card = row.args[0]
            told[card] = Counter(lay=int(replay.position.state.bricks.sum()), began=scores(replay))
        for phrase in phrases if card >= 0 else []:
            told[card][phrase.id.removeprefix("eketorp-event-")] += 1
            told[card]["claimed"] += bricks(phrase.params["bricks"]) if phrase.id.endswith("-took") else 0
            told[card]["laid"] += sum(bricks(each.params["bricks"]) for each in phrase.params.get("laid", []))  # type: ignore[union-attr,misc]
        replay.follow(table.entries[at])
        if card >= 0:
            told[card]["points"] = scores(replay) - told[card]["began"]
    return told


def bricks(phrases: Any) -> int:
    return sum(phrase.params["count"] for phrase in phrases)


@pytest.mark.parametrize(("players", "seed"), EKETORP)
def test_a_material_card_is_counted_as_its_round_is_told(players: tuple[str, ...], seed: int) -> None:
    table, played = recorded("eketorp", players, seed), noted("eketorp", players, seed)
    told = rounds(table)
    assert sorted(told) == np.flatnonzero(played.used[0, -1, :, 0]).tolist() and len(told) > 3
    for card, events in told.items():
        counted = dict(zip(table.game.ledger.tallies, played.tallies[0, card].tolist(), strict=True))
        assert counted == {
            "laid": events["laid"],
            "claimed": events["claimed"],
            "left": events["lay"] + events["laid"] - events["claimed"],
            "fights": events["attack"] + events["contest"] + events["siege"],
            "hurt": events["hurt"] + 2 * events["hurt-both"],
        }
        assert played.points[0, card, 0] == events["points"]
    assert not played.used[0, :-1].any() and not played.points[0, 12:].any()


# Shipwrights


@pytest.mark.parametrize(("players", "seed"), SHIPWRIGHTS)
def test_what_was_built_and_won_lies_there_at_the_end(players: tuple[str, ...], seed: int) -> None:
    table, played = recorded("shipwrights", players, seed), noted("shipwrights", players, seed)
    state, used = table.position.state, played.used[0]
    ships, designs = len(state.fleet[0]), len(DESIGN_WORDS)
    for seat in range(table.seats):
        standing = np.bincount(state.building[seat][state.building[seat] > 0] - 1, minlength=designs)
        assert np.array_equal(used[seat, :designs, USES.index("built")][:ships], state.fleet[seat])
        assert np.array_equal(used[seat, ships:designs, USES.index("built")], standing[ships:])
        raids = np.bincount(state.raid[seat][state.raid[seat] > 0] - 1, minlength=10)
        assert np.array_equal(used[seat, designs + 12 : designs + 22, USES.index("won")], raids)
        stowed = used[seat, :, USES.index("loaded")] + used[seat, :, USES.index("cashed")]
        assert stowed.sum() == np.sum(state.trade[seat] > 0)
        tried = sum(entry.seat == seat and table.game.space[entry.code].kind == "raid" for entry in table.entries)
        assert used[seat, :, USES.index("raided")].sum() == tried
        assert used[seat, :, USES.index("upgraded")].sum() == int(state.upgraded[seat]) >> 2 & 1
    assert used[:-1, :, USES.index("built")].any() and not used[-1, :, : USES.index("turned")].any()


def uses_of(replay: Table, entry: Entry) -> Iterator[tuple[int, str]]:
    """The card and the use that a decision is about, by its text and what lies on the table."""
    state, seat, row = replay.position.state, entry.seat, replay.game.space[entry.code]
    kind, *words = row.text.split()
    main = state.ask[seat] == Ask.MAIN
    if kind == "card":
        yield DESIGN_WORDS.index(words[0]), "taken" if replay.game.rules.sealed(state) else "paid"
    elif kind in ("discard", "lay", "play", "build", "tuck"):
        use = {"discard": "discarded", "lay": "laid", "play": "played", "build": "built", "tuck": "tucked"}[kind]
        yield DESIGN_WORDS.index(words[0]), use
    elif kind == "ship":
        yield int(state.board[seat, int(words[0]) - 1]) - 1, "built"
    elif kind == "from":
        yield int(state.board[seat, int(words[0]) - 1]) - 1, "worked"
    elif kind == "at" and state.ask[seat] == Ask.SKILL:
        yield int(state.tucked[seat, int(words[0])]) - 1, "worked"
    elif kind == "dismiss":
        place = int(words[1])
        lying = state.board[seat, place - 1] if words[0] == "board" else state.tucked[seat, place]
        yield int(lying) - 1, "dismissed"
    elif kind == "place" and words[0] == "building" and main and int(words[1]) > 0:
        slot = int(words[1])
        if not DESIGN_WORDS[int(state.tucked[seat, slot]) - 1].startswith("TF") or state.tucked[seat, slot] == 0:
            yield int(state.building[seat, slot]) - 1, "visited"
    elif kind == "ability" and (words[0] == "townsfolk" or state.at[seat] > 0):
        lying = state.tucked if words[0] == "townsfolk" else state.building
        yield int(lying[seat, state.at[seat]]) - 1, "visited"


@pytest.mark.parametrize(("players", "seed"), SHIPWRIGHTS)
def test_every_use_of_a_village_card_is_counted_once(players: tuple[str, ...], seed: int) -> None:
    table, played = recorded("shipwrights", players, seed), noted("shipwrights", players, seed)
    replay, counted = table.at(0), Counter[tuple[int, int, str]]()
    for entry in table.entries:
        if entry.seat != CHANCE:
            for card, use in uses_of(replay, entry):
                counted[entry.seat, card, use] += 1
        replay.follow(entry)
    mine = played.used[0, :-1, : len(DESIGN_WORDS)].copy()
    for use in ("dealt", "drawn"):
        fallen = played.used[0, :-1, : len(DESIGN_WORDS), USES.index(use)].sum(axis=0)
        drawn = Counter(entry.code for entry in table.entries if entry.seat == CHANCE)
        assert use == "drawn" or np.all(fallen <= [drawn[design] for design in range(len(DESIGN_WORDS))])
        mine[:, :, USES.index(use)] = 0
    noted_here = {(seat, card, USES[use]): int(mine[seat, card, use]) for seat, card, use in np.argwhere(mine).tolist()}
    assert noted_here == counted and len({use for _, _, use in counted}) > 6


@pytest.mark.parametrize(("players", "seed"), SHIPWRIGHTS)
def test_chance_rows_are_counted_by_what_they_bring(players: tuple[str, ...], seed: int) -> None:
    table, played = recorded("shipwrights", players, seed), noted("shipwrights", players, seed)
    kinds = Counter(table.game.space[entry.code].kind for entry in table.entries if entry.seat == CHANCE)
    times = dict(zip(USES, played.used[0].sum(axis=(0, 1)).tolist(), strict=True))
    assert times["dealt"] + times["drawn"] == kinds["draw"] + kinds["hut"]
    assert (times["turned"], times["won"]) == (kinds["round"], kinds["prize"] + kinds["route"])
    assert times["held"] == sum(
        np.isin(after.hero, range(table.seats)).sum() + int(after.common).bit_count() for after in round_ends(table)
    )


def round_ends(table: Table) -> Iterator[np.record]:
    """The state after each round's heroes are settled: before the next round card, and at the end."""
    replay = table.at(0)
    for entry in table.entries:
        if table.game.space[entry.code].kind == "round" and int(replay.position.state.round_no) > 0:
            yield replay.position.array.copy()[0]
        replay.follow(entry)
    yield replay.position.state


@pytest.mark.parametrize(("players", "seed"), SHIPWRIGHTS)
def test_points_are_those_of_the_action_that_a_row_belongs_to(players: tuple[str, ...], seed: int) -> None:
    """Ships, buildings, jarls and discards: from the row that begins the action to the one before the next action."""
    table, played = recorded("shipwrights", players, seed), noted("shipwrights", players, seed)
    replay, points = table.at(0), Counter[tuple[int, str]]()
    action: tuple[int, str] | None = None
    for entry in table.entries:
        state, kind = replay.position.state, table.game.space[entry.code].kind
        if entry.seat != CHANCE and state.ask[entry.seat] == Ask.MAIN and not table.game.rules.sealed(state):
            action = next(uses_of(replay, entry), None)
        launched = state.launched.copy()
        before = scores(replay)
        replay.follow(entry)
        if action and (kind not in ("prize", "route", "aboard", "cash", "upgrade", "end") or launched.any()):
            points[action] += scores(replay) - before
    for card, use in points:
        if use in ("built", "tucked", "discarded"):
            assert played.points[0, card, USES.index(use)] == points[card, use], (DESIGN_WORDS[card], use)
    assert any(use == "built" and change > 0 for (_, use), change in points.items())


GOLDEN_SHIP = """
seats 3, round 2, card RO01, step actions
seat 0: worker 5, wood 5, wool 5, iron 5
tracks 0: 3 1 1
board 0: SH01 CR01 - - -
"""


def test_the_effect_of_a_ship_belongs_to_it_though_a_raid_card_comes_first(tmp_path: Path) -> None:
    """The milestone is resolved before the effect (S6.7.19), so the gold comes with the row of the raid card."""
    game, cards = find("shipwrights"), deck(tmp_path, "SH01", effect="gain gold 3")
    array = position(GOLDEN_SHIP, None, cards)
    used = np.zeros((4, sum(game.ledger.tables.values()) + 1, len(USES)), np.int16)
    tallies = np.zeros((used.shape[1], 0), np.int32)
    built, credited = USES.index("built"), []
    for seat, text in ((0, "ship 1"), (0, "from 2"), (CHANCE, "prize RA02")):
        before, code = array.copy(), game.space.by_text[text].code
        game.rules.act(array[0], cards.record, seat, code)
        credited.append(game.rules.note(before[0], array[0], cards.record, seat, code, used, tallies))
    assert credited == [built, built, built] and int(array[0].goods[0, GOLD]) == 3
    counted = {(seat, card, USES[use]): int(used[seat, card, use]) for seat, card, use in np.argwhere(used).tolist()}
    raid = len(DESIGN_WORDS) + game.ledger.tables["rounds"] + 1
    assert counted == {(0, 0, "built"): 1, (0, DESIGN_WORDS.index("CR01"), "worked"): 1, (0, raid, "won"): 1}


# Decks


def deck(folder: Path, card: str, **changes: str) -> Cards:
    """The supplied cards with one ship changed."""
    lines = (FOLDER / "ships.csv").read_text(encoding="utf-8").splitlines()
    rows = [row | changes if row["id"] == card else row for row in csv.DictReader(lines)]
    with (folder / "ships.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    return find("shipwrights").load_cards(folder)


def found(old: Cards, new: Cards, games: int = 120, jobs: int = 1) -> Findings:
    game, players = find("shipwrights"), ("thrall",) * 3
    return study(Setup(game, players, game.complete_options(3, None), (old, new)), range(11, 11 + games), jobs)


def by_id(report: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in report["cards"]}


def differences(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from [each] if key == "difference" else differences(each)
    elif isinstance(value, list):
        for each in value:
            yield from differences(each)


def test_the_same_deck_twice_differs_by_exactly_nothing() -> None:
    supplied = find("shipwrights").load_cards(None)
    report = plain(found(supplied, supplied))
    nothing = {"value": 0, "low": 0, "high": 0}
    assert all(each in (nothing, None) for each in differences(report))
    assert sum(each == nothing for each in differences(report)) > 500
    assert {card["change"] for card in report["cards"]} == {"same"}


def test_ten_points_more_are_seen_where_they_were_given(tmp_path: Path) -> None:
    """Thralls do not read cards: they play the same games, and each ship built brings ten points more."""
    supplied = find("shipwrights").load_cards(None)
    vp = next(int(row["vp"]) for row in supplied.rows if row["id"] == "SH02")
    report = plain(found(supplied, deck(tmp_path, "SH02", vp=str(vp + 10))))
    cards = by_id(report)
    assert [card["id"] for card in report["cards"] if card["change"] == "changed"] == ["SH02"]
    built = cards["SH02"]["uses"]["built"]
    assert built["times"]["difference"] == {"value": 0, "low": 0, "high": 0} and built["times"]["before"]["value"] > 0
    assert built["points"]["difference"] == {"value": 10, "low": 10, "high": 10}
    assert built["wins"]["difference"]["low"] > 0 and built["score"]["difference"]["low"] > 9
    assert cards["SH03"]["uses"]["built"]["points"]["difference"]["value"] == 0
    gained = 10 * built["times"]["before"]["value"] / 3
    assert np.isclose(report["parts"]["ships"]["difference"]["value"], gained, atol=1e-5)
    assert report["parts"]["buildings"]["difference"]["value"] == 0


def test_a_report_adds_up(tmp_path: Path) -> None:
    report = plain(found(find("shipwrights").load_cards(None), deck(tmp_path, "SH05", wood="0")))
    for side in ("before", "after"):
        assert np.isclose(sum(seat["wins"][side]["value"] for seat in report["seats"]), 100, atol=1e-4)
        score = sum(seat["score"][side]["value"] for seat in report["seats"]) / 3
        assert np.isclose(sum(part[side]["value"] for part in report["parts"].values()), score, atol=1e-4)
        rounds_turned = [
            card["uses"]["turned"]["times"][side]["value"] for card in report["cards"] if card["table"] == "rounds"
        ]
        assert np.isclose(sum(rounds_turned), report["rounds"][side]["value"], atol=1e-4)
        assert report["endings"]["rounds"][side]["value"] == 100
    townsfolk = next(card for card in report["cards"] if card["table"] == "townsfolk")["uses"]
    times = [townsfolk[use]["times"]["after"]["value"] for use in ("played", "tucked", "used")]
    assert np.isclose(times[0] + times[1], times[2], atol=1e-5)


def test_jobs_change_nothing(tmp_path: Path) -> None:
    supplied, changed = find("shipwrights").load_cards(None), deck(tmp_path, "SH02", vp="9")
    assert plain(found(supplied, changed, 230, jobs=1)) == plain(found(supplied, changed, 230, jobs=3))


def test_cards_are_matched_by_id(tmp_path: Path) -> None:
    game = find("shipwrights")
    supplied, renamed = game.load_cards(None), deck(tmp_path, "SH01", id="SH99", name="Færing")
    cards = {card.id: card for card in catalogue(game, (supplied, renamed))}
    assert [cards[each].change for each in ("SH01", "SH02", "SH99", "RO01")] == [GONE, KEPT, NEW, KEPT]
    assert cards["SH01"].numbers == (0, -1) and cards["SH99"].numbers == (-1, 0)
    assert cards["SH99"].name == "Færing" and cards["BU01"].numbers == (14, 14)
    report = by_id(plain(found(supplied, renamed, 60)))
    there, gone = report["SH99"]["uses"]["taken"]["times"], report["SH01"]["uses"]["taken"]["times"]
    assert there["before"]["value"] == 0 == gone["after"]["value"]
    assert there["after"]["value"] == gone["before"]["value"] > 0


def test_a_changed_material_card_is_marked(tmp_path: Path) -> None:
    game = find("eketorp")
    supplied = game.load_cards(None)
    rows = [row | {"A": "SS"} if row["id"] == "3" else row for row in supplied.rows]
    changed = game.load_cards({"name": "mine", "cards": rows})
    assert [card.id for card in catalogue(game, (supplied, changed)) if card.change == CHANGED] == ["3"]


def test_a_shared_win_is_shared() -> None:
    assert win_shares(np.array([0b1, 0b110, 0b111, 0b0]), 3).tolist() == [
        [60, 0, 0],
        [0, 30, 30],
        [20, 20, 20],
        [0, 0, 0],
    ]
