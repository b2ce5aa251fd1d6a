#!/usr/bin/env bash
# LibreOffice 7.4.7 and Gnumeric 1.12.55 (Debian 12). Expected: 2026-11-21T19:01:00Z in a CSV file is a time, or is text, in both;
# false is a yes or no in whatever language LibreOffice reads it. Seen: Gnumeric reads the time, LibreOffice keeps it as text;
# 2026-11-21 20:01:00 is a time in both and in each language. LibreOffice reads false as a yes or no in English only, and 0.5 as a
# number in English only. Fails when that changes. Needs Debian's libreoffice-calc and gnumeric, and installs them where it is root.
set -euo pipefail
if [[ ! -x /usr/bin/soffice || ! -x /usr/bin/ssconvert ]]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -yqq --no-install-recommends libreoffice-calc gnumeric >/dev/null
fi
cd "$(mktemp -d)"
printf 'utc,local,flag,share\r\n2026-11-21T19:01:00Z,2026-11-21 20:01:00,false,0.5\r\n' > times.csv

# What LibreOffice makes of the second line, in the language of this number.
libre_office() {
  soffice "-env:UserInstallation=file://$PWD/profile" --headless --infilter="CSV:44,34,76,1,,$1" --convert-to fods --outdir "$1" \
    times.csv >/dev/null 2>&1
  grep -o 'office:value-type="[a-z]*"' "$1/times.fods" | tail -4 | cut -d'"' -f2 | paste -sd' '
}
gnumeric() {
  ssconvert -T Gnumeric_XmlIO:sax:0 times.csv times.gnumeric 2>/dev/null
  grep -o 'Row="1" Col="[0-9]*" ValueType="[0-9]*"' times.gnumeric | cut -d'"' -f6 | paste -sd' '
}
english=$(libre_office 1033)
german=$(libre_office 1031)
numbers=$(gnumeric)
echo "LibreOffice, English: $english; German: $german; Gnumeric: $numbers (40 is a number, 20 a yes or no, 60 text)"
[[ $english == "string date boolean float" && $german == "string date string string" && $numbers == "40 40 20 40" ]]
