"""A seat's colour, shape and letter, so that colour is never the only difference."""

SHAPES = "●■▲◆★"
HEROES = ("#ff8f7a", "#7fc8ff", "#9be27f", "#ffd84d", "#e3a6ff")  # by seat, as the shapes are


def badges(heroes: list[str]) -> list[str]:
    """Returns shape and letter of every seat; if a letter is taken, the next of the hero's name is used."""
    taken = ""
    for hero in heroes:
        letters = [letter for letter in hero.upper() if letter not in taken]
        taken += letters[0] if letters else "?"
    return [f"{SHAPES[seat % len(SHAPES)]}{letter}" for seat, letter in enumerate(taken)]


def hero_style(seat: int) -> str:
    return f"bold #16120e on {HEROES[seat % len(HEROES)]}"
