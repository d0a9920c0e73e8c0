"""Checks each command of a history: how it was answered, and which record of the journal it caused."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.server.histories import Happening, Invoked, Ok, Outcome, Refused, Synced, Unknown

Record = dict[str, Any]
Broken = tuple[str, str, str]  # the kind, the table, and what was found
FREE = ("emote", "whynot", "hint")  # not stored, so they may be repeated
FIRST = {  # the record that a command causes, or the first of them
    "act": ("Answered", "TurnEnded"), "undo": ("Undone", "UndoAsked"), "resetturn": ("Undone",),
    "undovote": ("UndoAnswered",), "say": ("Said",), "salt": ("Noted",), "switchchat": ("Noted",),
    "takeseat": ("Seated",), "join": ("Seated",), "addbot": ("Seated",), "removebot": ("Vacated",),
    "leaveseat": ("Vacated", "SeatChanged", "SeatLeft"), "start": ("SealsFixed",), "letbotplay": ("SeatChanged",),
    "handback": ("SeatChanged",), "open": ("Opened",), "seal": ("Sealed",), "reveal": ("Revealed",),
}  # fmt: skip
MARKED = ("act", "undo", "resetturn", "undovote")  # in older journals the other commands have no id
UNCHANGED = "Heeded"  # the record of a command that had nothing to change
EVER = 1 << 53


class Asked:
    """One command of one player, however often it was sent; `known`, `began` and `connection` are of the first try."""

    def __init__(self, line: Invoked) -> None:
        self.table, self.player, self.id, self.body = line.table, line.player, line.id, line.body
        self.known, self.began, self.connection = line.known, line.t, line.connection
        self.kind = str(line.body["type"])
        self.outcomes: list[Outcome] = []
        self.sent = 0

    @property
    def ok(self) -> Ok | None:
        """The first acknowledgement of the command."""
        return next((outcome for outcome in self.outcomes if isinstance(outcome, Ok)), None)

    @property
    def is_refused(self) -> bool:
        """Whether the answers say, in any words, that nothing has changed."""
        return any(isinstance(outcome, Synced | Refused) for outcome in self.outcomes) and not self.ok

    @property
    def is_final(self) -> bool:
        return any(isinstance(o, Synced) or (isinstance(o, Refused) and not o.again) for o in self.outcomes)

    def __str__(self) -> str:
        return f"{self.player}'s {self.kind} {self.id}"


def asked_of(lines: list[Happening]) -> list[Asked]:
    found: dict[tuple[str, str, str], Asked] = {}
    for line in lines:
        if isinstance(line, Invoked):
            found.setdefault((line.table, line.player, line.id), Asked(line)).sent += 1
        elif isinstance(line, Outcome):
            found[line.table, line.player, line.id].outcomes.append(line)
    return list(found.values())


def commands_broken(asked: list[Asked], journals: dict[str, list[Record]]) -> Iterator[Broken]:
    tables: dict[str, list[Asked]] = defaultdict(list)
    for command in asked:
        yield from answered(command)
        if command.kind == "open":
            yield from opened(command, journals)
        elif command.kind not in FREE:
            tables[command.table].append(command)
    for table, commands in tables.items():
        effects = Effects(commands, journals.get(table, []))
        yield from effects.broken
        yield from carried_out(commands, effects)
        yield from in_order(commands, effects)


# how it was answered


def answered(command: Asked) -> Iterator[Broken]:
    outcomes = command.outcomes
    if not outcomes:
        yield "unanswered", command.table, str(command)
    elif isinstance(outcomes[-1], Unknown):
        yield "unknown-for-ever", command.table, str(command)
    told = [said(outcome) for outcome in outcomes]
    final = [word for word in told if word]
    if command.kind not in FREE and any(before != after for before, after in pairwise(final)):
        yield "answered-differently", command.table, f"{command}: {', '.join(final)}"


def said(outcome: Outcome) -> str:
    """The part of an answer that may never change; empty for an answer that asks to send the command again."""
    match outcome:
        case Ok():
            return f"ok {outcome.seq} {outcome.args or ''}".strip()
        case Refused(again=False):
            return f"refused {outcome.key}"
        case Synced():
            return "sync"
    return ""


def opened(command: Asked, journals: dict[str, list[Record]]) -> Iterator[Broken]:
    if command.ok and command.ok.args["table"] not in journals:
        yield "lost", str(command.ok.args["table"]), str(command)


# what it caused


class Effects:
    """The numbers of the records that each command caused: by their ids, or in older journals by their contents."""

    def __init__(self, commands: list[Asked], records: list[Record]) -> None:
        self.records = dict(enumerate(records, 1))
        self.broken: list[Broken] = []
        ids = {command.id for command in commands}
        marked: dict[str, list[int]] = defaultdict(list)
        self.bare: list[int] = []
        for number, record in self.records.items():
            id = mark(record)
            (marked[id] if id in ids else self.bare).append(number)
        self.of = {command: [n for n in marked[command.id] if self.fits(command, n)] for command in commands}
        rest = [c for c in commands if not self.of[c] and c.kind not in MARKED]
        self.match([c for c in rest if c.ok])
        self.match([c for c in rest if not c.ok and not c.is_refused])
        self.blame(commands)

    def fits(self, command: Asked, number: int) -> bool:
        record = self.records[number]
        if record["type"] == UNCHANGED:
            return mark(record) == command.id
        is_kind = record["type"] in FIRST[command.kind] and number > command.known
        return is_kind and all(record.get(key) == value for key, value in wanted(command.body).items())

    def match(self, commands: list[Asked]) -> None:
        """Matches each command with the first record it may have caused; for acknowledged ones up to that number."""
        last = {command: (command.ok.seq if command.ok else 0) or EVER for command in commands}
        for command in sorted(commands, key=lambda command: last[command]):
            number = next((n for n in self.bare if n <= last[command] and self.fits(command, n)), None)
            if number is not None:
                self.bare.remove(number)
                self.of[command] = [number]

    def blame(self, commands: list[Asked]) -> None:
        """Assigns each record that is left to a command done before and sent again, or else to a refused one."""
        for number in self.bare:
            causes = [c for c in commands if c.kind not in MARKED and self.fits(c, number)]
            again = [c for c in causes if self.of[c] and c.sent > 1]
            refused = [c for c in causes if c.is_refused and not self.of[c]]
            for command in (again or refused or causes)[-1:]:
                self.of[command].append(number)


def mark(record: Record) -> str:
    cause = record.get("cause")
    return str(cause["id"] if cause else record.get("command", ""))


def wanted(body: dict[str, Any]) -> dict[str, Any]:
    """The fields that the record of this command must have."""
    seat = {"seat": body["seat"]} if "seat" in body else {}
    match body["type"]:
        case "say":
            return {"text": body["text"]}
        case "salt":
            return {"key": "salted", "args": {"seat": str(body["seat"] + 1), "salt": body["salt"]}}
        case "seal" | "reveal" as kind:
            share = "seal" if kind == "seal" else "salt"
            return seat | {share: body[share]}
        case "takeseat" | "join":
            return seat | {"kind": "human", "name": body["name"]}
        case "addbot" | "letbotplay":
            return seat | {"kind": "bot", "bot": body["bot"]}
        case "handback":
            return seat | {"kind": "human"}
        case "removebot" | "leaveseat":
            return seat
        case "switchchat":
            return {"key": "chat-on" if body["on"] else "chat-off"}
    return {}


def carried_out(commands: list[Asked], effects: Effects) -> Iterator[Broken]:
    for command in commands:
        numbers = effects.of[command]
        if len(numbers) > 1:
            yield "done-twice", command.table, f"{command}: records {numbers}"
        if numbers and (command.is_refused or (command.is_final and before_ok(command))):
            yield "refused-but-done", command.table, f"{command}: record {numbers[0]}"
        if command.ok and not numbers and command.kind != "switchchat":  # the chat may have been so already
            yield "lost", command.table, f"{command}: acknowledged as {command.ok.seq}"


def before_ok(command: Asked) -> bool:
    """A final refusal came before."""
    first = next((outcome for outcome in command.outcomes if said(outcome)), None)
    return not isinstance(first, Ok)


def in_order(commands: list[Asked], effects: Effects) -> Iterator[Broken]:
    """A command stands after each acknowledgement that came before it, and after earlier ones on its connection."""
    done = [c for c in commands if c.ok and effects.of[c] and effects.of[c][0] <= (c.ok.seq or EVER)]
    last: dict[int, Asked] = {}
    acknowledged = sorted(done, key=lambda c: c.ok.t if c.ok else 0.0)
    highest, place = None, 0
    for command in sorted(done, key=lambda c: c.began):
        number = effects.of[command][0]
        while place < len(done) and (ok := acknowledged[place].ok) and ok.t < command.began:
            if highest is None or effects.of[acknowledged[place]][0] > effects.of[highest][0]:
                highest = acknowledged[place]
            place += 1
        earlier = last.get(command.connection)
        for before in {highest, earlier} - {None}:
            if before and effects.of[before][0] > number:
                yield "order-broken", command.table, f"{command} is record {number}, {before} {effects.of[before][0]}"
        if command.ok and command.ok.connection == command.connection and command.body["type"] != "join":
            last[command.connection] = command
