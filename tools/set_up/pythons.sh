#!/usr/bin/env bash
# On every supported Python found here, or on those named (pythons.sh 3.14): house, laws, perft and tapes, interpreted and
# compiled, one line each.
set -uo pipefail
cd "$(dirname "$0")/../.."
failed=0
versions=(3.11 3.12 3.13 3.14)
[ $# = 0 ] || versions=("$@")

works() { # works VERSION PYTHON: does it run, and is it that version?
  "$2" -c "import sys, venv, ensurepip; sys.exit('%d.%d' % sys.version_info[:2] != '$1')" >/dev/null 2>&1
}

find_python() { # find_python VERSION: prints the first that works
  local python
  for python in "python$1" "$HOME"/.pyenv/versions/"$1"*/bin/python; do
    if works "$1" "$python"; then echo "$python"; return; fi
  done
  return 1
}

report() { # report NAME LOG COMMAND...: runs it, prints its last line
  local name=$1 log=$2 verdict=ok
  shift 2
  "$@" >"$log" 2>&1 || { verdict="FAILED, see $log"; failed=1; }
  echo "$name: $verdict: $(tail -n 1 "$log")"
}

furnish() { # furnish PYTHON ROOM: a venv with the locked dependencies and the compiled package
  "$1" -m venv --clear "$2/venv" &&
    "$2/venv/bin/python" -m pip install -q --require-hashes -r requirements.lock &&
    KARAK_CLIENT=0 KARAK_COMPILE=1 "$2/venv/bin/python" -m pip install -q --no-build-isolation --no-deps . &&
    echo furnished
}

suites=(tests/test_house.py)
for suite in tests/laws tests/perft tests/tapes; do [ -d "$suite" ] && suites+=("$suite"); done

for version in "${versions[@]}"; do
  python=$(find_python "$version") || { echo "$version: not found"; [ $# = 0 ] || failed=1; continue; }
  room=build/pythons/$version
  mkdir -p "$room"
  furnish "$python" "$room" >"$room/furnish.log" 2>&1 || { echo "$version: FAILED, see $room/furnish.log"; failed=1; continue; }
  pytest=("$room/venv/bin/python" -m pytest -q -n 2 "${suites[@]}")
  report "$version interpreted" "$room/interpreted.log" env PYTHONPATH=src KARAK_EXPECT=interpreted "${pytest[@]}"
  report "$version compiled" "$room/compiled.log" env -u PYTHONPATH KARAK_EXPECT=compiled "${pytest[@]}"
  rm -rf "$room/venv"
done
exit $failed
