"""Writes the page of an experiment: each variant, and its differences from the first."""

import polars
from polars import col

from karak.lab.experiment.findings import Finding, Spread, found_in, hills
from karak.lab.pages.figures import change, times
from karak.lab.pages.page import figure, findings, page, section, table
from karak.lab.pages.plots import Row, curves, heat, intervals, row_of, stacks
from karak.lab.rates import Change, change_of_mean, change_of_rate
from karak.words import has, name, number, say


def report(title: str, frame: polars.DataFrame, asked: int) -> str:
    found = found_in(frame)
    games = sum(one.games for one in found)
    leads = [say("lab-lead", games=games, variants=len(found))]
    if games < asked:
        leads.append(say("tournament-unfinished", games=games, asked=asked))
    parts = [summary(found)]
    parts += [effects(found)] if len(found) > 1 else []
    parts += [heroes(found), seats(found), pairs(found), length(frame, found), points(frame, found), endings(found)]
    return page(title, leads, [part for part in parts if part])


def summary(found: list[Finding]) -> str:
    return findings(say("lab-findings"), [line for one in found for line in told(one)])


def told(one: Finding) -> list[str]:
    best, worst = ranked(one)[0], ranked(one)[-1]
    seat = max(range(one.seats), key=lambda at: one.by_seat[at].win_rate)
    rounds = one.rounds
    return [
        say(
            "lab-heroes-finding", variant=one.variant, best=name(best, one.game), worst=name(worst, one.game),
            most=number(one.heroes[best].win_rate, 2), least=number(one.heroes[worst].win_rate, 2),
        ),
        say(
            "lab-length-finding", variant=one.variant, seat=seat + 1, times=number(one.by_seat[seat].win_rate, 2),
            turns=number(rounds.mean, 1), low=number(rounds.low, 0), high=number(rounds.high, 0),
        ),
    ]  # fmt: skip


def ranked(one: Finding) -> list[str]:
    """Lists the strongest hero first."""
    return sorted(one.heroes, key=lambda hero: -one.heroes[hero].win_rate)


def heroes(found: list[Finding]) -> str:
    first = found[0]
    cells = [
        [name(hero, first.game), *(times(one.heroes[hero]) if hero in one.heroes else "" for one in found)]
        for hero in everybody(found)
    ]
    drawing = figure(say("lab-heroes-plot"), hero_plot(found))
    heads = ["", *(one.variant for one in found)]
    return section(say("lab-heroes"), say("lab-heroes-text"), drawing, table(heads, cells))


def everybody(found: list[Finding]) -> list[str]:
    """Lists heroes as the first variant ranks them, then those it lacks."""
    known = ranked(found[0])
    return known + sorted({hero for one in found for hero in one.heroes} - set(known))


def hero_plot(found: list[Finding]) -> str:
    rows = [
        row_of(name(hero, one.game), one.heroes[hero], group=one.variant)
        for hero in everybody(found)
        for one in found
        if hero in one.heroes
    ]
    return intervals(rows, say("lab-times-fair"), 1)


def seats(found: list[Finding]) -> str:
    return section(say("lab-seats"), say("lab-seats-text"), figure(say("lab-seats-plot"), seat_plot(found)))


def seat_plot(found: list[Finding]) -> str:
    rows = [
        row_of(say("lab-seat", seat=seat + 1), one.by_seat[seat], group=one.variant)
        for seat in range(max(one.seats for one in found))
        for one in found
        if seat < one.seats
    ]
    return intervals(rows, say("lab-times-fair"), 1)


def pairs(found: list[Finding]) -> str:
    drawings = [figure(one.variant, pair_plot(one)) for one in found if one.pairs]
    return section(say("lab-pairs"), say("lab-pairs-text"), *drawings) if drawings else ""


def pair_plot(one: Finding) -> str:
    names = [name(hero, one.game) for hero in ranked(one)]
    rows = [
        {"one": name(a, one.game), "two": name(b, one.game), "value": rate.win_rate}
        for (a, b), rate in one.pairs.items()
    ]
    return heat(rows, names, say("simulate-rate"))


