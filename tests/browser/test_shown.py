"""What the pages say is noted while the tests walk through them."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.running import Running
from . import shown
from .visitor import Visitor


def test_what_a_page_says_is_noted_once(
    chromium: Browser,
    hall: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "shown.txt"
    monkeypatch.setattr(shown, "_file", file)
    monkeypatch.setattr(shown, "_known", set[str]())
    with Visitor(chromium, hall.url) as visitor:
        expect(visitor.go().get_by_text(words("en").say("hall-welcome"))).to_be_visible()
        visitor.until(lambda: "hall-play" in shown.noted(file))
        visitor.go()
    said = file.read_text(encoding="utf-8").split()
    assert {"hall-welcome", "hall-mine"} <= set(said) and "eketorp-web-plan" not in said
    assert len(said) == len(set(said))
    left = shown.count(file)
    counted = capsys.readouterr().out.split("\n")
    assert "hall-welcome" not in counted and "eketorp-web-plan" in counted and left == len(counted) - 2


def test_what_only_others_say_is_no_page_s() -> None:
    ours = [message for message in shown.messages() if not shown.elsewhere(message)]
    assert {"hall-play", "eketorp-event-took", "error-full"} <= set(ours) and not {"prompt", "help-undo"} & set(ours)
    for which in shown.ELSEWHERE.values():
        assert any(map(which.match, shown.messages()))
