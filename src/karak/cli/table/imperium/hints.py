"""Says in a few words where an option of Imperium leads."""

from karak.cli.table.imperium import contest
from karak.cli.table.imperium.panel import crowned, emperor_of
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.karak2.hints import PAID, Hints
from karak.cli.table.layout import percent
from karak.games.imperium.view import View
from karak.games.karak2 import view as karak2
from karak.play.seated import Tried
from karak.words import name, say


class ImperiumHints(Hints):
    """Hints as in Karak II, and tells of taxes, gifts and the crown."""

    def __init__(self, scene: View, cardboard: Cardboard, with_odds: bool) -> None:
        super().__init__(scene, cardboard, with_odds)
        self.crowned = scene

    def hint(self, tried: Tried, then: karak2.View, outcome: str, cells: list[tuple[int, int]]) -> str:
        verb = tried.option.verb
        if verb == "challenge":
            emperor = emperor_of(self.crowned)
            return self.foe(name(emperor.hero) if emperor else "", then)
        if verb == "fight":
            return self.foe(battle.met(then, self.cardboard), then)
        if verb == "use-sneaking":
            return say("imperium-hint-sneak")
        hint = super().hint(tried, then, outcome, cells)
        return self.with_dues(hint, crowned(then)) if verb in PAID else hint

    def with_dues(self, hint: str, then: View) -> str:
        """Adds a vassal's tax or the emperor's gift."""
        emperor = emperor_of(self.crowned)
        if then.step == "giving":
            return say("imperium-hint-gift", hint=hint)
        if emperor is None or emperor.seat == self.scene.seat:
            return hint
        richer = sum(then.heroes[emperor.seat].resources.values()) > sum(emperor.resources.values())
        is_taxed = then.step == "taxing" or richer
        return say("imperium-hint-tax", hint=hint, emperor=name(emperor.hero)) if is_taxed else hint

    def foe(self, who: str, then: karak2.View) -> str:
        """Names the attacked enemy and the chance to win."""
        chance = contest.win_of(then.battle) if then.battle and self.with_odds else None
        if chance is None:
            return who
        return say("imperium-hint-foe", foe=who, win=percent(chance))

    def next(self, then: karak2.View) -> str:
        """In a contest, says who fights next or who has won."""
        now, following = self.crowned.contest, crowned(then).contest
        if now is None:
            return self.fight(then) if then.battle and not self.scene.battle else super().next(then)
        if now.victor is None and (following is None or following.victor is not None):
            return contest.decided(crowned(then))
        if then.step == "tying" or following is None:
            return ""
        if following.fighting != now.fighting:
            return say("imperium-hint-next", hero=name(then.heroes[then.seat].hero))
        return super().next(then)

    def there(self, cell: tuple[int, int], then: karak2.View) -> str:
        if then.step == "meeting":
            return say("imperium-hint-meet", monsters=battle.met(then, self.cardboard))
        return super().there(cell, then)
