"""What is kept of people opens from each schema that has held any of it, on both stores, and they go on."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from .before import carry_over
from .conftest import fresh
from .people import Made, People, Person
from .profiles import Profiled
from .running import running, wait_until
from .test_talk import read, said, texts

SINCE = {  # the schema that was the first to hold it
    "seats": "0001", "profile": "0004", "opening": "0005", "talk": "0006", "clock": "0007", "results": "0008",
    "notices": "0009",
}  # fmt: skip
NEVER = {"url": "http://127.0.0.1:9/hook", "form": "json"}  # nobody is away for so long
WISH = {"target": NEVER, "after": 3600, "choices": ["turn"]}
SHORT = [("0004", "sqlite")]
ALL = [(schema, kind) for schema in sorted({*SINCE.values()} - {"0001"}) for kind in ("sqlite", "postgresql")]


@dataclass
class Life:
    """A database of today in which people have done everything, who they are, and what they were shown."""

    database: str
    profile: Profiled
    made: Made
    shown: dict[str, Any]


def shown(profile: Profiled, made: Made) -> dict[str, Any]:
    """All that is kept of people, in parts."""
    person, info, told = made.people[0], made.watch()["table"], profile.ask("GET", "/export").json()
    known = told["profile"]
    return {
        "seats": [(seat["who"], seat["name"]) for seat in info["seats"]],
        "profile": [known[name] for name in ("id", "name", "colour", "settings", "done")]
        + [[each["name"] for each in known["devices"]], told["places"]],
        "opening": (info["open"], info["hall"]),
        "talk": texts(read(person)),
        "clock": info["clock"],
        "results": (told["results"], told["ratings"]),
        "notices": profile.ask("GET", "/notices").json(),
    }


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Life]:
    database = str(tmp_path_factory.mktemp("life") / "tables.db")
    with running(database, local_notices=True) as server, People(server.url) as people:
        profile = Profiled.made(people.http, "Gunnvor", colour="green", settings={"theme": "dark"}, device="Desk")
        profile.carried("Phone")
        chapter = people.http.get("/api/games/eketorp/lessons").json()[0]["id"]
        lesson = {"kind": "lesson", "game": "eketorp", "id": chapter}
        assert profile.ask("POST", "/done", {"done": [lesson]}).status_code == 200
        counted = profile.make(seats="me,thrall,thrall", counts=True, start=True)
        assert counted.as_host("POST", "/abandon").status_code == 204
        wait_until(lambda: profile.ask("GET", "/results").json()["results"])
        clock = {"kind": "real", "seconds": 86_400, "spare": 60, "increment": 5, "out": "waits"}
        made = profile.make(seats="me,open,open", clock=clock)
        assert made.as_host("PUT", "/hall", {"joins": False, "watched": True}).status_code == 204
        for name in ("Leif", "Ulf"):
            people.join(made, name)
        assert made.as_host("POST", "/start").status_code == 204
        said(made.people[0], "Well met!")
        assert profile.ask("POST", "/notices", WISH).status_code == 201
        yield Life(database, profile, made, shown(profile, made))


@pytest.mark.parametrize(
    ("schema", "kind"),
    [pytest.param(*each, marks=[] if each in SHORT else pytest.mark.soak) for each in ALL],
)
def test_what_a_schema_held_of_people_is_there_and_what_it_did_not_hold_begins(
    life: Life, schema: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    empty = str(tmp_path / "before.db") if kind == "sqlite" else fresh(request.getfixturevalue("postgres"))
    with running(carry_over(life.database, empty, schema), local_notices=True) as server, People(server.url) as people:
        profile, made = Profiled(people.http, life.profile.secret), Made(people.http, life.made.secrets)
        made.people = [Person(people.http, made.id, each.seat, each.secret) for each in life.made.people]
        found = shown(profile, made)
        held = {part for part, since in SINCE.items() if since <= schema}
        assert {part: found[part] for part in held} == {part: life.shown[part] for part in held}
        nothing: dict[str, Any] = {"talk": [], "clock": None, "notices": []}
        assert all(found[part] == nothing[part] for part in nothing.keys() - held)
        view = made.people[0].view()
        assert made.people[0].move(view["moves"][0]["code"], view["decision"]).status_code == 200
        said(made.people[1], "Still here")
        assert texts(read(made.people[0]))[-1] == "Still here"
        there = profile.carried("Tablet").open(made.id)
        assert Person(people.http, made.id, 0, there["seats"]["0"]).view()["decision"] == view["decision"] + 1
        assert profile.ask("POST", "/notices", WISH).status_code == 201
        assert len(profile.ask("GET", "/notices").json()) == 1
