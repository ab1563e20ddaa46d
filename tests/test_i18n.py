"""Every message stands in every language, is used, and is whole when it is said."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from meadhall import Table
from meadhall.bots.levels import NAMES
from meadhall.bots.player import WHY
from meadhall.cli.replay import bot_name
from meadhall.core.causes import reasons_of
from meadhall.core.game import REGISTRY
from meadhall.core.phrase import COLOURS, Phrase, Value, seat_name
from meadhall.i18n import FOLDER, LANGUAGES, value_name, words
from meadhall.i18n.check import check
from meadhall.lessons import chapters_of
from meadhall.saga import Line, saga
from meadhall.server.notices.occasions import KINDS
from meadhall.story import tell

from .browser.shown import CLIENT, client

SOURCES = Path(__file__).parent.parent / "src" / "meadhall"
HOLE = re.compile(r"[{}$]|None|  |\?\?|<|Phrase|^\s*$")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
BREAKS = re.compile(r"(?<!apez)(?<!:) [;!?]| [:»%]|« ")  # "tapez ?" names a command
LISTS = json.loads((Path(__file__).parent / "data" / "lists.json").read_text(encoding="utf-8"))
pytestmark = pytest.mark.xdist_group("locale")  # what is said in real games is gathered once


@cache
def entries(language: str) -> dict[str, set[str]]:
    """Messages and their attributes."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert entries(language) == entries("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_given_what_it_says(language: str) -> None:
    assert check(FOLDER / language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_joined_as_it_is_spoken(language: str) -> None:
    """The client's test reads the same lists."""
    for items, said in LISTS[language].items():
        assert words(language).list(items.split(", ")) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_one_card_is_the_card(language: str) -> None:
    say = words(language).say
    for message in ("eketorp-web-chance-holds", "eketorp-web-chance-wins"):
        said = [say(message, known="yes", count=count, card=3, of=1, rival="Anna") for count in (0, 1)]
        assert len({*said}) == 2 and not re.search("[01]", "".join(said)), said


@pytest.mark.parametrize(
    "language, one, two",
    [("de", "Dir fehlt noch 1 Gold.", "Dir fehlen noch 1 Wolle und ein Schmied."),
     ("es", "Te falta 1 oro.", "Te faltan 1 lana y un herrero."),
     ("it", "Ti manca 1 oro.", "Ti mancano 1 lana e un fabbro.")],
)  # fmt: skip
def test_what_is_lacking_agrees_with_how_much(language: str, one: str, two: str) -> None:
    gold, wool = (Phrase("shipwrights-more", {"good": good, "count": 1}) for good in ("gold", "wool"))
    smith = Phrase("shipwrights-a-skill", {"skill": "blacksmith"})
    say = words(language).say
    assert say(Phrase("shipwrights-lack", {"wanted": [gold], "count": 1})) == one
    assert say(Phrase("shipwrights-lack", {"wanted": [wool, smith], "count": 2})) == two


def test_no_french_sign_begins_a_line() -> None:
    """Between a word and its ; : ! ? % or guillemet stands a space that does not break."""
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        said = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in said if BREAKS.search(line)] == [], path.name


