"""Experiments: changed numbers change the game, the same rows from any crew, and a page that shows them."""

import re
import signal
from pathlib import Path
from typing import Any

import polars
import pytest

from karak.cli.main import main
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import open_game
from karak.lab.crew import Crew
from karak.lab.experiment.findings import found_in
from karak.lab.experiment.recipe import read_experiment
from karak.lab.experiment.report import report
from karak.lab.experiment.rows import COLUMNS, rows
from karak.lab.journal import play
from karak.lab.rates import change_of_mean, change_of_rate, rate

EXPERIMENTS = sorted((Path(__file__).parents[2] / "docs" / "experiments").glob("*.toml"))
RECIPE = """
name = "rats"
game = "karak"
bots = ["greedy"]
seats = 3
games = 6
seed = 5

[[variant]]
name = "as printed"

[[variant]]
name = "strong rats"
changes.tokens.monster.giant-rat.strength = 9
"""


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    file = tmp_path / "rats.toml"
    file.write_text(RECIPE)
    return file


def frame_of(file: Path, folder: Path, workers: int = 1) -> polars.DataFrame:
    experiment = read_experiment(str(file))
    return rows(experiment, play(experiment, experiment.games, folder, Crew(workers), lambda done: None))


def test_a_row_for_each_seat_of_each_game(recipe: Path, tmp_path: Path) -> None:
    frame = frame_of(recipe, tmp_path / "out")
    assert dict(frame.schema) == COLUMNS and frame.height == 2 * 6 * 3
    first = frame.row(0, named=True)
    assert (first["experiment"], first["variant"], first["index"], first["seat"]) == ("rats", "as printed", 0, 1)
    assert first["seed"] == "5/as printed/0" and frame.row(3, named=True)["seed"] == "5/strong rats/0"
    games = frame.group_by("variant", "index").agg(polars.col("won").sum(), polars.col("last").sum())
    assert games["won"].to_list() == [pytest.approx(1)] * 12 and set(games["last"]) == {1}
    assert frame["decisions"].min() > 0  # type: ignore[operator]


def test_a_changed_number_changes_the_game(recipe: Path) -> None:
    changed = read_experiment(str(recipe)).variants[1].terms.open()
    printed = open_game("karak", Setting(3))
    rat = printed.game.box.token_names.index("giant-rat")  # type: ignore[attr-defined]
    assert [int(one.game.box.strength[rat]) for one in (printed, changed)] == [5, 9]  # type: ignore[attr-defined]
    assert printed.data != changed.data == open_game("karak", Setting(3), changes=RAT).data
    assert open_game("karak", Setting(3)).data == printed.data  # the files are unchanged


