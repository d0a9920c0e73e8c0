"""Simulation: the same for any number of workers, sound intervals, and a clean end whatever happens."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from karak.cli.main import main
from karak.core.refusal import Refusal
from karak.lab.bot_table import Terms
from karak.lab.rates import wilson
from karak.lab.simulate import Over, Plan, Tally, percentile, report, run

KARAK = [sys.executable, "-m", "karak.cli.main", "simulate", "karak"]


def test_the_result_does_not_depend_on_the_workers() -> None:
    reports = [run(seats=["greedy", "explorer"], games=12, seed="w", workers=n, most_turns=300) for n in (1, 2, 3)]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0] != run(seats=["greedy", "explorer"], games=12, seed="v", workers=1, most_turns=300)


def test_a_capped_game_is_unfinished_and_has_no_winner() -> None:
    found = run(seats=["random", "random"], games=3, seed=1, workers=1, most_turns=2)
    assert found.endings == {"unfinished": 3} and [seat.wins for seat in found.seats] == [0, 0]
    assert found.turns == {"mean": 2, "median": 2, "p10": 2, "p90": 2, "max": 2}
    assert found.unfinished == Over(turns=2, games=3) and found.long == Over(turns=500, games=0)


def test_games_over_a_number_of_turns_are_counted() -> None:
    tally = Tally()
    for turns in (10, 20, 21, 30):
        tally.note("dragon", [0], ["a", "b"], turns, 0)
    found = report(Plan(Terms("karak", 2), ["random", "random"], "1", long=20), 4, tally, False)
    assert found.long == Over(turns=20, games=2) and found.unfinished == Over(turns=20_000, games=0)
    assert (found.turns["median"], found.turns["max"]) == (20, 30)


def test_a_shared_win_is_shared() -> None:
    tally = Tally()
    tally.note("dragon", [0, 2], ["a", "b", "c"], 9, 2)
    assert (tally.seat_wins[0], tally.seat_wins[1], tally.hero_wins["c"]) == (30, 0, 30)
    assert tally.ended_by == {"winner": 1}


def test_intervals_and_percentiles() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0) and wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] > 0.999
    counts = Counter({1: 10, 2: 80, 9: 10})
    assert [percentile(counts, p) for p in (10, 50, 90, 91)] == [1, 2, 2, 9]


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        ("seats-out-of-range", {"seats": ["random"]}),
        ("seats-out-of-range", {"seats": ["random"] * 6}),
        ("unknown-bot", {"seats": ["random", "genius"]}),
        ("unknown-hero", {"heroes": ["taia", "bob"]}),
        ("heroes-do-not-match-seats", {"heroes": ["taia"]}),
        ("unknown-option", {"options": ["easy"]}),
        ("unknown-game", {"game": "chess"}),
        ("games-out-of-range", {"games": 0}),
        ("turns-out-of-range", {"most_turns": 0}),
        ("turns-out-of-range", {"long": -1}),
        ("workers-out-of-range", {"workers": -1}),
        ("data-no-folder", {"data": "nowhere"}),
    ],
)
def test_an_impossible_simulation_is_refused(key: str, wish: dict[str, object]) -> None:
    wishes: dict[str, Any] = {"game": "karak", "seats": ["random", "random"], "games": 1, **wish}
    with pytest.raises(Refusal) as refusal:
        run(**wishes)
    assert refusal.value.key == key


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "karak", "--seats", "greedy,explorer", "--games", "4", "--seed", "5", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert (out["games"], out["seed"], [seat["bot"] for seat in out["seats"]]) == (4, 5, ["greedy", "explorer"])
    assert set(out["seats"][0]) == {"bot", "wins", "win_rate", "ci"}
    assert set(out["turns"]) == {"mean", "median", "p10", "p90", "max"} and sum(out["endings"].values()) == 4
    assert (out["long"]["turns"], out["unfinished"]) == (500, {"turns": 20_000, "games": 0})
    assert all(set(row) == {"games", "wins", "win_rate", "ci"} for row in out["heroes"].values())


def test_json_says_how_many_games_were_cut_off(capsys: pytest.CaptureFixture[str]) -> None:
    limits = ["--most-turns", "6", "--long", "5"]
    assert main(["simulate", "--seats", "greedy,greedy", "--games", "2", *limits, "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["long"] == {"turns": 5, "games": 2} and out["unfinished"] == {"turns": 6, "games": 2}


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "greedy,greedy", "--games", "2", "--heroes", "taia,horan"]) == 0
    out = capsys.readouterr().out
    assert "1 greedy" in out and "Horan" in out and "turns:" in out and "endings:" in out
    assert "games over 500 turns: 0" in out and "games cut off after 20,000 turns: 0" in out


@pytest.mark.parametrize("wrong", [["--seats", "random"], ["--games", "0"], ["--games", "x"], ["--heroes", "bob,taia"]])
def test_a_mistake_is_one_line_and_status_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "karak", *wrong]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_reports_what_is_finished(
    workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def impatient(games: int) -> Iterator[Callable[[int], None]]:
        yield lambda done: signal.raise_signal(signal.SIGINT) if done == 3 else None

    monkeypatch.setattr("karak.cli.simulate.watched", impatient)
    command = ["simulate", "--seats", "greedy,greedy", "--games", "1000000", "--workers", workers, "--json"]
    assert main(command) == 130
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    assert "interrupted" in shown.err and report["interrupted"] is True
    assert 3 <= report["games"] == sum(report["endings"].values()) < 1000


def test_a_run_in_the_background_ignores_ctrl_c(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A script that starts it in the background makes it ignore Ctrl-C."""

    @contextmanager
    def interrupting(games: int) -> Iterator[Callable[[int], None]]:
        yield lambda done: signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("karak.cli.simulate.watched", interrupting)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert main(["simulate", "--seats", "random,random", "--games", "3", "--workers", "1", "--json"]) == 0
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert json.loads(capsys.readouterr().out)["games"] == 3


def test_a_closed_pipe_is_not_an_error() -> None:
    command = [*KARAK, "--seats", "greedy,greedy", "--games", "1", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert "Traceback" not in process.stderr.read() and process.wait() != 1
