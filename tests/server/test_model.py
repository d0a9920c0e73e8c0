"""Any sequence of writes, in any journal, has the same result as in a dictionary of lists."""

from concurrent.futures import Future

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from karak.server.store.journal import Behind, Exists, Frozen, Journal, Missing
from karak.server.store.memory import Memory
from tests.server.conftest import Place

NAMES = st.sampled_from(["a", "b", "č"])
RECORDS = st.lists(st.binary(max_size=20), max_size=3)


class Model(RuleBasedStateMachine):
    """Writes, refusals, snapshots and reopenings, compared with a model; each run uses new ids."""

    runs = 0
    place: Place | None = None
    journal: Journal = Memory()

    @initialize()
    def begin(self) -> None:
        Model.runs += 1
        self.prefix = f"{Model.runs}-"
        self.records: dict[str, list[bytes]] = {}
        self.states: dict[str, str] = {}
        self.seeds: dict[str, bytes] = {}

    def settled(self, done: Future[None]) -> type[BaseException] | None:
        fault = done.exception(10)
        return type(fault) if fault is not None else None

    @rule(game=NAMES, records=st.lists(st.binary(max_size=20), min_size=1, max_size=3), seed=st.binary(max_size=8))
    def create(self, game: str, records: list[bytes], seed: bytes) -> None:
        game = self.prefix + game
        there = game in self.records
        assert self.settled(self.journal.create(game, records, seed)) == (Exists if there else None)
        if not there:
            self.records[game], self.states[game], self.seeds[game] = records, "open", seed

    @rule(game=NAMES, off=st.sampled_from([0, 0, 0, 0, -1, 1, 7]), records=RECORDS)
    def append(self, game: str, off: int, records: list[bytes]) -> None:
        game = self.prefix + game
        mine = self.records.get(game, [])
        got = self.settled(self.journal.append(game, len(mine) + 1 + off, records))
        if game not in self.records:
            assert got == Missing
        elif self.states[game] == "frozen":
            assert got == Frozen
        elif off:
            assert got == Behind
        else:
            assert got is None
            mine += records

    @rule(game=NAMES, state=st.sampled_from(["running", "over", "frozen"]))
    def put_card(self, game: str, state: str) -> None:
        game = self.prefix + game
        got = self.settled(self.journal.put_card(game, state, state.encode()))
        assert got == (None if game in self.records else Missing)
        if got is None:
            self.states[game] = state

    @rule()
    def open_again(self) -> None:
        if self.place is not None:
            self.journal.close()
            type(self).journal = self.place.open()

    @invariant()
    def agree(self) -> None:
        mine = {row.id: row for row in self.journal.games() if row.id.startswith(self.prefix)}
        assert {game: row.state for game, row in mine.items()} == self.states
        for game, records in self.records.items():
            assert self.journal.read(game) == self.journal.settled(game) == list(enumerate(records, 1))
            assert self.journal.secret_of_game(game) == self.seeds[game]
            assert self.journal.head(game) == mine[game].head == len(records)

    def teardown(self) -> None:
        assert self.journal.check() == []


FEW = settings(
    max_examples=12, stateful_step_count=20, deadline=None, database=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


def test_memory_agrees_with_the_model() -> None:
    run_state_machine_as_test(type("InMemory", (Model,), {"journal": Memory()}), settings=FEW)


def test_a_database_agrees_with_the_model(place: Place) -> None:
    machine = type("InDatabase", (Model,), {"place": place, "journal": place.open()})
    run_state_machine_as_test(machine, settings=FEW)
