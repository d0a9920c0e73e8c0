"""The heroes of Imperium beside the map: one of them may be emperor."""

from karak.cli.table.badges import badges
from karak.cli.table.imperium.cardboard import ImperiumCardboard
from karak.cli.table.karak2.panel import Panel
from karak.games.imperium.view import View
from karak.games.karak2 import view as karak2
from karak.words import say

CROWN = "♔"


class ImperiumPanel(Panel):
    def badges(self) -> list[str]:
        return crowned_badges(self.scene)

    def titles(self, seat: int) -> list[str]:
        """Names the emperor and the points of the crown at the end."""
        assert isinstance(self.cardboard, ImperiumCardboard)
        is_emperor = seat == crowned(self.scene).crown
        return [say("imperium-panel-emperor", points=self.cardboard.crown)] if is_emperor else []

    def counts_actions(self) -> bool:
        return super().counts_actions() and crowned(self.scene).contest is None


def crowned_badges(scene: karak2.View) -> list[str]:
    """Adds a crown to the emperor's badge."""
    plain = badges([hero.hero for hero in scene.heroes])
    return [badge + CROWN if seat == crowned(scene).crown else badge for seat, badge in enumerate(plain)]


def crowned(scene: karak2.View) -> View:
    """Narrows a view to that of Imperium, which has a crown."""
    assert isinstance(scene, View)
    return scene


def emperor_of(scene: View) -> karak2.Hero | None:
    return None if scene.crown is None else scene.heroes[scene.crown]
