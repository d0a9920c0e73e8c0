"""The board of a match: as text, and as a picture where the title has one."""

from html import escape
from importlib import import_module
from importlib.util import find_spec
from io import StringIO

from rich.console import Console

from karak.api import pictures
from karak.cli.table.canvas import Screen
from karak.cli.table.face import Sheet
from karak.cli.table.faces import face_of
from karak.core.state import NOBODY
from karak.play.match import Match

SHEET = Sheet(width=100, height=50)


def board_text(match: Match) -> str:
    """As the terminal shows it, to the seat that acts."""
    page = StringIO()
    screen = Screen(Console(file=page, width=SHEET.width, highlight=False, markup=False, emoji=False), fallback=False)
    result = match.result()
    winners = None if result is None else result.winners
    for line in face_of(match, with_odds=False).board(shown(match), [], winners, SHEET):
        screen.line(line)
    return page.getvalue().rstrip("\n")


def shown(match: Match) -> object:
    """The position as the seat that acts may know it; all of it once the match is over."""
    return match.state if match.state.who == NOBODY else match.view(int(match.state.seat))


def picture(match: Match) -> str:
    """The file of the title's name in `pictures` draws it; without one the text stands for it."""
    room = f"{pictures.__name__}.{match.opened.rules.name}"
    if find_spec(room) is None:
        return f"<pre>{escape(board_text(match))}</pre>"
    drawn: str = import_module(room).draw(match.game, match.game.describe(shown(match)))
    return drawn
