"""Salts are sealed, fixed and opened together; and what becomes of players who still try to choose the dice."""

from pathlib import Path

import pytest

from karak.core.refusal import Refusal
from karak.play.fair import Draw
from karak.play.match import Match
from karak.play.proof import prove
from karak.play.seals import seal_of
from karak.play.tape import Tape
from karak.server import fsck, wire
from karak.server.clock import due
from karak.server.people import Person
from karak.server.records import Drew, Heeded, Noted, Record, Revealed, SealsFixed, Started, encode
from karak.server.rematch import was_stopped
from karak.server.review import tape_of
from karak.server.sealing import LEAD, PATIENCE
from karak.server.table import OVER, REVEALING, RUNNING, Table
from tests.server.sitting import ANN, BEN, OWNER, SEED, STRANGER, again, begun, do, fresh, play_on, refused, seated

SALTS = ["a1" * 16, "b2" * 16]
PEOPLE = [ANN, BEN]


def seal(seat: int, salt: str = "") -> wire.Seal:
    return wire.Seal(id=f"seal{seat}{salt}", seat=seat, seal=seal_of("table", seat, salt or SALTS[seat]))


def reveal(seat: int, salt: str = "") -> wire.Reveal:
    return wire.Reveal(id=f"reveal{seat}{salt}", seat=seat, salt=salt or SALTS[seat])


def fixed(*seats: int) -> Table:
    """A table where these seats have sealed and the owner has started."""
    table = seated()
    for seat in seats:
        do(table, PEOPLE[seat], seal(seat))
    do(table, OWNER, wire.Start(id="start"))
    return table


def finished(table: Table) -> Tape:
    tape = tape_of(play_on(table))
    assert tape is not None
    return tape


def kinds(records: list[Record]) -> list[str]:
    return [type(record).__name__ for record in records]


# the normal course


def test_the_last_opened_salt_begins_the_game() -> None:
    table = fixed(0, 1)
    assert table.status == REVEALING and table.match is None
    assert kinds(do(table, BEN, reveal(1))) == ["Revealed"]
    records = do(table, ANN, reveal(0))
    assert kinds(records)[:3] == ["Revealed", "Started", "Drew"] and table.status == RUNNING
    assert table.salts == SALTS
    assert prove(finished(table)).checked == table.draws


def test_no_salt_is_known_before_all_seals_are_fixed() -> None:
    table = fixed(0, 1)
    stored = b"".join(encode(line.record) for line in table.lines)
    assert isinstance(table.lines[-1].record, SealsFixed)
    assert not any(salt.encode() in stored for salt in SALTS)


def test_nothing_that_affects_the_dice_changes_after_the_start() -> None:
    table = fixed(0)
    for person, command in (
        (OWNER, wire.Start(id="again")),
        (BEN, seal(1)),
        (ANN, seal(0, "c3" * 16)),
        (BEN, wire.Salt(id="s", seat=1, salt="late")),
        (BEN, wire.ChooseHero(id="h", seat=1, hero="horan")),
    ):
        assert refused(table, person, command) == "table-started"
    assert refused(table, BEN, wire.LeaveSeat(id="l", seat=1)) == "table-revealing"
    assert refused(table, OWNER, wire.Kick(id="k", seat=1)) == "table-revealing"
    assert refused(table, STRANGER, wire.TakeSeat(id="t", seat=1, name="Dan")) == "seat-taken"


def test_the_start_does_not_wait_for_bots_and_people_without_seals() -> None:
    table = fresh()
    for seat in range(2):
        do(table, OWNER, wire.AddBot(id=f"b{seat}", seat=seat, bot="random"))
    assert kinds(do(table, OWNER, wire.Start(id="s")))[:2] == ["SealsFixed", "Started"]
    assert table.status == RUNNING and begun().status == RUNNING


def test_a_table_is_loaded_as_it_was_left_between_seal_and_salt() -> None:
    table = fixed(0, 1)
    do(table, BEN, reveal(1))
    loaded = again(table)
    assert loaded.status == REVEALING and loaded.shares.missing == [0]
    do(loaded, ANN, reveal(0))
    do(table, ANN, reveal(0))
    assert loaded.signed == table.signed and loaded.match and table.match
    assert loaded.match.hashes == table.match.hashes


# a salt that is given openly, as earlier clients do


def test_a_salt_may_still_be_given_openly_and_the_record_says_so() -> None:
    table = seated()
    do(table, ANN, seal(0))
    do(table, BEN, wire.Salt(id="s", seat=1, salt="pepper"))
    do(table, OWNER, wire.Start(id="start"))
    do(table, ANN, reveal(0))
    assert table.salts == [SALTS[0], "pepper"]
    tape = finished(table)
    assert prove(tape).checked == table.draws


