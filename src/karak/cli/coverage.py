"""The matrix of coverage: which code, tests and data implement which clause of the rulebooks."""

import ast
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from karak.cli.rulebook import show
from karak.words.rulebook import CONFIDENCE, Clause, Ruling, cited, clauses_in, read_rulebook, rulings_in

__all__ = ["Clause", "Matrix", "Ruling", "gaps", "gather", "read_rulebook", "report", "show", "show_coverage"]

CLAUSE: Final = re.compile(r"[A-Z][A-Z0-9]:\d+\.\d+")
LISTENERS: Final = ("Step", "Ability")  # their subclasses carry out rules

Citations = dict[str, list[str]]  # by clause id, the places that cite it


@dataclass
class Matrix:
    """Every clause with the places that cite it, and the faults found while reading them."""

    clauses: list[Clause]
    rulings: list[Ruling]
    code: Citations = field(default_factory=dict)
    tests: Citations = field(default_factory=dict)
    data: Citations = field(default_factory=dict)
    words: Citations = field(default_factory=dict)  # clauses and rulings that name other clauses
    faults: list[str] = field(default_factory=list)

    def cite(self, where: Citations, place: str, text: str) -> int:
        """Notes the clauses that a text cites, and returns their number."""
        ids = cited(text, [c.id for c in self.clauses])
        for id in ids:
            places = where.setdefault(id, [])
            if place not in places:
                places.append(place)
        return len(ids)


# Gathering


def gather(root: Path) -> Matrix:
    """Reads the clauses of a checkout and everything that cites them."""
    books = sorted((root / "docs" / "rules").glob("*.md"))
    clauses = [c for book in books for c in clauses_in(book.read_text("utf-8"))]
    path = root / "docs" / "rulings.md"
    text = path.read_text("utf-8") if path.is_file() else ""
    matrix = Matrix(clauses, rulings_in(text, [c.id for c in clauses]))
    gather_words(matrix)
    gather_code(matrix, root / "src" / "karak")
    gather_tests(matrix, root / "tests")
    for file in sorted((root / "src" / "karak" / "games").glob("*/data/*.toml")):
        with file.open("rb") as stream:
            gather_data(matrix, f"{file.parts[-3]}/{file.name}", tomllib.load(stream))
    return matrix


def gather_words(m: Matrix) -> None:
    for c in m.clauses:
        m.cite(m.words, c.id, c.text)
    for r in m.rulings:
        if not r.ids:
            m.faults.append(f"rulings.md: '{r.title}' names no clause")
        m.cite(m.words, "rulings.md", f"{' '.join(r.ids)} {r.text}")


def parsed(folder: Path) -> list[tuple[str, ast.Module]]:
    files = sorted(folder.rglob("*.py"))
    return [(".".join(f.relative_to(folder).with_suffix("").parts), ast.parse(f.read_bytes())) for f in files]


Named = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def named(node: ast.AST, name: str = "") -> Iterator[tuple[str, Named]]:
    """Yields a module, and every class and function in it under its qualified name."""
    if isinstance(node, Named):
        yield name, node
    for child in ast.iter_child_nodes(node):
        own = "." + child.name if isinstance(child, Named) and not isinstance(child, ast.Module) else ""
        yield from named(child, (name + own).removeprefix("."))


def last_name(node: ast.expr) -> str:
    """Returns `Step` for Step, core.Step and Step[Karak]."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def gather_code(m: Matrix, package: Path) -> None:
    modules = parsed(package)
    listeners = derived([tree for _, tree in modules])
    for module, tree in modules:
        for name, node in named(tree):
            m.cite(m.code, f"{module}:{name}".rstrip(":"), ast.get_docstring(node) or "")
            keeper = module.startswith("games.") and isinstance(node, ast.ClassDef) and node.name in listeners
            if keeper and not any(cited(ast.get_docstring(part) or "", ()) for _, part in named(node)):
                m.faults.append(f"{module}:{name} cites no clause")


def derived(trees: Sequence[ast.Module]) -> set[str]:
    """Returns the names of all subclasses of Step and Ability."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(map(last_name, node.bases))
    below: set[str] = set()
    while more := {name for name, of in bases.items() if of & below.union(LISTENERS)} - below:
        below |= more
    return below


def gather_tests(m: Matrix, folder: Path) -> None:
    for module, tree in parsed(folder):
        for name, node in named(tree):
            place = f"{module}:{name}".rstrip(":")
            for mark in marks_on(node):
                for arg in mark.args:
                    if not isinstance(arg, ast.Constant) or not m.cite(m.tests, place, str(arg.value)):
                        m.faults.append(f"tests {place}: a rule mark must name clauses")


