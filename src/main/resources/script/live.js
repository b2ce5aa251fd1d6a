// Keeps an open sheet up to date, a copy of it for use offline, and the screen awake.

import { connection, fetchPage, padFields, sheet, show, updateConnection } from "./pages.js";

const root = document.documentElement;

// --- entries by other devices ---

const REFUSED_FOR_MILLIS = 10000;
let stream, streaming, latest = 0, refreshing;

/** One stream for a visible sheet, none for a hidden one: a new stream sends the current version at once. */
function watch() {
  const address = document.hidden ? undefined : sheet()?.dataset.stream;
  if (address === streaming) return;
  stream?.close();
  streaming = address;
  latest = 0;
  copyLater(sheet()?.dataset.url);
  if (!address) return;
  const opened = stream = new EventSource(address);
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
    // A refused stream may be no lost network: reloading the sheet shows that.
    streaming = undefined;
    refreshIfNewer(true);
    setTimeout(watch, REFUSED_FOR_MILLIS);
  };
}

/** Refreshes an outdated sheet, unless this device is sending an entry: the answer to that shows the sheet. */
export function refreshIfNewer(anyway) {
  const now = sheet();
  if (connection.sending || !now || !(anyway || latest > now.dataset.version)) return;
  refreshing ??= refresh().catch(() => false).then((shown) => {
    refreshing = undefined;
    if (shown) refreshIfNewer();
  });
}

/** Sends the pad's fields along, and again if they have changed before the answer. */
async function refresh() {
  let requested, answered;
  do {
    requested = currentAddress();
    answered = await fetchPage(requested);
  } while (sheet() && currentAddress() !== requested);
  // The game was erased, which deletes the copy, or its ledger is damaged: the reloaded page says which.
  if ([410, 500].includes(answered.answer.status) && sheet() && !connection.sending) location.reload();
  const isWanted = answered.answer.ok && sheet() && !connection.sending;
  if (isWanted) show(answered.html);
  return isWanted;
}

/** The page's address: with the pad's fields, or with the panel that is open. */
function currentAddress() {
  const { url } = sheet().dataset;
  if (document.querySelector("form.pad-form:not([hidden])")) return url + "?" + padFields();
  return location.pathname === url ? url + location.search : url;
}

document.addEventListener("sheet:shown", ({ detail: html }) => {
  watch();
  refreshIfNewer();
  if (html && sheet()) copy(html);
});
document.addEventListener("service:reached", () => refreshIfNewer(true));
document.addEventListener("visibilitychange", watch);
addEventListener("pageshow", watch);
addEventListener("pagehide", () => { stream?.close(); streaming = undefined; });
addEventListener("offline", () => updateConnection({ lost: true }));
addEventListener("online", () => { streaming = undefined; watch(); });

// --- a copy for use offline, where browsers have service workers ---

const cacheName = "lasttrick-" + root.dataset.build;

async function copy(html) {
  if (!navigator.serviceWorker) return;
  const page = new Response(html, { headers: { "Content-Type": "text/html;charset=UTF-8", Date: new Date().toUTCString() } });
  await (await caches.open(cacheName)).put(sheet().dataset.url, page);
}

/** Copies what the worker has not fetched itself: pages loaded before it ran, and sheets opened in place. */
async function copyOf(url) {
  const cache = await caches.open(cacheName);
  const parts = [...document.querySelectorAll("head [src], head link")].map((part) => part.src ?? part.href);
  const first = await cache.match(import.meta.url) ? [] : ["/", ...parts];
  await cache.addAll(first);
  const seen = url && !await cache.match(url) && await fetch(url);
  if (seen?.ok) await copy(await seen.text());
}

const copyLater = (url) => { if (navigator.serviceWorker && !connection.lost) copyOf(url).catch(() => {}); };

if (navigator.serviceWorker && !connection.lost) navigator.serviceWorker.register("/worker.js?v=" + root.dataset.build);
for (const place of document.querySelectorAll(".copied")) {
  place.textContent = new Date(root.dataset.copy).toLocaleTimeString(root.lang, { timeStyle: "short" });
}

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
  // The start page's copy lists the game.
  globalThis.caches?.open(cacheName).then(async (cache) => {
    if (await cache.delete(dataset.erased)) await cache.add("/");
  }).catch(() => {});
}

updateConnection({});
if (!sheet()) copyLater();
watch();
