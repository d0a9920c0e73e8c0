"""After the game: its story, uploaded files, the cases behind its dice, and playing on from a position."""

from pathlib import Path

import httpx
import msgspec
import pytest

from karak.cli.fair import verify
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.proof import prove
from karak.play.tape import Tape, decode, encode, save
from karak.play.viewpoint import Onlooker
from karak.server import review, wire
from karak.server.after import uploads
from karak.server.after.branch import Branch, PlayOn
from karak.server.after.cases import cases_of
from karak.server.after.files import MOST_BYTES, brought, read, table_of
from karak.server.fsck import replay
from karak.server.limits import Buckets
from karak.server.people import Person
from karak.server.records import decode as record_of
from karak.server.records import encode as line_of
from karak.server.review import looking, tape_of
from karak.server.room import Room
from karak.server.table import Table, loaded
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, open_house, sit_down
from tests.server.sitting import ANN, BEN, OWNER, begun, do, play_on

GAMES = ["karak", "karak2", "imperium", "goblin"]


def finished(title: str = "karak") -> Tape:
    tape = tape_of(play_on(begun(title)))
    assert tape is not None
    return tape


def refusal_of(raw: bytes) -> str:
    with pytest.raises(Refusal) as refused:
        brought(raw)
    return refused.value.key


# files


@pytest.mark.parametrize("title", GAMES)
def test_a_downloaded_game_can_be_uploaded(title: str) -> None:
    tape = finished(title)
    table = table_of(brought(encode(tape)))
    assert table.status == "over" and table.length == len(tape.actions)
    assert table.match is not None and table.match.hashes == tape.hashes
    assert tape_of(table) == tape
    whole = msgspec.json.encode({"table": "x", "seed": "", "tape": tape, "records": None})
    assert read(whole) == tape


def test_a_game_saved_by_the_terminal_can_be_uploaded() -> None:
    """Such a file says nothing about its dice, and the game is unfinished."""
    tape = finished()
    plain = msgspec.structs.replace(tape, format=1, fair=msgspec.UNSET)
    assert tape_of(table_of(brought(encode(plain)))) == plain
    cut = {"actions": plain.actions[:40], "texts": plain.texts[:40], "hashes": plain.hashes[:40], "result": None}
    assert table_of(brought(encode(msgspec.structs.replace(plain, **cut)))).length == 40


def test_a_fault_in_a_file_is_named() -> None:
    tape = finished()
    raw = encode(tape)
    assert refusal_of(b"") == refusal_of(b"\xff\x00") == refusal_of(b"[1]") == refusal_of(raw[:-40]) == "upload-broken"
    assert refusal_of(b"[" * 100_000) == refusal_of(b'{"format": 1}') == "upload-broken"
    assert refusal_of(b" " * (MOST_BYTES + 1)) == "upload-too-big"
    assert refusal_of(b'{"tape": null, "records": null}') == "upload-unfinished"
    assert refusal_of(raw.replace(b'"format": 5', b'"format": 9')) == "upload-other-version"
    for other in ({"rules": 99}, {"data": "0" * 12}, {"game": "chess"}):
        assert refusal_of(encode(msgspec.structs.replace(tape, **other))) == "upload-other-version"
    for broken in ({"seats": tape.seats * 5}, {"options": ["x"]}):
        assert refusal_of(encode(msgspec.structs.replace(tape, **broken))) == "upload-broken"
    altered = [*tape.actions[:30], tape.actions[31], *tape.actions[31:]]
    assert refusal_of(encode(msgspec.structs.replace(tape, actions=altered))) == "upload-altered"
    assert refusal_of(encode(msgspec.structs.replace(tape, result=None))) == "upload-altered"


def test_uploads_hold_a_limited_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_GAMES", 2)
    kept = uploads.Uploads()
    tape = finished()
    for name in ("Ann", "Bea", "Cai", "Dan"):
        kept.put(*uploads.uploaded(msgspec.json.encode(brought(encode(named(tape, name))))))
    assert len(kept.rooms) == 2
    monkeypatch.setattr(uploads, "MOST_ACTIONS", 1)
    kept.put(*uploads.uploaded(msgspec.json.encode(brought(encode(named(tape, "Eve"))))))
    (id,) = kept.rooms
    assert kept.find(id) is not None and kept.find("0123456789abcdef") is None
    with pytest.raises(Refusal):
        kept.find("u0000000000000000")


def named(tape: Tape, name: str) -> Tape:
    """The same game, played by another person, which makes another tape."""
    seats = [msgspec.structs.replace(seat, player=name) for seat in tape.seats]
    return msgspec.structs.replace(tape, seats=seats)


