"""The past over real HTTP: replays, stories, practice, and tables that were played under other rules."""

import json
import random
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from meadhall import Table
from meadhall.core.game import REGISTRY
from meadhall.server import housekeeping
from meadhall.server.storage import schema
from meadhall.server.tables.replay import course

from .people import Made, People, Person, bearer
from .running import Running
from .test_hosts import stream
from .test_seats import eventually, news_of


def steps(asked: httpx.Response) -> list[Any]:
    assert asked.status_code == 200, asked.text
    shown: list[Any] = asked.json()["shown"]
    return shown


def replay(person: Person, first: int, count: int = 1) -> list[Any]:
    return steps(person.request("GET", "replay", params={"first": first, "count": count}))


def watched(made: Made, path: str, **params: Any) -> httpx.Response:
    return made.http.get(f"/api/tables/{made.id}{path}", headers=bearer(made.secrets["watch"]), params=params)


def begun(visitors: People, game: str, decisions: int) -> Made:
    """A running table of three people who have decided a few times."""
    made, dice = visitors.make(game, "me,me,me"), random.Random(decisions)
    for _ in range(decisions):
        assert any(person.play(dice) for person in made.people)
    return made


@pytest.mark.parametrize("game", REGISTRY)
def test_a_seats_replay_is_what_its_stream_showed(visitors: People, house: Running, game: str) -> None:
    made, dice = visitors.make(game, "me,me,me"), random.Random(5)
    mine = made.people[1]
    with stream(house.url, mine.secret) as (heard, _):
        for _ in range(15):
            assert any(person.play(dice) for person in made.people)
        if mine.view()["undo"]:
            mine.undo()
        eventually(lambda: heard[-1]["event"] == mine.look()["event"])
    last = int(heard[-1]["event"].split(".")[0])
    answer = mine.request("GET", "replay").json()
    assert answer["steps"] == last > 3
    seen = 0
    for event in heard:
        now = int(event["event"].split(".")[0])
        (step,) = replay(mine, now)
        assert step["view"] == {name: event["view"][name] for name in step["view"]} | {"moves": []}
        if event["story"]:
            told = mine.request("GET", "story", params={"after": seen, "count": now - seen}).json()["story"]
            assert event["story"] == told
        seen = now


@pytest.mark.parametrize("game", REGISTRY)
def test_the_course_tells_how_all_stood_at_the_end_of_each_round(game: str) -> None:
    table, dice, stood = Table.new(game, 3, 8), random.Random(8), dict[int, list[int]]()
    played = 1
    while table.outcome is None:
        seat = dice.choice(table.waiting)
        if table.undoable(seat) and dice.random() < 0.1:
            table.undo(seat)
        else:
            table.play(seat, dice.choice(table.moves(seat)))
        now, standing = table.view(None)["position"]["round"], [each["total"] for each in table.view(None)["scores"]]
        if now > played:
            stood[played] = standing
        played, stood[now] = now, standing
    assert course(table) == {"first": 1, "rounds": list(stood.values())}


def test_the_course_of_a_fork_begins_where_it_begins(visitors: People) -> None:
    made, dice = visitors.make("shipwrights", "me,me,me"), random.Random(2)
    assert watched(made, "/course").json() == {"error": "not_over", "params": {"status": "running"}}
    assert watched(made, "/moments", seat=0).json() == {"error": "not_over", "params": {"status": "running"}}
    while made.watch()["view"]["position"]["round"] < 2:
        assert any(person.play(dice) for person in made.people)
    fork = Made(visitors.http, made.people[0].request("POST", "practice", {"level": "thrall"}).json())
    fork.as_host("POST", "/abandon")
    course = fork.as_host("GET", "/course").json()
    assert course["first"] == 2 and len(course["rounds"]) == 1
    never = visitors.make("eketorp", "me,open,open", start=False)
    never.as_host("POST", "/abandon")
    assert never.as_host("GET", "/course").json() == {"first": 1, "rounds": []}


