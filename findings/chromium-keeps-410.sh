#!/usr/bin/env bash
# Chromium: pages that are answered 404, 410 or 200, without Cache-Control, Expires and Last-Modified, opened twice.
#
# Expected: each is asked for again, since nothing says how long it may be kept; of 404 and 410, RFC 9111 lets a heuristic decide.
# Seen with chromium 156.0.8078.108 of Debian 12: 410 isn't asked for again, not even after the browser was started anew and the
# server answers 200. A game that is imported again, or a screen whose table goes on, would stay gone for who opens its address;
# a reload asks. With Cache-Control: no-store, each is asked for.
#
# Needs a Debian or Ubuntu, and root to install packages that are missing.
set -euo pipefail

missing=()
for package in chromium python3-minimal; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
fi
echo "chromium $(dpkg-query -W -f '${Version}' chromium)"

work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait; rm -rf "$work"' EXIT
cat > "$work/serve.py" <<'PYTHON'
import http.server, sys

seen = set()

class Pages(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        again = self.path in seen
        seen.add(self.path)
        body = b"<title>x</title>again" if again else b"<title>x</title>first"
        self.send_response(200 if again or not self.path[1:4].isdigit() else int(self.path[1:4]))
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        if self.path.endswith("no-store"):
            self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass

server = http.server.HTTPServer(("127.0.0.1", 0), Pages)
print(server.server_port, flush=True)
server.serve_forever()
PYTHON
python3 "$work/serve.py" > "$work/port" &
until [ -s "$work/port" ]; do sleep .1; done

open() {
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --dump-dom \
    "http://127.0.0.1:$(cat "$work/port")/$1" 2>/dev/null | grep -oE 'first|again'
}
for page in 200 404 410 410-no-store; do
  echo "$page: $(open $page), then $(open $page)"
done > "$work/seen"
cat "$work/seen"

diff "$work/seen" - <<'END'
200: first, then again
404: first, then again
410: first, then first
410-no-store: first, then again
END
