"""Notices in a real browser: asked for in the panel, sent by the server, shown by the service worker, clicked."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Worker, expect

from meadhall.i18n import words

from ..server.people import Made, People
from ..server.receiving import Browser as Keys
from ..server.receiving import Receiver
from ..server.running import Running, wait_until
from .test_profile import made_profile
from .visitor import PHONE, Visitor

# A browser without windows has no push service and shows no notifications: what one hands out is given, and what the
# service worker shows is noted. That it is asked for, sent, decrypted, delivered and answered is real.
PUSH_SERVICE = """target => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const of = () => localStorage.pushed ? {
    endpoint: target.endpoint,
    toJSON: () => ({ endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }),
    unsubscribe: async () => delete localStorage.pushed,
  } : null;
  PushManager.prototype.getSubscription = async () => of();
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('no such key');
    localStorage.pushed = '1';
    return of();
  };
}"""
SCREEN = """() => {
  self.shown = [];
  registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""
SHOWN = "() => self.shown"
CLICK = """async action => {
  const event = new Event('notificationclick'), waits = [];
  const notification = { ...self.shown.at(-1), close: () => self.shown.pop() };
  Object.assign(event, { notification, action, waitUntil: promise => waits.push(promise) });
  dispatchEvent(event);
  await Promise.allSettled(waits);
}"""


@pytest.fixture
def made(house: Running) -> Iterator[Made]:
    with People(house.url) as people:
        yield people.make("eketorp", "me,me,karl")


def open_panel(page: Page, menu: str = "Menu", entry: str = "Notify me") -> None:
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("button", name=entry).click()


def deliver(page: Page, worker: Worker, origin: str, message: bytes) -> CDPSession:
    """Hand a push to the service worker, as the browser's push service would."""
    line = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_function("async () => !!(await navigator.serviceWorker.ready).active")
    (registration,) = {each["registrationId"] for each in found if not each["isDeleted"]}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{origin}/", "registrationId": registration, "data": message.decode()},
    )
    return line


def test_a_push_is_asked_for_sent_decrypted_shown_and_clicked(
    chromium: Browser, house: Running, made: Made, post_box: Receiver
) -> None:
    keys = Keys()
    target = keys.target(f"{post_box.url}/phone")
    with Visitor(chromium, house.url) as visitor:
        visitor.context.grant_permissions(["notifications"], origin=house.url)
        visitor.page.add_init_script(f"({PUSH_SERVICE})({json.dumps(target)})")
        page = visitor.sits(made.secrets, 0)
        open_panel(page)
        assert visitor.context.service_workers == []  # nothing is registered before somebody asks for it
        page.get_by_role("button", name="Notify this browser").click()
        expect(page.get_by_text("This browser gets your notices.")).to_be_visible()
        page.get_by_role("button", name="Send me one now").first.click()
        expect(page.get_by_text("Sent. It should appear in a moment.")).to_be_visible()
        assert json.loads(keys.open(post_box.next().body))["title"] == "Notices work"
        (worker,) = visitor.context.service_workers
        worker.evaluate(SCREEN)
        page.evaluate("location.hash = 'hall'")  # the table's stream ends: who leaves it is away
        wait_until_away(house, made)
        house.clock.ahead += 60
        message = keys.open(post_box.next().body)
        deliver(page, worker, house.url, message)
        wait_for_notification(page, worker)
        (shown,) = worker.evaluate(SHOWN)
        assert shown["title"] == "It’s your turn" and shown["body"] == "Eketorp with Ása 2"
        assert shown["tag"] == made.id and shown["lang"] == "en"
        assert [each["action"] for each in shown["actions"]] == ["stop"]
        worker.evaluate(CLICK, "")
        page.wait_for_url(f"**/#table/{made.id}")
        expect(page.locator("main[data-step]")).to_be_visible()
        assert worker.evaluate(SHOWN) == []
        deliver(page, worker, house.url, message)
        wait_for_notification(page, worker)
        worker.evaluate(CLICK, "stop")
        assert made.people[0].request("GET", "notices").json() == []


def test_of_two_browsers_of_a_seat_only_this_one_is_tested_and_turned_off(
    chromium: Browser, house: Running, made: Made, post_box: Receiver
) -> None:
    """Both are told by the same push service, so their addresses have the same host."""
    say, one = words("en").say, made.people[0]
    with Visitor(chromium, house.url) as visitor:
        visitor.context.grant_permissions(["notifications"], origin=house.url)
        visitor.page.add_init_script(f"({PUSH_SERVICE})({json.dumps(Keys().target(f'{post_box.url}/laptop'))})")
        page = visitor.sits(made.secrets, 0)
        open_panel(page)
        page.get_by_role("button", name="Notify this browser").click()
        expect(page.get_by_text("This browser gets your notices.")).to_be_visible()
        phone = {"target": Keys().target(f"{post_box.url}/phone"), "after": 3600}
        assert one.request("POST", "notices", phone).status_code == 201
        page.keyboard.press("Escape")
        open_panel(page)
        expect(page.get_by_role("dialog").get_by_role("button", name="Remove")).to_have_count(2)
        page.get_by_role("button", name="Send me one now").first.click()
        assert post_box.next().path == "/laptop"
        page.get_by_role("button", name=say("notice-turn-off")).click()
        expect(page.get_by_role("button", name="Notify this browser")).to_be_visible()
        (left,) = one.request("GET", "notices").json()
        assert left["after"] == phone["after"]


