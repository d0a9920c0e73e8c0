"""karak backup, fsck: copies and checks the games of a server."""

from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karak.cli.explain import explain
from karak.cli.table.canvas import Screen
from karak.server.fsck import fsck as checked
from karak.server.store.journal import Journal
from karak.server.store.place import open_journal
from karak.words import say


def backup(file: str, *, database_url: str = "") -> int:
    """Copy all stored games to a new file, even while a server runs."""
    with closing(open_journal(database_url, is_reader=True)) as journal:
        journal.backup(Path(file))
    Screen().show(say("backup-done", file=file))
    return 0


def fsck(*, database_url: str = "") -> int:
    """Replay every stored game, even while a server runs, and change nothing: status 0 if all is well, 1 if not."""
    with closing(open_journal(database_url, is_reader=True)) as journal:
        return Inspection(journal, Screen()).run()


class Inspection:
    """Counts the checked games and shows each fault at once."""

    def __init__(self, journal: Journal, screen: Screen) -> None:
        self.journal = journal
        self.screen = screen
        self.games = self.records = self.faults = 0

    def run(self) -> int:
        for fault in self.journal.check():
            self.fault(say("fsck-store", reason=explain(fault)))
        total = len(self.journal.games())
        try:
            self.replay(total)
        except KeyboardInterrupt:
            self.screen.show(say("fsck-interrupted", done=self.games, games=total, faults=self.faults))
            return 130
        if self.faults:
            self.screen.show(say("fsck-not-ok", faults=self.faults, games=self.games, records=self.records))
            return 1
        self.screen.show(say("fsck-ok", games=self.games, records=self.records))
        return 0

    def replay(self, total: int) -> None:
        """Checks every game, with a progress bar if standard error is a terminal."""
        columns = (TextColumn(say("games-word")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("games", total=total)
            for row, fault in checked(self.journal):
                self.games += 1
                self.records += row.head
                if fault is not None:
                    self.fault(say("fsck-fault", game=row.id, seq=fault.seq, reason=explain(fault.reason)))
                bar.update(task, completed=self.games)

    def fault(self, text: str) -> None:
        self.faults += 1
        self.screen.show(text)
