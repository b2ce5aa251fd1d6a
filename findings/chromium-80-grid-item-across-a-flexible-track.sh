#!/usr/bin/env bash
# Chromium 80.0.3987 (npm chrome-aws-lambda 2.1.1), beside 78.0.3882 (1.20.4).
# A grid has the columns "auto minmax(0, 1fr) auto"; an item spans all three. Expected: the flexible column takes up the item, the
# others are as wide as what stands in them alone (css-grid-1, 11.5: items that span a flexible track come last, and only those grow).
# Seen: in 80, the outer columns share the item's width: a column with one letter is 70 px wide and not 10. 67, 78, 88, 92, 109 and 156
# have 10. What spans needs "width: 0; min-width: 100%".
# Needs Node, npm, and Debian's libnss3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > page.html <<'HTML'
<!DOCTYPE html>
<style>
div { width: 160px; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; font: 16px/20px monospace }
p { grid-column: 1 / -1; margin: 0 }
</style>
<div id="plain"><b>B</b><i>Bartholomew</i><u>13</u><p>takes the trick</p></div>
<div id="mended"><b>B</b><i>Bartholomew</i><u>13</u><p style="width: 0; min-width: 100%">takes the trick</p></div>
<script>
document.title = ["plain", "mended"].map(function (id) {
  return id + " " + Math.round(document.querySelector("#" + id + " b").getBoundingClientRect().width);
}).join(", ");
</script>
HTML
seen() {
  mkdir "$1"
  (cd "$1" && npm pack --silent "chrome-aws-lambda@$1" > /dev/null && tar xzf ./*.tgz)
  node -e 'const fs = require("fs"); fs.writeFileSync(process.argv[2], require("zlib").brotliDecompressSync(fs.readFileSync(process.argv[1])))' \
    "$1/package/bin/chromium.br" "$1/chromium"
  chmod +x "$1/chromium"
  "$1/chromium" --headless --no-sandbox --disable-gpu --single-process --no-zygote --dump-dom "file://$folder/page.html" 2> /dev/null |
    sed -n 's:.*<title>\(.*\)</title>.*:\1:p'
}
before=$(seen 1.20.4)
in80=$(seen 2.1.1)
echo "78: $before"
echo "80: $in80"
[ "$before" = "plain 10, mended 10" ] && [ "$in80" = "plain 70, mended 10" ]
