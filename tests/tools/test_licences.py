"""The list of licences knows every package, and lets none pass that is not allowed."""

import pytest

from packing.sbom import bundled
from tools.release.licences import Package, bill, packages, report


def test_every_package_has_a_licence_that_is_allowed() -> None:
    found = packages()
    assert [one for one in found if not one.is_allowed()] == []
    assert {"litestar", "msgspec", "polars", "psycopg", *bundled()} <= {one.name for one in found}


@pytest.mark.parametrize(
    ("licence", "is_allowed"),
    [
        ("MIT", True), ("GPL-3.0-only", False), ("MIT OR GPL-2.0-only", True), ("MIT AND GPL-2.0-only", False),
        ("Apache-2.0 WITH LLVM-exception", True), ("unknown", False),
    ],
)  # fmt: skip
def test_a_licence_is_allowed_as_a_whole(licence: str, is_allowed: bool) -> None:
    assert Package("x", "1", licence, "pypi", "karak").is_allowed() == is_allowed


def test_report_and_bill_name_a_package() -> None:
    one = Package("@fluent/bundle", "1.2", "Apache-2.0", "npm", "browser client")
    assert "| @fluent/bundle | 1.2 | Apache-2.0 | browser client |" in report([one])
    (part,) = bill([one])["components"]
    assert part["purl"] == "pkg:npm/%40fluent/bundle@1.2"
