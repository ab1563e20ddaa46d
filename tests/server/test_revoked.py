"""A link that is revoked does nothing more, not even what it asked for a moment before; a new one is announced."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from meadhall.server.tables import seats

from .people import Made, People, Person, bearer, problem
from .running import Running
from .test_hosts import claimed
from .test_seats import eventually, news_of

Request = Callable[[Person], httpx.Response]
REQUESTS: dict[str, Request] = {
    "move": lambda person: person.move("plan home 8", 0),
    "undo": lambda person: person.undo(0),
    "name": lambda person: person.request("PUT", "name", {"name": "Leif"}),
    "bot": lambda person: person.request("PUT", "bot", {"level": "thrall"}),
    "take back": lambda person: person.request("DELETE", "bot"),
    "bot for another": lambda person: person.request("PUT", "/seats/1/bot", {"level": "thrall"}),
    "leave": lambda person: person.request("POST", "leave"),
}


def crossing(house: Running, made: Made, first: Callable[[], Any], then: Callable[[], Any]) -> list[Any]:
    """What both are answered if the second was admitted before the first was carried out."""
    registry = house.server.registry
    live = registry.tables[made.id]
    house.inside(live.lock.acquire())
    with ThreadPoolExecutor(2) as both:
        answers = [both.submit(first)]
        eventually(lambda: len(registry.changing) == 1)
        answers.append(both.submit(then))
        eventually(lambda: len(registry.changing) == 2)
        house.loop.call_soon_threadsafe(live.lock.release)
        return [answer.result() for answer in answers]


@pytest.mark.parametrize("what", REQUESTS)
def test_what_a_link_asked_for_before_it_was_revoked_is_not_done(visitors: People, house: Running, what: str) -> None:
    made = visitors.make(seats="me,me,me", start=what != "leave", absence=60)
    house.clock.ahead += 120  # all are absent
    new, refused = crossing(
        house, made, lambda: made.as_host("POST", "/seats/0/reissue"), lambda: REQUESTS[what](made.people[0])
    )
    assert new.status_code == 200
    assert problem(refused)[:2] == (403, "not_yours")
    assert news_of(made)[-1][0] == "reissued"


def test_a_new_link_that_was_replaced_by_a_newer_one_claims_nothing(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,open,open", start=False)
    first = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    again, refused = crossing(
        house, made, lambda: made.as_host("POST", "/seats/0/reissue"),
        lambda: claimed(visitors.http, made.id, 0, first),
    )  # fmt: skip
    assert problem(refused)[:2] == (403, "not_yours")
    assert claimed(visitors.http, made.id, 0, again.json()["claim"]).status_code == 200


def test_everybody_is_told_of_a_new_link_before_it_opens_the_secrets_of_a_seat(
    visitors: People, house: Running
) -> None:
    made = visitors.make(seats="me,me,karl")
    link = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    assert news_of(made)[-1] == ("reissued", {"seat": 0, "name": "Ása"})
    status, error, params = problem(claimed(visitors.http, made.id, 0, link))
    assert (status, error) == (409, "too_early") and 0 < params["seconds"] <= seats.NOTICE
    assert visitors.http.get(f"/api/tables/{made.id}/seats/0", headers=bearer(link)).status_code == 403
    house.clock.ahead += seats.NOTICE / 2
    link = made.as_host("POST", "/seats/0/reissue").json()["claim"]
    house.clock.ahead += seats.NOTICE / 2 + 1
    assert problem(claimed(visitors.http, made.id, 0, link))[1] == "too_early", "this one is told of for half as long"
    house.server.registry.tables.pop(made.id)
    assert problem(claimed(visitors.http, made.id, 0, link))[1] == "too_early", "whatever the server remembers"
    house.clock.ahead += seats.NOTICE / 2
    assert claimed(visitors.http, made.id, 0, link).status_code == 200


def test_a_new_link_opens_at_once_where_nobody_else_plays_or_nothing_is_secret_yet(visitors: People) -> None:
    alone = visitors.make(seats="me,karl,thrall")
    link = alone.as_host("POST", "/seats/0/reissue").json()["claim"]
    assert claimed(visitors.http, alone.id, 0, link).status_code == 200
    before = visitors.make(seats="me,me,open", start=False)
    link = before.as_host("POST", "/seats/0/reissue").json()["claim"]
    assert claimed(visitors.http, before.id, 0, link).status_code == 200
