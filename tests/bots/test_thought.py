"""How the gain from thinking is measured: against greedy, with the luck removed."""

from pathlib import Path

import pytest

from karak.bots.search_bot import Budget
from karak.play.dealer import Shaker
from tests.bots.test_search import midgame
from tools.strength import thought
from tools.strength.thought import GREEDY, Contest, Played, chance, percent, play, points, read


def contest(worlds: int) -> Contest:
    made = Contest("goblin", 10)
    made.bot.budget = Budget(worlds=worlds)
    return made


def test_a_search_that_answers_like_greedy_gains_nothing() -> None:
    played = contest(1).play(0)  # one world is too few to prefer another answer to greedy's
    assert played.gain == 0.0 and played.others == 0 < played.asked


def test_beside_another_search_only_answers_that_differ_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "WORLDS", 2)
    twins, greedy = Contest("goblin", 10, beside=10), contest(40)
    assert twins.other is not None
    twins.bot.budget = twins.other.budget = greedy.bot.budget
    assert twins.play(2).others == 0 < greedy.play(2).others


def test_points_are_shown_with_their_error() -> None:
    assert points([Played(0.3, 4, 50, 1.0), Played(0.1, 2, 40, 0.0)]) == "+20.0 ± 10.0 of 2"


def test_the_same_number_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "WORLDS", 5)
    first, second = (contest(40).play(2) for _ in range(2))
    assert first == second and first.others > 0


def test_two_answers_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "WORLDS", 40)
    judged = contest(1)
    game, s = midgame("goblin", "worlds")
    judged.game = game
    one, other = int(s.options[0]), int(s.options[1])
    gain = judged.gained(s, one, other, Shaker("same"))
    assert gain == -judged.gained(s, other, one, Shaker("same")) != 0.0
    assert judged.gained(s, one, one, Shaker("same")) == 0.0


def test_one_half_plus_the_gain_is_the_chance_to_win() -> None:
    games = [Played(0.3, 4, 50, 1.0), Played(0.1, 2, 40, 0.0)]
    assert chance(games) == pytest.approx((0.7, 0.504, 0.896), abs=1e-4)
    assert percent(games) == "70.0 % (50.4 to 89.6) of 2"
    assert chance([*games, Played(1.2, 1, 9, 1.0)])[2] == 1.0


def test_it_resumes_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "WORLDS", 2)
    file = tmp_path / "goblin-10.jsonl"
    play("goblin", 10, GREEDY, 1, file)
    kept = read(file)
    play("goblin", 10, GREEDY, 2, file)
    assert read(file)[:1] == kept and len(read(file)) == 2


def test_results_are_written_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, found = tmp_path / "bots.md", tmp_path / "found"
    page.write_text(f"before\n{thought.BEGIN}\nold\n{thought.END}\nafter\n", encoding="utf-8")
    for folder in (tmp_path / "plots", found):
        folder.mkdir()
    monkeypatch.setattr(thought, "PAGE", page)
    monkeypatch.setattr(thought, "DOCS", tmp_path)
    with pytest.raises(SystemExit, match="play some first"):
        thought.write(found)
    for beside, gains in ((GREEDY, (0.3, 0.1)), (10, (0.05, 0.03))):
        games = [f"[{gain}, 2, 40, 1.0]\n" for gain in gains]
        thought.file_of(found, "goblin", 100, beside).write_text("".join(games), encoding="utf-8")
    thought.write(found)
    text = page.read_text(encoding="utf-8")
    assert "| Goblin | 100 ms | 70.0 % (50.4 to 89.6) of 2 | 5 % |" in text
    assert "| Goblin | 100 ms beside 10 ms | +4.0 ± 1.0 of 2 | 5 % |" in text
    assert text.startswith("before") and text.endswith("after\n") and "old" not in text
    assert {one.name for one in (tmp_path / "plots").iterdir()} == {"thought.svg", "more-thought.svg"}
