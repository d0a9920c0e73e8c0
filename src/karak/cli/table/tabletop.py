"""The table as a player sees it: news, board, heroes, the question and its answers."""

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.canvas import Screen
from karak.cli.table.choices import choices_of
from karak.cli.table.face import Choice, Sheet
from karak.cli.table.layout import GOLD, choice_lines
from karak.cli.table.sitting import Sitting
from karak.cli.table.telling import Turn
from karak.words import about, name, say


class Tabletop:
    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen
        self.face = sitting.face
        self.holder: int | None = None  # the seat that has the keyboard, where hands are hidden

    @property
    def sheet(self) -> Sheet:
        return Sheet(self.screen.width, self.screen.height)

    # a question

    def show(self) -> list[Choice]:
        """Shows everything to the asked player, and returns the numbered choices."""
        sitting = self.sitting
        choices = choices_of(self.face, sitting.view())
        self.show_news(sitting.match.who)
        self.show_heading("table-your-turn" if len(sitting.people) > 1 else "table-turn")
        self.show_board(choices)
        self.show_question(choices)
        return choices

    def show_position(self) -> None:
        """Shows the position to a spectator."""
        self.show_heading("table-turn")
        self.show_board([])

    def show_news(self, seat: int) -> None:
        turns = self.sitting.chronicle.turns(self.sitting.reader, self.sitting.seen[seat])
        self.sitting.seen[seat] = len(self.sitting.match.actions)
        if turns:
            self.screen.show()
            self.show_turns(turns)

    def show_turns(self, turns: list[Turn]) -> None:
        heroes = self.heroes()
        shown = {hero: (badge, seat) for seat, (hero, badge) in enumerate(zip(heroes, badges(heroes), strict=True))}
        for turn in turns:
            badge, seat = shown.get(turn.hero, ("  ", 0))
            text = Text.assemble((f"{turn.number or '':>3} ", "dim"))
            text.append(badge, hero_style(seat))
            text.append(f" {name(turn.hero)}{say('colon')} ", "bold")
            text.append(f"{say('semicolon')} ".join(turn.parts))
            self.screen.show(text, indent=7)

    def heroes(self) -> list[str]:
        return self.sitting.match.game.role_names(self.sitting.match.state)

    def show_heading(self, key: str) -> None:
        match = self.sitting.match
        seat = match.who if match.who >= 0 else int(match.state.seat) % len(match.players)
        hero = self.heroes()[seat]
        turn = int(match.state.turns) if match.holder is None else match.turns[-1]
        title = say(key if hero else "table-seat", turn=turn, hero=name(hero), seat=seat + 1)
        self.screen.show()
        self.rule(title)

    def rule(self, title: str) -> None:
        line = Text(f"── {title} ", style=f"bold {GOLD}")
        self.screen.line(line + Text("─" * max(0, self.screen.width - len(line)), style=GOLD))

    def show_board(self, choices: list[Choice], winners: list[int] | None = None) -> None:
        for line in self.face.board(self.sitting.view(), choices, winners, self.sheet):
            self.screen.line(line)

    def show_question(self, choices: list[Choice]) -> None:
        match = self.sitting.match
        if match.holder is None:
            for paragraph in self.face.above(self.sitting.view(), choices):
                self.screen.show(paragraph)
            pending = match.game.pending(self.sitting.view())
            ask = say(f"{self.face.name}-ask-{pending['step']}", **pending)
        else:
            ask = say("table-ask-turn-over")
        final = f"   {say('table-final')}" if any(choice.option.final for choice in choices) else ""
        self.screen.show(Text.assemble((ask, "bold"), (final, GOLD)))
        for line in choice_lines(choices, self.screen.width):
            self.screen.line(line)

    # at other moments

    def before_chance(self) -> None:
        """Shows what is at stake before chance answers in a person's turn."""
        said = self.face.before_chance(self.sitting.view())
        if said:
            self.show_news(int(self.sitting.match.state.seat))
        for paragraph in said:
            self.screen.show(paragraph)

    def show_map(self) -> None:
        for line in self.face.map(self.sitting.view(), self.sheet):
            if len(line) <= self.screen.width:
                self.screen.line(line)
            else:
                self.screen.show(line)

    def show_log(self) -> None:
        turns = self.sitting.chronicle.turns(self.sitting.reader)
        self.show_turns(turns)
        if not turns:
            self.screen.show(say("table-no-log"))

    def show_heroes(self) -> None:
        """Shows the abilities of the heroes in play."""
        resigned = self.sitting.match.state.resigned
        for seat, hero in enumerate(self.heroes()):
            mark = f" ({say('panel-resigned')})" if resigned >> seat & 1 else ""
            self.screen.show(Text(name(hero) + mark, style="bold"))
            for ability in self.face.abilities(hero):
                does = about(ability, "about", self.face.name)
                self.screen.show(f"  {self.face.called(ability)}{say('colon')} {does}", indent=4)
            for line in self.face.cards(hero):
                self.screen.show(f"  {line}", indent=4)

    def show_end(self) -> None:
        """Shows who won, how, and with how many points."""
        match, heroes = self.sitting.match, self.heroes()
        result = match.result()
        if result is None:
            return
        self.screen.show()
        self.rule(say(f"{self.face.name}-ending-{result.ending}"))
        self.show_board([], result.winners)
        order = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
        for seat in order if self.face.has_points else []:
            place = 1 + sum(points > result.points[seat] for points in result.points)
            hero, player = name(heroes[seat]), match.players[seat]
            self.screen.show(say("over-points", place=place, hero=hero, player=player, points=result.points[seat]))
        names = ", ".join(name(heroes[seat]) for seat in result.winners)
        self.screen.show(Text(say("over-winner", count=len(result.winners), names=names), style="bold"))
