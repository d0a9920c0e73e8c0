"""The installed page: it can be installed, opens without a network, updates itself, and comes back quickly."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from karak.server import client
from karak.words import say
from tests.web.visitor import HAS_GONE_ON, IS_TOLD, Visitor

pytestmark = pytest.mark.thorough
Visit = Callable[..., Visitor]
KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
  return kept.flat().map((one) => new URL(one.url).pathname);
}"""


@pytest.fixture
def newer() -> Iterator[Callable[[], None]]:
    """Gives the server a newer build."""
    worker = client.rooted()["worker.js"]
    plain, packed = worker.plain, worker.packed

    def renew() -> None:
        worker.plain, worker.packed = plain + b"\n// newer", b""

    yield renew
    worker.plain, worker.packed = plain, packed


def settled(visit: Visit) -> Visitor:
    """A page with the service worker in control."""
    guest = visit(service_workers="allow")
    guest.go()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return guest


def test_chromium_offers_to_install_it(visit: Visit) -> None:
    guest = settled(visit)
    session = guest.context.new_cdp_session(guest.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    faults = {fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert faults <= {"in-incognito"}  # every visitor of these tests is incognito


def test_without_a_network_it_opens_and_says_so(visit: Visit) -> None:
    guest = settled(visit)
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("alert").get_by_text(say("web-offline"))).to_be_visible()
    guest.go("/table/anywhere")
    expect(guest.page.get_by_role("alert").get_by_text(say("web-offline"))).to_be_visible()
    guest.go("/")
    guest.context.set_offline(False)
    expect(guest.page.locator("label.card")).to_have_count(4)
    guest.faults = [fault for fault in guest.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_nothing_of_a_game_is_stored(visit: Visit) -> None:
    guest = settled(visit)
    guest.play_now("karak")
    expect(guest.choices.first).to_be_visible()
    kept = guest.page.evaluate(KEPT)
    assert len(kept) > 20
    assert [path for path in kept if path != "/" and not path.startswith(("/assets/", "/icon"))] == []


def test_a_newer_page_is_offered_and_taken(visit: Visit, newer: Callable[[], None]) -> None:
    guest = settled(visit)
    expect(guest.button("web-renewal-take")).to_have_count(0)
    newer()
    guest.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)")
    guest.page.evaluate("window.isOld = true")
    guest.button("web-renewal-take").click()
    guest.page.wait_for_function("() => window.isOld === undefined")
    expect(guest.button("web-renewal-take")).to_have_count(0)


def test_back_within_two_seconds_after_another_app(two_at_table: Callable[..., tuple[Visitor, Visitor]]) -> None:
    """The page is frozen and its connection cut while others play on; when it is shown again, it is up to date."""
    ana, ben = two_at_table(is_routed=True)
    expect(ana.choices.or_(ana.page.locator(".prompt h2.soft")).first).to_be_visible()
    first, other = (ana, ben) if ana.choices.count() else (ben, ana)
    took = []
    for way in ("step", "lay", "lay"):
        session = other.context.new_cdp_session(other.page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        other.lose_connection()
        before = first.seq()
        moved = first.page.locator(f'.prompt [data-choice^="{way}"]').or_(first.choices).first
        moved.click()
        first.until(HAS_GONE_ON, before)
        session.send("Page.setWebLifecycleState", {"state": "active"})
        began = time.monotonic()
        other.until(IS_TOLD, first.seq())
        took.append(time.monotonic() - began)
        session.detach()
        if not first.choices.count():
            break
    print(f"back after {', '.join(f'{seconds * 1000:.0f} ms' for seconds in took)}")
    assert min(took) < 2  # a busy machine may take longer now and then
