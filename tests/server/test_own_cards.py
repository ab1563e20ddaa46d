"""Cards of one's own: faults are told with their places, likely fixes mend them, and tables are played with them."""

import io
import json
import random
import zipfile
from typing import Any

import httpx
import pytest

from meadhall.core.game import REGISTRY, find
from meadhall.games.shipwrights.cards.lines import NAMES
from meadhall.i18n import LANGUAGES, words
from meadhall.server.storage import schema
from meadhall.server.tables.cards import LONGEST_FIELD, standard_cards

from .people import Json, People, problem
from .running import Running

OURS = [name for name in REGISTRY if find(name).card_files]
SHIPS = {path.name: path.read_text(encoding="utf-8") for path in find("shipwrights").card_files}
BRICKS = find("eketorp").card_files[0].read_text(encoding="utf-8")


def files(**texts: str) -> Json:
    """Files by name, with _ for the dot."""
    return {"name": "mine", "files": [{"name": n.replace("_", "."), "text": t} for n, t in texts.items()]}


def judged(people: People, game: str, body: Json) -> Json:
    answer = people.http.post(f"/api/games/{game}/cards", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def changed(text: str, line: int, column: str, value: str) -> str:
    """A file with another value in one field; lines count from 1."""
    lines = text.splitlines()
    cells = lines[line - 1].split(",")
    cells[lines[0].split(",").index(column)] = value
    return "\n".join([*lines[: line - 1], ",".join(cells), *lines[line:]])


def place(fault: Json) -> tuple[str, int, str]:
    return fault["file"], fault["line"], fault["column"]


@pytest.mark.parametrize("game", OURS)
def test_the_standard_cards_are_a_start(guests: People, game: str) -> None:
    got = guests.http.get(f"/api/games/{game}/cards/files")
    if got.headers["content-type"] == "application/zip":
        with zipfile.ZipFile(io.BytesIO(got.content)) as packed:
            own = [{"name": n.rpartition("/")[2], "text": packed.read(n).decode()} for n in packed.namelist()]
        assert {each["name"] for each in own} == set(NAMES)
    else:
        own = [{"name": "materials.csv", "text": got.text}]
    assert "attachment" in got.headers["content-disposition"]
    verdict = judged(guests, game, {"name": "copy", "files": own})
    assert (verdict["faults"], verdict["dropped"]) == ([], [])
    assert [card["id"] for card in verdict["cards"]] == [row["id"] for row in standard_cards(game).rows]
    assert not any(card["faulty"] for card in verdict["cards"])
    assert guests.http.get(f"/api/games/{game}").json()["ownCards"] is True


def test_every_fault_has_its_place_and_the_likely_fix_mends_it(guests: People) -> None:
    text = SHIPS["ships.csv"]
    for line, column, value in ((2, "skills", "smith"), (4, "copies", "many"), (6, "effect", "gian coin 4")):
        text = changed(text, line, column, value)
    body = files(ships_csv=text)
    verdict = judged(guests, "shipwrights", body)
    assert [place(fault) for fault in verdict["faults"]] == [
        ("ships.csv", 2, "skills"), ("ships.csv", 4, "copies"), ("ships.csv", 6, "effect"),
    ]  # fmt: skip
    skills, copies, effect = verdict["faults"]
    assert (skills["fault"], skills["found"], skills["fix"]) == ("skills", "smith", "blacksmith")
    assert (copies["fault"], copies["params"], copies["fix"]) == ("number", {"low": 1, "high": 99}, "")
    assert effect["fix"] == "gain coin 4"
    assert "ships.csv line 2, column skills: expected one to three" in skills["says"]
    cards = {card["line"]: card for card in verdict["cards"]}
    assert [line for line, card in cards.items() if card["faulty"]] == [2, 4, 6]
    assert "skills" not in cards[2]["values"] and cards[2]["effects"]["discard"], "what is right is drawn"
    for fault in (skills, copies, effect):
        value = fault["fix"] or "3"
        mend = {"file": fault["file"], "line": fault["line"], "column": fault["column"], "value": value}
        verdict = judged(guests, "shipwrights", body | {"mend": mend})
        body = files(ships_csv=verdict["mended"])
    assert verdict["faults"] == []


def ship(column: str, value: str) -> dict[str, str]:
    """The ships, with another value in line 3."""
    return {"ships_csv": changed(SHIPS["ships.csv"], 3, column, value)}


LONGER = SHIPS["ships.csv"].replace("Seksring,3", "Seksring,3,9")
POOR = changed(SHIPS["jarls.csv"], 2, "discard", "gain coin 1")
HOSTILE = [
    ("eketorp", {"cards_csv": BRICKS.replace("1,GG", "1,GXG")}, "bricks", ("cards.csv", 2, "A")),
    ("eketorp", {"cards_csv": BRICKS.replace("1,GG", "1,G G")}, "bricks", ("cards.csv", 2, "A")),
    ("eketorp", {"cards_csv": "\n".join(BRICKS.splitlines()[:5])}, "count", ("cards.csv", 5, "")),
    ("eketorp", {"cards_json": "{"}, "json", ("cards.json", 1, "")),
    ("eketorp", {"cards_json": "[" * 5_000}, "json", ("cards.json", 1, "")),
    ("eketorp", {"cards_json": '{"cards": 7}'}, "count", ("cards.json", 0, "cards")),
    ("eketorp", {"a_csv": BRICKS, "b_csv": BRICKS}, "one", ("a.csv", 0, "")),
    ("eketorp", {"cards_csv": '"' + "x" * 20_000}, "count", ("cards.csv", 1, "")),
    ("shipwrights", {"boats_csv": "id"}, "file", ("boats.csv", 0, "")),
    ("shipwrights", {"ships_csv": LONGER}, "columns", ("ships.csv", 2, "")),
    ("shipwrights", {"ships_csv": 'id,name\n"a"b,c'}, "csv", ("ships.csv", 2, "")),
    ("shipwrights", ship("id", "SH01"), "unique", ("ships.csv", 3, "id")),
    ("shipwrights", ship("vp", "99999999999999999999"), "number", ("ships.csv", 3, "vp")),
    ("shipwrights", ship("name", "x" * (LONGEST_FIELD + 1)), "long", ("ships.csv", 3, "name")),
    ("shipwrights", ship("name", "\u202eevil"), "letters", ("ships.csv", 3, "name")),
    ("shipwrights", ship("name", "nul\0"), "letters", ("ships.csv", 3, "name")),
    ("shipwrights", {"huts_csv": "\n".join(SHIPS["huts.csv"].splitlines()[:3])}, "least", ("huts.csv", 0, "copies")),
    ("shipwrights", {"jarls_csv": POOR}, "gold", ("jarls.csv", 2, "discard")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "texts", "fault", "where"), HOSTILE)
def test_hostile_files_are_told_what_is_wrong_and_where(
    guests: People, game: str, texts: dict[str, str], fault: str, where: tuple[str, int, str]
) -> None:
    verdict = judged(guests, game, files(**texts))
    first = verdict["faults"][0]
    assert (first["fault"], place(first)) == (fault, where)
    seats = [{"who": "me"}, *({"who": "bot", "level": "thrall"} for _ in range(2))]
    made = guests.http.post("/api/tables", json={"game": game, "seats": seats, "cards": files(**texts)})
    assert problem(made)[:2] == (422, "bad_cards")
    assert problem(made)[2] == {"file": where[0], "line": where[1], "column": where[2]}
    params: dict[str, Any] = {"found": first["found"], **first["params"]}
    said = [words(language).say(f"cards-fault-{fault}", **params) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES) and not any("{" in each for each in said)


def test_what_is_too_much_is_refused_before_it_is_read(guests: People) -> None:
    huge = files(ships_csv="x" * 140_000)
    assert guests.http.post("/api/games/shipwrights/cards", json=huge).status_code == 413
    many = {"name": "mine", "files": [{"name": f"{at}.csv", "text": ""} for at in range(21)]}
    assert guests.http.post("/api/games/shipwrights/cards", json=many).status_code == 422
    for name in ("", "\u202e", "x" * 61):
        assert guests.http.post("/api/games/eketorp/cards", json=files(a_csv="") | {"name": name}).status_code == 422
    wrong = {"file": "gone.csv", "line": 2, "column": "A", "value": "G"}
    assert guests.http.post("/api/games/eketorp/cards", json=files(a_csv=BRICKS) | {"mend": wrong}).status_code == 422


def test_columns_that_the_game_does_not_know_are_named_and_not_kept(hall: Running, guests: People) -> None:
    lines = SHIPS["huts.csv"].splitlines()
    text = "\n".join([lines[0] + ",<script>", *(line + ",alert(1)" for line in lines[1:])])
    assert judged(guests, "shipwrights", files(huts_csv=text))["dropped"] == ["<script>"]
    made = guests.make("shipwrights", "me,thrall", cards=files(huts_csv=text))
    rows = guests.http.get(f"/api/tables/{made.id}/cards", headers={"Authorization": f"Bearer {made.secrets['host']}"})
    assert "alert" not in rows.text and "script" not in rows.text
    with hall.server.store.engine.connect() as connection:
        stored = [json.loads(row.cards) for row in connection.execute(schema.decks.select()) if row.name == "mine"]
    assert stored and not any("<script>" in card for deck in stored for card in deck)


def test_a_table_is_played_with_own_cards_and_says_so(guests: People) -> None:
    odd = changed(SHIPS["ships.csv"], 2, "name", "<img src=x onerror=alert(1)>")
    made = guests.make("shipwrights", "me,me", cards=files(ships_csv=odd))
    assert made.watch()["table"]["ownCards"] == "mine"
    dice = random.Random(1)
    for _ in range(10):
        for person in made.people:
            person.play(dice)
    named = guests.make("eketorp", "me,me,me", cards=files(m_csv=BRICKS) | {"name": standard_cards("eketorp").name})
    assert named.watch()["table"]["ownCards"] == "cards", "nobody's own cards pass for the game's"
    assert guests.make("eketorp", "me,me,me").watch()["table"]["ownCards"] is None


def test_the_same_cards_of_a_repeated_request_make_one_table(guests: People) -> None:
    wish = {"game": "eketorp", "seats": [{"who": "me"}] * 3, "cards": files(m_csv=BRICKS)}
    both = [guests.http.post("/api/tables", json=wish, headers={"Idempotency-Key": "c" * 30}).json() for _ in range(2)]
    assert both[0] == both[1]


def test_a_game_without_card_files_has_none_of_its_own(guests: People) -> None:
    answer: httpx.Response = guests.http.get("/api/games/chess/cards/files")
    assert answer.status_code == 422
