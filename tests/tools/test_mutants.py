"""The hand-written list of broken sentences fits the rules as they are now."""

from tools.faults.mutants import mutants
from tools.faults.tree import ROOT, games


def test_each_text_to_break_occurs_once_in_its_file() -> None:
    texts = {(m.game, m.file): (games(ROOT, m.game) / m.file).read_text(encoding="utf-8") for m in mutants()}
    assert [m for m in mutants() if texts[m.game, m.file].count(m.old) != 1] == []
