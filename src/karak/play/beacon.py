"""A public beacon (drand): rounds whose numbers are unknown before their time; this module makes no requests."""

import hashlib
from typing import Final, NamedTuple

ADDRESS: Final = "https://api.drand.sh/{chain}/public/{round}"
HEX: Final = "0123456789abcdef"


class Chain(NamedTuple):
    """A chain: round 1 is published at `genesis`, in seconds since 1970, and then one round per period."""

    hash: str
    genesis: int
    period: int
    letters: int  # of a signature


CHAINS: Final = {
    "quicknet": Chain("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3, 96),
    "default": Chain("8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce", 1595431050, 30, 192),
}


def chain_of(hash: str) -> Chain | None:
    return next((chain for chain in CHAINS.values() if chain.hash == hash), None)


def first_after(chain: Chain, at: float) -> int:
    """Returns the first round that is published at that time or later."""
    return max(1, -int((chain.genesis - at) // chain.period) + 1)


def published(chain: Chain, round: int) -> int:
    return chain.genesis + (round - 1) * chain.period


def is_signature(chain: Chain, text: str) -> bool:
    """Checks only the form: checking the signature needs the beacon's key."""
    return len(text) == chain.letters and all(letter in HEX for letter in text)


def randomness(signature: str) -> str:
    """Returns the randomness as drand defines it: SHA-256 of the signature."""
    return hashlib.sha256(bytes.fromhex(signature)).hexdigest()
