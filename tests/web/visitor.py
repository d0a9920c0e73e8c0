"""A person at a browser: what they see, and what they click."""

import json
import random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocketRoute, expect

from karak.words import FIRST, say
from tests.web.vocabulary import SEEN, strange

FLAGS = [
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
    "--disable-quic", "--font-render-hinting=none", "--force-color-profile=srgb", "--hide-scrollbars",
]  # fmt: skip
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
HAS_GONE_ON = "before => document.querySelector('main')?.dataset.seq !== before"
IS_TOLD = "seq => document.querySelector('main')?.dataset.seq === String(seq)"
IS_OFFERED = "() => document.querySelector('.prompt [data-choice]:not([disabled]), .over, dialog li.won') !== null"
ASKED = """() => document.querySelector('dialog li.won') && 'over'
  || document.querySelector('.prompt h2:not(.soft)') && 'asked'"""
# Checks whenever the page changes, and not sixty times a second.
UNTIL = """given => new Promise((settle, fail) => {
  const holds = %s;
  const late = setTimeout(() => { watch.disconnect(); fail(new Error(`still not: ${holds}, given ${given}`)); }, %d);
  const look = () => {
    const answer = holds(given);
    if (answer) { watch.disconnect(); clearTimeout(late); settle(answer); }
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""


class Visitor:
    """Faults are messages in the console, requests to other hosts, and words that are not in the catalogue.

    The list of choices is open, unless `listed` is false: then only what the board does not show is at the prompt.
    """

    def __init__(
        self, browser: Browser, url: str, listed: bool = True, is_routed: bool = False,
        settings: dict[str, Any] | None = None, language: str = FIRST, **context: Any,
    ) -> None:  # fmt: skip
        self.language = language
        usual = {"viewport": WIDE, "reduced_motion": "reduce", "service_workers": "block", "locale": "en-GB"}
        given = {**usual, **context}
        self.context = browser.new_context(base_url=url, timezone_id="Europe/London", **given)
        self.context.set_default_timeout(PATIENCE)
        if given["service_workers"] == "block":  # and must not be requested, because the console would report it
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.url = url
        self.faults: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        spoken = {} if language == FIRST else {"language": language}  # otherwise it is the language of the browser
        kept = json.dumps(json.dumps({"version": 1, "listed": listed, **spoken, **(settings or {})}))
        self.context.add_init_script(f"localStorage['karak-settings'] ??= {kept}")
        if is_routed:  # lets a test cut the connection
            self.context.route_web_socket("**/ws/**", self.connect)
        self.context.on("request", self.asked)
        self.page: Page = self.context.new_page()
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"off the host: {request.url}")

    def until(self, condition: str, given: Any = None) -> Any:
        """Waits until the condition holds on the page, and returns its value."""
        return self.page.evaluate(UNTIL % (condition, PATIENCE), given)

    def read(self, *names: str) -> None:
        """Checks that all newly visible words are in the catalogue, except for these names."""
        found = strange(str(self.page.evaluate(SEEN)), set(names))
        if found:
            self.faults.append(f"not in the catalogue: {', '.join(sorted(found))}")

    def connect(self, route: WebSocketRoute) -> None:
        route.connect_to_server()
        self.sockets.append(route)

    def lose_connection(self) -> None:
        self.sockets[-1].close()

    def leave(self) -> None:
        self.context.close()

    # navigation

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def open_link(self, link: str) -> None:
        """Opens a link and confirms what it does."""
        self.go(link)
        self.button("page-link-agree").click()

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=say(key, self.language, **args), exact=True)

    def button_with(self, key: str) -> Locator:
        """A button whose name contains this text and more."""
        return self.page.get_by_role("button", name=say(key, self.language))

    def choose_game(self, title: str) -> None:
        self.page.locator("label.card", has_text=say(f"title-{title}", self.language)).first.click()

    def play_now(self, title: str, bots: int = 1) -> None:
        self.go()
        self.choose_game(title)
        self.page.get_by_role("radio", name=say("web-bots", self.language, count=bots), exact=True).check(force=True)
        self.button("web-play-now").click()
        expect(self.page.locator(".prompt")).to_be_visible()

    # playing

    @property
    def choices(self) -> Locator:
        return self.page.locator(".prompt [data-choice]:not([disabled])")

    def is_over(self) -> bool:
        return self.page.get_by_role("heading", name=say("web-over", self.language), exact=True).is_visible()

    def answer(self, luck: random.Random, rather: tuple[str, ...] = ()) -> str:
        """Waits to be asked, clicks an offered choice, sees it happen and returns it, or nothing at the end."""
        self.until(IS_OFFERED)
        texts = [str(text) for text in self.choices.evaluate_all("all => all.map(one => one.dataset.choice)")]
        if not texts:
            return ""
        wished = [text for text in texts if text.startswith(rather)] if rather else []
        text = luck.choice(wished or texts)
        before = self.seq()
        self.page.locator(f'.prompt [data-choice="{text}"]').evaluate_all("all => all.forEach(one => one.click())")
        self.until(HAS_GONE_ON, before)
        return text

    def seq(self) -> str:
        """The number of the last event shown on the screen."""
        return str(self.page.evaluate("document.querySelector('main')?.dataset.seq"))
