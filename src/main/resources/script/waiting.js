// What is seldom needed of the queue: entries that this device takes and that are sent later, what becomes of them, and pages that
// are drawn in place of the service's.

import { answer, adopt, settle, sheetOf, take } from "./local.js";
import { begunHere, fetchPage, parse, show, updateConnection } from "./pages.js";
import { isWaiting, scrollToHand, send, showFrom, shownPath, waits } from "./queue.js";
import * as storage from "./storage.js";

const MILLIS_TO_ANOTHER_TRY = 3000;

/** Answers a form here, if the service has not done so by now. */
export async function takeHere(form) {
  if (!await waits(form)) return;
  const page = await take(form);
  if (!page || page.html && !await waits(form)) return;
  navigator.storage?.persist?.();
  if (page.html) await storage.change({ remove: [form] });
  if (form.path !== (shownPath() ?? location.pathname)) return;
  const address = page.address || form.path;
  if (page.html) return show(page.html, address, false, form.to);
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

/** The base has what the service has answered. */
export async function settled(form, url) {
  const { begins } = (await storage.forms()).find(({ n }) => n === form.n) ?? {};
  if (!begins) return settle(form.path, form);
  const wasShown = shownPath() === begins;
  await adopt({ ...form, begins }, sheetOf(url));
  if (wasShown) showFrom(await fetchPage(sheetOf(url)), sheetOf(url));
}

/** What others have entered since comes first: it may be the same. */
export async function sendTaken(form) {
  // If the service can't be reached, the form fails with its reason.
  await settle(form.path).catch(() => {});
  if (!await isNext(form)) return;
  const rest = async () => following(form, (await storage.forms()).filter(isWaiting));
  let page;
  try {
    page = await send(form);
  } catch (failure) {
    // The service may have lost the game, with a part of its data.
    if (failure.message === "missing") return hold(await rest(), failure.reason);
    throw failure;
  }
  const { answer: { ok, status, url }, html } = page;
  if (status === 410) {
    await storage.change({ remove: following(form, await storage.forms()) });
    await storage.forget(form.path);
    if (form.path === shownPath()) location.reload();
    return;
  }
  if (ok) return settled(form, url);
  await settle(form.path);
  if (await isNext(form)) await hold(await rest(), alertOf(html));
}

/** A form with the rest of its game, and with the games that follow from it. */
export function following(first, forms) {
  const paths = new Set([first.path === "/" ? first.begins : first.path]);
  return forms.filter((form) => {
    const follows = form.n === first.n || paths.has(form.path);
    if (follows && form.begins) paths.add(form.begins);
    return follows;
  });
}

/** Those of games that were begun here, and that the service has by now. */
export async function followMoved() {
  for (const form of await storage.forms()) {
    const path = begunHere(form.path) && await storage.movedTo(form.path);
    if (path) await storage.change({ put: [{ ...form, path, to: form.to.replace(form.path, path) }] });
  }
}

/** Stays on this device until somebody decides, with what the service says of the first one. */
export const hold = (forms, reason) => storage.change({ put: forms.map((form) => ({ ...form, held: true, reason })) });

export const alertOf = (html) => parse(html).querySelector("main [role=alert], main h1, .ask h2")?.textContent.trim();

const isNext = async ({ n }) => (await storage.forms()).some((form) => form.n === n && !form.held);

// --- in place of a page that the service can't answer, or of a game that it no longer has ---

export async function openHere() {
  const now = await storage.movedTo(location.pathname);
  if (now) return location.replace(now);
  updateConnection({ lost: true });
  const page = await answer(location.href);
  if (page) {
    const isMissing = document.querySelector("[data-missing]") && !begunHere(location.href);
    show(page.html, location.href, true);
    if (isMissing) document.dispatchEvent(new Event("game:missing"));
  } else if (document.querySelector("[data-shell]")) {
    fetchPage(location.href).then(showOrReload, () => setTimeout(openHere, MILLIS_TO_ANOTHER_TRY));
  }
}

/** A sheet fits into the shell. The worker might answer a reload with the shell again. */
function showOrReload({ html }) {
  const { build } = parse(html).documentElement.dataset;
  const fits = build === document.documentElement.dataset.build && html.includes("id=\"live\"");
  if (fits) show(html, location.href, true);
  else location.reload();
}

/** Entries of an earlier build of this page. */
export async function adoptOld() {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith("waiting "))) {
    const entry = JSON.parse(localStorage.getItem(key));
    const fields = new URLSearchParams(entry.body);
    const version = Number(fields.get("decided") ?? fields.get("version"));
    await storage.add({ ...entry, path: key.split(" ")[1], version, at: Date.now() });
    localStorage.removeItem(key);
  }
}
