// Remembers the last head of each ledger that this device has seen, and warns if the ledger no longer contains it: a
// chain of hashes can't show by itself that its end was cut off, or that it was rewritten as a whole.

import { sheet } from "./pages.js";

const root = document.documentElement;
let broken;

/** The path of the sheet, also on the page of the totals alone. */
const path = ({ game, url }) => game ?? url;

const key = (shown) => "head " + path(shown);

function stored(shown) {
  try {
    return JSON.parse(localStorage.getItem(key(shown)));
  } catch {
    return null;
  }
}

/** @param lost whether the ledger has been found to be without that entry */
function remember(shown, lost) {
  try {
    localStorage.setItem(key(shown), JSON.stringify({ version: Number(shown.version), head: shown.head, lost }));
  } catch { /* in private windows */ }
}

/**
 * @param found the game, the last version of it that this device has seen, whether the whole game is gone, and whether the
 *     ledger ended before that version when this was found: it grows again while the missing hands are entered
 */
function warn(found) {
  if (found) broken = found;
  const box = document.getElementById("broken");
  if (!box) return;
  box.hidden = broken?.game !== path(sheet().dataset);
  const said = broken?.gone ? "gone" : broken?.lost ? "lost" : "rewritten";
  for (const each of box.querySelectorAll("p")) each.hidden = !each.classList.contains(said);
  for (const each of box.querySelectorAll(".button")) each.hidden = said === "gone";
  for (const each of box.querySelectorAll(".seen")) each.textContent = broken?.seen ?? "";
}

/** Compares with the stored head, which another tab may have updated. A page drawn on this device proves nothing. */
async function check() {
  if (broken?.gone && !("here" in root.dataset)) broken = undefined;
  const told = document.getElementById("broken")?.dataset.seen;
  warn(told && { game: path(sheet().dataset), seen: told, lost: true });
  if (!sheet()?.dataset.head || "here" in root.dataset) return;
  const shown = { ...sheet().dataset };
  const last = stored(shown);
  if (!last) return remember(shown);
  if (last.head === shown.head) return;
  const answer = await fetch(`/api${path(shown)}/verification?head=${last.head}`).catch(() => undefined);
  const { valid, contains } = answer?.ok ? await answer.json().catch(() => ({})) : {};
  if (valid === false || contains === false) {
    const lost = last.lost || last.version > shown.version;
    if (lost) remember({ ...shown, ...last }, lost);
    return warn({ game: path(shown), seen: last.version, lost });
  }
  if (contains && shown.version > (stored(shown)?.version ?? 0)) remember(shown);
}

document.addEventListener("click", ({ target }) => {
  if (target.id !== "go-on") return;
  remember(sheet().dataset);
  broken = undefined;
  warn();
});

/** The stream knows it without a stored head. The sheet is refreshed next, and says it. */
document.addEventListener("entries:lost", ({ detail: seen }) => {
  if (sheet()?.dataset.head) broken = { game: path(sheet().dataset), seen, lost: true };
});

/** Not erased: an older backup was restored. The open sheet, or what this device keeps of it, is left. */
document.addEventListener("game:missing", () => {
  const shown = sheet()?.dataset;
  const recorded = "here" in root.dataset ? 0 : shown?.version;
  if (shown?.head) warn({ game: path(shown), seen: Math.max(recorded, stored(shown)?.version ?? 0), gone: true });
});

/** A page in place of the sheet, of which this device keeps nothing. */
const missing = document.getElementById("missing");
if (missing?.hidden) {
  const last = stored({ url: location.pathname.split("/", 3).join("/") });
  missing.hidden = !last;
  missing.nextElementSibling.hidden = Boolean(last);
  missing.querySelector(".seen").textContent = last?.version ?? "";
}

document.addEventListener("sheet:shown", check);
check();
