"""karak analyse: the analysis of a saved game."""

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from karak.cli.analyse import BARS, bars
from karak.cli.main import main
from karak.play.tape import Tape, load, save

TAPES = Path(__file__).resolve().parents[1] / "tapes"
FEW = ["--worlds", "2"]


def cut(tape: Tape, length: int) -> Tape:
    tape.actions, tape.texts, tape.hashes = tape.actions[:length], tape.texts[:length], tape.hashes[:length]
    tape.result = None
    return tape


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The beginning of a game."""
    save(cut(load(TAPES / "karak-1.json"), 80), tmp_path / "game.json")
    return str(tmp_path / "game.json")


@pytest.mark.parametrize("game", ["karak-1", "goblin-1", "karak2-1", "imperium-1"])
def test_in_words(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    save(cut(load(TAPES / f"{game}.json"), 60), path)
    for language in ("en", "fr", "pl"):
        assert main(["analyse", str(path), *FEW, "--language", language]) == 0
        shown = capsys.readouterr().out
        assert "60 ac" in shown or "60 ak" in shown
        assert any(bar in shown for bar in BARS) and "±" in shown


def test_as_json_and_the_same_again(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", file, *FEW, "--seed", "7", "--json"]) == 0
    first = capsys.readouterr().out
    told = json.loads(first)
    assert (told["game"], told["worlds"], told["seed"], told["length"]) == ("karak", 2, "7", 80)
    assert len(told["moments"]) == 81 and {"luck", "loss", "start", "end"} <= set(told["accounts"][0])
    assert main(["analyse", file, *FEW, "--seed", "7", "--json"]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize("kind", ["svg", "html"])
def test_a_plot_of_the_chances(kind: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / f"course.{kind}"
    assert main(["analyse", file, *FEW, "--plot", str(plot), "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out) and str(plot) in shown.err
    drawn = plot.read_text()
    assert "<svg" in drawn and "100%" in drawn and ("<table" in drawn) == (kind == "html")


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_prints_what_is_known(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def impatient(actions: int, word: str) -> Iterator[Callable[[int], None]]:
        yield lambda done: signal.raise_signal(signal.SIGINT) if done == 30 else None

    monkeypatch.setattr("karak.cli.analyse.watched", impatient)
    assert main(["analyse", file, *FEW, "--json"]) == 130
    shown = capsys.readouterr()
    told = json.loads(shown.out)
    assert told["length"] == 30 and told["actions"] == 80 and "30" in shown.err


def test_refusals(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    for wrong, told in (
        ([str(tmp_path / "none.json")], "none.json"),
        ([str(broken)], "broken.json"),
        ([file, "--worlds", "1"], "2"),
        ([file, "--plot", "course.png"], ".svg"),
    ):
        assert main(["analyse", *wrong]) == 2
        shown = capsys.readouterr()
        assert shown.out == "" and told in shown.err and "Traceback" not in shown.err


def test_an_altered_game_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    tape = load(Path(file))
    tape.hashes[40] = tape.hashes[41]
    save(tape, Path(file))
    assert main(["analyse", file, *FEW]) == 2
    assert "41" in capsys.readouterr().err


def test_a_curve_in_letters() -> None:
    assert bars([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert bars([i / 100 for i in range(101)], 8) == BARS
