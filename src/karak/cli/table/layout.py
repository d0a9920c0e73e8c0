"""Lays out lines of the table: choices, columns, numbers."""

from textwrap import wrap

from rich.text import Text

from karak.cli.table.face import Choice
from karak.words import number, say

GOLD = "#b8862b"
QUIET = "dim"


def choice_lines(choices: list[Choice], width: int) -> list[Text]:
    """Lists number, words, and at the right what else can be typed; `!` marks what cannot be taken back."""
    typed = max(len(choice.typed) for choice in choices)
    room = width - 6 - typed - 1
    rows: list[Text] = []
    for choice in choices:
        text = Text.assemble((f"{choice.number:>3} ", "bold"), no_wrap=True)
        text.append("! " if choice.option.final else "  ", f"bold {GOLD}")
        hint = f"{say('colon')} {choice.hint}" if choice.hint else ""
        fits = len(choice.label) + len(hint) <= room
        label = Text.assemble(choice.label, (hint if fits else "", GOLD))
        label.truncate(room, overflow="ellipsis", pad=True)
        rows.append(text + label + Text(f" {choice.typed}", style=QUIET))
        if not fits:
            rows += [Text(f"      {line}", style=GOLD) for line in wrap(choice.hint, width - 6)]
    return rows


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Joins two columns of lines, or puts one below the other if they do not fit."""
    widest = max(len(line) for line in left)
    if widest + 1 + max(len(line) for line in right) > width:
        return [*left, *right]
    rows: list[Text] = []
    for i in range(max(len(left), len(right))):
        row = left[i].copy() if i < len(left) else Text(" " * widest)
        row.no_wrap = True
        rows.append(row + Text(" ") + right[i] if i < len(right) else row)
    return rows


def percent(chance: float) -> str:
    """Formats a chance to a tenth, finer where that would falsely say 0 or 100; float sums err by under a billionth."""
    chance = round(chance, 9)
    tenths = round(chance * 100, 1)
    if tenths in (0.0, 100.0) and chance not in (0.0, 1.0):
        return number(chance * 100, 3)
    return number(tenths, 0 if tenths == int(tenths) else 1)
