"""Games as a server writes them, for tests that store them, break them and find what is broken."""

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.fair import Draw, commitment
from karak.play.match import Match, new_match
from karak.play.tape import hash_of
from karak.server.records import Answered, Drew, Ended, Opened, Record, Said, Seated, Started, Undone, encode
from karak.server.store.journal import Journal

SEED = "5eed" * 16
SALTS = ["ab12", ""]


def opening(game: str, title: str) -> tuple[Match, list[Record]]:
    match = new_match(title, Setting(2), ["Ada", "greedy"])
    rules, data = match.opened.rules.version, match.opened.data
    return match, [
        Opened(game, title, rules, data, 2, [], commitment(SEED), at=1.0),
        Seated(0, "human", "Ada", "p1", at=2.0),
        Seated(1, "bot", "greedy", "", "greedy", at=3.0),
        Started(SALTS, ["", ""], at=4.0),
    ]


def records_of(game: str, title: str, most: int = 150) -> list[Record]:
    """The records of a game played at random, in which actions are taken back now and then, sometimes beyond a draw."""
    match, records = opening(game, title)
    luck, number = Shaker(game), 0
    while not match.is_over and len(records) < most:
        at = 4.0 + len(records)
        if len(records) % 37 == 36:
            match.rewind(len(match.actions) - 5)
            records.append(Undone(0, len(match.actions), hash_of(match.state), at=at))
        elif match.who == CHANCE:
            number += 1
            action = int(match.game.draw(match.state, Draw(SEED, game, SALTS, number)))
            match.do(action)
            records.append(Drew(action, match.hashes[-1], number, at=at))
        else:
            options, seat = match.decision().options, match.who
            action = options[int(luck.below(len(options)))]
            match.do(action)
            records.append(Answered(seat, action, match.hashes[-1], at=at))
    return [*records, Said(0, "well played", at=900.0), Ended("closed", SEED, at=901.0)]


def store(journal: Journal, game: str, records: list[Record], seed: str = SEED) -> None:
    lines = [encode(record) for record in records]
    journal.create(game, lines[:1], seed.encode()).result()
    journal.append(game, 2, lines[1:]).result()
