"""A round of each game in Firefox: what a hand can press there, nothing cut, and no error."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.i18n import words

from ..server.running import Running
from .firefox import Firefox
from .pieces import COVERED, CUT, SMALLEST, UNREADABLE
from .tables import made
from .visitor import DESK, PHONE, SETTLED, TOO_WIDE

pytestmark = pytest.mark.soak
FIREFOX = ("firefox-esr", "firefox")
ROUND = 300  # seconds for a round, on the busiest machine
QUESTIONS = {  # what is pressed for a question, the first that is there: what answers it, then what sends it
    "eketorp": (
        "main:has(section.tray ul.chips):not(:has(ul.chips button)) [data-spot^='field '][aria-disabled=false]",
        "section.tray .bricks > button",
        "section.tray [role=radiogroup]:not(:has([aria-checked=true])) [role=radio]",
        "[data-spot^='wall '][aria-disabled=false]",
        "section.tray .button.primary:enabled",
    ),
    "shipwrights": (
        ".between .button.primary",
        "dialog[open] .button.primary:enabled",
        "section.tray .actions .button.primary:enabled",
        "section.tray .option > .button[aria-disabled=false]",
        ".spot.offered[data-spot^='hand']:not(.chosen)",
        ".spot.offered",
    ),
}
SITTING = """given => {
  localStorage['meadhall.keys'] = given.keys;
  localStorage['meadhall.settings'] = given.settings;
}"""
PLACE = """selectors => {
  const free = each => {
    const {left, top, width, height} = each.getBoundingClientRect();
    const at = [left + width / 2, top + Math.min(height / 2, 40)];
    return each.contains(document.elementFromPoint(...at)) ? at : null;
  };
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
    if (!found.length) continue;
    for (const each of found) {
      if (!free(each)) each.scrollIntoView({block: 'center', inline: 'center'});
      const at = free(each);
      if (at) return {at, selector};
    }
    return {covered: `${selector}: ${found[0].outerHTML.slice(0, 120)}`};
  }
  return null;
}"""
HEADING = "() => document.querySelector('header .heading')?.textContent.trim() ?? ''"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    path = next((found for name in FIREFOX if (found := shutil.which(name))), None)
    assert path, "the soak needs Firefox: make firefox"
    with Firefox(path, tmp_path, DESK) as window:
        yield window


def sit(firefox: Firefox, hall: Running, game: str) -> None:
    table = made(hall, "me,karl,karl", game=game)
    key = {"table": table["table"], "role": "seat", "seat": 0, "secret": table["seats"]["0"]}
    firefox.go(hall.url)
    firefox.evaluate(SITTING, {"keys": json.dumps([key]), "settings": json.dumps({"speed": "instant"})})
    firefox.leave()
    firefox.go(f"{hall.url}/#table/{table['table']}")


def is_whole(firefox: Firefox) -> None:
    """Nothing of the table is cut, covered or too small to read."""
    firefox.evaluate(SETTLED)
    for name, script in {"cut": CUT, "covered": COVERED, "too small to read": UNREADABLE}.items():
        found = firefox.evaluate(script, SMALLEST)
        assert not found, f"{name} at {firefox.size}: {found[:6]}"
    assert firefox.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_round_in_firefox(firefox: Firefox, hall: Running, game: str) -> None:
    sit(firefox, hall, game)
    say, deadline = words("en").say, time.monotonic() + ROUND
    pressed: list[str] = []
    first, covered = say("web-round", round=1, game=game), ""
    while first in (heading := firefox.evaluate(HEADING)) or not heading:
        assert time.monotonic() < deadline, f"no second round after {pressed[-8:]} {covered}"
        found = firefox.evaluate(PLACE, QUESTIONS[game])
        if found and "at" in found:
            pressed.append(found["selector"])
            firefox.click(*found["at"])
        covered = (found or {}).get("covered", "")
        time.sleep(0.15)
    assert len(pressed) > 3
    while putting_away := firefox.evaluate(PLACE, [".between .button.primary"]):
        firefox.click(*putting_away["at"])
    for size in (DESK, PHONE):
        firefox.resize(size)
        if game == "shipwrights":
            is_whole(firefox)
        assert firefox.evaluate(TOO_WIDE) <= 0
