"""`lab` and `analyse`, as a user meets them."""

import json
import re
import shlex
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall import Table, start
from meadhall.bots import search
from meadhall.bots.bot import Budget
from meadhall.bots.search import Candidate
from meadhall.cli import lab
from meadhall.core.game import Cards, Game
from meadhall.core.rng import thoughts
from meadhall.core.space import Action
from meadhall.games.shipwrights.cards.lines import FOLDER

from .test_cli import run, told

pytestmark = pytest.mark.xdist_group("lab")

GOLDEN = Path(__file__).parent / "golden"
GAME = GOLDEN / "eketorp-02-4-castle.json"
LAB = ("lab", "shipwrights", "--games", "60", "--seats", "thrall*3")


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The supplied ships, but SH02 is worth ten points more, and SH03 has a name that looks like markup."""
    folder = tmp_path_factory.mktemp("decks") / "dear-ferje"
    folder.mkdir()
    text = (FOLDER / "ships.csv").read_text(encoding="utf-8")
    changed = text.replace("SH02,Ferje,3,stonecutter,2,2,1,2,0,4,", "SH02,Ferje,3,stonecutter,2,2,1,2,0,14,")
    assert changed != text
    (folder / "ships.csv").write_text(changed.replace("SH03,Skute,", "SH03,[red]Skute,"), encoding="utf-8")
    return folder


def test_lab_shows_what_changed(deck: Path) -> None:
    done = run(*LAB, "--cards", str(deck), COLUMNS="300")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("shipwrights, 3 seats, 60 games with the cards reconstruction-1")
    assert max(map(len, lines)) <= 100
    sheet = lines.index(next(line for line in lines if line.startswith("ships, built")))
    assert [line.split()[:2] for line in lines[sheet + 3 : sheet + 5]] == [["SH02", "Ferje"], ["SH03", "[red]Skute"]]
    assert "(changed)" in lines[sheet + 3] and "+10.0 ±0.00*" in lines[sheet + 3]
    assert "ships: SH02 Ferje (changed)" in done.stdout


def test_lab_writes_everything_as_json(deck: Path, tmp_path: Path) -> None:
    target = tmp_path / "found.json"
    done = run(*LAB, "--cards", str(deck), "--json", str(target), "--jobs", "2")
    shown = told(*LAB, "--cards", str(deck), "--json", "-").stdout
    assert done.returncode == 0 and "Games" in done.stdout
    report = json.loads(shown)
    assert json.loads(target.read_text(encoding="utf-8")) == report
    assert report["decks"] == {"before": "reconstruction-1", "after": "dear-ferje"}
    assert (report["games"], report["seed"], report["players"]) == (60, 1, ["thrall"] * 3)
    assert [card["id"] for card in report["cards"] if card["change"] != "same"] == ["SH02", "SH03"]


def test_lab_writes_a_page_that_needs_nothing_else(deck: Path, tmp_path: Path) -> None:
    target = tmp_path / "found.html"
    done = run(*LAB, "--cards", str(deck), "--html", str(target))
    assert done.returncode == 0 and f"The report is in {target}" in done.stderr
    text = target.read_text(encoding="utf-8")
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
    assert not re.search(r"https?:|@import|url\(|<script|<link|<img|src=|href=", text) and "nan" not in text.lower()
    titles = [title.text for title in page.iter("h2")]
    assert titles[:4] == ["In short", "Wins by seat", "Where points come from", "Length and endings"]
    assert {"Ships: SH02 Ferje (changed)", "Ships", "Options", "Play it again"} <= set(titles)
    assert "Ships: SH03 [red]Skute (changed)" in titles
    cells = [[*row.itertext()] for row in page.iter("tr")]
    assert ["vp", "4", "14"] in cells and ["name", "Skute", "[red]Skute"] in cells
    short = ["".join(item.itertext()) for item in page.iter("li")]
    assert short[0].startswith("Score: ") and any(each.startswith("SH02 Ferje (changed): built ") for each in short)
    plots = [plot.get("class") for plot in page.iter("div") if str(plot.get("class")).startswith("plot")]
    assert plots.count("plot on-phones") == plots.count("plot on-desks") == len(plots) / 2 > 5
    assert all(svg.get("aria-label") for svg in page.iter("svg"))
    dots = [title.text for title in page.iter("title")]
    assert any(str(each).startswith("SH02 Ferje (changed), after: ") for each in dots)
    assert "No difference at this table: enemies." in text
    command = next(page.iter("code")).text
    assert command and run(*shlex.split(command)[1:]).returncode == 0
    assert target.read_text(encoding="utf-8") == text


def test_lab_against_another_deck_of_ones_own(deck: Path) -> None:
    report = json.loads(told(*LAB, "--cards", str(deck), "--against", str(deck), "--json", "-").stdout)
    assert report["decks"] == {"before": "dear-ferje", "after": "dear-ferje"}
    assert {card["change"] for card in report["cards"]} == {"same"}
    assert report["parts"]["ships"]["difference"] == {"value": 0, "low": 0, "high": 0}


def meadhall(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit status of a command in this very process."""
    monkeypatch.setattr(sys, "argv", ["meadhall", *words])
    with pytest.raises(SystemExit) as left:
        start.main()
    return int(left.value.code or 0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lab", "chess", "--cards", "x"), "no game is called 'chess'"),
        (("lab", "eketorp", "--cards", "nowhere.csv"), "nowhere.csv: cannot be read as text"),
        (
            ("lab", "shipwrights", "--cards", "{bad}"),
            "ships.csv line 2, column vp: expected a whole number from 0 to 99",
        ),
        (("lab", "eketorp", "--cards", "{bad}", "--seats", "2"), "eketorp is for 3 to 6 seats, not 2"),
        (
            ("lab", "eketorp", "--cards", "{bad}", "--seats", "jarl*4"),
            "in the laboratory those play who answer at once",
        ),
        (("lab", "eketorp", "--cards", "{bad}", "-o", "mulligan=never"), "option mulligan is one of"),
        (("analyse", "nowhere.json", "--at", "1", "--seat", "0"), "nowhere.json cannot be read"),
        (("analyse", str(GAME), "--at", "9999", "--seat", "0"), "there is no entry 9999; the log has"),
        (("analyse", str(GAME), "--at", "60", "--seat", "4"), "there is no seat 4; seats are 0 to 3"),
        (("analyse", str(GAME), "--at", "60", "--seat", "0", "--bot", "karl"), "only a search can analyse"),
    ],
)
def test_an_error_is_one_sentence(
    words: tuple[str, ...],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (FOLDER / "ships.csv").read_text(encoding="utf-8")
    (tmp_path / "ships.csv").write_text(text.replace(",0,2,1,0,1,immediate", ",0,many,1,0,1,immediate", 1), "utf-8")
    assert meadhall(monkeypatch, *(word.format(bad=tmp_path) for word in words)) == 2
    told = capsys.readouterr()
    assert " ".join(told.err.split()).startswith(f"meadhall: {sentence}") and not told.out


# Analysis, by a search that stands in


class Thinker:
    """Remembers what it was handed, and values moves by their code."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def __call__(
        self, game: Game, cards: Cards, known: np.record, legal: list[Action], rng: Any, iterations: int, budget: Budget
    ) -> list[Candidate]:
        self.asked.append((game.name, known.copy(), [row.text for row in legal], rng.tolist(), iterations, budget))
        share = 1 / len(legal)
        return [Candidate(row, iterations // (at + 1), share, 20.5 - at, 0.25) for at, row in enumerate(legal)]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    stand_in = Thinker()
    monkeypatch.setattr(search, "analyse", stand_in)
    monkeypatch.setattr(lab, "compile_rules", lambda *_: None)  # it would think once, to compile
    return stand_in


def decision(path: Path, seats: int = 1) -> tuple[Table, int, int]:
    """An entry at which exactly so many seats decide, among several moves; the first of them."""
    table = Table.load(path)
    for at in range(40, len(table.entries)):
        there = table.at(at)
        if len(there.waiting) == seats and len(there.moves(there.waiting[0])) > 2:
            return there, at, there.waiting[0]
    raise AssertionError


@pytest.mark.parametrize("path", [GAME, GOLDEN / "shipwrights-4-sensible.json"])
def test_the_search_is_handed_what_the_seat_knows(
    path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, at, seat = decision(path)
    words = (
        "analyse",
        str(path),
        "--at",
        str(at),
        "--seat",
        str(seat),
        "--bot",
        "search@600",
        "--jobs",
        "2",
        "--json",
        "-",
    )
    assert meadhall(monkeypatch, *words) == 0
    ((name, known, legal, rng, iterations, budget),) = thinker.asked
    assert known.dtype == table.game.known.dtype and known == table.known(seat)
    assert legal == [row.text for row in table.moves(seat)]
    made = sum(entry.seat == seat for entry in table.entries)
    assert (name, iterations, budget, rng) == (
        table.game.name, 600, Budget(cores=2), thoughts(table.seed, seat, made).tolist(),
    )  # fmt: skip
    report = json.loads(capsys.readouterr().out)
    assert (report["at"], report["seat"], report["bot"]) == (at, seat, "search@600")
    assert [each["text"] for each in report["candidates"]] == legal
    first = report["candidates"][0]
    assert (first["visits"], first["score"], first["win"]) == (600, 20.5, 0.25)


def test_candidates_are_said_in_the_language_of_the_reader(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, at, seat = decision(GAME)
    spoken = {}
    for language in ("en", "it", "fr"):
        assert (
            meadhall(monkeypatch, "analyse", str(GAME), "--at", str(at), "--seat", str(seat), "--lang", language) == 0
        )
        spoken[language] = capsys.readouterr().out
    assert "expected score" in spoken["en"] and "punteggio atteso" in spoken["it"] and "score attendu" in spoken["fr"]
    assert "25.0%" in spoken["en"] and "20.5" in spoken["it"]
    from meadhall.i18n import words

    for language, text in spoken.items():
        for row in table.moves(seat)[:3]:
            assert words(language).say(table.game.action(row, table.known(seat), table.cards)) in text
    assert thinker.asked[0][4] == 2000


def test_a_seat_that_has_nothing_to_decide(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, at, seat = decision(GAME)
    other = (seat + 1) % 4
    assert meadhall(monkeypatch, "analyse", str(GAME), "--at", str(at), "--seat", str(other)) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert told == f"meadhall: seat {other} has nothing to decide at entry {at}; at that entry seat {seat} decides"
    end = len(Table.load(GAME).entries)
    assert meadhall(monkeypatch, "analyse", str(GAME), "--at", str(end), "--seat", "0") == 2
    assert "the game is over there" in capsys.readouterr().err
    assert meadhall(monkeypatch, "analyse", str(GAME), "--at", "0", "--seat", "0") == 2
    assert "at that entry chance decides" in " ".join(capsys.readouterr().err.split())
    assert not thinker.asked
