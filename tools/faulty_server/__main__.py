"""Kills a server, cuts its power and moves its clock during play; then checks that it kept all its promises.

python -m tools.faulty_server --sorts kill:40,power:10,commit:20,clock:10,term:10
python -m tools.faulty_server --sorts kill,commit --postgres --source ../before/src
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import running
from tests.server.promises import KINDS
from tools.faulty_server.running import Figures, suffer
from tools.faulty_server.sorts import SORTS

EXAMPLES = 3  # of each kind


def show(figures: Figures) -> None:
    """The breaches found, with a few examples."""
    for kind, count in sorted(figures.kinds().items()):
        print(f"  {kind}: {count}, {KINDS[kind]}")
        for breach in [breach for breach in figures.breaches if breach.kind == kind][:EXAMPLES]:
            print(f"    {breach.table} {breach.what}"[:200])


def table(rows: list[Figures]) -> str:
    """A table in Markdown with a column for each sort and a row for each kind."""
    head = ["", *(figures.sort for figures in rows)]
    lines = [
        ["faults", *(f"{figures.faults}" for figures in rows)],
        ["tables", *(f"{figures.tables}" for figures in rows)],
        ["commands acknowledged", *(f"{figures.acknowledged}" for figures in rows)],
        ["commands sent again", *(f"{figures.sent_again}" for figures in rows)],
        *([kind, *(f"{figures.kinds()[kind]}" for figures in rows)] for kind in KINDS),
        ["s until a table answers: median", *(f"{figures.median():.2f}" for figures in rows)],
        ["worst", *(f"{figures.worst():.2f}" for figures in rows)],
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *lines])


@contextmanager
def store(is_postgres: bool) -> Iterator[str]:
    """The address of an empty database; an empty text means a new SQLite file."""
    if not is_postgres:
        yield ""
        return
    with running() as url:
        yield url


async def run(given: argparse.Namespace) -> list[Figures]:
    rows: list[Figures] = []
    for part in given.sorts.split(","):
        sort, _, count = part.partition(":")
        times, folder = int(count or given.times), given.folder / sort
        began = time.monotonic()
        tables = given.tables or (20 if sort == "term" else 4)
        with store(given.postgres or sort == "commit") as url:
            rows.append(await suffer(sort, times, tables, given.seed, folder, url, given.source))
        print(f"{sort}: {time.monotonic() - began:.0f} s, {len(rows[-1].breaches)} breaches", flush=True)
        show(rows[-1])
        if rows[-1].faults < times:
            break
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--sorts", default="kill,power,clock,term,stop", help=f"of {', '.join(SORTS)}; kill:40 for 40 of it"
    )
    parser.add_argument("--times", type=int, default=20, help="faults of each sort")
    parser.add_argument("--tables", type=int, default=0, help="at a time: usually 4, and 20 for term")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="keep games in a PostgreSQL of our own, not in SQLite")
    parser.add_argument("--source", type=Path, help="the src folder of another checkout to be tested")
    parser.add_argument("--folder", type=Path, help="where stores and histories are kept")
    given = parser.parse_args()
    given.source = given.source and given.source.resolve()
    given.folder = given.folder or Path(tempfile.mkdtemp(prefix="karak-faults-"))
    rows = asyncio.run(run(given))
    print(f"histories: {given.folder}\n\n{table(rows)}")
    return 1 if any(figures.breaches for figures in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
