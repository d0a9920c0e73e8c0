"""Every tool describes itself when asked for help, and does nothing else then."""

import runpy
import sys
from pathlib import Path

import pytest

from packing.rules import ROOT

RUNNABLE = 'if __name__ == "__main__":'
TOOLS = sorted(path for path in (ROOT / "tools").rglob("*.py") if RUNNABLE in path.read_text(encoding="utf-8"))


def module(path: Path) -> str:
    """The name of a tool as it follows `python -m`."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")


@pytest.mark.parametrize("path", TOOLS, ids=module)
def test_help_is_all_that_a_tool_does_when_asked_for_it(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(path), "--help"])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(path), run_name="__main__")
    assert left.value.code == 0 and capsys.readouterr().out.startswith("usage:")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", TOOLS, ids=module)
def test_the_page_about_the_tools_names_each(path: Path) -> None:
    page = (ROOT / "tools" / "README.md").read_text(encoding="utf-8")
    assert f"`{module(path)}`" in page
