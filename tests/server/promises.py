"""What a server promises to those who play by docs/protocol.md, and where a history shows a broken promise."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from tests.server.commands import asked_of, commands_broken
from tests.server.histories import Bye, Happening, Heard, Invoked, Knocked, Left, Ok, Refused, Server, Shown, Welcomed

Journals = dict[str, list[dict[str, Any]]]  # the records of each table; the first record has number 1
GOOD = (0, -15)  # some servers exit by the signal they were sent, after they have shut down
PATIENCE = 15.0  # seconds until a table has to answer after a start
KINDS = {
    "lost": "an acknowledged command is not in the journal",
    "done-twice": "one id was done twice",
    "answered-differently": "one id was answered in two ways",
    "refused-but-done": "a refused command is in the journal",
    "unknown-for-ever": "a command stayed unknown, although it was sent again",
    "unanswered": "a command never got an answer, although it was sent again",
    "order-broken": "a command stands before one that was acknowledged earlier",
    "seq-backwards": "a connection was shown a lower number than before",
    "gap": "records are missing in an event, or shown twice, and nothing says so",
    "hash-wrong": "a view is not the one its hash is of",
    "told-differently": "two viewers were told different things of the same number",
    "shown-but-lost": "something was shown that the journal does not have",
    "at-backwards": "the time of a record is before that of the record before it",
    "thrown-out": "a player or an owner was no longer taken for who they are",
    "bye-missing": "a connection ended at SIGTERM without a bye",
    "ended-badly": "the server died by itself, or ended at SIGTERM with another status than 0",
    "silent-table": "a table did not show itself in time after a start",
    "does-not-replay": "a stored game does not replay",
}


class Breach(NamedTuple):
    """A broken promise; `kind` is one of KINDS."""

    kind: str
    table: str
    what: str


def breaches(lines: list[Happening], journals: Journals, faults: list[str]) -> list[Breach]:
    """All breaches in a history; `faults` are the games that do not replay."""
    found = [Breach("does-not-replay", "", fault) for fault in faults]
    found += [Breach(*broken) for broken in commands_broken(asked_of(lines), journals)]
    shown: dict[int, list[Shown]] = defaultdict(list)
    for line in lines:
        if isinstance(line, Shown):
            shown[line.connection].append(line)
    for seen in shown.values():
        found += followed(seen)
    everything = [line for seen in shown.values() for line in seen]
    found += [*compared(everything), *stored(everything, journals), *timed(journals)]
    found += [*recognised(lines), *said_good_bye(lines), *ended(lines), *silent(lines)]
    return found


def followed(seen: list[Shown]) -> Iterator[Breach]:
    """What one connection was shown, in order."""
    for line in seen:
        numbers = [entry.seq for entry in line.entries]
        first = max(0, line.seq - len(numbers)) if line.after is None else line.after
        if numbers != list(range(first + 1, line.seq + 1)):
            yield Breach("gap", line.table, f"{line.client}: {line.after} to {line.seq} has {numbers}")
        if not line.is_right:
            yield Breach("hash-wrong", line.table, f"{line.client}: the view of {line.seq}")
    for before, line in pairwise(seen):
        if line.seq < before.seq:
            yield Breach("seq-backwards", line.table, f"{line.client}: {line.seq} after {before.seq}")
        elif not line.whole and line.after is not None and line.after < before.seq < line.seq:
            yield Breach("gap", line.table, f"{line.client}: keys since {line.after} after {before.seq}")


def compared(everything: list[Shown]) -> Iterator[Breach]:
    """For one number and one viewpoint, the view and the sentences are always the same."""
    hashes: dict[tuple[str, int, int], str] = {}
    told: dict[tuple[str, int, int], str] = {}
    whens: dict[tuple[str, int], tuple[float, int]] = {}
    for line in everything:
        if hashes.setdefault((line.table, line.seq, line.viewpoint), line.hash) != line.hash:
            yield Breach("told-differently", line.table, f"{line.client}: the view of {line.seq}")
        for entry in line.entries:
            first = told.setdefault((line.table, entry.seq, line.viewpoint), entry.told)
            when = whens.setdefault((line.table, entry.seq), (entry.at, entry.seat))
            if (first, *when) != (entry.told, entry.at, entry.seat):
                what = f"record {entry.seq} is {entry.told}, was {first}"
                yield Breach("told-differently", line.table, f"{line.client}: {what}")


def stored(everything: list[Shown], journals: Journals) -> Iterator[Breach]:
    known: set[tuple[str, int]] = set()
    for line in everything:
        records = journals.get(line.table, [])
        if line.seq > len(records):
            yield Breach("shown-but-lost", line.table, f"{line.client}: {line.seq} of {len(records)}")
        for entry in line.entries:
            if (line.table, entry.seq) in known or entry.seq > len(records):
                continue
            known.add((line.table, entry.seq))
            if records[entry.seq - 1]["at"] != entry.at:
                yield Breach("shown-but-lost", line.table, f"{line.client}: another record {entry.seq}")


def timed(journals: Journals) -> Iterator[Breach]:
    for table, records in journals.items():
        for number, (before, record) in enumerate(pairwise(records), 2):
            if record["at"] < before["at"]:
                yield Breach("at-backwards", table, f"record {number} is {before['at'] - record['at']:.3f} s earlier")


def recognised(lines: list[Happening]) -> Iterator[Breach]:
    """A player who had a seat and did not leave it, or owned the table, still has it."""
    seats: dict[tuple[str, str], bool] = {}
    owners: set[tuple[str, str]] = set()
    for line in lines:
        if not isinstance(line, Heard):
            continue
        who = (line.table, line.client)
        if isinstance(line, Invoked) and line.body["type"] == "leaveseat":
            for known in [known for known in seats if known[0] == line.table]:
                seats[known] = False
        if isinstance(line, Welcomed):
            if seats.get(who) and not line.seats:
                yield Breach("thrown-out", line.table, f"{line.client} has no seat any more")
            elif who in owners and not line.owner:
                yield Breach("thrown-out", line.table, f"{line.client} is no owner any more")
            seats[who] = bool(line.seats)
            owners |= {who} if line.owner else set()


def said_good_bye(lines: list[Happening]) -> Iterator[Breach]:
    """Every connection that was shown something before SIGTERM hears why it ends."""
    there: dict[int, Shown] = {}
    waiting: dict[int, Shown] = {}
    for line in lines:
        if isinstance(line, Shown):
            there[line.connection] = line
        elif isinstance(line, Bye):
            there.pop(line.connection, None)
            waiting.pop(line.connection, None)
        elif isinstance(line, Left):
            there.pop(line.connection, None)
            if line.connection in waiting:
                yield Breach("bye-missing", line.table, f"{line.client} heard none")
                del waiting[line.connection]
        elif isinstance(line, Server) and line.did == "told-to-stop":
            waiting = dict(there)


def ended(lines: list[Happening]) -> Iterator[Breach]:
    for line in lines:
        if isinstance(line, Server) and (line.did == "died" or (line.did == "ended" and line.status not in GOOD)):
            yield Breach("ended-badly", "", f"{line.did} with status {line.status}")


def silent(lines: list[Happening]) -> Iterator[Breach]:
    """Checks each table that a client comes to after a start; a server that ends earlier had no time to answer."""
    knocks: dict[str, Heard] = {}
    is_up = False
    for line in lines:
        for table, knock in list(knocks.items()):
            if line.t > knock.t + PATIENCE:
                yield Breach("silent-table", table, f"{knock.client} saw nothing for {PATIENCE:.0f} s")
                del knocks[table]
        if isinstance(line, Server) and line.did in ("started", "killed", "told-to-stop", "ended", "died"):
            knocks, is_up = {}, line.did == "started"
        elif isinstance(line, Knocked) and is_up:
            knocks.setdefault(line.table, line)
        elif isinstance(line, Shown | Ok | Refused):
            knocks.pop(line.table, None)
