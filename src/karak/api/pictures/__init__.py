"""Boards as SVG, one file for each title that can be drawn."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
