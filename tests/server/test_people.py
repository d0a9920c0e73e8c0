"""Links and cookies: what is signed by us counts, what is not does not."""

import time

import pytest

from karak.core.refusal import Refusal
from karak.server.people import KEPT, MOST_GRANTS, Keys, Session
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, sit_down

KEYS, OTHERS = Keys(b"a" * 32), Keys(b"b" * 32)


def test_a_cookie_comes_back_as_it_was() -> None:
    session = Session().with_player("p").with_table("t").with_player("q")
    assert KEYS.session(KEYS.cookie(session)) == session
    assert session.at("t").is_owner and not session.at("u").is_owner and session.at("t").player == "q"
    assert Session().with_table("*").at("anything").is_owner


@pytest.mark.parametrize(
    "cookie",
    [None, "", "x", "a.b.c", OTHERS.cookie(Session(("p",), ("*",))), KEYS.seat_link("t", "p")],
    ids=["none", "empty", "letter", "dots", "of-another-server", "a-link"],
)
def test_a_forged_cookie_is_worth_nothing(cookie: str | None) -> None:
    assert KEYS.session(cookie) == Session(doubt="forged" if cookie else "")


def test_what_is_signed_but_says_something_else_is_forged() -> None:
    assert KEYS.session(KEYS.cookies.dumps({"players": 3})) == Session(doubt="forged")


def shifted(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on the clock of this machine is off by so much."""
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + seconds)


@pytest.mark.parametrize("seconds", [-3600, -300 * 24 * 3600, 3600, KEPT - 60])
def test_a_clock_that_was_moved_throws_nobody_out(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    session = Session(("p",), ("t",))
    cookie, seat, owner = KEYS.cookie(session), KEYS.seat_link("t", "p"), KEYS.owner_link("t")
    shifted(monkeypatch, seconds)
    assert KEYS.session(cookie) == session
    assert KEYS.exchange(seat, Session()) == ("t", Session(("p",)))
    assert KEYS.exchange(owner, Session()) == ("t", Session((), ("t",)))


@pytest.mark.parametrize("seconds", [KEPT + 60, -KEPT - 60])
def test_what_is_too_far_from_now_has_expired(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    cookie, link = KEYS.cookie(Session(("p",), ())), KEYS.seat_link("t", "p")
    shifted(monkeypatch, seconds)
    session = KEYS.session(cookie)
    assert session == Session(doubt="expired") and session.at("t").doubt == "expired"
    with pytest.raises(Refusal):
        KEYS.exchange(link, Session())


async def test_the_table_tells_why_a_cookie_was_not_believed(house: House) -> None:
    async with house.browser() as browser:
        table = await new_table(browser, seats=2)
        forged = {"Cookie": "karak=" + OTHERS.cookie(Session(("p",), ()))}
        for cookie, doubt in ((cookies_of(browser), ""), ("", ""), (forged["Cookie"], "forged")):
            async with Client(house.socket_url(table), cookie) as client:
                welcome = next(m for m in client.messages if m["type"] == "welcome")
                assert welcome["cookie"] == doubt
        async with house.browser() as stranger:  # the answer has a new cookie: the doubt would be forgotten
            joined = await stranger.post(f"/api/tables/{table}/join", json={}, headers=forged)
            assert joined.json()["cookie"] == "forged"
            joined = await stranger.post(f"/api/tables/{table}/join", json={})
            assert joined.json()["cookie"] == ""


@pytest.mark.parametrize(
    "token",
    ["", "x", OTHERS.owner_link("t"), KEYS.cookie(Session(("p",), ()))],
    ids=["empty", "letter", "of-another-server", "a-cookie"],
)
def test_a_forged_link_is_refused(token: str) -> None:
    with pytest.raises(Refusal) as refusal:
        KEYS.exchange(token, Session())
    assert refusal.value.key == "link-not-good"


def test_a_session_forgets_the_oldest() -> None:
    session = Session()
    for n in range(MOST_GRANTS + 5):
        session = session.with_player(f"p{n}").with_table(f"t{n}")
    assert len(session.players) == len(session.owns) == MOST_GRANTS and len(KEYS.cookie(session)) < 4000


async def test_a_seat_link_leads_to_the_same_seat_on_another_device(house: House) -> None:
    async with house.browser() as laptop, house.browser() as phone:
        table = await new_table(laptop, seats=2)
        joined = (await laptop.post(f"/api/tables/{table}/join", json={"name": "Ann"})).json()
        answer = await phone.get(joined["links"][0])
        assert answer.status_code == 303 and answer.headers["location"] == f"/table/{table}"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        async with Client(house.socket_url(table), cookies_of(phone)) as client:
            welcome = next(m for m in client.messages if m["type"] == "welcome")
            assert welcome["seats"] == [0] and not welcome["owner"]


async def test_a_link_of_another_table_opens_nothing_here(house: House) -> None:
    async with house.browser() as ann, house.browser() as eve:
        mine, hers = await new_table(ann, seats=2), await new_table(eve, seats=2)
        await sit_down(ann, mine, "Ann")
        links = (await eve.post(f"/api/tables/{hers}/join", json={"name": "Eve"})).json()["links"]
        async with house.browser() as device:
            await device.get(links[0])
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


async def test_two_seats_on_one_device_see_through_the_eyes_of_whoever_is_asked(house: House) -> None:
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
