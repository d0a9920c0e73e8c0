"""Draws the rows of monsters: what they can do, what they give, which choice leads to them."""

from rich.text import Text

from karak.cli.table.canvas import Canvas
from karak.cli.table.face import Sheet
from karak.cli.table.goblin.cards import called, curses, reward
from karak.cli.table.layout import GOLD, QUIET
from karak.games.goblin.view import Foe, Hero, Row, View
from karak.words import say

MARK = "bold #16120e on #ffd27f"
CURSE = "#d9a0ff"
NAME = "bold"
LOW = "dim"
CELL = 13  # the fewest characters for a monster


class Caverns:
    """`marks` gives the number of the choice for a monster; a level that is locked for the reader is summarised."""

    def __init__(self, scene: View, reader: Hero, marks: dict[str, str], sheet: Sheet) -> None:
        self.scene = scene
        self.reader = reader
        self.marks = marks
        self.sheet = sheet

    def lines(self, whole: bool = False) -> list[Text]:
        rows: list[Text] = []
        for row in self.scene.rows:
            is_open = row.level == 1 or row.level - 1 in self.reader.keys
            rows += self.grid(row) if is_open or whole else self.locked(row)
        return [*rows, *self.lord()]

    def heading(self, row: Row, is_open: bool = True) -> Text:
        title = say("goblin-row", level=say(f"goblin-level-{row.level}"), left=row.deck + (row.next is not None))
        text = Text(title, style=f"bold {GOLD}", no_wrap=True)
        if not is_open:
            text.append(f", {say('goblin-row-locked', key=say(f'goblin-level-{row.level - 1}'))}", GOLD)
        elif row.next:
            text.append(say("goblin-row-next", monster=self.brief(row.next)), LOW)
        text.truncate(self.sheet.width, overflow="ellipsis")
        return text

    def brief(self, foe: Foe) -> str:
        """Writes a monster in one line: `Cave Bat 2/2 card, no red`."""
        numbers = say("goblin-foe-numbers", attack=foe.attack, hp=foe.hit_points)
        words = [f"{called(foe.monster)} {numbers} {called(foe.reward)}", curses(foe.curses)]
        return ", ".join(word for word in words if word)

    def locked(self, row: Row) -> list[Text]:
        """Lists only the names and numbers of a level that the reader may not enter."""
        foes = [foe for foe in row.monsters if foe]
        told = [f"{called(foe.monster)} {foe.attack}/{foe.hit_points}" for foe in foes]
        if row.gatekeeper:
            told.append(say("goblin-row-gate", monster=self.brief(row.gatekeeper)))
        lines = [self.heading(row, is_open=False)]
        for word in told:
            if len(lines) > 1 and len(lines[-1]) + 2 + len(word) <= self.sheet.width:
                lines[-1].append(f", {word}")
            else:
                lines.append(Text(f"  {word}"[: self.sheet.width], style=LOW, no_wrap=True))
        return lines

    def grid(self, row: Row) -> list[Text]:
        """Draws five monsters and the gatekeeper side by side, in strips if the terminal is narrow."""
        foes: list[Foe | None] = [*row.monsters, row.gatekeeper]
        beside = max(2, min(len(foes), self.sheet.width // CELL))
        beside = len(foes) if beside >= len(foes) else -(-len(foes) // -(-len(foes) // beside))
        lines = [self.heading(row)]
        for start in range(0, len(foes), beside):
            lines += self.strip(foes[start : start + beside], row, self.sheet.width // beside)
        return lines

    def strip(self, foes: list[Foe | None], row: Row, width: int) -> list[Text]:
        names = [broken(called(foe.monster), width - 1) if foe else [] for foe in foes]
        tall = max(1, *(len(lines) for lines in names))
        has_curse = any(foe and foe.curses for foe in foes)
        sheet = Canvas(width * len(foes), tall + 2 + has_curse)
        for i, foe in enumerate(foes):
            if foe is not None:
                self.cell(sheet, foe, names[i], i * width, tall)
                if foe is row.gatekeeper and row.level in self.reader.keys:
                    sheet.put(i * width, 0, say("goblin-key-yours")[: width - 1], LOW)
        return [line for line in sheet.lines() if line.plain.strip()]

    def cell(self, sheet: Canvas, foe: Foe, names: list[str], x: int, tall: int) -> None:
        mark = f"[{self.marks[foe.monster]}]" if foe.monster in self.marks else ""
        sheet.put(x, 0, mark, MARK)
        sheet.put(x + len(mark) + bool(mark), 0, called(foe.reward), GOLD)
        for i, part in enumerate(names):
            sheet.put(x, 1 + i, part, NAME)
        sheet.put(x, 1 + tall, say("goblin-foe-att", attack=foe.attack, hp=foe.hit_points))
        sheet.put(x, 2 + tall, curses(foe.curses), CURSE)

    def lord(self) -> list[Text]:
        foe = self.scene.lord
        if foe is None:
            return []
        text = Text.assemble((f"{say('goblin-lord')}{say('colon')} ", f"bold {GOLD}"))
        if foe.monster in self.marks:
            text.append(f"[{self.marks[foe.monster]}]", MARK)
            text.append(" ")
        text.append(called(foe.monster), NAME)
        text.append(f", {say('goblin-hint-foe', attack=foe.attack, hp=foe.hit_points, reward=reward(foe))}")
        text.append(f", {curses(foe.curses)}" if foe.curses else "", CURSE)
        if 3 not in self.reader.keys:
            text.append(f" ({say('goblin-row-locked', key=say('goblin-level-3'))})", QUIET)
        return [text]


def broken(text: str, width: int) -> list[str]:
    """Breaks a name into as many lines as it needs, and cuts words that are too long."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word[:width])
    return lines
