"""karak doctor: checks an installation and says what to do."""

import os
import time
from shutil import get_terminal_size
from textwrap import wrap

import msgspec

from karak.cli.explain import explain
from karak.cli.table.canvas import Screen
from karak.core.refusal import Refusal
from karak.server.checkup import Finding, findings
from karak.words import say


def doctor(*, database_url: str = "", json: bool = False) -> int:
    """Check this installation, its settings and its database, and say what to do: status 0 if all is well, 1 if not."""
    found = list(findings(os.environ, database_url, time.time()))
    is_well = all(finding.mark != "bad" for finding in found)
    if json:
        checks = [{"name": one.name, "mark": one.mark, "key": one.key, "text": text_of(one)} for one in found]
        print(msgspec.json.encode({"ok": is_well, "checks": checks}).decode())
    else:
        show(found, is_well)
    return 0 if is_well else 1


def text_of(finding: Finding) -> str:
    return explain(Refusal(finding.key, "", **finding.args))


def show(found: list[Finding], is_well: bool) -> None:
    """Shows a line for each check, aligned, with marks that every terminal can print."""
    screen = Screen()
    names = [say(f"doctor-name-{finding.name}") for finding in found]
    width = max(map(len, names))
    for name, finding in zip(names, found, strict=True):
        mark = say(f"doctor-mark-{finding.mark}")
        head = f"[{mark}]".ljust(9) + name.ljust(width + 2)
        room = max(30, get_terminal_size().columns - len(head))
        lines = wrap(text_of(finding), room, break_long_words=False, break_on_hyphens=False)
        screen.show(head + f"\n{' ' * len(head)}".join(lines))
    screen.show("")
    screen.show(say("doctor-well" if is_well else "doctor-ill", bad=sum(one.mark == "bad" for one in found)))
