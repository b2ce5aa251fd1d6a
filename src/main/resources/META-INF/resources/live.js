// Keeps an open sheet as the ledger has it, a copy of it for when the network is gone, and the screen awake.

import { ask, net, onThePad, sheet, show, tell } from "./pages.js";

const root = document.documentElement;

// --- what others enter ---

const REFUSED_FOR_MILLIS = 10000;
let stream, streaming, latest = 0, reading;

/** One stream for the sheet that is looked at; none for one that is hidden: on waking it tells the version at once. */
function watch() {
  const address = document.hidden ? undefined : sheet()?.dataset.stream;
  if (address === streaming) return;
  stream?.close();
  streaming = address;
  latest = 0;
  copySeen(sheet()?.dataset.url);
  if (!address) return;
  const opened = stream = new EventSource(address);
  opened.onopen = () => tell({ lost: false });
  opened.onmessage = ({ data }) => {
    latest = JSON.parse(data).version;
    follow();
  };
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return tell({ lost: true });
    if (opened !== stream) return;
    // Refused, it says nothing of the network: reading the sheet does.
    streaming = undefined;
    follow(true);
    setTimeout(watch, REFUSED_FOR_MILLIS);
  };
}

/** Not while an entry of this device is on its way: its answer shows the sheet, too. */
export function follow(anyway) {
  const now = sheet();
  if (net.sending || !now || !(anyway || latest > now.dataset.version)) return;
  reading ??= read().catch(() => false).then((shown) => {
    reading = undefined;
    if (shown) follow();
  });
}

/** What is on the pad is sent along, and once more if something was tapped meanwhile. */
async function read() {
  let asked, answered;
  do {
    asked = wished();
    answered = await ask(asked);
  } while (sheet() && wished() !== asked);
  // Erased meanwhile: what is read anew says so, and leaves no copy.
  if (answered.answer.status === 404 && sheet() && !net.sending) location.reload();
  const isWanted = answered.answer.ok && sheet() && !net.sending;
  if (isWanted) show(answered.html);
  return isWanted;
}

/** The page as it is by now: with what is on the pad, or else beside the panel that its address asks for. */
function wished() {
  const { url } = sheet().dataset;
  if (document.querySelector("form.pad-form:not([hidden])")) return url + "?" + onThePad();
  return location.pathname === url ? url + location.search : url;
}

document.addEventListener("sheet:shown", ({ detail: html }) => {
  watch();
  follow();
  if (html && sheet()) copy(html);
});
document.addEventListener("service:reached", () => follow(true));
document.addEventListener("visibilitychange", watch);
addEventListener("pageshow", watch);
addEventListener("pagehide", () => { stream?.close(); streaming = undefined; });
addEventListener("offline", () => tell({ lost: true }));
addEventListener("online", () => { streaming = undefined; watch(); });

// --- a copy for when the network is gone: only where the browser has service workers, on https or this very machine ---

const cacheName = "lasttrick-" + root.dataset.build;

async function copy(html) {
  if (!navigator.serviceWorker) return;
  const page = new Response(html, { headers: { "Content-Type": "text/html;charset=UTF-8", Date: new Date().toUTCString() } });
  await (await caches.open(cacheName)).put(sheet().dataset.url, page);
}

/** What is seen before there is a worker, and a sheet that a form or a link led to, is fetched for it. */
async function copyOf(url) {
  const cache = await caches.open(cacheName);
  const parts = [...document.querySelectorAll("head [src], head link")].map((part) => part.src ?? part.href);
  const first = await cache.match("/live.js") ? [] : ["/", ...parts];
  await cache.addAll(first);
  const seen = url && !await cache.match(url) && await fetch(url);
  if (seen?.ok) await copy(await seen.text());
}

const copySeen = (url) => { if (navigator.serviceWorker && !net.lost) copyOf(url).catch(() => {}); };

if (navigator.serviceWorker && !net.lost) navigator.serviceWorker.register("/worker.js?v=" + root.dataset.build);
for (const place of document.querySelectorAll(".copied")) {
  place.textContent = new Date(root.dataset.copy).toLocaleTimeString(root.lang, { timeStyle: "short" });
}

// --- the screen stays awake while a sheet is looked at, where the browser can and nobody switched it off; the page says
// so only while it is true ---

let lock, locking;

function wanted() {
  try {
    return localStorage.getItem("awake") !== "off";
  } catch {
    return true;
  }
}

const sayWhetherAwake = () => { root.dataset.awake = lock ? "on" : "off"; };

async function hold() {
  if (!sheet() || document.hidden || !wanted()) return lock?.release();
  if (lock && !lock.released || locking) return;
  locking = true;
  try {
    const got = lock = await navigator.wakeLock.request("screen");
    got.onrelease = () => {
      if (lock === got) lock = undefined;
      sayWhetherAwake();
    };
  } catch { /* the battery is low, say */ }
  locking = false;
  sayWhetherAwake();
}

if (navigator.wakeLock) {
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("#awake")) return;
    try {
      localStorage.setItem("awake", lock ? "off" : "on");
    } catch { /* in private windows */ }
    lock ? lock.release() : hold();
  });
  document.addEventListener("sheet:shown", hold);
  document.addEventListener("visibilitychange", hold);
  addEventListener("pageshow", hold);
  sayWhetherAwake();
  hold();
}

for (const { dataset } of document.querySelectorAll("[data-erased]")) {
  globalThis.caches?.open(cacheName).then((cache) => cache.delete(dataset.erased)).catch(() => {});
}

tell({});
if (!sheet()) copySeen();
watch();
