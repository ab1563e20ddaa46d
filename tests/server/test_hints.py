"""Legal moves with what they do, and "What would Jarl do?", over real HTTP."""

import asyncio
import random
import re
import threading
from typing import Any

import httpx
import pytest

from meadhall.bots.hints import STAGES
from meadhall.core.game import REGISTRY
from meadhall.core.phrase import Phrase, Said, Value
from meadhall.i18n import LANGUAGES, words
from meadhall.server.api import hints
from meadhall.server.bots.driver import Driver
from meadhall.server.bots.pool import Thinkers
from meadhall.server.bots.question import Question, Weighed
from meadhall.server.bots.turns import Asker

from .asking import said
from .deciding import shortly
from .people import Json, Made, People, Person, bearer, problem
from .running import Running
from .test_secrecy import begun
from .two_worlds import pair, same

TRIES = 40
SAID: Said = {"id": "hint-only", "params": {}}


def hint(person: Person) -> Json:
    answer = person.request("POST", "hint")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def choosing(made: Made, least: int = 2, seed: int = 3) -> Person:
    """Somebody who has several moves to choose from."""
    dice = random.Random(seed)
    for _ in range(TRIES):
        for person in made.people:
            if len(person.view()["moves"]) >= least:
                return person
            person.play(dice)
    raise AssertionError("nobody has a choice")


def phrase(plain: Json) -> Phrase:
    """As a client reads it."""
    return Phrase(plain["id"], {name: _value(value) for name, value in plain["params"].items()})


def _value(value: Any) -> Value:
    if isinstance(value, dict):
        return phrase(value)
    return [phrase(each) for each in value] if isinstance(value, list) else value


# What moves do


@pytest.mark.parametrize("game", REGISTRY)
def test_the_legal_moves_of_a_seat_say_what_they_do(guests: People, game: str) -> None:
    made = guests.make(game)
    mine = choosing(made)
    moves, shown = mine.request("GET", "moves").json(), mine.view()["moves"]
    assert [{"code": move["code"], "text": move["text"]} for move in moves] == shown
    for move in moves:
        for language in LANGUAGES:
            assert words(language).say(phrase(move["says"]))


def test_the_moves_of_others_are_not_told(guests: People) -> None:
    made = guests.make()
    assert problem(made.people[0].request("GET", "/seats/1/moves"))[:2] == (403, "not_yours")
    assert problem(made.as_host("GET", "/seats/0/moves"))[:2] == (403, "not_yours")


def test_actions_say_what_they_do_where_that_never_changes(guests: People) -> None:
    eketorp = guests.http.get("/api/games/eketorp").json()["actions"]
    assert all((action["says"] is None) == action["chance"] for action in eketorp)
    mine = choosing(guests.make("eketorp"))
    for move in mine.request("GET", "moves").json():
        assert eketorp[move["code"]]["says"] == move["says"]
    assert {action["says"] for action in guests.http.get("/api/games/shipwrights").json()["actions"]} == {None}


# Hints


@pytest.mark.parametrize("game", REGISTRY)
def test_a_hint_is_whole_moves_with_reasons_and_always_the_same(guests: People, game: str) -> None:
    mine = choosing(guests.make(game, hints=True))
    view, found = mine.view(), hint(mine)
    assert (found["decision"], found["stage"], found["more"]) == (view["decision"], 0, True)
    legal = {move["code"] for move in view["moves"]}
    best = found["candidates"]
    assert 1 <= len(best) <= 3
    assert len({tuple(each["codes"]) for each in best}) == len(best), "none is repeated"
    for each in best:
        assert each["code"] == each["codes"][0] in legal
        assert mine.request("POST", "why", {"move": each["text"]}).json()["legal"], "it can be played as it is written"
        assert 0.005 <= each["share"] <= 1 and 0 <= each["win"] <= 1
        for language in LANGUAGES:
            assert not re.search("[A-Z]{2}[0-9]{2}", words(language).say(phrase(each["says"]))), "names, not ids"
            assert words(language).say(phrase(each["why"])).endswith((".", "!"))
    assert best[0]["visits"] > 100
    assert hint(mine) == found, "the same question has the same answer"
    assert mine.view() == view, "and nothing has happened"


