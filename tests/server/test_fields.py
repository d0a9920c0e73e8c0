"""A refused request names the field that is wrong, in plain words."""

from typing import Any

import pytest

from tests.server.house import House

POSTED: list[tuple[Any, str, str]] = [
    ({"game": "karak"}, "field-unknown", 'There is no field "game" here.'),
    ({"seats": "two"}, "field-type", '"seats" must be a whole number, not text.'),
    ({"seats": 99}, "field-value", '"seats" must be at most 8.'),
    ({"options": ["a" * 80]}, "field-length", '"options[0]" must have a length of at most 60.'),
    ({"spectators": "no"}, "field-choice", '"spectators" cannot be "no".'),
    ([1], "body-type", "This must be an object, not a list."),
]


@pytest.mark.parametrize(("body", "key", "text"), POSTED)
async def test_a_wrong_body_is_refused_by_its_field(house: House, body: Any, key: str, text: str) -> None:
    async with house.browser() as browser:
        answer = await browser.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["key"], answer.json()["text"]) == (400, key, text)


async def test_a_missing_field_and_a_missing_body_are_named(house: House) -> None:
    async with house.browser() as browser:
        assert (await browser.post("/api/links", json={})).json()["text"] == 'The field "token" is missing.'
        empty = (await browser.post("/api/tables", headers={"Content-Type": "application/json"})).json()
        assert empty["key"] == "body-missing" and "JSON" in empty["text"]
        for content in (b"{", b"a=b"):
            sent = await browser.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
            assert (sent.status_code, sent.json()["key"]) == (400, "message-not-json")


async def test_a_wrong_address_is_refused_in_plain_words(house: House) -> None:
    async with house.browser() as browser:
        asked = (await browser.get("/api/tables/x/replay?at=abc")).json()
        assert asked["text"] == '"at" must be a whole number, not text.'
        assert (await browser.get("/nowhere")).json()["text"] == "There is nothing at this address."
        wrong = await browser.delete("/api/tables")
        assert wrong.status_code == 405 and wrong.json()["text"] == "This address does not take DELETE requests."


async def test_no_refusal_quotes_the_library(house: House) -> None:
    async with house.browser() as browser:
        bodies: list[Any] = [
            {"seats": None},
            {"grace": 1.5},
            {"public": "x"},
            "text",
            5,
            {"title": ["a"]},
            {"options": {}},
        ]
        for body in bodies:
            text = (await browser.post("/api/tables", json=body)).text
            assert "Expected" not in text and "`" not in text and "status" not in text, body
