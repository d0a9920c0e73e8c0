"""A sheet of styled characters, and the screen that shows it."""

import sys
from typing import TextIO
from unicodedata import combining, normalize

from rich.console import Console
from rich.text import Text

PLAIN = {
    "╔╗╚╝┌┐└┘╋┣┫┳┻┏┓┗┛": "+", "═─━": "-", "║│┃": "|", "▒": "#", "♥": "*", "♡": ".", "▶▸": ">", "◂": "<", "▴▲": "^",
    "▾": "v", "≈": "~", "◎": "@", "·": ".", "×": "x", "●": "o", "■": "8", "◆": "%", "★": "*", "▓": "#", "ψ": "f",
    "♣": "w", "△": "s", "⌂": "@", "☠": "X", "♔": "&", "♜": "C", "…": ".", "▁▂": "_", "▃▄": "-",
    "▅▆": "=", "▇█": "#",
}  # fmt: skip
LETTERS = {"’": "'", "«": '"', "»": '"', "„": '"', "”": '"', "–": "-", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L"}
FALLBACK = {ord(glyph): plain for glyphs, plain in [*PLAIN.items(), *LETTERS.items()] for glyph in glyphs}
KEPT = {ord(space): held for space, held in zip("\u202f\xa0", "\ue000\ue001", strict=True)}  # while lines are broken
LOOSE = {ord(held): chr(space) for space, held in KEPT.items()}


class Canvas:
    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = width
        self.height = height
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Writes text on the sheet; what does not fit is lost."""
        for i, char in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self.chars[y][x + i] = char
                if style:
                    self.styles[y][x + i] = style

    def lines(self) -> list[Text]:
        return [self.line(y) for y in range(self.height)]

    def line(self, y: int) -> Text:
        text = Text(no_wrap=True, end="")
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or self.styles[y][x] != self.styles[y][start]:
                text.append("".join(self.chars[y][start:x]), self.styles[y][start])
                start = x
        return text


def can_print(stream: TextIO, glyphs: str) -> bool:
    try:
        glyphs.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def translated(text: Text, letters: dict[int, str]) -> Text:
    """Replaces letter by letter, so that styles stay in place."""
    made = text.copy()
    made.plain = made.plain.translate(letters)
    return made


def without_accents(text: str) -> str:
    return "".join(char for char in normalize("NFKD", text) if not combining(char))


class Screen:
    """Writes lines no wider than the terminal; glyphs it cannot print become ASCII."""

    def __init__(self, console: Console | None = None, fallback: bool | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.width = max(40, min(self.console.width, 120))
        self.height = self.console.height
        self.is_ascii = not can_print(sys.stdout, "".join(PLAIN)) if fallback is None else fallback

    def show(self, text: Text | str = "", indent: int = 0) -> None:
        """Shows a paragraph; its first `indent` characters stand in the left margin."""
        whole = translated(Text(text) if isinstance(text, str) else text, KEPT)
        margin = whole[:indent] if indent else Text("")
        for line in whole[indent:].wrap(self.console, self.width - indent):
            line.rstrip()
            self.line(translated(margin + line, LOOSE))
            margin = Text(" " * indent)

    def line(self, text: Text) -> None:
        """Shows one line without wrapping."""
        if self.is_ascii:
            text = text.copy()
            text.plain = without_accents(text.plain.translate(FALLBACK)).encode("ascii", "replace").decode()
        self.console.print(text, soft_wrap=True, end="\n")

    def clear(self) -> None:
        """Removes what was shown: wipes a terminal, pushes the text up in a pipe."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # also the lines above, which could be scrolled back to
            self.console.clear()
        else:
            self.console.print("\n" * self.height, end="")
