"""What is printed on the pieces of Imperium, and the options of this table."""

from typing import Any

from karak.cli.table.karak2.cardboard import Cardboard, rows
from karak.games.imperium.realm import Realm


class ImperiumCardboard(Cardboard):
    """The numbers of Karak II, the yields of lairs, and the worth of the crown."""

    def __init__(self, game: Any, realm: Realm) -> None:
        super().__init__(game)
        box = game.box
        hauls = rows(box.token_names, realm.haul, len(box.city_price))
        for land, dweller in zip(box.land_names, realm.dweller, strict=True):
            if dweller:
                self.gives[land] = hauls[box.token_names[int(dweller)]]
        self.crown = 0.0 if realm.is_crown_bare else int(realm.crown) / 2
        cards = [set(abilities) for abilities in self.abilities.values()]
        self.customs = sorted(set.intersection(*cards))  # abilities that every hero has are on no hero card
        self.abilities = {
            hero: [ability for ability in abilities if ability not in self.customs]
            for hero, abilities in self.abilities.items()
        }
