"""A game on the shelf: its name, its numbers of seats, and its options."""

from karak.core.refusal import Refusal


class Setting:
    """What a table agrees on before the game starts; the game deals a hero where none is named."""

    def __init__(self, seats: int, heroes: list[str] | None = None, options: list[str] | None = None) -> None:
        self.seats = seats
        self.heroes: list[str] = heroes or [""] * seats
        self.options: list[str] = sorted(set(options or []))


class Ruleset:
    """Name, version of the rules, seats and options; `open` in games/shelf.py gives the game itself."""

    def __init__(
        self, name: str, version: int, fewest: int, most: int, options: dict[str, str], one_more: str = "",
        like: tuple[int, ...] = (), unlike: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.name = name
        self.version = version
        self.like = like  # older versions whose games are played by the same rules
        self.unlike = unlike  # except with these options
        self.fewest = fewest
        self.most = most
        self.options = options  # each with the clause that describes it
        self.one_more = one_more  # the option that adds one more seat

    def most_seats(self, options: list[str]) -> int:
        return self.most + (1 if self.one_more and self.one_more in options else 0)

    def plays(self, version: int, options: list[str]) -> bool:
        """Whether a game begun with this version of the rules continues here unchanged."""
        return version == self.version or (version in self.like and not set(self.unlike) & set(options))

    def check(self, setting: Setting, heroes: list[str]) -> None:
        """Refuses a setting this game cannot be opened with."""
        most = self.most_seats(setting.options)
        if not self.fewest <= setting.seats <= most:
            raise Refusal("seats-out-of-range", seats=setting.seats, fewest=self.fewest, most=most)
        if len(setting.heroes) != setting.seats:
            raise Refusal("heroes-do-not-match-seats", seats=setting.seats, heroes=len(setting.heroes))
        for hero in setting.heroes:
            if hero and hero not in heroes:
                raise Refusal("unknown-hero", hero=hero, heroes=", ".join(heroes))
            if hero and setting.heroes.count(hero) > 1:
                raise Refusal("hero-taken-twice", hero=hero)
        for option in setting.options:
            if option not in self.options:
                raise Refusal("unknown-option", option=option, options=", ".join(self.options))