def test_later_stages_think_longer_and_the_last_says_so(guests: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    mine = choosing(guests.make("eketorp", hints=True))
    answers = [mine.request("POST", "hint", {"stage": stage}).json() for stage in range(STAGES)]
    assert [(each["stage"], each["more"]) for each in answers] == [(0, True), (1, True), (2, False)]
    assert mine.request("POST", "hint", {"stage": STAGES}).status_code == 422


def test_a_plan_keeps_the_vikings_that_are_placed(guests: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    mine = guests.make("eketorp", hints=True).people[0]
    kept = {"plan": {"D": 2, "siege": [[1, "ram"]]}}
    found = mine.request("POST", "hint", {"kept": kept}).json()["candidates"]
    for each in found:
        sent = dict(re.findall("([A-G])([0-9])", each["text"]))
        assert int(sent["D"]) >= 2 and "siege 1 ram" in each["text"]
    assert problem(mine.request("POST", "hint", {"kept": "plan A9"}))[:2] == (422, "illegal")


def test_hints_are_for_tables_without_other_people_or_that_agreed_on_them(guests: People) -> None:
    made = guests.make("eketorp", "me,me,thrall")
    one, other = made.people
    assert problem(one.request("POST", "hint"))[:2] == (403, "no_hints")
    at = f"/api/tables/{made.id}/seats/0/hint"
    assert guests.http.post(at, headers=bearer(one.secret, other.secret)).status_code == 200
    assert problem(guests.http.post(at, headers=bearer(other.secret, made.secrets["host"])))[:2] == (403, "not_yours")
    agreed = guests.make("eketorp", "me,me,thrall", hints=True)
    assert (agreed.watch()["table"]["hints"], made.watch()["table"]["hints"]) == (True, False)
    assert hint(agreed.people[0])["candidates"]


def test_a_bot_that_stands_in_for_a_person_does_not_open_hints(guests: People) -> None:
    made = guests.make("eketorp", "me,me,thrall")
    one, other = made.people
    assert other.request("PUT", "bot", {"level": "thrall"}).status_code == 204
    assert problem(one.request("POST", "hint"))[:2] == (403, "no_hints")


def test_who_practises_from_a_running_table_of_people_gets_no_hint_for_it(guests: People) -> None:
    made = guests.make("eketorp", "me,me,thrall")
    fork = practice(guests, made.people[0])
    assert problem(fork.request("POST", "hint"))[:2] == (403, "no_hints")
    assert problem(practice(guests, fork).request("POST", "hint"))[:2] == (403, "no_hints")
    made.as_host("POST", "/abandon")
    assert hint(fork)["candidates"]
    alone = guests.make("eketorp", "me,thrall,thrall").people[0]
    assert hint(practice(guests, alone))["candidates"]


def practice(guests: People, person: Person) -> Person:
    answer = person.request("POST", "practice", {"level": "thrall"})
    assert answer.status_code == 201, answer.text
    secrets = answer.json()
    return Person(guests.http, secrets["table"], person.seat, secrets["seats"][str(person.seat)])


def test_there_is_no_hint_where_nothing_is_to_be_decided(guests: People) -> None:
    made = guests.make("eketorp", hints=True)
    one = made.people[0]
    assert one.move("plan home 8").status_code == 200
    assert 0 not in one.view()["waiting"]
    assert problem(one.request("POST", "hint"))[:2] == (409, "no_choice")
    made.as_host("POST", "/abandon")
    assert problem(one.request("POST", "hint")) == (409, "not_running", {"status": "abandoned"})
    waiting = guests.make("eketorp", "me,open,open", start=False)
    assert problem(waiting.people[0].request("POST", "hint"))[:2] == (409, "not_running")


def test_one_hint_at_a_time(guests: People, monkeypatch: pytest.MonkeyPatch) -> None:
    made, asked, going_on = guests.make("eketorp", hints=True), threading.Event(), threading.Event()
    one, other, _ = made.people

    async def slow(thinkers: Thinkers, question: Question, asker: Asker) -> tuple[Weighed, ...]:
        asked.set()
        while not going_on.is_set():
            await asyncio.sleep(0.01)
        return (Weighed((question.legal[0],), "it", SAID, SAID),)

    monkeypatch.setattr(Thinkers, "weigh", slow)
    answers: list[httpx.Response] = []
    asking = threading.Thread(target=lambda: answers.append(one.request("POST", "hint")))
    asking.start()
    assert asked.wait(60)
    refused = one.request("POST", "hint")
    going_on.set()
    asking.join(60)
    assert (refused.status_code, refused.headers["retry-after"], refused.json()["error"]) == (429, "1", "too_many")
    assert [answer.status_code for answer in answers] == [200]
    assert other.request("POST", "hint").status_code == one.request("POST", "hint").status_code == 200


def test_a_hint_does_not_tell_what_a_jarl_at_the_table_thinks(
    hall: Running, guests: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    chosen, weighed = Driver.chosen, Thinkers.weigh

    async def by_bot(driver: Driver, question: Question, sealed: bool, asker: Asker) -> int:
        asked.append(question)
        return await chosen(driver, question, sealed, asker)

    async def by_hint(thinkers: Thinkers, question: Question, asker: Asker) -> tuple[Weighed, ...]:
        asked.append(question)
        return await weighed(thinkers, question, asker)

    monkeypatch.setattr(Driver, "chosen", by_bot)
    monkeypatch.setattr(Thinkers, "weigh", by_hint)
    mine = guests.make("eketorp", "me,thrall,thrall").people[0]
    hint(mine)
    seeds = {question.seat: question.seed for question in asked}
    assert set(seeds) == {0, 1, 2} and seeds[0] != seeds[1] == seeds[2]


def test_a_rematch_keeps_hints(visitors: People) -> None:
    made = visitors.make("eketorp", "me,me,thrall", hints=True)
    made.as_host("POST", "/abandon")
    again = Made(visitors.http, made.as_host("POST", "/rematch").json())
    assert again.as_host("GET", "").json()["table"]["hints"] is True
    mine = visitors.http.get("/api/tables", headers=bearer(made.secrets["host"])).json()
    assert mine[0]["table"]["hints"] is True


# What a plan may come to


def test_what_a_plan_may_come_to_is_told_where_hints_are_allowed(guests: People) -> None:
    mine = guests.make("eketorp", "me,thrall,thrall").people[0]
    view, plan = mine.view(), {"move": {"plan": {"C": 2, "D": 1}}}
    assert mine.request("POST", "try", plan).json()["prospects"] is True
    found = mine.request("POST", "prospects", plan).json()
    assert found["decision"] == view["decision"] and mine.view()["moves"] == view["moves"], "nothing has happened"
    told = [each["id"] for each in found["told"]]
    assert told[:2] == ["eketorp-try-likely", "eketorp-try-worst"] and told.count("eketorp-try-field-often") == 2
    for language in LANGUAGES:
        assert all(words(language).say(phrase(each)).endswith(".") for each in found["told"])
    assert mine.request("POST", "prospects", plan).json() == found, "the same question has the same answer"
    assert problem(mine.request("POST", "prospects", {"move": "plan A9"}))[:2] == (422, "illegal")


def test_what_is_no_plan_comes_without_prospects(guests: People) -> None:
    mine = guests.make("eketorp", "me,thrall,thrall", options={"mulligan": "optional", "firstPlayer": 0}).people[0]
    assert mine.view()["ask"]["id"] != "eketorp-ask-plan"
    move = {"move": mine.view()["moves"][0]["code"]}
    assert mine.request("POST", "try", move).json()["prospects"] is False
    assert mine.request("POST", "prospects", move).json()["told"] == []


def test_where_others_agreed_on_no_hints_nobody_imagines_their_plans(guests: People) -> None:
    one, _ = guests.make("eketorp", "me,me,thrall").people
    assert one.request("POST", "try", {"move": "plan C1"}).json()["prospects"] is False
    assert problem(one.request("POST", "prospects", {"move": "plan C1"}))[:2] == (403, "no_hints")
    ship = guests.make("shipwrights", "me,thrall,thrall", hints=True).people[0]
    move = ship.view()["moves"][0]["code"]
    assert ship.request("POST", "prospects", {"move": move}).json()["told"] == []


# Secrecy


CASES = [("eketorp", 3, 1), ("shipwrights", 2, 0), ("shipwrights", 3, 2)]


@pytest.mark.parametrize(("game", "seats", "viewer"), CASES)
def test_two_worlds_give_the_same_hint_and_the_same_prospects(
    hall: Running, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, viewer: int
) -> None:
    monkeypatch.setattr(hints, "hinting_seed", lambda key: 7)  # the only lot in it: each table has its own key
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    compared = different = foreseen = 0
    with httpx.Client(base_url=hall.url, timeout=60) as http:
        for seed in range(TRIES):
            true = begun(game, seats, seed)
            if true.outcome or viewer not in true.waiting:
                continue
            move = {"move": true.game.example(true.known(viewer), true.cards) or true.moves(viewer)[0].text}
            worlds = pair(hall, http, true, viewer, seed, hints=True).worlds
            answers = [
                [
                    said(*world.viewer.ask("POST", f"/seats/{viewer}/hint"), world.hidden),
                    said(*world.viewer.ask("POST", f"/seats/{viewer}/prospects", move), world.hidden),
                ]
                for world in worlds
            ]
            same(*answers)
            assert [each.status for each in answers[0]] == [200, 200]
            foreseen += b"eketorp-try-worst" in answers[0][1].body
            compared += 1
            different += len({world.table.position.array.tobytes() for world in worlds}) > 1
            if different >= 5:
                break
    hall.server.registry.clock = hall.clock
    assert compared >= different >= 5, "the worlds are two"
    assert (foreseen > 0) == (game == "eketorp")
