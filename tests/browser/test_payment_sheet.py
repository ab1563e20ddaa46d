"""The payment sheet offers every way of paying that the rules allow, says what it costs, and offers nothing else."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall import Table
from meadhall.i18n import words

from ..server.running import Running
from .positions import GOLDEN, Building, buildings, made_at, written
from .visitor import Visitor

SAY = words("en").say
WITH_A_SAVING_HERO = GOLDEN / "shipwrights-1-asked-sensible.json"
WALK = """async () => {
  const seen = {};
  const sheet = () => document.querySelector('dialog[open] .sheet');
  const drawn = () => new Promise(done => setTimeout(done, 0));
  const note = async () => {
    await drawn();
    const build = document.querySelector('dialog[open] .foot .primary');
    const total = document.querySelector('dialog[open] .total').textContent;
    seen[sheet().dataset.move] = { possible: !build.disabled, total };
  };
  const walk = async depth => {
    const group = sheet().querySelectorAll('fieldset')[depth];
    if (!group) return note();
    for (let at = 0; at < group.querySelectorAll('input').length; at++) {
      const choice = sheet().querySelectorAll('fieldset')[depth].querySelectorAll('input')[at];
      if (choice.disabled) {
        if (!choice.closest('label').querySelector('small')) throw new Error('no reason is given');
        continue;
      }
      choice.click();
      await drawn();
      await walk(depth + 1);
    }
  };
  await note();
  const preselected = sheet().dataset.move;
  await walk(0);
  return { preselected, seen, asked: window.asked };
}"""
ASKED = """() => {
  const fetched = window.fetch;
  window.asked = [];
  window.fetch = (request, given) => {
    const asked = new URL(request.url ?? request, location.href).pathname.split('/').at(-1);
    if (['why', 'ways', 'try', 'moves', 'reasons'].includes(asked)) window.asked.push(asked);
    return fetched(request, given);
  };
}"""


def opened(visitor: Visitor, hall: Running, building: Building) -> Page:
    """At the table, with the sheet for the ship."""
    page = visitor.sits(made_at(hall, building.table), building.seat)
    ship = page.locator(f".spot[data-spot='board {building.space}']")
    expect(ship).to_have_class(re.compile("offered"))
    page.evaluate(ASKED)
    ship.click()
    page.locator("section.tray .option .button").first.click()
    expect(page.locator("dialog[open] .sheet")).to_be_visible()
    return page


def parts(total: str) -> set[str]:
    return set(re.split(r", | and ", total.removeprefix("You pay ").removesuffix(".")))


def told(paid: dict[str, int]) -> set[str]:
    return {SAY("shipwrights-goods", good=good, count=count) for good, count in paid.items()} or {"nothing"}


def price(building: Building, way: str) -> dict[str, int]:
    """What is paid, and how many craftsmen leave the board for it."""
    return building.paid(way) | {"craftsmen": len({step for step in way.split(", ") if step.startswith("from")})}


def dearer(one: dict[str, int], other: dict[str, int]) -> bool:
    """All of the other, and something more."""
    return one != other and all(one.get(good, 0) >= count for good, count in other.items())


def holds(visitor: Visitor, hall: Running, building: Building) -> None:
    page = opened(visitor, hall, building)
    found: dict[str, Any] = page.evaluate(WALK)
    assert found["asked"].count("ways") == 1
    assert "why" not in found["asked"]
    possible = {way for way, shown in found["seen"].items() if shown["possible"]}
    assert possible == set(building.ways)
    for way in building.ways:
        assert parts(found["seen"][way]["total"]) == told(building.paid(way)), way
    assert found["preselected"] in possible
    cheapest = price(building, found["preselected"])
    assert not [way for way in building.ways if dearer(cheapest, price(building, way))], "a cheaper way is there"


@pytest.mark.parametrize("step", ["basic", "card", "at"])
def test_the_sheet_offers_what_the_rules_allow(visitor: Visitor, hall: Running, step: str) -> None:
    visitor.prefers(speed="instant")
    few = [each for each in buildings("2-sensible") if 2 < len(each.ways) < 30]
    holds(visitor, hall, next(each for each in few if any(f", {step} " in way for way in each.ways)))


def test_a_card_that_one_craft_takes_is_barred_from_the_next_because_it_is_chosen(
    visitor: Visitor, hall: Running
) -> None:
    table = written(
        "seats 2, round 2\nseat 0: worker 9, wood 9, wool 9, iron 9, gold 9\nboard 0: SH06\nhand 0: TF01 TF02 TF03"
    )
    page = opened(visitor, hall, Building(table, 0, 1, ()))
    expect(page.locator("dialog[open] .barred")).to_have_count(1)
    expect(page.locator("dialog[open] .barred small")).to_have_text(SAY("shipwrights-web-chosen-above"))


def test_a_greater_ship_slides_into_the_place_of_the_one_that_was_built(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    table = written(
        "seats 2, round 2\nseat 0: worker 9, wood 9, wool 9, iron 9, gold 9\nboard 0: SH03 SH12 CR05\nhand 0: TF01"
    )
    page = opened(visitor, hall, Building(table, 0, 1, ()))
    page.get_by_role("button", name=SAY("shipwrights-web-build-it")).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-spot='ship SH03']")).to_be_visible()


@pytest.mark.soak
def test_in_fifty_recorded_positions(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    positions = buildings()[:50]
    assert len(positions) == 50
    for building in positions:
        holds(visitor, hall, building)


def test_what_a_hero_saves_is_chosen_on_the_sheet(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made_at(hall, Table.load(WITH_A_SAVING_HERO).at(148)), 0)
    fleet, ship = page.locator("ul.fleet > li"), page.locator("[data-spot='board 1']")
    expect(ship).to_have_class(re.compile("offered"))
    ship.click()
    built = fleet.count()
    page.locator("section.tray .option > .button").first.click()
    saved = page.locator("dialog[open] fieldset").filter(has=page.locator("legend.cut"))
    expect(saved.get_by_role("radio")).to_have_count(3)
    saved.get_by_role("radio").last.check()
    page.locator("dialog[open] .button.primary:enabled").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(fleet).to_have_count(built + 1)
    visitor.until(lambda: visitor.moves == 1)  # the stream may tell of the move before its answer is there