def test_a_seat_has_only_the_last_share_it_gave() -> None:
    table = seated()
    do(table, ANN, seal(0))
    do(table, ANN, wire.Salt(id="s", seat=0, salt="pepper"))
    do(table, BEN, wire.Salt(id="t", seat=1, salt="thyme"))
    do(table, BEN, seal(1))
    records = do(table, OWNER, wire.Start(id="start"))
    assert isinstance(records[0], SealsFixed)
    assert records[0].seals == ["", seal(1).seal] and records[0].salts == ["pepper", ""]


# grinding


def before_any_draw(table: Table) -> Match:
    return Match(table.playing().opened, ["", ""])


def first_draw(table: Table, shares: list[str]) -> int:
    match = before_any_draw(table)
    return int(match.game.draw(match.state, Draw(SEED, table.id, shares, 1)))


def test_a_player_who_knows_the_seed_and_opens_last_can_no_longer_choose_a_salt() -> None:
    """Ben is the operator's friend: he knows the seed, and sees Ann's salt before he opens his own."""
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    assert any(isinstance(line.record, Revealed) and line.record.salt == SALTS[0] for line in table.lines)
    tried = [f"{number:032x}" for number in range(500)]
    assert {refused(table, BEN, reveal(1, salt)) for salt in tried} == {"reveal-differs"}
    do(table, BEN, reveal(1))
    assert table.salts == SALTS


def test_with_open_salts_he_could_have_chosen_and_the_page_says_so() -> None:
    """Seals close this hole: with open salts, the last player can choose any first draw."""
    table = begun()
    firsts = {first_draw(table, ["ann", f"{number:x}"]) for number in range(2000)}
    assert len(firsts) == len(before_any_draw(table).decision().options)


# withholding


def test_a_withheld_salt_is_recorded_and_the_game_goes_on_without_it() -> None:
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    assert due(table, {}, 1.0 + PATIENCE - 0.1) == []
    records = due(table, {}, 1.0 + PATIENCE)
    assert kinds(records)[:3] == ["Noted", "Started", "Drew"]
    assert isinstance(records[0], Noted) and (records[0].key, records[0].args) == ("withheld", {"seat": "2"})
    for record in records:
        table.apply(record)
    assert table.status == RUNNING and table.salts == [SALTS[0], ""]
    assert refused(table, BEN, reveal(1)) == "reveal-too-late"
    tape = finished(table)
    assert tape.fair and tape.fair.sealing and tape.fair.sealing.seals[1] == seal(1).seal
    assert prove(tape).checked == table.draws


def test_a_player_who_withholds_chooses_between_two_courses_and_no_more() -> None:
    """The player may open or not; when, and how often they try, changes nothing."""
    courses = set()
    for opens, moment in ((True, 1.0), (True, 5.0), (False, PATIENCE + 1), (False, 3 * PATIENCE)):
        table = fixed(0, 1)
        do(table, ANN, reveal(0))
        for record in due(table, {}, moment):
            table.apply(record)
        if opens:
            do(table, BEN, reveal(1), moment)
        courses.add(tuple(table.signed))
    assert len(courses) == 2


def test_if_all_withhold_the_game_begins_with_their_seals_alone() -> None:
    table = fixed(0, 1)
    for record in due(table, {}, 100.0):
        table.apply(record)
    assert table.status == RUNNING and table.salts == ["", ""]
    assert prove(finished(table)).checked == table.draws


# trying again


def test_a_failed_start_is_void_in_public_and_counted() -> None:
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    assert kinds(do(table, OWNER, wire.End(id="end"))) == ["Ended"]
    assert table.status == OVER and was_stopped(table)
    assert refused(table, OWNER, wire.Start(id="again")) == "table-started"
    assert refused(table, BEN, reveal(1)) == "reveal-too-late"


def test_a_table_closed_before_its_start_is_not_a_second_try() -> None:
    table = seated()
    do(table, ANN, seal(0))
    do(table, OWNER, wire.End(id="end"))
    assert not was_stopped(table)
    assert not was_stopped(play_on(begun()))


def test_a_seal_is_valid_for_one_table_and_one_seat() -> None:
    seals = {seal_of(game, seat, SALTS[0]) for game in ("table", "table-2") for seat in range(3)}
    assert len(seals) == 6


# other values, the same twice, or nothing


