"""A first game is dealt to everybody alike, and nobody but bots sits there with the learner."""

import pytest

from .people import People

ME, BOT, OPEN = {"who": "me", "name": "Ása"}, {"who": "bot", "level": "thrall"}, {"who": "open"}


def pack(guests: People, lesson: bool) -> list[str]:
    wish = {"game": "shipwrights", "seats": [ME, BOT, BOT], "start": not lesson, "lesson": lesson}
    made = guests.http.post("/api/tables", json=wish).json()
    headers = {"Authorization": f"Bearer {made['seats']['0']}"}
    event = guests.http.get(f"/api/tables/{made['table']}/seats/0", headers=headers).json()
    found: list[str] = event["view"]["position"]["pack"]
    return found


def test_every_lesson_begins_at_once_and_is_dealt_alike(guests: People) -> None:
    assert pack(guests, True) == pack(guests, True)
    assert len({tuple(pack(guests, False)) for _ in range(3)}) > 1


@pytest.mark.parametrize("seats", [[ME, ME, BOT], [ME, OPEN, BOT], [BOT, BOT, BOT]])
def test_nobody_is_dealt_known_cards_beside_another_person(guests: People, seats: list[dict[str, str]]) -> None:
    answer = guests.http.post("/api/tables", json={"game": "shipwrights", "seats": seats, "lesson": True})
    assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
