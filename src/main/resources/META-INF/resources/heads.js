// Remembers the last head of each ledger that this device saw, and says so when the ledger no longer goes on from there: a
// chain of hashes can't tell by itself that its end was cut off, or that all of it was written anew.

import { sheet } from "./pages.js";

const root = document.documentElement;
let broken;

const key = (url) => "head " + url;

function seen(url) {
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

/**
 * What is on disk is asked, not the page: another tab may have seen a later one meanwhile, and an answer may have been
 * overtaken. A copy from when the network was there proves nothing.
 */
async function look() {
  warn();
  if (!sheet()?.dataset.head || "copy" in root.dataset) return;
  const shown = { ...sheet().dataset };
  const before = seen(shown.url);
  if (!before) return remember(shown);
  if (before.head === shown.head) return;
  const answer = await fetch(`/api${shown.url}/verification?head=${before.head}`).catch(() => undefined);
  const { valid, contains } = answer?.ok ? await answer.json().catch(() => ({})) : {};
  if (valid === false || contains === false) return warn(shown.url);
  if (contains && shown.version > (seen(shown.url)?.version ?? 0)) remember(shown);
}

document.addEventListener("click", ({ target }) => {
  if (target.id !== "go-on") return;
  remember(sheet().dataset);
  broken = undefined;
  warn();
});

document.addEventListener("sheet:shown", look);
look();
