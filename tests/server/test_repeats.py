"""A request whose answer was lost is repeated with its key: it makes nothing twice, and loses nothing."""

import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from .people import Made, People, bearer

PLAYED = {"game": "eketorp", "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}], "start": True}
OPEN = PLAYED | {"seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}]}


def keyed(key: str = "", *held: str) -> dict[str, str]:
    return {"Idempotency-Key": key or secrets.token_urlsafe(16)} | (bearer(*held) if held else {})


def answered(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


@pytest.mark.parametrize("wish", [PLAYED, OPEN], ids=["played", "open"])
def test_a_wish_that_is_repeated_makes_one_table(visitors: People, wish: dict[str, Any]) -> None:
    key = keyed()
    first, again = (answered(visitors.http.post("/api/tables", json=wish, headers=key)) for _ in range(2))
    assert first == again
    held = answered(visitors.http.get("/api/tables", headers=bearer(first["host"])))
    assert held[0]["table"]["status"] == ("gathering" if wish is OPEN else "running")


def test_another_wish_or_another_key_makes_another_table(visitors: People) -> None:
    key = keyed()
    wishes = [(PLAYED, key), (PLAYED | {"absence": 600}, key), (PLAYED, keyed()), (PLAYED, {}), (PLAYED, {})]
    made = [answered(visitors.http.post("/api/tables", json=wish, headers=each)) for wish, each in wishes]
    assert len({each["table"] for each in made}) == len({each["host"] for each in made}) == len(wishes)


def test_of_repeats_that_race_one_makes_the_table(visitors: People) -> None:
    key, url = keyed(), str(visitors.http.base_url)

    def ask(_: int) -> httpx.Response:
        return httpx.post(f"{url}/api/tables", json=PLAYED, headers=key, timeout=60)

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(ask, range(6)))
    made = [each.json()["table"] for each in answers if each.status_code == 201]
    assert made and len(set(made)) == 1
    assert {each.status_code for each in answers} <= {201, 503}  # 503 is asked again
    assert ask(0).json()["table"] == made[0]


def test_a_seat_is_taken_once_and_not_lost(visitors: People) -> None:
    made = answered(visitors.http.post("/api/tables", json=OPEN))
    key, path = keyed("", made["join"]), f"/api/tables/{made['table']}/join"
    first, again = (answered(visitors.http.post(path, json={"name": "Ulf"}, headers=key)) for _ in range(2))
    assert first == again and list(first["seats"]) == ["1"]
    shown = answered(visitors.http.get(path.removesuffix("/join"), headers=bearer(made["join"])))
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["?", "Ulf", ""]
    assert len(shown["table"]["news"]) == 1
    other = answered(visitors.http.post(path, json={"name": "Ulf"}, headers=keyed("", made["join"])))
    assert list(other["seats"]) == ["2"]


def test_practice_and_a_saved_game_come_once(visitors: People) -> None:
    made: Made = visitors.make("eketorp", "me,karl,karl", start=True)
    key, at = keyed("", made.secrets["seats"]["0"]), f"/api/tables/{made.id}"
    forks = [answered(visitors.http.post(f"{at}/seats/0/practice", json={}, headers=key)) for _ in range(2)]
    assert forks[0] == forks[1]
    assert made.as_host("POST", "/abandon").status_code == 204
    text = visitors.http.get(f"{at}/file", headers=bearer(made.secrets["host"])).text
    headers = keyed() | {"Content-Type": "application/json"}
    loaded = [answered(visitors.http.post("/api/files", content=text, headers=headers)) for _ in range(2)]
    assert loaded[0] == loaded[1] and json.loads(text)


@pytest.mark.parametrize("key", ["", "short", "a" * 65, "with a blank in it, and long"])
def test_a_key_that_could_be_guessed_is_refused(visitors: People, key: str) -> None:
    answer = visitors.http.post("/api/tables", json=PLAYED, headers={"Idempotency-Key": key})
    assert answer.status_code == 422 and answer.json()["error"] == "malformed"
