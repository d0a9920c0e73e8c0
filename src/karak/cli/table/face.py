"""The parts of the table that differ from game to game; everything else is shared."""

from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from karak.cli.table.telling import Telling
from karak.play.match import Match
from karak.play.seated import Option, Tried
from karak.words import name

HELP = (
    "number", "notation", "enter", "undo", "end", "resign", "resign-bot", "offer", "why", "rules", "map", "heroes",
    "log", "save", "quit",
)  # fmt: skip


class Choice(NamedTuple):
    """An option with its number on the list, and its wording there."""

    number: int
    action: int
    option: Option
    typed: str  # its text, and a shorter word if there is one
    label: str
    hint: str


class Sheet(NamedTuple):
    """The space available for drawing, in characters."""

    width: int
    height: int


class Face:
    """How one game looks at the table, made for one match; a view is what the reader may know of a position."""

    shorts: ClassVar[dict[str, str]] = {}  # the texts that short words stand for
    has_points: ClassVar[bool] = True  # otherwise there is only a winner
    helps: ClassVar[tuple[str, ...]] = HELP  # keys of the lines of help

    def __init__(self, match: Match, with_odds: bool) -> None:
        self.match = match
        self.name = match.opened.rules.name
        self.with_odds = with_odds

    def has_secrets(self, state: Any) -> bool:
        """Whether people at one keyboard must not see each other's screen."""
        return False

    # words

    def called(self, thing: str) -> str:
        return name(thing, self.name)

    def expanded(self, text: str) -> str:
        """Returns the text that a short word stands for, or the text itself."""
        return self.shorts.get(text.lower(), text)

    def typed(self, notation: str) -> str:
        """Returns what the list says can be typed for a choice."""
        return notation

    def ordered(self, view: Any, options: list[Tried]) -> list[Tried]:
        """Returns the options in the order of the list."""
        return options

    def hint(self, tried: Tried) -> str:
        """Says in a few words where an option leads."""
        return ""

    # pictures

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """Draws the board and the heroes; `winners` is given only once the game is over."""
        raise NotImplementedError

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        """Returns paragraphs between board and question: a fight, a battle, a hand."""
        return []

    def before_chance(self, view: Any) -> list[Text]:
        """Returns what a person reads before chance answers in their turn."""
        return []

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """Lists everything the board has no room for, line by line."""
        return []

    def legend(self) -> list[str]:
        """Returns paragraphs that explain the map."""
        return []

    def abilities(self, hero: str) -> list[str]:
        return []

    def cards(self, hero: str) -> list[str]:
        """Returns paragraphs about a hero besides the abilities."""
        return []

    # the log

    def remember(self, state: Any) -> object:
        """Returns what the log must know of the position before an action."""
        return None

    def telling(self, before: list[Any], seat: int | None) -> Telling:
        return Telling(self.match, before, seat)
