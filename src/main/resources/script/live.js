// Keeps an open sheet up to date, and what it needs offline, and warns if its ledger has lost what this device has seen.

import { answerBy, connection, fetchPage, padFields, sheet, show, updateConnection } from "./pages.js";
import { begunHere } from "./queue.js";
import { forget } from "./storage.js";

const root = document.documentElement;

// --- entries by other devices ---

const REFUSED_FOR_MILLIS = 10000;
/** The service sends a heartbeat every 15 seconds. A connection may fall silent without an error, and so may a new one. */
const MILLIS_OF_SILENCE = 32000, MILLIS_TO_OPEN = 8000;
let stream, streaming, latest = 0, refreshing, asking, silence;

/** One stream for a visible sheet, none for a hidden one: a new stream sends the current version at once. */
function watch() {
  const address = document.hidden || begunHere(sheet()?.dataset.url) ? undefined : sheet()?.dataset.stream;
  if (address === streaming) return;
  stream?.close();
  streaming = address;
  latest = 0;
  clearTimeout(silence);
  if (!address) return;
  const opened = stream = new EventSource(address);
  const heard = (millis) => {
    clearTimeout(silence);
    silence = setTimeout(reopen, millis);
  };
  heard(MILLIS_TO_OPEN);
  for (const event of ["open", "heartbeat", "message"]) opened.addEventListener(event, () => heard(MILLIS_OF_SILENCE));
  opened.onopen = () => {
    // What was asked over the silent connection may never be answered.
    asking?.abort();
    updateConnection({ lost: false });
    // The table may have gone on while nobody said so: the stream tells of this game alone.
    if (ended) refreshIfNewer(true);
  };
  opened.onmessage = ({ data }) => {
    latest = JSON.parse(data).version;
    refreshIfNewer();
  };
  opened.addEventListener("notice", () => refreshIfNewer(true));
  opened.addEventListener("lost-entries", ({ data }) => {
    const lost = JSON.parse(data);
    latest = lost.version;
    loseEntries(lost.seen);
    refreshIfNewer(true);
  });
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return updateConnection({ lost: true });
    if (opened !== stream) return;
    clearTimeout(silence);
    // A refused stream may be no lost network: reloading the sheet shows that.
    refreshIfNewer(true);
    setTimeout(() => {
      if (opened === stream) streaming = undefined;
      watch();
    }, REFUSED_FOR_MILLIS);
  };
}

function reopen() {
  streaming = undefined;
  watch();
  refreshIfNewer(!connection.lost);
}

/**
 * Refreshes an outdated sheet, unless an entry of this page is being sent: the answer to that shows the sheet. One that is drawn here
 * is refreshed when what waits has been sent.
 */
export function refreshIfNewer(anyway) {
  const now = sheet();
  const isOld = latest > now?.dataset.version && !("here" in root.dataset);
  if (connection.entering || !now || !(anyway || isOld)) return;
  const end = (again, anyway) => {
    refreshing = undefined;
    if (again) refreshIfNewer(anyway);
  };
  refreshing = refreshing ?? refresh().then(end, ({ message }) => end(message === "aborted", true));
}

/** Sends the pad's fields along, and again if they have changed before the answer. */
async function refresh() {
  let requested, answered;
  do {
    asking = new AbortController();
    requested = currentAddress();
    answered = await fetchPage(requested, { asks: true, signal: asking.signal });
  } while (sheet() && currentAddress() !== requested);
  // The game was erased, or its ledger is damaged: the reloaded page says which.
  if ([410, 500].includes(answered.answer.status) && sheet() && !connection.entering) location.reload();
  const isWanted = answered.answer.ok && sheet() && !connection.entering;
  if (isWanted) show(answered.html);
  return isWanted;
}

/** The page's address: with the pad's fields, or with the panel that is open. */
function currentAddress() {
  const { url } = sheet().dataset;
  if (document.querySelector("form.pad-form:not([hidden])")) return url + "?" + padFields();
  return location.pathname === url ? url + location.search : url;
}

document.addEventListener("sheet:shown", () => {
  watch();
  refreshIfNewer();
  keepLater();
});
document.addEventListener("service:reached", () => refreshIfNewer(true));
document.addEventListener("visibilitychange", watch);
addEventListener("pageshow", watch);
addEventListener("pagehide", () => { stream?.close(); streaming = undefined; clearTimeout(silence); });
addEventListener("offline", () => updateConnection({ lost: true }));
addEventListener("online", () => { streaming = undefined; watch(); });

// --- the table's next game ---

let ended;

/** A device that scores goes on to a game that begins while it shows the result of the one before. */
function goOn() {
  const { url, next } = sheet()?.dataset ?? {};
  if (next && ended === url) location.assign(next);
  ended = !next && document.getElementById("result") && url;
}
document.addEventListener("sheet:shown", goOn);
goOn();

// --- a ledger without what this device has seen ---

// This device remembers the last head of each ledger that it has seen: a chain of hashes can't show by itself that its end was cut off,
// or that it was rewritten as a whole.

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
  for (const each of box.querySelectorAll("p, .button")) each.hidden = !each.classList.contains(said);
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
  if (!target.closest("#go-on")) return;
  remember(sheet().dataset);
  broken = undefined;
  warn();
});

/** The stream knows it without a stored head. The sheet is refreshed next, and says it. */
function loseEntries(seen) {
  if (sheet()?.dataset.head) broken = { game: path(sheet().dataset), seen, lost: true };
}

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

// --- what is kept for use offline ---

const MILLIS_TO_KEEP = 1000;
let keeping, hasKept;

/** Loaded when it is needed, or when nothing else is loading. */
const local = () => import("./local.js");
answerBy(local);

/** Once the page is usable, and the service has answered; later entries at once. */
function keepLater() {
  clearTimeout(keeping);
  const idle = window.requestIdleCallback ?? setTimeout;
  keeping = setTimeout(() => idle(async () => {
    if (connection.lost || "here" in root.dataset) return;
    (await local()).keepAll();
    hasKept = true;
  }), hasKept ? 0 : MILLIS_TO_KEEP);
}

if (navigator.serviceWorker && !connection.lost) navigator.serviceWorker.register("/worker.js?v=" + root.dataset.build);

for (const { dataset } of document.querySelectorAll("[data-erased]")) {
  forget(dataset.erased || location.pathname.split("/", 3).join("/"));
}

updateConnection({});
addEventListener("load", keepLater);
watch();

// Not needed at first; by taps and keys or a moment later, since watchers do neither.
const MILLIS_TO_THE_REST = 3000;
const loadTheRest = () => {
  for (const script of ["./awake.js", "./moments.js", "./zone.js", "./paper.js"]) import(script).catch(() => {});
};
for (const event of ["pointerdown", "keydown"]) addEventListener(event, loadTheRest, { once: true });
addEventListener("load", () => setTimeout(loadTheRest, MILLIS_TO_THE_REST));
