"""The report needs nothing but itself, and says everything."""

import io
import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest
from rich.console import Console

from meadhall.arena import plots
from meadhall.arena.html import Html, join, tag
from meadhall.arena.job import Result
from meadhall.arena.report import report
from meadhall.arena.tables import tables
from meadhall.arena.tournament import Tournament

from .playing import made_up, tournament

NASTY = "<script>alert('&amp;')</script>"


def games(seats: int = 3, count: int = 12, **more: object) -> list[Result]:
    who = ["thrall", "karl", "search@20"]
    return [
        made_up(
            at, " ".join(who[(at + seat) % 3] for seat in range(seats)), [at % 5 + 3 * seat for seat in range(seats)]
        )
        | more
        for at in range(count)
    ]


def read(what: Tournament, results: list[Result]) -> tuple[str, ElementTree.Element]:
    text = report(what, results)
    return text, ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    text, page = read(tournament("thrall,karl,search@20", games=12), games())
    assert not re.search(r"https?:|//|@import|url\(|<script|<link|<img|src=|href=", text)
    HTMLParser().feed(text)
    titles = [title.text for title in page.iter("h2")]
    assert titles == [
        "Standings",
        "Ratings",
        "Head to head",
        "Scores",
        "Score by round",
        "Length of games",
        "How games ended",
        "Seats",
        "Failures",
        "Options",
        "Play it again",
    ]
    assert all(svg.get("aria-label") or svg.get("aria-hidden") for svg in page.iter("svg"))
    assert "NaN" not in text and "inf" not in re.sub(r"[a-z]inf|inf[a-z]", "", text)


def test_light_and_dark_name_the_same_colours() -> None:
    text, _ = read(tournament("thrall,karl,search@20", games=12), games())
    light, dark = text.split("prefers-color-scheme: dark", 1)
    names = set(re.findall(r"(--\w+): #", light))
    assert names == set(re.findall(r"(--\w+): #", dark)) and len(names) > 10
    assert set(re.findall(r"var\((--\w+)\)", text)) <= names | {"--share"}


def test_the_command_stands_in_the_page_whole() -> None:
    what = tournament(
        "karl,thrall*2", seed=9, options={"hospitalExit": "onArrival"}, seconds=0.5, card_file="my cards.csv"
    )
    text, page = read(what, [made_up(0, "karl thrall thrall", [1, 2, 3])])
    [command] = [code.text for code in page.iter("code")]
    assert (
        command
        == what.command
        == (
            "meadhall arena eketorp --bots karl,thrall,thrall --seats 3 --games 6 --seed 9 "
            "--option hospitalExit=onArrival --cards 'my cards.csv' --seconds 0.5"
        )
    )
    assert "onArrival" in text and "changed" in text


def test_what_comes_from_outside_is_escaped() -> None:
    failure = {"bot": "thrall", "table": "game 1", "seat": 0, "decision": 3, "kind": "raised", "detail": NASTY}
    results = games(reason=NASTY)
    results[0]["failures"] = [failure]
    text, page = read(tournament("thrall,karl,search@20", games=12), results)
    assert "<script" not in text and list(page.iter("script")) == []
    assert sum(NASTY in "".join(cell.itertext()) for cell in [*page.iter("td"), *page.iter("th")]) == 2
    assert tag("a", NASTY, title='"<&') == f'<a title="&quot;&lt;&amp;">{join(NASTY)}</a>' and "<s" not in join(NASTY)
    assert join(Html("<b/>"), "<b/>") == "<b/>&lt;b/&gt;"


def test_failures_are_shown_everywhere() -> None:
    failure = {"bot": "karl", "table": "game 1 (seed 1)", "seat": 2, "decision": 3, "kind": "late", "detail": "3.1"}
    what, results = tournament("thrall,karl,search@20", games=12), games(failures=[failure])
    text, _ = read(what, results)
    assert "12 failures: karl 12." in text and "answered too late, after 3.1 s" in text
    assert "12 times a bot failed" in shown(what, results)
    assert "No bot failed." in read(what, games())[0]


def test_the_page_does_not_depend_on_the_order_of_results() -> None:
    results = games()
    for at, result in enumerate(results):
        failure = {"bot": "karl", "table": f"game {at}", "seat": 0, "decision": at, "kind": "raised", "detail": "x"}
        result["failures"] = [failure]
    what = tournament("thrall,karl,search@20", games=12)
    assert report(what, results) == report(what, results[::-1]) and shown(what, results) == shown(what, results[::-1])


def shown(what: Tournament, results: list[Result], width: int = 80) -> str:
    paper = io.StringIO()
    Console(width=width, file=paper).print(tables(what, results))
    return paper.getvalue()


def test_the_table_fits_a_narrow_terminal() -> None:
    text = shown(tournament("thrall,karl,search@20", games=12), games())
    assert all(len(line.rstrip()) <= 80 for line in text.splitlines()) and "…" not in text
    for bot in ("thrall", "karl", "search@20"):
        assert len(re.findall(rf"^ ?{bot} ", text, re.MULTILINE)) == 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_number_of_seats_and_a_single_game_have_a_report(seats: int) -> None:
    game = "shipwrights" if seats < 3 else "eketorp"
    what = tournament("thrall,karl,search@20", seats, 1, game)
    for count in (1, 3):
        text, _ = read(what, games(seats, count))
        assert "Play it again" in text and shown(what, games(seats, count))


def test_scales_have_round_ticks_within() -> None:
    assert plots.Scale(0, 10, 0, 100).ticks() == [0, 2, 4, 6, 8, 10]
    assert plots.Scale(-3, 61, 0, 100).ticks() == [0, 20, 40, 60]
    assert plots.Scale(5, 5, 0, 100)(5) == 0
    assert plots.apart([10, 12, 50], 18) == [10, 28, 50]


def test_a_minus_stands_before_numbers_alone() -> None:
    assert plots.minus("Ice-1 (new): -1.5, not -.5 to 0-2") == "Ice-1 (new): −1.5, not -.5 to 0-2"
