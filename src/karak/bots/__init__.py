"""Players that are programs: they are shown views, not the whole position."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
