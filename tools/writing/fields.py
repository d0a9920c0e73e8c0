"""Writes how states are copied and turned into numbers, from the fields they declare: python -m tools.writing.fields.

A class declares each field in one line, `name: type = default  # what it is`. Below the declarations this tool writes a
function that copies them and one that lists them as numbers, in the order of the lines. To add a field, add its line,
set it up if it has no default, and run the tool.

How a field is copied and listed follows from its type: numbers and booleans, vecs of numbers, vecs of a class declared
in the same file, bags and grids. Any other object is shared by copies and is not listed; with a default it is not
copied either. `Annotated[type, "expression"]` lists the numbers of an expression instead, or nothing if it is empty.
"""

import argparse
import ast
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "karak"
PLACES = ["core/state.py", "games/*/fields.py"]
COMMAND = "python -m tools.writing.fields"
MARK = f"# Below, written by `{COMMAND}` from the declarations above.\n"
WIDTH = 120


@dataclass
class Field:
    name: str
    type: str
    listed: str | None  # an expression for its numbers, if they do not follow from the type
    has_default: bool


@dataclass
class Record:
    """A class that declares fields."""

    name: str
    base: str
    fields: list[Field]

    @property
    def label(self) -> str:
        """The word that its functions are named after."""
        return self.name.removesuffix("Fields").lower()


def records_of(source: str) -> list[Record]:
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [field_of(line) for line in node.body if isinstance(line, ast.AnnAssign)]
            base = ast.unparse(node.bases[0]).removesuffix("Fields").lower() if node.bases else ""
            found.append(Record(node.name, base, fields))
    return found


def field_of(line: ast.AnnAssign) -> Field:
    kind, listed = line.annotation, None
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
        assert isinstance(kind.slice, ast.Tuple)
        kind, expression = kind.slice.elts
        listed = ast.literal_eval(expression)
    return Field(ast.unparse(line.target), ast.unparse(kind), listed, line.value is not None)


def part_of(field: Field, records: list[Record]) -> Record | None:
    """The class whose objects a field holds, if it is declared in the same file."""
    return next((record for record in records if field.type == f"vec[{record.name}]"), None)


def is_number(field: Field) -> bool:
    return field.type in ("i64", "bool")


# copies


def copied(field: Field, records: list[Record]) -> str | None:
    """The expression for a copy."""
    part = part_of(field, records)
    if part is not None:
        return f"{field.type}([copy_{part.label}(each) for each in s.{field.name}])"
    if field.type in ("vec[i64]", "vec[u8]"):
        return f"s.{field.name}[:]"
    if field.type in ("Bag", "Grid"):
        return f"s.{field.name}.copy()"
    return f"s.{field.name}" if is_number(field) or not field.has_default else None


def copier(record: Record, records: list[Record]) -> Iterator[str]:
    """For a part the function makes the copy, for a state it writes into one."""
    is_part = any(part_of(field, records) is record for other in records for field in other.fields)
    if is_part:
        yield f"def copy_{record.label}(s: {record.name}) -> {record.name}:"
        yield f"    c = {record.name}()"
    else:
        yield f"def copy_{record.label}(s: {record.name}, c: {record.name}) -> None:"
    if record.base:
        yield f"    copy_{record.base}(s, c)"
    for field in record.fields:
        copy = copied(field, records)
        if copy is not None:
            yield f"    c.{field.name} = {copy}"
    if is_part:
        yield "    return c"


# numbers


def lister(record: Record, records: list[Record]) -> Iterator[str]:
    """Lists a bag by kind where it is declared; the number left in it comes before the first number."""
    yield f"def {record.label}_numbers(s: {record.name}) -> list[int]:"
    yield f"    numbers = {record.base}_numbers(s)" if record.base else "    numbers: list[int] = []"
    plain = [f"int(s.{field.name}.left)" for field in record.fields if field.type == "Bag" and field.listed is None]
    for field in record.fields:
        if is_number(field) and field.listed is None:
            plain.append(f"int(s.{field.name})")
        else:
            yield from listed(field, records)
    yield "    numbers += ["
    yield from textwrap.wrap(", ".join(plain) + ",", WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8)
    yield "    ]  # fmt: skip"
    yield "    return numbers"


def listed(field: Field, records: list[Record]) -> Iterator[str]:
    """The lines for a field that has more than one number."""
    part = part_of(field, records)
    if field.listed is not None:
        if field.listed:
            yield f"    numbers.extend([int(n) for n in {field.listed}])"
    elif part is not None:
        yield f"    for each in s.{field.name}:"
        yield f"        numbers += {part.label}_numbers(each)"
    elif field.type in ("vec[i64]", "vec[u8]"):
        yield f"    numbers.extend([int(n) for n in s.{field.name}])"
    elif field.type == "Bag":
        yield f"    numbers.extend([int(n) for n in s.{field.name}.counts])"
    elif field.type == "Grid":
        yield f"    numbers += s.{field.name}.numbers()"


# files


def written(source: str) -> str:
    """The file as it should be; a class whose numbers are listed by hand has such a function already."""
    head = source.partition(MARK)[0].rstrip() + "\n"
    records = [record for record in records_of(head) if record.fields]
    functions = []
    for record in records:
        functions.append(copier(record, records))
        if f"def {record.label}_numbers(" not in head:
            functions.append(lister(record, records))
    return head + "\n\n" + MARK + "".join("\n\n" + "\n".join(lines) + "\n" for lines in functions)


def sources() -> list[Path]:
    return sorted(path for place in PLACES for path in RULES.glob(place))


def stale() -> list[Path]:
    return [path for path in sources() if written(path.read_text()) != path.read_text()]


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    for stale_file in stale():
        stale_file.write_text(written(stale_file.read_text()))
        print(stale_file.relative_to(ROOT))
