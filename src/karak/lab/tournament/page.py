"""The page of a tournament."""

from karak.lab.pages.figures import share, share_with_interval
from karak.lab.pages.page import figure, findings, page, section, table
from karak.lab.pages.plots import Row, courses, heat, intervals, row_of
from karak.lab.tournament.standings import Rated, Standings
from karak.words import name, number, say


def tournament_page(found: Standings) -> str:
    plan = found.tournament
    game = say(f"title-{plan.terms.game}")
    lead = say("tournament-lead", games=found.games, seats=plan.terms.seats, seed=plan.seed)
    more = [say("tournament-unfinished", games=found.games, asked=found.asked)] if found.games < found.asked else []
    parts = [found_out(found), rating_section(found), cross_section(found), seat_section(found), hero_section(found)]
    return page(say("tournament-title", game=game), [lead, *more], parts)


def found_out(found: Standings) -> str:
    best, *_, last = found.ratings
    wins, seats = found.wins[best], found.seats
    seat = max(range(len(seats)), key=lambda at: seats[at].win_rate)
    lines = [
        say("tournament-best", bot=best, share=share(wins.win_rate)),
        say("tournament-last", bot=last, share=share(found.wins[last].win_rate)),
        say("tournament-seat", seat=seat + 1, share=share(seats[seat].win_rate), fair=share(1 / len(seats))),
        say("tournament-length", turns=number(found.turns / len(seats), 1)),
    ]
    return findings(say("lab-findings"), lines)


def rating_section(found: Standings) -> str:
    rows = [band(bot, rated) for bot, rated in found.ratings.items()]
    course = [
        band(bot, marked[bot]) | {"group": bot, "at": number}
        for number, marked in found.course
        for bot in found.ratings
    ]
    now = figure(say("tournament-ratings-plot"), intervals(rows, say("tournament-rating"), None))
    long = figure(say("tournament-course-plot"), courses(course, say("games-word"), say("tournament-rating")))
    return section(say("tournament-ratings"), say("tournament-ratings-text"), now, rating_table(found), long)


def band(bot: str, rated: Rated) -> Row:
    return {"what": bot, "value": rated.mu, "low": rated.mu - 2 * rated.sigma, "high": rated.mu + 2 * rated.sigma}


def rating_table(found: Standings) -> str:
    head = [say(key) for key in ("tournament-bot", "tournament-rating", "games-word", "simulate-wins", "simulate-rate")]
    rows = [
        [bot, rating(rated), number(found.wins[bot].games, 0), number(found.wins[bot].wins, 1),
         share_with_interval(found.wins[bot])]
        for bot, rated in found.ratings.items()
    ]  # fmt: skip
    return table(head, rows)


def rating(rated: Rated) -> str:
    return f"{number(rated.mu, 1)} ± {number(2 * rated.sigma, 1)}"


def cross_section(found: Standings) -> str:
    bots = list(found.ratings)
    rows = [
        {"one": one, "two": two, "value": found.against[one, two].win_rate}
        for one in bots for two in bots if one != two
    ]  # fmt: skip
    cells = [
        [one, *("" if one == two else share_with_interval(found.against[one, two]) for two in bots)] for one in bots
    ]
    text = say("tournament-cross-text")
    drawing = figure(say("tournament-cross-plot"), heat(rows, bots, say("simulate-rate")))
    return section(say("tournament-cross"), text, drawing, table(["", *bots], cells))


def seat_section(found: Standings) -> str:
    seats = [say("lab-seat", seat=seat + 1) for seat in range(len(found.seats))]
    everybody = [row_of(seat, rate) for seat, rate in zip(seats, found.seats, strict=True)]
    fair = 1 / len(seats)
    split = [
        row_of(seat, rate, group=bot)
        for bot, rates in found.by_seat.items()
        for seat, rate in zip(seats, rates, strict=True)
    ]
    all_of_them = figure(say("tournament-seats-plot"), intervals(everybody, say("simulate-rate"), fair, percent=True))
    each = figure(say("tournament-by-seat-plot"), intervals(split, say("simulate-rate"), fair, percent=True))
    return section(say("tournament-seats"), say("tournament-seats-text"), all_of_them, each)


def hero_section(found: Standings) -> str:
    game = found.tournament.terms.game
    order = sorted(found.heroes, key=lambda hero: -found.heroes[hero].win_rate)
    rows = [row_of(name(hero, game), found.heroes[hero]) for hero in order]
    plot = intervals(rows, say("simulate-rate"), 1 / len(found.seats), percent=True)
    return section(say("lab-heroes"), say("tournament-heroes-text"), figure(say("tournament-heroes-plot"), plot))