def test_a_running_table_shows_nobody_anothers_past(visitors: People) -> None:
    made = begun(visitors, "eketorp", 8)
    for seat in range(3):
        for step in replay(made.people[seat], 0, 50):
            hands = [castle["hand"] is not None for castle in step["view"]["position"]["castles"]]
            assert not any(shown for at, shown in enumerate(hands) if at != seat)
    for step in steps(watched(made, "/replay", count=50)):
        assert all(castle["hand"] is None for castle in step["view"]["position"]["castles"])
    for params in ({"seat": 0}, {"everything": True}, {"seat": 0, "everything": True}):
        assert watched(made, "/replay", **params).json()["error"] == "not_over"
        assert made.people[0].request("GET", "/replay", params=params).json()["error"] == "not_over"
    assert made.people[0].request("GET", "/seats/1/replay").status_code == 403


@pytest.mark.parametrize("game", REGISTRY)
def test_after_the_end_any_seat_and_everything_is_shown(visitors: People, game: str) -> None:
    made = begun(visitors, game, 9)
    own = [replay(person, 0, 50) for person in made.people]
    made.as_host("POST", "/abandon")
    for seat, seen in enumerate(own):
        assert steps(watched(made, "/replay", seat=seat, count=50)) == seen
    whole = watched(made, "/replay", everything=True, count=50).json()
    assert len(whole["shown"]) == 10 < whole["steps"]
    final = steps(watched(made, "/replay", everything=True, first=whole["steps"]))[0]
    assert [view["position"] for view in final["views"]] == [person.view()["position"] for person in made.people]
    assert watched(made, "/replay", seat=4).status_code == 404
    assert steps(watched(made, "/replay", first=5000)) == []


def test_after_the_end_all_hands_are_open_in_the_steps_of_any_seat(visitors: People) -> None:
    made = begun(visitors, "eketorp", 9)
    own = replay(made.people[1], 0, 10)
    made.as_host("POST", "/abandon")
    opened = steps(watched(made, "/replay", seat=1, everything=True, count=10))
    assert [(step["step"], step["views"][1], step["story"]) for step in opened] == [
        (step["step"], step["view"], step["story"]) for step in own
    ]
    hands = [view["position"]["castles"][seat]["hand"] for seat, view in enumerate(opened[-1]["views"])]
    assert all(hand is not None for hand in hands)
    assert watched(made, "/replay", seat=4, everything=True).status_code == 404


def test_news_keep_their_place_among_the_steps(visitors: People, house: Running) -> None:
    made, dice = begun(visitors, "eketorp", 8), random.Random(8)
    mine = made.people[0]
    before = int(mine.look()["event"].split(".")[0])
    mine.request("PUT", "name", {"name": "Halla"})
    while int(mine.look()["event"].split(".")[0]) < before + 3:
        assert any(person.play(dice) for person in made.people)
    seen = mine.look()
    assert (seen["table"]["news"][-1]["id"], seen["newsAfter"][-1]) == ("renamed", before)
    del house.server.registry.tables[mine.table]  # it is read from the store again
    assert mine.look()["newsAfter"] == seen["newsAfter"]


def test_a_story_is_told_by_ids_and_parameters(visitors: People) -> None:
    made = begun(visitors, "eketorp", 15)
    whole = watched(made, "/story").json()
    assert whole["story"] and whole["steps"] >= len(whole["story"])
    assert watched(made, "/story", after=2, count=3).json()["story"] == whole["story"][2:5]
    phrases = [phrase for step in whole["story"] for phrase in step]
    assert all({"id", "params"} <= set(phrase) <= {"id", "params", "line", "of"} for phrase in phrases)
    assert all(phrase["id"].startswith(("eketorp-", "event-")) for phrase in phrases)
    for bad in ({"count": 0}, {"count": 51}, {"after": -1}, {"after": 70_000}):
        assert watched(made, "/story", **bad).status_code == 422


def state_of(house: Running, table: str) -> Any:
    """The position that a fork begins with, as it is stored."""
    with house.server.store.engine.connect() as connection:
        stored = connection.execute(select(schema.tables.c.imagined).where(schema.tables.c.id == table)).scalar()
    return json.loads(str(stored))


