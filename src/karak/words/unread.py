"""Says in words why JSON cannot be read."""

import re

import msgspec

from karak.words import say
from karak.words.misfit import misfit


def unread(fault: Exception) -> str:
    """Names the field that does not fit, or the byte where the text is no JSON."""
    if isinstance(fault, msgspec.ValidationError):
        refusal = misfit(fault)
        return say(refusal.key, **refusal.named)
    if isinstance(fault, RecursionError):
        return say("json-deep")
    if isinstance(fault, UnicodeDecodeError):
        return say("json-byte", at=fault.start)
    found = re.search(r"\(byte (\d+)\)", str(fault))
    return say("json-byte", at=int(found[1])) if found else say("json-cut")
