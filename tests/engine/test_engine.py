"""Every command of the engine, used correctly and incorrectly."""

import json
from pathlib import Path

import pytest

from karak.cli.commands import LONGEST_LINE, MOST_ACTIONS
from karak.play.tape import encode
from tests.engine.client import OPENING, Client, begun
from tests.play.sitting import finished


def test_before_a_game_there_is_nothing_to_ask() -> None:
    for command in ("do", "draw", "options", "undo", "state", "view", "why_not", "tape"):
        needed: dict[str, dict[str, object]] = {"do": {"action": 0}, "view": {"seat": 0}, "why_not": {"action": "stop"}}
        line = {"cmd": command} | needed.get(command, {})
        assert Client().send(json.dumps(line).encode())["error"]["key"] == "no-game"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 6}, "seats-out-of-range"),
        ({"seats": 0}, "seats-out-of-range"),
        ({"heroes": ["horan"]}, "seats-out-of-range"),
        ({"heroes": ["horan", "taia"], "seats": 3}, "heroes-do-not-match-seats"),
        ({"heroes": ["horan", "horan"]}, "hero-taken-twice"),
        ({"heroes": ["horan", "merlin"]}, "unknown-hero"),
        ({"options": ["flying"]}, "unknown-option"),
        ({"players": ["Eva"]}, "players-do-not-match-seats"),
        ({"data": "/nowhere"}, "data-no-folder"),
        ({"data": "\0"}, "data-no-folder"),
        ({"data": "x" * 5000}, "data-no-folder"),
        ({"seats": -1}, "line-not-command"),
        ({"seats": 10**9}, "line-not-command"),
        ({"seats": 10**40}, "line-not-command"),
        ({"seats": "two"}, "line-not-command"),
        ({"seats": 2.0}, "line-not-command"),
        ({"seed": 10**20}, "line-not-command"),
        ({"seed": [1]}, "line-not-command"),
        ({"auto": 1}, "line-not-command"),
        ({"colour": "red"}, "line-not-command"),
    ],
)
def test_a_game_that_cannot_be_opened_leaves_the_old_one(fields: dict[str, object], key: str) -> None:
    assert begun().error("new", **fields) == key
    assert Client().error("new", **fields) == key


def test_a_new_game_needs_no_arguments() -> None:
    client = Client()
    told = client.good("new")
    assert (told["game"], told["who"], told["step"], told["length"]) == ("karak", "chance", "dealing", 0)
    assert len(client.good("state")["state"]["heroes"]) == 2


def test_a_folder_of_pieces(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("")
    assert Client().error("new", data=str(tmp_path)) == "data-wrong"


def test_with_a_seed_chance_answers_by_itself_and_always_alike() -> None:
    one, other = Client(), Client()
    told = one.good("new", seats=3, seed="karak")
    assert told["done"] and {entry["who"] for entry in told["done"]} == {"chance"} and told["who"] in (0, 1, 2)
    assert other.good("new", seats=3, seed="karak") == told
    assert one.good("do", action="step north") == other.good("do", action="step north")
    assert one.good("state")["state"]["who"] in (0, 1, 2)


def test_a_seed_is_a_text_or_a_number() -> None:
    assert Client().good("new", seed=7) == Client().good("new", seed="7") != Client().good("new", seed=8)


def test_without_auto_a_seed_draws_only_when_told() -> None:
    client = Client()
    assert client.good("new", heroes=["horan", "taia"], seed=1, auto=False)["done"] == []
    assert len(client.good("draw")["done"]) == 1
    assert client.good("do", action="roll 6 6")["done"][0]["who"] == "chance"
    while client.good("options")["who"] == "chance":
        client.good("draw")
    assert client.error("draw") == "chance-is-not-asked"


def test_without_a_seed_there_is_no_draw() -> None:
    client = Client()
    client.good("new")
    assert client.error("draw") == "chance-has-no-seed"


def test_actions_go_by_text_or_number() -> None:
    client = begun()
    number = next(o["number"] for o in client.good("options")["options"] if o["text"] == "step north")
    done = client.good("do", action=number)["done"]
    assert [entry["text"] for entry in done] == ["step north"]
    client.good("undo")
    assert client.good("do", action="  STEP North")["done"] == done


@pytest.mark.parametrize("seed", [None, "karak"])
def test_a_list_is_done_as_a_whole_or_not_at_all(seed: str | None) -> None:
    client = Client()
    client.good("new", heroes=["horan", "taia"], seed=seed)
    rolls = [] if seed else OPENING
    before = client.position()
    told = client.ask("do", action=[*rolls, "stop", "stop", "stop", "heal"])
    assert told["error"]["key"] == "karak-why-nothing-to-heal" and told["error"]["at"] == 3 + len(rolls)
    assert client.position() == before
    assert client.good("do", action=[*rolls, "stop", "stop"])["count"] == 2 + len(rolls)
    assert client.good("do", action=[])["count"] == 0


def test_only_the_seat_that_is_asked_may_answer() -> None:
    client = begun()
    assert client.error("do", action="stop", seat=1) == "not-your-decision"
    client.good("do", action="step north", seat=0)
    assert client.error("do", action="tile room-t", seat=0) == "chance-decides"
    client.good("undo", seat=0)
    assert client.error("do", action=["stop", "stop"], seat=0) == "not-your-decision"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("dance", "unknown-action"), ("", "unknown-action"), ("x" * 10_000, "unknown-action"),
        ("heal", "nothing-to-heal"), (1, "unknown-number"), (-1, "unknown-number"), (2**63 - 1, "unknown-number"),
        (2**63, "line-not-command"), (10**4000, "line-not-command"), (1.5, "line-not-command"),
        (None, "line-not-command"), (True, "line-not-command"), ([["stop"]], "line-not-command"),
        ({"text": "stop"}, "line-not-command"), ([0] * (MOST_ACTIONS + 1), "line-not-command"),
    ],
)  # fmt: skip
def test_an_invalid_answer_is_refused(action: object, key: str) -> None:
    assert begun().error("do", action=action) == key