def hill_plot(frame: polars.DataFrame, values: polars.Expr, width: float, title: str) -> str:
    rows: list[Row] = [{"group": one, "at": at, "value": part} for one, at, part in hills(frame, values, width)]
    return curves(rows, title, say("lab-share-of-games"))


def length(frame: polars.DataFrame, found: list[Finding]) -> str:
    drawing = figure(say("lab-length-plot"), length_plot(frame, found))
    return section(say("lab-length"), say("lab-length-text"), drawing)


def length_plot(frame: polars.DataFrame, found: list[Finding]) -> str:
    width = max(1.0, round(max(one.rounds.high for one in found) / 25))
    return hill_plot(frame.filter(col("seat") == 1), col("turns") / col("seats"), width, say("lab-turns"))


def points(frame: polars.DataFrame, found: list[Finding]) -> str:
    """Leaves out points if the game only has winners."""
    if all(one.points.deviation == 0 for one in found):
        return ""
    width = max(1.0, round(max(one.points.high for one in found) / 20))
    winners = hill_plot(frame.filter(col("won") > 0), col("points"), width, say("lab-points"))
    others = hill_plot(frame.filter(col("won") == 0), col("points"), width, say("lab-points"))
    drawings = figure(say("lab-winners-plot"), winners), figure(say("lab-others-plot"), others)
    return section(say("lab-points-title"), say("lab-points-text"), *drawings)


def endings(found: list[Finding]) -> str:
    rows = [
        {"group": one.variant, "what": ending_name(ending), "value": count}
        for one in found for ending, count in one.endings.items()
    ]  # fmt: skip
    cells = [
        [
            one.variant,
            number(one.games, 0),
            ", ".join(f"{ending_name(e)} {number(n, 0)}" for e, n in one.endings.items()),
        ]
        for one in found
    ]
    plot = figure(say("lab-endings-plot"), stacks(rows, say("lab-share-of-games")))
    head = [say("lab-variant"), say("games-word"), say("lab-endings")]
    return section(say("lab-endings"), "", plot, table(head, cells))


def ending_name(ending: str) -> str:
    return say(f"lab-ending-{ending}") if has(f"lab-ending-{ending}") else ending


# against the first variant


def effects(found: list[Finding]) -> str:
    first, others = found[0], found[1:]
    rows = [
        {"what": name(hero, one.game), "group": one.variant, "value": by.by, "low": by.ci[0], "high": by.ci[1]}
        for hero in ranked(first) for one in others if hero in one.heroes
        for by in [change_of_rate(first.heroes[hero], one.heroes[hero])]
    ]  # fmt: skip
    plot = figure(say("lab-effect-plot", first=first.variant), intervals(rows, say("lab-effect-axis"), 0, colours=1))
    head = [say("lab-variant"), say("lab-turns"), say("lab-points"), say("lab-clear")]
    cells = [
        [
            one.variant,
            change(of(first.rounds, one.rounds), 2),
            change(of(first.points, one.points), 2),
            clear(first, one),
        ]
        for one in others
    ]
    return section(say("lab-effect"), say("lab-effect-text", first=first.variant), plot, table(head, cells))


def of(before: Spread, after: Spread) -> Change:
    if not (before.size and after.size):
        return Change(0.0, (0.0, 0.0))
    return change_of_mean((before.mean, before.deviation, before.size), (after.mean, after.deviation, after.size))


def clear(first: Finding, one: Finding) -> str:
    """Lists heroes whose share has changed significantly."""
    moved = {hero: change_of_rate(first.heroes[hero], one.heroes[hero]) for hero in ranked(first) if hero in one.heroes}
    sure = [f"{name(hero, one.game)} {'▲' if by.by > 0 else '▼'}" for hero, by in moved.items() if by.is_clear()]
    return ", ".join(sure) or say("lab-nobody")
