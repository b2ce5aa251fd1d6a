#!/usr/bin/env bash
# Chromium 80 (npm chrome-aws-lambda 2.1.1), its DevTools port.
# Expected: a request for /json that offers HTTP/2 (Upgrade: h2c), as Java's HttpClient and curl --http2 do, is answered like any
#   other: whoever doesn't know the protocol ignores the offer (RFC 9110, section 7.8). Chromium 119 (@sparticuz/chromium 119.0.2) does.
# Seen: 80 answers 404 without a body; without the header it lists its pages.
# Needs curl, node, npm and Debian's libnss3. Ends with 1 if any of this has changed.
set -euo pipefail
directory=$(mktemp -d)
browser=
finish() {
  [[ -z $browser ]] || kill "$browser" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$directory"
}
trap finish EXIT
cd "$directory"

# status PACKAGE CURL-OPTION... [-- CHROMIUM-OPTION...]
status() {
  local package=$1 offer=$2 profile
  shift 2
  profile=$(mktemp -d -p "$directory")
  npm pack --silent "$package" >"$profile/name"
  tar -xzOf "$(<"$profile/name")" package/bin/chromium.br |
    node -e 'process.stdin.pipe(require("zlib").createBrotliDecompress()).pipe(process.stdout)' >"$profile/chromium"
  chmod +x "$profile/chromium"
  "$profile/chromium" --headless --no-sandbox --disable-gpu --user-data-dir="$profile" --remote-debugging-port=0 "$@" about:blank \
    >/dev/null 2>&1 &
  browser=$!
  for ((i = 0; i < 300; i++)); do
    [[ -s $profile/DevToolsActivePort ]] && break
    sleep .1
  done
  code=$(curl -s -o /dev/null -w '%{http_code}' $offer "http://127.0.0.1:$(head -1 "$profile/DevToolsActivePort")/json")
  kill "$browser"
  wait "$browser" 2>/dev/null || true
  browser=
}

expect() {
  echo "$1: $code"
  [[ $code == "$2" ]] || { echo "expected $2"; exit 1; }
}

status chrome-aws-lambda@2.1.1 --http1.1 --single-process --no-zygote
expect "Chromium 80" 200
status chrome-aws-lambda@2.1.1 --http2 --single-process --no-zygote
expect "Chromium 80, HTTP/2 offered" 404
status @sparticuz/chromium@119.0.2 --http2
expect "Chromium 119, HTTP/2 offered" 200
