"""Which origins requests may come from, and which routes are for the operator only."""

import httpx
import msgspec
import pytest
import websockets

from tests.server.house import FAST, House, new_table, open_house
from tests.server.test_callers import call

PUBLIC = msgspec.structs.replace(FAST, public_url="https://play.example")
GOOD = ["https://play.example", "https://play.example:443", "https://PLAY.example"]
BAD = [
    "http://play.example", "https://play.example:8443", "https://play.example.evil", "https://evil", "null", "",
    "http://x", "https://", "http://[::", "https://play.example:99999",
]  # fmt: skip


async def status_from(house: House, origin: str, host: str = "x") -> int:
    """The status of opening a table from a page of this origin."""
    async with house.browser() as page:
        return (await page.post("/api/tables", json={}, headers={"Origin": origin, "Host": host})).status_code


async def is_let_in(house: House, table: str, origin: str) -> bool:
    try:
        async with websockets.connect(house.socket_url(table), origin=websockets.Origin(origin)):
            return True
    except websockets.InvalidStatus:
        return False


async def test_only_the_full_public_origin_counts() -> None:
    async with open_house(settings=PUBLIC) as house, house.browser() as ann:
        table = await new_table(ann)
        for origin in GOOD:
            assert await status_from(house, origin) == 201 and await is_let_in(house, table, origin), origin
        for origin in BAD:
            assert await status_from(house, origin) == 403, origin
        assert await status_from(house, "http://play.example", "play.example") == 403
        assert await status_from(house, "https://x") == 403
        assert not await is_let_in(house, table, f"http://127.0.0.1:{house.port}")


async def test_without_a_public_address_the_requested_host_counts(house: House) -> None:
    assert await status_from(house, "http://x") == await status_from(house, "http://x:80") == 201
    assert await status_from(house, "https://x:8777", "x:8777") == 201
    for origin in ("http://y", "http://x:81", "null", "http://[::"):
        assert await status_from(house, origin) == 403


async def test_browsers_are_told_to_stay_with_https() -> None:
    async with open_house(settings=PUBLIC) as house, house.browser() as ann:
        for path in ("/health", "/api/tables/nowhere", "/"):
            assert "max-age" in (await ann.get(path)).headers["strict-transport-security"]
    async with open_house() as house, house.browser() as ann:
        assert "strict-transport-security" not in (await ann.get("/health")).headers


WRONG_BODIES = [b"", b"{", b'"\xff\xfe"', b"[" * 30_000, b'{"title":"\\ud800"}', b'{"seats":1e999}']


@pytest.mark.parametrize("path", ["/api/tables", "/api/links", "/api/replays", "/api/cases", "/api/tables/x/join"])
async def test_a_body_that_is_not_json_is_answered_with_400(house: House, path: str) -> None:
    async with house.browser() as ann:
        for body in WRONG_BODIES:
            assert (await ann.post(path, content=body)).status_code == 400, body


async def test_an_oversized_body_is_not_read(house: House) -> None:
    for length in (b"1000000000000", b"70000"):
        reader, writer = await call(
            house, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + b"\r\n\r\n{"
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 413")
        writer.transport.abort()


async def metrics_status(house: House, **headers: str) -> int:
    async with house.browser() as ann:
        return (await ann.get("/metrics", headers=headers)).status_code


async def test_metrics_are_only_for_this_machine() -> None:
    async with open_house() as house:
        assert await metrics_status(house) == 200
        assert await metrics_status(house, **{"X-Forwarded-For": "192.0.2.7"}) == 404
        assert await metrics_status(house, **{"X-Forwarded-For": "127.0.0.1"}) == 404
        local = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=local) as other:
            assert (await other.get(f"{house.url}/metrics")).status_code == 404
    async with open_house(settings=PUBLIC) as house:
        assert await metrics_status(house) == 404


async def test_metrics_are_also_for_clients_with_the_token() -> None:
    async with open_house(settings=msgspec.structs.replace(PUBLIC, metrics_token="s3cret")) as house:
        for given, status in (("Bearer s3cret", 200), ("Bearer wrong", 404), ("s3cret", 404), ("Bearer", 404)):
            assert await metrics_status(house, Authorization=given) == status
        assert await metrics_status(house) == 404
