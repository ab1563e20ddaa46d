"""Nothing that is written on a button, a tab or a heading is cut off on a phone, whatever the language."""

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import LANGUAGES, words

from ..server.running import Running
from .chieftain import Chieftain
from .steward import Steward
from .tables import made
from .visitor import PHONE, Visitor

pytestmark = pytest.mark.soak
MAY_BE_CUT = "header .heading, header h1, header .title, header .band"  # names of games and rounds make way
CUT = """mayBeCut => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const on = text.parentElement;
    if (!text.data.trim() || on.closest(`svg, script, style, option, .sr, ${mayBeCut}`)) continue;
    if (!on.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width < 2) continue;
    for (let each = on; each && each !== document.body; each = each.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(each);
      if (clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX)) break;
      const box = each.getBoundingClientRect();
      const holds = ['hidden', 'clip'].includes(overflowX) || each.matches('button, a.button, [role=tab]');
      const over = Math.max(words.right - box.right, box.left - words.left);
      if (holds && over > 1) {
        found.push(`${Math.round(over)} px: ${text.data.trim().slice(0, 60)} (${each.tagName}.${each.className})`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return [...new Set(found)];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_has_room_for_its_words(chromium: Browser, hall: Running, language: str) -> None:
    say = words(language).say
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        table = made(hall, "me,open,karl")
        pages = {
            "": "hall-play",
            "#new/eketorp": "hall-seats",
            "#new/shipwrights": "hall-seats",
            f"#join/{table['table']}/{table['join']}": "hall-join",
            "#learn/eketorp": "learn-next",
        }
        for fragment, message in pages.items():
            visitor.page.goto("about:blank")
            expect(visitor.go(fragment).get_by_text(say(message), exact=True).first).to_be_visible()
            assert cut(visitor) == [], fragment
        visitor.sits(table, 0, roles=("host", "join", "watch"))
        expect(visitor.page.get_by_text(say("web-gathering")).first).to_be_visible()
        assert cut(visitor) == []
        visitor.go("#hall").get_by_role("button", name=say("web-settings")).click()
        expect(visitor.page.get_by_text(say("web-captions")).first).to_be_visible()
        assert cut(visitor) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_eketorp_has_room_for_its_words(chromium: Browser, hall: Running, language: str) -> None:
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        visitor.prefers(speed="instant")
        visitor.sits(made(hall, "me,karl,karl"), 0)
        measured = Measured(visitor, chieftain := Chieftain(visitor, seed=11))
        chieftain.play(until=measured.look)
        assert len(measured.asked) > 3 and measured.found | {"end": cut(visitor)} == {"end": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipwrights_has_room_for_its_words(chromium: Browser, hall: Running, language: str) -> None:
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        visitor.prefers(speed="instant")
        visitor.sits(made(hall, "me,karl", game="shipwrights"), 0)
        measured = Measured(visitor, steward := Steward(visitor, seed=11))
        steward.play(until=measured.look)
        assert len(measured.asked) > 3 and measured.found | {"end": cut(visitor)} == {"end": []}


class Measured:
    """Measures every question of a game the first few times that it is asked."""

    def __init__(self, visitor: Visitor, player: Chieftain | Steward) -> None:
        self.visitor, self.player = visitor, player
        self.asked: dict[str, int] = {}
        self.found: dict[str, list[str]] = {}

    def look(self) -> bool:
        if question := self.player.question():
            self.asked[question] = self.asked.get(question, 0) + 1
            if self.asked[question] <= 3 and (found := cut(self.visitor)):
                self.found[question] = sorted({*found, *self.found.get(question, [])})
        return False


def cut(visitor: Visitor) -> list[str]:
    """Return the words that are cut off, and by how much."""
    visitor.fits()
    found: list[str] = visitor.page.evaluate(CUT, MAY_BE_CUT)
    return found


def test_words_that_are_too_long_are_found(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, "de", PHONE) as visitor:
        page = visitor.go()
        expect(page.get_by_text(words("de").say("hall-play"), exact=True).first).to_be_visible()
        assert cut(visitor) == []
        settings = page.get_by_role("button", name=words("de").say("web-settings"))
        settings.evaluate("button => { button.textContent = 'Einstellungsmöglichkeiten'; button.style.width = '90px' }")
        assert ["Einstellungsmöglichkeiten" in each for each in page.evaluate(CUT, MAY_BE_CUT)] == [True]
