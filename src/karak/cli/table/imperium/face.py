"""The face of Imperium: that of Karak II, with a crown."""

from typing import Any, ClassVar

from rich.text import Text

from karak.cli.table.face import Choice
from karak.cli.table.imperium import contest
from karak.cli.table.imperium.atlas import ImperiumAtlas
from karak.cli.table.imperium.hints import ImperiumHints
from karak.cli.table.imperium.scene import ImperiumScene, look
from karak.cli.table.imperium.story import TIE, ImperiumTelling
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.atlas import Atlas
from karak.cli.table.karak2.face import Karak2Face
from karak.cli.table.karak2.hints import Hints
from karak.cli.table.karak2.scene import Scene, rows
from karak.cli.table.karak2.story import Before
from karak.play.match import Match
from karak.words import about, name, say


class ImperiumFace(Karak2Face):
    atlas_type: ClassVar[type[Atlas]] = ImperiumAtlas
    deciding: ClassVar[tuple[str, ...]] = (*Karak2Face.deciding, "betraying", "tying")

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        box, realm = match.state.box, match.state.realm
        hauls = rows(box.token_names, realm.haul, len(box.city_price))
        for land, dweller in zip(box.land_names, realm.dweller, strict=True):
            if dweller:
                self.cardboard.gives[land] = hauls[box.token_names[int(dweller)]]
        cards = [set(abilities) for abilities in self.cardboard.abilities.values()]
        self.customs = sorted(set.intersection(*cards))  # what everybody can do stands on no card

    def scene_of(self, state: Any) -> ImperiumScene:
        return look(self.match.game, state)

    def hints(self, scene: Scene) -> Hints:
        assert isinstance(scene, ImperiumScene)
        return ImperiumHints(scene, self.cardboard, self.with_odds)

    def battle_of(self, scene: Scene) -> list[Text]:
        assert isinstance(scene, ImperiumScene)
        return contest.panel(scene, self.with_odds) if scene.contest else super().battle_of(scene)

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        """What is picked up, given away or driven, too."""
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
        """Before a tie is broken, too."""
        scene = self.look(view)
        return self.battle_of(scene) if scene.step == "tying" else super().before_chance(view)

    # words

    def stock(self, scene: Scene) -> list[str]:
        """Who has the crown, and whom the lord of time serves."""
        assert isinstance(scene, ImperiumScene)
        emperor = scene.emperor()
        crown = say("imperium-map-crown", hero=name(emperor.hero)) if emperor else say("imperium-map-no-crown")
        masters = [hero.hero for hero in scene.heroes if "lord-of-time" in hero.army]
        return [*super().stock(scene), crown, *(say("imperium-map-lord", hero=name(hero)) for hero in masters)]

    def abilities(self, hero: str) -> list[str]:
        return [ability for ability in super().abilities(hero) if ability not in self.customs]

    def legend(self) -> list[str]:
        """With what holds for everybody."""
        called = {custom: self.called(custom) for custom in self.customs}
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
