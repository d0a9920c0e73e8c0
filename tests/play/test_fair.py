"""Fair dice: the same everywhere, reproducible by hand with openssl, and no altered tape passes."""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karak.cli.main import explain, main
from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.fair import Draw, commitment, message
from karak.play.match import Match, replay
from karak.play.proof import prove
from karak.play.seals import mixed, seal_of
from karak.play.tape import FORMAT, Fair, Tape, decode, encode, save, with_fair
from tests.play.sitting import copy_of, finished, sit_down

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "fairness.md"
VECTORS: list[dict[str, Any]] = json.loads((HERE / "fair.json").read_text())["vectors"]
SEED = "5eed" * 16
SALTS = ["ab12", "cd34"]


def played(most: int = 100_000) -> Tape:
    """A game of random players with seeded chance, in which every fortieth draw is taken back."""
    match, luck, draws, number = sit_down(), Shaker("27"), [], 0
    while not match.is_over and len(match.actions) < most:
        if match.who == CHANCE:
            number += 2 if number % 40 == 39 else 1
            draws.append(number)
            match.do(int(match.game.draw(match.state, Draw(SEED, "g", SALTS, number))))
        else:
            options = match.decision().options
            match.do(options[int(luck.below(len(options)))])
    return with_fair(match.tape(), Fair("g", commitment(SEED), SALTS, draws, SEED))


TAPE = played(400)
OPTIONS: list[list[int]] = []  # the options before each action
WHOLE = replay(TAPE, before=lambda match: OPTIONS.append(match.decision().options))
CHANCES = [i for i, who in enumerate(WHOLE.deciders) if who == CHANCE]
OPEN = [i for i in CHANCES if len(OPTIONS[i]) > 1]


def key_of(tape: Tape) -> str:
    with pytest.raises(Refusal) as refusal:
        prove(tape)
    assert explain(refusal.value)
    return refusal.value.key


def fair(tape: Tape) -> Fair:
    assert isinstance(tape.fair, Fair)
    return tape.fair


# the numbers


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['game']}-{vector['draw']}")
def test_vectors(vector: dict[str, Any]) -> None:
    seed, game, salts, number = vector["seed"], vector["game"], vector["salts"], vector["draw"]
    assert commitment(seed) == vector["commitment"]
    draw = Draw(seed, game, salts, number)
    assert "".join(f"{draw.word():08x}" for _ in range(24)) == "".join(vector["blocks"])
    for n, numbers in vector["below"].items():
        draw = Draw(seed, game, salts, number)
        assert [draw.below(int(n)) for _ in numbers] == numbers


def test_each_part_of_the_message_matters() -> None:
    parts: list[tuple[str, str, list[str], int]] = [
        (SEED, "g", SALTS, 1), (SEED, "g", SALTS, 2), (SEED, "h", SALTS, 1), (SEED[1:] + "0", "g", SALTS, 1),
        (SEED, "g", SALTS[::-1], 1), (SEED, "g", ["ab1", "2cd34"], 1), (SEED, "g", [*SALTS, ""], 1),
        (SEED, "g", ["", *SALTS], 1), (SEED, "g1", ["0", *SALTS], 1),
    ]  # fmt: skip
    assert len({Draw(*part).word() for part in parts}) == len(parts)


@pytest.mark.parametrize("odd", ["a:b", "a\n", "č", " ", "x" * 65, "'"])
def test_what_could_be_read_in_two_ways_is_refused(odd: str) -> None:
    for work in (lambda: Draw(odd, "g", [], 1), lambda: commitment(odd), lambda: message(odd, [], 1, 0)):
        with pytest.raises(Refusal):
            work()
    with pytest.raises(Refusal):
        Draw(SEED, "g", ["ok", odd], 1).below(6)


def test_numbers_are_uniform() -> None:
    n, each = 36, 100
    counts = Counter(int(Draw(SEED, "g", SALTS, number).below(n)) for number in range(n * each))
    chi = sum((counts[k] - each) ** 2 / each for k in range(n))
    assert abs(chi - (n - 1)) < 4 * sqrt(2 * (n - 1))


# the proof


def test_a_fair_game_is_proved() -> None:
    proof = prove(copy_of(TAPE))
    assert proof.checked == len(CHANCES) > 90
    assert proof.gaps()[:2] == [(40, 40), (80, 80)]


def altered(tape: Tape, at: int) -> Match:
    """A match with another outcome at this action and matching hashes and texts; the rest of the tape is cut off."""
    match = replay(with_length(tape, at))
    match.do(next(option for option in OPTIONS[at] if option != tape.actions[at]))
    return match


def with_length(tape: Tape, length: int) -> Tape:
    return msgspec.structs.replace(
        tape, actions=tape.actions[:length], texts=tape.texts[:length], hashes=tape.hashes[:length], result=None
    )


@pytest.mark.parametrize("at", OPEN[::6])
def test_an_altered_draw_is_named(at: int) -> None:
    match = altered(TAPE, at)
    nth = CHANCES.index(at)
    mine = msgspec.structs.replace(fair(TAPE), draws=fair(TAPE).draws[: nth + 1])
    with pytest.raises(Refusal) as refusal:
        prove(with_fair(match.tape(), mine))
    named = refusal.value.named
    assert refusal.value.key == "fair-altered"
    assert (named["number"], named["draw"]) == (at + 1, fair(TAPE).draws[nth])
    assert (named["found"], named["wanted"]) == (match.spell(match.actions[-1]), TAPE.texts[at])


