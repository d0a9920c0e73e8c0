"""What is printed on the pieces, and what the table asks of a view."""

from typing import Any

from karak.games.karak.view import Hero, View


def acting(scene: View) -> Hero:
    return scene.heroes[scene.seat]


class Cardboard:
    """Numbers printed on the pieces of this table's box."""

    def __init__(self, game: Any) -> None:
        box = game.box
        self.lives = int(box.lives)
        self.strength = {name: int(n) for name, n in zip(box.token_names, box.strength, strict=True) if n}
        self.attack = {name: int(n) for name, n in zip(box.item_names, box.attack, strict=True)}
        self.slots = {name: int(n) for name, n in zip(box.item_names, box.slot, strict=True)}
        self.abilities: dict[str, list[str]] = {}
        for role, hero in enumerate(box.hero_names):
            heard = game.listening[role * int(game.moments) : (role + 1) * int(game.moments)]
            self.abilities[hero] = sorted({ability.name for abilities in heard for ability in abilities})

    def number_of(self, token: str) -> str:
        """Returns `9` for a monster, `+2` for a weapon, and nothing for other tokens."""
        if token in self.strength:
            return str(self.strength[token])
        return f"+{self.attack[token]}" if self.attack.get(token) else ""
