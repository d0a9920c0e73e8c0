"""The schema as a numbered list of changes: number n makes version n, the same in every database."""

from karak.core.refusal import Refusal
from karak.server.store.sql import Sql

MIGRATIONS: list[list[str]] = [
    [
        "CREATE TABLE games (id TEXT PRIMARY KEY, head BIGINT NOT NULL, created DOUBLE PRECISION NOT NULL, "
        "updated DOUBLE PRECISION NOT NULL, state TEXT NOT NULL, card {blob} NOT NULL)",
        "CREATE TABLE records (game TEXT NOT NULL, seq BIGINT NOT NULL, data {blob} NOT NULL, "
        "PRIMARY KEY (game, seq)) {clustered}",
        "CREATE TABLE snapshots (game TEXT PRIMARY KEY, seq BIGINT NOT NULL, data {blob} NOT NULL)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, data {blob} NOT NULL)",
        "CREATE TABLE seeds (game TEXT PRIMARY KEY, data {blob} NOT NULL)",
        "CREATE TABLE lease (id INTEGER PRIMARY KEY CHECK (id = 1), epoch BIGINT NOT NULL)",
        "INSERT INTO lease (id, epoch) VALUES (1, 0)",
    ],
]


def version_of(sql: Sql) -> int:
    """Returns the version, 0 for an empty database; refuses a newer one, which this code could damage."""
    found = int(sql.rows("SELECT version FROM schema_version")[0][0]) if sql.has_table("schema_version") else 0
    if found > len(MIGRATIONS):
        raise Refusal("store-newer", place=sql.place, found=found, known=len(MIGRATIONS))
    return found


def migrate(sql: Sql) -> None:
    """Migrates to the newest version in one transaction."""
    sql.begin()
    try:
        found = version_of(sql)
        if found == 0:
            sql.run("CREATE TABLE schema_version (version INTEGER NOT NULL)")
            sql.run("INSERT INTO schema_version (version) VALUES (0)")
        for change in MIGRATIONS[found:]:
            for statement in change:
                sql.run(statement.format(blob=sql.blob, clustered=sql.clustered))
        sql.run("UPDATE schema_version SET version = ?", len(MIGRATIONS))
        sql.commit()
    except BaseException:
        sql.rollback()
        raise


def require_current(sql: Sql) -> None:
    """Checks the version for readers, which must not change anything."""
    found = version_of(sql)
    if found == 0:
        raise Refusal("store-empty", place=sql.place)
    if found < len(MIGRATIONS):
        raise Refusal("store-older", place=sql.place, found=found, known=len(MIGRATIONS))