def practised(person: Person, **wish: Any) -> Made:
    answer = person.request("POST", "practice", {"level": "thrall"} | wish)
    assert answer.status_code == 201, answer.text
    return Made(person.http, answer.json())


def test_practice_from_a_running_table_is_imagined_from_my_seat(visitors: People, house: Running) -> None:
    made = visitors.make("eketorp", "me,me,me")
    mine = made.people[1]
    forks = [practised(mine) for _ in range(3)]
    for fork in forks:
        me = Person(visitors.http, fork.id, 1, fork.secrets["seats"]["1"])
        assert list(fork.secrets["seats"]) == ["1"]
        shown = me.look()
        assert replay(me, 0)[0]["view"]["position"] == mine.view()["position"]
        assert shown["table"]["imagined"] and shown["view"]["imagined"] and shown["table"]["parent"] == made.id
        assert shown["table"]["commitment"] != made.watch()["table"]["commitment"]
        assert [seat["who"] for seat in shown["table"]["seats"]] == ["bot", "person", "bot"]
    true = house.server.registry.tables[made.id].table.position.array.tobytes()
    states = [state_of(house, fork.id) for fork in forks]
    assert [state["seat"] for state in states] == [1, 1, 1]
    game = REGISTRY["eketorp"]
    imagined = {game.state.parse(state["state"]).tobytes() for state in states}
    assert len(imagined - {true}) > 1
    assert made.watch()["table"]["status"] == "running" and news_of(made) == [("started", {})]