def test_a_language_that_is_not_whole_is_found_out(tmp_path: Path) -> None:
    """Each kind of fault is named once, and nothing else is."""
    for path in (FOLDER / "de").glob("*.ftl"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    table, hall = tmp_path / "table.ftl", tmp_path / "hall.ftl"
    text = table.read_text(encoding="utf-8").replace("you-are = Du spielst { $who }.", "you-are = Du spielst { $wer }.")
    text = text.replace("undone = Zurückgenommen.\n", "").replace("[thrall]", "[trall]", 1)
    text = text.replace("goodbye = Bis bald!", "goodbye = { bis-bald }!\ngoodbye = Bis bald!\nadieu = Bis bald!")
    table.write_text(text.replace("prompt = ", "prompt : "), encoding="utf-8")
    hall.write_text(
        hall.read_text(encoding="utf-8").replace("    .line = Schick", "    .lines = Schick"), encoding="utf-8"
    )
    assert [line for line in check(tmp_path) if not line.startswith(("news-", "named-bot"))] == [
        "adieu: unused, for English has no such message",
        "goodbye: twice",
        "hall-game-eketorp.line: missing",
        "hall-game-eketorp.lines: unused, for English has no such message",
        "level-name: $level is never [trall]",
        "level-name: $level may be [thrall], which it passes over",
        "prompt: missing",
        "table.ftl: cannot be read: prompt : { $who }>",
        "undone: missing",
        "you-are: does not say $who",
        "you-are: is not given $wer",
    ]
    table.write_text("goodbye = { bis-bald }!", encoding="utf-8")
    assert "goodbye: refers to bis-bald, which is missing" in check(tmp_path)


def test_every_cue_of_a_sound_is_a_sentence_of_its_game() -> None:
    cues = [
        cue
        for path in CLIENT.glob("games/*/cues.ts")
        for cue in re.findall(r"'([\w-]+-event-[\w-]+)':", path.read_text())
    ]
    assert len(cues) > 40 and set(cues) <= set(entries("en"))


@cache
def said() -> dict[str, list[Phrase]]:
    """Phrases of real games: stories for each kind of viewer, boards, questions and actions."""
    found: dict[str, list[Phrase]] = {}
    for path in GOLDEN:
        table = Table.load(path)
        for phrase in phrases_of(table):
            samples = found.setdefault(phrase.id, [])
            if len(samples) < 40 and phrase not in samples:
                samples.append(phrase)
    return found


@cache
def lines() -> list[Line]:
    """Return lines of real games, those that are long first."""
    found = [line for path in GOLDEN[::4] for line in saga(Table.load(path), 0, last=250)]
    return sorted(found, key=lambda line: -len(line.sentences))[:400]


def phrases_of(table: Table) -> Iterator[Phrase]:
    choice = random.Random(table.seed)
    for viewer in (None, choice.randrange(table.seats)):
        for _, phrases in tell(table, viewer):
            for phrase in phrases:
                yield from parts_of(phrase)
    past, looks = table.at(0), set(choice.sample(range(1, len(table.entries)), 40))
    for at, entry in enumerate(table.entries):
        for seat in past.waiting if at in looks else ():
            known = past.known(seat)
            for phrase in (*table.game.board(known, table.cards), table.game.question(known, table.cards)):
                yield from parts_of(phrase)
        past.follow(entry)
    for row in table.game.space.actions:
        yield from parts_of(table.game.action(row, table.known(0), table.cards))


def parts_of(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for value in phrase.params.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Phrase):
                yield from parts_of(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_real_games_has_no_holes(language: str) -> None:
    for samples in said().values():
        for phrase in samples:
            text = words(language).say(phrase)
            assert not HOLE.search(text.strip()), (phrase, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_real_games_is_whole(language: str) -> None:
    for line in lines():
        text = words(language).to("red").line(line.phrases)
        assert not HOLE.search(text) and ".:" not in text and text.count(": ") < 3, (line, text)


def test_results_that_are_equal_are_said_once_with_how_often() -> None:
    built = Phrase("eketorp-event-built", {"who": seat_name(0), "brick": "wood", "wall": 0})
    stone = Phrase("eketorp-event-built", {"who": seat_name(0), "brick": "stone", "wall": 0})
    assert words("en").line([built, built, stone, built]) == "Red builds: wood ×3, stone"
    assert words("en").line([stone]) == "Red builds a stone brick."
    drew = Phrase("shipwrights-event-drew", {"who": seat_name(0)})
    placed = Phrase("shipwrights-event-placed-board", {"who": seat_name(0), "space": 5})
    assert words("en").line([placed, drew, drew]) == "Red places a worker on space 5: +1 card ×2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_is_told_from_its_middle_on_has_no_full_stop_inside(language: str) -> None:
    """A defender heard of the attack, chose a card, and hears the rest: it begins with a sentence."""
    fighters = {"who": seat_name(0), "rival": seat_name(1)}
    hurt = Phrase("eketorp-event-hurt", {"who": seat_name(1), "rounds": 2})
    over = Phrase("eketorp-event-attack-over", {**fighters, "field": "C", "a": 5, "b": 2, "outcome": "won"})
    said = words(language).line([over, hurt])
    assert not re.search(r"\.\s*:", said) and ":" in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_told_by_how_it_ended(language: str) -> None:
    fighters: dict[str, Value] = {"who": seat_name(0), "rival": seat_name(1), "castle": seat_name(1)}
    fighters |= {"side": "boat", "field": "C"}
    told = set()
    for outcome, a, b in (("won", 5, 2), ("lost", 2, 5), ("tied", 4, 4)):
        for you in (None, "red", "blue"):
            fight = Phrase("eketorp-event-attack-over", {**fighters, "a": a, "b": b, "outcome": outcome})
            told.add(words(language).to(you).line([fight, Phrase("eketorp-event-attack", fighters)]))
    for outcome, a, b in (("won", 5, 2), ("open", 5, 2), ("lost", 2, 5)):
        siege = Phrase("eketorp-event-siege-over", {**fighters, "a": a, "b": b, "outcome": outcome})
        told.add(words(language).line([siege]))
    assert len(told) == 12 and not any(HOLE.search(each) for each in told)


def of_game(name: str) -> set[str]:
    """The reasons, parts, endings, options and presets of a game, as they are said."""
    game = REGISTRY[name]
    ids = {f"{name}-reason-{reason.replace('_', '-')}" for reason in reasons_of(game)}
    ids |= {f"{name}-part-{part}" for part in game.parts} | {f"{name}-ending-{each}" for each in game.endings[1:]}
    ids |= {f"{name}-option-{option.name}" for option in game.options}
    return ids | {f"{name}-preset-{preset}" for preset in game.presets}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_part_ending_and_option_has_words(language: str) -> None:
    speaker = words(language)
    for name, game in REGISTRY.items():
        for message in of_game(name):
            assert not HOLE.search(speaker.say(message)), message
        for option in game.options:
            for attribute in ("explain", *(value_name(option, value) for value in option.values)):
                assert not HOLE.search(speaker.explain(f"{name}-option-{option.name}", attribute))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_and_every_way_to_fail_has_words(language: str) -> None:
    speaker = words(language)
    players = (*NAMES, "random", "search@200", "mybots:Mine")
    assert {bot_name(player).id for player in players} | {f"bot-failed-{kind}" for kind in WHY} == {
        message for message in entries(language) if message.startswith("bot-")
    }
    for player in players:
        name = bot_name(player)
        assert not HOLE.search(speaker.say(name)) and not HOLE.search(speaker.explain(name.id, "explain"))
    assert "200" in speaker.say(bot_name("search@200")) and speaker.say(bot_name("my\x1b[2Jbot")) == "my[2Jbot"


TERMINAL: dict[str, Value] = {
    "game": "Eketorp",
    "who": Phrase("seat-name", {"colour": "blue"}),
    "names": "A, B",
    "number": 3,
    "action": "x",
    "count": 2,
    "reason": "x",
    "rule": "E5.1.2",
    "path": "game.json",
    "command": "meadhall",
    "why": "x",
    "example": "plan A1",
    "text": "play 3",
    "total": 39,
    "parts": "x",
    "head": "x",
    "results": "x, y",
    "part": "x",
    "points": 5,
    "first": "a",
    "last": "b",
    "begins": "other",
    "colour": "red",
    "seat": 1,
    "bot": Phrase("bot-karl"),
    "name": "mybots:Mine",
    "detail": "x",
    "explanation": "x",
    "instead": Phrase("bot-karl"),
    "level": "karl",
    "rival": Phrase("seat-name", {"colour": "red"}),
    "castle": Phrase("seat-name", {"colour": "green"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_table_have_no_holes(language: str) -> None:
    path = FOLDER / language / "table.ftl"
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            text = words(language).say(entry.id.name, **TERMINAL)
            assert not HOLE.search(text.replace("  ", " ")), (entry.id.name, text)
    assert len({words(language).say("seat-name", colour=colour) for colour in COLOURS}) == len(COLOURS)


def put_together() -> set[str]:
    """What is said of games, lessons, puzzles and notices, whose ids are put together of theirs."""
    ids = {f"notice-{kind}" for kind in (*KINDS, "turns", "several", "test")}
    ids |= {f"notice-choice-{kind}" for kind in KINDS}
    for name, game in REGISTRY.items():
        ids |= of_game(name) | {name, f"{name}-legend", f"hall-game-{name}"}
        ids |= {f"puzzle-theme-{name}-{theme}" for theme in (game.puzzles.themes if game.puzzles else ())}
        for chapter in chapters_of(game):
            about = f"learn-{name}-{chapter.id.partition('-')[2]}"
            ids |= {about} | {f"{about}-{step.id}" for step in chapter.steps}
    return ids


def test_no_message_is_unused() -> None:
    """Each id is said in real games, belongs to a family that another test walks, or stands in the sources."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")) + client()
    files = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.ftl"))
    families = re.compile(
        r"bot-|news-|error-|\w+-(why|but)-|reason-|hall-(who|span)-|web-(theme|pace|heard)-|cards-fault-|open-pace-"
    )
    for message in sorted(entries("en").keys() - put_together()):
        part = re.split("-action-|-reason-", message)[-1]  # by which a game's own code names it
        spelt = any(f'"{each}"' in sources for each in (message, part, part.replace("-", "_")))
        used = spelt or f"{{ {message} }}" in files
        assert used or families.match(message) or message in said(), message


def test_every_event_of_the_story_is_told_in_some_recorded_game() -> None:
    events = {message for message in entries("en") if "-event-" in message}
    seldom = {"eketorp-event-redraw", "eketorp-event-redraw-shown", "eketorp-event-no-plan", "eketorp-event-declined"}
    seldom |= {"eketorp-event-picked-up-hidden"}
    assert events - seldom <= set(said())
