"""What a report is made of: one page, and its plots."""
