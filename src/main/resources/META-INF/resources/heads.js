// Remembers the last head of each ledger that this device has seen, and warns if the ledger no longer contains it: a
// chain of hashes can't show by itself that its end was cut off, or that it was rewritten as a whole.

import { sheet } from "./pages.js";

const root = document.documentElement;
let broken;

const key = (url) => "head " + url;

function stored(url) {
  try {
    return JSON.parse(localStorage.getItem(key(url)));
  } catch {
    return null;
  }
}

function remember({ url, version, head }) {
  try {
    localStorage.setItem(key(url), JSON.stringify({ version: Number(version), head }));
  } catch { /* in private windows */ }
}

function warn(url) {
  if (url) broken = url;
  const box = document.getElementById("broken");
  if (box) box.hidden = sheet()?.dataset.url !== broken;
}

/** Compares with the stored head, which another tab may have updated. An offline copy of the page proves nothing. */
async function check() {
  warn();
  if (!sheet()?.dataset.head || "copy" in root.dataset) return;
  const shown = { ...sheet().dataset };
  const last = stored(shown.url);
  if (!last) return remember(shown);
  if (last.head === shown.head) return;
  const answer = await fetch(`/api${shown.url}/verification?head=${last.head}`).catch(() => undefined);
  const { valid, contains } = answer?.ok ? await answer.json().catch(() => ({})) : {};
  if (valid === false || contains === false) return warn(shown.url);
  if (contains && shown.version > (stored(shown.url)?.version ?? 0)) remember(shown);
}

document.addEventListener("click", ({ target }) => {
  if (target.id !== "go-on") return;
  remember(sheet().dataset);
  broken = undefined;
  warn();
});

document.addEventListener("sheet:shown", check);
check();
