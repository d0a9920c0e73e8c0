"""What an option of Imperium leads to, in a few words."""

from karak.cli.table.imperium import contest
from karak.cli.table.imperium.scene import ImperiumScene
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.hints import PAID, Hints
from karak.cli.table.karak2.scene import Cardboard, Scene
from karak.cli.table.layout import percent
from karak.play.seated import Tried
from karak.words import name, say


class ImperiumHints(Hints):
    """Of one question, as in Karak II; taxes, gifts and the crown are told as well."""

    def __init__(self, scene: ImperiumScene, cardboard: Cardboard, with_odds: bool) -> None:
        super().__init__(scene, cardboard, with_odds)
        self.crowned = scene

    def hint(self, tried: Tried, then: Scene, outcome: str, cells: list[tuple[int, int]]) -> str:
        assert isinstance(then, ImperiumScene)
        verb = tried.option.verb
        if verb == "challenge":
            emperor = self.crowned.emperor()
            return self.foe(name(emperor.hero) if emperor else "", then)
        if verb == "fight":
            return self.foe(battle.met(then, self.cardboard), then)
        if verb == "use-sneaking":
            return say("imperium-hint-sneak")
        hint = super().hint(tried, then, outcome, cells)
        return self.with_dues(hint, then) if verb in PAID else hint

    def with_dues(self, hint: str, then: ImperiumScene) -> str:
        """A vassal's tax, or the emperor's gift."""
        emperor = self.crowned.emperor()
        if then.step == "giving":
            return say("imperium-hint-gift", hint=hint)
        if emperor is None or emperor.seat == self.scene.seat:
            return hint
        richer = sum(then.heroes[emperor.seat].resources.values()) > sum(emperor.resources.values())
        is_taxed = then.step == "taxing" or richer
        return say("imperium-hint-tax", hint=hint, emperor=name(emperor.hero)) if is_taxed else hint

    def foe(self, who: str, then: ImperiumScene) -> str:
        """Whom one attacks at will."""
        chance = then.battle.win if then.battle and self.with_odds else None
        if chance is None:
            return who
        return say("imperium-hint-foe", foe=who, win=percent(chance))

    def next(self, then: Scene) -> str:
        """In a contest: who fights next, or who has won."""
        assert isinstance(then, ImperiumScene)
        now = self.crowned.contest
        if now is None:
            return self.fight(then) if then.battle and not self.scene.battle else super().next(then)
        if now.victor is None and (then.contest is None or then.contest.victor is not None):
            return contest.decided(then)
        if then.step == "tying" or then.contest is None:
            return ""
        if then.contest.fighting != now.fighting:
            return say("imperium-hint-next", hero=name(then.acting().hero))
        return super().next(then)

    def there(self, cell: tuple[int, int], then: Scene) -> str:
        if then.step == "meeting":
            return say("imperium-hint-meet", monsters=battle.met(then, self.cardboard))
        return super().there(cell, then)
