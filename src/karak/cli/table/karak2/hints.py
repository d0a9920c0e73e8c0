"""Says in a few words where an option of Karak II leads."""

from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.atlas import UNLAID, YIELDS
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.layout import percent
from karak.core.notation import Args
from karak.games.karak2.view import View
from karak.play.seated import Tried
from karak.words import about, has, name, say

RESOURCES = ("food", "wood", "stone")
PAID = ("build", "recruit", "found-city")
UNSEEN = ("move", "attach", "lay", "choose-tile", "use-hawkeye")  # the list must not tell what the stack holds


class Hints:
    """The hints of one question; `scene` is what the reader may know before the answer."""

    def __init__(self, scene: View, cardboard: Cardboard, with_odds: bool) -> None:
        self.scene = scene
        self.cardboard = cardboard
        self.with_odds = with_odds

    def hint(self, tried: Tried, then: View, outcome: str, cells: list[tuple[int, int]]) -> str:
        """`then` is the scene after the option; guesses about the stack must not show in the hint."""
        verb, args = tried.option.verb, tried.option.args
        if verb in PAID:
            return self.price(verb, args)
        if verb in ("rob", "plague"):
            return self.wealth(args[0][0])
        if verb == "gather":
            return self.gives()
        if outcome:
            return outcome
        if cells and verb != "lay":
            return self.there(cells[0], then)
        return "" if verb in UNSEEN else self.next(then)

    def next(self, then: View) -> str:
        """Hints at the odds of a battle, a draw, or the end of the turn."""
        if self.scene.battle and then.battle and self.with_odds and then.battle.win is not None:
            return battle.odds(then.battle, "karak2-hint-odds")
        if then.who == "chance" and has(f"karak2-next-{then.step}"):
            return say(f"karak2-next-{then.step}")
        return say("hint-turn-ends") if then.turn != self.scene.turn and self.scene.step != "acting" else ""

    def there(self, cell: tuple[int, int], then: View) -> str:
        """Names the monsters there, or the land and what lies on it."""
        place = next((place for place in self.scene.map if (place.x, place.y) == cell), None)
        if place is None or place.land == UNLAID:
            return say("karak2-next-exploring") if self.scene.step == "acting" else ""
        if then.battle and not self.scene.battle:
            return self.fight(then)
        lying = [name(item, "karak2") for item in place.items]
        return ", ".join([name(place.land, "karak2"), *lying])

    def fight(self, then: View) -> str:
        monsters = battle.met(then, self.cardboard)
        chance = then.battle.win if then.battle and self.with_odds else None
        if chance is None:
            return say("karak2-hint-fight", monsters=monsters)
        return say("karak2-hint-fight-odds", monsters=monsters, win=percent(chance))

    def price(self, verb: str, args: Args) -> str:
        """Writes a price: `2ψ 1♣ 1△; +1 action`; one resource may be saved."""
        thing = "city" if verb == "found-city" else args[0][0]
        price = list(self.cardboard.price.get(thing, []))
        for saved in () if verb == "recruit" else args[-1]:
            price[RESOURCES.index(saved)] -= 1
        text = " ".join(f"{n}{glyph}" for glyph, n in zip(YIELDS, price, strict=False) if n)
        does = about(thing, "about", "karak2") if verb == "build" else ""
        return say("karak2-hint-price-for", price=text, about=does) if does else say("karak2-hint-price", price=text)

    def wealth(self, hero: str) -> str:
        """Lists what the hero owns who would be robbed or plagued."""
        owner = next((seen for seen in self.scene.heroes if seen.hero == hero), None)
        if owner is None:
            return ""
        return say("karak2-hint-owns-city" if owner.city else "karak2-hint-owns", things=amounts(owner.resources))

    def gives(self) -> str:
        land = self.scene.map[self.scene.heroes[self.scene.seat].place].land
        return amounts(dict(zip(RESOURCES, self.cardboard.gives.get(land, []), strict=False)))


def amounts(owned: dict[str, int]) -> str:
    """Lists amounts: `2 food, 1 stone`."""
    said = [say("amount", number=n, thing=name(resource, "karak2")) for resource, n in owned.items() if n]
    return ", ".join(said) or say("karak2-nothing")
