"""Sealed salts on a tape: every program computes the same numbers, and no altered share passes."""

import json
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karak.cli.main import main
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play import beacon
from karak.play.after.facts import facts
from karak.play.dealer import Shaker
from karak.play.fair import Draw, commitment, message
from karak.play.proof import prove, signed
from karak.play.seals import kind_of, mixed, seal_of
from karak.play.tape import Beacon, Fair, Sealing, Tape, decode, encode, save, with_fair
from karak.server.after.cases import cases_of
from tests.play.sitting import copy_of, sit_down

ROOT = Path(__file__).parents[2]
VECTORS: list[dict[str, Any]] = json.loads((ROOT / "tests" / "data" / "salts.json").read_text())["vectors"]
THEIRS = runpy.run_path(str(ROOT / "docs" / "check_dice.py"))  # a one-page program that uses none of our code
SEED = "5eed" * 16
SALTS = ["a1" * 16, "b2" * 16]
SEALS = [seal_of("g", seat, salt) for seat, salt in enumerate(SALTS)]
QUICK = beacon.CHAINS["quicknet"]
SIGNATURE = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
SPOKEN = Beacon(QUICK.hash, 1000, beacon.randomness(SIGNATURE), SIGNATURE)
BEFORE = beacon.published(QUICK, 1000) - 15


def ids(vector: dict[str, Any]) -> str:
    return str(vector["name"])


