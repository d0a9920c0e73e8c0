"""The tool that counts how games between bots of one level end."""

import pytest

from tools.strength.endings import COLUMNS, main, named

FEW = ("--titles", "karak", "--levels", "easy", "--share", "0.001", "--games", "2", "--workers", "1")


def test_a_share_of_the_time_is_a_share_of_the_imagined_games() -> None:
    assert (named("karak", "easy"), named("karak", "easy", 0.25)) == ("easy:240", "easy:60")
    assert named("imperium", "easy", 0.001) == "easy:1"


def test_the_same_games_are_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for _ in range(2):
        assert main(*FEW, "--most-turns", "40") == 0
        said.append(capsys.readouterr().out)
    head, _, *rows = said[0].splitlines()
    assert said[0] == said[1] and tuple(head.strip("| ").split(" | ")) == COLUMNS
    assert [row.split(" | ")[:4] for row in rows] == [["| karak", "`easy:1`", "2", "2"]]


def test_games_that_are_cut_off_are_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    main(*FEW, "--most-turns", "3")
    *_, row = capsys.readouterr().out.splitlines()
    assert row.split(" | ")[3:5] == ["2", "2"]
