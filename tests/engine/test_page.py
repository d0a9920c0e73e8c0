"""docs/engine.md is true: its session gives the answers it shows, its bot plays whole games."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from karak.cli.commands import NAMES, Do
from karak.cli.engine import Engine
from karak.words import say

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
COMMAND = [sys.executable, "-m", "karak.cli.main", "engine"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def session() -> list[tuple[str, str]]:
    lines = "".join(blocks("text")).splitlines()
    assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    return [(asked[2:], told[2:]) for asked, told in zip(lines[::2], lines[1::2], strict=True)]


def agrees(shown: Any, found: Any) -> bool:
    """Compares an answer with the page, where "..." stands for anything and sentences may be left out."""
    if shown == "...":
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        wanted = set(found) - ({"text"} - set(shown))
        return set(shown) == wanted and all(agrees(shown[key], found[key]) for key in shown)
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) == len(found) and all(map(agrees, shown, found))
    return bool(shown == found)


def test_the_session_on_the_page_is_as_shown() -> None:
    engine = Engine()
    for asked, told in session():
        answer = engine.answer(asked.encode())
        assert agrees(json.loads(told), json.loads(answer)), f"{asked}\n{answer.decode()}"
    assert engine.is_done


def test_the_page_shows_every_command() -> None:
    shown = {json.loads(asked)["cmd"] for asked, _ in session() if asked.startswith("{")}
    assert shown == set(NAMES)


def test_the_page_names_the_seat_of_every_answer() -> None:
    """Only lines that answer for chance have none; a bot may answer after them."""
    bots: set[object] = set()
    for asked, told in session():
        command = json.loads(asked) if asked.startswith("{") else {}
        if command.get("cmd") in ("new", "load"):
            bots = {seat for seat, bot in enumerate(command.get("bots", [])) if bot}
        done = json.loads(told).get("done", [])
        if command.get("cmd") == "do" and [one for one in done if one == "..." or one["who"] not in ("chance", *bots)]:
            assert "seat" in command, asked
    assert re.search(r"ask\(cmd=\"do\", seat=who, ", PAGE)


def test_the_page_says_so_before_it_shows_an_answer() -> None:
    assert PAGE.index("**Give the `seat` you answer for**") < PAGE.index('"cmd": "do"')
    assert list(Do.__struct_fields__).index("seat") < list(Do.__struct_fields__).index("action")


def test_the_page_names_the_question_that_comes_first() -> None:
    (told,) = [json.loads(told)["error"] for _, told in session() if "why-answer-first" in told]
    assert told["text"] == say("karak-why-answer-first", "en", step="dealing")
    assert say("karak-ask-dealing", "en") in told["text"]


def test_the_process_gives_the_same_answers() -> None:
    asked = "\n\n".join(line for line, _ in session()).encode()
    done = subprocess.run(COMMAND, input=asked, capture_output=True, timeout=60, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert all(agrees(json.loads(told), answer) for (_, told), answer in zip(session(), answers, strict=True))
    assert done.stderr == b""


@pytest.mark.parametrize("seed", [1, 2])
def test_the_bot_on_the_page_plays_a_whole_game(seed: int) -> None:
    (code,) = blocks("python")
    room: dict[str, Any] = {"__name__": "bot"}
    exec(code, room)
    result = room["play"](COMMAND, seed=seed)
    assert result["ending"] in ("dragon", "sealed") and result["winners"]


def test_the_bot_on_the_page_is_short() -> None:
    (code,) = blocks("python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
