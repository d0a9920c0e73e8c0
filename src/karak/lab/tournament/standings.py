"""Computes ratings, results of each pair of bots, and the value of each seat from the games of a tournament."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from karak.lab.bot_table import Played
from karak.lab.rates import Rate, rate
from karak.lab.tournament.tournament import Tournament

MARKS = 60  # points at which the course of the ratings is recorded


@dataclass
class Rated:
    """Strength as estimated by openskill: it starts at 25, and two sigma almost always include the true value."""

    mu: float
    sigma: float


@dataclass
class Standings:
    tournament: Tournament
    games: int
    asked: int
    ratings: dict[str, Rated]  # the strongest first
    course: list[tuple[int, dict[str, Rated]]]
    wins: dict[str, Rate]
    against: dict[tuple[str, str], Rate]  # of the games that one of the two won
    seats: list[Rate]
    by_seat: dict[str, list[Rate]]
    heroes: dict[str, Rate]
    turns: float

    def as_json(self) -> dict[str, Any]:
        plan = self.tournament
        return {
            "game": plan.terms.game,
            "options": plan.terms.options,
            "seed": plan.seed,
            "games": self.games,
            "asked": self.asked,
            "mean_turns": self.turns,
            "bots": [
                {
                    "bot": bot,
                    "mu": rated.mu,
                    "sigma": rated.sigma,
                    **shown(self.wins[bot]),
                    "by_seat": [shown(seat) for seat in self.by_seat[bot]],
                    "against": {other: shown(self.against[bot, other]) for other in self.ratings if other != bot},
                }
                for bot, rated in self.ratings.items()
            ],
            "seats": [shown(seat) for seat in self.seats],
            "heroes": {hero: shown(found) for hero, found in self.heroes.items()},
        }


def shown(found: Rate) -> dict[str, Any]:
    return {"games": found.games, "wins": found.wins, "win_rate": found.win_rate, "ci": list(found.ci)}


def standings(plan: Tournament, games: list[Played], asked: int) -> Standings:
    tally = Tally(plan)
    for number, game in enumerate(games):
        tally.note(number, game)
    course = rated_course(plan, games)
    ratings = dict(sorted(course[-1][1].items(), key=lambda one: -one[1].mu))
    bots, seats = list(ratings), range(plan.terms.seats)
    return Standings(
        tournament=plan,
        games=len(games),
        asked=asked,
        ratings=ratings,
        course=course,
        wins={bot: tally.rate(bot) for bot in bots},
        against={(one, two): tally.rate((one, two)) for one in bots for two in bots if one != two},
        seats=[tally.rate(seat) for seat in seats],
        by_seat={bot: [tally.rate((bot, seat)) for seat in seats] for bot in bots},
        heroes={hero: tally.rate(("hero", hero)) for hero in sorted({hero for game in games for hero in game.heroes})},
        turns=sum(game.turns for game in games) / max(1, len(games)),
    )


class Tally:
    """Counts games and wins by bot, seat, bot and seat, pair of bots, and hero."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.games: Counter[object] = Counter()
        self.wins: defaultdict[object, float] = defaultdict(float)

    def note(self, number: int, game: Played) -> None:
        bots = self.plan.seated(number)
        for seat, bot in enumerate(bots):
            for key in (bot, seat, (bot, seat), ("hero", game.heroes[seat])):
                self.games[key] += 1
                self.wins[key] += game.won(seat)
        for one in set(bots):
            for two in set(bots) - {one}:
                mine, theirs = (sum(game.won(i) for i, bot in enumerate(bots) if bot == who) for who in (one, two))
                if mine or theirs:
                    self.games[one, two] += 1
                    self.wins[one, two] += mine / (mine + theirs)

    def rate(self, key: object) -> Rate:
        return rate(self.games[key], self.wins[key])


def rated_course(plan: Tournament, games: list[Played]) -> list[tuple[int, dict[str, Rated]]]:
    """Rates game by game, in order: winners rank before all others, and nothing else counts."""
    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in plan.bots}
    course = [(0, noted(now))]
    for number, game in enumerate(games):
        if game.winners:
            bots = plan.seated(number)
            ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(bots))]
            after = model.rate([[now[bot]] for bot in bots], ranks=ranks)
            for bot in set(bots):
                now[bot] = merged(model, bot, [team[0] for team, who in zip(after, bots, strict=True) if who == bot])
        if (number + 1) % max(1, len(games) // MARKS) == 0 or number + 1 == len(games):
            course.append((number + 1, noted(now)))
    return course


def merged(model: PlackettLuce, bot: str, copies: list[PlackettLuceRating]) -> PlackettLuceRating:
    """Gives a bot with several seats the mean of its new ratings."""
    mu = sum(copy.mu for copy in copies) / len(copies)
    return model.rating(mu=mu, sigma=sum(copy.sigma for copy in copies) / len(copies), name=bot)


def noted(now: dict[str, PlackettLuceRating]) -> dict[str, Rated]:
    return {bot: Rated(found.mu, found.sigma) for bot, found in now.items()}
