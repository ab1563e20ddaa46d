"""The coach: chances add up, costs and luck and the others make the change, and what was hidden changes no verdict."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from bench.review import LEAST, judge, spoilt

from meadhall import Table
from meadhall.core.phrase import COLOURS
from meadhall.i18n import LANGUAGES, words
from meadhall.review import VIEWS, Review, review
from meadhall.review.decisions import Past, reopened
from meadhall.review.judge import hindsight
from meadhall.review.page import review_page
from meadhall.review.told import lines, turned
from meadhall.review.turn import tell_turn

GOLDEN = Path(__file__).parent / "golden"
GAMES = ("eketorp-01-3-castle", "shipwrights-2-sensible")
BRIEF = 0.05


def recorded(name: str) -> Table:
    return Table.load(GOLDEN / f"{name}.json")


@cache
def reviewed(name: str) -> Review:
    return review(recorded(name), 1, BRIEF)


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_so_do_their_changes(name: str) -> None:
    found = reviewed(name)
    assert found.course
    wins, table = found.course.wins, found.table
    assert len(wins) == len(table.live) + 1
    assert wins.sum(axis=1) == pytest.approx(1.0)
    assert table.outcome
    assert [seat for seat, share in enumerate(wins[-1]) if share] == list(table.outcome.winners)
    for view in VIEWS:
        judged = found.views[view]
        assert judged.mine + found.luck + found.others(view) == pytest.approx(found.end - found.start)
        assert len(judged.verdicts) == len(found.decisions)
        assert all(verdict.win >= 0.0 and (verdict.wish > 0.0) == bool(verdict.better) for verdict in judged.verdicts)
        dearest = sorted((verdict.wish for verdict in judged.verdicts), reverse=True)[: len(judged.worst)]
        assert [judged.verdicts[told.decision].wish for told in judged.worst] == dearest
    assert any(verdict.better for verdict in found.views["known"].verdicts)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_belongs_to_one_decision(name: str) -> None:
    """Steps are gathered into whole moves, in their order, and nothing that was a choice is left out."""
    table = recorded(name)
    past = Past(table)
    for seat in range(table.seats):
        decisions = list(past.decisions(seat))
        own = [at for at in table.live if table.entries[at].seat == seat]
        inside = {at for each in decisions for at in own if each.entry <= at <= each.last}
        assert sum(len(each.codes) for each in decisions) == len(inside)
        for place, at in enumerate(table.live):
            entry, now = table.entries[at], past.position(place)
            if entry.seat == seat and entry.mark != "forced" and (now.legal(seat) == 0).sum() > 1:
                assert at in inside
    if table.game.name == "eketorp":
        plans = [each for each in past.decisions(0) if table.game.space[each.codes[0]].kind == "place"]
        assert len({each.round for each in plans}) == len(plans) > 3, "a round has one plan"


@pytest.mark.parametrize("name", GAMES)
def test_what_was_hidden_changes_no_verdict(name: str) -> None:
    """In another world that the seat could not tell apart, its decision costs the same, to the last bit."""
    table = recorded(name)
    worlds = 0
    for decision in list(Past(table).decisions(1))[::9]:
        other = table.fork(1, decision.entry, seed=decision.entry)
        world = other.position.array.tobytes()
        elsewhere = replace(
            decision, known=other.known(1), legal=tuple(other.moves(1)), state=world
        )  # fmt: skip
        verdicts = [
            hindsight(table.game, table.cards, each, False).beside(decision.codes, BRIEF)
            for each in (decision, elsewhere)
        ]
        assert verdicts[0] == verdicts[1]
        worlds += world != decision.state
    assert worlds > 3


def test_open_hands_are_the_true_ones() -> None:
    """Judged with all hands open, the world is the true one, before what others sealed side by side."""
    past = Past(recorded("eketorp-01-3-castle"))
    for decision in past.decisions(1):
        position = past.position(0).at(decision.state)
        assert reopened(past.game, position.known(1)) == reopened(past.game, decision.known)
        advice = hindsight(past.game, past.table.cards, decision, True)
        assert advice._world().array.tobytes() == decision.state
        assert position.mask() >> 1 & 1, "the seat could decide there"


AHEAD, LEVEL, BEHIND, WON, LOST = [0.6, 0.4], [0.51, 0.49], [0.3, 0.7], [1.0, 0.0], [0.0, 1.0]


@pytest.mark.parametrize(
    ("wins", "told"),
    [
        ([LEVEL, AHEAD, AHEAD, WON], "always 3"),
        ([LEVEL, BEHIND, AHEAD, WON], "took 2"),
        ([LEVEL, AHEAD, BEHIND, WON], "last 3"),
        ([LEVEL, LEVEL, LEVEL, WON], "last 3"),
        ([LEVEL, AHEAD, AHEAD, LOST], "until 2"),
        ([LEVEL, AHEAD, BEHIND, LOST], "until 1"),
        ([BEHIND, LEVEL, BEHIND, LOST], "never 1 51"),
        ([LEVEL, BEHIND, BEHIND, LOST], "never 1 51"),
        ([LEVEL, BEHIND, AHEAD, [0.5, 0.5]], "took 2"),
    ],
)
def test_when_the_game_turned_is_one_sentence(wins: list[list[float]], told: str) -> None:
    """Who is ahead by less than two percent is not ahead; the beginning belongs to the first round."""
    params = tell_turn("eketorp", wins, [0, 1, 2, 3], 0).params
    assert told in f"{params['kind']} {params['round']} {params['percent']}"


def test_a_solo_player_is_ahead_of_the_rival_above_one_half() -> None:
    assert tell_turn("shipwrights", [[0.5], [0.6], [0.0]], [1, 1, 2], 0).params["kind"] == "until"
    assert tell_turn("shipwrights", [[0.5], [0.4], [0.0]], [1, 1, 2], 0).params["kind"] == "never"


def test_a_review_is_told_in_every_language(tmp_path: Path) -> None:
    found = reviewed(GAMES[0])
    plain = json.loads(json.dumps(found.plain()))
    assert plain["views"]["known"]["worst"] and len(plain["wins"]) == len(plain["entries"])
    for language in LANGUAGES:
        said = "\n".join(lines(found, words(language)))
        page = review_page(found, words(language))
        assert "{" not in said and "review-" not in said
        assert page.count("<polyline") == found.table.seats and f'lang="{language}"' in page
        why = words(language).to(COLOURS[1]).say(found.views["known"].worst[0].why)
        assert why in said
        assert all(words(language).to(COLOURS[1]).say(turned(found)) in each for each in (said, page))
        beyond = sum(found.views["known"].best(told.decision) for told in found.views["open"].worst)
        assert said.count(words(language).say("review-unknowable")) == beyond


def test_a_running_game_has_no_review() -> None:
    table = recorded(GAMES[0])
    with pytest.raises(ValueError, match="when it is over"):
        Review(table.at(40), 0)
    with pytest.raises(ValueError, match="no seat 3"):
        Review(table, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_a_random_move_that_costs_much_is_found(game: str) -> None:
    """As `python -m bench.review` counts it, in a few games."""
    found = [judge(each, 1.0) for number in range(1, 7) if (each := spoilt(game, number, LEAST))]
    hits = [each["place"]["known"] in (1, 2, 3) for each in found]
    assert sum(hits) >= 0.6 * len(hits) > 2
