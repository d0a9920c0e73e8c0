"""The face of Imperium: that of Karak II, with a crown."""

from typing import Any, ClassVar

from rich.text import Text

from karak.cli.table.face import Choice
from karak.cli.table.imperium import contest
from karak.cli.table.imperium.atlas import ImperiumAtlas
from karak.cli.table.imperium.cardboard import ImperiumCardboard
from karak.cli.table.imperium.hints import ImperiumHints
from karak.cli.table.imperium.panel import ImperiumPanel, crowned, emperor_of
from karak.cli.table.imperium.story import TIE, ImperiumTelling
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.atlas import Atlas
from karak.cli.table.karak2.face import Karak2Face
from karak.cli.table.karak2.hints import Hints
from karak.cli.table.karak2.panel import Panel
from karak.cli.table.karak2.story import Before
from karak.games.karak2.view import View
from karak.play.match import Match
from karak.words import about, name, say


class ImperiumFace(Karak2Face):
    atlas_type: ClassVar[type[Atlas]] = ImperiumAtlas
    panel_type: ClassVar[type[Panel]] = ImperiumPanel
    deciding: ClassVar[tuple[str, ...]] = (*Karak2Face.deciding, "betraying", "tying")

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.printed = ImperiumCardboard(match.game, match.state.realm)
        self.cardboard = self.printed

    def hints(self, scene: View) -> Hints:
        return ImperiumHints(crowned(scene), self.cardboard, self.with_odds)

    def battle_of(self, scene: View) -> list[Text]:
        rows = contest.panel(crowned(scene), self.with_odds)
        return rows or super().battle_of(scene)

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        """Also shows what is picked up, given away or driven."""
        scene = self.look(view)
        rows = super().above(view, choices)
        if scene.step == "choosing-dice" and scene.battle and battle.picked_up(scene.battle):
            rows.append(Text(say("imperium-picked-up", dice=battle.listed(battle.picked_up(scene.battle)))))
        if scene.step == "giving":
            rows.append(Text(say("imperium-gift", building=self.called(view.box.building_names[int(view.gift)]))))
        if scene.step == "driving":
            place, token = int(view.driven) >> 4, view.box.token_names[int(view.driven) & 15]
            rows.append(Text(say("imperium-prey", token=self.called(token), place=place)))
        return rows

    def before_chance(self, view: Any) -> list[Text]:
        """Also shows the contest before a tie is broken."""
        scene = self.look(view)
        return self.battle_of(scene) if scene.step == "tying" else super().before_chance(view)

    # words

    def stock(self, scene: View) -> list[str]:
        """Also names the emperor and the hero whom the lord of time serves."""
        emperor = emperor_of(crowned(scene))
        crown = say("imperium-map-crown", hero=name(emperor.hero)) if emperor else say("imperium-map-no-crown")
        masters = [hero.hero for hero in scene.heroes if "lord-of-time" in hero.army]
        return [*super().stock(scene), crown, *(say("imperium-map-lord", hero=name(hero)) for hero in masters)]

    def legend(self) -> list[str]:
        """Also explains the abilities that every hero has."""
        called = {custom: self.called(custom) for custom in self.printed.customs}
        customs = [
            f"{word[0].upper()}{word[1:]}{say('colon')} {about(key, 'about', self.name)}"
            for key, word in called.items()
        ]
        return [*super().legend(), *customs]

    # the log

    def remember(self, state: Any) -> Before | None:
        before = super().remember(state)
        return Before(TIE, 0) if self.match.game.step_name(state) == "tying" else before

    def telling(self, before: list[Any], seat: int | None) -> ImperiumTelling:
        return ImperiumTelling(self.match, before, seat)


FACE = ImperiumFace