async def test_the_identity_of_a_file_is_its_game(house: House) -> None:
    """The id does not depend on blanks, or on whether it is the whole file that the server gives."""
    async with house.browser() as ann:
        tape = finished("goblin")
        whole = msgspec.json.encode({"table": "x", "tape": tape})
        ids = {
            (await ann.post("/api/replays", content=raw)).json()["replay"]
            for raw in (encode(tape), encode(tape) + b"  ", whole)
        }
        assert len(ids) == 1 and len(house.site.uploads.rooms) == 1


# who may see what


def test_a_running_game_is_seen_from_ones_own_seat_and_a_finished_one_from_all() -> None:
    table = play_on(begun("goblin"), 40)
    room = Room(table, 0.0)
    assert looking(room, ANN, 0).viewpoint == 0
    for person, seat in ((ANN, 1), (BEN, 0)):
        with pytest.raises(Refusal, match="not-your-seat"):
            looking(room, person, seat)
    for seat in (-1, 2, 7):
        with pytest.raises(Refusal, match="no-such-seat"):
            looking(room, ANN, seat)
    assert looking(room, ANN, None).viewpoint != Onlooker.EVERYTHING
    do(table, OWNER, wire.End(id="end"))
    assert looking(room, ANN, 1).viewpoint == 1 and looking(room, BEN, None).viewpoint == Onlooker.EVERYTHING
    hidden = b'"starting-card"'
    assert hidden in b"".join(review.replay(room, ANN, None, 0, with_log=False))
    whole = msgspec.json.decode(b"".join(review.replay(room, ANN, None)), type=review.Replay)
    hands = [hero["hand"] for hero in whole.view["heroes"]]
    assert all(hands) and hidden not in msgspec.json.encode(hands)


# the cases behind the dice


@pytest.mark.parametrize("title", GAMES)
def test_every_draw_has_its_cases(title: str) -> None:
    tape = finished(title)
    assert not isinstance(tape.fair, msgspec.UnsetType)
    cases = cases_of(tape)
    assert cases.stopped == 0 and len(cases.draws) == len(tape.fair.draws)
    for draw in cases.draws:
        assert tape.texts[draw.action - 1] in cases.lists[draw.cases].texts


def test_the_cases_go_as_far_as_the_first_impossible_action() -> None:
    tape = finished()
    at = next(i for i, text in enumerate(tape.texts) if text.startswith("roll") and text != "roll 6 6")
    texts = [*tape.texts[:at], "roll 6 6", *tape.texts[at + 1 :]]
    cases = cases_of(msgspec.structs.replace(tape, texts=texts))
    assert cases.stopped == at + 1 and cases.draws[-1].action == at + 1


# playing on


def branched(table: Table, at: int, seats: list[str]) -> Table:
    branch = Branch("branch", table, PlayOn(at=at, seats=seats, name="Ann"), "ann", 3.0)
    made = Table(branch.opening, branch.seed)
    for record in [branch.opening, *branch.records]:
        made.apply(record)
    return made


def played_on(title: str = "karak") -> tuple[Table, Table, int]:
    """A game, the table where it is played on from its middle, and the number of that action."""
    old = play_on(begun(title))
    at = old.length // 2
    made = branched(old, at, ["me", "greedy"])
    do(made, Person(("ann",), is_owner=True), wire.Start(id="s"))
    return old, made, at


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_played_on_from_a_position_with_new_dice(title: str) -> None:
    old, made, at = played_on(title)
    assert made.match is not None and old.match is not None
    assert made.match.actions[:at] == old.match.actions[:at] and made.fault() == ""
    assert made.match.undoable(0) == made.match.undoable(1) == 0
    play_on(made, seed="another")
    assert made.status == "over" and made.match.actions != old.match.actions
    lines = [(seq, line_of(line.record)) for seq, line in enumerate(made.lines, 1)]
    assert replay(made.id, lines, made.seed) is None
    tape = tape_of(made)
    assert tape is not None and tape.format == 5 and decode(encode(tape), "x") == tape
    assert tape_of(table_of(brought(encode(tape)))) == tape and cases_of(tape).stopped == 0


def test_a_table_that_was_played_on_is_loaded_again() -> None:
    _, made, _ = played_on()
    play_on(made, 20)
    kept = loaded([record_of(line_of(line.record)) for line in made.lines], made.seed)
    assert kept.match is not None and made.match is not None
    assert kept.match.hashes == made.match.hashes and kept.fault() == ""


def test_the_dice_of_a_game_that_is_played_on_are_proved_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, made, at = played_on()
    tape = tape_of(play_on(made))
    assert made.match is not None and tape is not None and not isinstance(tape.fair, msgspec.UnsetType)
    proof = prove(tape)
    assert proof.quoted == at and proof.checked == len(tape.fair.draws) > 0
    file = tmp_path / "game.json"
    save(tape, file)
    assert verify(str(file)) == 0 and str(at) in capsys.readouterr().out
    assert verify(str(file), draw=1) == 0
    drawn = next(text for i, text in enumerate(tape.texts) if i >= at and made.match.deciders[i] == CHANCE)
    assert f"{drawn} *" in capsys.readouterr().out


