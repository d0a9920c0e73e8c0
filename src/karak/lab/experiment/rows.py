"""Writes the games of an experiment as a Parquet file with a row for each seat of each game."""

from pathlib import Path
from typing import Any

import polars

from karak.core.refusal import Refusal
from karak.lab.bot_table import Played
from karak.lab.experiment.experiment import Experiment

COLUMNS = {
    "experiment": polars.String,
    "variant": polars.String,
    "game": polars.String,
    "index": polars.Int32,
    "seed": polars.String,
    "seats": polars.Int8,
    "seat": polars.Int8,
    "hero": polars.String,
    "bot": polars.String,
    "points": polars.Float64,
    "won": polars.Float64,
    "turns": polars.Int32,
    "decisions": polars.Int32,
    "ending": polars.String,
    "last": polars.Boolean,
}


def rows(experiment: Experiment, games: list[Played]) -> polars.DataFrame:
    """Returns rows in the order of the games' numbers; seats count from 1, and a shared win is a fraction."""
    found = [row for number, game in enumerate(games) for row in rows_of(experiment, number, game)]
    return polars.DataFrame(found, schema=COLUMNS, orient="row")


def rows_of(experiment: Experiment, number: int, game: Played) -> list[tuple[Any, ...]]:
    variant, index = experiment.place(number)
    bots = variant.seated(index)
    before = (experiment.name, variant.name, variant.terms.game, index, experiment.seed_of(number), len(bots))
    return [
        (*before, seat + 1, game.heroes[seat], bots[seat], game.points[seat], game.won(seat), game.turns,
         game.decisions[seat], game.ending, game.last == seat)
        for seat in range(len(bots))
    ]  # fmt: skip


def write(frame: polars.DataFrame, path: Path) -> None:
    try:
        frame.write_parquet(path, compression="zstd", statistics=False)
    except OSError as fault:
        raise Refusal("file-unwritable", file=str(path), fault=fault.strerror or str(fault)) from fault
