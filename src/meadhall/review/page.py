"""A review as one page that needs nothing else: the chances to win as lines, my decisions as dots, and the dearest."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from ..arena.html import Html, table, tag
from ..arena.report import page, section
from ..core.phrase import COLOURS, seat_name
from ..i18n import Words
from . import VIEWS, Review
from .told import TITLES, percent, signed, summed, theme, turned

WIDTH, HEIGHT, LEFT, TOP, LANE = 860, 300, 46, 12, 34
SMALLEST, LARGEST = 3.0, 11.0  # of a dot
FULL = 0.2  # of a win: what costs as much has the largest dot


def write_page(review: Review, words: Words, path: Path) -> None:
    path.write_text(review_page(review, words), encoding="utf-8")


def review_page(review: Review, words: Words) -> str:
    """Return the page. It depends on the review and the language alone."""
    say = words.to(COLOURS[review.seat]).say
    title = f"{review.table.game.name.capitalize()}: {say('review-title')}, {words.say(seat_name(review.seat))}"
    return page(
        title,
        tag("h1", say("review-heading")),
        tag("p", title, class_="muted"),
        tag("p", say(turned(review))),
        tag("p", say("review-from-to", start=percent(review.start), end=percent(review.end))),
        section(say("review-chance"), _chart(review, words), tag("p", say("review-bigger"), class_="muted")),
        *(_view(review, words, name) for name in VIEWS),
        section(say("review-decisions", count=len(review.decisions)), _list(review, words)),
        language=words.language,
    )


def _view(review: Review, words: Words, name: str) -> Html:
    say, judged = words.to(COLOURS[review.seat]).say, review.views[name]
    parts = (judged.mine, review.luck, review.others(name))
    rows = [
        [say(each), f"{signed(part)} %"]
        for each, part in zip(("review-mine", "review-luck", "review-others"), parts, strict=True)
    ]
    note = "review-known-note" if name == "known" else "review-hands-note"
    return section(
        f"{say('review-judged')}: {say(TITLES[name])}",
        tag("p", say(note), class_="muted"),
        tag("p", say(summed(review, name))),
        table(["", ""], rows, class_="narrow"),
        tag("h2", say("review-worst", count=len(judged.worst)) if judged.worst else say("review-none")),
        *_cards(review, words, name),
    )


def _cards(review: Review, words: Words, name: str) -> Iterator[Html]:
    say, judged, game = words.to(COLOURS[review.seat]).say, review.views[name], review.table.game.name
    known = review.views["known"]
    for told in judged.worst:
        decision, verdict = review.decisions[told.decision], judged.verdicts[told.decision]
        points = say("review-points", count=max(0, round(verdict.points)))
        head = f"{say('web-round', game=game, round=decision.round)} · {say(theme(review, told.decision))}"
        yield tag(
            "div",
            tag("p", tag("b", head), f" · −{percent(verdict.win)} % · {points}"),
            tag("p", f"{say('review-you')}: {say(review.says[told.decision])}"),
            tag("p", f"{say('review-better')}: ", tag("b", say(told.better))),
            tag("p", say(told.why), class_="muted"),
            *([tag("p", say("review-unknowable"))] if name == "open" and known.best(told.decision) else []),
        )


def _list(review: Review, words: Words) -> Html:
    say, game = words.to(COLOURS[review.seat]).say, review.table.game.name
    rows = [
        [
            say("web-round", game=game, round=decision.round),
            tag("td", say(review.says[at]), class_="words"),
            *(_cost(say("review-best"), review.views[name].verdicts[at].win) for name in VIEWS),
        ]
        for at, decision in enumerate(review.decisions)
    ]
    return table(["", "", *(say(TITLES[name]) for name in VIEWS)], rows)


def _cost(best: str, win: float) -> str:
    return f"−{100 * win:.1f} %" if win >= 0.0005 else best


def _chart(review: Review, words: Words) -> Html:
    course = review.course
    assert course
    seats, last = review.table.seats, max(1, len(course.entries) - 1)
    inner = WIDTH - LEFT

    def x(place: int) -> float:
        return LEFT + inner * place / last

    def y(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    grid = [
        part
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        for part in (
            tag("line", x1=LEFT, x2=WIDTH, y1=y(share), y2=y(share), class_="grid"),
            tag("text", f"{percent(share)} %", x=LEFT - 6, y=y(share) + 4, text_anchor="end", class_="tick"),
        )
    ]
    lines = [
        tag(
            "polyline",
            points=" ".join(f"{x(at):.1f},{y(row[seat]):.1f}" for at, row in enumerate(course.wins)),
            class_=f"curve s{seat}",
            style="stroke-width: 4" if seat == review.seat else "",
        )
        for seat in sorted(range(seats), key=lambda seat: seat == review.seat)
    ]
    names = [
        tag(
            "span",
            tag("span", "● ", class_=f"c{seat}", style=f"color: var(--c{seat})"),
            f"{words.say(seat_name(seat))}  ",
        )
        for seat in range(seats)
    ]
    picture = tag(
        "svg",
        *grid,
        *_rounds(course.rounds, x),
        *lines,
        *_dots(review, course.entries, x),
        viewBox=f"0 0 {WIDTH + 8} {TOP + HEIGHT + 2 * LANE}",
        role="img",
        aria_label=words.say("review-chance"),
    )
    return tag("div", tag("p", *names), picture, class_="plot")


def _rounds(rounds: Sequence[int], x: Callable[[int], float]) -> Iterator[Html]:
    for at, (before, now) in enumerate(pairwise(rounds), 1):
        if now != before:
            yield tag("line", x1=x(at), x2=x(at), y1=TOP, y2=TOP + HEIGHT, class_="grid")
            yield tag("text", f"{now}", x=x(at) + 4, y=TOP + HEIGHT + 16, class_="tick")


def _dots(review: Review, entries: Sequence[int], x: Callable[[int], float]) -> Iterator[Html]:
    places = {entry: at for at, entry in enumerate(entries)}
    for decision, verdict in zip(review.decisions, review.views["known"].verdicts, strict=True):
        size = SMALLEST + (LARGEST - SMALLEST) * min(1.0, verdict.win / FULL) ** 0.5
        at = places.get(decision.last, 0)
        yield tag("circle", cx=f"{x(at):.1f}", cy=TOP + HEIGHT + LANE + 6, r=f"{size:.1f}", class_=f"c{review.seat}")
