"""The judge of histories finds every kind of breach that is planted in a good history, and none in the good one."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.server.histories import (
    Body,
    Bye,
    Entry,
    Happening,
    History,
    Invoked,
    Knocked,
    Left,
    Ok,
    Refused,
    Server,
    Shown,
    Synced,
    Unknown,
    Welcomed,
    read,
)
from tests.server.promises import KINDS, Journals, breaches

SAY = {"type": "say", "text": "good luck"}
BOT = {"type": "addbot", "seat": 2, "bot": "random"}
ACT = {"type": "act", "action": "step north", "expected": 5}


def record(type: str, **fields: Any) -> dict[str, Any]:
    return {"type": type, "at": 0.0, **fields}


class Case:
    """A history of one table with two lives of its server, and its journal; tests plant something in it."""

    def __init__(self) -> None:
        self.lines: list[Happening] = []
        self.records = [
            record("Opened"),
            record("Seated", seat=0, kind="human", name="Ann"),
            record("Seated", seat=2, kind="bot", name="random 3", bot="random"),
            record("Said", seat=0, text="good luck"),
            record("Started"),
            record("Answered", seat=0, command="act"),
            record("Drew"),
            record("Answered", seat=2, command=""),
        ]
        for number, entry in enumerate(self.records, 1):
            entry["at"] = 100.0 + number
        self.faults: list[str] = []
        self.tell()

    def tell(self) -> None:
        self.add(Server(did="started"))
        self.meet("ann", 1)
        self.meet("bob", 2)
        self.add(self.shown("ann", 1, 2), self.shown("bob", 2, 2))
        self.do("bot", BOT, 3)
        self.add(self.shown("ann", 1, 3, 2), self.shown("bob", 2, 3, 2))
        self.do("say", SAY, 4)
        self.add(self.shown("ann", 1, 4, 3), self.shown("bob", 2, 5, 3))
        self.add(self.heard(Invoked, "ann", 1, id="act", body=ACT, known=5))
        self.add(Server(did="killed"), self.heard(Left, "ann", 1), self.heard(Left, "bob", 2))
        self.add(Server(did="started"))
        self.meet("ann", 3)
        self.meet("bob", 4)
        self.add(self.heard(Unknown, "ann", 3, id="act"))
        self.do("act", ACT, 7, 3)
        self.do("late", ACT, 0, 3, Synced)
        self.do("again", SAY | {"text": "bye"}, 0, 3, Refused, key="chat-off")
        self.add(self.shown("ann", 3, 8), self.shown("bob", 4, 8, 5))
        self.add(Server(did="told-to-stop"))
        for connection, client in ((3, "ann"), (4, "bob")):
            self.add(self.heard(Bye, client, connection, reason="restart"), self.heard(Left, client, connection))
        self.add(Server(did="ended"))

    def add(self, *lines: Happening) -> None:
        for line in lines:
            line.t = float(len(self.lines) + 1)
            self.lines.append(line)

    def heard(self, kind: type[Any], client: str, connection: int, **fields: Any) -> Any:
        return kind(client=client, connection=connection, player=client, table="t", **fields)

    def meet(self, client: str, connection: int) -> None:
        self.add(self.heard(Knocked, client, connection))
        self.add(self.heard(Welcomed, client, connection, seats=[0] if client == "ann" else [], owner=client == "ann"))

    def do(self, id: str, body: Body, seq: int, connection: int = 1, kind: type[Any] = Ok, **said: Any) -> None:
        self.add(self.heard(Invoked, "ann", connection, id=id, body=body, known=2))
        self.add(self.heard(kind, "ann", connection, id=id, **({} if kind is Refused else {"seq": seq}), **said))

    def shown(self, client: str, connection: int, seq: int, after: int | None = None) -> Shown:
        entries = [Entry(n, 100.0 + n, 0, f"{n}") for n in range((after or 0) + 1, seq + 1)]
        what = {"seq": seq, "after": after, "whole": after is None, "viewpoint": 0, "hash": f"{seq}", "is_right": True}
        shown: Shown = self.heard(Shown, client, connection, entries=entries, **what)
        return shown

    def first(self, kind: type[Any], **fields: Any) -> Any:
        return next(
            line
            for line in self.lines
            if isinstance(line, kind) and all(getattr(line, name) == value for name, value in fields.items())
        )

    def found(self) -> set[str]:
        journals: Journals = {"t": self.records}
        return {breach.kind for breach in breaches(self.lines, journals, self.faults)}


def with_causes(case: Case) -> None:
    """Makes the journal a newer one, in which every record names the command that caused it."""
    for number, id in ((3, "bot"), (4, "say"), (6, "act")):
        case.records[number - 1]["cause"] = {"id": id, "player": "x", "seq": number}


@pytest.mark.parametrize("change", [lambda case: None, with_causes], ids=["older", "newer"])
def test_a_good_history_has_no_breach(change: Callable[[Case], None]) -> None:
    case = Case()
    change(case)
    assert case.found() == set()


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    history = History(tmp_path / "history")
    for line in Case().lines:
        history.add(line)
    history.close()
    assert read(tmp_path / "history") == history.lines


def an_act_is_gone(case: Case) -> None:
    case.records[5]["command"] = "another"


def a_word_is_gone(case: Case) -> None:
    case.records[3]["text"] = "good"


def a_word_is_said_again(case: Case) -> None:
    case.records.append(case.records[3] | {"at": 200.0})


def a_bot_comes_again(case: Case) -> None:
    case.records.append(case.records[2] | {"at": 200.0})


def an_act_is_done_again(case: Case) -> None:
    case.records.append(case.records[5] | {"at": 200.0})


def another_number(case: Case) -> None:
    case.do("act", ACT, 6, 3)


def other_arguments(case: Case) -> None:
    case.do("act", ACT, 7, 3, args={"table": "u"})


def ok_then_refused(case: Case) -> None:
    case.do("say", SAY, 0, 3, Refused, key="chat-off")


def a_refused_word_is_said(case: Case) -> None:
    case.records.append(record("Said", seat=0, text="bye", at=200.0))


def a_refusal_to_come_again_is_done(case: Case) -> None:
    case.first(Refused).again = True
    a_refused_word_is_said(case)


def a_late_act_is_done(case: Case) -> None:
    case.records.append(record("Answered", seat=0, command="late", at=200.0))


def never_known(case: Case) -> None:
    case.lines.remove(case.first(Ok, id="act"))


def never_answered(case: Case) -> None:
    case.lines.remove(case.first(Refused))


def two_are_swapped(case: Case) -> None:
    case.records[2:4] = [case.records[3] | {"at": 103.0}, case.records[2] | {"at": 104.0}]
    for id in ("bot", "say"):
        case.first(Ok, id=id).seq = 4


def a_lower_number(case: Case) -> None:
    case.add(case.shown("bob", 4, 7))


def an_entry_is_missing(case: Case) -> None:
    del case.first(Shown, after=5).entries[1]


def keys_shown_twice(case: Case) -> None:
    case.add(case.shown("bob", 2, 6, 3))


def a_wrong_hash(case: Case) -> None:
    case.first(Shown, after=3).is_right = False


def two_views(case: Case) -> None:
    case.first(Shown, after=2, client="bob").hash = "other"


def two_sentences(case: Case) -> None:
    line = case.first(Shown, after=2, client="bob")
    line.entries[0] = line.entries[0]._replace(told="other")


def shown_too_much(case: Case) -> None:
    case.add(case.shown("bob", 4, 9))


def another_record(case: Case) -> None:
    case.records[6]["at"] = 106.5


def a_clock_went_back(case: Case) -> None:
    case.records.append(record("Drew", at=50.0))


def a_seat_is_lost(case: Case) -> None:
    case.first(Welcomed, connection=3).seats = []


def a_table_is_lost(case: Case) -> None:
    case.first(Welcomed, connection=3).owner = False


def no_bye(case: Case) -> None:
    case.lines.remove(case.first(Bye, client="bob"))


def a_bad_status(case: Case) -> None:
    case.first(Server, did="ended").status = 1


def a_death(case: Case) -> None:
    case.add(Server(did="died", status=-11))


def a_silent_table(case: Case) -> None:
    second = case.lines.index(case.first(Knocked, connection=3))
    case.lines = [line for line in case.lines[: second + 1] if not isinstance(line, Bye)]
    case.add(*(deepcopy(line) for line in case.lines if isinstance(line, Invoked) and line.id == "act"))
    case.add(case.heard(Ok, "ann", 3, id="act", seq=7))
    case.lines[-1].t += 100


def a_bad_game(case: Case) -> None:
    case.faults.append("t: record 5")


PLANTED: list[tuple[str, Callable[[Case], None]]] = [
    ("lost", an_act_is_gone), ("lost", a_word_is_gone), ("done-twice", a_word_is_said_again),
    ("done-twice", a_bot_comes_again), ("done-twice", an_act_is_done_again),
    ("answered-differently", another_number), ("answered-differently", other_arguments),
    ("answered-differently", ok_then_refused), ("refused-but-done", a_refused_word_is_said),
    ("refused-but-done", a_refusal_to_come_again_is_done), ("refused-but-done", a_late_act_is_done),
    ("unknown-for-ever", never_known), ("unanswered", never_answered), ("order-broken", two_are_swapped),
    ("seq-backwards", a_lower_number), ("gap", an_entry_is_missing), ("gap", keys_shown_twice),
    ("hash-wrong", a_wrong_hash), ("told-differently", two_views), ("told-differently", two_sentences),
    ("shown-but-lost", shown_too_much), ("shown-but-lost", another_record), ("at-backwards", a_clock_went_back),
    ("thrown-out", a_seat_is_lost), ("thrown-out", a_table_is_lost), ("bye-missing", no_bye),
    ("ended-badly", a_bad_status), ("ended-badly", a_death), ("silent-table", a_silent_table),
    ("does-not-replay", a_bad_game),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
def test_each_planted_breach_is_found(kind: str, plant: Callable[[Case], None]) -> None:
    case = Case()
    plant(case)
    assert case.found() == {kind}


def test_every_kind_of_breach_is_planted() -> None:
    assert {kind for kind, _ in PLANTED} == set(KINDS)


def test_two_players_may_give_one_id_to_two_commands() -> None:
    case = Case()
    both: dict[str, Any] = {"id": "say", "connection": 4, "client": "bob", "player": "bob", "table": "t"}
    case.records.append(record("Said", seat=1, text="hello", at=200.0))
    case.add(Invoked(**both, body=SAY | {"text": "hello"}, known=8), Ok(**both, seq=9))
    assert case.found() == set()
