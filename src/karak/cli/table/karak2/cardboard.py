"""What is printed on the pieces of Karak II."""

from typing import Any


class Cardboard:
    """Numbers printed on the pieces of this table's box."""

    def __init__(self, game: Any) -> None:
        box = game.box
        kinds = len(box.city_price)
        self.lives = int(box.lives)
        self.general = int(box.general)
        self.strength = {name: int(n) for name, n in zip(box.token_names, box.strength, strict=True) if n}
        self.attack = {name: int(n) for name, n in zip(box.item_names, box.attack, strict=True)}
        self.chasms = {name: int(n) for name, n in zip(box.tile_names, box.rotations[::6], strict=True)}
        self.land_of = {name: box.land_names[int(n)] for name, n in zip(box.tile_names, box.land, strict=True)}
        self.gives = rows(box.land_names, box.gives, kinds)
        self.price = {
            **rows(box.building_names, box.price, kinds),
            **rows(box.die_names, box.unit_price, kinds),
            "city": [int(n) for n in box.city_price],
        }
        self.abilities: dict[str, list[str]] = {}
        for role, hero in enumerate(box.hero_names):
            heard = game.listening[role * int(game.moments) : (role + 1) * int(game.moments)]
            self.abilities[hero] = sorted({ability.name for abilities in heard for ability in abilities})


def rows(names: list[str], numbers: Any, kinds: int) -> dict[str, list[int]]:
    """Splits a flat table of the box into a row for each name."""
    return {name: [int(n) for n in numbers[i * kinds : (i + 1) * kinds]] for i, name in enumerate(names)}