RAT = {"tokens": {"monster": {"giant-rat": {"strength": 9}}}}


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("karak", {"tokens": {"monster": {"giant-rat": {"curse": True}}}}),  # a value that the file leaves out
        ("karak", {"box": {"hero_board": {"lives": 6}}}),
        ("goblin", {"heroes": {"hero": {"horan": {"cards": {"horan-charge": {"attack": 3}}}}}}),
        ("goblin", {"monsters": {"monster": {"goblin-scout": {"card": {"attack": 1}}}}}),
        ("karak2", {"box": {"general": {"praetorians": [5, 5, 5, 5]}}}),
        ("imperium", {"imperium": {"crown": {"points": 3}}, "dice": {"die": {"bear": {"faces": "1 1 1 1 2 2"}}}}),
    ],
)
def test_any_number_of_the_data_can_be_changed(game: str, changes: dict[str, Any]) -> None:
    assert open_game(game, Setting(2), changes=changes).data != open_game(game, Setting(2)).data


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            "changes.tokns.monster.dragon.strength = 1",
            'no data file "tokns" to change. Choose from: box, heroes',
        ),
        ("changes.tokens.monster.dragn.strength = 1", 'no "dragn" in tokens.monster. Choose from: giant-rat'),
        ("changes.tokens.monster.dragon.strenth = 1", 'no "strenth" in tokens.monster.dragon. Choose from: count'),
        ("changes.tokens.monster.dragon.id = 'wyrm'", 'no "id" in tokens.monster.dragon'),
        ("changes.tokens.monster.dragon = 14", "tokens.monster.dragon is not a single value"),
        ("changes.tokens.monster.dragon.strength = 'much'", "must be a whole number"),
        ("changes.tokens.monster.dragon.strength = 99", "99 is not from 1 to 30"),
        ("changes.tokens.monster.dragon.count = 2", "54 add up, the box holds 53"),
        ("strength = 14", '[[variant]] has no field "strength". Choose from: name, game, seats'),
        ("name = 'as printed'", "every variant needs its own name"),
        ("bots = []", "0 bots for 3 seats"),
        ("bots = ['genius']", "genius"),
        ("seats = 8", "8 seats"),
        ("options = ['easy']", "late-dragon"),
        ("game = 'chess'", "chess"),
        ("seats = 'two'", "must be a whole number"),
        ("seats = ", "cannot be read"),
    ],
)
def test_a_wrong_variant_is_refused(line: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    name = "" if line.startswith("name") else "name = 'wrong'\n"
    file.write_text(RECIPE + f"\n[[variant]]\n{name}{line}\n")
    assert main(["lab", str(file), "--out", str(tmp_path / "out")]) == 2
    assert says in capsys.readouterr().err and not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = 'karak'\nbots = ['greedy']", 'The field "games" is missing.'),
        ("gmes = 3", 'no field "gmes". Choose from: name, game'),
    ],
)
def test_a_wrong_file_is_refused(text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    assert main(["lab", str(file)]) == 2
    assert says in capsys.readouterr().err
    assert main(["lab", str(tmp_path / "nowhere.toml")]) == 2


@pytest.mark.parametrize("file", EXPERIMENTS, ids=lambda file: file.stem)
def test_each_experiment_in_the_docs_can_be_played(file: Path) -> None:
    assert len(read_experiment(str(file)).variants) > 1


def test_changes_of_all_and_of_a_variant_add_up(recipe: Path) -> None:
    recipe.write_text("changes.tokens.monster.dragon.strength = 14\n" + RECIPE)
    strong = read_experiment(str(recipe)).variants[1].terms.changes
    assert strong == {"tokens": {"monster": {"dragon": {"strength": 14}, "giant-rat": {"strength": 9}}}}


def test_bots_go_round_the_table(recipe: Path) -> None:
    recipe.write_text(RECIPE.replace('["greedy"]', '["greedy", "random"]'))
    variant = read_experiment(str(recipe)).variants[0]
    assert variant.seated(0) == ["greedy", "random", "greedy"] and variant.seated(1) == ["random", "greedy", "random"]


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_keeps_what_is_done(recipe: Path, tmp_path: Path) -> None:
    experiment, folder = read_experiment(str(recipe)), tmp_path / "out"

    def interrupting(done: int) -> None:
        if done == 4:
            signal.raise_signal(signal.SIGINT)

    assert len(play(experiment, experiment.games, folder, Crew(1), interrupting)) == 4
    assert main(["lab", str(recipe), "--workers", "1", "--out", str(folder)]) == 0
    frame = polars.read_parquet(folder / "rats.parquet")
    assert frame.equals(frame_of(recipe, tmp_path / "whole"))


def test_the_page_has_every_plot_and_asks_no_other_host(recipe: Path, tmp_path: Path) -> None:
    page = report("rats", frame_of(recipe, tmp_path / "out"), 12)
    assert page.count("<svg") == 9  # change, heroes, seats, two of pairs, length, two of points, endings
    for heading in ("What the change does", "Heroes", "Seats", "Hero against hero", "Length", "Points"):
        assert f"<h2>{heading}</h2>" in page
    assert "strong rats" in page and "Victorius" in page
    addresses = set(re.findall(r"\w+://[^\"' ]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "<script" not in page and "src=" not in page and "@import" not in page


def test_a_page_speaks_the_language_of_its_reader(recipe: Path, tmp_path: Path) -> None:
    assert main(["lab", str(recipe), "--workers", "1", "--out", str(tmp_path / "out"), "--language", "pl"]) == 0
    page = (tmp_path / "out" / "rats.html").read_text()
    assert '<html lang="pl">' in page and "Bohater przeciw bohaterowi" in page


def test_findings_are_what_the_rows_say() -> None:
    heroes = [["taia", "horan"], ["horan", "taia"], ["taia", "horan"], ["taia", "horan"]]
    won = [[1.0, 0.0], [1.0, 0.0], [0.5, 0.5], [0.0, 0.0]]
    data = [
        ("e", "v", "karak", i, str(i), 2, seat + 1, heroes[i][seat], "b", 3.0 * won[i][seat], won[i][seat], 10 + 2 * i,
         5, "dragon" if i < 3 else "unfinished", seat == 0)
        for i in range(4) for seat in range(2)
    ]  # fmt: skip
    (found,) = found_in(polars.DataFrame(data, schema=COLUMNS, orient="row"))
    assert (found.games, found.seats, found.endings) == (4, 2, {"dragon": 3, "unfinished": 1})
    assert found.heroes["taia"].win_rate == pytest.approx(2 * 1.5 / 4) == found.heroes["horan"].win_rate
    assert found.by_seat[0].win_rate == pytest.approx(2 * 2.5 / 4)
    assert found.pairs["taia", "horan"].win_rate == 0.5 and found.pairs["taia", "horan"].games == 3
    assert found.rounds.mean == pytest.approx(6.5)


def test_the_interval_of_a_change() -> None:
    by = change_of_rate(rate(100, 50), rate(100, 70))
    assert by.by == pytest.approx(0.2) and by.ci == pytest.approx((0.0647, 0.3255), abs=1e-3) and by.is_clear()
    assert not change_of_rate(rate(10, 5), rate(10, 6)).is_clear()
    assert change_of_mean((10, 2, 100), (11, 2, 100)).ci == pytest.approx((0.4456, 1.5544), abs=1e-3)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere:x", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer_is_refused(
    address: str, recipe: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", str(recipe), "--out", str(tmp_path / "out"), "--cluster", address]) == 2
    assert f"no Ray cluster at {address}" in capsys.readouterr().err


def test_what_is_not_installed_is_named(
    recipe: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("karak.lab.extras.find_spec", lambda package: None)
    assert main(["lab", str(recipe)]) == 2 and main(["tournament", "karak"]) == 2
    assert capsys.readouterr().err.count("[lab]") == 2
    with pytest.raises(Refusal, match="extra-missing"):
        Crew(1, "").check()