def test_actions_before_the_position_cannot_be_taken_back() -> None:
    """This holds for free undo and for undo by consent."""
    _, made, _ = played_on()
    if made.who == 0:
        with pytest.raises(Refusal, match="undo-nothing"):
            do(made, ANN, wire.Undo(id="u", expected=made.seq))
    else:
        play_on(made, 1)
        assert made.match is not None and made.match.undoable(0) == 0


def test_some_games_cannot_be_played_on() -> None:
    running, over = play_on(begun(), 30), play_on(begun())
    cases: list[tuple[Table, int, list[str], str]] = [
        (running, 5, ["me", "greedy"], "game-not-over"),
        (over, over.length + 1, ["me", "greedy"], "no-such-position"),
        (over, over.length, ["me", "greedy"], "branch-over"),
        (over, 5, ["me"], "branch-seats"),
        (over, 5, ["me", "hal"], "unknown-bot"),
    ]
    for table, at, seats, key in cases:
        with pytest.raises(Refusal, match=key):
            branched(table, at, seats)


def test_a_game_that_is_played_on_keeps_its_heroes() -> None:
    made = branched(play_on(begun()), 30, ["me", ""])
    with pytest.raises(Refusal, match="heroes-quoted"):
        do(made, ANN, wire.ChooseHero(id="h", seat=0, hero="taia"))


# over HTTP


async def play_out(house: House, ann: httpx.AsyncClient, title: str) -> str:
    """A game of two bots that Ann has opened."""
    table = await new_table(ann, title=title, seats=2)
    async with Client(house.socket_url(table), cookies_of(ann)) as client:
        for seat in (0, 1):
            await client.do("addbot", seat=seat, bot="greedy")
        await client.do("start")
        await client.wait(lambda: client.last.get("status") == "over", 60)
    return table


async def test_a_running_game_has_no_story() -> None:
    async with open_house() as house, house.browser() as ann:
        table = await new_table(ann, title="goblin", seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.do("addbot", seat=1, bot="greedy")
            await client.do("start")
            await client.wait(lambda: bool(client.options))
            for path in ("story", "analysis", "cases", "tape"):
                answer = await ann.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 409 and answer.json()["key"] == "game-not-over"
            asked = await ann.post(
                f"/api/tables/{table}/play-on", json={"at": 1, "seats": ["me", "greedy"], "name": "A"}
            )
            assert asked.status_code == 409
            other = await ann.get(f"/api/tables/{table}/replay?at=0&seat=1")
            assert other.json()["key"] == "not-your-seat"


async def test_story_upload_and_playing_on_over_http() -> None:
    async with open_house() as house, house.browser() as ann, house.browser() as ben:
        table = await play_out(house, ann, "karak")
        story = (await ben.get(f"/api/tables/{table}/story")).json()
        assert story["rolls"] and story["fights"] and story["standings"][-1]["points"]
        raw = (await ben.get(f"/api/tables/{table}/tape")).content
        kept = await ben.post("/api/replays", content=raw)
        assert kept.status_code == 201, kept.text
        id = kept.json()["replay"]
        assert (await ann.get(f"/api/tables/{id}/story")).json() == story
        assert (await ann.get(f"/api/tables/{id}/verify")).json()["ok"]
        assert (await ann.get(f"/api/tables/{id}")).json()["status"] == "over"
        past = (await ann.get(f"/api/tables/{id}/replay?at=20&log=false")).json()
        assert past["log"] == [] and past["at"] == 20 and past["view"]["map"]
        cases = (await ann.post("/api/cases", content=raw)).json()
        assert cases == (await ann.get(f"/api/tables/{table}/cases")).json()
        wish = {"at": 20, "seats": ["greedy", "me"], "name": "Ben"}
        made = await ben.post(f"/api/tables/{id}/play-on", json=wish)
        assert made.status_code == 201, made.text
        new = made.json()["table"]
        async with Client(house.socket_url(new), cookies_of(ben)) as client:
            assert (await client.do("start"))["ok"]
            await client.wait(lambda: bool(client.options))
            assert client.view["turn"] >= past["view"]["turn"]


async def test_files_are_limited() -> None:
    async with open_house() as house, house.browser() as ann:
        big = await ann.post("/api/replays", content=b" " * (MOST_BYTES + 1))
        assert big.status_code == 413 and big.json()["key"] == "upload-too-big"
        assert (await ann.post("/api/replays", content=b" " * (3 * MOST_BYTES))).status_code == 413
        assert (await ann.get("/api/tables/u0000000000000000")).json()["key"] == "upload-gone"
        house.site.uploads.limit = Buckets(0.001, 2)
        assert [(await ann.post("/api/replays", content=b"{}")).status_code for _ in range(3)] == [400, 400, 429]
