"""karak analyse: the chances to win after every action, luck, and the cost of choices."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from karak.bots.analysis.analysis import Account, Analysis, Mistake, Turning
from karak.bots.analysis.study import analyse as studied
from karak.cli.table.canvas import Screen
from karak.cli.table.faces import face_of
from karak.cli.tapes import played
from karak.cli.watching import watched
from karak.core.refusal import Refusal
from karak.lab.extras import need
from karak.lab.interrupt import Interrupt
from karak.lab.pages.figures import share, signed
from karak.play.match import Match
from karak.play.tape import load
from karak.words import has, name, number, say

BARS = "▁▂▃▄▅▆▇█"
FORMATS = (".svg", ".html")
COSTLIEST = 3


def analyse(file: str, *, worlds: int = 0, seed: str = "1", plot: str = "", json: bool = False, data: str = "") -> int:
    """Shows the chance to win after every action, luck and lost chances of each player, and three turning points."""
    if plot and Path(plot).suffix not in FORMATS:
        raise Refusal("plot-format", file=plot, formats=", ".join(FORMATS))
    if plot:
        need("lab")
    match = played(load(Path(file)), data)
    found = watch(match, worlds, seed)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        Summary(match, found).show()
    if plot:
        from karak.lab.pages import course

        course.write_course(Path(plot), found, names_of(match, found))
        print(say("lab-written", files=plot), file=sys.stderr if json else sys.stdout)
    if found.length < found.actions:
        said = say("analyse-interrupted", length=found.length, actions=found.actions)
        print(f"karak: {said}", file=sys.stderr)
        return 130
    return 0


def watch(match: Match, worlds: int, seed: str) -> Analysis:
    """Runs the analysis; Ctrl-C ends it between two actions."""
    with watched(len(match.actions), "analyse-actions") as progress, Interrupt() as interrupt:

        def going(done: int) -> bool:
            progress(done)
            return not interrupt.asked

        return studied(match, worlds, seed, going)


def names_of(match: Match, found: Analysis) -> list[str]:
    pairs = zip(found.heroes, match.players, strict=True)
    return [name(hero, found.game) if hero else player for hero, player in pairs]


class Summary:
    """Shows the analysis in a terminal."""

    def __init__(self, match: Match, found: Analysis) -> None:
        self.match = match
        self.found = found
        self.names = names_of(match, found)
        self.telling = face_of(match, with_odds=False).telling([], None)
        self.screen = Screen()

    def show(self) -> None:
        show, found = self.screen.show, self.found
        show(say("analyse-title", actions=found.length, worlds=found.worlds))
        show()
        self.show_curves()
        show()
        Console(highlight=False, markup=False, emoji=False).print(self.table())
        if found.turnings:
            show(say("analyse-turnings"))
        for place, turning in enumerate(found.turnings, 1):
            show(f"{place}. {self.turned(turning)}", indent=3)
        if found.mistakes:
            show(say("analyse-mistakes"))
        for mistake in sorted(found.mistakes, key=lambda one: -one.loss)[:COSTLIEST]:
            show(f"- {self.mistaken(mistake)}", indent=2)

    def show_curves(self) -> None:
        wide = max(map(len, self.names))
        for account, called in zip(self.found.accounts, self.names, strict=True):
            ends = say("analyse-ends", start=share(account.start, 0), end=share(account.end, 0))
            chances = [moment.chances[account.seat] for moment in self.found.moments]
            line = bars(chances, self.screen.width - wide - len(ends) - 4)
            self.screen.show(f"{called:{wide}}  {line}  {ends}")

    def table(self) -> Table:
        keys = ("analyse-player", "analyse-luck", "analyse-loss", "analyse-worse")
        table = Table(*(say(key) for key in keys))
        for column in table.columns[1:]:
            column.justify = "right"
        for account, called in zip(self.found.accounts, self.names, strict=True):
            table.add_row(called, *row(account))
        return table

    def turned(self, turning: Turning) -> str:
        by = ", ".join(
            f"{self.names[seat]} {percent(swing)}"
            for seat, swing in enumerate(turning.swings)
            if round(100 * swing, 1) != 0
        )
        return say("analyse-turning", turn=turning.turn, at=turning.at, told=self.told(turning), by=by)

    def told(self, turning: Turning) -> str:
        """Describes what happened, or quotes the answer if no sentence describes it."""
        known = [one for one in turning.told if one.key != "turn-began" and has(f"{self.found.game}-{one.key}")]
        said = [say(f"{self.found.game}-{one.key}", **self.telling.named(one.args)) for one in known]
        return " ".join(said) or turning.action

    def mistaken(self, one: Mistake) -> str:
        return say(
            "analyse-mistake", turn=one.turn, at=one.at, name=self.names[one.seat], action=one.action,
            better=one.better, loss=share(one.loss),
        )  # fmt: skip


def row(account: Account) -> tuple[str, str, str]:
    """Formats figures with their standard error."""
    luck = f"{percent(account.luck)} ± {number(100 * account.luck_error, 1)}"
    loss = f"{share(account.loss)} ± {number(100 * account.loss_error, 1)}"
    return luck, loss, number(account.mistakes, 0)


def percent(swing: float) -> str:
    return say("percent", part=signed(100 * swing, 1))


def bars(chances: list[float], width: int) -> str:
    """Draws a curve as one line of letters; if there are many moments, each letter shows the last of a group."""
    width = max(1, min(width, len(chances)))
    shown = [chances[(place + 1) * len(chances) // width - 1] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)
