"""schemathesis on the whole API of a real server: no failure of ours, and answers of the shape that is promised."""

import itertools
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import integers
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meadhall.core.game import find
from meadhall.lessons import chapters_of
from meadhall.puzzles import puzzles_of
from meadhall.server.bots.pool import Thinkers
from meadhall.server.names import DAY

from .deciding import shortly
from .people import Json, Made, People, Person, bearer, problem
from .profiles import Profiled
from .running import Running

WATCHED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SEATS = 3
NOWHERE = "https://receiver.invalid/"
OF_A_MOVE = "/moves", "/undo", "/decide", "/try", "/prospects", "/ways", "/puzzle"
PATIENCE = 60.0  # seconds for an answer, on the busiest machine
pytestmark = pytest.mark.xdist_group("api")  # groups come first, so that the longest does not come last
Operation = schemathesis.APIOperation[Any, Any, Any, Any]
Case = schemathesis.Case[Any]


@dataclass
class Place:
    """A table and all the secrets of it that there are."""

    made: Made
    claim: str = ""
    profile: Profiled | None = None

    def secrets(self, operation: Operation) -> list[str]:
        """Streams are for those who see something, and for no others."""
        seen = [self.made.secrets["watch"], self.made.secrets["seats"]["0"]]
        if operation.path == "/api/stream":
            return seen
        if operation.path.startswith("/api/profiles/me"):
            return self.secrets_of_profile(operation)
        held = [self.made.secrets["host"], self.made.secrets["join"], *self.made.secrets["seats"].values(), self.claim]
        return [*seen, *filter(None, held)]

    def secrets_of_profile(self, operation: Operation) -> list[str]:
        """Those of a profile that has the table; of a link to another device, where a device is what it brings."""
        self.profile = mine = Profiled.made(self.made.http)
        mine.ask("POST", "/tables", None, self.made.secrets["seats"]["0"])
        return [mine.link() if operation.label == "POST /api/profiles/me/devices" else mine.secret]


def gathering(people: People) -> Place:
    return Place(people.make("eketorp", "me,open,open", start=False))


def opened(people: People) -> Place:
    """Anybody may join and watch."""
    return Place(people.make("eketorp", "me,open,open", start=False, hall={"joins": True, "watched": True}))


def seated(people: People) -> Place:
    """The link of seat 1 is issued anew."""
    made = people.make("shipwrights", "me,me,me", start=False)
    return Place(made, made.as_host("POST", "/seats/1/reissue").json()["claim"])


def planning(people: People) -> Place:
    """Seat 0 has begun its plan, a bot plays for seat 2, and a clock runs."""
    made = people.make(clock={"kind": "real", "seconds": DAY})
    assert made.people[0].move(made.people[0].view()["moves"][0]["code"]).status_code == 200
    assert made.people[2].request("PUT", "bot", {"level": "thrall"}).status_code == 204
    return Place(made)


def drafting(people: People) -> Place:
    """The link of seat 1 is issued anew, and everybody is told before it opens."""
    made = people.make("shipwrights")
    return Place(made, made.as_host("POST", "/seats/1/reissue").json()["claim"])


def over(people: People) -> Place:
    made = people.make("shipwrights", "me")
    made.play_to_the_end(random.Random(1))
    return Place(made)


def puzzling(people: People) -> Place:
    puzzle = next(each for each in puzzles_of(find("eketorp")) if each.seat == 0)
    secrets = people.http.post(f"/api/games/eketorp/puzzles/{puzzle.id}", json={"name": "Ása"}).json()
    return Place(Made(people.http, secrets, [Person(people.http, secrets["table"], 0, secrets["seats"]["0"])]))


