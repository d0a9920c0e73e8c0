"""The parts of a report: one page and its plots."""
