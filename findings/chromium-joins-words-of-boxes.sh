#!/usr/bin/env bash
# Chromium, over AT-SPI: the text of a link whose words stand in two boxes.
#
# Expected: the words are apart in the link's text, as they are in its name ("+9 9") and on the screen.
# Seen with chromium 156.0.8078.108 of Debian 12: the name is "+9 9", the text is "+99", and Orca 43 says "+99 link". White
# space between the boxes in the HTML changes nothing, since flex layout drops it. A space as generated content of the second
# box, even without a width, is kept.
#
# Needs a Debian or Ubuntu, and root to install packages that are missing.
set -euo pipefail

missing=()
for package in chromium at-spi2-core python3-pyatspi xvfb dbus-daemon; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
fi
echo "chromium $(dpkg-query -W -f '${Version}' chromium), at-spi2-core $(dpkg-query -W -f '${Version}' at-spi2-core)"

work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; wait; rm -rf "$work"' EXIT
cat > "$work/page.html" <<'HTML'
<!doctype html><title>boxes</title>
<style>
  a { display: flex }
  .apart > span + span::before { content: " "; font-size: 0; white-space: pre }
</style>
<a href="#1"><span>+9</span> <span>9</span></a>
<a href="#2" class="apart"><span>+9</span> <span>9</span></a>
HTML
cat > "$work/read.py" <<'PYTHON'
import pyatspi, sys, time

def links(node):
    if node.getRoleName() == "link":
        yield node.name, node.queryText().getText(0, -1)
    for child in node:
        if child:
            yield from links(child)

for _ in range(60):
    try:
        found = [link for app in pyatspi.Registry.getDesktop(0) if app for link in links(app)]
    except Exception:  # the page is being built
        found = []
    if len(found) == 2:
        break
    time.sleep(0.5)
print("\n".join(f"name {name!r}, text {' '.join(text.split())!r}" for name, text in found))
PYTHON
cat > "$work/session" <<'SESSION'
/usr/libexec/at-spi-bus-launcher --launch-immediately &
chromium --no-sandbox --disable-gpu --no-first-run --force-renderer-accessibility \
  --user-data-dir="$1/profile" "file://$1/page.html" &
/usr/bin/python3 "$1/read.py" > "$1/seen"
kill $(jobs -p); wait
SESSION

Xvfb -displayfd 3 3> "$work/display" 2>/dev/null &
until [ -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display") timeout 120 dbus-run-session -- bash "$work/session" "$work" >/dev/null 2>&1 || true

cat "$work/seen"
diff "$work/seen" - <<'SEEN' && echo "As described above."
name '+9 9', text '+99'
name '+9 9', text '+9 9'
SEEN