@pytest.fixture(params=VECTORS, ids=ids)
def vector(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(request.param)


# the vectors


def test_seals_and_mix_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    said = vector["beacon"]
    for seat, sealed in enumerate(vector["seats"]):
        seal, salt = vector["seals"][seat], vector["salts"][seat]
        assert kind_of(seal, salt) == sealed["kind"]
        assert not seal or seal_of(vector["game"], seat, sealed["sealed"]) == seal
    parts = [said["chain"], str(said["round"]), said["randomness"]] if said else []
    assert mixed(vector["game"], vector["seals"], vector["salts"], parts) == vector["mixed"]
    if said:
        chain = beacon.chain_of(said["chain"])
        assert chain is not None and beacon.is_signature(chain, said["signature"])
        assert beacon.randomness(said["signature"]) == said["randomness"]
        assert beacon.published(chain, said["round"]) == said["published"]


def test_draws_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    assert commitment(vector["seed"]) == vector["commitment"]
    assert message(vector["game"], [vector["mixed"]], vector["draw"], 0) == vector["line"]
    for total, number in vector["below"].items():
        assert Draw(vector["seed"], vector["game"], [vector["mixed"]], vector["draw"]).below(int(total)) == number


def test_a_page_of_plain_python_agrees(vector: dict[str, Any]) -> None:
    for seat, sealed in enumerate(vector["seats"]):
        if sealed["sealed"]:
            assert THEIRS["seal_of"](vector["game"], seat, sealed["sealed"]) == vector["seals"][seat]
    assert THEIRS["mixed"](vector["game"], vector["seals"], vector["salts"], vector["beacon"]) == vector["mixed"]
    sealing = {"seals": vector["seals"], "beacon": vector["beacon"]}
    fair = {"id": vector["game"], "salts": vector["salts"], "sealing": sealing, "seed": vector["seed"]}
    for total, number in vector["below"].items():
        assert THEIRS["below"](vector["seed"], THEIRS["line_of"](fair, vector["draw"]), int(total)) == number


def test_the_page_uses_none_of_our_code() -> None:
    lines = (ROOT / "docs" / "check_dice.py").read_text().splitlines()
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported == {"collections.abc", "hashlib", "hmac", "json", "pathlib", "sys", "typing"}


def test_each_share_matters_and_none_can_be_read_as_another() -> None:
    game, (first, second), (seal, other) = "g", SALTS, SEALS
    shares: list[tuple[str, list[str], list[str], list[str]]] = [
        (game, [seal, other], [first, second], []), (game, [seal, other], [first, ""], []),
        (game, [seal, other], ["", second], []), (game, [seal, ""], [first, second], []),
        (game, ["", ""], [seal, other], []), (game, [seal, other], ["", ""], []), (game, ["", ""], ["", ""], []),
        (game, ["", "", ""], ["", "", ""], []), ("h", ["", ""], ["", ""], []), (game, [""], [""], ["", "", ""]),
        (game, ["", ""], ["", ""], ["c", "1", "f"]), (game, ["", ""], ["", ""], ["c", "2", "f"]),
    ]  # fmt: skip
    assert len({mixed(*share) for share in shares}) == len(shares)


def test_rounds_follow_the_timetable_of_the_beacon() -> None:
    """Others have worked out this day too: round 27946612 of quicknet is the first of 20 April 2026."""
    assert beacon.published(QUICK, 27946612) == 1776643200 == beacon.published(QUICK, 1) + 3 * 27946611
    for at in (0.0, QUICK.genesis + 0.5, 1776643199.9, 1776643200.0):
        found = int(beacon.first_after(QUICK, at))
        assert beacon.published(QUICK, found) >= at > beacon.published(QUICK, found) - 3 or found == 1


# tapes


def played(sealing: Sealing, salts: list[str]) -> Tape:
    """Two hundred actions, at random and by the seed."""
    match, luck = sit_down(), Shaker("27")
    draws: list[int] = []
    parts = signed("g", salts, sealing)
    while len(match.actions) < 200:
        if match.who == CHANCE:
            draws.append(len(draws) + 1)
            match.do(int(match.game.draw(match.state, Draw(SEED, "g", parts, len(draws)))))
        else:
            options = match.decision().options
            match.do(options[int(luck.below(len(options)))])
    return with_fair(match.tape(), Fair("g", commitment(SEED), salts, draws, SEED, sealing=sealing))


OPENED = played(Sealing(SEALS, BEFORE), SALTS)
WITHHELD = played(Sealing(SEALS, BEFORE, 3, 2, SPOKEN), [SALTS[0], ""])
NOTHING = played(Sealing(["", ""], BEFORE), ["", ""])
CASES = msgspec.to_builtins(cases_of(WITHHELD))
MIXED = played(Sealing([SEALS[0], ""], BEFORE), [SALTS[0], "pepper"])


def said(tape: Tape) -> list[str]:
    proof = prove(copy_of(tape))
    return [key.removeprefix("fair-said-") for key, _ in facts(proof.fair)]


def test_a_tape_says_who_added_what() -> None:
    assert OPENED.format == 5 and decode(encode(OPENED), "tape") == OPENED
    assert said(OPENED) == ["revealed", "first"]
    assert said(WITHHELD) == ["revealed", "withheld", "beacon", "rematch"]
    assert said(NOTHING) == ["nothing", "first"]
    assert said(MIXED) == ["revealed", "open", "first"]


def test_the_plain_page_finds_nothing_wrong_where_nothing_is() -> None:
    for tape in (OPENED, WITHHELD, NOTHING, MIXED):
        assert THEIRS["check"](msgspec.to_builtins(tape), msgspec.to_builtins(cases_of(tape))) == []


ALTERED: dict[str, tuple[Callable[[Any], object], str]] = {
    "another salt": (lambda f: f.salts.__setitem__(0, "c3" * 16), "fair-other-salt"),
    "a short salt": (lambda f: f.salts.__setitem__(0, "a"), "fair-other-salt"),
    "withheld after all": (lambda f: f.salts.__setitem__(0, ""), "fair-altered"),
    "opened after all": (lambda f: f.salts.__setitem__(1, SALTS[1]), "fair-altered"),
    "another seal": (lambda f: f.sealing.seals.__setitem__(1, "0" * 64), "fair-altered"),
    "seals swapped": (lambda f: f.sealing.seals.reverse(), "fair-other-salt"),
    "a seal less": (lambda f: f.sealing.seals.pop(), "fair-salts"),
    "no beacon": (lambda f: setattr(f.sealing, "beacon", None), "fair-altered"),
    "another round": (lambda f: setattr(f.sealing.beacon, "round", 1001), "fair-altered"),
    "another number": (lambda f: setattr(f.sealing.beacon, "randomness", "0" * 64), "fair-beacon-differs"),
    "a signature cut": (lambda f: setattr(f.sealing.beacon, "signature", SIGNATURE[2:]), "fair-beacon-differs"),
    "another chain": (lambda f: setattr(f.sealing.beacon, "chain", "0" * 64), "fair-other-beacon"),
    "an old round": (lambda f: setattr(f.sealing, "fixed", BEFORE + 15), "fair-beacon-early"),
}


@pytest.mark.parametrize("what", sorted(ALTERED))
def test_an_altered_share_is_caught(what: str) -> None:
    tape = copy_of(WITHHELD)
    alter, key = ALTERED[what]
    alter(tape.fair)
    with pytest.raises(Refusal) as refusal:
        prove(tape)
    assert refusal.value.key == key
    assert THEIRS["check"](msgspec.to_builtins(tape), CASES)


def test_sealing_belongs_to_its_format() -> None:
    for other in (b'"format": 2', b'"format": 3', b'"format": 6'):
        with pytest.raises(Refusal):
            decode(encode(OPENED).replace(b'"format": 5', other), "tape")


# the command


@pytest.mark.parametrize(
    ("tape", "words"),
    [
        (OPENED, ["opened after all seals were fixed: seats 1, 2", "first game of its table", "This is a file"]),
        (WITHHELD, ["not opened in time: seats 2", "round 1000", "not checked here", "before it: 3; ended", ": 2."]),
        (NOTHING, ["No player added anything", "the operator of the server alone"]),
        (MIXED, ["opened after all seals were fixed: seats 1", "Given openly before the start: seats 2"]),
    ],
    ids=["opened", "withheld", "nothing", "mixed"],
)
def test_verify_says_it_plainly(
    tape: Tape, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tape, tmp_path / "game.json")
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert all(word in shown for word in words), shown
    assert main(["verify", str(tmp_path / "game.json"), "--draw", "1"]) == 0
    assert prove(tape).signed[0] in capsys.readouterr().out


# earlier versions


@pytest.mark.parametrize(
    ("name", "format", "said"),
    [("earlier-2", 2, "Who gave the last one and knew the seed"), ("earlier-3", 3, "No player added anything")],
)
def test_tapes_that_earlier_versions_wrote_verify_as_before(
    name: str, format: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ROOT / "tests" / "data" / f"{name}.json"
    assert decode(file.read_bytes(), name).format == format
    assert encode(decode(file.read_bytes(), name)) == file.read_bytes()
    assert main(["verify", str(file)]) == 0
    assert said in " ".join(capsys.readouterr().out.split())
    tape = decode(file.read_bytes(), name)
    assert THEIRS["check"](msgspec.to_builtins(tape), msgspec.to_builtins(cases_of(tape))) == []