@pytest.mark.parametrize("seat", [0, 1])
def test_a_value_that_was_not_sealed_is_not_opened(seat: int) -> None:
    table = fixed(0)
    assert refused(table, PEOPLE[seat], reveal(seat, "c3" * 16)) == "reveal-differs"
    assert refused(table, PEOPLE[1 - seat], reveal(seat)) == "not-your-seat"


def test_a_salt_is_opened_once_and_may_be_sent_again() -> None:
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    assert isinstance(do(table, ANN, reveal(0))[0], Heeded)
    assert refused(table, ANN, reveal(0, "c3" * 16)) == "reveal-differs"
    do(table, BEN, reveal(1))
    assert isinstance(do(table, ANN, reveal(0))[0], Heeded)


def test_a_salt_is_not_opened_while_seals_may_still_come() -> None:
    table = seated()
    do(table, ANN, seal(0))
    assert refused(table, ANN, reveal(0)) == "reveal-too-early"


def test_a_player_cannot_seal_what_another_has_sealed() -> None:
    table = seated()
    do(table, ANN, seal(0))
    copied = wire.Seal(id="copy", seat=1, seal=seal(0).seal)
    assert refused(table, BEN, copied) == "seal-taken"
    assert refused(table, BEN, wire.Seal(id="x", seat=0, seal="0" * 64)) == "not-your-seat"
    assert isinstance(do(table, ANN, seal(0))[0], Heeded)


def test_a_copied_salt_does_not_fit_the_seal_of_its_copier() -> None:
    """Ben cannot answer Ann's salt with the same one, to cancel it or for luck."""
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    assert refused(table, BEN, reveal(1, SALTS[0])) == "reveal-differs"


@pytest.mark.parametrize("salt", ["", "short", "x" * 31, "x" * 65, "ä" * 40, "a:b" * 12])
def test_a_salt_that_could_be_guessed_or_misread_is_refused(salt: str) -> None:
    with pytest.raises(Refusal, match="message-wrong"):
        wire.read(b'{"type":"reveal","id":"1","seat":0,"salt":"%s"}' % salt.encode())


def test_an_empty_salt_can_be_sealed_and_is_then_withheld() -> None:
    table = seated()
    do(table, ANN, wire.Seal(id="s", seat=0, seal=seal_of("table", 0, "")))
    do(table, OWNER, wire.Start(id="start"))
    assert table.shares.missing == [0]
    assert refused(table, ANN, wire.Reveal(id="r", seat=0, salt="")) == "reveal-differs"


def test_a_player_who_leaves_takes_the_seal_away() -> None:
    table = seated()
    do(table, BEN, seal(1))
    do(table, OWNER, wire.Kick(id="k", seat=1))
    do(table, Person(("cat",)), wire.TakeSeat(id="c", seat=1, name="Cat"))
    records = do(table, OWNER, wire.Start(id="start"))
    assert isinstance(records[0], SealsFixed) and records[0].seals == ["", ""]
    assert isinstance(records[1], Started) and any(isinstance(record, Drew) for record in records)


def test_the_page_names_the_waiting_times() -> None:
    page = " ".join((Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8").split())
    assert f"after {PATIENCE:.0f} seconds without those" in page and f"published {LEAD:.0f} seconds later" in page


# the journal


def lines_of(table: Table) -> list[tuple[int, bytes]]:
    return [(number, encode(line.record)) for number, line in enumerate(table.lines, 1)]


def begun_with_seals(withheld: bool = False) -> Table:
    table = fixed(0, 1)
    do(table, ANN, reveal(0))
    if withheld:
        for record in due(table, {}, 100.0):
            table.apply(record)
    else:
        do(table, BEN, reveal(1))
    return play_on(table, 20)


@pytest.mark.parametrize("withheld", [False, True])
def test_a_journal_with_seals_replays(withheld: bool) -> None:
    assert fsck.replay("table", lines_of(begun_with_seals(withheld)), SEED) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f'"seat":1,"salt":"{SALTS[1]}"', f'"seat":1,"salt":"{SALTS[0]}"'),
        (f'"salts":["{SALTS[0]}","{SALTS[1]}"]', f'"salts":["{SALTS[0]}",""]'),
        ('"salts":["",""]', '"salts":["","pepper"]'),
        ('"beacon":null', '"beacon":{"chain":"x","round":1,"randomness":"","signature":""}'),
    ],
)
def test_altered_shares_in_a_journal_are_found(old: str, new: str) -> None:
    lines = lines_of(begun_with_seals())
    at = max(i for i, (_, line) in enumerate(lines) if old in line.decode())
    lines[at] = at + 1, lines[at][1].decode().replace(old, new).encode()
    fault = fsck.replay("table", lines, SEED)
    assert fault is not None and fault.reason.key == "fsck-seal"
