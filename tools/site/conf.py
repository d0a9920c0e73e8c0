"""How Sphinx builds the documentation from docs/: `make docs`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from karak import __version__  # noqa: E402  # found by the line above
from tools.site.links import HOME  # noqa: E402

project, author, release = "Karak", "The Karak contributors", __version__
project_copyright = f"{author}, MIT licence"
extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.site.links", "tools.site.coverage_marks"]
nitpicky = True
default_role = "code"
exclude_patterns = ["screenshots/**", "plots/**"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
python_use_unqualified_type_names = True
nitpick_ignore_regex = [
    ("py:.*", r"(librt|mypy_extensions|collections\.abc|os|pathlib|typing|rich|msgspec)\..*"),
    ("py:.*", r"[A-Z]|Any|Path|PathLike|Callable|Sequence|Iterator|i64|vec|Player"),
    ("py:.*", r"karak\.(core|kit|games|play|bots)\..*"),  # rooms below the documented names
]

html_theme = "furo"
html_title = "Karak"
html_static_path = ["static"]
html_css_files = ["look.css"]
html_favicon = "../../web/public/icon.svg"
html_logo = html_favicon
html_copy_source = False
html_domain_indices = False
html_show_sphinx = False
html_theme_options = {
    "source_repository": HOME,
    "source_branch": "main",
    "source_directory": "docs/",
    "light_css_variables": {"color-brand-primary": "#8a4b08", "color-brand-content": "#8a4b08"},
    "dark_css_variables": {"color-brand-primary": "#e8b35a", "color-brand-content": "#e8b35a"},
}
