"""The lines of the log never change."""

from karak.core.state import CHANCE
from karak.play.fair import Draw
from karak.play.match import Match
from karak.play.tape import hash_of
from karak.play.viewpoint import Onlooker, Viewpoint
from karak.server.log import entry
from karak.server.records import Answered, Drew, Record, Undone
from karak.server.table import Table, loaded
from karak.server.wire import Told
from tests.server.games import SALTS, SEED, opening

HEROES = ["argentus", "horan"]


def chosen(match: Match, heroes: list[str]) -> list[Record]:
    """Each player chooses a hero, and chance deals the cards."""
    records: list[Record] = []
    for hero in heroes:
        seat, action = match.who, match.parse(f"hero {hero}")
        match.do(action)
        records.append(Answered(seat, action, match.hashes[-1], at=5.0))
    while match.who == CHANCE:
        action = int(match.game.draw(match.state, Draw(SEED, "redealt", SALTS, len(records))))
        match.do(action)
        records.append(Drew(action, match.hashes[-1], len(records), at=5.0))
    return records


def told(table: Table, upto: int, viewer: Viewpoint) -> list[list[Told]]:
    return [entry(line, seq, table.match, viewer).told for seq, line in enumerate(table.lines[:upto], 1)]


def test_cards_dealt_before_an_undo_stay_with_the_players_who_saw_them() -> None:
    match, records = opening("redealt", "goblin")
    table = loaded([*records, *chosen(match, HEROES)], SEED)
    upto = table.seq
    before = {viewer: told(table, upto, viewer) for viewer in (0, 1, Onlooker.SPECTATOR)}
    assert before[0] != before[Onlooker.SPECTATOR] != before[1]
    match.rewind(0)
    table.apply(Undone(0, 0, hash_of(match.state), at=6.0))
    for record in chosen(match, HEROES[::-1]):  # each plays the other's hero now
        table.apply(record)
    assert {viewer: told(table, upto, viewer) for viewer in before} == before
