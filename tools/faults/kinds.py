"""Finds the places in a source where a programmer could make a small fault, and writes the fault into its text."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], list[ast.cmpop]] = {
    ast.Eq: [ast.NotEq()],
    ast.NotEq: [ast.Eq()],
    ast.Lt: [ast.LtE(), ast.Gt()],
    ast.LtE: [ast.Lt(), ast.GtE()],
    ast.Gt: [ast.GtE(), ast.Lt()],
    ast.GtE: [ast.Gt(), ast.LtE()],
    ast.In: [ast.NotIn()],
    ast.NotIn: [ast.In()],
    ast.Is: [ast.IsNot()],
    ast.IsNot: [ast.Is()],
}
RECKONED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.Div: ast.Mult(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.BitXor: ast.BitOr(),
}
DELETED = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Return, ast.Raise, ast.Continue, ast.Break)
UNRUN = {"annotation", "returns", "decorator_list", "bases"}  # fields of a node whose faults would be faults of types


class Fault(NamedTuple):
    """A file below the rules of its title, the lines of the statement, the kind, and the new text with its place."""

    file: str
    first: int
    last: int
    kind: str
    start: int  # in bytes of the source
    end: int
    new: str

    def written(self, source: str) -> str:
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()

    def forbidden(self, source: str) -> str:
        """The sound source with an error where the statement begins; unchanged where no error can be written."""
        lines = source.splitlines(keepends=True)
        line = lines[self.first - 1]
        lines.insert(self.first - 1, line[: len(line) - len(line.lstrip())] + "raise AssertionError\n")
        text = "".join(lines)
        try:
            compile(text, self.file, "exec")
        except SyntaxError:  # before an elif
            return source
        return text

    def shown(self, source: str) -> tuple[str, str]:
        """The lines it touches, before and after, each joined into a single line."""
        data = source.encode()
        first = data.rfind(b"\n", 0, self.start) + 1
        last = data.find(b"\n", self.end)
        before = data[first:last]
        after = data[first : self.start] + self.new.encode() + data[self.end : last]
        return joined(before), joined(after)


def joined(text: bytes) -> str:
    return " ".join(text.decode().split())


def faults_of(file: str, source: str) -> list[Fault]:
    """The faults of a file, in the order of the text."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = set()
    for statement, (node, kind, new) in changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        found.add(Fault(file, *lines_of(statement), kind, start, end, new))
    return sorted(found, key=lambda fault: (fault.start, fault.end, fault.kind, fault.new))


def lines_of(statement: ast.stmt) -> tuple[int, int]:
    """The first and last line; for a statement with a body, those of its head."""
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


Node = ast.expr | ast.stmt
Change = tuple[Node, str, str]  # what is replaced, the kind of fault, the new text


def changes(tree: ast.Module) -> Iterator[tuple[ast.stmt, Change]]:
    """The faults of a file, each with its statement."""
    for statement, in_function in statements(tree):
        if in_function and isinstance(statement, DELETED):
            yield statement, (statement, "deleted", "pass")
        for node in own(statement):
            for change in replacements(node):
                yield statement, change


def statements(node: ast.AST, in_function: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    """All statements that run, except imports and docstrings, and whether each is in a function."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and not isinstance(child, ast.Import | ast.ImportFrom) and not is_text(child):
            yield child, in_function
        yield from statements(child, in_function or isinstance(child, ast.FunctionDef))


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def own(statement: ast.AST) -> Iterator[ast.AST]:
    """The statement and its nodes, without nested statements and the insides of formatted texts."""
    yield statement
    for field, value in fields(statement):
        if field not in UNRUN and not isinstance(value, ast.stmt | ast.JoinedStr):
            yield from own(value)


def fields(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield field, child


def replacements(node: ast.AST) -> Iterator[Change]:
    """The faults of this node alone."""
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            yield negated(node.test)
        case ast.comprehension():
            yield from map(negated, node.ifs)
        case ast.Compare():
            yield from compared(node)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "and/or", f"({ast.unparse(ast.BoolOp(other, node.values))})"
        case ast.BinOp() if type(node.op) in RECKONED:
            yield node, "operator", f"({ast.unparse(ast.BinOp(node.left, RECKONED[type(node.op)], node.right))})"
        case ast.AugAssign() if type(node.op) in RECKONED:
            yield node, "operator", ast.unparse(ast.AugAssign(node.target, RECKONED[type(node.op)], node.value))
        case ast.Constant(value=bool(yes)):
            yield node, "constant", str(not yes)
        case ast.Constant(value=int(number)):
            yield node, "constant", str(number + 1)
            yield node, "constant", str(number - 1) if number else "(-1)"


def negated(test: ast.expr) -> Change:
    return test, "condition", f"(not ({ast.unparse(test)}))"


def compared(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        for other in COMPARED[type(op)]:
            ops = [*node.ops[:place], other, *node.ops[place + 1 :]]
            yield node, "comparison", f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
