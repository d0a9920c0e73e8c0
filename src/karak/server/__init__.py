"""Tables for people far apart: what is stored, and what is said over the wire."""
