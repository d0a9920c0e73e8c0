"""Runs games that follow a script: a coach says what to do, and the script decides for chance and the others."""
