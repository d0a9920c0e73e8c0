"""Assembles and checks views as a browser does."""

import json
import zlib
from typing import Any

MARK = "\0"  # mark numbers with a point, which are written as a browser writes them


def read(line: str | bytes) -> dict[str, Any]:
    """A message; floats are kept as the text that a browser would make of them."""
    message: dict[str, Any] = json.loads(line, parse_float=lambda text: MARK + script(float(text)) + MARK)
    return message


def number(value: Any) -> float:
    """A float from such a message."""
    return float(value.strip(MARK)) if isinstance(value, str) else float(value)


def digest(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    text = text.replace('"\\u0000', "").replace('\\u0000"', "")
    return f"{zlib.crc32(text.encode()):08x}"


def script(value: float) -> str:
    """A number as ECMAScript writes it: digits without an exponent from 1e-6 to 1e21."""
    sign = "-" if value < 0 else ""
    digits, _, exponent = f"{abs(value)!r}".partition("e")
    whole, _, part = digits.partition(".")
    place = len(whole) + int(exponent or 0)
    shown = (whole + part).lstrip("0")
    place -= len(whole + part) - len(shown)
    shown = shown.rstrip("0")
    if not shown:
        return "0"
    return sign + written(shown, place)


def written(shown: str, place: int) -> str:
    """The digits, and how many of them come before the point."""
    if len(shown) <= place <= 21:
        return shown + "0" * (place - len(shown))
    if 0 < place <= 21:
        return f"{shown[:place]}.{shown[place:]}"
    if -6 < place <= 0:
        return f"0.{'0' * -place}{shown}"
    power = place - 1
    return f"{shown[0]}{'.' * (len(shown) > 1)}{shown[1:]}e{'+' if power > 0 else '-'}{abs(power)}"
