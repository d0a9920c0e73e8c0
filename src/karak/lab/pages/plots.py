"""Plots as self-contained SVG: Vega-Lite, drawn without a browser."""

from typing import Any

import vl_convert

from karak.lab.rates import Rate
from karak.words import spoken

Row = dict[str, Any]
Spec = dict[str, Any]
PAPER, INK, FADED, LINES = "#fbf5e6", "#2e241a", "#7d6b52", "#e6dabf"
COLOURS = ["#9c2f1f", "#c48a1a", "#2f6f62", "#3f5f95", "#7a4b86", "#8a6d3b", "#5a7d2a", "#b0547a"]
WIDTH = 330
FORMATS: dict[str, Any] = {"en": "en-US", "fr": "fr-FR", "pl": "pl-PL"}  # how numbers are written
LOOK: Spec = {
    "font": "Georgia, serif",
    "background": PAPER,
    "padding": 14,
    "view": {"stroke": None},
    "range": {"category": COLOURS},
    "axis": {
        "labelColor": INK, "titleColor": FADED, "labelFontSize": 14, "titleFontSize": 14, "titleFontWeight": "normal",
        "gridColor": LINES, "domain": False, "tickColor": LINES, "labelLimit": 200, "titlePadding": 10,
    },
    "legend": {
        "labelColor": INK, "titleColor": FADED, "labelFontSize": 14, "titleFontSize": 13, "orient": "bottom",
        "columns": 2, "labelLimit": 260, "symbolSize": 120, "symbolOpacity": 1,
    },
    "text": {"fontSize": 14, "color": INK},
}  # fmt: skip


def drawn(spec: Spec, rows: list[Row]) -> str:
    """Returns a figure that contains its data."""
    whole = {"data": {"values": rows}, "width": WIDTH, "config": LOOK, **spec}
    return str(vl_convert.vegalite_to_svg(whole, format_locale=FORMATS.get(spoken(), "en-US")))


def row_of(what: str, found: Rate, **more: object) -> Row:
    low, high = found.ci
    return {"what": what, "value": found.win_rate, "low": low, "high": high, **more}


