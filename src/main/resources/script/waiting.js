// What is seldom needed while entries wait: the sheet as this device draws it, and what becomes of entries that are held.

import { following } from "./conflicts.js";
import { refreshIfNewer } from "./live.js";
import { answer } from "./local.js";
import { fetchPage, parse, scrollToHand, show, showFrom, shownPath, updateConnection } from "./pages.js";
import { begunHere, isHeldAt } from "./queue.js";
import * as storage from "./storage.js";

const MILLIS_TO_ANOTHER_TRY = 3000;

/** What this device has taken, or why not. */
export async function showTaken(form, { html, address }) {
  navigator.storage?.persist?.();
  if (form.path !== (shownPath() ?? location.pathname)) return;
  address = address || form.path;
  if (html) return show(html, address, false, form.to);
  const next = await answer(address);
  if (next) show(next.html, address, true, form.to);
  scrollToHand(form);
}

/** As without script. It has the same command id, so that it is recorded once. */
export async function post(form) {
  await storage.change({ remove: [form] });
  const plain = Object.assign(document.createElement("form"), { method: "post", action: form.to, hidden: true });
  const field = ([name, value]) => Object.assign(document.createElement("input"), { name, value });
  plain.append(...[...new URLSearchParams(form.body)].map(field));
  document.body.append(plain);
  plain.submit();
}

/** What is held is in the file alone, from then on. */
export async function saveHeld() {
  const forms = await storage.forms();
  const held = forms.filter((form) => isHeldAt(form, shownPath()));
  const mine = [...new Set(held.flatMap((form) => following(form, forms)))];
  const lines = mine.map(({ what, at, to, body }) => ({ what, at: new Date(at), to, fields: [...new URLSearchParams(body)] }));
  const href = URL.createObjectURL(new Blob([JSON.stringify(lines, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "last-trick.json" }).click();
  await storage.change({ remove: mine });
  refreshIfNewer(true);
}

// --- in place of a page that the service can't answer, or of a game that it no longer has ---

export async function openHere() {
  const now = await storage.movedTo(location.pathname);
  if (now) return location.replace(now);
  updateConnection({ lost: true });
  const page = await answer(location.href);
  if (page) {
    const isMissing = document.querySelector("[data-missing]") && !begunHere(location.href);
    showFrom(page, location.href);
    if (isMissing) document.dispatchEvent(new Event("game:missing"));
  } else if (document.querySelector("[data-shell]")) {
    fetchPage(location.href).then(showOrReload, () => setTimeout(openHere, MILLIS_TO_ANOTHER_TRY));
  }
}

/** A sheet fits into the shell. The worker might answer a reload with the shell again. */
function showOrReload(page) {
  const { build } = parse(page.html).documentElement.dataset;
  const fits = build === document.documentElement.dataset.build && page.html.includes("id=\"live\"");
  if (fits) showFrom(page, location.href);
  else location.reload();
}