def test_each_altered_action_is_caught_where_it_stands() -> None:
    for at in range(0, len(TAPE.actions), 5):
        tape = copy_of(TAPE)
        others = [option for option in OPTIONS[at] if option != tape.actions[at]]
        if others:
            tape.actions[at] = others[0]
            tape.texts[at] = WHOLE.spell(others[0])
            with pytest.raises(Refusal) as refusal:
                prove(tape)
            assert refusal.value.named["number"] == at + 1


ALTERED: dict[str, tuple[Callable[[Fair], object], str]] = {
    "seed": (lambda f: setattr(f, "seed", "0" + f.seed[1:]), "fair-other-seed"),
    "commitment": (lambda f: setattr(f, "commitment", "0" * 64), "fair-other-seed"),
    "odd seed": (lambda f: setattr(f, "seed", "č"), "fair-not-plain"),
    "salt": (lambda f: f.salts.__setitem__(0, "ab13"), "fair-altered"),
    "salts swapped": (lambda f: f.salts.reverse(), "fair-altered"),
    "a salt more": (lambda f: f.salts.append(""), "fair-salts"),
    "id": (lambda f: setattr(f, "id", "h"), "fair-altered"),
    "draw shifted": (lambda f: f.draws.__setitem__(30, f.draws[30] - 1), "fair-misnumbered"),
    "draw missing": (lambda f: f.draws.pop(), "fair-misnumbered"),
    "draw more": (lambda f: f.draws.append(10**15), "fair-left-over"),
    "draw huge": (lambda f: f.draws.__setitem__(-1, 2**62), "fair-altered"),
    "no seed": (lambda f: setattr(f, "seed", ""), "fair-unfinished"),
}


@pytest.mark.parametrize("what", sorted(ALTERED))
def test_an_altered_promise_is_caught(what: str) -> None:
    tape = copy_of(TAPE)
    alter, key = ALTERED[what]
    alter(fair(tape))
    assert key_of(tape) == key


def test_another_seed_with_its_own_commitment_is_caught_at_the_first_draw_that_differs() -> None:
    tape = copy_of(TAPE)
    fair(tape).seed = "0" * 64
    fair(tape).commitment = commitment("0" * 64)
    with pytest.raises(Refusal) as refusal:
        prove(tape)
    number = next(
        fair(TAPE).draws[i]
        for i, at in enumerate(CHANCES)
        if drawn(at, Draw("0" * 64, "g", SALTS, fair(TAPE).draws[i])) != TAPE.actions[at]
    )
    assert refusal.value.key == "fair-altered" and refusal.value.named["draw"] == number


def drawn(at: int, draw: Draw) -> int:
    match = replay(with_length(TAPE, at))
    return int(match.game.draw(match.state, draw))


# the format


def test_a_fair_tape_is_read_as_it_was_written() -> None:
    raw = encode(TAPE)
    assert decode(raw, "tape") == TAPE and encode(decode(raw, "tape")) == raw
    assert replay(copy_of(TAPE)).tape() == WHOLE.tape()


def test_fair_belongs_to_its_format() -> None:
    plain = encode(finished().tape())
    for raw in (encode(TAPE).replace(b'"format": 2', b'"format": 1'), plain.replace(b'"format": 1', b'"format": 2')):
        with pytest.raises(Refusal) as refusal:
            decode(raw, "tape")
        assert refusal.value.key == "tape-mixed"
    assert b"fair" not in plain and decode(plain, "tape").format == FORMAT


# the command


def test_verify_says_how_many_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    save(TAPE, file)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"all {len(CHANCES)} draws" in said and "taken back: draws 40, 80" in said
    assert main(["verify", str(file), "--draw", "1"]) == 0
    shown = capsys.readouterr().out
    assert f"{TAPE.texts[0]} *" in shown and "g:1:0:ab12:cd34" in shown
    assert main(["verify", str(file), "--draw", "40"]) == 2


def test_verify_names_what_was_altered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tape, file = copy_of(TAPE), tmp_path / "game.json"
    fair(tape).salts[0] = "other"
    save(tape, file)
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.startswith("not ok: Draw ")
    fair(tape).seed = ""
    save(tape, file)
    assert main(["verify", str(file)]) == 2
    save(finished().tape(), file)
    assert main(["verify", str(file)]) == 2
    assert "not played on a server" in capsys.readouterr().err


# the page


def test_the_page_can_be_followed_by_hand() -> None:
    """Each command on the page prints what the page shows below it."""
    blocks = re.findall(r"```console\n\$ (.+?)\n(.+?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    if not shutil.which("openssl") or not shutil.which("sha256sum"):
        pytest.skip("no openssl or sha256sum here; the numbers of the page are checked by another test")
    for command, said in blocks:
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=20)
        assert done.stdout.strip() == said.strip(), command


def test_the_page_tells_the_truth() -> None:
    page = PAGE.read_text(encoding="utf-8")
    seed, game = said(page, "seed")[0], said(page, "game")[0]
    salts, seals, promised = said(page, "salts"), said(page, "seals"), said(page, "commitment")
    assert [commitment(seed)] == promised
    assert [seal_of(game, seat, salt) for seat, salt in enumerate(salts)] == seals
    parts, match = [mixed(game, seals, salts, [])], sit_down()
    assert f"`{match.spell(int(match.game.draw(match.state, Draw(seed, game, parts, 1))))}`" in page
    draw = Draw(seed, game, parts, 1)
    assert "".join(f"{draw.word():08x}" for _ in range(8)) in page


def said(page: str, what: str) -> list[str]:
    found = re.search(rf"^{what} +(.+)$", page, re.MULTILINE)
    assert found is not None
    return found[1].split()
