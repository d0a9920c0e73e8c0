"""Computes findings for each variant from the rows of an experiment."""

from dataclasses import dataclass

import polars
from polars import col

from karak.lab.rates import Rate, rate


@dataclass
class Spread:
    """Mean, standard deviation and size of a sample, and the range that holds eight of ten values."""

    mean: float
    deviation: float
    size: int
    low: float
    high: float


@dataclass
class Finding:
    """The findings for one variant; wins of heroes and seats are multiples of the fair share."""

    variant: str
    game: str
    seats: int
    games: int
    heroes: dict[str, Rate]
    by_seat: list[Rate]
    pairs: dict[tuple[str, str], Rate]  # of the games that one of the two won
    rounds: Spread  # turns of each player
    points: Spread  # of winners
    endings: dict[str, int]


def found_in(frame: polars.DataFrame) -> list[Finding]:
    """Returns findings in the order of the variants."""
    return [finding(part) for part in frame.partition_by("variant", maintain_order=True)]


def finding(part: polars.DataFrame) -> Finding:
    seats = int(part["seats"][0])
    once = part.filter(col("seat") == 1)
    return Finding(
        variant=part["variant"][0],
        game=part["game"][0],
        seats=seats,
        games=once.height,
        heroes={hero: fairly(found, seats) for hero, found in rates(part, "hero").items()},
        by_seat=[fairly(found, seats) for found in rates(part, "seat").values()],
        pairs=pairs(part),
        rounds=spread(once["turns"] / seats),
        points=spread(part.filter(col("won") > 0)["points"]),
        endings=dict(once.group_by("ending").len().sort("len", "ending", descending=[True, False]).iter_rows()),
    )


def rates(part: polars.DataFrame, by: str) -> dict[str, Rate]:
    sums = part.group_by(by).agg(polars.len(), col("won").sum()).sort(by)
    return {key: rate(games, wins) for key, games, wins in sums.iter_rows() if key != ""}


def fairly(found: Rate, seats: int) -> Rate:
    low, high = found.ci
    return Rate(found.games, found.wins, found.win_rate * seats, (low * seats, high * seats))


def pairs(part: polars.DataFrame) -> dict[tuple[str, str], Rate]:
    """Counts the games in which both heroes played and one of them won."""
    seen = part.select("index", "hero", "won")
    met = seen.join(seen, on="index", suffix="_other").filter(col("hero") != col("hero_other"))
    decided = met.filter(col("won") + col("won_other") > 0)
    mine = (col("won") / (col("won") + col("won_other"))).sum()
    sums = decided.group_by("hero", "hero_other").agg(polars.len(), mine).sort("hero", "hero_other")
    return {(one, two): rate(games, wins) for one, two, games, wins in sums.iter_rows()}


def spread(values: polars.Series) -> Spread:
    if values.is_empty():
        return Spread(0.0, 0.0, 0, 0.0, 0.0)
    ends = [values.quantile(part, "nearest") or 0.0 for part in (0.1, 0.9)]
    mean = values.cast(polars.Float64).mean()
    deviation = values.std()
    return Spread(as_float(mean), as_float(deviation), values.len(), *ends)


def as_float(value: object) -> float:
    return value if isinstance(value, float) else 0.0


def hills(frame: polars.DataFrame, values: polars.Expr, width: float) -> list[tuple[str, float, float]]:
    """Returns the share of each variant's values in each bin of this width, leaving out the highest percent."""
    out: list[tuple[str, float, float]] = []
    for part in frame.partition_by("variant", maintain_order=True):
        found = part.select(values.alias("value"))["value"]
        top = found.quantile(0.99, "nearest") or 0.0
        bins = found.filter(found <= top).to_frame().select((col("value") / width).floor() * width + width / 2)
        counts = bins.group_by("value").len().sort("value")
        out += [(part["variant"][0], at, count / found.len()) for at, count in counts.iter_rows()]
    return out
