#!/bin/sh
# Runs a command while no other does: two at once would compile in the same folder. `queued.sh make setup`
[ -z "${KARAK_QUEUED:-}" ] || exec "$@" # a part of one that waits for no other
export KARAK_QUEUED=1
mkdir -p build
if ! command -v flock > /dev/null 2>&1; then
    echo "karak: this machine has no 'flock', so nothing keeps two of these apart: run one 'make' at a time."
    exec "$@"
fi
exec 9> build/make.lock # what the command starts holds the lock too, until it ends
if ! flock -n 9; then
    echo "karak: another 'make' is setting up this folder. Waiting until it is done; Ctrl-C stops the waiting."
    flock 9
fi
exec "$@"
