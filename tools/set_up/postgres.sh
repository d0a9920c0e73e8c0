#!/bin/sh
# Installs PostgreSQL for the tests if that needs no password; otherwise says how to install it.
for folder in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null)"; do
  [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && exit 0
done
command -v initdb >/dev/null && exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
  echo "installing PostgreSQL for the tests of the store"
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq && $as_root apt-get install -y -qq postgresql >/dev/null && exit 0
fi
echo "karak: the tests of the store need PostgreSQL, and it could not be installed. Install it yourself:" >&2
echo "  Debian, Ubuntu: sudo apt install postgresql   Fedora: sudo dnf install postgresql-server" >&2
echo "  macOS: brew install postgresql" >&2
echo "All other tests go on without it." >&2
[ "$CI" != true ]
