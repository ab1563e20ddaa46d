"""The ladder: which tables count, how ratings move, and what keeps friends from lifting each other."""

import random
from typing import Any

import pytest
from sqlalchemy import select

from meadhall.server.storage import ladder, schema
from meadhall.server.storage.ladder import Rating
from meadhall.server.tables.ladder import Contender, Contest, count, move, placed, weight_of_pair

from .people import Made, People, bearer, problem
from .profiles import Profiled
from .running import Running, running
from .test_seats import eventually


def counting(host: Profiled, seats: str = "me,open,thrall", **wishes: Any) -> Made:
    return host.make(seats=seats, counts=True, **wishes)


def ended(host: Profiled, *others: Profiled) -> Made:
    """A game that counted, played to its end."""
    made = counting(host, ",".join(["me", *["open"] * len(others), *["thrall"] * (2 - len(others))]))
    for each in others:
        each.sit(made, f"Ulf {len(made.people)}")
    assert made.as_host("POST", "/start").status_code == 204
    made.play_to_the_end(random.Random(1))
    eventually(lambda: table_of(host, made) is not None)
    return made


def table_of(profile: Profiled, made: Made) -> dict[str, Any] | None:
    found = profile.ask("GET", "/results").json()["results"]
    return next((each for each in found if each["table"] == made.id), None)


def rating(profile: Profiled) -> tuple[int, int, int]:
    found = profile.ask("GET", "/results").json()["ratings"]
    return next(((each["rating"], each["doubt"], each["games"]) for each in found), (1000, 667, 0))


def test_a_game_that_counts_moves_all_who_played_it_when_it_is_over(visitors: People) -> None:
    mine, other = Profiled.made(visitors.http), Profiled.made(visitors.http)
    made = counting(mine, "me,open,thrall")
    other.sit(made, "Ulf")
    assert made.watch()["table"]["counts"] is True
    made.as_host("POST", "/start")
    assert mine.ask("GET", "/results").json() == {"results": [], "ratings": []}  # nothing tells of a running game
    end = made.play_to_the_end(random.Random(1))
    eventually(lambda: table_of(mine, made) is not None)
    result = table_of(mine, made)
    assert result is not None
    outcome = end["view"]["outcome"]
    assert (result["points"], result["won"]) == (outcome["scores"][0]["total"], 0 in outcome["winners"])
    assert result["levels"] == "thrall" and result["seats"] == 3 and 1 <= result["place"] <= 3
    theirs = table_of(other, made)
    assert theirs is not None
    (first, *ours), (second, *others) = rating(mine), rating(other)
    assert (first > second, first < second) == (result["place"] < theirs["place"], result["place"] > theirs["place"])
    assert all(doubt < 667 and games == 1 for doubt, games in (ours, others))
    exported = mine.ask("GET", "/export").json()
    assert exported["results"] == [result] and exported["ratings"][0]["placed"] is False


def test_only_profiles_sit_at_a_table_that_counts_and_each_once(visitors: People) -> None:
    mine = Profiled.made(visitors.http)
    body = {"game": "eketorp", "counts": True, "seats": [{"who": "me", "name": "Ása"}, *[{"who": "open"}] * 2]}
    assert problem(visitors.http.post("/api/tables", json=body))[:2] == (403, "needs_profile")
    gentle = {"clock": {"kind": "gentle", "seconds": 3600}}
    for wrong in ({"hints": True}, gentle, {"seats": [{"who": "me"}, {"who": "me"}, {"who": "open"}]}):
        answer = visitors.http.post("/api/tables", json=body | wrong, headers=bearer(mine.secret))
        assert problem(answer)[:2] == (409, "cannot_count")
    made = counting(mine, "me,open,open")
    as_guest = visitors.http.post(
        f"/api/tables/{made.id}/join", json={"name": "Guest"}, headers=bearer(made.secrets["join"])
    )
    assert problem(as_guest)[:2] == (403, "needs_profile")
    assert problem(mine.join(made, "Again"))[:2] == (409, "seated_already")
    assert Profiled.made(visitors.http).join(made, "Ulf").status_code == 200
    made.as_host("POST", "/abandon")
    rematch = f"/api/tables/{made.id}/rematch"
    assert problem(visitors.http.post(rematch, headers=bearer(made.people[0].secret)))[:2] == (403, "needs_profile")
    assert visitors.http.post(rematch, headers=bearer(made.people[0].secret, mine.secret)).status_code == 200


def test_who_lets_a_bot_play_is_last_and_who_ends_it_for_all_loses_alone(visitors: People) -> None:
    mine, other = Profiled.made(visitors.http), Profiled.made(visitors.http)
    made = counting(mine)
    other.sit(made, "Ulf")
    made.as_host("POST", "/start")
    assert made.people[1].request("PUT", "bot", {"level": "thrall"}).status_code == 204
    assert made.people[1].request("DELETE", "bot").status_code == 204  # back again, but a bot could have played
    made.play_to_the_end(random.Random(3))
    eventually(lambda: table_of(other, made) is not None)
    assert rating(other)[0] < 1000
    again = counting(mine, "me,open,thrall")
    other.sit(again, "Ulf")
    again.as_host("POST", "/start")
    was, before = rating(mine), rating(other)
    again.as_host("POST", "/abandon")
    eventually(lambda: rating(mine) != was)
    assert rating(mine)[0] < was[0] and rating(other) == before
    found = table_of(mine, again)
    assert found is not None and found["place"] == 0


