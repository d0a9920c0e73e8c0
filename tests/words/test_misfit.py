"""A value that does not fit is refused in plain words that name it."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from karak.words import LANGUAGES, say
from karak.words.misfit import misfit


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    size: int


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    rate: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    name: Annotated[str, msgspec.Meta(max_length=3)] = ""
    address: Annotated[str, msgspec.Meta(pattern="^x")] = "x"
    words: list[str] = []
    mode: Literal["on", "off"] = "on"
    inner: Inner | None = None
    is_open: bool = True


CASES: list[tuple[Any, str]] = [
    ({}, 'The field "seats" is missing.'),
    ({"seats": 2, "game": 1}, 'There is no field "game" here.'),
    ({"seats": "two"}, '"seats" must be a whole number, not text.'),
    ({"seats": 2.5}, '"seats" must be a whole number, not a number with a fraction.'),
    ({"seats": 9}, '"seats" must be at most 8.'),
    ({"seats": 2, "rate": 0}, '"rate" must be more than 0.0.'),
    ({"seats": 2, "name": "long"}, '"name" must have a length of at most 3.'),
    ({"seats": 2, "address": "y"}, '"address" does not have the right form.'),
    ({"seats": 2, "words": ["a", 1]}, '"words[1]" must be text, not a whole number.'),
    ({"seats": 2, "words": "a"}, '"words" must be a list, not text.'),
    ({"seats": 2, "mode": "perhaps"}, '"mode" cannot be "perhaps".'),
    ({"seats": 2, "inner": {}}, 'The field "inner.size" is missing.'),
    ({"seats": 2, "inner": 1}, '"inner" must be an object, not a whole number.'),
    ({"seats": 2, "is_open": None}, '"is_open" must be true or false, not null.'),
    ([], "This must be an object, not a list."),
]


@pytest.mark.parametrize(("given", "said"), CASES)
def test_each_misfit_has_a_plain_sentence(given: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert(given, Outer)
    refusal = misfit(found.value)
    assert say(refusal.key, "en", **refusal.named) == said
    for language in LANGUAGES:
        spoken = say(refusal.key, language, **refusal.named)
        assert "`" not in spoken and "Expected" not in spoken
