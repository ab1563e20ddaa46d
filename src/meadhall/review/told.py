"""A review in words, as the command line prints it."""

from collections.abc import Iterator

from ..core.phrase import COLOURS, Phrase, seat_name
from ..i18n import Words
from . import VIEWS, Review
from .turn import tell_turn

TITLES = {"known": "review-known", "open": "review-hands"}


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    """Return percents with a sign, as people write them."""
    whole = percent(share)
    return f"{'−' if whole < 0 else '+' if whole > 0 else ''}{abs(whole)}"


def theme(review: Review, at: int) -> Phrase:
    """Return what a decision is about, in words."""
    found = review.decisions[at].theme
    return Phrase(f"puzzle-theme-{review.table.game.name}-{found}") if found else Phrase("review-move")


def turned(review: Review) -> Phrase:
    """Say when the game turned for the seat."""
    course = review.course
    assert course
    return tell_turn(review.table.game.name, course.plain(), course.rounds, review.seat)


def summed(review: Review, name: str) -> Phrase:
    """Say in one sentence what was luck and what was skill."""
    mine, others = signed(review.views[name].mine), signed(review.others(name))
    return Phrase("review-sum", {"mine": mine, "luck": signed(review.luck), "others": others})


def lines(review: Review, words: Words) -> Iterator[str]:
    """Yield the review line by line."""
    say, game = words.to(COLOURS[review.seat]).say, review.table.game.name
    yield f"{say('review-title')}: {say(seat_name(review.seat))}"
    yield say(turned(review))
    yield say("review-from-to", start=percent(review.start), end=percent(review.end))
    for name in VIEWS:
        judged = review.views[name]
        yield ""
        yield say("review-judged") + ": " + say(TITLES[name])
        yield say(summed(review, name))
        yield say("review-worst", count=len(judged.worst)) if judged.worst else say("review-none")
        for told in judged.worst:
            verdict, decision = judged.verdicts[told.decision], review.decisions[told.decision]
            yield say(
                "review-round-line", game=game, round=decision.round, theme=theme(review, told.decision),
                percent=percent(verdict.win), count=max(0, round(verdict.points)),
            )  # fmt: skip
            yield say("review-move-line", who=Phrase("review-you"), move=review.says[told.decision])
            yield say("review-move-line", who=Phrase("review-better"), move=told.better)
            yield say("review-why-line", why=told.why)
            if name == "open" and review.views["known"].best(told.decision):
                yield say("review-why-line", why=Phrase("review-unknowable"))
