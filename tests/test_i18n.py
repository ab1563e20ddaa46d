"""Every message stands in every language, is used, and is whole when it is said."""

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
from meadhall.cli.terminal import bot_name
from meadhall.core.game import REGISTRY
from meadhall.core.phrase import COLOURS, Phrase, Value
from meadhall.i18n import FOLDER, LANGUAGES, value_name, words
from meadhall.i18n.check import check
from meadhall.saga import Line, saga
from meadhall.story import tell

SOURCES = Path(__file__).parent.parent / "src" / "meadhall"
CLIENT = SOURCES.parent.parent / "web" / "src"
HOLE = re.compile(r"[{}$]|None|  |\?\?|<|Phrase|^\s*$")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_part_ending_and_option_has_words(language: str) -> None:
    speaker = words(language)
    for name, game in REGISTRY.items():
        ids = [f"{name}-reason-{reason.name.lower().replace('_', '-')}" for reason in game.reasons if reason]
        ids += [f"{name}-part-{part}" for part in game.parts] + [f"{name}-ending-{each}" for each in game.endings[1:]]
        ids += [f"{name}-option-{option.name}" for option in game.options]
        ids += [f"{name}-preset-{preset}" for preset in game.presets]
        for message in ids:
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


def client() -> str:
    """The browser's sources, every quotation mark the same."""
    paths = [path for path in CLIENT.rglob("*.*") if path.suffix in (".svelte", ".ts")]
    return re.sub("['`]", '"', "\n".join(path.read_text(encoding="utf-8") for path in paths))


def test_no_message_is_unused() -> None:
    """Each id is said in real games, belongs to a family that another test walks, or stands in the sources."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")) + client()
    files = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.ftl"))
    families = re.compile(
        r"bot-|news-|error-|\w+-(action|reason|part|ending|option|preset|why|but)-|reason-|\w+-legend|hall-(game|who|span)-|learn-(eketorp|shipwrights)-|puzzle-theme-(eketorp|shipwrights)-|web-(theme|pace|heard)-|cards-fault-|open-pace-|clock-(none|gentle|live|days|(out|then)-(bot|waits))$|notice-(turns?|started|rematch|over|several|test|at|stop|choice-.*|form-.*|why-.*)$"
    )
    for message in entries("en"):
        used = f'"{message}"' in sources or f"{{ {message} }}" in files or message in REGISTRY
        assert used or families.match(message) or message in said(), message


def test_every_event_of_the_story_is_told_in_some_recorded_game() -> None:
    events = {message for message in entries("en") if "-event-" in message}
    seldom = {"eketorp-event-redraw", "eketorp-event-redraw-shown", "eketorp-event-no-plan", "eketorp-event-declined"}
    seldom |= {"eketorp-event-picked-up-hidden"}
    assert events - seldom <= set(said())
