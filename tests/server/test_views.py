"""What the server sends to a client: nothing that the client may not know, whatever the client sends."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.play.dealer import Shaker
from karak.play.viewpoint import Onlooker
from karak.server import review, views, wire
from karak.server.acting import answered
from karak.server.after.verdict import Verdict, verdict
from karak.server.log import refused
from karak.server.people import Person
from karak.server.records import encode
from karak.server.room import Reader, Room
from karak.server.table import Table
from karak.server.titles import heroes_of
from tests.server.sitting import ANN, BEN, SEED, STRANGER, again, begun, do, play_on, seated
from tests.server.sitting import NOBODY as WATCHER

SOURCES = Path(views.__file__).parent
GAMES = sorted(RULESETS)
PEOPLE = {0: ANN, 1: BEN, int(NOBODY): WATCHER}


def secretive(title: str) -> tuple[list[str], list[str]]:
    """Heroes and options that create hidden information, in games that have any."""
    wanted: list[str] = ["darius", "taia", "horan"]
    heroes = [hero for hero in wanted if hero in heroes_of(title)]
    return heroes[:2], ["abilities", "show-rewards"] if title == "goblin" else []


def table_of(title: str, **given: Any) -> Table:
    heroes, options = secretive(title)
    table = seated(title, options=options, **given)
    for seat, hero in enumerate(heroes):
        do(table, (ANN, BEN)[seat], wire.ChooseHero(id=f"h{seat}", seat=seat, hero=hero))
    do(table, Person(("ann",), is_owner=True), wire.Start(id="start"))
    return table


def other_world(table: Table, seat: int, luck: Shaker) -> Table:
    """A world that looks the same to this seat, and differs otherwise as much as possible."""
    world = again(table)
    assert world.match is not None
    game = world.match.game
    world.match.state = game.guess(game.observe(world.match.state, seat), seat, luck)
    return world


def traffic(table: Table, seat: int, words: list[str]) -> list[bytes]:
    """Everything that a client could ask for at this moment: snapshot, events, replay, export, reasons."""
    room = Room(table, 0.0)
    person = PEOPLE[seat]
    reader = room.reader(person)
    sent: list[Any] = [room.snapshot(reader), room.event(reader, max(0, table.seq - 5), None), room.presence(person)]
    sent += [msgspec.Raw(b"".join(review.replay(room, person, None)))]
    sent += [msgspec.Raw(b"".join(review.export(room, person, b"null")))]
    for text in words:
        try:
            sent.append(views.chosen(table.playing(), table.chairs.played_by(person), text))
        except Refusal as refusal:
            sent.append(refused(refusal, "x", table.seq))
    return [wire.encode(message) for message in sent]


@pytest.mark.parametrize("title", GAMES)
def test_worlds_that_differ_only_in_secrets_look_the_same(title: str) -> None:
    """This is checked every few positions of a game, for every seat and for spectators."""
    luck = Shaker(f"worlds {title}")
    table = table_of(title)
    differing = 0
    for _ in range(15):
        play_on(table, 13, bot="explorer", seed=str(table.seq))
        if table.who < 0 or table.match is None:
            break
        catalogue = table.match.game.notation.catalogue
        words = [table.match.spell(catalogue[int(luck.below(len(catalogue)))]) for _ in range(12)] + ["nonsense"]
        for seat in PEOPLE:
            world = other_world(table, seat, luck)
            assert world.match is not None
            differing += world.match.state.numbers() != table.match.state.numbers()
            assert traffic(world, seat, words) == traffic(table, seat, words)
    assert differing > 3 or title == "karak"  # Karak has no secrets


@pytest.mark.parametrize("title", GAMES)
def test_the_next_event_is_the_same_in_both_worlds(title: str) -> None:
    luck = Shaker(f"next {title}")
    table = table_of(title)
    for _ in range(15):
        play_on(table, 13, bot="explorer", seed=str(table.seq))
        if table.who < 0:
            break
        for seat in PEOPLE:
            one, other = again(table), other_world(table, seat, luck)
            both = [a for a in options(one) if a in options(other)]
            if seat == table.who or not both:
                continue
            action = both[int(luck.below(len(both)))]
            assert told(one, action, seat) == told(other, action, seat)


def options(table: Table) -> list[int]:
    assert table.match is not None
    return table.match.decision().options


def told(table: Table, action: int, seat: int) -> list[bytes]:
    """The event of an answer before chance adds to it; what chance shows is news and not a leak."""
    (record, *_) = answered(table, action, 5.0)
    after = table.seq
    table.apply(record)
    assert table.match is not None
    room = Room(table, 0.0)
    reader = room.reader(PEOPLE[seat])
    entries = [wire.encode(entry) for entry in room.entries(reader, after)]
    return [*entries, wire.encode(room.event(reader, after, None))] if table.match.who != CHANCE else entries


@pytest.mark.parametrize("title", GAMES)
def test_a_spectator_sees_no_more_than_any_seat(title: str) -> None:
    """In all worlds that one seat cannot tell apart, a spectator sees the same."""
    heroes, chosen = secretive(title)
    game = open_game(title, Setting(2, heroes, chosen)).game
    luck, s = Shaker("spectator"), game.start()
    for _ in range(600):
        if s.who == NOBODY:
            break
        game.look(s)
        seen = game.observe(s, NOBODY)
        for seat in (0, 1):
            guess = game.guess(game.observe(s, seat), seat, luck)
            assert game.describe(game.observe(guess, NOBODY)) == game.describe(seen)
        game.apply(s, s.options[luck.below(s.count)] if s.who >= 0 else game.draw(s, luck))


def test_no_game_uses_the_viewpoint_of_a_spectator_for_anything_else() -> None:
    """The constants for no seat and no hero are other numbers."""
    texts = [path.read_text() for path in (SOURCES.parent / "games").rglob("fields.py")]
    numbers = {int(n) for text in texts for n in re.findall(r"NO_(?:SEAT|HERO)\b.*= (\d+)", text)}
    assert numbers and int(NOBODY) not in numbers


@pytest.mark.parametrize("title", GAMES)
def test_no_seed_hash_player_id_or_action_leaves_a_running_game(title: str) -> None:
    table = play_on(table_of(title), 60)
    assert table.match is not None and table.who >= 0
    secrets = [
        SEED,
        *table.match.hashes,
        '"ann"',
        '"ben"',
        *(f":{action}," for action in table.match.actions if action > 9),
    ]
    for seat in PEOPLE:
        sent = b"".join(traffic(table, seat, [])).decode()
        assert [secret for secret in secrets if secret in sent] == []


def test_options_are_for_the_player_who_is_asked() -> None:
    table = begun()
    room = Room(table, 0.0)
    assert room.decision(room.reader((ANN, BEN)[table.who])).options
    assert room.decision(room.reader((BEN, ANN)[table.who])).options == []
    assert room.decision(room.reader(STRANGER)).options == []


def test_the_refusal_of_an_unknown_action_shows_only_ones_own_options() -> None:
    table = table_of("goblin")
    other = (BEN, ANN)[table.who]
    with pytest.raises(Refusal) as refusal:
        views.chosen(table.playing(), table.chairs.played_by(other), "nonsense")
    assert refusal.value.key == "not-your-decision"


def test_a_delayed_spectator_sees_the_position_at_the_start_of_the_turn() -> None:
    table = begun(spectators="delayed")
    room, lag = Room(table, 0.0), []
    for _ in range(150):
        play_on(table, 1, seed=str(table.seq))
        reader = room.reader(STRANGER)
        if table.who < 0:
            break
        face = room.face(reader)
        assert reader.delayed and face.view["turn"] == int(table.playing().state.turns)
        assert room.face(Reader((), Onlooker.SPECTATOR, False)).view["turn"] == face.view["turn"]
        assert all(entry.seq <= table.horizon for entry in room.entries(reader, 0))
        lag.append(table.seq - table.horizon)
        assert looked_back(room, STRANGER).length == table.horizon_length
    assert max(lag) > 1


def test_after_the_game_delayed_spectators_see_the_end() -> None:
    table = play_on(begun(spectators="delayed"))
    room = Room(table, 0.0)
    reader = room.reader(STRANGER)
    assert room.upto(reader) == table.seq and room.length(reader) == table.length


def test_after_the_game_everything_can_be_checked() -> None:
    table = play_on(begun())
    parts = review.export(Room(table, 0.0), STRANGER, wire.encode(review.finished(table)))
    export = msgspec.json.decode(b"".join(parts), type=review.Export)
    assert export.tape is not None and export.records is not None and export.seed == SEED
    assert b'"ann"' not in b"".join(encode(record) for record in export.records)
    found = verdict(review.finished(table), "table")
    assert [fact.key for fact in found.facts] == ["fair-said-nothing", "fair-said-first"]
    assert found == Verdict(True, table.draws, "", "", "table", found.facts)


def test_a_draw_that_was_tampered_with_is_named() -> None:
    table = play_on(begun())
    table.salts = ["somebody", "else"]
    found = verdict(review.finished(table), "table")
    assert not found.ok and found.key == "fair-altered"


def looked_back(room: Room, person: Person, at: int | None = None) -> review.Replay:
    return msgspec.json.decode(b"".join(review.replay(room, person, at)), type=review.Replay)


def test_any_position_can_be_shown_again() -> None:
    table = begun()
    seen: list[Any] = []
    room = Room(table, 0.0)
    for _ in range(150):
        seen.append((table.length, views.seen(table.playing(), 0)))
        play_on(table, 1)
    for length, view in seen[::10]:
        assert looked_back(room, ANN, length).view == msgspec.json.decode(wire.encode(view))
    with pytest.raises(Refusal):
        review.replay(room, ANN, table.length + 1)


def test_a_table_without_spectators_shows_nothing() -> None:
    table = begun(spectators="none")
    room = Room(table, 0.0)
    with pytest.raises(Refusal):
        review.export(room, STRANGER, b"null")
    with pytest.raises(Refusal):
        review.replay(room, STRANGER, None)


def test_only_one_module_looks_into_games() -> None:
    """Bots are excepted, because they are shown views."""
    asking = re.compile(r"game\.(observe|hear|describe|anchors|tell|why_not|pending)\(")
    found = {path.name for path in SOURCES.glob("*.py") if asking.search(path.read_text())}
    assert found == {"views.py", "minds.py"}
