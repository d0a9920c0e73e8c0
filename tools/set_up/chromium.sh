#!/bin/sh
# Installs Chromium for the tests if that needs no password; otherwise says how to install it.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
  echo "installing Chromium for the tests of the browser client"
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq && $as_root apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "karak: the tests of the browser client need Chromium, and it could not be installed. Install it yourself:" >&2
echo "  Debian, Ubuntu: sudo apt install chromium   Fedora: sudo dnf install chromium" >&2
echo "All other tests go on without it." >&2
[ "$CI" != true ]
