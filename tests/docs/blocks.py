"""The code blocks of a page, and what the comment before each says about running it."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TOP: Final = ("README", "CONTRIBUTING", "SECURITY", "STYLE")
PAGES: Final = [ROOT / f"{name}.md" for name in TOP] + sorted((ROOT / "docs").rglob("*.md"))
BLOCK: Final = re.compile(
    r"^(?:<!-- (?P<word>not run|file|run with|in the background)(?:: (?P<rest>[^\n]*?))? -->\n)?"
    r"```(?P<language>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
BUILT: Final = ("{toctree}", "{eval-rst}")  # the site makes them into something else


@dataclass
class Block:
    """Code of a page; `word` and `rest` are the comment before it."""

    page: Path
    line: int
    language: str
    text: str
    word: str
    rest: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def small(self) -> str:
        """Returns the text with the sizes that a test has time for: `<!-- run with: 10000 = 10; 500 = 5 -->`."""
        text = self.text
        for change in self.rest.split("; ") if self.word == "run with" else ():
            shown, run = change.split(" = ")
            assert shown in text, f"{self}: there is no '{shown}' to replace"
            text = text.replace(shown, run)
        return text


def blocks(page: Path) -> list[Block]:
    """Returns the blocks of a page that are code."""
    text = page.read_text("utf-8")
    return [
        Block(
            page,
            text[: found.start("text")].count("\n"),
            found["language"],
            found["text"],
            found["word"] or "",
            found["rest"] or "",
        )
        for found in BLOCK.finditer(text)
        if found["language"] not in BUILT
    ]
