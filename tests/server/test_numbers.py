"""Numbers in a view are written as in ECMAScript, so that a browser computes the same hash without extra work."""

import json
import re
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.play.dealer import Shaker
from karak.server.faces import Face, digest, encoder, plain
from karak.server.wire import Decision

ROOT = Path(__file__).parents[2]
VECTORS = json.loads((ROOT / "tests" / "data" / "numbers.json").read_text())
ASKING = Decision(-1, "", [], 0, "")


def as_a_browser(number: float) -> str:
    """ECMAScript's Number::toString, for numbers that are not negative and smaller than 10**21."""
    digits = "".join(map(str, Decimal(repr(number)).normalize().as_tuple().digits))
    point = len(digits) + int(Decimal(repr(number)).normalize().as_tuple().exponent)
    if number == 0 or point >= len(digits):
        return digits + "0" * (point - len(digits))
    if point > 0:
        return f"{digits[:point]}.{digits[point:]}"
    if point > -6:
        return "0." + "0" * -point + digits
    return digits[0] + ("." if digits[1:] else "") + digits[1:] + f"e{point - 1}"


def sent(number: float) -> str:
    return Face({"win": number}, ASKING, 0).parts["win"].decode().removeprefix('"win":')


@given(st.floats(0, 1) | st.floats(1e-8, 1e-4))
@example(3.763352846094155e-6)
@example(1e-6)
@example(9.999999999999999e-6)
@example(9.999999999999999e-7)
@example(5e-324)
def test_a_chance_is_written_as_a_browser_writes_it(number: float) -> None:
    assert sent(number) == as_a_browser(number) == plain(encoder.encode([number]))[1:-1].decode()


def test_the_vectors_are_written_as_both_runtimes_must() -> None:
    assert len(VECTORS["numbers"]) > 100
    for read, written in VECTORS["numbers"]:
        assert sent(float(read)) == written == as_a_browser(float(read))


def test_a_face_and_a_digest_agree_on_the_views_of_the_vectors() -> None:
    for row in VECTORS["views"]:
        assert Face(row["view"], ASKING, 0).hash == digest(row["view"]) == row["hash"]


def test_the_lines_of_python_in_the_protocol_make_the_same_hash() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    told: dict[str, Any] = {}
    exec(found[1], told)  # the code that a bot's author copies
    for row in VECTORS["views"]:
        assert told["digest"](row["view"]) == row["hash"]
    for _, written in VECTORS["numbers"]:  # as they come over the wire
        view = {"win": json.loads(written), "odds": [json.loads(written)]}
        assert told["digest"](view) == digest(view)


@pytest.mark.parametrize("title", sorted(RULESETS))
def test_no_text_in_a_view_can_be_mistaken_for_a_number(title: str) -> None:
    """A view holds no text that a person wrote, and no number so large that it would be written differently."""
    game = open_game(title, Setting(2, [], [])).game
    luck, s = Shaker(f"texts {title}"), game.start()
    for n in range(400):
        if s.who == NOBODY:
            break
        if n % 4 == 0:
            look_at(msgspec.to_builtins(game.describe(s)))
        game.apply(s, s.options[luck.below(s.count)] if s.who >= 0 else game.draw(s, luck))


def look_at(found: Any) -> None:
    if isinstance(found, dict):
        for key, part in found.items():
            look_at(key)
            look_at(part)
    elif isinstance(found, list | tuple):
        for part in found:
            look_at(part)
    elif isinstance(found, str):
        assert not set(found) & set(',[]{}"\\\n') and "e-0" not in found, found
    elif found is not None:
        assert 0 <= abs(found) < 2**53 and str(found) != "-0.0"