def test_a_line_with_an_endless_number_is_no_command() -> None:
    told = begun().send(b'{"cmd": "do", "action": 1' + b"0" * 100_000 + b"}")
    assert told["error"]["key"] == "line-not-command"


def test_the_longest_list_is_read() -> None:
    """Standing still does not end the game here."""
    client = begun()
    told = client.ask("do", action=[0] * 300 + ["heal"] + [0] * (MOST_ACTIONS - 301))
    assert told["error"]["at"] == 300


def test_events_are_reported() -> None:
    client = begun()
    done = client.good("do", action=["step north", "tile room-t", "lay nes", "token giant-rat", "roll 6 6", "stop"])[
        "done"
    ]
    keys = [event["key"] for entry in done for event in entry["events"]]
    assert keys[:3] == ["tile-drawn", "tile-laid", "token-drawn"] and "gained" in keys
    gained = next(event for entry in done for event in entry["events"] if event["key"] == "gained")
    assert gained["args"] == {"hero": "horan", "token": "daggers"}


def test_taking_back() -> None:
    client = begun()
    assert client.error("undo") == client.error("undo", seat=0) == "undo-nothing"
    client.good("do", action=["step north", "tile corridor-straight", "step south"])
    assert client.error("undo", seat=1) == client.error("undo", seat=200) == "undo-nothing"
    assert client.good("undo")["undone"] == 1
    assert client.good("undo", force=0)["undone"] == 0
    assert client.error("undo", force=5) == "undo-too-many"
    assert client.error("undo", force=-1) == "line-not-command"
    told = client.good("undo", force=4)
    assert (told["length"], told["who"], told["undone"]) == (0, "chance", 4)
    assert client.error("undo") == client.error("undo", seat=0) == "undo-nothing"


def test_after_a_forced_undo_chance_waits() -> None:
    client = Client()
    client.good("new", heroes=["horan", "taia"], seed=3)
    told = client.good("undo", force=1)
    assert told["who"] == "chance"
    assert client.good("draw")["who"] in (0, 1)


def test_views() -> None:
    client = begun()
    mine, theirs = client.good("view", seat=0), client.good("view", seat=1)
    assert mine["decision"] == {key: client.good("options")[key] for key in ("who", "step", "options")}
    assert theirs["decision"] is None and theirs["view"] == mine["view"] == client.good("state")["state"]
    assert client.error("view", seat=2) == "no-such-seat"
    assert client.error("view", seat=-1) == client.error("view") == "line-not-command"


def test_why_not() -> None:
    client = begun()
    assert client.good("why_not", action="step north")["allowed"] is True
    told = client.good("why_not", action="use bolt", seat=0)
    assert (told["allowed"], told["reason"]["clause"]) == (False, "K1:4.2")
    assert client.error("why_not", action="sing") == "unknown-action"


