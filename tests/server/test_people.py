"""Links and cookies: the server accepts only those that it has signed."""

import time

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.server.people import (
    DAY,
    KEPT,
    LINK_KEPT,
    MOST_GRANTS,
    MOST_LENT,
    MOST_TABLES,
    OLD_COOKIE,
    OWNER_OF_ALL_KEPT,
    Keys,
    Link,
    Session,
    player_at,
)  # fmt: skip
from karak.server.site import LINKS, keys_of
from karak.server.store.memory import Memory
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, sit_down

KEYS, OTHERS = (Keys(secret * 32, links * 32, lambda: time.time()) for secret, links in ((b"a", b"l"), (b"b", b"m")))
SEAT, OWNER, ALL = Link("seat", "t", "p"), Link("owner", "t"), Link("owner", "*")


def jar(cookie: str | None, keys: Keys = KEYS) -> dict[str, str]:
    return {keys.cookie_name: cookie or ""}


def token(link: Link, keys: Keys = KEYS) -> str:
    return keys.link(link).removeprefix("/join/")


def test_a_cookie_comes_back_as_it_was() -> None:
    session = Session("me").with_table("t").with_link(SEAT).with_link(ALL)
    assert KEYS.session(jar(KEYS.cookie(session))) == session
    assert Session("me").with_table("t").at("t-2").is_owner and not Session("me").with_table("t").at("u").is_owner
    assert Session("me").with_link(ALL).at("anything").is_owner


def test_a_browser_is_another_player_at_every_table_and_the_same_at_a_rematch() -> None:
    session = Session("me").with_link(SEAT)
    assert session.at("t").player == player_at("me", "t") == session.at("t-3").player
    assert session.at("t").player != session.at("u").player != Session("you").at("u").player
    assert session.at("t").links == (("p", 0),) and session.at("u").links == () and session.me == "me"


@pytest.mark.parametrize(
    "cookie",
    [None, "", "x", "a.b.c", OTHERS.cookie(Session("me", ("*",))), token(SEAT)],
    ids=["none", "empty", "letter", "dots", "of-another-server", "a-link"],
)
def test_a_forged_cookie_is_worth_nothing(cookie: str | None) -> None:
    assert KEYS.session(jar(cookie)) == Session(doubt="forged" if cookie else "")


@pytest.mark.parametrize("content", [{"players": 3}, [["p"], ["t"]], 7])
def test_a_signed_value_of_another_kind_counts_as_forged(content: object) -> None:
    assert KEYS.session(jar(KEYS.cookies.dumps(content))) == Session(doubt="forged")


