#!/bin/sh
# Runs a server while the rules are compiled in the background; when the server ends, so does the compile.
# Its arguments are the command that compiles.
mkdir -p build
echo "The rules are being compiled in the background (some minutes); the bots think faster at the next start."
.venv/bin/python -c 'import os, sys; os.setsid(); os.execvp(sys.argv[1], sys.argv[1:])' nice "$@" > build/setup.log 2>&1 &
compile=$!
trap 'kill -TERM -$compile 2> /dev/null' EXIT # the whole session, because make does not pass the signal on
trap 'exit 130' HUP INT TERM
PYTHONPATH=src .venv/bin/python -m karak serve --open
