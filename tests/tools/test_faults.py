"""The tool that plants faults: which faults it makes, that a seed always gives the same ones, and how it judges."""

from collections import Counter
from pathlib import Path

import pytest

from tools.faults.__main__ import TITLES, all_faults, equivalent, key_of, sample, score
from tools.faults.kinds import Fault, faults_of
from tools.faults.tree import verdict

TOY = '''"""A module of one rule."""

LIMIT: int = 3


class Toy:
    """Not a rule, 1 < 2."""

    def rule(self, n: int = 0) -> int | None:
        """Says 1 and 2."""
        if n < LIMIT and not self.done:
            n += 1
            return n
        elif n in (1, 2):
            raise ValueError(f"{n + 1}")
        return None if n == 0 else n // 2
'''


def made(source: str) -> list[tuple[str, str]]:
    """Each fault by its kind and the line after it."""
    return [(fault.kind, fault.shown(source)[1]) for fault in faults_of("toy.py", source)]


def test_every_kind_of_fault() -> None:
    assert sorted(made(TOY)) == sorted([
        ("constant", "LIMIT: int = 4"),
        ("constant", "LIMIT: int = 2"),
        ("constant", "def rule(self, n: int = 1) -> int | None:"),
        ("constant", "def rule(self, n: int = (-1)) -> int | None:"),
        ("condition", "if (not (n < LIMIT and (not self.done))):"),
        ("and/or", "if (n < LIMIT or not self.done):"),
        ("comparison", "if (n <= LIMIT) and not self.done:"),
        ("comparison", "if (n > LIMIT) and not self.done:"),
        ("deleted", "pass"),
        ("operator", "n -= 1"),
        ("constant", "n += 2"),
        ("constant", "n += 0"),
        ("deleted", "pass"),
        ("condition", "elif (not (n in (1, 2))):"),
        ("comparison", "elif (n not in (1, 2)):"),
        ("constant", "elif n in (2, 2):"),
        ("constant", "elif n in (0, 2):"),
        ("constant", "elif n in (1, 3):"),
        ("constant", "elif n in (1, 1):"),
        ("deleted", "pass"),
        ("deleted", "pass"),
        ("condition", "return None if (not (n == 0)) else n // 2"),
        ("comparison", "return None if (n != 0) else n // 2"),
        ("constant", "return None if n == 1 else n // 2"),
        ("constant", "return None if n == (-1) else n // 2"),
        ("operator", "return None if n == 0 else (n * 2)"),
        ("constant", "return None if n == 0 else n // 3"),
        ("constant", "return None if n == 0 else n // 1"),
    ])  # fmt: skip


def test_a_fault_knows_its_statement_and_can_be_written() -> None:
    for fault in faults_of("toy.py", TOY):
        compile(fault.written(TOY), "toy.py", "exec")
    deleted = [fault for fault in faults_of("toy.py", TOY) if fault.kind == "deleted"]
    assert [(fault.first, fault.last) for fault in deleted] == [(12, 12), (13, 13), (15, 15), (16, 16)]


def test_a_forbidden_statement_raises_where_a_raise_can_be_written() -> None:
    forbidden = {fault.first: fault.forbidden(TOY) for fault in faults_of("toy.py", TOY)}
    assert "            raise AssertionError\n            n += 1\n" in forbidden[12]
    assert forbidden[14] == TOY  # before an elif


def test_the_same_seed_gives_the_same_faults_one_per_statement() -> None:
    faults = all_faults("karak")
    chosen = sample(faults, 40, "a")
    assert chosen == sample(all_faults("karak"), 40, "a") != sample(faults, 40, "b")
    assert len({(fault.file, fault.first) for fault in chosen}) == 40
    assert not {fault.file for fault in faults} & {"data.py", "moves.py", "notation.py", "screen.py"}


def test_each_fault_listed_as_equivalent_can_be_made_in_exactly_one_place() -> None:
    made = Counter(key_of(title, fault) for title in TITLES for fault in all_faults(title))
    assert [key for key in equivalent() if made[key] != 1] == []
    assert all(equivalent().values())


def test_the_score_leaves_out_equivalent_faults() -> None:
    told = Counter({"red": 7, "endless": 1, "survived": 2, "equivalent": 5})
    assert score("toy", told).startswith("toy: 8 of 10 noticed by rule tests (49% to 94%); 1 endless, 5 equivalent")


@pytest.mark.parametrize(
    ("body", "how"), [("assert True", "green"), ("assert 1 == 2", "red"), ("while True: pass", "endless")]
)
def test_verdicts(tmp_path: Path, body: str, how: str) -> None:
    (tmp_path / "test_toy.py").write_text(f"def test_rule():\n    {body}\n", encoding="utf-8")
    told = verdict(tmp_path, ["test_toy.py"], 5.0)
    assert told.how == how and ("test_rule" in told.what) == (how == "red")


def test_an_error_on_import_is_red(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text("raise RuntimeError\n", encoding="utf-8")
    assert verdict(tmp_path, ["test_toy.py"], 30.0).how == "red"


def test_a_fault_is_shown_in_one_line() -> None:
    source = "def f(a):\n    return g(\n        a,\n        1,\n    )\n"
    fault = next(fault for fault in faults_of("f.py", source) if fault.new == "2")
    assert isinstance(fault, Fault) and fault.shown(source) == ("1,", "2,")
