"""Reads what a player types: a choice, or a command to the table."""

import sys
from pathlib import Path

from rich.text import Text

from karak.bots.outside import is_outside
from karak.cli.explain import explain
from karak.cli.rulebook import excerpt, marked
from karak.cli.seating import bot_of
from karak.cli.table.face import Choice
from karak.cli.table.tabletop import Tabletop
from karak.core.closing import AGREED, DRAWN, closes, end, resign
from karak.core.refusal import Refusal
from karak.words import name, say

OFFERS = {"end": AGREED, "draw": DRAWN}
QUIT = ("quit", "exit", "q")


class Leaving(Exception):
    """The player wants to quit."""


def read_line() -> str:
    """Reads a line from the player; echoes piped input, so that the output reads like a sitting."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return cleaned(input("> "))
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    text = cleaned(line)
    print(text[:70].encode("ascii", "replace").decode())
    if not line:
        raise EOFError
    return text


def cleaned(line: str) -> str:
    """Joins words with single spaces; characters that cannot be printed become spaces."""
    return " ".join("".join(char if char.isprintable() else " " for char in line).split())


class Talk:
    """Asks one person one question until it is answered."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.sitting = table.sitting
        self.screen = table.screen
        self.choices: list[Choice] = []

    def ask(self) -> int | None:
        """Returns the chosen action; None if an action was taken back and another question is pending."""
        self.hand_over()
        self.choices = self.table.show()
        while True:
            text = read_line()
            try:
                word, _, rest = text.partition(" ")
                if word.lower() == "undo":
                    self.screen.show(say("table-undone", text=self.sitting.undo(self.sitting.match.who)))
                    return None
                if word.lower() in ("resign", "offer"):
                    if self.closed(word.lower(), rest):
                        return None
                elif not self.wish(word.lower(), rest):
                    return self.chosen(text)
            except Refusal as refusal:
                self.screen.show(explain(refusal))

    def hand_over(self) -> None:
        """Passes the keyboard to the next person before showing anything, where hands are hidden."""
        match, holder = self.sitting.match, self.table.holder
        if len(self.sitting.people) < 2 or not self.sitting.face.has_secrets(match.state) or holder == match.who:
            return
        hero = match.game.role_names(match.state)[match.who]
        self.screen.clear()
        self.screen.show(say("table-hand-over", hero=name(hero), seat=match.who + 1))
        if read_line().lower() in QUIT:
            raise Leaving
        self.screen.clear()
        self.table.holder = match.who

    def chosen(self, text: str) -> int:
        """Returns the choice with this number or notation; refuses others with the reason."""
        if text.isdecimal():
            number = int(text[:6])
            if not 1 <= number <= len(self.choices):
                raise Refusal("table-not-a-number", number=text[:20], most=len(self.choices))
            return self.choices[number - 1].action
        asked = self.sitting.asked
        action = asked.parse(self.sitting.face.expanded(text)[:80])
        if closes(action):
            raise Refusal("table-closing")
        try:
            return asked.chosen(action)
        except Refusal as refusal:
            self.screen.show(explain(refusal))
            examples = ", ".join(choice.option.text for choice in self.choices[:6])
            raise Refusal("table-can-do", examples=examples) from refusal

    # ending the game

    def closed(self, word: str, how: str) -> bool:
        """Whether the player resigned or all agreed to end the game; otherwise it goes on."""
        is_closed = self.resigned(how) if word == "resign" else self.agreed(how.lower())
        if not is_closed:
            self.screen.show(say("table-goes-on"))
        return is_closed

    def resigned(self, how: str) -> bool:
        """Resigns after asking again; if no bot plays on and only bots are left, the game ends at once."""
        to, _, bot = how.partition(" ")
        if how and not (to.lower() == "to" and bot):
            raise Refusal("table-resign-how")
        match, seat = self.sitting.match, self.sitting.match.who
        if bot:
            bot = bot if is_outside(bot) else bot.lower()
            bot_of(match.opened.rules.name, bot)
        action = int(resign(seat, bool(bot)))
        if not match.is_option(action):
            raise match.refusal(action)
        if not self.says_yes(say("table-resign-bot-sure", bot=bot) if bot else say("table-resign-sure")):
            return False
        self.sitting.do(action)
        if bot:
            self.sitting.leave_to(seat, bot)
        elif not self.sitting.playing and not match.is_over:
            self.sitting.do(int(end(AGREED)))
        return True

    def agreed(self, how: str) -> bool:
        """Asks everyone else at this keyboard in turn; bots have no say."""
        if how not in OFFERS:
            raise Refusal("table-offer-what")
        match, me = self.sitting.match, self.sitting.match.who
        others = [seat for seat in self.sitting.playing if seat != me]
        if others and self.sitting.face.has_secrets(match.state):
            self.screen.clear()
            self.table.holder = None
        heroes = [name(hero) for hero in match.game.role_names(match.state)]
        for seat in others:
            asked = say(f"table-offer-{how}", hero=heroes[seat], seat=seat + 1, other=heroes[me], place=me + 1)
            if not self.says_yes(asked):
                self.screen.show(say("table-offer-declined", hero=heroes[seat], seat=seat + 1))
                return False
        self.sitting.do(int(end(OFFERS[how])))
        return True

    def says_yes(self, question: str) -> bool:
        """Whether the answer is yes; anything else means no."""
        self.screen.show(question)
        return read_line().lower() in say("table-yes").split()

    def wish(self, word: str, rest: str) -> bool:
        """Carries out a command that is no answer; returns False if the text is none."""
        if word == "":
            self.choices = self.table.show()
        elif word in ("?", "help", "h"):
            self.help()
        elif word == "map":
            self.table.show_map()
        elif word == "log":
            self.table.show_log()
        elif word == "heroes":
            self.table.show_heroes()
        elif word == "why":
            self.why(rest)
        elif word == "rules":
            self.rules(rest)
        elif word == "save":
            self.save(rest)
        elif word in QUIT:
            raise Leaving
        else:
            return False
        return True

    def help(self) -> None:
        face = self.sitting.face
        for key in face.helps:
            self.screen.show(f"  {say(f'help-{key}')}", indent=20)
        for line in face.legend():
            self.screen.show(line)

    def why(self, text: str) -> None:
        if not text:
            raise Refusal("table-why-what")
        spelled = self.sitting.face.expanded(text)[:80]
        refusal = self.sitting.asked.why_not(spelled)
        self.screen.show(explain(refusal) if refusal else say("table-free", text=spelled))

    def rules(self, clause: str) -> None:
        try:
            page = excerpt(self.sitting.match.opened.rules.name, clause or "1")
        except LookupError as missing:
            self.screen.show(str(missing.args[0]))
            return
        with self.screen.console.capture() as caught:
            self.screen.console.print(marked(page), width=self.screen.width)
        for line in caught.get().splitlines():
            self.screen.line(Text.from_ansi(line))

    def save(self, name: str) -> None:
        self.screen.show(say("table-saved", file=str(self.sitting.save(Path(name) if name else None))))
