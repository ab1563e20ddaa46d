"""A bot makes one decision of a seat over real HTTP, and no other."""

import itertools

import httpx

from .people import NUMBERS, People, Person, problem


def decide(person: Person, decision: int, id: str = "") -> httpx.Response:
    return person.request("POST", "decide", {"id": id or f"m{next(NUMBERS)}", "decision": decision})


def test_a_bot_makes_the_decision_that_is_open_and_no_other(visitors: People) -> None:
    made = visitors.make(seats="me,me,me")
    person = made.people[0]
    for number in itertools.count():
        view = person.view()
        if person.seat not in view["waiting"]:
            break
        assert view["decision"] == number, "more than one was decided"
        assert decide(person, number).json() == {"decision": number + 1}
    assert number > 0 and not person.look()["table"]["seats"][0]["level"], "the seat is still its owner's"


def test_a_bot_decides_nothing_that_is_not_asked_of_me(visitors: People) -> None:
    made = visitors.make(seats="me,me,me")
    first, second = made.people[:2]
    decision = first.view()["decision"]
    assert problem(decide(first, decision + 1))[:2] == (409, "decision")
    stranger = Person(first.http, first.table, first.seat, second.secret)
    assert decide(stranger, decision).status_code == 403
    assert first.view()["decision"] == decision


def test_a_decision_that_is_asked_for_twice_is_made_once(visitors: People) -> None:
    person = visitors.make(seats="me,me,me").people[0]
    decision = person.view()["decision"]
    assert decide(person, decision, "once").status_code == 200
    assert problem(decide(person, decision, "once"))[:2] == (409, "decision")
    assert person.view()["decision"] == decision + 1
