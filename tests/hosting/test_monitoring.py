"""The dashboard and the alerts ask only for metrics that the server has, with labels that it gives."""

import json
import re
from itertools import combinations
from typing import Any

import pytest
import yaml

from karak.server.prometheus import Prometheus
from packing.rules import ROOT

DEPLOY = ROOT / "deploy"
BOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "karak.json").read_text("utf-8"))
ALERTS: dict[str, Any] = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text("utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
QUERIES = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
OURS = re.compile(r"\bkarak_\w+")
LABELS = {"job", "le", "kind", "outcome", "title", "what"}


@pytest.fixture(scope="module")
def metrics() -> set[str]:
    """The names of all samples of a server that has done something of each kind."""
    measured = Prometheus()
    measured.command("Act", "done")
    measured.happened("game started", "karak", "g")
    return {sample.name for family in measured.registry.collect() for sample in family.samples}


@pytest.mark.parametrize(
    "query", [*QUERIES, *(rule["expr"] for rule in RULES), BOARD["templating"]["list"][1]["query"]]
)
def test_each_metric_exists(query: str, metrics: set[str]) -> None:
    assert set(OURS.findall(query)) <= metrics
    assert "karak_" in query or "up{" in query
    matched = re.findall(r"(\w+)\s*=~?\s*\"", query) + re.findall(r"by \(([\w, ]+)\)", query)
    assert {name.strip() for names in matched for name in names.split(",")} <= LABELS


def test_each_metric_is_shown(metrics: set[str]) -> None:
    shown = {name for query in QUERIES for name in OURS.findall(query)}
    ours = {name for name in metrics if not name.endswith(("_created", "_sum", "_count"))}
    assert shown == ours


def test_the_panels_fit() -> None:
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        is_apart = any(
            first[at] + first[size] <= second[at]
            for first, second in ((one, other), (other, one))
            for at, size in (("x", "w"), ("y", "h"))
        )
        assert is_apart, (one, other)
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
    assert all(panel["title"] and panel["type"] in ("stat", "timeseries") for panel in BOARD["panels"])


def test_each_alert_says_what_to_do() -> None:
    for rule in RULES:
        assert rule["alert"].startswith("Karak") and rule["labels"]["severity"] in ("warning", "critical")
        assert rule["annotations"]["summary"].endswith(".") and rule["annotations"]["description"].endswith(".")
    assert len(RULES) >= 3
