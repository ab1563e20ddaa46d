"""Pictures of Shipwrights: every screen and phase of a game, a game alone, and paying for a ship."""

from playwright.sync_api import Page, expect

from ..server.running import Running
from .album import Album
from .positions import buildings, decisions, made_at
from .steward import OFFERED, OPTION, Steward
from .tables import made
from .test_payment_sheet import opened


def game_pages(album: Album, hall: Running) -> None:
    """A whole game, each question once; and what can be opened beside it in the second round."""
    visitor = album.visitor
    visitor.prefers(speed="instant", theme=visitor.theme)
    page = visitor.sits(made(hall, "me,karl,karl,karl", game="shipwrights"), 0)
    steward = Steward(visitor, seed=11)

    def look() -> bool:
        question = steward.question()
        if question:
            album.take(f"shipwrights-{question}")
        if question == "act" and steward.latest()["round"] == 2 and "shipwrights-glossary" not in album.taken:
            beside(album, steward, page)
        return False

    steward.play(until=look)
    album.take("shipwrights-end")
    page.keyboard.press("Escape")
    album.take("shipwrights-over")
    back = page.get_by_role("button", name=steward.words.say("web-round-back", game="shipwrights"))
    if back.is_visible():
        back.click()
        album.take("shipwrights-replay")


def beside(album: Album, steward: Steward, page: Page) -> None:
    """A card's uses, a card looked at, everything that can be done, another's yard, and the signs."""
    say = steward.words.say
    cards = page.locator(OFFERED.format("hand"))
    if cards.count():
        steward.press(cards.first)
        expect(steward.tray.locator(OPTION).first).to_be_visible()
        album.take("shipwrights-uses")
        steward._go_back()
        cards.first.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        page.wait_for_timeout(700)
        album.take("shipwrights-look")
    for name, control in {
        "still": steward.tray.get_by_role("button", name=say("shipwrights-web-what-now")),
        "opened": page.locator("button.other").first,
        "glossary": page.get_by_role("button", name=say("shipwrights-yard-glossary")),
    }.items():
        steward.turn_to(control)
        control.click()
        album.take(f"shipwrights-{name}")
        page.keyboard.press("Escape")


def solo_pages(album: Album, hall: Running) -> None:
    visitor = album.visitor
    visitor.prefers(speed="instant", theme=visitor.theme)
    visitor.sits(made(hall, "me", game="shipwrights"), 0)
    steward = Steward(visitor, seed=12)
    steward.play(until=lambda: steward.question() == "enemies")
    for box in (0, 2):
        steward._tick(steward.tray.get_by_role("checkbox").nth(box))
    album.take("shipwrights-solo-enemies")
    steward._confirm()
    steward.play(until=lambda: steward.question() == "act")
    album.take("shipwrights-solo-act")


def paying_pages(album: Album, hall: Running) -> None:
    """The sheet with all that can stand on it, a yard full of cards, and being done with something left to do."""
    visitor = album.visitor
    visitor.prefers(speed="instant", theme=visitor.theme)
    building = next(
        each for each in buildings("4-sensible") if any("basic" in way and "card" in way for way in each.ways)
    )
    page = opened(visitor, hall, building)
    album.take("shipwrights-sheet")
    page.keyboard.press("Escape")
    table, seat = next(
        (table, entry.seat)
        for table, entry in decisions("4-sensible")
        if {"end", "place board 1"} <= {move.text for move in table.moves(entry.seat)}
        and table.position.state.round_no > 3
    )
    page = visitor.sits(made_at(hall, table), seat)
    tray = page.locator("section.tray")
    expect(tray).to_be_visible()
    album.take("shipwrights-late")
    tray.locator(".actions .button.primary").click()
    album.take("shipwrights-ending")
