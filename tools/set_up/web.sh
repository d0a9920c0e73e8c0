#!/bin/sh
# The browser client: `web.sh` builds it into src/karak/static, `web.sh check test` checks and tests its sources.
# It uses the Node of .venv, or otherwise that of the machine.
set -eu
cd "$(dirname "$0")/../../web"
[ ! -x ../.venv/bin/node ] || PATH="$(cd .. && pwd)/.venv/bin:$PATH"
if ! command -v npm > /dev/null 2>&1; then
    echo "karak: the browser client is built with Node (20.19 or newer), and none was found." >&2
    echo "Install it (Debian, Ubuntu: apt install nodejs npm), then run 'make web'." >&2
    exit 1
fi
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    echo "web: fetching what the client is built with"
    npm ci --silent
    touch node_modules/.package-lock.json
fi
for task in "${@:-build}"; do
    echo "web: $task"
    npm run --silent "$task"
    [ "$task" != build ] || touch ../src/karak/static/index.html
done
