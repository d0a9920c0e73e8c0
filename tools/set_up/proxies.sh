#!/bin/sh
# Installs nginx and Caddy for the tests of hosting if that needs no password; otherwise says how to install it.
PATH=$PATH:/usr/sbin:/usr/local/sbin
command -v nginx >/dev/null && command -v caddy >/dev/null && command -v openssl >/dev/null && exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
  echo "installing nginx and Caddy for the tests of hosting"
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get update -qq && $as_root apt-get install -y -qq nginx-light caddy openssl >/dev/null && exit 0
fi
echo "karak: the tests of hosting need nginx, Caddy and openssl, and they could not be installed. Install them yourself:" >&2
echo "  Debian, Ubuntu: sudo apt install nginx caddy   Fedora: sudo dnf install nginx caddy   macOS: brew install nginx caddy" >&2
echo "All other tests go on without them." >&2
[ "$CI" != true ]