@dataclass
class Tour:
    """Calls of every operation at tables of every kind, and what came of them."""

    people: People
    finished: Place
    standing: list[Place] = field(default_factory=list)
    statuses: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    failures: list[str] = field(default_factory=list)

    def places(self, operation: Operation) -> list[Place]:
        """Fresh tables for each operation that changes something: some of them end a table."""
        if operation.path.endswith("/puzzle"):
            return [puzzling(self.people)]
        if operation.path.startswith("/api/hall/tables/"):
            return [opened(self.people)]
        if operation.method.upper() != "GET" or not self.standing:
            self.standing = [make(self.people) for make in (gathering, seated, planning, drafting)]
        return [*self.standing, self.finished]

    def visit(self, operation: Operation, mode: GenerationMode, examples: int) -> None:
        stops = itertools.cycle(itertools.product(range(SEATS), self.places(operation)))
        at: Any = {"path_parameters": {"table": "", "seat": 0}} if has_a_table(operation) else {}

        @given(case=operation.as_strategy(generation_mode=mode, **at), number=integers(0, 2**30))
        @settings(
            max_examples=examples, phases=[Phase.generate], deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def call(case: Case, number: int) -> None:  # numbered, for where nothing is made up each place is visited too
            seat, place = next(stops)
            self._call(case, place, seat)

        call()

    def _call(self, case: Case, place: Place, seat: int) -> None:
        if has_a_table(case.operation):
            case.path_parameters |= {"table": place.made.id, "seat": seat}
        secrets = place.secrets(case.operation)
        sensible(case, place, seat)
        try:
            with Session() as session:
                answer = case.call_and_validate(
                    session=session, headers=bearer(*secrets), checks=WATCHED, timeout=PATIENCE
                )
        except FailureGroup as failure:
            self.failures.append(f"{case.operation.label} at {place.made.id}: {failure.exceptions}")
        else:
            self.statuses[case.operation.label].add(answer.status_code)


def sensible(case: Case, place: Place, seat: int) -> None:
    """What the shape of a request cannot say: the lowest bots, which do not think long, and what there is to choose."""
    if "seat" in (case.query or {}):
        case.query["seat"] = 0
    if seat == 0 and "chapter" in case.path_parameters:
        case.path_parameters |= {"game": "eketorp", "chapter": chapters_of(find("eketorp"))[0].id}
    if seat == 0 and "puzzle" in case.path_parameters:
        case.path_parameters |= {"game": "eketorp", "puzzle": puzzles_of(find("eketorp"))[0].id}
    if seat == 0 and "device" in case.path_parameters and place.profile:
        case.path_parameters |= {"device": place.profile.look()["device"]}
    if "notice" in case.path_parameters:
        case.path_parameters |= {"notice": subscribed(case.path_parameters, place, seat)}
    body: Any = case.body
    if not isinstance(body, dict):
        return
    if isinstance(body.get("target"), dict):  # nobody else is written to
        body |= {"after": 3600, "target": {"url": NOWHERE}} | ({"quiet": None} if seat == 0 else {})
    for part, value in {"level": "thrall", "name": "Ása", "seat": seat, "preset": "standard"}.items():
        if part in body and isinstance(body[part], type(value)):
            body[part] = value
    if seat == 0 and case.operation.path == "/api/files" and place.made.watch()["table"]["status"] == "over":
        body |= place.made.as_host("GET", "/file").json()
    if seat == 0 and case.operation.label == "POST /api/tables":
        body |= {"options": {}, "seats": [{"who": "open"}] * SEATS}
    if seat == 0 and case.operation.path.endswith("/practice"):
        body |= {"step": 1}
    if case.operation.path.endswith(OF_A_MOVE) and seat < len(place.made.people):
        body |= present(place.made.people[seat], body)


def subscribed(path: Json, place: Place, seat: int) -> str:
    """A subscription of the seat, or of the profile."""
    body = {"target": {"url": NOWHERE}, "after": 3600}
    if "table" not in path:
        assert place.profile
        return str(place.profile.ask("POST", "/notices", body).json()["id"])
    if seat >= len(place.made.people):
        return "0" * 12
    return str(place.made.people[seat].request("POST", "notices", body).json().get("id", "0" * 12))


def present(person: Person, body: Json) -> Json:
    """The parts of a move as they are right now."""
    event = person.request("GET", "")
    view: Json | None = event.json()["view"] if event.status_code == 200 else None
    if view is None or not view["moves"]:
        return {}
    now = {"decision": view["decision"], "move": view["moves"][-1]["code"]}
    return {part: value for part, value in now.items() if part in body}


@pytest.fixture
def tour(hall: Running, guests: People, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tour]:
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    hall.server.streams.closing = True  # they tell the present, and end
    yield Tour(guests, over(guests))
    hall.server.streams.closing = False


def operations(server: Running) -> list[Operation]:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


def has_a_table(operation: Operation) -> bool:
    """Whether its path names a table: ours are put in, and nothing has to be made up for it."""
    return "{table}" in operation.path


def takes_anything(operation: Operation) -> bool:
    return bool(operation.body or operation.query or (operation.path_parameters and not has_a_table(operation)))


def walk(tour: Tour, server: Running, positive: int, negative: int) -> None:
    for operation in operations(server):
        tour.visit(operation, GenerationMode.POSITIVE, positive)
        if takes_anything(operation):
            tour.visit(operation, GenerationMode.NEGATIVE, negative)
    assert tour.failures == []


def test_no_operation_fails_and_every_one_is_reached(tour: Tour, hall: Running) -> None:
    walk(tour, hall, positive=15, negative=2)
    labels = {operation.label for operation in operations(hall)}
    assert len(labels) > 25
    assert {label for label in labels if min(tour.statuses[label], default=999) >= 300} == set()


@pytest.mark.soak
def test_no_operation_fails_whatever_comes(tour: Tour, hall: Running) -> None:
    walk(tour, hall, positive=200, negative=100)


def test_what_is_not_there_is_answered_in_the_same_shape(guests: People) -> None:
    answers: list[Any] = [
        guests.http.get("/api/nothing"),
        guests.http.delete("/api/tables"),
        guests.http.get("/api/tables/0123456789ab", headers=bearer("A" * 22)),
        guests.http.get("/api/tables/NOT-A-TABLE", headers=bearer("A" * 22)),
        guests.http.get("/api/tables"),
    ]
    assert [problem(answer)[:2] for answer in answers] == [
        (404, "unknown"), (405, "method"), (404, "unknown"), (422, "malformed"), (401, "unauthorized")
    ]  # fmt: skip
