"""A bot in a reader's own file or module plays wherever a bot is named."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from karak import new
from karak.bots.bot import Bot
from karak.bots.named import make_bot
from karak.bots.outside import any_bot, is_outside
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import open_game
from karak.lab.simulate import run
from karak.play.dealer import Shaker
from tests.cli.conftest import Run
from tests.cli.conftest import karak as karak  # the command as a fixture

FIRST = """
class {name}:
    def choose(self, game, view, dealer):
        return {answer}
"""
GOOD = FIRST.format(name="First", answer="view.options[0]")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "My_Bot.py").write_text(GOOD, encoding="utf-8")
    return tmp_path / "My_Bot.py"


def refused(bot: str) -> tuple[str, str]:
    """The key of the refusal and the fault that it names, of a bot that is made and asked once."""
    game = open_game("goblin", Setting(2)).game
    start: Any = game.start()
    while start.who < 0:
        game.apply(start, game.draw(start, Shaker("any")))
    with pytest.raises(Refusal) as refusal:
        any_bot("goblin", bot).choose(game, game.observe(start, start.who), Shaker("any"))
    return refusal.value.key, str(refusal.value.named.get("fault", ""))


def test_names_of_our_bots_are_not_from_outside() -> None:
    assert [is_outside(name) for name in ("greedy", "easy:2s", "search:200", "nonsense", "")] == [False] * 5
    assert all(map(is_outside, ("./My_Bot.py", "bots/my.py:Name", "package.module:Name", "C:\\bots\\my.py")))


def test_a_relative_name_means_the_file_in_this_folder(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    any_bot("goblin", "./My_Bot.py")
    other = file.parent / "other"
    other.mkdir()
    (other / "My_Bot.py").write_text(FIRST.format(name="Wrong", answer="-1"), encoding="utf-8")
    monkeypatch.chdir(other)
    assert refused("./My_Bot.py")[0] == "bot-answer"


def test_a_server_makes_none_of_them(file: Path) -> None:
    with pytest.raises(Refusal):
        make_bot("karak", str(file))


def test_it_simulates_on_several_processes_as_on_one(file: Path) -> None:
    seats = [str(file), "./My_Bot.py:First", "random"]
    one, two = (run("goblin", seats=seats, games=6, workers=workers).as_json() for workers in (1, 2))
    assert one == two and one["games"] == 6


def test_it_plays_in_a_match(file: Path) -> None:
    class Mine(Bot[Any]):
        def choose(self, game: Any, view: Any, dealer: Any) -> Any:
            return view.options[0]

    ends = []
    for player in ("./My_Bot.py", Mine()):
        match = new("goblin", seed=3)
        match.play(player, "random")
        ends.append(match.answers)
    assert ends[0] == ends[1]


def test_a_module_may_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clever_bots").mkdir()
    (tmp_path / "clever_bots" / "__init__.py").touch()
    (tmp_path / "clever_bots" / "goblins.py").write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert any_bot("goblin", "clever_bots.goblins:First") is not None
    assert refused("clever_bots.goblins:Second")[0] == "bot-no-class"
    assert refused("clever_bots.dwarves:First")[0] == "bot-broken"


@pytest.mark.parametrize(
    ("code", "key", "fault"),
    [
        ("x = 1", "bot-no-class", ""),
        (GOOD + FIRST.format(name="Other", answer="0"), "bot-no-class", ""),
        ("def choose(", "bot-broken", "line 1"),
        ("import no_such_package", "bot-broken", "line 1"),
        (GOOD + "\n    def __init__(self, size): ...\n", "bot-broken", "size"),
        (FIRST.format(name="First", answer="view.options[99] / 0"), "bot-failed", "line 4"),
        (FIRST.format(name="First", answer="-5"), "bot-answer", ""),
        (FIRST.format(name="First", answer="None"), "bot-answer", ""),
        (FIRST.format(name="First", answer="1 << 90"), "bot-answer", ""),
    ],
)
def test_a_bot_that_cannot_play_is_refused(code: str, key: str, fault: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")
    found = refused(str(bot))
    assert found[0] == key and fault in found[1]


def test_a_missing_file_is_refused() -> None:
    assert refused("./none.py")[0] == "bot-no-file"


def test_a_worker_sends_its_refusal_home(file: Path) -> None:
    file.write_text(FIRST.format(name="First", answer="-1"), encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        run("goblin", seats=["./My_Bot.py", "random"], games=4, workers=2)
    assert refusal.value.key == "bot-answer"


def test_it_plays_at_the_terminal_and_only_when_named(karak: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "My_Bot.py").write_text(GOOD, encoding="utf-8")
    played = karak("play", "goblin", "--seats", "you,./My_Bot.py", "--save", "game.json", "--seed", "1", say="quit\n")
    assert (played.returncode, played.stderr) == (0, "")
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert [seat["player"] for seat in saved["seats"]] == ["you", "./My_Bot.py"]
    resumed = karak("play", "--resume", "game.json")
    assert resumed.returncode == 2 and "--seats you,./My_Bot.py" in resumed.stderr
    named = karak("play", "--resume", "game.json", "--seats", "you,./My_Bot.py", say="quit\n")
    assert (named.returncode, named.stderr) == (0, "")


def test_a_game_outlives_a_bot_that_fails(karak: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(FIRST.format(name="Bad", answer="1 / 0"), encoding="utf-8")
    played = karak("play", "goblin", "--seats", "./bad.py,you", "--save", "game.json", "--seed", "1")
    assert played.returncode == 2 and "bad.py" in played.stderr and played.stderr.count("\n") == 1
    assert "ZeroDivisionError" in played.stderr and (tmp_path / "game.json").exists()
