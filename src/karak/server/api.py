"""Answers requests about tables: it lists, opens and shows them, and lets players join and look back."""

import secrets
from typing import Annotated, Literal

import msgspec

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import FIRST, ruleset
from karak.play.fair import commitment
from karak.server import wire
from karak.server.after.asking import tape_of
from karak.server.call import Call
from karak.server.cards import Card, TableShown, shown
from karak.server.disclosed import disclosed
from karak.server.hub import Reply
from karak.server.opening import key_of, known, opened, table_id
from karak.server.people import Link, Person, Session, clean_name
from karak.server.records import Opened
from karak.server.review import export, is_told, replay
from karak.server.room import Room
from karak.server.sealing import GiveBeacon
from karak.server.site import Site
from karak.server.slices import Sliced, array
from karak.server.titles import GameShown, data_of, games_shown, heroes_of

Word = Annotated[str, msgspec.Meta(max_length=60)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    title: Word = FIRST
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    options: Annotated[list[Word], msgspec.Meta(max_length=20)] = []
    public: bool = False
    spectators: Literal["allowed", "delayed", "none"] = "allowed"
    absent: Literal["bot", "wait"] = "wait"
    grace: Annotated[int, msgspec.Meta(ge=5, le=86400)] = 60
    chat: bool = True
    newcomers: bool = False


class Made(msgspec.Struct):
    """A share link needs only the id of the table; the owner link is for the owner alone."""

    table: str
    share: str
    owner: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Without a seat you get the first free one; without a name you get only a session to watch with."""

    name: Annotated[str, msgspec.Meta(max_length=300)] = ""
    seat: wire.SeatNumber | None = None


class Joined(msgspec.Struct):
    """Your seats, and the links that open them on another device; `cookie` means the same as in `Welcome`."""

    table: str
    seats: list[int]
    links: list[str]
    cookie: str = ""


class Round(msgspec.Struct):
    """A round of drand in its own format; other fields are ignored."""

    round: wire.Seq
    signature: Annotated[str, msgspec.Meta(max_length=400)]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=500)]


async def seen_by(call: Call, table: str) -> Room:
    """Returns a table that the caller may look at, or an uploaded game."""
    room = call.site.uploads.find(table) or await call.site.hub.room(table)
    room.check_look(call.session.at(table))
    return room


async def games(call: Call) -> list[GameShown]:
    return games_shown()


async def tables(call: Call) -> list[Card]:
    """Lists public tables that can be joined or watched: each client's newest, then their second newest, and so on."""
    return listed(call.site)


def listed(site: Site) -> list[Card]:
    return site.hub.listing.shown()


async def open_table(call: Call, data: NewTable) -> Made:
    site = call.site
    rules = ruleset(data.title)
    rules.check(Setting(data.seats, [], data.options), heroes_of(data.title))
    key = key_of(call)
    id, seed = table_id(site.keys, key), secrets.token_hex(32)
    opening = Opened(
        at=site.hub.now(), game=id, title=data.title, rules=rules.version, data=data_of(data.title), seats=data.seats,
        options=sorted(set(data.options)), commitment=commitment(seed), public=data.public,
        spectators=data.spectators, absent=data.absent, grace=data.grace, chat=data.chat,
        newcomers=data.newcomers, beacon=site.settings.beacon,
    )  # fmt: skip
    await opened(site.hub, opening, seed, [], call.client)
    call.keep(known(call.session, site.keys, key).with_table(id))
    return Made(id, f"/table/{id}", site.keys.link(Link("owner", id)))


async def one_table(call: Call, table: str) -> TableShown:
    room = await seen_by(call, table)
    reader = room.reader(call.session.at(table))
    turn = room.face(reader).view.get("turn", 0)
    return shown(room.table, room.upto(reader), room.length(reader), turn if isinstance(turn, int) else 0)


async def join(call: Call, table: str, data: Join) -> Joined:
    site = call.site
    key = key_of(call)
    session = known(call.session, site.keys, key)
    room = await site.hub.room(table)
    if data.name and not is_seated(room, session.at(table), data, key):
        await take_a_seat(site, room, session.at(table), data, key or secrets.token_hex(8), call.client)
    call.keep(session)
    return joined(site, room, session, call.session.doubt)


def joined(site: Site, room: Room, session: Session, doubt: str = "") -> Joined:
    """Returns the seats held here, with a link for each of their players."""
    table, chairs = room.table.id, room.table.chairs
    seats = chairs.held_by(session.at(table))
    players = sorted({chairs[seat].player for seat in seats})
    links = [site.keys.link(Link("seat", table, player, chairs.issue(player))) for player in players]
    return Joined(table, seats, links, doubt)


def is_seated(room: Room, person: Person, data: Join, key: str) -> bool:
    """Whether the same request came before, or asks for a seat and name that this player already has."""
    ids = [f"{key}.{seat}" for seat in range(len(room.table.chairs)) if key]
    if any((player, id) in room.table.done for player in person.players for id in ids):
        return True
    held = room.table.chairs.held_by(person)
    return data.seat in held and room.table.chairs[data.seat or 0].name == clean_name(data.name)


async def take_a_seat(site: Site, room: Room, person: Person, data: Join, key: str, client: str) -> None:
    """Takes the requested seat, or the first free one; it tries the next seat if another player is faster."""
    wanted = range(len(room.table.chairs)) if data.seat is None else [data.seat]
    answer: Reply | None = None
    for seat in wanted:
        if data.seat is None and room.table.chairs[seat].kind:
            continue
        command = wire.TakeSeat(id=f"{key}.{seat}", seat=seat, name=data.name)
        answer = await site.hub.execute(room, person, command, client)
        if not (isinstance(answer, wire.Answer) and answer.key == "seat-taken"):
            break
    if answer is None:
        raise Refusal("table-full")
    done(answer)


def done(answer: Reply) -> None:
    """Raises the refusal of a command, so that HTTP reports it."""
    if isinstance(answer, wire.Unknown):
        raise Refusal("not-known")
    if isinstance(answer, wire.Answer) and not answer.ok:
        raise Refusal(answer.key, answer.clause, **answer.args)


async def look_back(call: Call, table: str, at: int | None = None, seat: int | None = None, log: bool = True) -> Sliced:
    room = await seen_by(call, table)
    return Sliced(replay(room, call.session.at(table), at, seat, log))


async def whole(call: Call, table: str) -> Sliced:
    room = await seen_by(call, table)
    person = call.session.at(table)
    tape = await tape_of(call.site, table, room.table) if is_told(room.table) else b"null"
    return Sliced(export(room, person, tape))


async def journal(call: Call, table: str, after: int = 0) -> Sliced:
    """Returns one page of the records after a number: to the owner while the game runs, then to all."""
    room = await seen_by(call, table)
    return Sliced(array(disclosed(room, call.session.at(table), after)))


async def beacon(call: Call, table: str, data: Round) -> wire.Answer:
    """Accepts the number that the table waits for, from its owner or from the operator of the server."""
    site = call.site
    room = await site.hub.room(table)
    command = GiveBeacon(id=secrets.token_hex(8), round=data.round, signature=data.signature)
    answer = await site.hub.execute(room, call.session.at(table), command, call.client)
    if not isinstance(answer, wire.Answer):
        raise Refusal("not-known")
    done(answer)
    return answer
