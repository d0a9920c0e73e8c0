"""Draws each player's chance to win after every action, as a picture or a page."""

from pathlib import Path

from karak.bots.analysis.analysis import Analysis
from karak.lab.pages.figures import share, signed
from karak.lab.pages.page import figure, page, section, table, write
from karak.lab.pages.plots import Row, chances
from karak.words import number, say

BAND = 2.0  # standard errors to each side


def write_course(path: Path, found: Analysis, names: list[str]) -> None:
    write(path, drawing(found, names) if path.suffix == ".svg" else whole(found, names))


def drawing(found: Analysis, names: list[str]) -> str:
    return chances(rows(found, names), say("analyse-axis-actions"), say("analyse-axis-chance"))


def rows(found: Analysis, names: list[str]) -> list[Row]:
    return [
        {
            "group": called,
            "at": moment.at,
            "value": chance,
            "low": max(0.0, chance - off),
            "high": min(1.0, chance + off),
        }
        for moment in found.moments
        for called, chance, error in zip(names, moment.chances, moment.errors, strict=True)
        for off in [BAND * error]
    ]


def whole(found: Analysis, names: list[str]) -> str:
    head = [say(key) for key in ("analyse-player", "analyse-luck", "analyse-loss", "analyse-worse")]
    lines = [
        [
            names[one.seat],
            f"{say('percent', part=signed(100 * one.luck, 1))}\n± {number(100 * one.luck_error, 1)}",
            f"{share(one.loss)}\n± {number(100 * one.loss_error, 1)}",
            number(one.mistakes, 0),
        ]
        for one in found.accounts
    ]
    title = say("analyse-page", names=", ".join(names))
    lead = say("analyse-title", actions=found.length, worlds=found.worlds)
    drawn = figure(say("analyse-axis-chance"), drawing(found, names))
    return page(title, [lead], [section(say("analyse-axis-chance"), say("analyse-about"), drawn, table(head, lines))])
