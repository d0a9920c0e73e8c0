"""One thread writes and commits all waiting jobs together."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeAlias

import structlog

from karak.core.refusal import Refusal
from karak.server.store.journal import Lost, Unsure
from karak.server.store.sql import Sql

LOG = structlog.get_logger("karak.store")
Job: TypeAlias = Callable[[Sql], object]  # refuses before it writes anything
Waiting: TypeAlias = tuple[Job, Future[None]]
MOST = 1000  # jobs in one transaction
LINGER = 0.005  # seconds to wait for other jobs if several clients write: a commit costs more than its content
MOST_KNOWN = 10_000  # games whose heads are cached


class Writer:
    """Runs jobs in the order given; their futures are done when they are durable."""

    def __init__(self, sql: Sql) -> None:
        self.sql = sql
        self.epoch = self.take_over()
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.lock = Lock()
        self.is_closed = False
        self.thread = Thread(target=self.work, name="karak-store", daemon=True)
        self.thread.start()

    def take_over(self) -> int:
        """Begins a new epoch, which fences off writers of older ones."""
        self.sql.begin()
        try:
            self.sql.run("UPDATE lease SET epoch = epoch + 1")
            epoch = self.sql.rows("SELECT epoch FROM lease")[0][0]
            self.sql.commit()
        except self.sql.faults as fault:
            self.sql.rollback()
            raise self.sql.refusal(fault) from fault
        return int(epoch)

    def give(self, job: Job) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # a write cannot be cancelled half-way
        with self.lock:  # nothing comes after the None of close
            if self.is_closed:
                done.set_exception(Refusal("store-closed"))
            else:
                self.queue.put((job, done))
        return done

    def work(self) -> None:
        batch: list[Waiting] = []
        try:
            while (first := self.queue.get()) is not None:
                if len(batch) > 1:
                    time.sleep(LINGER)
                batch = [first, *self.others()]
                self.attempt(batch)
        finally:  # even if it fails: then it takes no more jobs and answers those that wait
            with self.lock:
                self.is_closed = True
            self.give_up([*batch, *self.others()])

    def attempt(self, batch: list[Waiting]) -> None:
        """Answers every job whatever goes wrong, and leaves a clean connection for the next batch."""
        try:
            self.settle(batch)
        except BaseException as fault:
            LOG.critical("writing failed", exc_info=fault)
            self.give_up(batch)
            self.sql.rollback()

    def give_up(self, batch: list[Waiting]) -> None:
        for _, done in batch:
            if not done.done():
                done.set_exception(Unsure("store-failed", place=self.sql.place, fault="the writer failed"))

    def others(self) -> list[Waiting]:
        """Takes the other waiting jobs."""
        found: list[Waiting] = []
        while len(found) < MOST and not self.queue.empty():
            waiting = self.queue.get()
            if waiting is None:
                self.queue.put(None)
                break
            found.append(waiting)
        return found

    def settle(self, batch: list[Waiting]) -> None:
        """Runs all jobs in one transaction; if the database fails on that, each in a separate one."""
        try:
            answers = self.transact(batch)
        except Refusal as refusal:
            answers = [refusal] * len(batch)
        except Exception as fault:
            if len(batch) > 1:
                for waiting in batch:
                    self.settle([waiting])
                return
            answers = [self.refusal(fault)]
        for (_, done), answer in zip(batch, answers, strict=True):
            if answer is None:
                done.set_result(None)
            else:
                done.set_exception(answer)

    def transact(self, batch: list[Waiting]) -> list[Exception | None]:
        try:
            self.begin()
            answers = [self.answer(job) for job, _ in batch]
            self.sql.flush()
        except BaseException:
            self.sql.rollback()
            raise
        try:
            self.sql.commit()
        except Exception as fault:
            self.sql.rollback()
            refusal = self.refusal(fault)
            raise Unsure(refusal.key, "", **refusal.named) from fault
        return answers

    def refusal(self, fault: Exception) -> Refusal:
        if isinstance(fault, self.sql.faults):
            return self.sql.refusal(fault)
        LOG.error("writing failed", exc_info=fault)
        return Refusal("store-failed", place=self.sql.place, fault=repr(fault))

    def begin(self) -> None:
        """Locks the lease until the end of the transaction, so that no other server can take over during it."""
        try:
            self.sql.begin()
            epoch = self.sql.rows(f"SELECT epoch FROM lease {self.sql.held}")[0][0]
        except self.sql.faults as fault:
            raise self.sql.refusal(fault) from fault
        if epoch != self.epoch:
            raise Lost
        if len(self.sql.known) > MOST_KNOWN:
            self.sql.known.clear()

    def answer(self, job: Job) -> Exception | None:
        try:
            job(self.sql)
        except Lost:  # stops the others too
            raise
        except Refusal as refusal:
            return refusal
        return None

    def close(self) -> None:
        with self.lock:
            if not self.is_closed:
                self.is_closed = True
                self.queue.put(None)
        self.thread.join()
        self.sql.close()