def intervals(rows: list[Row], title: str, fair: float | None, percent: bool = False, colours: int = 0) -> str:
    """Draws a dot and an interval for each thing, in the given order; groups differ by colour,
    and the first colours can be skipped."""
    order, groups = in_order(rows, "what"), in_order(rows, "group")
    axis: Spec = {"tickCount": 6, "labelOverlap": True, **({"format": ".0%"} if percent else {})}
    x = {"type": "quantitative", "title": title, "scale": {"zero": False, "nice": True}, "axis": axis}
    place = {
        "y": {"field": "what", "type": "nominal", "title": None, "sort": order},
        "yOffset": {"field": "group", "sort": groups},
        "color": {
            "field": "group",
            "type": "nominal",
            "title": None,
            "sort": groups,
            "scale": {"range": COLOURS[colours:]},
        }
        | ({"legend": None} if len(groups) < 2 else {}),
    }
    line = {
        "mark": {"type": "rule", "strokeWidth": 3, "opacity": 0.55},
        "encoding": {"x": {"field": "low", **x}, "x2": {"field": "high"}, **place},
    }
    dot = {
        "mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
        "encoding": {"x": {"field": "value", **x}, **place},
    }
    layers = ([straight("x", fair)] if fair is not None else []) + [line, dot]
    return drawn({"layer": layers, "height": {"step": max(12, 30 // len(groups))}}, rows)


def straight(axis: str, at: float) -> Spec:
    """Draws a dashed line at the fair or unchanged value."""
    mark = {"type": "rule", "strokeDash": [5, 4], "color": FADED, "strokeWidth": 1.5}
    return {"data": {"values": [{"at": at}]}, "mark": mark, "encoding": {axis: {"field": "at", "type": "quantitative"}}}


def heat(rows: list[Row], names: list[str], title: str) -> str:
    """Draws how often the row wins against the column."""
    most = max([abs(row["value"] - 0.5) for row in rows], default=0.0) or 0.1
    scale = {"domain": [0.5 - most, 0.5, 0.5 + most], "range": ["#3f5f95", PAPER, "#9c2f1f"], "interpolate": "lab"}
    place = {
        "y": {"field": "one", "type": "nominal", "title": None, "sort": names},
        "x": {
            "field": "two",
            "type": "nominal",
            "title": None,
            "sort": names,
            "axis": {"orient": "top", "labelAngle": -40},
        },
    }
    colour = {"field": "value", "type": "quantitative", "scale": scale, "title": title, "legend": None}
    square = {"mark": {"type": "rect", "stroke": PAPER, "strokeWidth": 2}, "encoding": {**place, "color": colour}}
    words = {
        "mark": {"type": "text", "fontSize": 13 if len(names) < 9 else 11},
        "encoding": {
            **place,
            "text": {"field": "value", "type": "quantitative", "format": ".0%"},
            "color": {"condition": {"test": f"abs(datum.value - 0.5) > {0.7 * most}", "value": "white"}, "value": INK},
        },
    }
    return drawn({"layer": [square, words], "height": 34 * len(names)}, rows)


def curves(rows: list[Row], title: str, share: str) -> str:
    """Draws the distribution of values for each group."""
    groups = in_order(rows, "group")
    spec = {
        "mark": {"type": "area", "line": {"strokeWidth": 2.5}, "opacity": 0.22, "interpolate": "monotone"},
        "encoding": {
            "x": {"field": "at", "type": "quantitative", "title": title, "axis": {"grid": False}},
            "y": {"field": "value", "type": "quantitative", "title": share, "stack": None, "axis": {"format": "%"}},
            "color": {"field": "group", "type": "nominal", "title": None, "sort": groups},
        },
        "height": 240,
    }
    return drawn(spec, rows)


def courses(rows: list[Row], title: str, value: str) -> str:
    """Draws numbers that change game by game, with their band."""
    groups = in_order(rows, "group")
    colour = {"field": "group", "type": "nominal", "title": None, "sort": groups}
    x = {"field": "at", "type": "quantitative", "title": title, "axis": {"grid": False}}
    y = {"type": "quantitative", "scale": {"zero": False}}
    band = {
        "mark": {"type": "area", "opacity": 0.15},
        "encoding": {"x": x, "y": {"field": "low", "title": value, **y}, "y2": {"field": "high"}, "color": colour},
    }
    line = {
        "mark": {"type": "line", "strokeWidth": 2.5},
        "encoding": {"x": x, "y": {"field": "value", "title": value, **y}, "color": colour},
    }
    return drawn({"layer": [band, line], "height": 240}, rows)


def chances(rows: list[Row], title: str, value: str) -> str:
    """Draws chances that change action by action, with their error."""
    colour = {"field": "group", "type": "nominal", "title": None, "sort": in_order(rows, "group")}
    x = {"field": "at", "type": "quantitative", "title": title, "axis": {"grid": False}}
    y = {"type": "quantitative", "title": value, "scale": {"domain": [0, 1]}, "axis": {"format": ".0%"}}
    band = {
        "mark": {"type": "area", "opacity": 0.15},
        "encoding": {"x": x, "y": {"field": "low", **y}, "y2": {"field": "high"}, "color": colour},
    }
    line = {
        "mark": {"type": "line", "strokeWidth": 2},
        "encoding": {"x": x, "y": {"field": "value", **y}, "color": colour},
    }
    return drawn({"layer": [band, line], "width": 2 * WIDTH, "height": 280}, rows)


def stacks(rows: list[Row], title: str) -> str:
    """Draws the parts of a whole, one bar for each group."""
    spec = {
        "mark": {"type": "bar", "cornerRadius": 3, "height": {"band": 0.7}},
        "encoding": {
            "y": {"field": "group", "type": "nominal", "title": None, "sort": in_order(rows, "group")},
            "x": {
                "field": "value",
                "type": "quantitative",
                "title": title,
                "stack": "normalize",
                "axis": {"format": "%"},
            },
            "color": {"field": "what", "type": "nominal", "title": None, "sort": in_order(rows, "what")},
        },
        "height": {"step": 44},
    }
    return drawn(spec, rows)


def in_order(rows: list[Row], field: str) -> list[str]:
    return list(dict.fromkeys(row.get(field, "") for row in rows))
