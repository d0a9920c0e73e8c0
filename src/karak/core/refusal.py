"""The exception that refuses an impossible request."""


class Refusal(Exception):
    """The key of a sentence with its arguments, and the clause that forbids the request, if one does."""

    def __init__(self, key: str, clause: str = "", **args: object) -> None:
        super().__init__(key, clause, args)
        self.key = key
        self.clause = clause
        self.named: dict[str, object] = args

    def __reduce__(self) -> "tuple[object, ...]":
        """Lets a worker process send its refusal home."""
        return again, (self.key, self.clause, self.named)


def again(key: str, clause: str, named: dict[str, object]) -> Refusal:
    return Refusal(key, clause, **named)
