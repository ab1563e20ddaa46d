"""Talk: who hears what, what may be said how often, and that nothing of it is kept where it does not belong."""

import unicodedata
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from meadhall.server.settings import Limits
from meadhall.server.speech import LONGEST, readable
from meadhall.server.storage import schema
from meadhall.server.storage.talk import KEPT
from meadhall.server.tables.export import export

from .before import tables, unpack_database
from .conftest import fresh
from .hearing import NDJSON, PATIENCE, SSE, Stream
from .people import Json, Made, People, Person, bearer, problem
from .running import GENEROUS, Running, running

WITH_TALK = "?talk=true"
HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>&amp;{{7*7}}`'


def said(person: Person, text: str, id: str = "") -> None:
    answer = person.request("POST", "talk", {"id": id or f"t{text}"[:60].encode().hex()[:64], "text": text})
    assert answer.status_code == 204, answer.text


def watcher_says(made: Made, text: str, name: str = "Mira") -> Any:
    at, body = f"/api/tables/{made.id}/talk", {"id": text.encode().hex()[:64], "text": text, "name": name}
    return made.http.post(at, json=body, headers=bearer(made.secrets["watch"]))


def read(person: Person) -> Json:
    found: Json = person.request("GET", "talk").json()
    return found


def read_by_watchers(made: Made) -> Json:
    found: Json = made.http.get(f"/api/tables/{made.id}/talk", headers=bearer(made.secrets["watch"])).json()
    return found


def texts(talk: Json) -> list[str]:
    return [line["text"] for line in talk["lines"]]


def told(stream: Stream, until: Callable[[Json], bool] = lambda talk: True) -> Json:
    """What the stream tells of talk next; all else is passed over."""
    while True:
        found = stream.heard.get(timeout=PATIENCE)
        assert found is not None, "the stream has ended"
        if "talk" in found[1] and until(found[1]):
            return found[1]


@pytest.mark.parametrize("accept", [SSE, NDJSON])
def test_a_line_is_told_to_those_who_play_and_a_stream_begins_with_all_of_it(
    visitors: People, house: Running, accept: str
) -> None:
    made = visitors.make("eketorp", "me,me,thrall")
    asa, leif = made.people
    with Stream(house.url, leif.secret, query=WITH_TALK, accept=accept) as his:
        assert told(his) == {
            "table": made.id, "seat": 1, "talk": "on", "wants": [False, False, None], "lines": [], "reactions": [],
        }  # fmt: skip
        said(asa, "  That was   my wood,\nLeif. ", id="one")
        said(asa, "That was my wood, Leif.", id="one")
        (line,) = told(his)["lines"]
        assert {**line, "made": 0} == {
            "at": 0, "room": "table", "seat": 0, "name": "Ása", "text": "That was my wood, Leif.", "made": 0,
        }  # fmt: skip
        said(leif, "It looked lonely.")
        assert [(line["at"], line["seat"]) for line in told(his)["lines"]] == [(1, 1)]
    with Stream(house.url, leif.secret, query=WITH_TALK, accept=accept) as again:
        assert texts(told(again)) == texts(read(asa)) == ["That was my wood, Leif.", "It looked lonely."]


def test_reactions_pass_and_are_stored_nowhere(visitors: People, house: Running) -> None:
    made = visitors.make("shipwrights", "me,me")
    asa, leif = made.people
    with (
        Stream(house.url, leif.secret, query=WITH_TALK) as his,
        Stream(house.url, made.secrets["watch"], query=WITH_TALK) as watching,
    ):
        told(his), told(watching)
        for reaction in ("skal", "oh"):
            assert asa.request("POST", "reactions", {"reaction": reaction}).status_code == 204
        found = told(his)["reactions"]
        while len(found) < 2:
            found += told(his)["reactions"]
        assert [(each["seat"], each["reaction"]) for each in found] == [(0, "skal"), (0, "oh")]
        assert told(watching)["reactions"][0]["reaction"] == "skal"
    assert read(leif)["reactions"] == [] and count(house, schema.talk_lines, made.id) == 0
    assert asa.request("POST", "reactions", {"reaction": "curse"}).status_code == 422


def test_those_who_play_and_those_who_watch_hear_each_other_only_before_and_after(visitors: People) -> None:
    made = visitors.make("eketorp", "me,me,thrall", start=False)
    asa = made.people[0]
    said(asa, "Is Leif coming?")
    assert watcher_says(made, "I'll watch.").status_code == 204
    assert made.as_host("POST", "/start").status_code == 204
    said(asa, "I go for the clay.")
    assert watcher_says(made, "Red hides a six!").status_code == 204
    before = ["Is Leif coming?", "I'll watch."]
    assert texts(read(asa)) == [*before, "I go for the clay."]
    assert texts(read_by_watchers(made)) == [*before, "Red hides a six!"]
    assert asa.request("GET", "/talk").status_code == made.as_host("GET", "/talk").status_code == 403
    assert asa.request("GET", "/seats/1/talk").status_code == 403
    made.as_host("POST", "/abandon")
    said(asa, "Well played.")
    assert watcher_says(made, "Indeed.").status_code == 204
    assert texts(read(asa)) == [*before, "I go for the clay.", "Well played.", "Indeed."]
    assert texts(read_by_watchers(made)) == [*before, "Red hides a six!", "Well played.", "Indeed."]


def test_talk_changes_no_view_and_no_cursor_and_its_length_tells_nothing(visitors: People, house: Running) -> None:
    made = visitors.make("eketorp", "me,me,me")
    asa, leif, _ = made.people
    with Stream(house.url, leif.secret) as deaf, Stream(house.url, leif.secret, query=WITH_TALK) as his:
        first = deaf.next()[0]
        told(his)
        lengths = set()
        for text in ("a", "ö" * LONGEST):
            said(asa, text)
            lengths.add(len(his_raw(house, leif)))
        assert asa.request("POST", "reactions", {"reaction": "hm"}).status_code == 204
        told(his, lambda talk: bool(talk["reactions"]))
        assert leif.look()["event"] == first, "nobody's steps or news grew"
        assert asa.move("plan A1").status_code == 200
        assert "talk" not in deaf.next()[1], "who did not ask is told of the game alone"
    assert lengths == {1 << 14}, "answers at a seat are filled up"


def his_raw(house: Running, person: Person) -> bytes:
    return person.request("GET", "talk").content


def test_nothing_that_was_typed_can_hide_or_turn_a_line_around() -> None:
    assert readable(HOSTILE) == HOSTILE, "it is text; who shows it shows it as text"
    assert readable("gut\u202egnal\u2066\u200b\x00\x1b[31m!") == "gutgnal[31m!"
    assert readable("e\u0301" + "\u0301" * 50) == "é" + "\u0301" * 3
    assert readable("👩\u200d👧 ok\u2028next\u3164") == "👩\u200d👧 ok next"
    assert readable("\ue000A\U000e0041") == "A"
    for nothing in (" \n\t", "\u200b\u200d", "\u3164\u2800", "\ud800"):
        with pytest.raises(ValueError):
            readable(nothing)
    assert len(readable("\U0001d160" * LONGEST)) <= LONGEST and unicodedata.is_normalized("NFC", readable("e\u0301"))


def test_what_is_too_long_empty_or_not_mine_is_refused(visitors: People) -> None:
    made = visitors.make("eketorp", "me,me,thrall")
    asa = made.people[0]
    for text in ("", " ", "x" * (LONGEST + 1), "\u202e", 7, None):
        assert asa.request("POST", "talk", {"id": "a", "text": text}).status_code == 422
    half = made.http.post(
        f"/api/tables/{made.id}/seats/0/talk", content=b'{"id":"a","text":"\\ud800"}', headers=bearer(asa.secret)
    )
    assert half.status_code == 422
    assert asa.request("POST", "/seats/1/talk", {"id": "a", "text": "hi"}).status_code == 403
    assert asa.request("POST", "/seats/1/reactions", {"reaction": "hm"}).status_code == 403
    assert asa.request("POST", "/talk", {"id": "a", "text": "hi", "name": "Ulf"}).status_code == 403
    assert watcher_says(made, "hi", name="Red").status_code == 422
    assert watcher_says(made, HOSTILE, name="Ása").status_code == 204
    (line,) = read_by_watchers(made)["lines"]
    assert (line["name"], line["text"], line["seat"]) == ("Ása 3", HOSTILE, None), "nobody is taken for a player"
    said(asa, "hi", id="same")
    (mine,) = read(asa)["lines"]
    assert mine["text"] == "hi"


def test_the_host_switches_it_off_and_has_everybody_asked(visitors: People, house: Running) -> None:
    made = visitors.make("eketorp", "me,open,thrall", start=False)
    asa, leif = made.people[0], visitors.join(made, "Leif")
    assert leif.request("PUT", "/talk", {"talk": "off"}).status_code == 403
    with Stream(house.url, leif.secret, query=WITH_TALK) as his:
        assert made.as_host("PUT", "/talk", {"talk": "off"}).status_code == 204
        told(his, lambda talk: talk["talk"] == "off")
        for path, body in (("talk", {"id": "a", "text": "hi"}), ("reactions", {"reaction": "hm"})):
            assert problem(asa.request("POST", path, body)) == (409, "talk_off", {})
        assert problem(watcher_says(made, "hi"))[1] == "talk_off"
        assert made.as_host("PUT", "/talk", {"talk": "asked"}).status_code == 204
        assert told(his)["talk"] == "asked"
        assert asa.request("POST", "reactions", {"reaction": "hm"}).status_code == 204
        for person in (asa, leif):
            assert problem(person.request("POST", "talk", {"id": "a", "text": "hi"}))[1] == "talk_off"
            assert person.request("PUT", "talk", {"wanted": True}).status_code == 204
        assert told(his, lambda talk: talk["talk"] == "on")["wants"] == [True, True, None]
    said(asa, "At last.")
    assert leif.request("POST", "leave").status_code == 204
    visitors.join(made, "Ulf")
    assert read(asa)["talk"] == "asked" and read(asa)["wants"] == [True, False, None], "who sits there next is asked"


def test_among_strangers_nobody_talks_before_everybody_wants_to(visitors: People) -> None:
    made = visitors.make("eketorp", "me,open,thrall", start=False, hall={"joins": True, "watched": False})
    asa = made.people[0]
    assert asa.request("PUT", "talk", {"wanted": True}).status_code == 204
    said(asa, "Alone I may.")
    leif = visitors.join(made, "Leif")
    assert made.as_host("PUT", "/talk", {"talk": "on"}).status_code == 204
    assert read(leif)["talk"] == "asked", "no host decides for strangers"
    assert problem(asa.request("POST", "talk", {"id": "a", "text": "hi"}))[1] == "talk_off"
    assert leif.request("PUT", "talk", {"wanted": True}).status_code == 204
    said(asa, "Now we may.")
    assert leif.request("PUT", "talk", {"wanted": False}).status_code == 204
    assert read(asa)["talk"] == "asked"


def test_a_flood_is_stopped_at_a_seat_and_at_an_address(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "talk_a_minute": 8, "talk_an_address": 16})
    with running(str(tmp_path / "tables.db"), limits) as server, People(server.url) as people:
        made = people.make("eketorp", "me,me,me")
        asa, leif, ulf = made.people
        said(asa, "one")
        assert asa.request("POST", "reactions", {"reaction": "hm"}).status_code == 204
        status, error, params = problem(asa.request("POST", "talk", {"id": "b", "text": "three"}))
        assert (status, error) == (429, "too_many") and params["seconds"] >= 1
        said(leif, "two")
        said(leif, "three")
        assert problem(ulf.request("POST", "talk", {"id": "b", "text": "five"}))[0] == 429, (
            "the address has had its turn"
        )
        assert problem(watcher_says(made, "six"))[0] == 429
        assert asa.move("plan A1").status_code == 200, "the game goes on"


def count(server: Running, table: Any, id: str) -> int:
    with server.server.store.engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(table).where(table.c.table_id == id)).scalar()
    return int(found or 0)


def test_only_so_much_is_kept_and_none_of_it_in_files_or_after_the_table(visitors: People, house: Running) -> None:
    made = visitors.make("eketorp", "me,me,thrall")
    asa, leif = made.people
    for number in range(KEPT + 3):
        said((asa, leif)[number % 2], f"line {number}")
    assert asa.request("PUT", "talk", {"wanted": True}).status_code == 204
    assert (
        texts(read(asa))[:: KEPT - 1] == ["line 3", f"line {KEPT + 2}"]
        and count(house, schema.talk_lines, made.id) == KEPT
    )
    made.as_host("POST", "/abandon")
    out = StringIO()
    export(house.server.store, out)
    file = made.http.get(f"/api/tables/{made.id}/file", headers=bearer(asa.secret)).text
    assert made.id in out.getvalue() and made.id in file
    assert "line 7" not in out.getvalue() and "line 7" not in file and "talk" not in file
    with house.server.store.writing.begin() as connection:
        connection.execute(schema.tables.delete().where(schema.tables.c.id == made.id))
    assert count(house, schema.talk_lines, made.id) == count(house, schema.talk_wishes, made.id) == 0
    assert leif.request("POST", "talk", {"id": "late", "text": "gone"}).status_code == 404


def test_two_servers_tell_each_other_what_is_said(postgres: str) -> None:
    database = fresh(postgres)
    with running(database) as one, running(database) as other, People(one.url) as people, People(other.url) as there:
        made = people.make("eketorp", "me,me,thrall")
        asa, leif = made.people
        leif.http = there.http
        with (
            Stream(one.url, asa.secret, query=WITH_TALK) as hers,
            Stream(other.url, leif.secret, query=WITH_TALK) as his,
        ):
            told(hers), told(his)
            said(asa, "Hear me?")
            assert texts(told(his)) == ["Hear me?"]
            said(leif, "I do.")
            assert texts(told(hers, lambda talk: "I do." in texts(talk)))[-1] == "I do."
            assert leif.request("POST", "reactions", {"reaction": "praise"}).status_code == 204
            assert told(hers)["reactions"][0]["reaction"] == "praise"
            assert made.as_host("PUT", "/talk", {"talk": "off"}).status_code == 204
            told(his, lambda talk: talk["talk"] == "off")
        assert texts(read(asa)) == texts(read(leif)) == ["Hear me?", "I do."]


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Running]:
    with running(unpack_database(tmp_path)) as found:
        yield found


def test_a_table_of_an_older_database_has_talk(old: Running) -> None:
    with People(old.url) as people:
        _, made = tables(people.http, "running")[0]
        said(made.people[0], "Where were we?")
        assert texts(read(made.people[0])) == ["Where were we?"]
