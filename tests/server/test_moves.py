"""Moves over HTTP: counted, repeated without harm, refused with the rule, taken back."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from meadhall.core.table import Table

from .changes import anew
from .people import Made, People, advance, bearer, problem
from .running import Running


def entries(server: Running, made: Made) -> list[tuple[int, int, str]]:
    """The log as it is in the server's memory."""
    return [(entry.seat, entry.code, entry.mark) for entry in server.server.registry.tables[made.id].table.entries]


def table_of(server: Running, made: Made) -> Table:
    return server.server.registry.tables[made.id].table


# Counted and repeated


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_a_decision_counts_the_seats_own_entries(guests: People, hall: Running, game: str) -> None:
    made, dice = guests.make(game), random.Random(1)
    for _ in range(8):
        for person in made.people:
            person.play(dice)
            own = sum(seat == person.seat for seat, _, _ in entries(hall, made))
            assert person.view()["decision"] == own
    assert made.watch()["view"]["decision"] == 0


def test_a_move_for_another_decision_is_refused_with_the_present_one(visitors: People) -> None:
    person = visitors.make().people[0]
    code = person.view()["moves"][0]["code"]
    assert person.move(code, 0).json() == {"decision": 1}
    for decision in (0, 2, 1_000_000):
        assert problem(person.move(code, decision)) == (409, "decision", {"decision": 1})
    assert problem(person.undo(0)) == (409, "decision", {"decision": 1})


def test_a_repeat_gets_the_first_answer_and_changes_nothing(visitors: People, house: Running) -> None:
    made, dice = visitors.make("shipwrights", "me,me"), random.Random(2)
    person = made.people[0]
    view = person.view()
    move = dice.choice(view["moves"])["code"]
    first = person.move(move, view["decision"], "once")
    log = entries(house, made)
    assert person.move(move, view["decision"], "once").content == first.content
    assert entries(house, made) == log
    advance(made, 6)
    log = entries(house, made)
    assert person.move(move, view["decision"], "once").content == first.content
    assert entries(house, made) == log
    for other, decision in ((move + 1, view["decision"]), (move, view["decision"] + 1), (str(move), view["decision"])):
        assert problem(person.move(other, decision, "once")) == (409, "id_used", {})
    present = person.view()
    assert problem(person.move(present["moves"][0]["code"], present["decision"], "once")) == (409, "id_used", {})
    assert made.as_host("POST", "/abandon").status_code == 204
    assert person.move(move, view["decision"], "once").content == first.content
    assert problem(person.move(move, view["decision"], "twice"))[:2] == (409, "not_running")
    assert entries(house, made) == log


def test_an_id_is_of_a_seat_and_of_a_table(guests: People) -> None:
    for person in (*guests.make().people, *guests.make().people):
        assert person.move(person.view()["moves"][0]["code"], 0, "the-same").status_code == 200


def test_a_double_click_plays_once(visitors: People, house: Running) -> None:
    made = visitors.make()
    person = made.people[0]
    code = person.view()["moves"][0]["code"]
    with ThreadPoolExecutor(8) as clicks:
        answers = list(clicks.map(lambda _: person.move(code, 0, "click"), range(8)))
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, answers[0].text)}
    assert len([seat for seat, _, _ in entries(house, made) if seat == person.seat]) == 1


def test_of_two_moves_for_one_decision_one_is_played(visitors: People, house: Running) -> None:
    made = visitors.make()
    person = made.people[0]
    for decision in range(4):
        codes = [move["code"] for move in person.view()["moves"] if move["text"] != "place home"][:2] * 2
        with ThreadPoolExecutor(4) as racing:
            answers = list(racing.map(lambda code, now=decision: person.move(code, now), codes))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert person.view()["decision"] == decision + 1
    assert len([seat for seat, _, _ in entries(house, made) if seat == person.seat]) == 4


def test_secret_choices_at_the_same_time_do_not_collide(visitors: People, house: Running) -> None:
    made = visitors.make("eketorp", "me,me,me,me,me,me")
    codes = [person.view()["moves"][0]["code"] for person in made.people]
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda each: each[0].move(each[1], 0), zip(made.people, codes, strict=True)))
    assert [answer.status_code for answer in answers] == [200] * 6
    assert sorted(seat for seat, _, _ in entries(house, made) if seat >= 0) == list(range(6))


def test_a_bot_decides_for_its_seat_and_nobody_else(guests: People) -> None:
    made = guests.make()
    person = made.people[0]
    assert person.request("PUT", "bot", {"level": "thrall"}).status_code == 204
    assert problem(person.move("place home", 0))[1] == "bot_plays"
    assert problem(person.undo(0))[1] == "bot_plays"


def test_only_the_holder_plays_a_seat(guests: People) -> None:
    made = guests.make()
    wish = {"id": "x", "decision": 0, "move": "place home"}
    for secret in (made.people[1].secret, made.secrets["host"], made.secrets["watch"]):
        for path in ("moves", "undo", "why"):
            answer = guests.http.post(f"/api/tables/{made.id}/seats/0/{path}", json=wish, headers=bearer(secret))
            assert answer.status_code in (403, 422)
        answer = guests.http.get(f"/api/tables/{made.id}/seats/0/reasons", headers=bearer(secret))
        assert problem(answer)[:2] == (403, "not_yours")
    assert made.people[0].view()["decision"] == 0