def marks_on(node: Named) -> Iterator[ast.Call]:
    """Yields the rule(...) marks of a test: decorators, parameters in them, and pytestmark."""
    sources: list[ast.expr] = [] if isinstance(node, ast.Module) else list(node.decorator_list)
    if isinstance(node, (ast.Module, ast.ClassDef)):
        for line in node.body:
            if isinstance(line, ast.Assign) and "pytestmark" in map(last_name, line.targets):
                sources.append(line.value)
    for source in sources:
        for call in ast.walk(source):
            if isinstance(call, ast.Call) and last_name(call.func) == "rule":
                yield call


def gather_data(m: Matrix, place: str, value: object, inside: bool = False) -> None:
    """Reads records, the tables in arrays, which must name their source; whatever lies inside one belongs to it."""
    if not isinstance(value, dict):
        return
    if "confidence" in value and value["confidence"] not in CONFIDENCE:
        m.faults.append(f"{place}: confidence '{value['confidence']}' is none of {', '.join(CONFIDENCE)}")
    if "source" in value and not m.cite(m.data, place, str(value["source"])):
        m.faults.append(f"{place}: source names no clause")
    for key, below in value.items():
        for n, item in enumerate(below if isinstance(below, list) else [below]):
            record = isinstance(below, list) and isinstance(item, dict)
            where = f"{place}:{item.get('id', f'{key}[{n}]')}" if record and not inside else place
            if record and not inside:
                m.faults += [f"{where} has no {need}" for need in ("source", "confidence") if need not in item]
            gather_data(m, where, item, inside or record)


# Judging


def gaps(m: Matrix) -> list[str]:
    """Lists what is missing, in words; empty if all is covered."""
    found = list(m.faults) if m.clauses else ["no clause in docs/rules: the matrix needs a checkout"]
    times = Counter(c.id for c in m.clauses)
    ruled = {id for r in m.rulings for id in r.ids}
    for where in (m.words, m.code, m.tests, m.data):
        found += [f"{id} is no clause, but cited by {', '.join(by)}" for id, by in where.items() if id not in times]
    for c in m.clauses:
        wants = {
            "is not a clause id": not CLAUSE.fullmatch(c.id),
            "is there twice": times[c.id] > 1,
            "has no mark of confidence": not c.marks,
            "is a ruling, but not in rulings.md": "ruling" in c.marks and c.id not in ruled,
            "has no code": c.id not in m.code,
            "has no test": c.id not in m.tests,
        }
        found += [f"{c.id} {want}" for want, is_so in wants.items() if is_so]
    return list(dict.fromkeys(found))


def report(m: Matrix) -> dict[str, object]:
    """Returns the matrix as plain values."""
    rows = [
        {
            "id": c.id,
            "title": c.title,
            "marks": list(c.marks),
            "code": m.code.get(c.id, []),
            "tests": m.tests.get(c.id, []),
            "data": m.data.get(c.id, []),
        }
        for c in m.clauses
    ]
    return {"clauses": rows, "gaps": gaps(m)}


def tally(places: Sequence[str]) -> str:
    """Counts places by file: `fighting 3`."""
    files = [place.partition(":")[0].removesuffix(".toml") for place in places]
    counts = Counter(re.split(r"[./]", file)[-1].removeprefix("test_") for file in files)
    return "\n".join(f"{name} {n}" for name, n in counts.items())


def table(m: Matrix) -> Table:
    sheet = Table("clause", "title", "code", "tests", "data", expand=True, box=None, padding=(0, 1, 0, 0))
    for column, ratio in zip(sheet.columns[1:], (16, 31, 11, 9), strict=True):
        column.ratio, column.overflow = ratio, "fold"
    sheet.columns[0].no_wrap = True
    for c in m.clauses:
        code = "\n".join(place.removeprefix("games.") for place in m.code.get(c.id, []))
        cells = [c.id, c.title, code, tally(m.tests.get(c.id, [])), tally(m.data.get(c.id, []))]
        sheet.add_row(*map(escape, cells))
    return sheet


def show_coverage(root: Path, as_json: bool = False) -> int:
    """Prints the matrix of a checkout; returns 1 if it has gaps."""
    matrix = gather(root)
    found = gaps(matrix)
    if as_json:
        print(json.dumps(report(matrix), indent=2, ensure_ascii=False))
        return int(bool(found))
    console = Console()
    console.print(table(matrix))
    for gap in found:
        console.print(f"- {gap}", markup=False, highlight=False, soft_wrap=True)
    console.print(f"{len(matrix.clauses)} clauses, {len(found)} gaps")
    return int(bool(found))
