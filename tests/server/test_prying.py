"""Who pries learns nothing: by waiting, by coming back, by old links, by the time that bots take."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.api.auth import _grant
from meadhall.server.bots.driver import Driver
from meadhall.server.bots.pool import Thinkers
from meadhall.server.bots.turns import NOBODY
from meadhall.server.storage import queries
from meadhall.server.storage.database import Database
from meadhall.server.storage.queries import Grant
from meadhall.server.tables import moves
from meadhall.server.tables.registry import Registry
from meadhall.server.tables.table import LiveTable

from .deciding import question, undecided
from .people import Made, People, bearer
from .running import Running


def live_of(hall: Running, made: Made) -> LiveTable:
    return hall.inside(hall.server.registry.find(made.id))


@pytest.mark.parametrize("seat", [1, 2])
def test_absence_does_not_tell_who_has_begun_a_plan(hall: Running, guests: People, seat: int) -> None:
    made = guests.make("eketorp", "me,me,me", absence=60)
    hall.clock.ahead += 50
    view = made.people[1].view()
    assert made.people[1].move(view["moves"][0]["code"]).status_code == 200
    assert made.people[0].look()["event"] == made.people[2].look()["event"], "nobody else has heard of it"
    hall.clock.ahead += 20
    assert made.people[0].request("PUT", f"/seats/{seat}/bot", {}).status_code == 204


def test_at_a_rematch_nobody_looks_into_the_hand_of_a_stranger_on_the_old_seat(guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    made.as_host("POST", "/abandon")
    assert made.people[0].request("POST", "/rematch").status_code == 200
    again = Made(guests.http, made.as_host("POST", "/rematch").json())
    link = made.http.post(f"/api/tables/{made.id}/rematch", headers=bearer(made.secrets["host"], made.secrets["join"]))
    again.secrets |= {"join": link.json()["join"]}
    stranger = guests.join(again, "Ulf", seat=1)
    refused = made.people[1].request("POST", "/rematch")
    assert (refused.status_code, refused.json()["error"]) == (409, "seat_taken")
    assert stranger.request("POST", "leave").status_code == 204
    assert [made.people[1].request("POST", "/rematch").status_code for _ in range(2)] == [200, 200]


def test_who_holds_a_link_to_join_and_never_did_sees_nothing_of_the_game(guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    made.as_host("POST", "/abandon")
    for path in ("/file", "/replay?everything=true", "/replay?seat=0", "/replay", "/story"):
        at = f"/api/tables/{made.id}{path}"
        assert guests.http.get(at, headers=bearer(made.secrets["join"])).status_code == 403
        assert guests.http.get(at, headers=bearer(made.secrets["watch"])).status_code == 200


def test_nobody_makes_a_log_endless(hall: Running, guests: People, monkeypatch: pytest.MonkeyPatch) -> None:
    made = guests.make("eketorp", "me,me,me")
    asa = made.people[0]
    code = asa.view()["moves"][0]["code"]
    assert (asa.move(code).status_code, asa.undo().status_code, asa.move(code).status_code) == (200, 200, 200)
    monkeypatch.setattr(moves, "LONGEST", live_of(hall, made).length)
    refused = asa.undo()
    assert (refused.status_code, refused.json()["params"]["reason"]) == (422, "undone_enough")


def test_a_seat_undoes_so_often_and_no_more_whatever_others_do(guests: People, monkeypatch: pytest.MonkeyPatch) -> None:
    made = guests.make("eketorp", "me,me,me")
    monkeypatch.setattr(moves, "UNDOS", 1)
    for person in made.people[:2]:
        code = person.view()["moves"][0]["code"]
        answers = person.move(code), person.undo(), person.move(code)
        assert [each.status_code for each in answers] == [200, 200, 200]
        refused = person.undo()
        assert (refused.status_code, refused.json()["params"]["reason"]) == (422, "undone_enough")
        assert person.move(code).status_code == 200, "the game goes on"


def test_a_log_that_cannot_be_read_does_not_tell_how_long_it_is(hall: Running, guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    live = live_of(hall, made)
    live.stale, live._info = "entry 57 is not legal under these rules", b""
    assert made.watch()["table"]["readOnly"] is True
    assert "entry 57" not in made.people[0].request("GET", "").text + made.people[0].request("GET", "replay").text


def test_a_secret_that_lapses_while_it_is_looked_up_opens_nothing(hall: Running, guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    live, tables, secret = live_of(hall, made), hall.server.registry, made.people[1].secret

    async def looked_up() -> Grant | None:
        live.grants = {hash: grant for hash, grant in live.grants.items() if hash != queries.hash_of(secret)}
        async with live.lock:
            looking = asyncio.create_task(_grant(tables, live, secret))
            await asyncio.sleep(0.2)
            await tables.store.write(lambda connection: queries.drop_grants(connection, live.id, "seat", 1))
        return await looking

    assert hall.inside(looked_up()) is None
    assert made.people[1].request("GET", "").status_code == 404
    assert made.people[0].request("GET", "").status_code == 200


def test_practice_redraws_what_the_seat_cannot_know_and_has_dice_of_its_own(guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    asa, hands, promises = made.people[0], set(), {made.watch()["table"]["commitment"]}
    for _ in range(4):
        fork = Made(guests.http, asa.request("POST", "practice", {"level": "thrall"}).json())
        fork.as_host("POST", "/abandon")
        table = fork.watch()["table"]
        assert (table["imagined"], table["parent"]) == (True, made.id)
        promises.add(table["commitment"])
        begin = fork.as_host("GET", "/file").json()["imagined"]["state"]
        held = [value for value, cards in enumerate(begin["hand"][0]) for _ in range(cards)]
        assert held == asa.view()["position"]["castles"][0]["hand"]
        hands.add(str(begin["hand"][1:]))
    assert len(promises) == 5 and len(hands) > 1


def test_a_bot_without_a_choice_takes_as_long_as_one_that_chooses_in_secret(tmp_path: Path) -> None:
    asked = question(undecided("eketorp"), "karl")
    sole = replace(asked, legal=asked.legal[:1])

    async def in_time() -> list[bool]:
        """Whether a bot without a choice has answered shortly before the latest choice was made, in secret and not."""
        store, thinkers = Database(str(tmp_path / "tables.db")), Thinkers(1)
        driver = Driver(Registry(store), thinkers)
        assert await driver.chosen(asked, True) in asked.legal
        driver.took[NOBODY.table, "karl"] += 0.3
        answered = []
        for sealed in (True, False):
            answering = asyncio.create_task(driver.chosen(sole, sealed))
            await asyncio.sleep(0)
            await asyncio.sleep(driver.took[NOBODY.table, "karl"] - 0.1)
            answered.append(answering.done())
            assert await answering == sole.legal[0]
        await thinkers.close()
        store.close()
        return answered

    assert asyncio.run(in_time()) == [False, True]