def wait_until_away(house: Running, made: Made) -> None:
    wait_until(lambda: any(each.table_id == made.id for each in house.server.desk.watch.away))


def wait_for_notification(page: Page, worker: Worker) -> None:
    for _ in range(600):
        if worker.evaluate(SHOWN):
            return
        page.wait_for_timeout(100)
    raise AssertionError("no notification is shown")


def test_the_link_of_a_notice_ends_it_in_one_click(
    chromium: Browser, house: Running, made: Made, post_box: Receiver
) -> None:
    one = made.people[0]
    with Visitor(chromium, house.url, "it") as visitor:
        target = {"url": f"{post_box.url}/chat"}
        saved = one.request("POST", "notices", {"target": target, "after": 0, "language": "it"})
        assert saved.status_code == 201
        said = post_box.next().json()
        assert said["title"] == "Tocca a te"
        page = visitor.go("#" + said["stop"].partition("#")[2])
        expect(page.locator("main h1")).to_have_text("Fatto. Non riceverai più questi avvisi.")
        assert one.request("GET", "notices").json() == []
        page.reload()
        expect(page.locator("main h1")).to_have_text("Questi avvisi erano già fermi, oppure il link è incompleto.")


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_the_panel_is_clear_to_everyone_and_says_what_a_browser_refuses(
    chromium: Browser, house: Running, made: Made, post_box: Receiver, axe: str, theme: str, tmp_path: Path
) -> None:
    with Visitor(chromium, house.url, size=PHONE, theme=theme) as visitor:
        page = visitor.sits(made.secrets, 0)
        page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
        page.reload()
        open_panel(page)
        expect(page.get_by_text("Notifications are blocked in your browser’s settings.")).to_be_visible()
        page.get_by_label("Service").select_option("json")
        page.get_by_label("Address").fill(f"{post_box.url}/chat")
        post_box.answers["/chat"] = [(500, {})]
        page.get_by_role("button", name="Add webhook").click()
        expect(page.get_by_text("A program (JSON) at 127.0.0.1")).to_be_visible()
        page.get_by_role("button", name="Send me one now").click()
        expect(page.get_by_text("The latest notice failed: the answer was 500.")).to_be_visible()
        page.get_by_role("switch", name="Quiet hours").check()
        expect(page.get_by_label("From")).to_have_value("22:00")
        page.evaluate(axe)
        found = page.evaluate("async () => (await axe.run('dialog[open]')).violations.map(each => each.id)")
        assert found == []
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("A program (JSON) at 127.0.0.1")).to_have_count(0)
        assert made.people[0].request("GET", "notices").json() == []


def test_a_webhook_that_is_removed_on_the_profile_page_tells_of_no_table(
    chromium: Browser, house: Running, made: Made, post_box: Receiver
) -> None:
    say = words("en").say
    with Visitor(chromium, house.url) as visitor, People(house.url) as people:
        page = made_profile(visitor, "Sigrid")
        tables = [made, people.make("eketorp", "me,me,karl")]
        for number, table in enumerate(tables):
            url = {"url": f"{post_box.url}/{number}"}  # each table has one of its own already
            assert table.people[0].request("POST", "notices", {"target": url, "after": 3600}).status_code == 201
        keys = [{"table": each.id, "role": "seat", "seat": 0, "secret": each.people[0].secret} for each in tables]
        page.evaluate("keys => void (localStorage['meadhall.keys'] = keys)", json.dumps(keys))
        page.reload()
        page.get_by_role("button", name=say("web-notify-me")).click()
        page.get_by_label("Service").select_option("json")
        page.get_by_label("Address").fill(f"{post_box.url}/all")
        page.get_by_role("button", name="Add webhook").click()
        expect(page.get_by_label("Address")).to_have_value("")
        removes = page.get_by_role("dialog").get_by_role("button", name="Remove")
        expect(removes).to_have_count(3)
        assert [len(told(table)) for table in tables] == [2, 2]
        visitor.may_fail = lambda said: "422" in said
        page.get_by_label("Address").fill("https://me@bot.example/x")
        page.get_by_role("button", name="Add webhook").click()
        expect(page.get_by_text(say("error-bad-target"))).to_be_visible()
        expect(page.get_by_label("Address")).to_have_value("https://me@bot.example/x")
        removes.nth(1).click()  # what was added to both
        expect(removes).to_have_count(2)
        assert [len(told(table)) for table in tables] == [1, 1]
        for left in (1, 0):
            removes.first.click()
            expect(removes).to_have_count(left)
        assert [told(table) for table in tables] == [[], []]


def told(table: Made) -> list[Any]:
    found: list[Any] = table.people[0].request("GET", "notices").json()
    return found