# Refused


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_what_the_rules_forbid_is_refused_with_rule_and_reason(guests: People, hall: Running, game: str) -> None:
    made = guests.make(game)
    described = guests.http.get(f"/api/games/{game}").json()
    for stage in range(2):
        for person in made.people:
            view, listed = person.view(), person.request("GET", "reasons").json()
            reasons = listed["reasons"]
            legal = {move["code"] for move in view["moves"]}
            forbidden = {code: reason for reason, codes in reasons.items() for code in codes}
            actions = {each["code"] for each in described["actions"] if not each["chance"]}
            assert ("another_step" in reasons) == any("lack-step" in said["id"] for said in listed["alike"].values())
            assert not any(
                "lack-step" in said["id"] for said in listed["lacks"].values()
            )  # said once, not by each code
            assert legal.isdisjoint(forbidden)
            assert legal | forbidden.keys() == actions
            for code in random.Random(stage).sample(sorted(forbidden), 4):
                cause = table_of(hall, made).why_not(person.seat, code)
                assert cause is not None and cause[1] == forbidden[code] in described["reasons"]
                said = {"rule": cause[0], "reason": cause[1]}
                assert problem(person.move(code)) == (422, "illegal", said)
                lack = listed["alike"].get(forbidden[code]) or listed["lacks"].get(str(code))
                assert person.request("POST", "why", {"move": code}).json() == {"legal": False, **said, "lack": lack}
            for code in list(legal)[:2]:
                assert person.request("POST", "why", {"move": code}).json()["legal"]
            assert person.view() == view
        advance(made, 6, stage)


def test_a_whole_plan_is_one_move(guests: People, hall: Running) -> None:
    made = guests.make()
    text, mapping, _ = made.people
    vikings = len(text.view()["moves"]) and table_of(hall, made).known(0).home[0]
    assert text.move(f"plan A1 B1 home {vikings - 2}").status_code == 200
    assert mapping.move({"plan": {"A": 1, "siege": [[0, "boat"]]}}).status_code == 200
    for person in (text, mapping):
        assert person.seat not in person.view()["waiting"]
        assert person.undo().status_code == 200  # the whole of it
        assert person.view()["moves"] == made.people[2].view()["moves"] or person.seat in person.view()["waiting"]
    assert problem(text.move("plan A9"))[2]["reason"] == "nobody_left_at_home"


# Taken back


def test_a_sealed_choice_may_be_replaced_until_the_last_is_in(visitors: People) -> None:
    made = visitors.make("shipwrights", "me,me,me")
    first, second, last = made.people
    begun = first.view()
    assert not begun["undo"]
    assert problem(first.undo())[1:] == ("illegal", {"rule": "", "reason": "cannot_undo"})
    first.move(begun["moves"][0]["code"])
    second.move(second.view()["moves"][0]["code"])
    assert first.view()["undo"]
    taken = first.undo()
    assert taken.json() == {"decision": 2}
    again = first.view()
    assert (again["moves"], again["waiting"]) == (begun["moves"], [first.seat, last.seat])
    first.move(again["moves"][1]["code"])
    last.move(last.view()["moves"][0]["code"])
    for person in made.people:
        assert not person.view()["undo"]
        assert problem(person.undo())[2]["reason"] == "cannot_undo"


def test_taking_back_is_repeated_without_harm(visitors: People, house: Running) -> None:
    made = visitors.make()
    person = made.people[0]
    person.move(next(move["code"] for move in person.view()["moves"] if move["text"] != "place home"))
    wish = {"id": "back", "decision": 1}
    first = person.request("POST", "undo", wish)
    log = entries(house, made)
    assert [person.request("POST", "undo", wish).content for _ in range(3)] == [first.content] * 3
    assert problem(person.request("POST", "moves", {"id": "back", "decision": 1, "move": 1}))[1] == "id_used"
    assert entries(house, made) == log


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_the_view_says_whether_a_move_can_be_taken_back(guests: People, game: str) -> None:
    made, dice = guests.make(game, "me,me,me"), random.Random(8)
    seen = set()
    for _ in range(15):
        for person in made.people:
            person.play(dice)
            if dice.random() < 0.3:
                undo, before = person.view()["undo"], person.view()
                answer = person.undo()
                seen.add(undo)
                assert (answer.status_code == 200) == undo
                assert undo or person.view() == before
    assert seen == {True, False}


# Views


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_what_is_remembered_of_a_view_is_what_would_be_built_anew(guests: People, hall: Running, game: str) -> None:
    made, dice = guests.make(game, "me,me,me"), random.Random(9)
    live = hall.server.registry.tables[made.id]
    for _ in range(25):
        person = dice.choice(made.people)
        looks = [each.look() for each in made.people], made.watch()
        if not person.play(dice):
            person.undo()
        for each, before in zip((*made.people, None), (*looks[0], looks[1]), strict=True):
            event = each.look() if each else made.watch()
            assert event["view"] == anew(live, each.seat if each else -1)
            assert event["event"] != before["event"] or event == before
