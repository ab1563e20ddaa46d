"""Names of people over real HTTP: everybody can read them, and nobody is taken for somebody else."""

import json

import httpx
import pytest
from sqlalchemy import update

from meadhall import Table
from meadhall.server.storage import schema

from .people import Made, People, bearer, problem
from .running import Running
from .test_loading import brought, saved

UNSEEN = [
    "A\u200bnna", "A\u200dnna", "An\u00adna", "\ufeffAnna", "\u2060", "a\u202eb", "\u2066Anna\u2069", "\u3164",
    "\u115f", "\uffa0", "\u2800", "A\u034fnna", "\u17b4", "An\ufe00na", "An\U000e0100na", "\U000e0041nna",
    "Z\u0300\u0301\u0302\u0303a", "\u0301Anna", "\u20dd\u20dd\u20dd\u20dd", "a\u0488\u0489\u0488\u0489",
]  # fmt: skip
READABLE = [
    "Þórr 🛡",
    "Nguyễn Thị",
    "สมชาย",
    "नरेंद्र",
    "王小明",
    "מֹשֶׁה",
    "محمد",
    "Anna ❤",
    "O’Brien",
    "Karla",
    "Rosa",
    "Violeta",
    "Blanca",
    "Karl",
    "Karl B.",
    "Thrall",
]
ALIKE = [
    ("Anna", "Аnnа"), ("Anna", "ANNA"), ("Anna", "Ａｎｎａ"), ("Ulf", "UIf"), ("Leif 1", "Leif l"), ("Modern", "Modem"),
    ("Olaf", "0laf"), ("Bjo\u0308rn", "Bj\u00f6rn"), ("Sopa", "Ѕора"),
]  # fmt: skip
OURS = [
    "Red",
    "Rosso",
    "bleu",
    "Viоlet",
    "Karl the Yellow",
    "Kаrl the Yellow",
    "Kar1 the yellow",
    "Jarl il Rosso",
    "Karl Grün",
    "Jarl el Morado",
]


@pytest.fixture(scope="module")
def made(guests: People) -> Made:
    return guests.make(seats="me,open,open", start=False)


def renamed(made: Made, name: str) -> httpx.Response:
    return made.people[0].request("PUT", "name", {"name": name})


def names_of(made: Made) -> list[str]:
    return [seat["name"] for seat in made.watch()["table"]["seats"]]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_with_letters_that_nobody_sees_is_refused(made: Made, name: str) -> None:
    before = names_of(made)
    assert problem(renamed(made, name)) == (422, "bad_name", {"where": ["body.name"]})
    assert names_of(made) == before


@pytest.mark.parametrize("name", OURS, ids=ascii)
def test_nobody_is_called_like_a_seat(made: Made, name: str) -> None:
    assert problem(renamed(made, name)) == (422, "reserved_name", {"where": ["body.name"]})


def test_names_of_all_the_world_are_taken(made: Made) -> None:
    for name in READABLE:
        assert renamed(made, name).status_code == 204, name
        assert names_of(made)[0] == name
    assert renamed(made, "  Anna \ufe0f  ❤\ufe0f ").status_code == 204
    assert names_of(made)[0] == "Anna ❤", "as a phone writes it"


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_told_apart(guests: People, one: str, other: str) -> None:
    seats = [{"who": "me", "name": one}, {"who": "me", "name": other}, {"who": "open"}]
    made = Made(guests.http, guests.http.post("/api/tables", json={"game": "eketorp", "seats": seats}).json())
    first, second, _ = names_of(made)
    assert first != second == f"{second.removesuffix(' 2')} 2"


def test_who_joins_or_changes_a_name_is_told_apart_from_all_others(guests: People) -> None:
    made = guests.make(seats="open,open,open", start=False)
    anna, other, third = (guests.join(made, name) for name in ("Anna", "anna", "Аnnа"))
    assert names_of(made) == ["Anna", "anna 2", "Аnnа 3"]
    assert [each["params"]["name"] for each in made.watch()["table"]["news"]] == names_of(made)
    anna.rename("Leif")
    other.rename("Anna")
    third.rename("Anna")
    assert names_of(made) == ["Leif", "Anna", "Anna 2"]
    third.rename("Anna")
    assert names_of(made)[2] == "Anna 2", "nobody is told apart from oneself"
    claim = made.as_host("POST", "/seats/2/reissue").json()["claim"]
    path = f"/api/tables/{made.id}/seats/2/claim"
    assert guests.http.post(path, json={"name": "LEIF"}, headers=bearer(claim)).status_code == 200
    assert names_of(made)[2] == "LEIF 2"


def test_a_number_fits_behind_the_longest_name(guests: People) -> None:
    made = guests.make(seats="open,open,open", start=False)
    for _ in range(3):
        guests.join(made, "W" * 40)
    assert len(set(names_of(made))) == 3 and max(map(len, names_of(made))) <= 40


def test_people_without_a_name_need_none(guests: People) -> None:
    answer = guests.http.post("/api/tables", json={"game": "eketorp", "seats": [{"who": "me"}] * 3})
    assert names_of(Made(guests.http, answer.json())) == ["?", "?", "?"]


def test_tables_and_files_with_names_of_before_still_open(guests: People, hall: Running) -> None:
    old, made = "Karl\ufe00", guests.make(seats="me,me,me")
    with hall.server.store.writing.begin() as connection:
        connection.execute(update(schema.seats).where(schema.seats.c.table_id == made.id).values(name=old))
    hall.server.registry.tables.pop(made.id)
    assert names_of(made) == [old] * 3
    assert made.people[0].move("plan home 8").status_code == 200
    assert made.as_host("POST", "/abandon").status_code == 204
    file = saved(made)
    assert file["players"] == [old] * 3 and Table.parse(json.dumps(file)).players == (old,) * 3
    assert names_of(brought(guests, file)) == [old] * 3
    again = guests.http.post(f"/api/tables/{made.id}/rematch", headers=bearer(*made.secrets["seats"].values()))
    assert again.status_code == 200 and len(again.json()["seats"]) == 3
