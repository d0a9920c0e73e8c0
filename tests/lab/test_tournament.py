"""Tournaments: each bot has each seat equally often, the better bot is rated higher, and a stopped run resumes."""

import json
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from karak.cli.main import main
from karak.core.refusal import Refusal
from karak.lab.bot_table import Played
from karak.lab.crew import Crew
from karak.lab.journal import NAME, play
from karak.lab.tournament.page import tournament_page
from karak.lab.tournament.standings import standings
from karak.lab.tournament.tournament import Tournament, tournament


def unwatched(done: int) -> None:
    pass


def interrupted_after(games: int) -> Callable[[int], None]:
    """Sends Ctrl-C after this many games."""
    return lambda done: signal.raise_signal(signal.SIGINT) if done == games else None


def small(seed: str = "s", seats: int = 2) -> Tournament:
    return tournament("karak", ["greedy", "random"], seats, [], seed)


def made_up(winner: str, plan: Tournament, games: int) -> list[Played]:
    seats = plan.terms.seats
    return [
        Played("dragon", 40, 0, [plan.seated(i).index(winner)], ["taia", "horan"], [1.0] * seats, [9] * seats)
        for i in range(games)
    ]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 3), (4, 4), (2, 4), (3, 5)])
def test_each_bot_has_each_seat_equally_often(bots: int, seats: int) -> None:
    plan = tournament("karak", ["greedy", "random"], seats, [], "r")
    plan.bots = ["a", "b", "c", "d"][:bots]
    games = plan.whole(1)
    had = Counter((bot, seat) for i in range(games) for seat, bot in enumerate(plan.seated(i)))
    assert len(had) == bots * seats and len(set(had.values())) == 1
    assert len({plan.seed_of(i) for i in range(games)}) == 1 and plan.seed_of(games) != plan.seed_of(0)
    assert plan.whole(games + 1) == 2 * games


def test_a_seat_gets_the_same_hero_whichever_bot_plays_it(tmp_path: Path) -> None:
    first, second = play(small(), 2, tmp_path, Crew(1), unwatched)
    assert small().seated(0) != small().seated(1) and first.heroes == second.heroes


def test_neighbours_change_from_round_to_round() -> None:
    plan = tournament("karak", ["greedy", "random"], 3, [], "n")
    plan.bots = ["a", "b", "c"]
    left_of_a = {row[row.index("a") - 1] for row in (plan.seated(i) for i in range(30))}
    assert left_of_a == {"b", "c"}


def test_the_better_bot_is_rated_higher(tmp_path: Path) -> None:
    found = standings(small(), play(small(), 12, tmp_path, Crew(1), unwatched), 12)
    assert list(found.ratings) == ["greedy", "random"]
    greedy, random = found.ratings["greedy"], found.ratings["random"]
    assert greedy.mu > 25 > random.mu and greedy.sigma < 25 / 3
    assert found.against["greedy", "random"].win_rate > 0.7
    assert found.wins["greedy"].games == 12 and sum(seat.wins for seat in found.seats) == pytest.approx(12)


def test_the_cross_table_counts_wins_of_row_against_column() -> None:
    plan = small()
    found = standings(plan, made_up("greedy", plan, 10), 10)
    assert (found.against["greedy", "random"].win_rate, found.against["random", "greedy"].win_rate) == (1, 0)
    assert found.against["greedy", "random"].ci[0] == pytest.approx(0.7225, abs=1e-4)
    assert [rate.win_rate for rate in found.by_seat["random"]] == [0, 0]


def test_a_bot_with_two_seats_has_one_rating() -> None:
    plan = small(seats=4)
    games = [Played("dragon", 9, 0, [0], ["a", "b", "c", "d"], [1.0] * 4, [1] * 4) for _ in range(4)]
    found = standings(plan, games, 4)
    assert {bot: rate.games for bot, rate in found.wins.items()} == {"greedy": 8, "random": 8}
    assert found.ratings["greedy"].mu == pytest.approx(found.ratings["random"].mu, abs=1.5)


@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_resumes_to_the_same_end(workers: int, tmp_path: Path) -> None:
    # enough games that Ctrl-C arrives before two workers have played them all
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    games = play(small(), 240, whole, Crew(1), unwatched)
    begun = play(small(), 240, parts, Crew(workers), interrupted_after(3))
    assert 3 <= len(begun) < 240 and begun == games[: len(begun)]
    with (parts / NAME).open("ab") as journal:
        journal.write(b'["dragon",12')  # killed in the middle of a line
    assert play(small(), 240, parts, Crew(workers), unwatched) == games
    assert (parts / NAME).read_bytes() == (whole / NAME).read_bytes()
    assert standings(small(), games, 240) == standings(small(), play(small(), 240, parts, Crew(1), unwatched), 240)


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    play(small("one"), 2, tmp_path, Crew(1), unwatched)
    with pytest.raises(Refusal, match="run-other"):
        play(small("two"), 2, tmp_path, Crew(1), unwatched)
    (tmp_path / NAME).write_bytes((tmp_path / NAME).read_bytes() + b"nonsense\n")
    with pytest.raises(Refusal, match="run-broken"):
        play(small("one"), 2, tmp_path, Crew(1), unwatched)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (["--bots", "greedy"], "two different bots"),
        (["--bots", "greedy,greedy"], "two different bots"),
        (["--bots", "greedy,genius"], "genius"),
        (["--seats", "9"], "9 seats"),
        (["--games", "0"], "at least 1"),
        (["--workers", "-1"], "workers must be at least 0"),
        (["--options", "easy"], "late-dragon"),
    ],
)
def test_an_impossible_tournament_is_refused(
    wrong: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = {"--bots": "greedy,random", "--games": "2", "--out": str(tmp_path / "t"), wrong[0]: wrong[1]}
    assert main(["tournament", "karak", *(word for pair in wishes.items() for word in pair)]) == 2
    assert says in capsys.readouterr().err


def test_the_command_writes_numbers_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "tournament",
        "goblin",
        "--bots",
        "greedy,random",
        "--games",
        "3",
        "--workers",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "greedy" in out and "Who beats whom" in out
    found = json.loads((tmp_path / "tournament.json").read_text())
    assert found["games"] == found["asked"] == 4 and {row["bot"] for row in found["bots"]} == {"greedy", "random"}
    assert "deal-heroes" in found["options"] and len(found["heroes"]) > 1
    page = (tmp_path / "tournament.html").read_text()
    assert page.count("<svg") == 6 and "Goblin: a tournament of bots" in page


def test_a_page_of_an_interrupted_run_says_so() -> None:
    plan = small()
    assert "10 of 30 games" in tournament_page(standings(plan, made_up("greedy", plan, 10), 30))
