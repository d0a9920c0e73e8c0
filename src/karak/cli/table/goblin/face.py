"""The face of Goblin."""

from typing import Any, ClassVar, cast

from rich.console import Console
from rich.text import Text

from karak.cli.table.face import HELP, Choice, Face, Sheet
from karak.cli.table.goblin import panel
from karak.cli.table.goblin.cards import counted, curses, effects, follows, known, reward, short
from karak.cli.table.goblin.caverns import Caverns
from karak.cli.table.goblin.panel import acting
from karak.cli.table.goblin.story import GoblinTelling
from karak.games.goblin.screen import describe_card
from karak.games.goblin.steps.cards import unstacked
from karak.games.goblin.view import Card, Foe, Hero, View
from karak.play.match import Match
from karak.play.seated import Tried
from karak.words import say

OWN_HELP = {key: f"goblin-{key}" for key in ("notation", "why", "rules", "map")}
CAVERNS = ("deciding",)  # steps at which the monsters are shown
CONSOLE = Console()  # rich needs one to wrap text
CHANGING = ("play", "drink-", "use-")  # verbs that change a battle
TRADE = ("deciding", "shopping", "paying", "equipping")


class GoblinFace(Face):
    shorts: ClassVar[dict[str, str]] = {"d": "done", "m": "visit merchant"}
    has_points: ClassVar[bool] = False
    helps: ClassVar[tuple[str, ...]] = tuple(OWN_HELP.get(key, key) for key in HELP)

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.box: Any = cast(Any, match.game).box

    def look(self, view: Any) -> View:
        return cast(View, self.match.game.describe(view))

    def has_secrets(self, state: Any) -> bool:
        return bool(state.turns)

    # words

    def expanded(self, text: str) -> str:
        """Expands `d` at any step to what needs no thought: done, or the deck as listed."""
        if text.lower() == "d" and self.match.decision().step == "stacking":
            return "stack as-shown"
        return super().expanded(text)

    def typed(self, notation: str) -> str:
        keys = {**{long: key for key, long in self.shorts.items()}, "stack as-shown": "d"}
        return f"{notation} ({keys[notation]})" if notation in keys else notation

    def ordered(self, view: Any, options: list[Tried]) -> list[Tried]:
        """Orders monsters as they lie, from left to right."""
        lying = [foe.monster for foe in foes_of(self.look(view))]
        fights = [tried for tried in options if tried.option.verb == "fight"]
        in_order = iter(sorted(fights, key=lambda tried: lying.index(tried.option.args[0][0])))
        return [next(in_order) if tried.option.verb == "fight" else tried for tried in options]

    def hint(self, tried: Tried) -> str:
        """Hints only at what the view itself shows, and at the outcome of a battle, which reveals no secret."""
        scene = self.look(tried.view)
        verb, args = tried.option.verb, tried.option.args
        if verb == "fight":
            return next(foe_hint(foe) for foe in foes_of(scene) if foe.monster == args[0][0])
        if verb in ("keep", "stack", "buy", "pay", "equip", "pawn"):
            return self.card_hint(scene, verb, args[0][0])
        if scene.battle and verb == "done":
            return self.outcome(tried)
        return self.standing(tried) if scene.battle and verb.startswith(CHANGING) else ""

    def standing(self, tried: Tried) -> str:
        """Shows attack and defence with this card."""
        then = self.look(tried.after).battle
        if then is None:
            return ""
        foe = then.monster
        return say("goblin-hint-standing", attack=then.attack, hp=foe.hit_points, defence=then.defence, hit=foe.attack)

    def card_hint(self, scene: View, verb: str, thing: str) -> str:
        card = self.card_of(thing)
        if card is None:
            return ""
        said = [effects(card), follows(card) if card.colour else ""]
        if verb == "equip":
            me, is_weapon = acting(scene), self.box.is_weapon(self.box.card_names.index(thing))
            worn = me.weapon if is_weapon else me.armour
            said.append(say("goblin-hint-replaces", card=short(worn)) if worn else "")
        return ", ".join(part for part in said if part)

    def card_of(self, thing: str) -> Card | None:
        """Describes the card of that name; None for potions and monsters."""
        names = self.box.card_names
        return describe_card(self.box, names.index(thing)) if thing in names else None

    def outcome(self, tried: Tried) -> str:
        """Says how a battle ends if the cards count now."""
        told = dict(map(self.match.game.tell, tried.events))
        hurt = int(told["hurt"]["number"]) if "hurt" in told else 0
        if not {"beat", "failed", "fell"} & set(told):
            return ""
        key = "beaten" if "beat" in told else "down" if "fell" in told else "unbeaten"
        return say("goblin-hint-outcome", hurt=hurt, outcome=say(f"goblin-hint-{key}"))

    # pictures

    def reader(self, scene: View) -> Hero:
        """Returns the hero whose hand is shown: that of the seat asked, otherwise of the acting seat."""
        asked = scene.who if self.match.holder is None else self.match.holder
        return scene.heroes[asked] if isinstance(asked, int) else acting(scene)

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """Draws the monsters while one must be chosen, or the battle, and always the heroes."""
        scene = self.look(view)
        if self.match.holder is not None:  # it is still their turn
            scene.seat = self.match.holder
        rows: list[Text] = []
        if scene.battle and winners is None and scene.step != "equipping":
            rows = [*panel.battle(scene, scene.battle)]
        elif scene.lord and (scene.step in CAVERNS or not choices):
            rows = Caverns(scene, self.reader(scene), marks_of(choices, "monster"), sheet).lines()
        if scene.turn:
            rows += panel.heroes(scene, self.reader(scene).seat, self.match.players, winners, int(self.box.hit_points))
        return [part for row in rows for part in fitted(row, sheet.width)]

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        scene = self.look(view)
        if not scene.turn:
            return []
        rows = [panel.merchant(scene)] if scene.step in TRADE else []
        if scene.step == "stacking":
            rows += panel.new_deck(acting(scene), int(unstacked(view)))
        if scene.looked_at:
            rows.append(Text(say("goblin-looked-at", cards=counted(scene.looked_at))))
        in_force = scene.battle.curses if scene.battle else []
        rows += panel.hand(self.reader(scene).hand, marks_of(choices, "card"), in_force)
        if scene.battle and scene.step == "playing":
            rows.append(panel.may_follow(scene.battle))
        return rows

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """Draws every level in full and lists everything known of the piles."""
        scene = self.look(view)
        rows = Caverns(scene, self.reader(scene), {}, sheet).lines(whole=True)
        return [*rows, panel.merchant(scene), *panel.piles(scene)]

    def legend(self) -> list[str]:
        return [say("goblin-legend"), say("goblin-legend-colours")]

    def abilities(self, hero: str) -> list[str]:
        if hero not in self.box.hero_names:
            return []
        game, role = self.match.game, self.box.hero_names.index(hero)
        heard = game.listening[role * int(game.moments) : (role + 1) * int(game.moments)]
        return sorted({ability.name for abilities in heard for ability in abilities})

    def cards(self, hero: str) -> list[str]:
        """Describes the six cards that a hero starts with."""
        mine = [self.card_of(card) for card in self.box.card_names if card.startswith(f"{hero}-")]
        return [f"{known(card)}{say('colon')} {effects(card)}, {follows(card)}" for card in mine if card]

    # the log

    def telling(self, before: list[Any], seat: int | None) -> GoblinTelling:
        return GoblinTelling(self.match, before, seat)


def foes_of(scene: View) -> list[Foe]:
    """Lists all monsters that could be fought, in the order in which they lie."""
    foes = [foe for row in scene.rows for foe in [*row.monsters, row.gatekeeper]]
    return [foe for foe in [*foes, scene.lord] if foe]


def foe_hint(foe: Foe) -> str:
    said = say("goblin-hint-foe", attack=foe.attack, hp=foe.hit_points, reward=reward(foe))
    return f"{said}, {curses(foe.curses)}" if foe.curses else said


def marks_of(choices: list[Choice], kind: str) -> dict[str, str]:
    """Returns the number of the choice about a monster or card, if there is only one."""
    about = [
        (a.partition(":")[2], str(c.number)) for c in choices for a in c.option.anchors if a.startswith(f"{kind}:")
    ]
    return {thing: number for thing, number in about if [other for other, _ in about].count(thing) == 1}


def fitted(row: Text, width: int) -> list[Text]:
    """Wraps a line that is too long, indenting the rest."""
    if len(row) <= width:
        return [row]
    first, *rest = row.wrap(CONSOLE, width - 5)
    first.rstrip()
    return [first, *(Text("     ") + line for line in rest)]


FACE = GoblinFace
