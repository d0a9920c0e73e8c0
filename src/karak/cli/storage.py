"""karak backup, restore, fsck: copies, puts back and checks the games of a server."""

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karak.cli.explain import explain
from karak.cli.table.canvas import Screen
from karak.core.refusal import Refusal
from karak.server.fsck import Fault
from karak.server.fsck import fsck as checked
from karak.server.settings import settings_from
from karak.server.store.address import is_postgres, without_password
from karak.server.store.journal import GameRow, Journal
from karak.server.store.place import file_of, open_journal
from karak.words import say

BESIDE = ("", "-wal", "-shm", "-journal")  # files that belong to a database


def place_of(database_url: str) -> str:
    return database_url or settings_from().database_url


def backup(file: str, *, database_url: str = "") -> int:
    """Copy all stored games to a new file, even while a server runs."""
    url = place_of(database_url)
    if is_postgres(url):
        raise Refusal("store-no-backup", file=file, url=without_password(url))
    with closing(open_journal(url, is_reader=True)) as journal:
        journal.backup(Path(file))
    Screen().show(say("backup-done", file=file))
    return 0


def restore(file: str, *, database_url: str = "") -> int:
    """Put the games of a backup where the server looks for them; it replaces nothing."""
    url = place_of(database_url)
    if is_postgres(url):
        raise Refusal("store-no-restore", file=file, url=without_password(url))
    place, source = file_of(url).resolve(), Path(file)
    for found in (place.with_name(place.name + end) for end in BESIDE):
        if found.exists():
            raise Refusal("restore-exists", file=str(found))
    with closing(open_journal(f"sqlite:///{source}", is_reader=True)) as journal:
        for fault in journal.check():
            raise Refusal("restore-broken", file=file, fault=explain(fault))
        games = len(journal.games())
        make_folder(place.parent)
        journal.backup(place)
    Screen().show(say("restore-done", file=str(place), games=games))
    return 0


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refusal("store-unwritable", place=str(folder), fault=fault.strerror) from fault


def fsck(*, database_url: str = "", json: bool = False) -> int:
    """Replay every stored game, even while a server runs, and change nothing: status 0 if all is well, 1 if not."""
    with closing(open_journal(place_of(database_url), is_reader=True)) as journal:
        inspection = Inspection(journal, None if json else Screen())
        status = inspection.run()
    if json:
        print(msgspec.json.encode(inspection.found(status)).decode())
    return status


class Inspection:
    """Counts the checked games and shows each fault at once, unless the answer is for a program."""

    def __init__(self, journal: Journal, screen: Screen | None) -> None:
        self.journal = journal
        self.screen = screen
        self.games = self.records = 0
        self.store: list[str] = []
        self.faults: list[dict[str, Any]] = []
        self.kept: list[dict[str, Any]] = []

    def run(self) -> int:
        for fault in self.journal.check():
            self.store.append(explain(fault))
            self.show("fsck-store", reason=explain(fault))
        total = len(self.journal.games())
        try:
            self.replay(total)
        except KeyboardInterrupt:
            self.show("fsck-interrupted", done=self.games, games=total, faults=self.count)
            return 130
        if self.kept:
            self.show("fsck-kept", kept=len(self.kept))
        if self.count:
            self.show("fsck-not-ok", faults=self.count, games=self.games, records=self.records)
        elif not self.kept:
            self.show("fsck-ok", games=self.games, records=self.records)
        return 1 if self.count or self.kept else 0

    @property
    def count(self) -> int:
        return len(self.store) + len(self.faults)

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
                    self.note(row, fault)
                bar.update(task, completed=self.games)

    def note(self, row: GameRow, fault: Fault) -> None:
        reason = explain(fault.reason)
        told = {"game": row.id, "state": row.state, "record": fault.seq, "key": fault.reason.key, "text": reason}
        (self.kept if fault.is_kept else self.faults).append(told)
        self.show("fsck-other" if fault.is_kept else "fsck-fault", game=row.id, seq=fault.seq, reason=reason)

    def show(self, key: str, **args: object) -> None:
        if self.screen is not None:
            self.screen.show(say(key, **args))

    def found(self, status: int) -> dict[str, Any]:
        """Returns what `--json` prints."""
        return {
            "ok": status == 0, "interrupted": status == 130, "games": self.games, "records": self.records,
            "store": self.store, "faults": self.faults, "kept": self.kept,
        }  # fmt: skip
