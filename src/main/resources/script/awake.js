// The screen stays awake while a sheet is visible.

import { sheet } from "./pages.js";

const root = document.documentElement;
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
