"""A chapter is dealt to everybody alike, is played as it is written, and tells nobody what the others will do."""

import time
from typing import Any

import pytest

from meadhall.core.game import REGISTRY
from meadhall.lessons import Chapter, chapters_of

from .people import People, Person

GAMES = [game for game in REGISTRY.values() if game.lessons]
CHAPTERS = [chapter for game in GAMES for chapter in chapters_of(game)]
PATIENCE = 60.0


def begun(guests: People, chapter: Chapter) -> Person:
    made = guests.http.post(f"/api/games/{chapter.game}/lessons/{chapter.id}", json={"name": "Ása"}).json()
    return Person(guests.http, made["table"], 0, made["seats"]["0"])


def awaited(person: Person) -> dict[str, Any]:
    """What the learner is shown once the others have acted."""
    since = time.monotonic()
    while time.monotonic() < since + PATIENCE:
        event = person.look()
        if 0 in event["view"]["waiting"] or event["view"]["outcome"]:
            return event
        time.sleep(0.02)
    raise AssertionError("the others do not act")


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda each: f"{each.game} {each.id}")
def test_a_chapter_is_played_through_by_its_own_words(guests: People, chapter: Chapter) -> None:
    told = next(
        each for each in guests.http.get(f"/api/games/{chapter.game}/lessons").json() if each["id"] == chapter.id
    )
    learner = begun(guests, chapter)
    for step in told["steps"]:
        event = awaited(learner)
        position = event["view"]["position"]
        assert event["table"]["lesson"] == chapter.id
        assert {name: position[name] for name in step["when"] if position[name] not in step["when"][name]} == {}
        if step["sends"]:
            answer = learner.move(step["sends"])
            assert answer.status_code == 200, (step["id"], answer.text)


def test_every_chapter_is_dealt_alike_and_says_nothing_of_the_others(guests: People) -> None:
    chapter = CHAPTERS[0]
    first, again = (begun(guests, chapter) for _ in range(2))
    assert first.table != again.table
    shown, other = (awaited(each)["view"]["position"] for each in (first, again))
    assert [shown[part] for part in ("round", "fields", "castles")] == [
        other[part] for part in ("round", "fields", "castles")
    ]
    told = guests.http.get(f"/api/games/{chapter.game}/lessons").json()[0]
    assert set(told) == {"id", "minutes", "steps"}
    assert {tuple(step) for step in told["steps"]} == {("id", "lit", "when", "draft", "sends", "accepts")}


def test_a_lesson_is_practice_and_gives_no_hints(guests: People) -> None:
    learner = begun(guests, CHAPTERS[0])
    assert learner.look()["table"]["imagined"]
    assert learner.request("POST", "hint").status_code == 403


def test_no_chapter_is_no_table(guests: People) -> None:
    answer = guests.http.post("/api/games/eketorp/lessons/9-none", json={"name": "Ása"})
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown")
