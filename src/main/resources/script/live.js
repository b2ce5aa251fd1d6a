// Keeps an open sheet up to date, what it needs offline, and the screen awake.

import { begunHere, connection, fetchPage, padFields, sheet, show, updateConnection } from "./pages.js";
import { forget } from "./storage.js";

const root = document.documentElement;

// --- entries by other devices ---

const REFUSED_FOR_MILLIS = 10000;
/** The service sends a heartbeat every 15 seconds. A connection may fall silent without an error, and so may a new one. */
const MILLIS_OF_SILENCE = 32000, MILLIS_TO_OPEN = 8000;
let stream, streaming, latest = 0, refreshing, silence;

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
  opened.onopen = () => updateConnection({ lost: false });
  opened.onmessage = ({ data }) => {
    latest = JSON.parse(data).version;
    refreshIfNewer();
  };
  opened.addEventListener("notice", () => refreshIfNewer(true));
  opened.addEventListener("lost-entries", ({ data }) => {
    const lost = JSON.parse(data);
    latest = lost.version;
    document.dispatchEvent(new CustomEvent("entries:lost", { detail: lost.seen }));
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
  refreshing = refreshing ?? refresh().catch(() => false).then((shown) => {
    refreshing = undefined;
    if (shown) refreshIfNewer();
  });
}

/** Sends the pad's fields along, and again if they have changed before the answer. */
async function refresh() {
  let requested, answered;
  do {
    requested = currentAddress();
    answered = await fetchPage(requested, { asks: true });
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

// --- what is kept for use offline ---

const MILLIS_TO_KEEP = 1000;
let keeping, hasKept;

/** Once the page is usable, and the service has answered; later entries at once. */
function keepLater() {
  clearTimeout(keeping);
  const idle = window.requestIdleCallback ?? setTimeout;
  keeping = setTimeout(() => idle(async () => {
    const shown = sheet()?.dataset;
    if (connection.lost || "here" in root.dataset) return;
    const { keep, keepBook, keepShell } = await import("./local.js");
    import("./waiting.js").then(({ adoptOld }) => adoptOld()).catch(() => {});
    const book = document.querySelector(".new-game[data-book]")?.dataset.book;
    if (book) keepBook(book).catch(() => {});
    if (shown?.head) keep({ ...shown }, !document.querySelector(".game.watching")).catch(() => {});
    keepShell().catch(() => {});
    hasKept = true;
  }), hasKept ? 0 : MILLIS_TO_KEEP);
}

if (navigator.serviceWorker && !connection.lost) navigator.serviceWorker.register("/worker.js?v=" + root.dataset.build);

// --- the screen stays awake while a sheet is visible ---

let lock, locking;

function isAwakeWanted() {
  try {
    return localStorage.getItem("awake") !== "off";
  } catch {
    return true;
  }
}

const showAwake = () => { root.dataset.awake = lock ? "on" : "off"; };

async function keepAwake() {
  if (!sheet() || document.hidden || !isAwakeWanted()) return lock?.release();
  if (lock && !lock.released || locking) return;
  locking = true;
  try {
    const acquired = lock = await navigator.wakeLock.request("screen");
    acquired.onrelease = () => {
      if (lock === acquired) lock = undefined;
      showAwake();
    };
  } catch { /* for example on low battery */ }
  locking = false;
  showAwake();
}

if (navigator.wakeLock) {
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("#awake")) return;
    try {
      localStorage.setItem("awake", lock ? "off" : "on");
    } catch { /* in private windows */ }
    lock ? lock.release() : keepAwake();
  });
  document.addEventListener("sheet:shown", keepAwake);
  document.addEventListener("visibilitychange", keepAwake);
  addEventListener("pageshow", keepAwake);
  showAwake();
  keepAwake();
}

for (const { dataset } of document.querySelectorAll("[data-erased]")) {
  forget(dataset.erased || location.pathname.split("/", 3).join("/"));
}

updateConnection({});
addEventListener("load", keepLater);
watch();
