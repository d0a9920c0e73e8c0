"""Players that are programs: they see views, never the truth."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
