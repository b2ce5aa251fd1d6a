#!/usr/bin/env bash
# Lynx 2.9.0dev.12 (Debian 12's lynx 2.9.0dev.12-1), beside w3m 0.5.3+git20230121.
# A group of radio buttons of which none is checked. Expected: none is chosen, as HTML says since 2014 and w3m shows.
# Seen: Lynx chooses the first, as HTML 2 (RFC 1866, 8.1.2.4) wanted it: whoever forgets the group sends the first value.
# Needs Debian 12 with the libraries of both: apt-get install lynx w3m.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download lynx lynx-common w3m > /dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" .; done
echo '<form><input type="radio" name="card" value="2"> 2 <input type="radio" name="card" value="9"> 9</form>' > page.html
lynx=$(usr/bin/lynx -cfg=etc/lynx/lynx.cfg -dump page.html | tr -d '\n' | sed 's/^ *//')
w3m=$(usr/bin/w3m -dump page.html)
echo "Lynx: $lynx"
echo "w3m: $w3m"
[ "$lynx" = "(*) 2 ( ) 9" ] && [ "$w3m" = "( ) 2 ( ) 9" ]
