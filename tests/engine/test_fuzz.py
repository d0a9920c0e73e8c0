"""Whatever is sent, one line comes back; after an error nothing has changed."""

import json
from io import BytesIO
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from karak.cli.commands import NAMES
from karak.cli.engine import serve
from tests.engine.client import Client, begun

QUIET = settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
WORDS = ["horan", "taia", "aderyn", "", "stop", "step north", "roll 6 6", "late-dragon", "karak", "ž", "\0", "x" * 2000]
NUMBERS = [0, 1, -1, 2, 5, 6, 255, 281474976710656, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 1.5, 1e300]
FIELDS = [
    "id", "game", "seats", "heroes", "options", "players", "data", "seed", "auto", "tape", "action", "seat", "force",
]  # fmt: skip

scalars = st.one_of(st.sampled_from(WORDS), st.sampled_from(NUMBERS), st.none(), st.booleans(), st.text(max_size=8))
values = st.recursive(
    scalars, lambda v: st.lists(v, max_size=4) | st.dictionaries(st.text(max_size=4), v, max_size=3), max_leaves=8
)
names = st.sampled_from([*NAMES, "zork"])
loose = st.builds(
    lambda cmd, rest: {**rest, "cmd": cmd}, names, st.dictionaries(st.sampled_from(FIELDS), values, max_size=3)
)
lines = st.one_of(
    st.binary(max_size=40).map(lambda raw: raw.replace(b"\n", b"")),
    loose.map(lambda command: json.dumps(command).encode()),
    loose.map(lambda command: json.dumps(command).encode()[:-2]),
    values.map(lambda value: json.dumps(value).encode()),
)


def send(client: Client, line: bytes) -> dict[str, Any]:
    before = client.position()
    told = client.send(line)
    assert told["ok"] or client.position() == before, line
    assert told["ok"] or told["error"]["key"] != "engine-broken", told
    return told


@QUIET
@given(st.lists(lines, max_size=8))
def test_any_lines(some: list[bytes]) -> None:
    client = begun()
    for line in some:
        send(client, line)


@QUIET
@given(st.lists(lines, max_size=8))
def test_any_stream(some: list[bytes]) -> None:
    out = BytesIO()
    serve(BytesIO(b"\n".join(some)), out)
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    asked = [line for line in b"\n".join(some).split(b"\n") if line.strip()]
    quits = [i + 1 for i, line in enumerate(told) if line == {"ok": True} or set(line) == {"id", "ok"}]
    assert len(told) == (quits[0] if quits else len(asked))


moves = st.lists(
    st.one_of(
        st.tuples(st.just("do"), st.integers(0, 80)),
        st.tuples(st.just("do"), st.integers(0, 80)),
        st.tuples(st.just("do"), st.integers(0, 80)),
        st.tuples(st.just("many"), st.integers(0, 12)),
        st.tuples(st.just("undo"), st.integers(-1, 6)),
        st.tuples(st.just("force"), st.integers(0, 9)),
        st.tuples(st.just("draw"), st.just(0)),
        st.tuples(st.just("wrong"), st.integers(0, 400)),
        st.tuples(st.just("load"), st.just(0)),
    ),
    max_size=40,
)


def move(client: Client, what: str, n: int) -> dict[str, Any]:
    """One command of a session that makes sense most of the time."""
    asked = client.good("options")["options"]
    text = asked[n % len(asked)]["text"] if asked else "stop"
    catalogue = client.engine.match.game.notation.catalogue
    commands: dict[str, dict[str, object]] = {
        "do": {"cmd": "do", "action": text},
        "many": {"cmd": "do", "action": [text, *["stop"] * n]},
        "undo": {"cmd": "undo"} if n < 0 else {"cmd": "undo", "seat": n},
        "force": {"cmd": "undo", "force": n},
        "draw": {"cmd": "draw"},
        "wrong": {"cmd": "do", "action": catalogue[n % len(catalogue)]},
        "load": {"cmd": "load", "tape": client.good("tape")["tape"]},
    }
    return send(client, json.dumps(commands[what]).encode())


@QUIET
@given(st.sampled_from([None, 1, "x"]), st.booleans(), st.integers(2, 5), moves)
def test_any_session(seed: object, auto: bool, seats: int, some: list[tuple[str, int]]) -> None:
    client = Client()
    client.good("new", seats=seats, seed=seed, auto=auto)
    for what, n in some:
        move(client, what, n)
        state = client.engine.match.state
        assert client.engine.match.game.check(state) == ""
    tape = client.good("tape")["tape"]
    assert Client().good("load", tape=tape)["hash"] == client.good("state")["hash"]