def test_a_tape_is_loaded_and_goes_on(tmp_path: Path) -> None:
    client, other, third = begun(players=["Eva", "Jan"]), Client(), Client()
    client.good("do", action=["step north", "tile corridor-straight"])
    tape = client.good("tape")["tape"]
    told = other.good("load", tape=tape)
    assert (told["length"], told["hash"], told["who"]) == (4, client.good("state")["hash"], 0)
    assert other.good("tape")["tape"] == tape and tape["seats"][0]["player"] == "Eva"
    path = str(tmp_path / "game.tape")
    assert client.good("tape", file=path)["file"] == path
    assert third.good("load", file=path) == told
    tape["hashes"][1] = "0"
    assert other.error("load", tape=tape) == "tape-differs"
    assert other.error("load", tape=7) == other.error("load") == "tape-broken"
    assert other.error("load", file=path + "x") == other.error("load", file="\0") == "file-unreadable"
    assert other.error("tape", file=str(tmp_path)) == other.error("tape", file="\0") == "file-unwritable"


def test_a_loaded_game_with_a_seed_goes_on_by_itself() -> None:
    client = Client()
    client.good("new", heroes=["horan", "taia"])
    told = client.good("load", tape=client.good("tape")["tape"], seed=1)
    assert told["who"] in (0, 1) and len(told["done"]) >= 2


def test_after_the_end() -> None:
    client = Client()
    client.good("load", tape=json.loads(encode(finished().tape())), seed=1)
    assert set(client.good("state")["result"]) == {"ending", "points", "winners"}
    assert (client.good("options")["who"], client.good("options")["options"]) == ("nobody", [])
    assert client.error("do", action="stop") == client.error("do", action="stop", seat=0) == "game-is-over"
    assert client.error("undo") == client.error("undo", seat=0) == "undo-game-over"
    assert client.error("draw") == "chance-is-not-asked"
    assert client.good("undo", force=1)["who"] != "nobody"


@pytest.mark.parametrize("given", [0, -5, 2**63 - 1, "", "x", "ž", "\u2028"])
def test_an_id_comes_back(given: object) -> None:
    client = Client()
    assert client.ask("rules", id=given)["id"] == given
    assert client.ask("options", id=given)["id"] == given
    assert client.ask("nonsense", id=given)["id"] == given
    assert client.ask("do", action={}, id=given)["id"] == given


@pytest.mark.parametrize("given", [2**64, 1.5, True, [1], {"a": 1}])
def test_an_invalid_id_is_refused_and_left_out(given: object) -> None:
    told = Client().ask("rules", id=given)
    assert not told["ok"] and "id" not in told


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"x", "line-not-json"), (b"{", "line-not-json"), (b'{"cmd": "new"} {}', "line-not-json"),
        (b"\xff\xfe", "line-not-json"), (b'{"cmd": "\xff"}', "line-not-json"), (b'{"cmd": NaN}', "line-not-json"),
        (b"NaN", "line-not-json"), (b"\0", "line-not-json"), (b"[" * 100_000, "line-not-command"),
        (b'{"cmd":' * 100_000, "line-not-json"), (b'{"cmd": "\\ud800"}', "line-not-json"),
        (b"[]", "line-not-command"), (b"null", "line-not-command"), (b"7", "line-not-command"),
        (b'"new"', "line-not-command"), (b"{}", "line-not-command"), (b'{"cmd": null}', "line-not-command"),
        (b'{"cmd": ["new"]}', "line-not-command"), (b'{"CMD": "new"}', "line-not-command"),
        (b'{"cmd": "NEW"}', "unknown-command"), (b'{"cmd": ""}', "unknown-command"),
        (b'{"cmd": "' + b"x" * 5000 + b'"}', "unknown-command"),
        (b" " * (LONGEST_LINE + 1), "line-too-long"), (b'"' + b"x" * LONGEST_LINE + b'"', "line-too-long"),
    ],
)  # fmt: skip
def test_garbage_is_refused_with_a_sentence(line: bytes, key: str) -> None:
    client = begun()
    before = client.position()
    told = client.send(line)
    assert (told["ok"], told["error"]["key"]) == (False, key) and told["error"]["text"]
    assert client.position() == before
