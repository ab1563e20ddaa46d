"""Chapters of lessons: each can be played by its own words, and is said in every language."""

from pathlib import Path

import pytest

from meadhall.core.game import REGISTRY, find
from meadhall.i18n import LANGUAGES, words
from meadhall.lessons import Chapter, LessonError, begin, chapters_of, find_deal, play_others, read, why_not

from .test_cli import told
from .test_i18n import entries

CHAPTERS = [chapter for game in REGISTRY.values() for chapter in chapters_of(game)]
FOLDER = Path(__file__).parents[1] / "src" / "meadhall" / "games"
named = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda each: f"{each.game} {each.id}")


@named
def test_every_chapter_is_played_by_its_own_words(chapter: Chapter) -> None:
    assert why_not(chapter) == ""
    assert 2 <= chapter.minutes <= 4
    assert all(step.lit for step in chapter.steps)


@named
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(chapter: Chapter, language: str) -> None:
    speaker, name = words(language), f"learn-{chapter.game}-{chapter.id.partition('-')[2]}"
    assert speaker.say(name) and speaker.explain(name, "line")
    for step in chapter.steps:
        goal = f"{name}-{step.id}"
        assert speaker.say(goal) and speaker.explain(goal, "text")
        if (step.sends or step.draft) and "build" not in step.accepts:  # however one builds, it is right
            assert speaker.explain(goal, "otherwise")


@pytest.mark.parametrize("game", ["eketorp", "shipwrights"])
def test_no_words_are_left_over(game: str) -> None:
    known = {f"learn-{game}-{chapter.id.partition('-')[2]}" for chapter in chapters_of(find(game))}
    known |= {
        f"learn-{game}-{chapter.id.partition('-')[2]}-{step.id}"
        for chapter in chapters_of(find(game))
        for step in chapter.steps
    }
    assert {message for message in entries("en") if message.startswith(f"learn-{game}-")} == known


def test_there_are_five_chapters_and_six() -> None:
    assert [len(chapters_of(find(game))) for game in ("eketorp", "shipwrights")] == [5, 6]


def written(folder: Path, old: str, new: str) -> Path:
    text = (FOLDER / "shipwrights" / "lessons" / "4-tracks.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "4-tracks.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "tracks"', 'id = "tracks"\nlights = []', "a step has no lights"),
        ('sends = "raid 1"', 'sends = "raid 2"', "raid 2"),
        ('accepts = ["at"]', 'accepts = ["tuck"]', "does not reach its own goal"),
        ('prize RA06", ', 'prize RA07", ', "find its deal anew"),
        ("tracks 0: 3 3 3", "tracks 0: 3 3 99", ""),
    ],
)
def test_a_chapter_that_cannot_be_taught_says_why(tmp_path: Path, old: str, new: str, why: str) -> None:
    try:
        found = why_not(read(written(tmp_path, old, new), "shipwrights"))
    except LessonError as error:
        found = str(error)
    assert found and why in found


def test_a_deal_is_found_in_which_what_has_to_fall_does(tmp_path: Path) -> None:
    chapter = read(written(tmp_path, "deal = 24\n", ""), "shipwrights")
    assert "find its deal anew" in why_not(chapter)
    assert find_deal(chapter) == 24


def test_a_bot_answers_where_the_script_does_not_fit(tmp_path: Path) -> None:
    chapter = read(written(tmp_path, '1 = ["place board 1", "end"]', '1 = ["card SH01"]'), "shipwrights")
    table = begin(chapter)
    assert chapter.scripted(table, 1) is None
    play_others(chapter, table)
    assert 0 in table.waiting


def test_the_command_plays_a_chapter_and_finds_its_deal() -> None:
    played = told("lesson", str(FOLDER / "eketorp" / "lessons" / "3-besiege.toml"))
    assert played.returncode == 0 and "plunder 1 0 clay" in played.stderr
    assert "deal" not in played.stderr