def shifted(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Moves the clock of this machine by this many seconds."""
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + seconds)


@pytest.mark.parametrize("seconds", [-3600, -29 * DAY, 3600, LINK_KEPT - 60])
def test_a_moved_clock_takes_no_players_seat(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    session = Session("me", ("t",))
    cookie, links = KEYS.cookie(session), [token(SEAT), token(OWNER)]
    shifted(monkeypatch, seconds)
    assert KEYS.session(jar(cookie)) == session
    assert [KEYS.read_link(link) for link in links] == [SEAT, OWNER]


@pytest.mark.parametrize(("kept", "link"), [(LINK_KEPT, SEAT), (LINK_KEPT, OWNER), (OWNER_OF_ALL_KEPT, ALL)])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_link_lives_no_longer_than_it_should(
    monkeypatch: pytest.MonkeyPatch, kept: int, link: Link, sign: int
) -> None:
    made = token(link)
    with monkeypatch.context() as early:
        shifted(early, sign * (kept - 60))
        assert KEYS.read_link(made) == link
    shifted(monkeypatch, sign * (kept + 60))
    with pytest.raises(Refusal):
        KEYS.read_link(made)


@pytest.mark.parametrize("seconds", [KEPT + 60, -KEPT - 60])
def test_a_cookie_from_too_far_away_in_time_has_expired(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    cookie = KEYS.cookie(Session("me"))
    shifted(monkeypatch, seconds)
    session = KEYS.session(jar(cookie))
    assert session == Session(doubt="expired") and session.at("t").doubt == "expired"


async def test_the_table_says_why_a_cookie_was_rejected(house: House) -> None:
    async with house.browser() as browser:
        table = await new_table(browser, seats=2)
        forged = {"Cookie": f"{house.site.keys.cookie_name}={OTHERS.cookie(Session('me'))}"}
        for cookie, doubt in ((cookies_of(browser), ""), ("", ""), (forged["Cookie"], "forged")):
            async with Client(house.socket_url(table), cookie) as client:
                welcome = next(m for m in client.messages if m["type"] == "welcome")
                assert welcome["cookie"] == doubt
        async with house.browser() as stranger:  # the answer sets a new cookie, and the reason would be forgotten
            joined = await stranger.post(f"/api/tables/{table}/join", json={}, headers=forged)
            assert joined.json()["cookie"] == "forged"
            joined = await stranger.post(f"/api/tables/{table}/join", json={})
            assert joined.json()["cookie"] == ""


@pytest.mark.parametrize(
    "link",
    ["", "x", token(OWNER, OTHERS), KEYS.cookie(Session("me"))],
    ids=["empty", "letter", "of-another-server", "a-cookie"],
)
def test_a_forged_link_is_refused(link: str) -> None:
    with pytest.raises(Refusal) as refusal:
        KEYS.read_link(link)
    assert refusal.value.key == "link-not-good"


def test_a_session_forgets_the_oldest_entries_of_each_kind_and_fits_into_a_cookie() -> None:
    session = Session("f" * 32, players=tuple(f"{n:016x}" for n in range(40)))
    for n in range(MOST_TABLES + 5):
        one = f"{(n + 1) * 0x9E3779B97F4A7C15 % (1 << 64):016x}"
        link = Link("seat", one, player_at(one, one), 3)
        session = session.with_table(one).with_link(link).with_link(Link("owner", one))
    assert (len(session.owns), len(session.lent), len(session.grants)) == (MOST_TABLES, MOST_LENT, MOST_GRANTS)
    assert len(KEYS.cookie(session)) < 4000


# earlier versions


def old_cookie(keys: Keys, players: list[str], owns: list[str]) -> dict[str, str]:
    return {OLD_COOKIE: str(keys.old_cookies.dumps([players, owns]))}


def test_an_old_cookie_keeps_its_seats_and_tables_but_not_the_identity_it_shared() -> None:
    cookies = old_cookie(KEYS, ["mine", "shared"], ["t"])
    session = KEYS.session(cookies)
    assert session.at("t").is_owner and set(session.at("u").players) > {"mine", "shared"}
    assert session.at("u").player not in ("mine", "shared") and session == KEYS.session(cookies)
    assert session.me != KEYS.session(old_cookie(KEYS, ["shared"], [])).me
    assert KEYS.session(cookies | jar(KEYS.cookie(Session("new")))).me == "new"
    assert KEYS.session(old_cookie(KEYS, ["p"], ["*"])).at("any").is_owner


def test_an_old_link_still_opens_its_seat() -> None:
    assert KEYS.read_link(KEYS.links.dumps(["seat", "t", "p"])) == SEAT


async def test_a_player_from_an_earlier_version_keeps_the_seat(house: House) -> None:
    """This holds for the cookie of an earlier version, and for a link that it gave out."""
    async with house.browser() as browser, house.browser() as phone:
        table = await new_table(browser, seats=2)
        room = await house.hub.room(table)
        await sit_down(browser, table, "Ann")
        room.table.chairs[0].player = "old"
        cookie = old_cookie(house.site.keys, ["old"], [])
        joined = await phone.post(f"/api/tables/{table}/join", json={}, headers={"Cookie": f"karak={cookie['karak']}"})
        assert joined.json()["seats"] == [0] and joined.json()["cookie"] == ""
        link = str(house.site.keys.links.dumps(["seat", table, "old"]))
        assert (await browser.post("/api/links", json={"token": link})).json()["seats"] == [0]


# the secret of links


def test_new_secrets_for_links_end_all_links_and_take_no_players_seat() -> None:
    journal = Memory()
    before = keys_of(journal, time.time)
    session = Session("me", ("t",)).with_link(ALL).with_link(Link("seat", "u", "p", 0))
    cookie, link = before.cookie(session), token(OWNER, before)
    journal.renew_secret(LINKS)
    after = keys_of(journal, time.time)
    kept = after.session(jar(cookie, after))
    assert not kept.at("x").is_owner and kept.at("t").is_owner and kept.at("u") == session_at(session, "u")
    with pytest.raises(Refusal):
        after.read_link(link)
    assert msgspec.structs.replace(kept, lent=()) == msgspec.structs.replace(session, lent=())


def session_at(session: Session, table: str) -> object:
    return msgspec.structs.replace(session.at(table), is_owner=False)


# over HTTP


async def test_a_seat_link_leads_to_the_same_seat_on_another_device(house: House) -> None:
    async with house.browser() as laptop, house.browser() as phone:
        table = await new_table(laptop, seats=2)
        joined = (await laptop.post(f"/api/tables/{table}/join", json={"name": "Ann"})).json()
        answer = await phone.post(joined["links"][0])
        assert answer.status_code == 303 and answer.headers["location"] == f"/table/{table}"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        async with Client(house.socket_url(table), cookies_of(phone)) as client:
            welcome = next(m for m in client.messages if m["type"] == "welcome")
            assert welcome["seats"] == [0] and not welcome["owner"]


async def test_a_link_to_another_table_opens_nothing_here(house: House) -> None:
    async with house.browser() as ann, house.browser() as eve:
        mine, hers = await new_table(ann, seats=2), await new_table(eve, seats=2)
        await sit_down(ann, mine, "Ann")
        links = (await eve.post(f"/api/tables/{hers}/join", json={"name": "Eve"})).json()["links"]
        async with house.browser() as device:
            await device.post(links[0])
            async with Client(house.socket_url(mine), cookies_of(device)) as client:
                welcome = next(m for m in client.messages if m["type"] == "welcome")
                assert welcome["seats"] == [] and not welcome["owner"]


async def test_an_owner_link_makes_an_owner(house: House) -> None:
    async with house.browser() as ann, house.browser() as other:
        made = (await ann.post("/api/tables", json={"seats": 2})).json()
        token = made["owner"].removeprefix("/join/")
        assert (await other.post("/api/links", json={"token": token})).status_code == 200
        assert (await other.post("/api/links", json={"token": token + "x"})).status_code == 403
        async with Client(house.socket_url(made["table"]), cookies_of(other)) as client:
            assert (await client.do("addbot", seat=0, bot="random"))["ok"]


async def test_two_seats_on_one_device_see_through_the_eyes_of_the_seat_that_is_asked(house: House) -> None:
    async with house.browser() as tablet:
        table = await new_table(tablet, title="goblin", seats=2)
        await sit_down(tablet, table, "Ann", 0)
        assert await sit_down(tablet, table, "Ben", 1) == [0, 1]
        async with Client(house.socket_url(table), cookies_of(tablet)) as client:
            await client.do("start")
            seen = set()
            for _ in range(30):
                await client.wait(lambda: bool(client.options))
                seen.add(client.last["viewpoint"])
                assert client.last["viewpoint"] == client.last["decision"]["who"]
                assert (await client.do("act", expected=client.seq, action=client.options[0]))["ok"]
            assert seen == {0, 1} and client.wrong == 0
