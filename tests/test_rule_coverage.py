"""Every numbered rule has a test, or stands in a short list with the reason."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import RULES_SHOWN
from tests.eketorp.untestable_e0_e7 import UNTESTABLE as FIRST
from tests.eketorp.untestable_e8_e14 import UNTESTABLE as SECOND

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("rules")  # so that all is collected once
RULE = re.compile(r"^ *- \*\*([ES]\d[\d.]*[a-z]?)\*\*", re.MULTILINE)
TABLE_RULE = re.compile(r"\| \*\*([ES]\d[\d.]*)\*\* \|")
RULING = re.compile(r"^\|\s*(Q\d+)\s*\|", re.MULTILINE)

NUMBER = re.compile(r"^(?: *- |\|\s*)\*{0,2}([A-Z]{1,2}\d[\d.]*[a-z]?)\b", re.MULTILINE)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(#([^)]*)\)")


def rules_of(document: str) -> set[str]:
    text = (ROOT / "docs/rules" / document).read_text()
    return set(RULE.findall(text) + TABLE_RULE.findall(text))


COLLECT = """
import json, pytest
class Collector:
    def pytest_collection_modifyitems(self, items):
        print("RULES", json.dumps(sorted({mark.args[0] for item in items for mark in item.iter_markers("rule")})))
words = "--collect-only -q -q -p no:xdist --ignore tests/server --ignore tests/browser tests"
pytest.main(words.split(), plugins=[Collector()])
"""


@pytest.fixture(scope="module")
def marked(request: pytest.FixtureRequest) -> frozenset[str]:
    """The numbers on all tests, as pytest collects them; if it was given only a few, it collects all once more."""
    if request.config.args == ["tests"]:
        return request.config.stash[RULES_SHOWN]
    done = subprocess.run([sys.executable, "-c", COLLECT], capture_output=True, text=True, cwd=ROOT, check=True)
    line = next(line for line in done.stdout.splitlines() if line.startswith("RULES "))
    return frozenset(json.loads(line.removeprefix("RULES ")))


def headings_of(document: str) -> set[str]:
    """Rules that only introduce their parts."""
    rules = rules_of(document)
    return {rule for rule in rules if any(other.startswith(f"{rule}.") for other in rules)}


def test_every_rule_of_eketorp_has_a_test(marked: frozenset[str]) -> None:
    rules = {rule for rule in rules_of("eketorp.md") if rule.startswith("E")} - headings_of("eketorp.md")
    assert len(rules) == 195
    assert sorted(rules - marked - set(FIRST) - set(SECOND)) == []


def test_every_rule_of_shipwrights_has_a_test(marked: frozenset[str]) -> None:
    rules = {rule for rule in rules_of("shipwrights.md") if rule.startswith("S")}
    assert len(rules) == 302
    assert sorted(rules - marked) == []


def test_no_test_names_a_rule_that_does_not_exist(marked: frozenset[str]) -> None:
    known = rules_of("eketorp.md") | rules_of("shipwrights.md") | rulings_of("shipwrights.md")
    assert sorted({rule for rule in marked if rule[0] in "ESQ"} - known) == []


def rulings_of(document: str) -> set[str]:
    return set(RULING.findall((ROOT / "docs/rules" / document).read_text()))


def test_the_list_of_untestable_rules_is_short_and_needed(marked: frozenset[str]) -> None:
    listed = FIRST | SECOND
    assert len(listed) <= 10
    assert all(reason for reason in listed.values())
    assert not set(listed) & marked


@pytest.mark.parametrize("page", sorted(path.name for path in (ROOT / "docs/rules").glob("*.*.md")))
def test_every_language_tells_the_same_rules(page: str) -> None:
    """The same numbers in the same order, and no link that leads nowhere."""
    game = page.split(".")[0]
    english, told = ((ROOT / "docs/rules" / name).read_text() for name in (f"{game}.md", page))
    assert NUMBER.findall(told) == NUMBER.findall(english)
    slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(told)}
    assert {link for link in LINK.findall(told) if link not in slugs} == set()
