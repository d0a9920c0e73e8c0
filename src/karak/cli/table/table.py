"""The table as a player sees it: news, map, heroes, the question and its answers."""

from rich.text import Text

from karak.cli.table import panel
from karak.cli.table.atlas import BIG, HEROES, SMALL, Atlas, Window, pieces
from karak.cli.table.canvas import Screen
from karak.cli.table.choices import Choice, choices_of, roll_needed
from karak.cli.table.chronicle import Turn
from karak.cli.table.scene import Scene
from karak.cli.table.sitting import Sitting
from karak.words import has, name, say


class Table:
    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen

    # a question

    def show(self) -> list[Choice]:
        """All of it, for whoever is asked; the choices as numbered."""
        sitting, scene = self.sitting, self.sitting.scene()
        choices = choices_of(sitting.match, scene, sitting.with_odds)
        self.show_news(sitting.match.who)
        self.show_heading(scene, "table-your-turn" if sitting.people > 1 else "table-turn")
        self.show_board(scene, choices)
        self.show_question(scene, choices)
        return choices

    def show_position(self) -> None:
        """For somebody who only watches."""
        scene = self.sitting.scene()
        self.show_heading(scene, "table-turn")
        self.show_board(scene)

    def show_news(self, seat: int) -> None:
        turns = self.sitting.chronicle.turns(self.sitting.seen[seat])
        self.sitting.seen[seat] = len(self.sitting.match.actions)
        if turns:
            self.screen.show()
            self.show_turns(turns)

    def show_turns(self, turns: list[Turn]) -> None:
        scene = self.sitting.scene()
        shown = {hero.hero: (piece, hero.seat) for hero, piece in zip(scene.heroes, pieces(scene.heroes), strict=True)}
        for turn in turns:
            piece, seat = shown.get(turn.hero, ("  ", 0))
            text = Text.assemble((f"{turn.number or '':>3} ", "dim"))
            text.append(piece, f"bold #16120e on {HEROES[seat % len(HEROES)]}")
            text.append(f" {name(turn.hero)}: ", "bold")
            text.append("; ".join(turn.parts))
            self.screen.show(text, indent=7)

    def show_heading(self, scene: Scene, key: str) -> None:
        who = scene.heroes[int(scene.who)] if isinstance(scene.who, int) else scene.acting()
        key = key if who.hero else "table-seat"
        title = say(key, turn=scene.turn, hero=name(who.hero), seat=who.seat + 1)
        self.screen.show()
        self.rule(title)

    def rule(self, title: str) -> None:
        line = Text(f"── {title} ", style=f"bold {panel.GOLD}")
        self.screen.line(line + Text("─" * max(0, self.screen.width - len(line)), style=panel.GOLD))

    def show_board(self, scene: Scene, choices: list[Choice] | None = None, winners: list[int] | None = None) -> None:
        """The map around the acting hero, and everybody beside it."""
        me = scene.acting()
        led = [(cell, str(choice.number)) for choice in choices or [] for cell in choice.cells if cell != (me.x, me.y)]
        marks = {cell: number for cell, number in led if [other for other, _ in led].count(cell) == 1}
        atlas = Atlas(scene, self.sitting.chronicle.cardboard, marks)
        columns = (self.screen.width - panel.WIDTH - 3) // BIG.width
        if columns < 3:  # the heroes stand below the map
            columns = (self.screen.width - 2) // BIG.width
        rows = max(3, min(5, (self.screen.height - 12) // BIG.height))
        left = atlas.draw(atlas.around(me.x, me.y, columns, rows))
        right = panel.heroes(scene, self.sitting.chronicle.cardboard, self.sitting.match.players, winners)
        for line in panel.beside(left, right, self.screen.width):
            self.screen.line(line)

    def show_question(self, scene: Scene, choices: list[Choice]) -> None:
        cardboard = self.sitting.chronicle.cardboard
        if scene.drawn:
            self.screen.show(say("table-drawn", things=", ".join(self.called(thing) for thing in scene.drawn)))
        if scene.fight:
            weapons = panel.weapons_of(scene, cardboard)
            self.screen.show(panel.equation(scene.fight, weapons, self.needed(choices), self.sitting.with_odds))
        ask = say(f"{self.sitting.match.opened.rules.name}-ask-{scene.step}")
        final = f"   {say('table-final')}" if any(choice.is_final for choice in choices) else ""
        self.screen.show(Text.assemble((ask, "bold"), (final, panel.GOLD)))
        for line in panel.choice_lines(choices, self.screen.width):
            self.screen.line(line)

    def needed(self, choices: list[Choice]) -> int | None:
        """The roll that wins, if the first choice is to roll."""
        state = self.sitting.match.view(self.sitting.match.who)
        self.sitting.match.game.apply(state, choices[0].action)
        return roll_needed(self.sitting.match, state)

    def called(self, thing: str) -> str:
        number = self.sitting.chronicle.cardboard.number_of(thing)
        return f"{name(thing)} {number}".strip()

    # at other moments

    def announce_fight(self) -> None:
        """Before the dice fall: what it takes, and the chances."""
        scene = self.sitting.scene()
        if scene.fight is None:
            return
        self.show_news(scene.seat)
        needed = roll_needed(self.sitting.match, self.sitting.match.state)
        weapons = panel.weapons_of(scene, self.sitting.chronicle.cardboard)
        self.screen.show(Text(panel.equation(scene.fight, weapons, needed, self.sitting.with_odds), style="bold"))

    def show_map(self) -> None:
        """All of it, in small tiles, in strips if it is wide."""
        atlas = Atlas(self.sitting.scene(), self.sitting.chronicle.cardboard)
        whole = atlas.extent()
        columns = (self.screen.width - 2) // SMALL.width
        parts = -(-(whole.right - whole.left + 1) // columns)
        for part in range(parts):
            left = whole.left + part * columns
            if parts > 1:
                self.screen.show(say("map-part", part=part + 1, parts=parts))
            strip = Window(left, whole.top, min(whole.right, left + columns - 1), whole.bottom)
            for line in atlas.draw(strip, SMALL):
                self.screen.line(line)
        self.screen.show(say("map-legend"))

    def show_log(self) -> None:
        turns = self.sitting.chronicle.turns()
        self.show_turns(turns)
        if not turns:
            self.screen.show(say("table-no-log"))

    def show_heroes(self) -> None:
        """Abilities of the heroes in play."""
        for hero in self.sitting.scene().heroes:
            self.screen.show(Text(name(hero.hero), style="bold"))
            for ability in self.sitting.chronicle.cardboard.abilities.get(hero.hero, []):
                about = say(f"about-{ability}") if has(f"about-{ability}") else ""
                self.screen.show(f"  {name(ability)}: {about}", indent=4)

    def show_end(self) -> None:
        """Who won, how, and with how many points."""
        match, scene = self.sitting.match, self.sitting.scene()
        result = match.result()
        if result is None:
            return
        self.screen.show()
        self.rule(say(f"{match.opened.rules.name}-ending-{result.ending}"))
        self.show_board(scene, winners=result.winners)
        order = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
        for seat in order:
            place = 1 + sum(points > result.points[seat] for points in result.points)
            hero, player = name(scene.heroes[seat].hero), match.players[seat]
            self.screen.show(say("over-points", place=place, hero=hero, player=player, points=result.points[seat]))
        names = ", ".join(name(scene.heroes[seat].hero) for seat in result.winners)
        self.screen.show(Text(say("over-winner", count=len(result.winners), names=names), style="bold"))
