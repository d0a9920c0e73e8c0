"""Checks the dice of a game without the code of Karak: python check_dice.py GAME.json [CASES.json]

GAME.json is a tape, or what a server exports; CASES.json is the answer of its /api/tables/TABLE/cases. It checks
the seed, the salts and the beacon and, with the cases, every draw. fairness.md says how, and what this shows.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CHAINS = {  # of drand: the time of round 1, and the seconds between two rounds
    "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": (1692803367, 3),
    "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce": (1595431050, 30),
}


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def seal_of(game: str, seat: int, salt: str) -> str:
    return sha256(f"karak-seal:{game}:{seat}:{salt}")


def mixed(game: str, seals: list[str], salts: list[str], beacon: dict[str, Any] | None) -> str:
    """Returns the end of each line that the seed signs."""
    parts = ["karak-dice", game]
    for seal, salt in zip(seals, salts):
        parts += [("revealed" if salt else "withheld") if seal else ("open" if salt else "none"), salt or seal]
    if beacon:
        parts += ["beacon", beacon["chain"], str(beacon["round"]), beacon["randomness"]]
    return sha256(":".join(parts))


def below(seed: str, line: str, total: int) -> int:
    """Returns a number from 0; `line` has a place for the block."""
    block = 0
    while True:
        digits = hmac.new(seed.encode(), line.format(block).encode(), "sha256").hexdigest()
        for at in range(0, 64, 8):
            product = int(digits[at : at + 8], 16) * total
            if product % 2**32 >= 2**32 % total:
                return product // 2**32
        block += 1


def faults_of(fair: dict[str, Any]) -> Iterator[str]:
    """Lists what is wrong with the seed, the salts or the beacon."""
    if sha256(fair["seed"]) != fair["commitment"]:
        yield "the seed is not the one that was promised"
    sealing = fair.get("sealing")
    if sealing is None:
        return
    if len(sealing["seals"]) != len(fair["salts"]):
        yield "there are not as many seals as salts"
    for seat, (seal, salt) in enumerate(zip(sealing["seals"], fair["salts"])):
        if seal and salt and (len(salt) < 32 or seal_of(fair["id"], seat, salt) != seal):
            yield f"the salt of seat {seat + 1} does not fit its seal"
    beacon = sealing["beacon"]
    if beacon:
        start, period = CHAINS.get(beacon["chain"], (0, 0))
        if hashlib.sha256(bytes.fromhex(beacon["signature"])).hexdigest() != beacon["randomness"]:
            yield "the beacon's number is not the SHA-256 of its signature"
        if start + (beacon["round"] - 1) * period <= sealing["fixed"]:
            yield "the beacon is not known, or its round was published before the seals were fixed"


def line_of(fair: dict[str, Any], draw: int) -> str:
    sealing = fair.get("sealing")
    ends = fair["salts"]
    if sealing:
        ends = [mixed(fair["id"], sealing["seals"], fair["salts"], sealing["beacon"])]
    return f"{fair['id']}:{draw}:{{}}:{':'.join(ends)}"


def outcome(fair: dict[str, Any], draw: int, texts: list[str], weights: list[int]) -> str:
    """Repeats each text by its weight."""
    number = below(fair["seed"], line_of(fair, draw), sum(weights))
    while number >= weights[0]:
        number -= weights[0]
        texts, weights = texts[1:], weights[1:]
    return texts[0]


def check(tape: dict[str, Any], cases: dict[str, Any] | None = None) -> list[str]:
    """Lists everything that is wrong; empty if the game follows from the seed and the salts."""
    fair = tape["fair"]
    found = list(faults_of(fair))
    if cases is None:
        return found
    if len(cases["draws"]) != len(fair["draws"]):
        found.append("there are not as many draws as were numbered")
    for draw, shown in zip(fair["draws"], cases["draws"]):
        wanted = outcome(fair, draw, **cases["lists"][shown["cases"]])
        if tape["texts"][shown["action"] - 1] != wanted:
            found.append(f"draw {draw}: the tape says {tape['texts'][shown['action'] - 1]}, the seed gives {wanted}")
    return found


if __name__ == "__main__":
    game, *more = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    wrong = check(game.get("tape", game), *more)
    print("\n".join(wrong) or "ok")
    sys.exit(bool(wrong))