def test_practice_from_a_step_of_my_past(visitors: People) -> None:
    mine = begun(visitors, "shipwrights", 12).people[0]
    last = mine.request("GET", "replay").json()["steps"]
    step = replay(mine, last // 2)[0]
    fork = practised(mine, step=last // 2)
    me = Person(visitors.http, fork.id, 0, fork.secrets["seats"]["0"])
    assert replay(me, 0)[0]["view"]["position"] == step["view"]["position"]
    late = mine.request("POST", "practice", {"step": last + 1})
    assert (late.status_code, late.json()["params"]["where"]) == (422, ["body.step"])


def test_the_true_position_is_for_games_that_are_over(visitors: People, house: Running) -> None:
    mine = begun(visitors, "shipwrights", 2).people[0]
    assert mine.request("POST", "/practice", {}).json() == {"error": "not_over", "params": {"status": "running"}}
    assert mine.request("POST", "/seats/1/practice", {}).status_code == 403
    made, dice = visitors.make("shipwrights", "me"), random.Random(1)
    while made.people[0].play(dice):
        pass
    assert made.watch()["table"]["status"] == "over"
    answer = watched_post(made, "/practice", {"step": 3, "level": "thrall"})
    assert answer.status_code == 201
    fork = answer.json()
    begins = state_of(house, fork["table"])
    table = house.server.registry.tables[made.id].table
    steps = house.server.registry.tables[made.id].viewers[-1].steps
    assert begins["seat"] == -1 and list(fork["seats"]) == ["0"]
    true = table.at(steps[2] + 1).position.array.tobytes()
    assert REGISTRY["shipwrights"].state.parse(begins["state"]).tobytes() == true
    assert watched_post(made, "/practice", {}).json()["error"] == "over"


def watched_post(made: Made, path: str, body: Any, **params: Any) -> httpx.Response:
    headers = bearer(made.secrets["watch"])
    return made.http.post(f"/api/tables/{made.id}{path}", json=body, headers=headers, params=params)


def test_practice_of_a_table_that_has_not_begun_is_refused(visitors: People) -> None:
    made = visitors.make("eketorp", "me,open,open")
    assert made.people[0].request("POST", "practice", {}).json()["error"] == "not_running"


# Tables of other rules


def change(house: Running, table: str, **values: Any) -> None:
    """Write to the table's head behind the server's back, and let the server read it anew."""
    with house.server.store.engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    house.server.registry.tables.pop(table, None)


def spoil(house: Running, table: str) -> None:
    """The latest entry of the log becomes one that these rules do not know."""
    rows = schema.rows.c
    last = select(func.max(rows.at)).where(rows.table_id == table).scalar_subquery()
    with house.server.store.engine.begin() as connection:
        connection.execute(update(schema.rows).where(rows.table_id == table, rows.at == last).values(action="sing"))
    change(house, table, rules="0")


def put_away(house: Running, table: str) -> None:
    """Let a quiet minute go by, after which the server stores what everybody saw last."""
    house.clock.ahead += 2 * housekeeping.QUIET
    query = select(func.count()).where(schema.last_views.c.table_id == table)

    def stored() -> bool:
        with house.server.store.engine.connect() as connection:
            return bool(connection.execute(query).scalar())

    eventually(stored)


def test_a_table_of_other_rules_that_replays_goes_on(visitors: People, house: Running) -> None:
    made = begun(visitors, "eketorp", 5)
    before = [person.look() for person in made.people]
    change(house, made.id, rules="0")
    assert [person.look() for person in made.people] == before
    assert any(person.play(random.Random(1)) for person in made.people)
    with house.server.store.engine.connect() as connection:
        rules = connection.execute(select(schema.tables.c.rules).where(schema.tables.c.id == made.id)).scalar()
    assert rules == REGISTRY["eketorp"].version


def test_a_checksum_that_disagrees_stops_a_table(visitors: People, house: Running) -> None:
    made = begun(visitors, "eketorp", 5)
    rows = schema.rows.c
    with house.server.store.engine.begin() as connection:
        connection.execute(
            update(schema.rows).where(rows.table_id == made.id, rows.at == 14).values(checksum="00000000")
        )
    change(house, made.id, rules="0")
    assert made.watch()["table"]["readOnly"] is True


@pytest.mark.parametrize("game", REGISTRY)
def test_a_table_that_these_rules_cannot_read_is_shown_as_it_was_last_seen(
    visitors: People, house: Running, game: str
) -> None:
    made = begun(visitors, game, 6)
    views = [person.view() for person in made.people]
    seen, told = made.watch(), [phrases for phrases in watched(made, "/story").json()["story"] if phrases]
    put_away(house, made.id)
    spoil(house, made.id)
    now = made.watch()
    assert now["table"]["readOnly"] is True and now["table"]["status"] == "running"
    assert now["view"] == seen["view"] | {"moves": []}
    assert [person.view() for person in made.people] == [view | {"moves": [], "undo": False} for view in views]
    assert watched(made, "/story").json() == {"steps": len(told), "story": told[:50]}
    assert made.people[0].request("GET", "story").status_code == 200


def test_what_cannot_be_read_is_not_played_on(visitors: People, house: Running) -> None:
    made = begun(visitors, "eketorp", 5)
    spoil(house, made.id)
    mine = made.people[0]
    assert mine.look()["view"] is None
    refused = [
        mine.move("place home", 0), mine.undo(0), mine.request("POST", "why", {"move": 1}),
        mine.request("GET", "reasons"), mine.request("GET", "replay"), mine.request("PUT", "bot", {}),
        mine.request("POST", "practice", {}),
    ]  # fmt: skip
    assert [(answer.status_code, answer.json()) for answer in refused] == [(409, {"error": "read_only"})] * 7
    assert made.as_host("POST", "/abandon").status_code == 204
    assert made.watch()["table"]["status"] == "abandoned" and made.watch()["table"]["readOnly"]
    assert made.as_host("GET", "/file").json() == {"error": "read_only"}
    assert made.as_host("POST", "/rematch").json() == {"error": "read_only"}


@pytest.mark.parametrize(
    "values", [{"options": '{"unheard": 1}'}, {"imagined": '{"seat": 0, "state": {}}'}, {"options": '{"mulligan": 7}'}]
)
def test_a_table_whose_beginning_cannot_be_read_is_shown_too(
    visitors: People, house: Running, values: dict[str, str]
) -> None:
    made = begun(visitors, "eketorp", 3)
    change(house, made.id, rules="0", **values)
    shown = made.watch()["table"]
    assert shown["readOnly"] is True and shown["options"] == json.loads(
        values.get("options", json.dumps(shown["options"]))
    )
    assert made.people[0].move("place home", 0).json() == {"error": "read_only"}