def test_the_page_names_only_who_agreed_and_only_who_is_placed(visitors: People, house: Running) -> None:
    mine, shy = Profiled.made(visitors.http, "Ragna"), Profiled.made(visitors.http, "Shyly")
    assert mine.ask("PATCH", "", {"listed": True}).status_code == 200
    new = Profiled.made(visitors.http, "Newly", settings={})
    new.ask("PATCH", "", {"listed": True})
    rows = [(mine, 30.0, 9, 4), (shy, 28.0, 9, 4), (new, 40.0, 4, 4), (Profiled.made(visitors.http), 41.0, 9, 2)]
    ids = [profile.look()["id"] for profile, *_ in rows]  # which is written too, so not in one transaction
    with house.server.store.writing.begin() as connection:
        connection.execute(schema.ladder_ratings.delete())
        for id, (_, mu, games, opponents) in zip(ids, rows, strict=True):
            ladder.put_rating(connection, "eketorp", 5, id, Rating(mu, 1.0, games, opponents))
        ladder.put_rating(connection, "eketorp", 5, "karl", Rating(29.0, 1.0, 50, 9))
    seen = visitors.http.get("/api/ladder/eketorp/5", headers=bearer(mine.secret)).json()
    assert [(each["name"], each["level"], each["you"]) for each in seen] == [
        ("Ragna", None, True), (None, "karl", False), (None, None, False)
    ]  # fmt: skip
    assert seen[0]["rating"] == 1200 and seen[0]["doubt"] == 80
    assert shy.ask("DELETE").status_code == 204
    assert len(visitors.http.get("/api/ladder/eketorp/5").json()) == 2


def test_a_host_switches_the_ladder_off(tmp_path: Any) -> None:
    with running(str(tmp_path / "tables.db"), ladder=False) as server, People(server.url) as people:
        mine = Profiled.made(people.http)
        assert people.http.get("/api/ladder").json()["open"] is False
        assert problem(people.http.get("/api/ladder/eketorp/3"))[:2] == (409, "no_ladder")
        body = {"game": "eketorp", "counts": True, "seats": [{"who": "me", "name": "Ása"}, *[{"who": "open"}] * 2]}
        answer = people.http.post("/api/tables", json=body, headers=bearer(mine.secret))
        assert problem(answer)[:2] == (409, "no_ladder")


# What keeps friends from lifting each other


def contest(table: str, *order: str) -> Contest:
    return Contest(table, "eketorp", [Contender(seat, who, who == "karl", seat + 1) for seat, who in enumerate(order)])


def rated(house: Running, *contests: Contest, now: float = 1e9) -> dict[str, Rating]:
    """The ratings of two after these games, which begin from nothing and leave nothing."""
    with house.server.store.writing.connect() as connection:
        for each in contests:
            count(connection, each, now)
        found = ladder.ratings_of(connection, "eketorp", contests[0].seats, {"a", "b", "c", "karl"})
        connection.rollback()
    return found


def test_the_same_two_count_less_and_less(house: Running) -> None:
    assert [weight_of_pair(games) for games in range(6)] == [1.0, 1.0, 1.0, 0.5, 0.25, 0.125]
    gains = [rated(house, *(contest(f"t{n}", "a", "b") for n in range(games)))["a"].mu for games in (3, 4, 40)]
    assert 0 < gains[1] - gains[0] < 1.2 and gains[2] - gains[1] < 2 * (gains[1] - gains[0])
    with house.server.store.engine.connect() as connection:
        assert connection.execute(select(schema.ladder_games).where(schema.ladder_games.c.who == "a")).all() == []


def test_a_farmed_rating_is_not_placed_and_newcomers_lift_half_as_far(house: Running) -> None:
    farmed = rated(house, *(contest(f"t{n}", "a", "b") for n in range(40)))["a"]
    assert farmed.games == 40 and farmed.opponents == 1 and not placed(farmed)
    by_bot, by_newcomer = rated(house, contest("t", "a", "karl"))["a"], rated(house, contest("t", "a", "b"))["a"]
    assert by_newcomer.mu - 25 == pytest.approx((by_bot.mu - 25) / 2)


def test_a_game_is_counted_once(house: Running) -> None:
    once, twice = rated(house, contest("t", "a", "b")), rated(house, contest("t", "a", "b"), contest("t", "a", "b"))
    assert once == twice and once["a"].mu > 25 > once["b"].mu


def test_a_level_in_two_seats_moves_by_their_mean() -> None:
    moved = move(contest("t", "karl", "a", "karl"), {}, [1.0, 1.0, 1.0])
    apart = move(contest("t", "b", "a", "c"), {}, [1.0, 1.0, 1.0])
    assert moved["karl"].mu == pytest.approx((apart["b"].mu + apart["c"].mu) / 2) and moved["karl"].games == 1


def test_results_that_a_stopped_server_left_are_found(visitors: People, house: Running) -> None:
    mine = Profiled.made(visitors.http)
    made = visitors.make("shipwrights", "me")  # as a guest, who makes a profile afterwards
    made.play_to_the_end(random.Random(1))
    assert mine.ask("POST", "/tables", None, made.people[0].secret).status_code == 204
    house.inside(house.server.results.sweep())
    result = table_of(mine, made)
    assert result is not None and result["seats"] == 1 and result["points"] > 0


def test_no_rating_is_made_up_for_somebody_who_deleted_a_profile(house: Running) -> None:
    with house.server.store.writing.connect() as connection:
        count(connection, contest("t", "a", ""), 1e9)
        whos = connection.execute(select(schema.ladder_ratings.c.who).where(schema.ladder_ratings.c.game == "eketorp"))
        assert "" not in list(whos.scalars())
        connection.rollback()
